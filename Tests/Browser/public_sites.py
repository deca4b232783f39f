"""Pages of public projects that are compared with Chromium, and how each finds its texts."""

import gzip
import json
import os
import re
from xml.etree import ElementTree


class Site:
    """One page of a public project: where its root, page and texts are, and how an element names its text."""

    def __init__(self, folder, page, locales, how, root="", show="", head="", filler="", base=""):
        self.folder, self.page, self.locales, self.how, self.root, self.show = folder, page, locales, how, root, show
        # What the project's server or script puts into the head of the page, and how it fills the page in.
        self.head, self.filler = head, filler
        # Where the page is in the folder, if not in the root of what is served.
        self.base = base

    def messages(self, base, language):
        """The texts in a language, by key, those of English where it has none; nil without the language."""
        found = None
        names = [language, language.replace("_", "-"), language.replace("_", "-").lower()]
        regions = [region for sign in "_-" for region in (sign + language.upper(), *(sign + each for each in REGIONS))]
        for name in names + [name + end for name in names for end in regions]:
            path = os.path.join(base, self.folder, self.locales.replace("*", name))
            if os.path.exists(path):
                found = path
        if found is None and language == "en" and (self.how in ("qt", "angular", "english") or self.filler == "owncloud"):
            return {}
        if found is None:
            return None
        if found.endswith(".html"):
            # The page itself, as a server has sent it.
            return {}
        if self.how == "qt":
            return {m.findtext("source"): m.findtext("translation") or m.findtext("source")
                    for m in ElementTree.parse(found).iter("message")}
        if self.how == "fluent":
            return fluent(found)
        if found.endswith((".ini", ".properties")):
            return lines(found)
        if os.path.isdir(found):
            return php_arrays(found)
        if found.endswith(".php"):
            return dict(php_texts(found))
        with gzip.open(found, "rt") if found.endswith(".gz") else open(found, encoding="utf-8-sig") as file:
            texts = json.loads(re.sub(r"(?m)^\s*//.*$", "", file.read()))
        if self.filler == "owncloud":
            texts = texts["translations"]
        if self.how in ("angular", "data-l10n-id", "english", "filled"):
            return {key: text for key, text in texts.items() if isinstance(text, str)}
        if self.how == "nested":
            return dict(nested(texts))
        if self.how == "dotted":
            return {f"{group}.{key}": text for group, members in texts.items() for key, text in members.items()}
        return {key: entry if isinstance(entry, str) else plain(entry) for key, entry in texts.items()}


# Of languages whose files are named with a region that is not the language's own name.
REGIONS = ["US", "ES", "NL", "JP", "UA", "Hans"]


def lines(path):
    """The texts of an INI file, by section and name, or of Java properties; a section of all has no name."""
    texts, section = {}, ""
    with open(path, encoding="utf-8") as file:
        for line in re.sub(r"\\\n\s*", "", file.read()).splitlines():
            name, mark, text = line.partition("=")
            if re.match(r"\[.*\]$", line.strip()):
                section = line.strip()[1:-1] + "."
            elif mark and not re.match(r"\s*[#;!]", line):
                text = re.sub(r"\\u([0-9a-fA-F]{4})", lambda digits: chr(int(digits[1], 16)), text.strip())
                texts[section + name.strip()] = text.strip('`')
    return texts


def php_arrays(folder):
    """The texts of nested PHP arrays, a file for each first part of a key; that of a group itself is at `_`."""
    texts = {}
    for name in sorted(os.listdir(folder)):
        groups = [name.partition(".")[0]]
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            for line in file:
                text = re.match(r"\s*'([^']+)' => '((?:[^'\\]|\\.)*)',", line)
                group = re.match(r"\s*'([^']+)' => array\($", line.rstrip())
                if text:
                    parts = groups + ([] if text[1] == "_" else [text[1]])
                    texts[".".join(parts)] = re.sub(r"\\(.)", r"\1", text[2])
                elif group:
                    groups.append(group[1])
                elif re.match(r"\s*\),", line):
                    groups.pop()
    return texts


