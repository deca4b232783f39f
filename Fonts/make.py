#!/usr/bin/env python3
"""Remakes the fonts in this folder from Debian's packages, and checks them.

    make.py [FILE…]     remake all files, or those named; each must have the SHA-256 that README.md records
    make.py --check     only compare the files that are here with README.md; needs nothing but Python
    make.py --record    remake all files and write their SHA-256 into README.md
    make.py --root DIR  take the packages from DIR (`dpkg -x PACKAGE.deb DIR`) instead of the running system

Needs fontTools 4.68.0 (`pip install fonttools==4.68.0`); another version may order a table otherwise. Nothing else
of the machine or of the day goes in: the time stamps in the files are the foundries' own.
"""

import argparse
import hashlib
import io
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Callable

HERE = Path(__file__).resolve().parent
README = HERE / "README.md"

PACKAGES = {  # Debian 12
    "fonts-inter-variable": ("4.0~beta7+ds-1", "OFL-1.1"),
    "fonts-roboto-unhinted": ("2:0~20170802-3", "Apache-2.0"),
    "fonts-noto-core": ("20201225-1", "OFL-1.1"),
    "fonts-noto-cjk": ("1:20220127+repack1-1", "OFL-1.1"),
    "fonts-noto-color-emoji": ("2.042-0+deb12u1", "OFL-1.1"),
    "fonts-material-design-icons-iconfont": ("6.7.0+dfsg-1", "Apache-2.0"),
}

# Scripts of Noto Sans beside the Latin-Greek-Cyrillic one; each in Regular and Bold.
SCRIPTS = """Arabic Armenian Bengali Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam
    Myanmar Oriya Sinhala Tamil Telugu Thai""".split()


@dataclass(frozen=True)
class Recipe:
    """How one file comes about: unchanged from `source` in `package`, or by way of `make`."""

    file: str
    package: str
    source: str
    make: Callable[[Path], bytes] | None = None

    def bytes(self, root: Path) -> bytes:
        source = root / self.source
        return self.make(source) if self.make else source.read_bytes()

    def command(self) -> str:
        return f"python3 make.py {self.file}" if self.make else f"cp /{self.source} {self.file}"


def recipes() -> list[Recipe]:
    truetype, opentype = "usr/share/fonts/truetype", "usr/share/fonts/opentype"

    def noto(name: str, make: Callable[[Path], bytes] | None = None) -> Recipe:
        return Recipe(f"Noto/{name}.ttf", "fonts-noto-core", f"{truetype}/noto/{name}.ttf", make)

    return [
        Recipe("Inter/Inter.var.ttf", "fonts-inter-variable", f"{truetype}/inter-vf/Inter.var.ttf"),
        *(
            Recipe(f"Roboto/Roboto-{weight}.ttf", "fonts-roboto-unhinted",
                   f"{truetype}/roboto/unhinted/RobotoTTF/Roboto-{weight}.ttf")
            for weight in ("Regular", "Medium", "Bold")
        ),
        *(noto(f"NotoSans{script}-{weight}") for script in ("", *SCRIPTS) for weight in ("Regular", "Bold")),
        *(noto(f"NotoSans{name}-Regular", symbols(blocks)) for name, blocks in SYMBOLS.items()),
        Recipe("Noto/NotoSansCJK-Regular.otf", "fonts-noto-cjk", f"{opentype}/noto/NotoSansCJK-Regular.ttc", cjk),
        Recipe("Noto/NotoColorEmoji.ttf", "fonts-noto-color-emoji", f"{truetype}/noto/NotoColorEmoji.ttf", emoji),
        Recipe("Symbols/icons.txt", "fonts-material-design-icons-iconfont",
               f"{truetype}/material-design-icons-iconfont/MaterialIcons-Regular.ttf", icons),
    ]


# MARK: Subsets

