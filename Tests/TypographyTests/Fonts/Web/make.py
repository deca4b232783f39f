#!/usr/bin/env python3
"""Makes the web fonts of this folder from those in `Fonts`, under the licences there (SIL Open Font License 1.1).

    pip install fonttools==4.68.0 brotli==1.2.1 && python3 make.py

- Hebrew.woff and Hebrew.woff2 are Noto Sans Hebrew, whole.
- Variable.woff2 is Inter with the characters of ASCII and all its axes, Postscript.woff2 is Noto Sans CJK with the characters of
  「設定」 and Postscript outlines. Names and line metrics are kept.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HERE = Path(__file__).resolve().parent
FONTS = HERE.parents[3] / "Fonts"


def write(source, name, flavor, text=None):
    font = TTFont(FONTS / source, recalcTimestamp=False)
    if text:
        options = Options(layout_features=["kern", "locl", "halt"], name_IDs=["*"], hinting=False)
        subsetter = Subsetter(options)
        subsetter.populate(text=text)
        subsetter.subset(font)
    font.flavor = flavor
    font.save(HERE / name)


write("Noto/NotoSansHebrew-Regular.ttf", "Hebrew.woff", "woff")
write("Noto/NotoSansHebrew-Regular.ttf", "Hebrew.woff2", "woff2")
write("Inter/Inter.var.ttf", "Variable.woff2", "woff2", "".join(map(chr, range(0x20, 0x7F))))
write("Noto/NotoSansCJK-Regular.otf", "Postscript.woff2", "woff2", "「設定」")
