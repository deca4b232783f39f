#!/usr/bin/env python3
"""Looks at the pages for translators of a proof in headless Chromium: search, boxes, pictures, the width of a phone.

    galley proof Samples/Toolbar -o Proof && python3 Tests/Browser/translators.py GALLEY Samples/Toolbar Proof

Types texts by chance into every box, and compares what the page says with what `galley serve` answers: a page that says
"fits" or "too long" is never wrong, and it decides most texts.

Exit status: 0 when every law holds, 1 when one does not, 2 when there is no Chromium or no proof.
"""

import json
import pathlib
import random
import subprocess
import sys

from chromium import Chromium

# Types texts into the box of a key, and gives what the page says of each.
TYPE = """((key, texts) => {
  const text = [...document.querySelectorAll("#texts .text")].find((t) => t.querySelector("h2").textContent === key);
  const field = text.querySelector("input");
  const output = text.querySelector("output");
  return texts.map((typed) => {
    field.value = typed;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    return [output.className, output.value];
  });
})"""


class Look:
    def __init__(self, browser, galley, project, folder):
        self.browser, self.galley, self.project, self.folder = browser, galley, project, folder
        self.failures, self.count, self.random = [], 0, random.Random(7)
        self.pages = sorted((folder / "translators").glob("*.html"))
        self.decided = {"fits": 0, "long": 0, "unknown": 0}

    def expect(self, holds, law, facts=""):
        self.count += 1
        if not holds:
            self.failures.append(f"{law}{': ' if facts else ''}{facts}")

    def open(self, page, query=""):
        self.browser.open(page.resolve().as_uri() + query)

    def type(self, selector, text):
        self.browser.value(f"""(() => {{
            const field = document.querySelector({json.dumps(selector)});
            field.value = {json.dumps(text)};
            field.dispatchEvent(new InputEvent("input", {{ bubbles: true }}));
        }})()""")

    # The first page.

    def index(self):
        browser = self.browser
        browser.look(390, 844, False, True)
        self.open(self.folder / "index.html")
        first = browser.value("document.querySelector('main').querySelector('a, input, select, button').id")
        self.expect(first == "search-words", "the search is the first thing on the index", str(first))
        self.expect(browser.value("document.querySelector('#search').checkVisibility()"), "the search is there")
        rows = browser.value("galleyTexts")
        self.expect(len(rows) > 0, "the index knows texts")
        row = rows[0]
        for words in (row["key"], row["source"].upper(), row["places"][-1]["text"]):
            self.type("#search-words", words)
            keys = browser.value("[...document.querySelectorAll('#found code')].map((k) => k.textContent)")
            self.expect(row["key"] in keys, "the index finds a text by its key and its words", f"{words}: {keys}")
        self.type("#search-words", row["key"])
        links = browser.value("[...document.querySelectorAll('#found a')].map((a) => a.href)")
        self.expect(len(links) > 0, "what is found has links")
        self.open_link(links[0], row["key"])
        self.open(self.folder / "index.html")
        self.type("#search-words", "no text has these words")
        self.expect(browser.value("document.querySelectorAll('#found li').length") == 0, "nothing else is found")
        self.expect(browser.value("document.querySelector('#search output').value") == "0 keys", "and that is said")

    def open_link(self, link, key):
        self.browser.open(link)
        name = self.browser.value("document.querySelector(':target h2')?.textContent")
        self.expect(name == key, "a link of the search leads to the text", f"{link}: {name}")

    # The page of a language.

    def look_at(self, page):
        browser = self.browser
        name = page.name
        browser.look(390, 844, False, True)
        self.open(page)
        width = browser.value("document.documentElement.scrollWidth")
        self.expect(width <= 390, f"{name} does not scroll sideways", f"{width} px")
        first = browser.value("document.querySelector('main').querySelector('a, input, select, button').id")
        self.expect(first == "search-words", f"{name} begins with the search", str(first))
        keys = browser.value("[...document.querySelectorAll('#texts h2')].map((k) => k.textContent)")
        self.expect(len(keys) > 0, f"{name} has texts")
        self.type("#search-words", keys[-1])
        shown = browser.value("[...document.querySelectorAll('#texts .text:not([hidden]) h2')].map((k) => k.textContent)")
        self.expect(keys[-1] in shown and len(shown) < len(keys), f"{name} shows what is searched for", str(shown))
        self.type("#search-words", "")
        broken = browser.value("""(async () => {
            const images = [...document.querySelectorAll(".screen img")];
            images.forEach((image) => image.loading = "eager");
            await Promise.all(images.map((image) => image.decode().catch(() => null)));
            return images.filter((image) => !image.naturalWidth).map((image) => image.src);
        })()""")
        self.expect(not broken, f"{name} shows its pictures", str(broken[:3]))
        outside = browser.value("""[...document.querySelectorAll(".screen")].filter((screen) => {
            const [outer, inner] = [screen, screen.querySelector(".mark")].map((e) => e.getBoundingClientRect());
            return inner.left < outer.left - 1 || inner.top < outer.top - 1 || inner.right > outer.right + 1
              || inner.bottom > outer.bottom + 1 || inner.width < 1;
        }).length""")
        self.expect(outside == 0, f"{name} marks texts inside their pictures")
        boxes = browser.value("""[...document.querySelectorAll("#texts .text")].filter((t) => t.querySelector(".try"))
            .map((t) => ({ key: t.querySelector("h2").textContent, ...t.querySelector(".try").dataset,
              letters: JSON.parse(document.getElementById("fonts").textContent)[t.querySelector(".try").dataset.font].widths,
              own: t.querySelector(".own bdi").textContent }))""")
        for box in boxes:
            self.box(box, page, browser.value("document.querySelector('#texts .try input').lang"))
        if boxes:
            said = self.said(boxes[0]["key"], ["\u4f60\u597d", "a%@b", "", "  "])
            self.expect([kind for kind, _ in said] == ["unknown", "unknown", "", ""], f"{name} has no verdict on what it "
                        "does not know", str(said))
            self.expect("\u4f60" in said[0][1], f"{name} names the letter that it does not know", said[0][1])
        self.expect(not browser.errors(), f"{name} raises no error", str(browser.errors()[:3]))
        return len(boxes)

    def said(self, key, texts):
        return self.browser.value(f"{TYPE}({json.dumps(key)}, {json.dumps(texts)})")

    def box(self, box, page, locale):
        letters = [letter for letter in box["letters"] if letter != " "]
        words = [letter for letter in letters if letter.isalpha()]
        room, mean = float(box["room"]), sum(box["letters"].values()) / len(box["letters"])
        texts = {box["own"]}
        for _ in range(40):
            length = max(1, round(room / mean * self.random.uniform(0.4, 1.5)))
            # Words alone, and everything with everything.
            from_ = words if self.random.random() < 0.6 else letters
            text = "".join(self.random.choices(from_, k=length))
            if length > 4 and self.random.random() < 0.5:
                place = self.random.randrange(1, length - 1)
                text = text[:place] + " " + text[place:]
            texts.add(text)
        texts = sorted(texts)
        verdicts = self.ask(box["key"], locale, texts)
        for text, (kind, words_), verdict in zip(texts, self.said(box["key"], texts), verdicts):
            self.decided[kind] += 1
            wanted = {"fits": "fits", "long": "tooLong"}.get(kind, verdict)
            self.expect(verdict == wanted, f"{page.name} agrees with galley",
                        f"{box['key']}, {text!r}: the page says {words_!r}, galley {verdict}")

    def ask(self, key, locale, texts):
        request = {"id": 1, "method": "fits", "params": {
            "texts": [{"key": key, "locale": locale, "text": text} for text in texts], "findings": False}}
        run = subprocess.run([self.galley, "serve", self.project], input=json.dumps(request) + "\n", text=True,
                             capture_output=True, timeout=300)
        return [text["verdict"] for text in json.loads(run.stdout)["result"]["texts"]]


def main():
    if len(sys.argv) < 4 or not (pathlib.Path(sys.argv[3]) / "translators").is_dir():
        print(__doc__, file=sys.stderr)
        return 2
    if not Chromium.program():
        print("THE BROWSER TEST DID NOT RUN: there is no Chromium (apt-get install chromium)", file=sys.stderr)
        return 2
    with Chromium() as browser:
        look = Look(browser, sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]))
        look.index()
        boxes = sum(look.look_at(page) for page in look.pages)
        known = look.decided["fits"] + look.decided["long"]
        if "--boxes" in sys.argv:
            look.expect(look.decided["fits"] >= 20 and look.decided["long"] >= 20, "texts by chance fit, and do not",
                        str(look.decided))
            look.expect(known >= 0.7 * sum(look.decided.values()), "the page decides most texts", str(look.decided))
        for failure in look.failures:
            print(f"error: {failure}")
        print(f"{len(look.pages)} pages, {boxes} boxes, {look.decided}, {look.count} expectations, "
              f"{len(look.failures)} failed")
        return 1 if look.failures else 0


if __name__ == "__main__":
    sys.exit(main())
