"""Saves pages of looks of Django's administration, and of apps in it, as their own server shows them, a file for each language, for
`rooms_public.py`. One look at a time, as each replaces the templates of the others:

    for look in jazzmin unfold filer allauth; do python3 Tests/Browser/public_admins.py FOLDER/eleventh $look; done

Needs `pip install Django django-jazzmin django-unfold django-filer django-allauth`.
"""
import os
import shutil
import sys

import django
from django.conf import settings

out, look = sys.argv[1:]
LANGUAGES = {"en": "en", "de": "de", "fr": "fr", "ru": "ru", "ja": "ja", "pl": "pl", "es": "es", "it": "it", "zh_CN": "zh-hans",
             "nl": "nl", "tr": "tr", "pt_BR": "pt-br", "uk": "uk"}
APPS = {
    "jazzmin": ["jazzmin"], "unfold": ["unfold"], "filer": ["easy_thumbnails", "filer"],
    "allauth": ["allauth", "allauth.account", "allauth.socialaccount", "allauth.usersessions"],
}[look]
settings.configure(
    SECRET_KEY="x", DEBUG=False, ALLOWED_HOSTS=["*"], ROOT_URLCONF=__name__, STATIC_URL="/static/", USE_TZ=True,
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}},
    DEFAULT_AUTO_FIELD="django.db.models.BigAutoField", LANGUAGES=[(tag, tag) for tag in LANGUAGES.values()],
    INSTALLED_APPS=APPS + [
        "django.contrib.admin", "django.contrib.auth", "django.contrib.contenttypes", "django.contrib.sessions",
        "django.contrib.messages", "django.contrib.staticfiles", "django.contrib.humanize"],
    TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates", "APP_DIRS": True, "OPTIONS": {"context_processors": [
        "django.template.context_processors.request", "django.contrib.auth.context_processors.auth",
        "django.contrib.messages.context_processors.messages"]}}],
    MIDDLEWARE=["django.contrib.sessions.middleware.SessionMiddleware", "django.middleware.locale.LocaleMiddleware",
                "django.contrib.auth.middleware.AuthenticationMiddleware", "django.contrib.messages.middleware.MessageMiddleware"]
    + (["allauth.account.middleware.AccountMiddleware"] if look == "allauth" else []),
    AUTHENTICATION_BACKENDS=["django.contrib.auth.backends.ModelBackend"]
    + (["allauth.account.auth_backends.AuthenticationBackend"] if look == "allauth" else []))
django.setup()
from django.contrib import admin
from django.contrib.auth import get_user_model
from django.contrib.auth.models import Group
from django.contrib.staticfiles import finders
from django.core.management import call_command
from django.test import Client
from django.urls import include, path

urlpatterns = [path("admin/", admin.site.urls)]
if look == "allauth":
    urlpatterns.append(path("accounts/", include("allauth.urls")))
call_command("migrate", verbosity=0)
user = get_user_model().objects.create_superuser("admin", "admin@example.com", "x")
Group.objects.create(name="Readers")
if look == "filer":
    from filer.models import Folder
    folder = Folder.objects.create(name="Pictures")
    PAGES = {
        "list": (user, "/admin/filer/folder/?_pick=file"), "folder": (user, f"/admin/filer/folder/{folder.pk}/list/"),
        "edit": (user, f"/admin/filer/folder/{folder.pk}/change/"), "rights": (user, "/admin/filer/folderpermission/add/"),
        "options": (user, "/admin/filer/thumbnailoption/add/"),
    }
elif look == "allauth":
    PAGES = {
        "login": (None, "/accounts/login/"), "signup": (None, "/accounts/signup/"), "reset": (None, "/accounts/password/reset/"),
        "email": (user, "/accounts/email/"), "password": (user, "/accounts/password/change/"), "logout": (user, "/accounts/logout/"),
    }
else:
    PAGES = {
        "login": (None, "/admin/login/"), "index": (user, "/admin/"), "users": (user, "/admin/auth/user/"),
        "add": (user, "/admin/auth/user/add/"), "user": (user, f"/admin/auth/user/{user.pk}/change/"),
        "groups": (user, "/admin/auth/group/"), "password": (user, "/admin/password_change/"),
        "delete": (user, "/admin/auth/group/1/delete/"), "history": (user, f"/admin/auth/user/{user.pk}/history/"),
    }
for name, (who, address) in PAGES.items():
    for code, tag in LANGUAGES.items():
        client = Client()
        if who:
            client.force_login(who, "django.contrib.auth.backends.ModelBackend")
        answer = client.get(address, headers={"accept-language": tag}, follow=True)
        if answer.status_code != 200:
            print(name, code, answer.status_code, address)
            break
        folder = os.path.join(out, f"{look}-{name}")
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, code + ".html"), "w") as file:
            file.write(answer.content.decode())
for finder in finders.get_finders():
    for name, storage in finder.list([]):
        target = os.path.join(out, "static", name)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        shutil.copy(storage.path(name), target)
