"""Compares rooms that were harvested in English with what Chromium shows of public pages in other languages.

The pages are those of public projects that a folder holds, each a checkout with the name below. Scripts are taken out of the
pages, and texts put in as the project's own script would, so that pages need no server and no extension.

    python3 Tests/Browser/rooms_public.py GALLEY FOLDER [PAGE…] [--list]

The harvester was made with the first set of pages in view. The others were compared before anything was changed for them, and
`RoomsOfWebPages.md` has those numbers. The sums of the sets are apart.
"""

import http.server
import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import urllib.parse

import public_templates
import rooms
from chromium import Chromium
from public_sites import ALL, SETS, TENTH, UNSEEN

LANGUAGES = ["de", "fr", "ru", "ja", "pl", "es", "it", "zh_CN", "nl", "tr", "pt_BR", "uk"]
FURTHER = ["sv", "cs", "hu", "da", "fi", "ca", "ko", "el"]


APPLY = """
(() => {
  const how = %(how)s, show = %(show)s;
  const has = (key) => Object.hasOwn(texts, key);
  const put = (element, text) => {
    if (!element.firstElementChild) {
      if (/<[a-z]/.test(text)) element.innerHTML = text; else element.textContent = text;
      return;
    }
    const node = [...element.childNodes].find((child) => child.nodeType === 3 && child.data.trim());
    if (node) node.data = text; else element.append(text);
  };
  const all = (selector, attribute) => {
    for (const element of document.querySelectorAll(selector)) {
      const key = element.getAttribute(attribute).trim();
      // Keys of extensions have no other signs.
      for (const name of new Set([key, key.replace(/\\W/g, "_")])) if (has(name)) put(element, texts[name]);
    }
  };
  if (["data-i18n", "data-i18n-content", "data-l10n-id", "i18n", "data-i18n-message-id"].includes(how)) all(`[${how}]`, how);
  if (how === "data-localise")
    for (const element of document.querySelectorAll("[data-localise]")) {
      const key = element.dataset.localise.replace(/__MSG_(\\w+)__/, "$1");
      if (has(key)) put(element, texts[key]);
    }
  if (how === "fluent") all("[data-l10n-id]", "data-l10n-id");
  if (how === "dotted")
    for (const element of document.querySelectorAll("[data-i18n-key]")) {
      const key = element.dataset.i18nKey;
      if (!has(key)) continue;
      for (const name of (element.dataset.i18nAttrs || "text").split(" "))
        if (name === "text") put(element, texts[key]);
        else if (has(`${key}_${name}`)) element.setAttribute(name, texts[`${key}_${name}`]);
    }
  if (how === "class")
    for (const element of document.querySelectorAll("[class*=i18n_]"))
      for (const name of element.classList)
        if (name.startsWith("i18n_") && has(name.slice(5))) put(element, texts[name.slice(5)]);
  if (how === "english")
    for (const element of document.querySelectorAll(".trn")) {
      const key = element.textContent.replace(/\\s+/g, " ").trim();
      if (has(key)) put(element, texts[key]);
    }
  if (how === "angular")
    for (const element of document.querySelectorAll("[translate]")) {
      const key = element.textContent.replace(/\\s+/g, " ").trim();
      if (has(key) && !element.firstElementChild) element.textContent = texts[key];
    }
  for (const element of [document.body, ...document.querySelectorAll(show || "body")])
    element.classList.remove("hidden", "loading", "ng-cloak");
  document.documentElement.classList.add("initialized");
  document.documentElement.lang = language;
})();
"""

# All texts in the fonts of the repository, so that a check can measure them.
STYLE = """<style>
@font-face { font-family: "Noto Sans"; src: url(/.fonts/Noto/NotoSans-Regular.ttf); font-weight: 400; }
@font-face { font-family: "Noto Sans"; src: url(/.fonts/Noto/NotoSans-Bold.ttf); font-weight: 700; }
@font-face { font-family: "Noto Sans CJK JP"; src: url(/.fonts/Noto/NotoSansCJK-Regular.otf); }
* { font-family: "Noto Sans", "Noto Sans CJK JP" !important; transition: none !important; animation: none !important; }
html, body, html > *, body > * { opacity: 1 !important; visibility: visible !important; }
</style>"""


