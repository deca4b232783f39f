#!/usr/bin/env python3
"""Looks at a proof in headless Chromium: links, console, filters, keyboard, accessible names, contrast, phone width.

    galley proof Samples/Toolbar -o Proof && python3 Tests/Browser/proof.py Proof [--screenshots FOLDER]

Exit status: 0 when every law holds, 1 when one does not, 2 when there is no Chromium or no proof.
"""

import pathlib
import sys
import urllib.parse

from chromium import Chromium

UNNAMED = {"link", "button", "combobox", "image", "img", "dialog", "region", "form", "navigation", "textbox", "table"}

# The contrast of every text with its ground, whatever is see-through laid over what is below it (WCAG 2.2, 1.4.3).
CONTRAST = """(() => {
  const parse = (text) => {
    const parts = text.match(/[\\d.]+%?/g).map((p) => p.endsWith("%") ? parseFloat(p) / 100 : parseFloat(p));
    return [...parts.slice(0, 3), parts[3] ?? 1];
  };
  const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
  const light = (colour) => {
    const [r, g, b] = colour.slice(0, 3).map((v) => v / 255)
      .map((v) => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (element) => {
    const layers = [];
    for (let e = element; e; e = e.parentElement) {
      const colour = parse(getComputedStyle(e).backgroundColor);
      if (colour[3] > 0) layers.push(colour);
      if (colour[3] === 1) break;
    }
    return layers.reverse().reduce((below, top) => over(top, below), [255, 255, 255, 1]);
  };
  const bad = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("svg, script, style, .skip, caption, dialog:not([open])")) continue;
    if (!element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    const below = ground(element);
    const [a, b] = [light(over(parse(style.color), below)), light(below)];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const isLarge = parseFloat(style.fontSize) >= 24;
    if (ratio < (isLarge ? 3 : 4.5)) {
      bad.add(`${element.tagName} ${element.className}: ${ratio.toFixed(2)} "${node.data.trim().slice(0, 30)}"`);
    }
  }
  return [...bad].slice(0, 8);
})()"""

SHOWN = """[...document.querySelectorAll(".grid figure")].filter((f) => !f.hidden && !f.closest("[hidden]"))"""