def php_texts(path):
    """The texts of one PHP array."""
    with open(path, encoding="utf-8") as file:
        for line in file:
            text = re.match(r"\s*'((?:[^'\\]|\\.)+)' => '((?:[^'\\]|\\.)*)',", line)
            if text:
                yield tuple(re.sub(r"\\(.)", r"\1", part) for part in text.groups())


def nested(texts, path=""):
    """The texts of groups in groups, with points between the names."""
    for key, value in texts.items():
        if isinstance(value, dict):
            yield from nested(value, f"{path}{key}.")
        else:
            yield path + key, value


def fluent(path):
    """The values of Fluent messages of one line, with a number for what they insert."""
    with open(path, encoding="utf-8") as file:
        found = re.findall(r"(?m)^([\w-]+) = ([^\n{]*(?:\{ ?\$\w+ ?\}[^\n{]*)*)$", file.read())
    return {key: re.sub(r"\{.*?\}", "12", text) for key, text in found}


def plain(entry):
    """The message of an extension with its named placeholders."""
    placeholders = {key.lower(): value.get("content", "") for key, value in entry.get("placeholders", {}).items()}
    text = re.sub(r"\$(\w+)\$", lambda name: placeholders.get(name[1].lower(), name[0]), entry["message"])
    return re.sub(r"\$\d", "12", text).replace("$$", "$")


SITES = {
    "ublock-settings": Site("uBlock", "settings.html", "src/_locales/*/messages.json", "data-i18n", "src"),
    "ublock-popup": Site("uBlock", "popup-fenix.html", "src/_locales/*/messages.json", "data-i18n", "src"),
    "ublock-support": Site("uBlock", "support.html", "src/_locales/*/messages.json", "data-i18n", "src"),
    "ublock-blocked": Site("uBlock", "document-blocked.html", "src/_locales/*/messages.json", "data-i18n", "src"),
    "umatrix-settings": Site("umatrix", "settings.html", "src/_locales/*/messages.json", "data-i18n", "src"),
    "badger-options": Site("pbadger", "skin/options.html", "src/_locales/*/messages.json", "class", "src"),
    "badger-popup": Site("pbadger", "skin/popup.html", "src/_locales/*/messages.json", "class", "src"),
    "badger-firstrun": Site("pbadger", "skin/firstRun.html", "src/_locales/*/messages.json", "class", "src"),
    "noscript-options": Site("noscript", "ui/options.html", "src/_locales/*/messages.json", "__MSG_", "src",
                             "#noscript-options"),
    "treestyletab-options": Site("tst", "options/options.html", "webextensions/_locales/*/messages.json", "__MSG_",
                                 "webextensions"),
    "decentraleyes-options": Site("decentraleyes", "pages/options/options.html", "_locales/*/messages.json",
                                  "data-i18n-content"),
    "decentraleyes-popup": Site("decentraleyes", "pages/popup/popup.html", "_locales/*/messages.json",
                                "data-i18n-content"),
    "foxyproxy-options": Site("foxyproxy", "content/options.html", "src/_locales/*/messages.json", "data-i18n", "src"),
    "pairdrop": Site("PairDrop", "index.html", "public/lang/*.json", "dotted", "public"),
    "syncthing": Site("syncthing", "index.html", "gui/default/assets/lang/lang-*.json", "angular", "gui/default"),
    "qbittorrent-preferences": Site("qbt", "views/preferences.html", "src/webui/www/translations/webui_*.ts", "qt",
                                    "src/webui/www/private"),
    "qbittorrent-download": Site("qbt", "addtorrent.html", "src/webui/www/translations/webui_*.ts", "qt",
                                 "src/webui/www/private"),
}

