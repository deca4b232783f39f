#!/usr/bin/env python3
"""Records how Chromium sets random texts in Galley's own fonts, for `BrowserTextTests` to compare with.

    python3 Tests/Browser/record_text.py            writes Tests/TextLayoutTests/Browser/text.tsv anew
    python3 Tests/Browser/record_text.py --check    compares the file with the installed Chromium, and prints what differs

The texts come from three places, and none from an app of somebody else: `texts.txt` beside the recorded file, the catalogs in
`Samples`, and names of countries, languages and scripts in ICU's data (Unicode License), joined into lists. Fonts, sizes, spacings
and widths are drawn at random from a fixed seed, so that the same machine records the same file. Fonts are those in `Fonts`, by
`@font-face`, in the order in which Galley tries them on the web; nothing of the machine's own fonts is used.

Needs Python, Debian's `chromium`, and ICU. Exits with 1 where `--check` finds a difference, with 2 where there is no Chromium.
"""

import ctypes
import ctypes.util
import json
import random
import re
import sys
import tempfile
from pathlib import Path

from chromium import Chromium

ROOT = Path(__file__).resolve().parents[2]
RECORD = ROOT / "Tests/TextLayoutTests/Browser/text.tsv"
TEXTS = RECORD.with_name("texts.txt")

# The family after the platform's own that a locale's script takes (`FallbackTable.swift`).
SCRIPTS = {
    "Noto Sans Arabic": "ar fa ps ur ckb ug sd", "Noto Sans Armenian": "hy", "Noto Sans Bengali": "bn as",
    "Noto Sans Devanagari": "hi mr ne", "Noto Sans Ethiopic": "am ti", "Noto Sans Georgian": "ka",
    "Noto Sans Gujarati": "gu", "Noto Sans Gurmukhi": "pa", "Noto Sans Hebrew": "he", "Noto Sans Kannada": "kn",
    "Noto Sans Khmer": "km", "Noto Sans Lao": "lo", "Noto Sans Malayalam": "ml", "Noto Sans Myanmar": "my",
    "Noto Sans Oriya": "or", "Noto Sans Sinhala": "si", "Noto Sans Tamil": "ta", "Noto Sans Telugu": "te",
    "Noto Sans Thai": "th", "Noto Sans CJK": "ja ko zh-Hans zh-Hant",
    "Noto Sans": "af az be bg ca cs da de el en es et fi fr ga ha hr hu id is it kk ky lt lv mk mn ms nb nl pl pt ro ru "
                 "sk sl sq sr sv sw tr uk uz vi yo zu",
}
FAMILY = {locale: family for family, locales in SCRIPTS.items() for locale in locales.split()}
GENERAL = ["Inter", "Roboto", "Noto Sans", "Noto Sans Symbols2", "Noto Sans Math", "Noto Sans CJK", "Noto Sans Symbols"]
RIGHT_TO_LEFT = {"ar", "fa", "ps", "ur", "ckb", "ug", "sd", "he"}
COLUMNS = ["locale", "family", "size", "weight", "spacing", "keepAll", "room", "width", "height", "precise", "starts", "wrapped", "text"]


class Names:
    """Names of countries, languages and scripts in ICU's data."""

    def __init__(self):
        name = ctypes.util.find_library("icuuc")
        library, version = ctypes.CDLL(name), name.split(".")[-1]
        self.functions = [
            (getattr(library, f"uloc_getDisplay{kind}_{version}"), codes)
            for kind, codes in [
                ("Country", [f"und_{code}" for code in "AE AR AU BA BR CD CH CI CN CZ DE DO EG ES FR GB GR HU IN IT JP KH KP "
                             "KR LA MK MM MX NL NO NZ PG PL RU SA SE TH TR UA US VN ZA".split()]),
                ("Language", "ar bn cs de el en es fi fr gu he hi hu it ja km kn ko lo ml my nl pl pt ru sv ta te th tr uk vi "
                 "zh".split()),
                ("Script", [f"und_{code}" for code in "Arab Beng Cyrl Deva Grek Hans Hant Hebr Jpan Khmr Kore Latn Thai".split()]),
            ]
        ]

    def names(self, locale):
        found = []
        for function, codes in self.functions:
            for code in codes:
                buffer, status = (ctypes.c_uint16 * 200)(), ctypes.c_int(0)
                length = function(code.encode(), locale.encode(), buffer, 200, ctypes.byref(status))
                # Without a translation ICU gives the code, and a warning that it did.
                if 0 < length < 60 and status.value <= 0 and status.value != -127:
                    found.append(bytes(buffer)[:2 * length].decode("utf-16-le"))
        return found


