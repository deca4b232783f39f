#!/usr/bin/env python3
"""Checks localization catalogs (.xcloc) against the format of public examples: paths, JSON, XLIFF, property lists, rectangles.

    galley budget Samples/Toolbar --format xcloc -o Translators && python3 Tests/Xcloc/validate.py Translators/*.xcloc

The format is what Xcode 12.4 to 26.5 exported, as public repositories have it (LoopKit/LoopTranslations, Schokolado/FitTrackPro,
teeeeeegz/focusedwork-translations, BenRiceM/Ketchup-Localisation, and GetAPet in noah-nuebling/xcode-localization-screenshot-fix,
the one with pictures). Everything that those have in common is expected here; they pass, too, with `--xcode`, which allows what
Galley avoids: pictures that keys share, and rectangles beyond the picture.

Exit status: 0 when every catalog is valid, 1 when one is not, 2 for wrong usage.
"""

import json
import pathlib
import plistlib
import re
import struct
import sys
import xml.etree.ElementTree as ElementTree
import zlib

NAMESPACE = "{urn:oasis:names:tc:xliff:document:1.2}"
STATES = {"new", "translated", "final", "signed-off", "needs-adaptation", "needs-l10n", "needs-review-adaptation",
          "needs-review-l10n", "needs-review-translation", "needs-translation"}
FRAME = re.compile(r"\{\{(-?\d+(?:\.\d+)?), (-?\d+(?:\.\d+)?)\}, \{(\d+(?:\.\d+)?), (\d+(?:\.\d+)?)\}\}")
ROW = {"bundleID": str, "bundlePath": str, "screenshots": list, "stringKey": str, "tableName": str}