UNSEEN = {
    "etherpad-start": Site("etherpad", "templates/index.html", "src/locales/*.json", "data-l10n-id", "src",
                           head="<link rel=stylesheet href=../static/skins/colibris/index.css>"),
    "etherpad-pad": Site("etherpad", "templates/pad.html", "src/locales/*.json", "data-l10n-id", "src",
                         head="<link rel=stylesheet href=../static/css/pad.css><link rel=stylesheet "
                              "href=../static/skins/colibris/pad.css><style>#editorloadingbox { display: none }"
                              ".popup, .popup * { visibility: visible !important; opacity: 1 !important; transform: none !important }"
                              "</style>"),
    "pdfjs-viewer": Site("pdfjs", "viewer.html", "l10n/*/viewer.ftl", "fluent", "web",
                         "#secondaryToolbar, #findbar, #editorHighlightParamsToolbar"),
    "stylus-options": Site("stylus", "options.html", "src/_locales/*/messages.json", "i18n", "src",
                           head="".join(f"<link rel=stylesheet href={name}.css>"
                                        for name in ["css/global", "css/onoffswitch", "options/options"])),
    "stylus-install": Site("stylus", "install-usercss.html", "src/_locales/*/messages.json", "i18n", "src",
                           head="".join(f"<link rel=stylesheet href={name}.css>"
                                        for name in ["css/global", "css/onoffswitch", "install-usercss/install-usercss"])),
}


# Compared once before anything was changed for them; `RoomsOfWebPages.md` has those numbers, too.
THIRD = {
    "gesturefy-options": Site("gesturefy", "views/options/index.html", "src/_locales/*/messages.json", "data-i18n", "src",
                              head="<style>:root, #Settings, #Extras, #About { display: block !important; }</style>",
                              filler="include"),
    "keepassxc-options": Site("keepassxc", "options/options.html", "keepassxc-browser/_locales/*/messages.json", "data-i18n",
                              "keepassxc-browser"),
    "twp-options": Site("twp", "options/options.html", "src/_locales/*/messages.json", "data-i18n", "src"),
    "twp-popup": Site("twp", "popup/old-popup.html", "src/_locales/*/messages.json", "data-i18n", "src"),
    "dislike-popup": Site("ryd", "popup.html", "Extensions/combined/_locales/*/messages.json", "__MSG_", "Extensions/combined"),
    "yunohost-login": Site("ssowat", "login.html", "portal/locales/*.json", "filled", "portal", filler="mustache"),
    "yunohost-edit": Site("ssowat", "edit.html", "portal/locales/*.json", "filled", "portal", filler="mustache"),
    "miniflux-settings": Site("miniflux", "template/templates/views/settings.html", "internal/locale/translations/*.json",
                              "filled", "internal", filler="go",
                              head="<link rel=stylesheet href=/ui/static/css/light.css>"
                                   "<link rel=stylesheet href=/ui/static/css/common.css>"
                                   "<link rel=stylesheet href=/ui/static/css/sans_serif.css>"),
    "miniflux-feed": Site("miniflux", "template/templates/views/edit_feed.html", "internal/locale/translations/*.json",
                           "filled", "internal", filler="go",
                           head="<link rel=stylesheet href=/ui/static/css/light.css>"
                                "<link rel=stylesheet href=/ui/static/css/common.css>"
                                "<link rel=stylesheet href=/ui/static/css/sans_serif.css>"),
    "gogs-profile": Site("gogs", "user/settings/profile.tmpl", "conf/locale/locale_*.ini", "filled", "public", filler="go",
                         base="templates"),
    "gogs-create": Site("gogs", "repo/create.tmpl", "conf/locale/locale_*.ini", "filled", "public", filler="go",
                        base="templates"),
    "airsonic-personal": Site("airsonic", "personalSettings.jsp",
                              "airsonic-main/src/main/resources/org/airsonic/player/i18n/ResourceBundle_*.properties", "filled",
                              "airsonic-main/src/main/webapp", filler="jsp", base="airsonic-main/src/main/webapp/WEB-INF/jsp"),
    "airsonic-general": Site("airsonic", "generalSettings.jsp",
                             "airsonic-main/src/main/resources/org/airsonic/player/i18n/ResourceBundle_*.properties", "filled",
                             "airsonic-main/src/main/webapp", filler="jsp", base="airsonic-main/src/main/webapp/WEB-INF/jsp"),
    "bonjourr-settings": Site("bonjourr", "src/settings.html", "_locales/*/translations.json", "english",
                              head="<link rel=stylesheet href=styles/style.css>"),
}

def freshrss(name):
    return Site("freshrss", f"{name}.phtml", "app/i18n/*", "filled", "p", filler="phtml", base="app/views/configure",
                head="<link rel=stylesheet href=/themes/base-theme/frss.css><link rel=stylesheet href=/themes/Origine/origine.css>")