class Pages(http.server.BaseHTTPRequestHandler):
    """`/NAME/…` is a file of a site; its page with `?lang=` is in that language."""

    base = ""
    # The site whose page was opened last.
    last = None
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        address = urllib.parse.urlparse(self.path)
        language = urllib.parse.parse_qs(address.query).get("lang", ["en"])[0]
        parts = address.path.lstrip("/").split("/", 1)
        if parts[0] == ".fonts":
            return self.answer(os.path.join(rooms.FONTS, parts[1]))
        site = ALL.get(parts[0])
        if site is None:
            # An address from the root, as pages of extensions have them.
            site, parts = Pages.last, ["", address.path.lstrip("/")]
        if site is None:
            return self.send_error(404)
        inside = parts[1] if len(parts) > 1 else site.page
        is_page = inside == site.page
        if is_page:
            Pages.last = site
        file = inside.replace("en.html", f"{language}.html") if is_page and site.how == "rendered" else inside
        path = os.path.normpath(os.path.join(self.base, site.folder, (is_page and site.base) or site.root, file))
        if is_page:
            with open(path, encoding="utf-8") as file:
                page = translated(file.read(), site, self.base, language, os.path.dirname(path))
            return self.send(page.encode(), "text/html; charset=utf-8")
        self.answer(path)

    def answer(self, path):
        try:
            with open(path, "rb") as file:
                data = file.read()
        except OSError:
            return self.send_error(404)
        if path.endswith(".css"):
            data = built(data.decode()).encode()
        kinds = {".css": "text/css", ".svg": "image/svg+xml", ".js": "text/javascript", ".html": "text/html"}
        self.send(data, kinds.get(os.path.splitext(path)[1], "application/octet-stream"))

    def send(self, data, kind):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


def built(style):
    """A style sheet with the values of its variables, as the builds of some projects put them in."""
    values = dict(re.findall(r"(?m)^\$([\w-]+):\s*(.*?);\s*$", style))
    for _ in values:
        style = re.sub(r"\$([\w-]+)", lambda name: values.get(name[1], name[0]), style)
    return style


def translated(page, site, base, language, folder):
    """The page in a language, without its scripts."""
    texts = {**(site.messages(base, "en") or {}), **(site.messages(base, language) or {})}
    if site.filler:
        page = public_templates.FILLERS[site.filler](page, folder, texts)
    page = re.sub(r"(?is)<script\b.*?</script\s*>|<meta name=.referrer.[^>]*>", "", page)
    if site.how == "__MSG_":
        page = re.sub(r"__MSG_([\w@]+?)__", lambda name: texts.get(name[1], name[0]), page)
    page = re.sub(r"\{\{.*?\}\}", "12", page.replace("ng-cloak", ""))
    if site in UNSEEN.values():
        # Parts that the project's server or script fills in, and templates that it shows.
        page = re.sub(r"(?s)<%.*?%>|</?template\b[^>]*>", "", page)
    if site.how == "qt":
        page = re.sub(r"QBT_TR\((.*?)\)QBT_TR\[CONTEXT=\w+\]", lambda name: texts.get(name[1], name[1]), page)
        page = re.sub(r"\$\{LANG\}|\$\{CACHEID\}", "x", page)
        if "<html" not in page:
            page = f"<!doctype html><html><head><link rel=stylesheet href=../css/style.css></head><body>{page}</body></html>"
    script = APPLY % {"how": json.dumps(site.how), "show": json.dumps(site.show)}
    script = f"<script>const language = {json.dumps(language)}, texts = {json.dumps(texts)};{script}</script>"
    head, mark, rest = page.partition("</head>")
    page = head + site.head + STYLE + mark + rest if mark else site.head + STYLE + page
    head, mark, rest = page.rpartition("</body>")
    return head + script + mark + rest if mark else page + script


SEEN = f"""
(places) => {{
  const look = {rooms.LOOK};
  return places.map((place) => {{
    try {{ return look([place])[0]; }} catch {{ return null; }}
  }});
}}
"""


# Where elements are in the page by their numbers, as their names may be made of texts.
PATHS = """
(places) => places.map((place) => {
  let element = null;
  try { element = document.querySelector(place); } catch {}
  const steps = [];
  for (; element && element.parentElement; element = element.parentElement)
    steps.unshift(`${element.localName}:nth-child(${[...element.parentElement.children].indexOf(element) + 1})`);
  return steps.length ? "html > " + steps.join(" > ") : null;
})
"""

# The places, by number where there is none of that name.
PLACES = """
(places, paths) => places.map((place, index) => {
  try {
    if (paths[index] && !document.querySelector(place) && document.querySelector(paths[index])) return paths[index];
  } catch {}
  return place;
})
"""


def shown_text(text):
    """A text as lines show it: white space is one space, and no line breaks at a no-break space."""
    return re.sub(r"[ \t\r\n\f]+", " ", text).strip(" ")


def same(first, second):
    return " ".join(first.split()) == " ".join(second.split())


