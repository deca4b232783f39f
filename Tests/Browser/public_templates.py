"""Pages of public projects that are templates of a server, as that server would fill them in: each value is `12`, each list
has one member, and of two branches the first is shown, but for those about errors.

Only what the pages of `public_sites.py` use is read.
"""

import os
import re

# What is filled in for a value.
VALUE = "12"


def filled(text):
    """A text with a value in each place for one."""
    return re.sub(r"%(?:\d+\$)?[sdv]|\{\d\}|'?\{\w+\}'?", VALUE, text)


def read(*path):
    with open(os.path.join(*path), encoding="utf-8") as file:
        return file.read()


def mustache(page, folder, texts):
    """Mustache, with the header and footer around it: `{{t_login}}` is a text."""
    page = read(folder, "header.ms") + page + read(folder, "footer.ms")
    page = re.sub(r"(?s)\{\{#flash_\w+\}\}.*?\{\{/flash_\w+\}\}", "", page)
    page = re.sub(r"\{\{t_(\w+)\}\}", lambda name: filled(texts.get(name[1], name[1])), page)
    return re.sub(r"\{\{\{?.*?\}?\}\}", lambda tag: "" if tag[0][2] in "#/^" else VALUE, page)


def go(page, folder, texts):
    """Go's `html/template`: `{{ t "menu.unread" }}` and `{{.i18n.Tr "home"}}` are texts."""
    parts = definitions(page)
    common = os.path.join(folder, "..", "common")
    if os.path.isdir(common):
        for name in sorted(os.listdir(common)):
            parts = {**definitions(read(common, name)), **parts}
        page = parts["base"]

    def included(name):
        if name[1] in parts:
            return parts[name[1]]
        for root in [folder, os.path.join(folder, ".."), os.path.join(folder, "..", "..")]:
            path = os.path.join(root, name[1] + ".tmpl")
            if os.path.exists(path):
                return read(path)
        return ""

    for _ in range(4):
        page = re.sub(r'\{\{-?\s*template "([\w/]+)".*?\}\}', included, page)
    page = re.sub(r"(?s)\{\{/\*.*?\*/\}\}", "", page)
    # Of each statement around: whether its branch is shown, is not, or one before it was.
    result, branches = [], []

    def first(token):
        return "off" if re.search(r"Err|error|flash|not \$?\.|\.Flash", token) else "on"

    for index, token in enumerate(re.split(r"(?s)\{\{-?\s*(.*?)\s*-?\}\}", page)):
        word = token.split(" ")[0]
        if index % 2 == 0:
            result.append("" if set(branches) - {"on"} else token)
        elif word in ("if", "range", "with"):
            branches.append(first(token))
        elif word == "else":
            branches[-1] = first(token) if branches[-1] == "off" else "done"
        elif word == "end":
            branches.pop()
        elif not set(branches) - {"on"}:
            result.append(go_value(token, texts))
    return "".join(result)


def definitions(page):
    """The parts that `{{ define "name" }}` names."""
    parts = re.split(r'\{\{-?\s*define "([\w/]+)"\s*-?\}\}', page)[1:]
    return {name: re.sub(r"(?s)\{\{-?\s*end\s*-?\}\}\s*$", "", part) for name, part in zip(parts[::2], parts[1::2])}


def go_value(token, texts):
    text = re.match(r'(?:t|plural|\$?[\w.]*\.Tr)\s+"([^"]+)"', token)
    if text:
        return filled(texts.get(text[1], text[1]))
    if token.startswith("icon "):
        return '<svg class="icon"></svg>'
    if re.match(r"AppSubURL|AppURL|routePath|iconPath|\$|csp|nonce", token):
        return ""
    return VALUE