def domoticz(name):
    return Site("domoticz", f"views/{name}.html", "www/i18n/domoticz-*.json.gz", "data-i18n", "www", filler="view",
                head="<style>.tab-pane { display: block !important; opacity: 1 !important }</style>")


def downthemall(name):
    return Site("dta", f"windows/{name}.html", "_locales/*/messages.json", "data-i18n",
                head="<style>article.tab { display: block !important }</style>" if name == "prefs" else "")


# Compared once as they are here, before anything was changed for them.
FOURTH = {
    "downthemall-prefs": downthemall("prefs"),
    "downthemall-select": downthemall("select"),
    "downthemall-single": downthemall("single"),
    "downthemall-manager": downthemall("manager"),
    "readaloud-options": Site("readaloud", "options.html", "_locales/*/messages.json", "data-i18n"),
    "readaloud-player": Site("readaloud", "player.html", "_locales/*/messages.json", "data-i18n",
                             head="<style>.modal { display: block !important }</style>"),
    "privatebin": Site("privatebin", "bootstrap5.php", "i18n/*.json", "english", show=".hidden", filler="php", base="tpl",
                       head="<style>.modal { display: block !important; opacity: 1 !important }"
                            "@media (max-width: 991px) { .navbar-collapse { display: block !important } }</style>"),
    "freshrss-display": freshrss("display"),
    "freshrss-reading": freshrss("reading"),
    "freshrss-archiving": freshrss("archiving"),
    "freshrss-privacy": freshrss("privacy"),
    "domoticz-setup": domoticz("setup"),
    "domoticz-profile": domoticz("myprofile"),
}

def webthings(view):
    sheets = ["app", "add-group", "add-thing", "addons-form", "authorize", "connecting", "context-menu", "floorplan", "group",
              "group-context-menu", "local-token-service", "logs", "menu", "rule", "rules", "rules-common", "settings",
              "subdomain-form", "thing", "things", "user-form", "wifi-setup"]
    return Site("webthings", "index.html", "static/fluent/*/main.ftl", "fluent", "static", show=f"#settings-view, {view}",
                head="".join(f"<link rel=stylesheet href=/css/{name}.css>" for name in sheets)
                     + "<style>section.selected, .settings-section.hidden { display: none !important }"
                       "#settings-view { display: block !important }</style>")


def guacamole(name, group="settings"):
    return Site("guacamole/guacamole/src/main/frontend", f"{name}.html", "src/translations/*.json", "nested", "src",
                filler="guacamole", base=f"src/app/{group}/templates")


def kanboard(path):
    folder, _, name = path.rpartition("/")
    return Site("kanboard", f"{name}.php", "app/Locale/*/translations.php", "english", filler="kanboard",
                base=f"app/Template/{folder}",
                head="<link rel=stylesheet href=/assets/css/vendor.min.css><link rel=stylesheet href=/assets/css/light.min.css>")


# Compared once as they are here, before anything was changed for them.
FIFTH = {
    "tabdiscard-options": Site("atd", "data/options/index.html", "v3/_locales/*/messages.json", "data-i18n", "v3", filler="valued"),
    "tabdiscard-popup": Site("atd", "data/popup/index.html", "v3/_locales/*/messages.json", "data-i18n", "v3", filler="valued"),
    "webthings-settings": webthings("#settings-menu"),
    "webthings-network": webthings("#network-settings, #network-settings-client"),
    "webthings-domain": webthings("#domain-settings"),
    "webthings-developer": webthings("#developer-settings"),
    "guacamole-preferences": guacamole("settingsPreferences"),
    "guacamole-connections": guacamole("settingsConnections"),
    "guacamole-sessions": guacamole("settingsSessions"),
    "guacamole-history": guacamole("settingsConnectionHistory"),
    "guacamole-user": guacamole("manageUser", "manage"),
    "kanboard-application": kanboard("config/application"),
    "kanboard-board": kanboard("config/board"),
    "kanboard-login": kanboard("auth/index"),
    "kanboard-user": kanboard("user_creation/show"),
    "kanboard-project": kanboard("project_edit/show"),
}

