"""Records where texts that follow one another in the lines of a block begin and go on, for the tests of `FlowingLines`.

The texts are replaced after the rooms were read, so that what a check knows is where each was in one line. The blocks, widths and
texts follow from the numbers of the pages.

    python3 Tests/Browser/rooms_flows.py [--record FILE]

With --record, writes Tests/Browser/Recorded/flows.json; without, compares that file with what the browser shows.
"""

import json
import os
import random
import sys

from chromium import Chromium
from rooms import Server

HERE = os.path.dirname(os.path.abspath(__file__))
SCRIPT = os.path.join(HERE, "..", "..", "Integrations", "galley-rooms.js")
RECORDED = os.path.join(HERE, "Recorded", "flows.json")
PAGES = 120
WORDS = ["Save", "a", "changes", "Settings", "of", "Profile", "Donaudampfschiff", "Language", "to", "Benutzereinstellungen"]

STYLE = """<meta charset=utf-8><style>@font-face { font-family: "Noto Sans"; src: url(/fonts/Noto/NotoSans-Regular.ttf) }
body { margin: 16px; font: 16px/20px "Noto Sans" } b { font-weight: inherit; letter-spacing: 1px }</style>"""
# In pixels: how much browsers may differ.
TOLERANCE = 0.5

# What each text needs, and where its lines are.
LOOK = """
() => {
  const block = document.querySelector("p"), left = block.getBoundingClientRect().left;
  const hundredths = (value) => Math.round(value * 100) / 100;
  const box = document.createElement("div");
  document.body.append(box);
  const result = [...document.querySelectorAll(".t")].map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    box.style.cssText = "position:absolute;white-space:nowrap;font:" + getComputedStyle(element).font +
      ";letter-spacing:" + getComputedStyle(element).letterSpacing;
    box.textContent = element.textContent;
    const node = box.firstChild, parts = [];
    const leftOf = (at) => (range.setStart(node, at), range.setEnd(node, at + 1), range.getBoundingClientRect().left);
    for (const word of node.data.matchAll(/\\S+/g)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const { left, width } = range.getBoundingClientRect();
      const next = word.index + word[0].length + 1;
      parts.push([hundredths(next < node.data.length ? leftOf(next) - left : width), hundredths(width)]);
    }
    return { parts, start: hundredths(rects[0].left - left), end: hundredths(rects[rects.length - 1].right - left),
      most: hundredths(Math.max(...rects.map(({ right }) => right)) - left),
      lines: new Set(rects.map(({ top }) => Math.round(top))).size };
  });
  box.remove();
  return result;
}
"""


def text(numbers):
    return " ".join(numbers.choices(WORDS, k=numbers.choice([1, 1, 2, 3, 6])))


def block(numbers):
    tags = [numbers.choice(["a href=#", "b", "span", "small"]) for _ in range(numbers.randint(2, 6))]
    inner = " ".join(f"<{tag} class=t>{text(numbers)}</{tag.split()[0]}>" for tag in tags)
    # A width at which some texts go on on a further line, and others do not.
    return f"<p style='width:{numbers.randint(180, 700)}px'>{inner}</p>"


def record(browser, script, address):
    found = []
    # The fonts are loaded once.
    browser.open(f"{address}/footer.html")
    browser.value(f"document.head.innerHTML = {json.dumps(STYLE)}")
    browser.value("document.fonts.load('16px \"Noto Sans\"').then(() => 1)")
    for seed in range(PAGES):
        numbers = random.Random(seed)
        browser.value(f"document.body.innerHTML = {json.dumps(block(numbers))}")
        flows = [room["flow"] for room in browser.value(f"{script}; galleyRooms()")["screens"][0]["rooms"] if "flow" in room]
        texts = [text(numbers) for _ in range(10)]
        browser.value("((texts) => document.querySelectorAll('.t').forEach((each, index) => "
                      f"(each.textContent = texts[index])))({json.dumps(texts)})")
        shown = browser.value(f"({LOOK})()")
        assert len(flows) == len(shown), (seed, len(flows), len(shown))
        found.append({"width": flows[0]["width"], "texts": [{"before": flow["before"], **each} for flow, each in zip(flows, shown)]})
    return found


def is_same(one, other):
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(is_same(one[key], other[key]) for key in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(map(is_same, one, other))
    return abs(one - other) <= TOLERANCE


def main():
    with open(SCRIPT) as file:
        script = file.read()
    with Server() as address, Chromium() as browser:
        browser.look(800, 600)
        found = record(browser, script, address)
    if "--record" in sys.argv:
        with open(sys.argv[sys.argv.index("--record") + 1], "w") as file:
            file.write("[\n" + ",\n".join(json.dumps(each, sort_keys=True, separators=(",", ":")) for each in found) + "\n]\n")
        return 0
    with open(RECORDED) as file:
        recorded = json.load(file)
    differing = [number for number, (one, other) in enumerate(zip(found, recorded, strict=True)) if not is_same(one, other)]
    for number in differing:
        print(f"page {number}: {found[number]}, recorded {recorded[number]}")
    print(f"{len(found)} pages, {len(differing)} differ from what is recorded")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