def compare(name, site, galley, address, browser, base, lists):
    """The counts of one page over its languages and widths."""
    candidates = FURTHER + LANGUAGES if name in TENTH else LANGUAGES
    languages = [language for language in candidates if site.messages(base, language) is not None][:len(LANGUAGES)]
    counts = {"tp": 0, "fp": 0, "fn": 0, "tn": 0, "skipped": 0, "faulty": 0}
    screens = harvest(galley, f"{address}/{name}/{site.page}")
    english, paths = {}, {}
    for language in ["en"] + languages:
        browser.look(rooms.WIDTHS[0], 844)
        browser.open(f"{address}/{name}/{site.page}?lang={language}")
        browser.value("document.fonts.ready.then(() => 1)")
        for width in rooms.WIDTHS:
            browser.look(width, 844 if width < 600 else 800)
            if width not in screens:
                continue
            screen = screens[width]
            places = [room["place"]["selector"] for room in screen["rooms"]]
            if language == "en":
                paths[width] = browser.value(f"({PATHS})({json.dumps(places)})")
            else:
                places = browser.value(f"({PLACES})({json.dumps(places)}, {json.dumps(paths[width])})")
                rooms_here = [{**room, "place": {"selector": place}} for room, place in zip(screen["rooms"], places)]
                screen = {**screen, "rooms": rooms_here}
            shown = [room for room in screen["rooms"] if room.get("isVisible", True)]
            truth = browser.value(f"({SEEN})({json.dumps([room['place']['selector'] for room in shown])})")
            if language == "en":
                # A text with breaks of its own is not measured here.
                usable = [index for index, (room, seen) in enumerate(zip(shown, truth))
                          if seen and same(room["text"], seen["text"]) and "\n" not in room["text"]]
                counts["skipped"] += len(shown) - len(usable)
                english[width] = (usable, truth)
                continue
            usable, before = english[width]
            # What is at fault in English has no room that a translation could keep to.
            faults = [index for index in usable if before[index]["cut"] or before[index]["out"]]
            counts["faulty"] += len(faults)
            usable = [index for index in usable if truth[index] and index not in faults]
            here, now = [shown[index] for index in usable], [truth[index] for index in usable]
            then = [before[index] for index in usable]
            guess = rooms.predict(
                here, [shown_text(seen["text"]) for seen in now], then,
                lambda jobs: browser.value(f"({rooms.MEASURE})({json.dumps(jobs)})"),
                rooms.Tables(screen, here, browser))
            for room, seen, said, was in zip(here, now, guess, then):
                is_bad = seen["cut"] or seen["out"] or room["role"] in rooms.ONE_LINERS and seen["lines"] > was["lines"]
                kind = ("t" if is_bad == said["bad"] else "f") + ("p" if said["bad"] else "n")
                counts[kind] += 1
                if kind in ("fp", "fn") and lists:
                    print(f"{kind} {name} {width} {language} {room['place']['selector']}\n   {seen}\n   {said}\n   was {was}\n   {json.dumps(room)}")
    return counts, len(languages), sum(len(screen["rooms"]) for screen in screens.values())


def harvest(galley, page):
    """The screens of a page, by width."""
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "rooms.json")
        widths = [word for width in rooms.WIDTHS for word in ["--width", str(width)]]
        run = subprocess.run([galley, "rooms", page, *widths, "--timeout", "240", "-o", file], capture_output=True, text=True)
        if run.returncode != 0 or not os.path.exists(file):
            print(run.stderr)
        with open(file) as text:
            return {screen["width"]: screen for screen in json.load(text)["screens"]}


def main():
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    galley, base, names = words[0], words[1], words[2:] or list(ALL)
    Pages.base = base
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Pages)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    enough = True
    with Chromium() as browser:
        for title, sites in SETS:
            total = {}
            for name in names:
                if name not in sites:
                    continue
                if not os.path.isdir(os.path.join(base, sites[name].folder)):
                    print(f"{name}: no checkout of {sites[name].folder}")
                    continue
                counts, languages, harvested = compare(
                    name, sites[name], galley, f"http://127.0.0.1:{server.server_port}", browser, base, "--list" in sys.argv)
                print(f"{name}: {harvested} rooms, {languages} languages, {counts}", flush=True)
                for kind in counts:
                    total[kind] = total.get(kind, 0) + counts[kind]
            if not total:
                continue
            precision = total["tp"] / max(1, total["tp"] + total["fp"])
            recall = total["tp"] / max(1, total["tp"] + total["fn"])
            print(f"{title}: {total}: precision {precision:.3f}, recall {recall:.3f}")
            enough = enough and precision >= 0.95 and recall >= 0.95
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main())