class Look:
    def __init__(self, browser, folder):
        self.browser, self.folder, self.failures, self.count = browser, folder, [], 0
        self.pages = sorted(folder.rglob("*.html"))
        self.scene = next((p for p in self.pages if p.parent.name == "scenes" and self.is_rich(p)), None)

    @staticmethod
    def is_rich(page):
        text = page.read_text(encoding="utf-8")
        return text.count("<section class=\"row\"") > 1 and "class=\"fault " in text

    def expect(self, holds, law, facts=""):
        self.count += 1
        if not holds:
            self.failures.append(f"{law}{': ' if facts else ''}{facts}")

    def address(self, page, query=""):
        return page.resolve().as_uri() + query

    def open(self, page, query=""):
        self.browser.open(self.address(page, query))

    # Every page.

    def look_at(self, page):
        name = page.relative_to(self.folder)
        self.open(page)
        self.expect(not self.browser.errors(), f"{name} has no console error", str(self.browser.errors()[:3]))
        self.links(page, name)
        self.names(name)
        for width in (390, 1280):
            for dark in (False, True):
                self.browser.look(width, 900, dark, width == 390)
                bad = self.browser.value(CONTRAST)
                self.expect(not bad, f"{name} has contrast {'in the dark' if dark else 'in light'}", str(bad))
            # A phone's viewport grows with what does not fit into it.
            over = self.browser.value("document.documentElement.scrollWidth") - width
            self.expect(over <= 0, f"{name} does not scroll sideways at {width}", f"{over} px")

    def links(self, page, name):
        links = self.browser.value("[...document.querySelectorAll('a[href]')].map((a) => a.href)")
        ids = set(self.browser.value("[...document.querySelectorAll('[id]')].map((e) => e.id)"))
        self.expect(len(links) > 0, f"{name} has links")
        for link in set(links):
            parts = urllib.parse.urlsplit(link)
            target = pathlib.Path(urllib.parse.unquote(parts.path))
            self.expect(parts.scheme == "file" and target.is_file(), f"{name} leads to a file", link)
            if target == page.resolve() and parts.fragment and "=" not in parts.fragment:
                self.expect(urllib.parse.unquote(parts.fragment) in ids, f"{name} has the place", link)

    def names(self, name):
        nodes = self.browser.send("Accessibility.getFullAXTree")["nodes"]
        for node in nodes:
            role = node.get("role", {}).get("value", "")
            if node.get("ignored") or role not in UNNAMED:
                continue
            self.expect(node.get("name", {}).get("value", "").strip() != "", f"{name} names each {role}")
        levels = self.browser.value("[...document.querySelectorAll('h1, h2, h3')].map((h) => Number(h.tagName[1]))")
        self.expect(levels.count(1) == 1, f"{name} has one first heading", str(levels[:5]))
        steps = zip(levels, levels[1:])
        self.expect(all(b - a <= 1 for a, b in steps), f"{name} leaves out no level of headings", str(levels[:9]))

    # The page of a scene.

    def filters(self):
        browser = self.browser
        self.open(self.scene)
        all_pictures = browser.value(SHOWN + ".length")
        locale = browser.value("[...document.querySelectorAll('.row')].at(-1).dataset.locale")
        size = browser.value("document.querySelector('figure').dataset.size")
        rule = browser.value("document.querySelector('.fault').dataset.rule")
        self.expect(browser.value("!document.getElementById('filters').hidden"), "the script shows the filters")

        self.open(self.scene, f"#locale={urllib.parse.quote(locale)}&size={size}")
        own = browser.value(
            SHOWN + f".every((f) => f.dataset.size === '{size}' && f.closest('.row').dataset.locale === "
            + repr(locale) + ")")
        shown = browser.value(SHOWN + ".length")
        self.expect(own and 0 < shown < all_pictures, "the address filters by locale and text size", f"{shown}")
        self.expect(browser.value("document.querySelector('[name=locale]').value") == locale, "the form shows it")

        self.open(self.scene, "#locale=xx")
        said = browser.value("document.querySelector('#filters output').value")
        self.expect("not on this page: xx" in said, "a filter for what is not there is told", said)

        self.open(self.scene, f"#rule={rule}")
        faults = browser.value("[...document.querySelectorAll('#faults .fault:not([hidden])')].map((f) => f.dataset.rule)")
        self.expect(faults and set(faults) == {rule}, "the address filters faults by rule", str(faults))
        marked = browser.value(SHOWN + ".every((f) => f.dataset.faults !== '')")
        self.expect(marked and browser.value(SHOWN + ".length") > 0, "only pictures with that fault are shown")

        self.open(self.scene, f"#text={rule.upper()}%20{rule}")
        found = browser.value("[...document.querySelectorAll('#faults .fault:not([hidden])')].map((f) => f.dataset.rule)")
        self.expect(found == faults, "the search finds faults by their words", str(found))
        self.open(self.scene, "#text=nowhere")
        self.expect(browser.value(SHOWN + ".length") == 0, "a search for what is not there finds nothing")

        self.open(self.scene)
        browser.value("document.querySelector('[name=rule]').focus()")
        browser.press("ArrowDown")
        self.expect(browser.value("location.hash") == f"#rule={rule}" or "rule=" in browser.value("location.hash"),
                    "a filter that is chosen by keyboard is in the address", browser.value("location.hash"))
        browser.value("document.querySelector('#filters button').click()")
        browser.settle()
        self.expect(browser.value(SHOWN + ".length") == all_pictures, "all pictures come back")
        self.expect(not browser.errors(), "filters raise no error", str(browser.errors()[:3]))

    def large_view(self):
        browser = self.browser
        browser.look(1280, 900)
        self.open(self.scene)
        browser.value("[...document.querySelectorAll('.row')].at(-1).querySelector('.open').focus()")
        picture = browser.value("document.activeElement.closest('figure').id")
        browser.press("Enter")
        self.expect(browser.value("document.getElementById('viewer').open"), "Enter opens the large view")
        self.expect(f"picture={picture}" in browser.value("location.hash"), "the picture is in the address",
                    browser.value("location.hash"))
        self.expect(browser.value("document.querySelectorAll('.pair svg:not(svg svg)').length") == 2,
                    "it stands beside that of the source locale")
        inside = browser.value("document.getElementById('viewer').contains(document.activeElement)")
        self.expect(inside, "the focus is in the large view")
        browser.press("ArrowLeft")
        self.expect(picture not in browser.value("location.hash"), "an arrow goes to the next picture")
        browser.press("Escape")
        self.expect(not browser.value("document.getElementById('viewer').open"), "Escape closes it")
        self.expect(browser.value("document.activeElement.matches('.open')"), "the focus is back at a picture")
        self.expect("picture" not in browser.value("location.hash"), "and the address without it")

        self.open(self.scene, "#" + picture)
        self.expect(browser.value("document.getElementById('viewer').dataset.picture") == picture,
                    "a link to a picture opens it")
        faulty = browser.value("document.querySelector('.grid .faulty')?.id")
        self.open(self.scene, "#" + faulty)
        self.expect(browser.value("document.querySelectorAll('#viewer .fault').length") > 0, "with its faults")
        own = browser.value("""[...document.querySelectorAll('.grid .faulty')].map((figure) => {
            const locale = figure.closest('.row').dataset.locale;
            const words = document.querySelector(`#${figure.dataset.faults.split(' ')[0]} .each li[data-locale="${locale}"]`);
            return words && [figure.id, words.textContent];
        }).filter(Boolean)""")
        for picture, words in own[::max(1, len(own) // 3)]:
            self.open(self.scene, "#" + picture)
            said = browser.value("document.querySelector('#viewer .fault .message').textContent")
            self.expect(said == words, "a fault is told as it is in the locale of the picture", f"{picture}: {said}")
            locale, see = browser.value("""[document.querySelector('#viewer .pair figure svg').ariaLabel.split(", ")[0],
                document.querySelector('#viewer .fault .see')?.textContent]""")
            self.expect(see in (None, f"see it in {locale}"), "and so is its link", f"{picture}: {see}")
            hints, own_hints = browser.value("""(() => {
                const item = document.querySelector('#viewer .fault');
                const picture = document.getElementById(document.getElementById('viewer').dataset.picture);
                const fault = document.getElementById(picture.dataset.faults.split(' ')[0]);
                const locale = picture.closest('.row').dataset.locale;
                const own = [...fault.querySelectorAll('.each li')].find((li) => li.dataset.locale === locale);
                const texts = (root) => [...root.querySelectorAll('.detail')].map((p) => p.textContent);
                return [texts(item), texts(own.querySelector('template').content)];
            })()""")
            self.expect(hints == own_hints and hints, "and its hints", f"{picture}: {hints}, {own_hints}")
        self.expect(own, "faults are told for each locale")
        self.open(self.scene, "#" + faulty)
        back = browser.value("document.querySelector('#viewer .fault a')?.hash")
        self.expect(bool(back), "and a fault leads to its picture", str(back))
        self.expect(not browser.errors(), "the large view raises no error", str(browser.errors()[:3]))

    def keyboard(self):
        browser = self.browser
        self.open(self.scene)
        browser.press("Tab")
        self.expect(browser.value("document.activeElement.className") == "skip", "the first stop skips to the content")
        outline = browser.value("getComputedStyle(document.activeElement).outlineStyle")
        self.expect(outline != "none", "the focus is seen")

    def without_script(self):
        browser = self.browser
        browser.allow_script(False)
        self.open(self.scene)
        hidden = browser.value("getComputedStyle(document.getElementById('filters')).display")
        shown = browser.value("document.querySelectorAll('.grid figure svg').length")
        self.expect(hidden == "none" and shown > 1, "without script there are pictures and no dead form")
        browser.allow_script(True)

    def screenshots(self, target):
        target.mkdir(parents=True, exist_ok=True)
        worst = next(iter(self.folder.glob("locales/de.html")), self.pages[0])
        views = [("index", self.folder / "index.html", ""), ("scene", self.scene, ""), ("pictures", self.scene, "#pictures"),
                 ("locale", worst, "")]
        self.open(self.scene)
        views.append(("large", self.scene, "#" + self.browser.value("document.querySelector('.grid .error').id")))
        for name, page, query in views:
            for width in (390, 1280):
                for dark in (False, True):
                    self.browser.look(width, 900, dark, width == 390)
                    self.open(page, query)
                    self.browser.screenshot(target / f"{name}-{width}-{'dark' if dark else 'light'}.png")


def main():
    if len(sys.argv) < 2 or not (pathlib.Path(sys.argv[1]) / "index.html").is_file():
        print(__doc__, file=sys.stderr)
        return 2
    if not Chromium.program():
        print("THE BROWSER TEST DID NOT RUN: there is no Chromium (apt-get install chromium)", file=sys.stderr)
        return 2
    folder = pathlib.Path(sys.argv[1]).resolve()
    with Chromium() as browser:
        look = Look(browser, folder)
        if not look.scene:
            print(f"{folder} has no scene with faults in several locales, so the test would prove nothing", file=sys.stderr)
            return 2
        if "--screenshots" in sys.argv:
            look.screenshots(pathlib.Path(sys.argv[sys.argv.index("--screenshots") + 1]))
        for page in look.pages:
            look.look_at(page)
        browser.look(1280, 900)
        look.filters()
        look.large_view()
        look.keyboard()
        look.without_script()
        for failure in look.failures:
            print(f"error: {failure}")
        print(f"{len(look.pages)} pages, {look.count} expectations, {len(look.failures)} failed")
        return 1 if look.failures else 0


if __name__ == "__main__":
    sys.exit(main())