def jsp(page, folder, texts):
    """Java Server Pages: `<fmt:message key="home.title"/>` is a text."""
    page = re.sub(r'<%@ include file="(head|include)\.jsp" %>', lambda name: read(folder, name[1] + ".jsp"), page)
    header = read(folder, "settingsHeader.jsp")
    categories = re.search(r": '([\w ]+)'\}", header)[1].split()
    links = "".join(
        (" | " if number % 7 else "</h2><h2>")
        + f'<span class="header"><a href="#"><fmt:message key="settingsheader.{name}"/></a></span>'
        for number, name in enumerate(categories))
    header = f'<h1><span><fmt:message key="settingsheader.title"/></span></h1><h2>{links}</h2>'
    page = re.sub(r'(?s)<c:import url="settingsHeader\.jsp">.*?</c:import>', header, page)
    page = re.sub(r'(?s)<c:import url="helpToolTip\.jsp">.*?</c:import>', '<img width=16 height=16 alt="">', page)
    page = re.sub(r"(?s)<%.*?%>|<c:otherwise>.*?</c:otherwise>", "", page)
    page = re.sub(r"(?is)<script\b.*?</script\s*>", "", page)

    def message(key):
        return filled(texts.get(key, key)).replace("''", "'")

    values = {}

    def kept(found):
        values[found[2]] = message(found[1])
        return ""

    page = re.sub(r'<fmt:message key="([^"]+)" var="(\w+)"\s*/>', kept, page)
    page = re.sub(r'(?s)<fmt:message key="([^"]+)" var="(\w+)"\s*>.*?</fmt:message>', kept, page)
    page = re.sub(r"""<fmt:message key=["']([^"']+)["']\s*/>""", lambda name: message(name[1]), page)
    page = re.sub(r"""(?s)<fmt:message key=["']([^"']+)["']\s*>.*?</fmt:message>""", lambda name: message(name[1]), page)
    page = page.replace("${styleSheet}", "style/default.css")
    page = re.sub(r"<c:url value='/(.*?)'/>", r"/\1", page)
    page = re.sub(r'<form:option\b[^>]*label="([^"]*)"[^>]*/>', r"<option>\1</option>", page)
    page = re.sub(r"<form:checkbox\b", "<input type=checkbox", page)
    page = re.sub(r"<form:(input|password|radiobutton)\b", lambda name: "<input" + (" type=radio" if name[1][0] == "r" else ""), page)
    page = re.sub(r"<form:textarea\b([^>]*)/>", r"<textarea\1></textarea>", page)
    page = re.sub(r"(</?)form:(\w+)", r"\1\2", page).replace("cssStyle=", "style=").replace("cssClass=", "class=")
    page = re.sub(r"</?(?:c|fmt|fn|spring|sub|madsonic):[^>]*>", "", page)
    return re.sub(r"\$\{(?:fn:escapeXml\()?(\w+)\)?[^}]*\}", lambda name: values.get(name[1], VALUE), page)


def included(page, folder, _):
    """`<div data-include="/views/settings.inc"></div>` has that file in it."""
    root = os.path.join(folder, "..", "..")
    return re.sub(r'data-include="([^"]+)"([^>]*)>', lambda name: f"{name[2]}>" + read(root, name[1].lstrip("/")), page)


def php(page, folder, texts):
    """PHP: `I18n::_('New')` and `_t('gen.action.cancel')` are texts, `_i('close')` an icon; all branches are shown."""
    def shown(tag):
        text = re.search(r"""(?:I18n::_|\b_t)\((?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")""", tag[0])
        if re.search(r"_i\('", tag[0]):
            return "<img width=16 height=16>"
        if not re.match(r"<\?(=|php\s+echo\b)", tag[0]):
            return ""
        if not text:
            return VALUE
        key = re.sub(r"\\(.)", r"\1", text[1] or text[2] or "")
        return filled(texts.get(key, key))

    return re.sub(r"(?s)<\?(?:=|php\b).*?(?:\?>|\Z)", shown, page)


def phtml(page, folder, texts):
    """A view of FreshRSS with the bar at its side."""
    aside = read(folder, "..", "..", "layout", "aside_configure.phtml")
    page = php(aside, folder, texts) + php(page, folder, texts)
    return f"<!doctype html><html><head></head><body><div id=global>{page}</div></body></html>"


def view(page, folder, _):
    """A view of Angular in the page around it."""
    outer = read(folder, "..", "index.html")
    head = outer[:outer.index("</head>")].replace('href="', 'href="/')
    return f"{head}</head><body><div id=holder><div id=main-view>{page}</div></div></body></html>"


def valued(page, _, texts):
    """`data-i18n="list" data-i18n-value="placeholder"` is the text of that attribute, not that of the element."""
    return re.sub(r'data-i18n="(\w+)" data-i18n-value="(\w+)"',
                  lambda name: f'{name[2]}="{texts.get(name[1], name[1])}"', page)


def guacamole(page, folder, texts):
    """A view of Guacamole's settings with the style sheets of all views; `{{'APP.NAME' | translate}}` is a text."""
    app = os.path.normpath(os.path.join(folder, "..", ".."))
    sheets = sorted(os.path.relpath(os.path.join(place, name), os.path.dirname(app))
                    for place, _, names in os.walk(app) for name in names if name.endswith(".css"))
    head = "".join(f"<link rel=stylesheet href=/{sheet}>" for sheet in sheets if "loading" not in sheet and "cloak" not in sheet)
    if "view" not in page[:400]:
        page = f'<div class="header tabbed"><h2 translate="SETTINGS.SECTION_HEADER_SETTINGS"></h2></div>{page}'

    def message(key):
        text = texts.get(key, key)
        for _ in range(3):
            text = re.sub(r"@:([\w.]+\w)", lambda name: texts.get(name[1], name[1]), text)
        return re.sub(r"\{\w+, (?:plural|select),.*\}", VALUE, text)

    page = re.sub(r"\{\{\s*'([\w.]+)'\s*\|\s*translate\s*\}\}", lambda name: message(name[1]), page)
    page = re.sub(r'translate="([A-Z][\w.]+)"([^>]*)>', lambda name: f"{name[2]}>{message(name[1])}", page)
    return (f"<!doctype html><html><head>{head}</head><body><div id=content><div class='settings-view view'>{page}</div>"
            "</div></body></html>")


