"""Compares what a browser draws for texts with what was measured.

    python3 Tests/Browser/drawn_ink.py GALLEY

Draws texts in many scripts with `galley layout --format svg`, asks headless Chromium (Debian's `chromium`) for `getBBox` of
each group of glyphs, and compares it with the ink in `--format json`. Exits with 1 where an edge differs by 0.1 pt or
more, and names the text; with 2 where there is no Chromium.
"""
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from chromium import Chromium

TEXTS = {
    "am": "ወደ አጫዋች ዝርዝር አክል", "ar": "أضف إلى قائمة التشغيل", "bn": "প্লেলিস্টে যোগ করুন", "el": "Προσθήκη στη λίστα",
    "en": "Affix to <playlist> & “fi”", "fr": "<b title='x'>L’ajouter</b> à \"Ma liste\" &amp; 'l’autre' </script>",
    "he": "הוסף לרשימת ההשמעה", "hi": "प्लेलिस्ट में जोड़ें", "hy": "Ավելացնել երգացանկում",
    "ja": "プレイリストに追加", "ka": "დასაკრავ სიაში დამატება", "km": "បញ្ចូលទៅបញ្ជីចាក់", "ko": "재생 목록에 추가하기",
    "my": "ဖွင့်စာရင်းသို့ ထည့်ရန်", "ru": "Добавить в плейлист", "ta": "பிளேலிஸ்டில் சேர்", "th": "เพิ่มไปยังเพลย์ลิสต์",
    "zh-Hans": "添加到播放列表中",
}
STYLES = ["", ", bold: true", ", italic: true", ", lineLimit: 1", ", tracking: 1.5", ", lineLimit: 1, minimumScaleFactor: 0.5"]
BOXES = """[...document.querySelectorAll('.letters')].map((group) => {
  const box = group.getBBox()
  return [group.querySelector('title').textContent, box.x, box.y, box.x + box.width, box.y + box.height]
})"""


def texts(view):
    if "text" in view:
        yield view["text"]
    for child in view.get("children", []):
        yield from texts(child)


def layout(galley, scene, locale, size, form):
    command = [galley, "layout", scene, "--locale", locale, "--text-size", size, "--width", "150", "--format", form]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def drawn(browser, svg, folder):
    page = Path(folder, "page.html")
    page.write_text("<!doctype html><meta charset=utf-8><body>" + svg[svg.index("?>") + 2:])
    browser.open(page.as_uri())
    return browser.value(BOXES)


def main():
    if len(sys.argv) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    if not Chromium.program():
        print("THE BROWSER TEST DID NOT RUN: there is no Chromium (apt-get install chromium)", file=sys.stderr)
        return 2
    galley = sys.argv[1]
    worst = 0
    with tempfile.TemporaryDirectory() as folder, Chromium() as browser:
        for locale, text in TEXTS.items():
            scene = Path(folder, "Scene.yml")
            rows = "".join(f"    - {{ Text: {{ verbatim: {json.dumps(text)} }}{style} }}\n" for style in STYLES)
            scene.write_text("view:\n  VStack:\n" + rows)
            for size in ["large", "AX3"]:
                boxes = drawn(browser, layout(galley, scene, locale, size, "svg"), folder)
                facts = list(texts(json.loads(layout(galley, scene, locale, size, "json"))["root"]))
                assert len(boxes) == len(facts) == len(STYLES)
                for (title, *edges), fact in zip(boxes, facts):
                    assert title == f'"{fact["string"]}"', title
                    ink = fact["ink"]
                    measured = [ink["x"], ink["y"], ink["x"] + ink["width"], ink["y"] + ink["height"]]
                    difference = max(abs(edge - other) for edge, other in zip(edges, measured))
                    worst = max(worst, difference)
                    if difference >= 0.1:
                        print(f"{title} ({locale}, {size}) is drawn at {edges}, and was measured at {measured}")
    print(f"{len(TEXTS)} locales: no edge differs by more than {worst:.4f} pt")
    return 1 if worst >= 0.1 else 0


if __name__ == "__main__":
    sys.exit(main())
