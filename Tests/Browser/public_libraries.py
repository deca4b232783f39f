"""Saves pages of Trac, an issue tracker, of Calibre-Web, a library of books, and of a blog that Nikola makes, as they show them, a file for each
language, for `rooms_public.py`.

    for app in trac calibre nikola; do python3 Tests/Browser/public_libraries.py FOLDER/twelfth $app; done

Needs `pip install Trac calibreweb Nikola 'setuptools<80'`.
"""
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile

out, app = sys.argv[1:]
LANGUAGES = {"en": "en", "de": "de", "fr": "fr", "ru": "ru", "ja": "ja", "pl": "pl", "es": "es", "it": "it", "zh_CN": "zh-cn",
             "nl": "nl", "tr": "tr", "pt_BR": "pt-br", "uk": "uk"}


def save(name, code, page):
    folder = os.path.join(out, f"{app}-{name}")
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, code + ".html"), "wb") as file:
        file.write(page)


def packaged(name, *path):
    return os.path.join(os.path.dirname(importlib.util.find_spec(name).origin), *path)


def trac():
    from trac.env import Environment
    from trac.perm import PermissionSystem
    from trac.ticket.model import Ticket
    from trac.web.main import dispatch_request
    from werkzeug.test import Client

    path = os.path.join(tempfile.mkdtemp(), "trac")
    environment = Environment(path, create=True, options=[
        ("trac", "database", "sqlite:db/trac.db"), ("project", "name", "Example"), ("components", "trac.admin.*", "enabled")])
    PermissionSystem(environment).grant_permission("admin", "TRAC_ADMIN")
    ticket = Ticket(environment)
    ticket.populate({"summary": "An example", "reporter": "admin", "status": "new", "type": "defect", "priority": "major"})
    ticket.insert()
    pages = {
        "wiki": "/wiki", "edit": "/wiki/Example?action=edit", "timeline": "/timeline", "roadmap": "/roadmap", "new": "/newticket",
        "ticket": "/ticket/1", "query": "/query?status=!closed", "report": "/report", "search": "/search", "general": "/prefs",
        "language": "/prefs/localization", "basics": "/admin/general/basics", "logging": "/admin/general/logging",
        "rights": "/admin/general/perm", "versions": "/admin/ticket/versions", "milestone": "/milestone?action=new",
    }
    client = Client(dispatch_request)
    for code, tag in LANGUAGES.items():
        for name, address in pages.items():
            answer = client.get(address, environ_overrides={"REMOTE_USER": "admin", "trac.env_path": path},
                                headers={"Accept-Language": tag}, follow_redirects=True)
            if answer.status_code != 200:
                print(name, code, answer.status_code)
                continue
            save(name, code, answer.data)
    shutil.copytree(packaged("trac", "htdocs"), os.path.join(out, "chrome", "common"), dirs_exist_ok=True)


def calibre():
    folder = tempfile.mkdtemp()
    sys.argv = ["cps", "-p", os.path.join(folder, "app.db")]
    os.environ["CALIBRE_DBPATH"] = folder
    sys.path.insert(0, packaged("calibreweb"))
    import sqlite3

    from cps import db
    from sqlalchemy import create_engine
    library = os.path.join(folder, "library")
    os.mkdir(library)
    path = os.path.join(library, "metadata.db")
    with create_engine(f"sqlite:///{path}", execution_options={"schema_translate_map": {"calibre": None}}).begin() as connection:
        db.Base.metadata.create_all(connection)
    with sqlite3.connect(path) as connection:
        for sql in [
            "create table if not exists library_id (id integer primary key, uuid text not null)",
            "insert into library_id (id, uuid) values (1, '6d0e8a4e-0000-4000-8000-000000000000')",
            "insert into authors (id, name, sort, link) values (1, 'Jane Doe', 'Doe, Jane', '')",
            "insert into books (id, title, sort, author_sort, timestamp, pubdate, series_index, last_modified, path, has_cover, uuid) values "
            "(1, 'An example', 'Example, An', 'Doe, Jane', '2020-01-01 00:00:00.000000', '2020-01-01 00:00:00.000000', '1.0', "
            "'2020-01-01 00:00:00.000000', 'a', 0, 'x')",
            "insert into books_authors_link (book, author) values (1, 1)",
        ]:
            connection.execute(sql)
    import cps.main as program
    from cps import app as flask, config, db, ub, web_server
    web_server.start = lambda: True
    try:
        program.main()
    except SystemExit:
        pass
    config.config_calibre_dir = library
    config.db_configured = True
    config.save()
    db.CalibreDB.update_config(config, library, os.path.join(folder, "app.db"))
    flask.config.update(WTF_CSRF_ENABLED=False, RATELIMIT_ENABLED=False)
    pages = {
        "login": "/login", "books": "/", "book": "/book/1", "table": "/table", "me": "/me", "admin": "/admin/view",
        "settings": "/admin/config", "look": "/admin/viewconfig", "mail": "/admin/mailsettings", "tasks": "/admin/scheduledtasks",
        "user": "/admin/user/new", "search": "/advsearch", "shelf": "/shelf/create", "about": "/stats", "database": "/admin/dbconfig",
    }
    for code, tag in LANGUAGES.items():
        user = ub.session.query(ub.User).filter(ub.User.name == "admin").first()
        user.locale = {"zh-cn": "zh_Hans_CN", "pt-br": "pt_BR"}.get(tag, tag)
        ub.session.commit()
        for name, address in pages.items():
            client = flask.test_client()
            if name != "login":
                client.post("/login", data={"username": "admin", "password": "admin123"})
            answer = client.get(address, headers={"accept-language": tag}, follow_redirects=True)
            if answer.status_code != 200:
                print(name, code, answer.status_code)
                continue
            save(name, code, answer.data)
    import cps
    shutil.copytree(os.path.join(os.path.dirname(cps.__file__), "static"), os.path.join(out, "static"), dirs_exist_ok=True)


def nikola():
    pages = {"index": "index", "archive": "archive", "year": "2012/index", "tags": "categories/index", "post": "posts/welcome-to-nikola/index"}
    for code, tag in LANGUAGES.items():
        folder = tempfile.mkdtemp()
        site = os.path.join(folder, "site")
        run = lambda *words: subprocess.run([sys.executable, "-m", "nikola", *words], cwd=folder if words[0] == "init" else site, check=True,
                                            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        run("init", "-q", "--demo", "site")
        with open(os.path.join(site, "conf.py")) as file:
            settings = re.sub(r'(?m)^DEFAULT_LANG = .*$', f'DEFAULT_LANG = "{tag.replace("-", "_")}"\nURL_TYPE = "full_path"', file.read())
        with open(os.path.join(site, "conf.py"), "w") as file:
            file.write(settings)
        run("build")
        for name, path in pages.items():
            with open(os.path.join(site, "output", path + ".html"), "rb") as file:
                save(name, code, file.read())
        shutil.copytree(os.path.join(site, "output", "assets"), os.path.join(out, "assets"), dirs_exist_ok=True)


{"trac": trac, "calibre": calibre, "nikola": nikola}[app]()