def kanboard(page, folder, texts):
    """A view of Kanboard, between its menus where it has some; helpers make elements of what is between `<?=` and `?>`."""
    if os.path.basename(folder) == "config":
        side = read(folder, "sidebar.php")
    elif os.path.basename(folder) == "project_edit":
        side = read(folder, "..", "project", "sidebar.php")
    else:
        side = ""
    if side:
        page = (f"<section class=page><section id=main><section class=sidebar-container>{side}"
                f"<div class=sidebar-content>{page}</div></section></section></section>")
    page = f"<!doctype html><html><head><meta name=viewport content='width=device-width'></head><body>{page}</body></html>"

    def text(key):
        return filled(texts.get(key, key))

    def element(tag):
        code = re.sub(r"^<\?(=|php\s+echo)\s*", "", tag[0])
        if code.startswith("<?"):
            return ""
        found = [re.sub(r"\\(.)", r"\1", each) for each in re.findall(r"\b[te]\('((?:[^'\\]|\\.)*)'", code)]
        shown = text(found[0]) if found else VALUE
        if re.match(r"t\(", code):
            return shown
        helper = re.match(r"\$this->(\w+)->(\w+)\(", code)
        if not helper:
            return VALUE if code.startswith("$") else ""
        group, name = helper.groups()
        icon = '<i class="fa fa-fw fa-edit" aria-hidden="true"></i>'
        if group == "form":
            hint = f' placeholder="{text(found[0])}"' if found and "placeholder" in code else ""
            return {
                "label": f"<label>{shown}</label>", "checkbox": f"<label><input type=checkbox>&nbsp;{shown}</label>",
                "select": "<select><option>12</option></select>", "textarea": "<textarea></textarea>",
                "textEditor": "<textarea></textarea>", "csrf": "", "hidden": "",
                "numeric": "<input type=text class=form-numeric>",
                "date": f'<label>{shown}</label><input type=text class="form-date">',
            }.get(name, f"<input type={name if name in ('text', 'password', 'email', 'number', 'file') else 'text'}{hint}>")
        if (group, name) == ("modal", "submitButtons"):
            return (f'<div class="form-actions"><button type="submit" class="btn btn-blue">{text("Save")}</button>'
                    f' {text("or")} <a href="#">{text("cancel")}</a></div>')
        if (group, name) == ("url", "link"):
            return f'<a href="#">{shown}</a>'
        if group == "modal" or (group, name) == ("url", "icon"):
            return f'<a href="#">{icon}{shown}</a>' if found else ""
        return VALUE if (group, name) == ("text", "e") else ""

    return re.sub(r"(?s)<\?(?:=|php\b).*?(?:\?>|\Z)", element, page)


def owncloud(page, folder, texts):
    """A panel of ownCloud's settings beside their menu; `$l->t('Save')` is a text."""
    names = ["General", "Storage", "Security", "Sharing", "Additional", "Encryption", "Help & Tips"]
    menu = "".join(f"<li><a class=svg href=#><?php p($l->t('{name}')); ?></a></li>" for name in names)
    page = (f"<div id=app-navigation><ul class=with-icon><li class=divider><?php p($l->t('Personal')); ?></li>{menu}</ul></div>"
            f"<div id=app-content><div>{page}</div></div>")
    page = ("<!doctype html><html><head><meta name=viewport content='width=device-width'></head><body id=body-settings>"
            f"<header><div id=header></div></header><div id=content-wrapper><div id=content class=app-settings>{page}</div></div></body></html>")

    def shown(tag):
        if not re.match(r"<\?(?:=|php\s+(?:p|print_unescaped|echo)\b)", tag[0]):
            return ""
        text = re.search(r"""\$l->t\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")""", tag[0])
        if not text:
            return VALUE
        key = re.sub(r"\\(.)", r"\1", text[1] or text[2] or "")
        return filled(texts.get(key, key))

    return re.sub(r"(?s)<\?(?:=|php\b).*?(?:\?>|\Z)", shown, page)


def clearurls(page, folder, texts):
    """The texts that a script of ClearURLs gives to elements by their ids."""
    keys = {}
    for name in ["settings", "popup"]:
        script = read(folder, "..", "core_js", name + ".js")
        keys.update(re.findall(r"getElementById\('(\w+)'\)\.(?:textContent|innerHTML) = translate\('(\w+)'", script))
    for word in set(re.findall(r'id="(\w+)"', page)):
        key = keys.get(word, word)
        if key in texts:
            page = re.sub(rf'(id="{word}"[^>]*)>', rf'\1 data-i18n="{key}">', page)
    return page


FILLERS = {
    "clearurls": clearurls, "owncloud": owncloud, "valued": valued, "guacamole": guacamole, "kanboard": kanboard, "mustache": mustache, "go": go, "jsp": jsp, "include": included, "php": php, "phtml": phtml, "view": view}
