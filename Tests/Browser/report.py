#!/usr/bin/env python3
"""Looks at the report on one page in headless Chromium: what proof.py asks of every page, and its search and filters.

    galley check Samples/Toolbar --format html=report/report.html; python3 Tests/Browser/report.py report

Exit status: 0 when every law holds, 1 when one does not, 2 when there is no Chromium or no report.
"""

import pathlib
import sys
import urllib.parse

from chromium import Chromium
from proof import Look

FAULTS = "[...document.querySelectorAll('#faults .fault')]"
SHOWN = FAULTS + ".filter((f) => !f.hidden)"
# The cells of a fault by name: each a locale, a text size and a width that go together.
CELLS = """((fault) => {
  const values = ["locale", "size", "width"].map((name) =>
    [...document.getElementById("filters").elements[name]?.options ?? [, {value: ""}]].slice(1).map((o) => o.value));
  return fault.dataset.cells.split(";").flatMap((part) => {
    const [locales, sizes, widths] = part.split(":").map((list, i) => list.split(",").map((n) => values[i][n] ?? ""));
    return locales.flatMap((l) => sizes.flatMap((s) => widths.map((w) => [l, s, w])));
  });
})"""


class Report(Look):
    def shown(self):
        return self.browser.value(SHOWN + ".map((f) => f.id)")

    def said(self):
        return self.browser.value("document.querySelector('#filters output').value")

    def filters(self, page):
        browser = self.browser
        self.open(page)
        faults = {f["id"]: f for f in browser.value(
            FAULTS + f".map((f) => ({{id: f.id, rule: f.dataset.rule, key: f.dataset.key, cells: {CELLS}(f), text: f.textContent}}))")}
        self.expect(browser.value("!document.getElementById('filters').hidden"), "the script shows the filters")
        first = browser.value("document.querySelector('#main form, #main section').id")
        self.expect(first == "filters", "the search is the first thing", first)

        # Each value of each list alone, and pairs: the faults that have a cell with all of them.
        places = {"locale": 0, "size": 1, "width": 2}
        choices = browser.value("""[...document.querySelectorAll('#filters select')].flatMap((s) =>
            [...s.options].slice(1).map((o) => [s.name, o.value]))""")
        self.expect(len({name for name, _ in choices}) >= 3, "there are filters to try", str(choices[:5]))
        pairs = [[choice] for choice in choices] + [[a, b] for a in choices for b in choices if a[0] < b[0]][:60]
        for chosen in pairs:
            self.open(page, "#" + urllib.parse.urlencode([tuple(c) for c in chosen], quote_via=urllib.parse.quote))
            wanted = [
                name for name, fault in faults.items()
                if all(fault[n] == v for n, v in chosen if n not in places)
                and any(all(cell[places[n]] == v for n, v in chosen if n in places) for cell in fault["cells"])]
            self.expect(self.shown() == wanted, f"the address filters by {chosen}", f"{len(self.shown())}, not {len(wanted)}")
            self.expect(self.said() == f"{len(wanted)} of {len(faults)} faults", "the form counts", self.said())
            pictures = browser.value("[...document.querySelectorAll('#pictures > section')].filter((s) => !s.hidden).map((s) => s.id)")
            linked = browser.value(SHOWN + ".flatMap((f) => [...f.querySelectorAll('a')].map((a) => a.hash.slice(1)))")
            self.expect(set(pictures) <= set(linked), "only pictures of these faults are shown", str(pictures))
        self.open(page, "#locale=xx")
        self.expect("not on this page: xx" in self.said(), "a filter for what is not there is told", self.said())

        # Typing: every word, in any case, in what is said about a fault.
        self.open(page)
        word = next(fault["key"] for fault in faults.values() if fault["key"]).upper()
        browser.value("document.querySelector('[name=text]').focus()")
        browser.send("Input.insertText", text=word)
        browser.settle()
        wanted = [name for name, fault in faults.items() if word.lower() in fault["text"].lower()]
        self.expect(self.shown() == wanted and wanted, "what is typed is searched for", f"{self.shown()} {wanted}")
        self.expect(browser.value("location.hash") == f"#text={urllib.parse.quote(word)}", "and is in the address")
        browser.send("Input.insertText", text=" nowhere at all")
        browser.settle()
        self.expect(self.shown() == [], "every word has to be there", str(self.shown()))
        self.expect(browser.value("document.activeElement.name") == "text", "who types stays in the field")
        browser.press("Enter")
        browser.settle()
        self.expect(browser.value("location.search") == "", "the form is not sent")
        browser.value("document.querySelector('#filters button').click()")
        browser.settle()
        self.expect(len(self.shown()) == len(faults), "all faults come back", self.said())
        self.expect(not browser.errors(), "filters raise no error", str(browser.errors()[:3]))

    def without_script(self, page):
        self.browser.allow_script(False)
        self.open(page)
        hidden = self.browser.value("getComputedStyle(document.getElementById('filters')).display")
        self.expect(hidden == "none" and self.browser.value(FAULTS + ".length") > 0, "without script there is no dead form")
        self.browser.allow_script(True)


def main():
    folder = pathlib.Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else None
    if not folder or not list(folder.glob("*.html")):
        print(__doc__, file=sys.stderr)
        return 2
    if not Chromium.program():
        print("THE BROWSER TEST DID NOT RUN: there is no Chromium (apt-get install chromium)", file=sys.stderr)
        return 2
    with Chromium() as browser:
        look = Report(browser, folder)
        for page in look.pages:
            look.look_at(page)
            browser.look(1280, 900)
            look.filters(page)
            look.without_script(page)
        for failure in look.failures:
            print(f"error: {failure}")
        print(f"{len(look.pages)} pages, {look.count} expectations, {len(look.failures)} failed")
        return 1 if look.failures else 0


if __name__ == "__main__":
    sys.exit(main())