def subset(font, characters: set[int], drop: tuple[str, ...] = ()):
    """Keeps `characters` and all that any layout feature makes of them; leaves out TrueType and CFF hints, which
    have no say in unhinted advances and outlines."""
    from fontTools import subset

    options = subset.Options(
        layout_features=["*"], name_IDs=["*"], name_languages=["*"], notdef_outline=True, hinting=False,
        recalc_timestamp=False)
    options.drop_tables += drop
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)


def opened(source: Path, number: int = -1):
    from fontTools.ttLib import TTFont

    return TTFont(source, fontNumber=number, recalcTimestamp=False)


def saved(font) -> bytes:
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def span(*bounds: tuple[int, int]) -> set[int]:
    return {character for first, last in bounds for character in range(first, last + 1)}


# MARK: Symbols

# The blocks that interface text draws on, each taken from the font that has most of it.
SYMBOLS = {
    "Math": span((0x2100, 0x214F), (0x2190, 0x22FF), (0x27E0, 0x27FF)),  # letterlike, arrows, operators, brackets
    "Symbols": span(  # number forms, technical (keys), enclosed, miscellaneous, dingbats; no regional indicators
        (0x2150, 0x218F), (0x2300, 0x23FF), (0x2460, 0x24FF), (0x2600, 0x27BF), (0x1F100, 0x1F1E5)),
    "Symbols2": span(  # the rest of those blocks, boxes, geometric shapes, more arrows and stars
        (0x2190, 0x21FF), (0x2300, 0x23FF), (0x2500, 0x27BF), (0x2B00, 0x2BFF), (0x1F780, 0x1F7D8),
        (0x1F800, 0x1F8FF)),
}


def symbols(characters: set[int]) -> Callable[[Path], bytes]:
    def make(source: Path) -> bytes:
        font = opened(source)
        subset(font, characters, drop=("MATH",))
        return saved(font)

    return make


# MARK: Chinese, Japanese, Korean

def charset(codec: str, rows: tuple[int, int], cells: tuple[int, int] = (0xA1, 0xFE)) -> set[int]:
    """The characters of the two-byte codes of a legacy encoding."""
    found = set()
    for row in range(rows[0], rows[1] + 1):
        for cell in range(cells[0], cells[1] + 1):
            try:
                text = bytes((row, cell)).decode(codec)
            except UnicodeDecodeError:
                continue
            if len(text) == 1:
                found.add(ord(text))
    return found


def is_han(character: int) -> bool:
    return 0x3400 <= character <= 0x9FFF or 0xF900 <= character <= 0xFAFF


# What today's text has and the standards of the 1980s have not.
CANTONESE = "佢係唔嘅咗喺嚟啲冇嘢哋咁乜嘥搵攞睇諗瞓嘞喎啩嗰噉嗌揼掟郁攰靚俾畀囉噃咩咪啱嘈嬲冚唥埋嗱嘩啫㗎喇嚿屙揸搽搲撳摷擰瞅脷膶踎躝靓餸髀"
EXEMPLARS = (  # CLDR's characters of zh, zh_Hant, yue, yue_Hans; of ko; others met in translations of free software
    "佉呣唵啰噁墎彞懨扥撣摀殭禸糥蟳辵阇靑頞"
    "乫侊俓倞劤坰坵堈塏嶠慤敎旣昑暠暻枏棨槪淃湳炚玘珖璂璥瓘畇畺癎磎磵絿耉耭苽迲銶錤"
    "婭鈀駡"
)


def cjk_han() -> set[int]:
    """The ideographs to keep."""
    return (
        charset("gb2312", (0xA1, 0xF7))
        | charset("euc_jp", (0xA1, 0xF4))  # JIS X 0208
        | charset("cp932", (0xED, 0xFC), (0x40, 0xFC))  # its IBM and NEC extension: 髙, 﨑
        | charset("big5", (0xA1, 0xC6), (0x40, 0xFE))  # level 1
        | {ord(character) for character in CANTONESE + EXEMPLARS}
    )