class Catalog:
    def __init__(self, folder, is_xcode):
        self.folder, self.is_xcode, self.faults = folder, is_xcode, []
        self.known, self.units, self.keys, self.pictures = set(), 0, {}, 0

    def expect(self, holds, fault):
        if not holds:
            self.faults.append(fault)
        return holds

    def check(self):
        if not self.expect(self.folder.is_dir() and self.folder.suffix == ".xcloc", "is no folder with the ending .xcloc"):
            return
        locale = self.manifest()
        if locale:
            self.document(locale)
        self.screenshots()
        if not self.is_xcode:
            self.nothing_else()

    # contents.json

    def manifest(self):
        file = self.folder / "contents.json"
        if not self.expect(file.is_file(), "has no contents.json"):
            return None
        self.known.add(file)
        contents = json.loads(file.read_text(encoding="utf-8"))
        keys = {"developmentRegion", "targetLocale", "toolInfo", "version"}
        self.expect(keys <= set(contents), f"contents.json lacks {keys - set(contents)}")
        strange = set(contents) - keys - {"project", "workspace"}
        self.expect(not strange, f"contents.json has {strange}")
        self.expect(contents.get("version") == "1.0", "contents.json is of another version")
        tool = contents.get("toolInfo", {})
        wanted = {"toolBuildNumber", "toolID", "toolName", "toolVersion"}
        self.expect(set(tool) == wanted, f"toolInfo has {sorted(tool)}")
        self.expect(all(isinstance(v, str) and v for v in tool.values()), "toolInfo has an empty value")
        locale = contents.get("targetLocale", "")
        self.expect(bool(re.fullmatch(r"[A-Za-z]{2,8}([-_][A-Za-z0-9]+)*", locale)), f"targetLocale is {locale!r}")
        return locale

    # Localized Contents

    def document(self, locale):
        file = self.folder / "Localized Contents" / f"{locale}.xliff"
        if not self.expect(file.is_file(), f"has no Localized Contents/{locale}.xliff"):
            return
        self.known.add(file)
        root = ElementTree.parse(file).getroot()
        self.expect(root.tag == NAMESPACE + "xliff" and root.get("version") == "1.2", "the document is not XLIFF 1.2")
        files = root.findall(NAMESPACE + "file")
        self.expect(bool(files) and len(files) == len(root), "the document has no file, or something else")
        originals = [f.get("original") for f in files]
        self.expect(len(set(originals)) == len(originals), "a file appears twice")
        for part in files:
            self.file(part, locale)

    def file(self, part, locale):
        original = part.get("original", "")
        path = pathlib.PurePosixPath(original)
        self.expect(original and not path.is_absolute() and ".." not in path.parts, f"the path {original!r} leads out")
        self.expect(part.get("target-language") == locale, f"{original} is for {part.get('target-language')}")
        self.expect(bool(part.get("source-language")), f"{original} has no source language")
        self.expect(part.get("datatype") == "plaintext", f"{original} is no plain text")
        self.expect([c.tag for c in part] == [NAMESPACE + "header", NAMESPACE + "body"], f"{original} has other parts")
        tool = part.find(f"{NAMESPACE}header/{NAMESPACE}tool")
        self.expect(tool is not None and {"tool-id", "tool-name"} <= set(tool.attrib), f"{original} names no tool")
        source = self.folder / "Source Contents" / original
        if not self.is_xcode:
            self.expect(source.is_file(), f"Source Contents lacks {original}")
            self.known.add(source)
        seen, table = set(), path.stem
        for unit in part.iter(NAMESPACE + "trans-unit"):
            self.unit(unit, original, seen, table)

    def unit(self, unit, original, seen, table):
        identity = unit.get("id")
        self.units += 1
        self.expect(identity is not None and identity not in seen, f"{original} has {identity!r} twice, or no id")
        seen.add(identity)
        for key in {identity, identity.rsplit("|==|", 1)[0], identity.split(":dict/")[0].lstrip("/")}:
            self.keys.setdefault(table, set()).add(key)
        space = unit.get("{http://www.w3.org/XML/1998/namespace}space")
        self.expect(space == "preserve", f"{identity} does not keep its spaces")
        tags = [child.tag.removeprefix(NAMESPACE) for child in unit]
        self.expect(tags in (["source", "note"], ["source", "target", "note"]), f"{identity} has {tags}")
        target = unit.find(NAMESPACE + "target")
        if target is not None and target.get("state") is not None:
            self.expect(target.get("state") in STATES, f"{identity} has the state {target.get('state')}")

    # Notes/Screenshots

    def screenshots(self):
        folder = self.folder / "Notes" / "Screenshots"
        lists = sorted(folder.rglob("localizationStringData.plist"))
        self.expect(len(lists) > 0 or not any(folder.rglob("*.png")), "has pictures and no localizationStringData.plist")
        for file in lists:
            self.known.add(file)
            # A test and a device.
            self.expect(len(file.relative_to(folder).parts) == 3, f"{file.relative_to(self.folder)} is in another place")
            self.table(file)

    def table(self, file):
        rows = plistlib.loads(file.read_bytes())
        if not self.expect(isinstance(rows, list) and rows, f"{file.name} is no list"):
            return
        used, seen = set(), set()
        for row in rows:
            types = {key: type(value) for key, value in row.items()}
            if not self.expect(types == ROW, f"{file.name} has a row with {types}"):
                continue
            name = (row["stringKey"], row["tableName"])
            self.expect(name not in seen, f"{name} has two rows")
            seen.add(name)
            known = self.keys.get(row["tableName"])
            if not self.is_xcode or known is not None:
                self.expect(known is not None and row["stringKey"] in known, f"the document lacks {name}")
            self.expect(len(row["screenshots"]) > 0, f"{name} has no picture")
            for picture in row["screenshots"]:
                self.picture(picture, name, file.parent, used)
        for other in file.parent.glob("*.png"):
            self.expect(other in used, f"no key shows {other.name}")

    def picture(self, picture, name, folder, used):
        if not self.expect(set(picture) == {"frame", "name"}, f"a picture of {name} has {sorted(picture)}"):
            return
        self.pictures += 1
        self.expect(pathlib.PurePosixPath(picture["name"]).name == picture["name"], f"{picture['name']} is a path")
        file = folder / picture["name"]
        if not self.expect(file.is_file(), f"{name} has no picture {picture['name']}"):
            return
        self.expect(self.is_xcode or file not in used, f"{picture['name']} belongs to several keys")
        used.add(file)
        self.known.add(file)
        frame = FRAME.fullmatch(picture["frame"])
        if not self.expect(frame is not None, f"{name} has the frame {picture['frame']}"):
            return
        x, y, width, height = map(float, frame.groups())
        self.expect(width > 0 and height > 0, f"{name} has an empty frame")
        size = self.size(file)
        if size and not self.is_xcode:
            # Three decimals of a point are lost.
            inside = x >= 0 and y >= 0 and x + width <= size[0] + 0.01 and y + height <= size[1] + 0.01
            self.expect(inside, f"the frame {picture['frame']} of {name} is not inside {picture['name']}, {size}")

    def size(self, file):
        """The size of a picture in points: its pixels at its density."""
        data = file.read_bytes()
        if data[:2] == b"\xff\xd8":
            return None
        if not self.expect(data[:8] == b"\x89PNG\r\n\x1a\n", f"{file.name} is no PNG"):
            return None
        place, pixels, density = 8, None, None
        while place < len(data):
            length, kind = struct.unpack(">I4s", data[place:place + 8])
            body = data[place + 8:place + 8 + length]
            sum_ = struct.unpack(">I", data[place + 8 + length:place + 12 + length])[0]
            self.expect(zlib.crc32(kind + body) == sum_, f"{file.name} has a damaged {kind.decode()}")
            if kind == b"IHDR":
                pixels = struct.unpack(">II", body[:8])
            if kind == b"pHYs":
                across, down, unit = struct.unpack(">IIB", body)
                density = across * 0.0254 / 72
                self.expect(across == down and unit == 1, f"{file.name} has a density in no unit")
            place += 12 + length
        if not self.expect(density is not None, f"{file.name} has no density, so that a point of it is a pixel"):
            return None
        # The density is in whole pixels per metre.
        return tuple(side / round(density, 2) for side in pixels)

    # Everything else

    def nothing_else(self):
        for file in sorted(self.folder.rglob("*")):
            self.expect(not file.is_symlink(), f"{file.relative_to(self.folder)} is a link")
            if file.is_file():
                self.expect(file in self.known, f"nothing names {file.relative_to(self.folder)}")


def main():
    folders = [pathlib.Path(name) for name in sys.argv[1:] if name != "--xcode"]
    if not folders:
        print(__doc__, file=sys.stderr)
        return 2
    failed = False
    for folder in folders:
        catalog = Catalog(folder, "--xcode" in sys.argv)
        catalog.check()
        for fault in catalog.faults:
            print(f"{folder.name}: error: {fault}")
        failed = failed or bool(catalog.faults)
        print(f"{folder.name}: {catalog.units} texts, {catalog.pictures} pictures, {len(catalog.faults)} faults")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