def texts():
    """Every text with its locale, in a fixed order."""
    found = {}

    def add(locale, text):
        if locale in FAMILY and 1 < len(text) < 140 and not re.search(r"[\n\t\r]|  |^ | $", text):
            found.setdefault((locale, text))

    for line in TEXTS.read_text().splitlines():
        if line and not line.startswith("#"):
            locale, text = line.split("\t")
            add(locale, re.sub(r"\\u\{([0-9a-f]+)\}", lambda match: chr(int(match[1], 16)), text))
    random.seed(2)
    samples = []
    for catalog in sorted(ROOT.glob("Samples/*/Localizable.xcstrings")):
        for entry in json.loads(catalog.read_text())["strings"].values():
            for locale, value in sorted(entry.get("localizations", {}).items()):
                text = value.get("stringUnit", {}).get("value")
                if text and "%" not in text:
                    samples.append((locale, text))
    for locale, text in random.sample(samples, 150):
        add(locale, text)
    names = Names()
    for locale in FAMILY:
        known = names.names(locale)
        if len(known) < 20:
            continue
        for count in [1, 1, 2, 3, 4, 5]:
            comma = {"ja": "、", "zh-Hans": "、", "zh-Hant": "、", "ar": "، ", "fa": "، ", "ur": "، "}.get(locale, ", ")
            add(locale, comma.join(random.sample(known, count)))
        for form in ["{} ({})", "{} – {}: 12", "«{}» / {}!", "{}-{} 3.5"]:
            form = {"ja": "「{}」、（{}）", "zh-Hans": "“{}”，（{}）。", "zh-Hant": "「{}」：（{}）。"}.get(locale, form)
            add(locale, form.format(*random.sample(known, 2)))
    return list(found)


def cases():
    random.seed(1)
    for locale, text in texts():
        spacings = [0, 0, 0, 0, 1, 2, -0.5]
        for _ in range(2):
            yield {
                "locale": locale, "family": random.choice(["Inter", "Inter", "Noto Sans"]),
                "size": random.choice([11, 12, 13, 14, 15, 16, 17, 18, 20, 24, 28.5, 33]),
                "weight": random.choice([400, 400, 400, 700]), "spacing": random.choice(spacings),
                "keepAll": random.choice([False, False, True]), "share": random.uniform(0.15, 0.9), "text": text,
            }


def faces():
    rules = []
    for file in sorted(ROOT.glob("Fonts/*/*.[to]tf")):
        name, _, style = file.stem.partition("-")
        family = {"Inter.var": "Inter", "NotoSansCJK": "Noto Sans CJK"}.get(
            name, re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name))
        weight = {"": "100 900", "Bold": "700", "Medium": "500"}.get(style, "400")
        rules.append(f'@font-face {{ font-family: "{family}"; font-weight: {weight}; src: url("{file.as_uri()}") }}')
    return "\n".join(rules), sorted({re.search('"(.*?)"', rule)[1] for rule in rules})


PAGE = """<!doctype html><meta charset=utf-8><style>%s
#line { position: absolute; white-space: nowrap }
#box { position: absolute; white-space: normal; overflow-wrap: anywhere }
#line, #box { unicode-bidi: plaintext; line-height: normal; text-align: start }
</style><div id=line></div><div id=box></div>"""