def cjk(source: Path) -> bytes:
    """The Japanese face of the collection: it reaches the glyphs of all five regions through `locl`. Variation
    sequences go: a glyph variant is as wide as its base. The family's name loses its "JP", as it serves all regions."""
    font = opened(source, number=0)
    font["cmap"].tables = [table for table in font["cmap"].tables if table.format != 14]
    # All else than ideographs stays: every Hangul syllable (people type more than the 2350 of KS X 1001), jamo, kana,
    # punctuation, symbols, full-width forms.
    others = {character for character in font.getBestCmap() if character < 0x10000 and not is_han(character)}
    subset(font, cjk_han() | others)

    def renamed(text: str) -> str:
        return text.replace("Noto Sans CJK JP", "Noto Sans CJK").replace("NotoSansCJKjp", "NotoSansCJK")

    for record in font["name"].names:
        record.string = renamed(record.toUnicode())
    cff = font["CFF "].cff
    cff.fontNames = [renamed(name) for name in cff.fontNames]
    for key in ("FullName", "FamilyName"):
        setattr(cff[0], key, renamed(getattr(cff[0], key)))
    return saved(font)


# MARK: Emoji

def emoji(source: Path) -> bytes:
    """Leaves out the bitmaps (CBDT, CBLC). So that the file is a TrueType font like any other and an emoji has ink,
    each glyph that had a bitmap gets one ring, as large as a full drawing is: 128 of the 136 pixels of the advance
    wide, from the descent to the ascent high."""
    from fontTools.pens.ttGlyphPen import TTGlyphPen
    from fontTools.ttLib import newTable
    from fontTools.ttLib.tables._g_l_y_f import Glyph

    font = opened(source)
    drawn = {name for strike in font["CBDT"].strikeData for name in strike}
    del font["CBDT"], font["CBLC"]

    advance = font["hhea"].advanceWidthMax
    left, bottom, top = round(advance * 4 / 136), font["hhea"].descent, font["hhea"].ascent

    def ring() -> Glyph:
        pen = TTGlyphPen(None)
        for inset, clockwise in ((0, True), (120, False)):
            x0, x1, y0, y1 = left + inset, advance - left - inset, bottom + inset, top - inset
            x, y = (x0 + x1) // 2, (y0 + y1) // 2
            # Kappa of a quadratic quarter circle: the off-curve points at √2 − 1 of the radius from the middle.
            dx, dy = round((x1 - x) * 0.41421), round((y1 - y) * 0.41421)
            points = [
                (x0, y), (x0, y + dy), (x - dx, y1), (x, y1), (x + dx, y1), (x1, y + dy),
                (x1, y), (x1, y - dy), (x + dx, y0), (x, y0), (x - dx, y0), (x0, y - dy),
            ]
            points = points if clockwise else [points[0]] + points[:0:-1]
            pen.moveTo(points[0])
            for start in range(1, 12, 3):
                pen.qCurveTo(*(points + points[:1])[start:start + 3])
            pen.closePath()
        return pen.glyph()

    order = font.getGlyphOrder()
    first = next(name for name in order if name in drawn)
    glyf = newTable("glyf")
    glyf.glyphs, glyf.glyphOrder = {}, order
    for name in order:
        if name == first:
            glyf.glyphs[name] = ring()
        elif name in drawn:
            pen = TTGlyphPen({first: None})
            pen.addComponent(first, (1, 0, 0, 1, 0, 0))
            glyf.glyphs[name] = pen.glyph()
        else:
            glyf.glyphs[name] = Glyph()
        if name in drawn:
            font["hmtx"][name] = (font["hmtx"][name][0], left)
    font["glyf"], font["loca"] = glyf, newTable("loca")
    maximum = font["maxp"]
    maximum.tableVersion = 0x00010000
    for field in """maxZones maxTwilightPoints maxStorage maxFunctionDefs maxInstructionDefs maxStackElements
            maxSizeOfInstructions maxComponentElements maxPoints maxContours maxCompositePoints maxCompositeContours
            maxComponentDepth""".split():
        setattr(maximum, field, 1 if field == "maxZones" else 0)
    return saved(font)


# MARK: Icons