def adblockplus(page, name, head=""):
    # Its style sheets are made with Sass.
    return Site("abp", f"{page}.html", f"locale/*/{name}.json", "data-i18n", head=head)


def tab(name):
    return f"<style>main > div {{ display: none !important }} main > #content-{name} {{ display: block !important }}</style>"


def owncloud(name):
    sheets = ["core/css/styles", "core/css/inputs", "core/css/header", "core/css/icons", "core/css/apps", "core/css/global",
              "core/css/fixes", "core/css/mobile", "settings/css/settings"]
    return Site("owncloud", f"{name}.php", "settings/l10n/*.json", "filled", filler="owncloud", base="settings/templates/panels",
                head="".join(f"<link rel=stylesheet href=/{sheet}.css>" for sheet in sheets))


# Compared once as they are here, before anything was changed for them.
SIXTH = {
    "adblockplus-general": adblockplus("desktop-options", "desktop-options", tab("general")),
    "adblockplus-whitelist": adblockplus("desktop-options", "desktop-options", tab("whitelist")),
    "adblockplus-advanced": adblockplus("desktop-options", "desktop-options", tab("advanced")),
    "adblockplus-reporter": adblockplus("issue-reporter", "issue-reporter"),
    "adblockplus-day1": adblockplus("day1", "day1"),
    "adblockplus-popup": adblockplus("popup", "popup"),
    "catblock-popup": Site("catblock", "button/popup.html", "_locales/*/messages.json", "i18n"),
    "owncloud-mail": owncloud("admin/mail"),
    "owncloud-sharing": owncloud("admin/filesharing"),
    "owncloud-logging": owncloud("admin/logging"),
    "owncloud-profile": owncloud("personal/profile"),
    "owncloud-tokens": owncloud("personal/tokens"),
}

def rendered(name, folder="rendered", head=""):
    # What `public_servers.py`, or `public_admins.py`, has saved.
    return Site(folder, f"{name}/en.html", f"{name}/*.html", "rendered", head=head)


def containers(panel):
    return Site("containers", "popup.html", "src/_locales/*/messages.json", "data-i18n-message-id", "src",
                head=f"<style>.panel {{ display: none !important }} {panel} {{ display: flex !important }}</style>")


# Compared once as they are here, before anything was changed for them.
SEVENTH = {
    **{f"django-{name}": rendered(f"django-{name}")
       for name in ["login", "index", "users", "add", "user", "password", "flatpage", "delete"]},
    **{f"wagtail-{name}": rendered(f"wagtail-{name}")
       for name in ["login", "home", "pages", "users", "site", "redirect", "account", "group", "workflow"]},
    "containers-options": Site("containers", "options.html", "src/_locales/*/messages.json", "data-i18n-message-id", "src"),
    "containers-list": containers("#container-panel"),
    "containers-info": containers("#container-info-panel"),
    "containers-edit": containers("#edit-container-panel"),
    "containers-delete": containers("#delete-container-panel"),
    "containers-start": containers(".onboarding-panel-8"),
    **{f"sponsorblock-{name}": Site("sponsor/public", "options/options.html", "_locales/*/messages.json", "__MSG_", show=f"#{name}")
       for name in ["behavior", "interface", "keybinds", "import", "advanced"]},
}

def hoverzoom(number):
    return Site("hoverzoom", "html/options.html", "_locales/*/messages.json", "data-i18n",
                head="<style>.tab-content { display: none !important }"
                     f".tab-content:nth-of-type({number}) {{ display: block !important }}</style>")


def privacy_redirect(tab):
    return Site("privacyredirect", "pages/options/options.html", "src/_locales/*/messages.json", "data-localise", "src",
                head=f"<style>#{tab} {{ display: block !important }}</style>")