MEASURE = """async (cases) => {
  const line = document.getElementById('line'), box = document.getElementById('box')
  await Promise.all([...document.fonts].map((face) => face.load()))
  const starts = (node) => {
    const found = []
    let top = null
    for (let offset = 0; offset < node.length; offset++) {
      const range = document.createRange()
      range.setStart(node, offset)
      range.setEnd(node, offset + 1)
      // A hyphen that was added has a rectangle too, on the line before.
      const rect = [...range.getClientRects()].filter((rect) => rect.width > 0).at(-1)
      if (rect && top !== null && rect.top > top + 1) found.push(offset)
      if (rect && (top === null || rect.top > top + 1)) top = rect.top
    }
    return found
  }
  return cases.map((one) => {
    for (const element of [line, box]) {
      element.lang = one.locale
      element.dir = one.direction
      element.style.fontFamily = one.families
      element.style.fontSize = one.size + 'px'
      element.style.fontWeight = one.weight
      element.style.letterSpacing = one.spacing + 'px'
      element.style.wordBreak = one.keepAll ? 'keep-all' : 'normal'
      element.style.textRendering = 'auto'
      element.textContent = one.text
    }
    const {width, height} = line.getBoundingClientRect()
    line.style.textRendering = 'geometricPrecision'
    const precise = line.getBoundingClientRect().height
    const room = Math.max(Math.round(width * one.share * 4) / 4, one.size)
    box.style.width = room + 'px'
    return [room, width, height, precise, starts(box.firstChild), box.getBoundingClientRect().height]
  })
}"""


def number(value):
    return format(value, ".10g")


def record():
    rules, families = faces()
    rows = []
    with tempfile.TemporaryDirectory() as folder, Chromium() as browser:
        page = Path(folder, "page.html")
        page.write_text(PAGE % rules)
        browser.open(page.as_uri())
        version = browser.send("Browser.getVersion")["product"]
        asked = []
        for case in cases():
            order = dict.fromkeys([case["family"], "Inter", FAMILY[case["locale"]], *GENERAL, *families])
            case["families"] = ", ".join(f'"{family}"' for family in order)
            case["direction"] = "rtl" if case["locale"] in RIGHT_TO_LEFT else "ltr"
            asked.append(case)
        for start in range(0, len(asked), 100):
            part = asked[start:start + 100]
            answers = browser.value(f"({MEASURE})({json.dumps(part)})")
            for case, (room, width, height, precise, starts, wrapped) in zip(part, answers):
                rows.append([
                    case["locale"], case["family"], number(case["size"]), str(case["weight"]), number(case["spacing"]),
                    "1" if case["keepAll"] else "0", number(room), number(width), number(height),
                    number(precise), " ".join(map(str, starts)), number(wrapped), case["text"],
                ])
    return version, rows


def main():
    if not Chromium.program():
        print("THE BROWSER TEST DID NOT RUN: there is no Chromium (apt-get install chromium)", file=sys.stderr)
        return 2
    version, rows = record()
    head = [
        f"# How {version} on Linux sets texts in the fonts of Fonts/, recorded by Tests/Browser/record_text.py.",
        "# Lengths in px at one pixel to a px. spacing: letter-spacing; keepAll: word-break: keep-all; room: the width of the box;",
        "# width and height: on one line; starts: where lines after the first start, in UTF-16 units; wrapped: the height in the box.",
        "\t".join(COLUMNS),
    ]
    text = "\n".join(head + ["\t".join(row) for row in rows]) + "\n"
    if "--check" not in sys.argv[1:]:
        RECORD.write_text(text)
        print(f"{len(rows)} texts, {version}")
        return 0
    known = RECORD.read_text().splitlines()[len(head):]
    changed = [(old, new) for old, new in zip(known, ["\t".join(row) for row in rows]) if old != new]
    for old, new in changed:
        print(f"- {old}\n+ {new}")
    print(f"{len(changed)} of {len(rows)} differ in {version}")
    return 1 if changed or len(known) != len(rows) else 0


if __name__ == "__main__":
    sys.exit(main())