def icons(source: Path) -> bytes:
    """The outlines of the icons that Symbols/names.txt names, each a line: the name, and a path in a square of 512 whose
    y runs downwards, with the commands M, L, Q and Z of SVG."""
    from fontTools.pens.basePen import BasePen

    class Path(BasePen):
        def __init__(self, glyphs):
            super().__init__(glyphs)
            self.steps = []

        def add(self, command, *points):
            self.steps.append(command + " ".join(f"{x:g} {512 - y:g}" for x, y in points))

        def _moveTo(self, point): self.add("M", point)
        def _lineTo(self, point): self.add("L", point)
        def _qCurveToOne(self, control, end): self.add("Q", control, end)
        def _closePath(self): self.steps.append("Z")

    font = opened(source)
    glyphs, characters = font.getGlyphSet(), font.getBestCmap()
    package = source.parents[3] / "fonts-material-design-icons-iconfont"
    variables = (package / "scss/_variables.scss").read_text()
    codes = dict(re.findall(r'"(\w+)": ([0-9a-f]+)', variables))
    lines = []
    for icon in sorted({line.split()[1] for line in (HERE / "Symbols/names.txt").read_text().splitlines()}):
        path = Path(glyphs)
        glyphs[characters[int(codes[icon], 16)]].draw(path)
        lines.append(f"{icon} {''.join(path.steps)}\n")
    return "".join(lines).encode()


# MARK: README.md

ROW = re.compile(r"^\| `(?P<file>\S+)` \|.*\| `(?P<sha>[0-9a-f]{64})` \|")


def recorded() -> dict[str, str]:
    rows = (ROW.match(line) for line in README.read_text().splitlines())
    return {row["file"]: row["sha"] for row in rows if row}


def record(hashes: dict[str, str]) -> None:
    """Writes the table into README.md, between its two markers."""
    rows = ["| file | Debian package and version | licence | SHA-256 | made by |", "| --- | --- | --- | --- | --- |"]
    for recipe in recipes():
        version, licence = PACKAGES[recipe.package]
        rows.append(f"| `{recipe.file}` | {recipe.package} {version} | {licence} | `{hashes[recipe.file]}` "
                    f"| `{recipe.command()}` |")
    table = "<!-- files -->\n" + "\n".join(rows) + "\n<!-- end of files -->"
    README.write_text(re.sub(r"(?s)<!-- files -->.*<!-- end of files -->", lambda _: table, README.read_text()))


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


# MARK: Command

def check() -> list[str]:
    here = {str(path.relative_to(HERE)) for kind in ("*.ttf", "*.otf", "icons.txt") for path in HERE.rglob(kind)}
    known = recorded()
    faults = [f"{file}: not in README.md" for file in sorted(here - known.keys())]
    faults += [f"{file}: missing" for file in sorted(known.keys() - here)]
    faults += [f"{file}: not the SHA-256 in README.md" for file in sorted(here & known.keys())
               if sha256((HERE / file).read_bytes()) != known[file]]
    return faults


def remake(files: list[str], root: Path, recording: bool) -> list[str]:
    chosen = [recipe for recipe in recipes() if not files or recipe.file in files]
    faults = [f"{file}: no such file in make.py" for file in files if file not in {recipe.file for recipe in chosen}]
    known, hashes = recorded(), {}
    for recipe in chosen:
        data = recipe.bytes(root)
        hashes[recipe.file] = sha256(data)
        if not recording and hashes[recipe.file] != known.get(recipe.file):
            faults.append(f"{recipe.file}: comes out as {hashes[recipe.file]}, not the SHA-256 in README.md")
            continue
        target = HERE / recipe.file
        target.parent.mkdir(exist_ok=True)
        target.write_bytes(data)
    if recording:
        record(hashes)
    return faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", metavar="FILE")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--root", type=Path, default=Path("/"))
    options = parser.parse_args()
    if options.record and options.files:
        parser.error("--record remakes all files")
    faults = check() if options.check else remake(options.files, options.root, options.record)
    for fault in faults:
        print(f"{HERE.name}/{fault}", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
