"""Compares the ends of texts in random lines that do not wrap with where a browser shows them after all texts were replaced.

A text leaves what is around it where it and those before it are wider than its `end`.

    python3 Tests/Browser/rooms_lines.py [--list]
"""

import json
import os
import random
import sys

from chromium import Chromium
from rooms import Server

SCRIPT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Integrations", "galley-rooms.js")
PAGES = 60
WORDS = ["Save", "all changes", "Settings", "of it", "Profile", "Donaudampfschiff", "Language", "Benutzer", "Maximum width", "px"]
STYLE = """<meta charset=utf-8><style>@font-face { font-family: "Noto Sans"; src: url(/fonts/Noto/NotoSans-Regular.ttf) }
body { margin: 16px; font: 16px/20px "Noto Sans" } p, div { margin: 0; white-space: nowrap } b { font-weight: inherit }
input { width: 60px; margin: 0 6px } i { display: inline-block; font-style: normal; padding: 0 7px }</style>"""
# In pixels: sizes of files of rooms are rounded.
TOLERANCE = 0.6

# The widths of all texts, and how far each is from the edge of the box or window.
LOOK = """
() => [...document.querySelectorAll("b")].map((element) => {
  const { width, right } = element.getBoundingClientRect(), box = document.querySelector("main").getBoundingClientRect();
  return { width, out: right - Math.min(box.right, innerWidth) };
})
"""


def page(choice):
    """A line of links with marks between them, of items of a flex container, or of labels with fields and units."""
    kind, count = choice.choice(["links", "items", "fields"]), choice.randint(2, 5)
    texts = [f"<b id=t{number}>{choice.choice(WORDS)}</b>" for number in range(count)]
    if kind == "links":
        line = "<p>" + choice.choice([" ", " | ", "<img width=10 height=10>"]).join(f"<a>{text}</a>" for text in texts) + "</p>"
    elif kind == "items":
        line = "<div style='display:flex'>" + "".join(
            f"<div style='flex: none; padding: 0 {choice.randint(0, 9)}px'>{text}</div>" for text in texts) + "</div>"
    else:
        line = "<div>" + "".join(f"{text}<input>" if number % 2 == 0 else f"<i>{text}</i>" for number, text in enumerate(texts)) + "</div>"
    box = choice.choice(["", f"width: {choice.randint(200, 500)}px; overflow: hidden"])
    return f"<!doctype html>{STYLE}<main style='{box}'>{line}</main>"


def main():
    with open(SCRIPT) as file:
        script = file.read()
    wrong = judged = 0
    with Server() as address, Chromium() as browser:
        browser.look(600, 800)
        browser.open(f"{address}/footer.html")
        for number in range(PAGES):
            choice = random.Random(number)
            browser.value(f"document.open(), document.write({json.dumps(page(choice))}), document.close()")
            browser.value("document.fonts.load('16px \"Noto Sans\"').then(() => 1)")
            rooms = {room["place"]["selector"].lstrip("#"): room for room in browser.value(f"{script}; galleyRooms()")["screens"][0]["rooms"]}
            before = browser.value(f"({LOOK})()")
            texts = [choice.choice(WORDS) for _ in before]
            browser.value(f"[...document.querySelectorAll('b')].forEach((each, index) => each.textContent = {json.dumps(texts)}[index])")
            sum_of_widths = 0
            for index, (was, now) in enumerate(zip(before, browser.value(f"({LOOK})()"))):
                sum_of_widths += now["width"]
                end = rooms.get(f"t{index}", {}).get("shared", {}).get("end")
                if end is None or was["out"] > 0:
                    continue
                judged += 1
                if abs(sum_of_widths - end - now["out"]) > TOLERANCE:
                    wrong += 1
                    if "--list" in sys.argv:
                        print(number, index, texts[index], sum_of_widths, end, was, now, page(random.Random(number))[-300:])
    print(f"{judged} texts with ends, {wrong} differ by more than {TOLERANCE}")
    return 0 if judged > 50 and wrong == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