# Compared once as they are here, before anything was changed for them.
EIGHTH = {
    **{f"oscar-{name}": rendered(f"oscar-{name}", "oscar")
       for name in ["login", "shop", "basket", "profile", "address", "dashboard", "orders", "offers", "voucher", "users"]},
    **{f"hoverzoom-{number}": hoverzoom(number) for number in range(1, 6)},
    "hoverzoom-popup": Site("hoverzoom", "html/popup.html", "_locales/*/messages.json", "data-i18n"),
    "privacyredirect-general": privacy_redirect("general"),
    "privacyredirect-advanced": privacy_redirect("advanced"),
    "privacyredirect-popup": Site("privacyredirect", "pages/popup/popup.html", "src/_locales/*/messages.json", "data-localise", "src"),
    "clearurls-settings": Site("clearurls", "html/settings.html", "_locales/*/messages.json", "data-i18n", filler="clearurls"),
    "clearurls-popup": Site("clearurls", "html/popup.html", "_locales/*/messages.json", "data-i18n", filler="clearurls"),
}


# Saved as their own code shows them: CUPS' templates, and apps made with Flask-AppBuilder, django-machina and django-wiki.
NINTH = {
    f"{app}-{page}": rendered(f"{app}-{page}", "ninth")
    for app, pages in {
        "cups": "home add device admin printers printer jobs users class move",
        "fab": "login users user show roles role info reset stats permissions edit",
        "machina": "index forum topic new reply search member edit unread lock move delete queue subscriptions",
        "wiki": "article create edit history settings directory attachments images login signup profile search global notifications",
    }.items() for page in pages.split()
}

# Saved like them, and compared in eight languages that none of the others was compared in, and four more.
TENTH = {
    f"{app}-{page}": rendered(f"{app}-{page}", "tenth")
    for app, pages in {
        "plasma": "general mpris about popup request",
        "wallabagger": "options",
        "singlefile": "options closed batch pendings",
        "flaskadmin": "home list filter new edit details files upload mkdir rename",
        "helpdesk": "public submit login dashboard tickets new ticket edit delete cc reports settings kb ignore system",
        "material": "index second 404",
        "rtd": "index first search genindex", "alabaster": "index first search", "classic": "index first",
    }.items() for page in pages.split()
}

# Compared once as they are here, before anything was changed for them: administrations that `public_admins.py` saves, and extensions.
ELEVENTH = {
    # Alpine shows the page.
    **{f"{look}-{page}": rendered(f"{look}-{page}", "eleventh", "<style>html[x-cloak] { display: revert !important }</style>")
       for look, pages in {
           "jazzmin": "login index users add user groups password delete history",
           "unfold": "index users add user password",
           "filer": "list folder edit rights options",
           "allauth": "login signup reset email password logout",
       }.items() for page in pages.split()},
    "newtab-options": Site("nto", "html/options.html", "src/_locales/*/messages.json", "data-i18n", "src"),
    "organizer-list": Site("bmorg", "html/ui.html", "src/_locales/*/messages.json", "data-i18n", "src", show=".hidden"),
    "organizer-options": Site("bmorg", "html/options.html", "src/_locales/*/messages.json", "data-i18n", "src"),
    "firemonkey-options": Site("firemonkey", "content/options.html", "src/_locales/*/messages.json", "data-i18n", "src"),
    "tabgroups-welcome": Site("stg", "help/welcome.html", "addon/src/_locales/*/messages.json", "__MSG_", "addon/src"),
    "tabgroups-error": Site("stg", "help/db-error-reinstall.html", "addon/src/_locales/*/messages.json", "__MSG_", "addon/src"),
}

# Compared once as they are here, before anything was changed for them: what `public_libraries.py` saves, and an extension for Thunderbird.
TWELFTH = {
    **{f"{app}-{page}": rendered(f"{app}-{page}", "twelfth")
       for app, pages in {
           "trac": "new query rights general", "calibre": "user look search", "nikola": "index archive",
       }.items() for page in pages.split()},
    **{f"sendlater-{page}": Site("sendlater", f"ui/{page}.html", "_locales/*/messages.json", "__MSG_") for page in ["options", "popup"]},
}

SETS = [("pages in view", SITES), ("pages not seen before", UNSEEN), ("nine further projects", THIRD),
        ("five more projects", FOURTH), ("four more projects", FIFTH),
        ("three more projects", SIXTH), ("and four more", SEVENTH),
        ("and four again", EIGHTH), ("web apps", NINTH), ("in other languages", TENTH),
        ("administrations and extensions", ELEVENTH), ("libraries and a mailer", TWELFTH)]
ALL = {name: site for _, sites in SETS for name, site in sites.items()}
