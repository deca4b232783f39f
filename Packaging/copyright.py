"""Prints the copyright file of a release, in Debian's machine-readable form.

    copyright.py PACKAGES SWIFT

PACKAGES is the folder of the packages that the build fetched, SWIFT the licence of the toolchain. What Debian's libraries
are under is taken from the files that came with them, so that it is that of the versions that were linked.
"""
import pathlib
import re
import sys

packages, swift = map(pathlib.Path, sys.argv[1:])
root = pathlib.Path(__file__).resolve().parent.parent

# What of Debian is linked: the package, and the licence as its copyright file calls it and as it is called here.
libraries = {
    "libharfbuzz-dev": ("MIT", "HarfBuzz"),
    "libfreetype-dev": ("FTL", "FTL"),
    "libicu-dev": ("MIT", "ICU"),
    "libpng-dev": ("libpng", "libpng"),
    "zlib1g-dev": ("Zlib", "Zlib"),
    "libbrotli-dev": ("MIT", "Brotli"),
    "libxml2-dev": ("MIT-1", "libxml2"),
    "liblzma-dev": ("PD", "xz"),
}
# What the build fetches, whose licences are named below; swift-syntax is in the program of the macros.
known = {"swift-argument-parser", "Yams", "FlyingFox", "swift-syntax"}
fonts = {"Inter": "Inter/*", "NotoSans": "Noto/NotoSans*", "NotoSansCJK": "Noto/NotoSansCJK*",
         "NotoColorEmoji": "Noto/NotoColorEmoji*", "Roboto": "Roboto/*", "MaterialIcons": "Symbols/*"}
apache_fonts = {"Roboto", "MaterialIcons"}
folder = "usr/share/galley/galley_BundledFonts.resources"


def folded(text):
    """Text as the form demands it: indented, with a full stop for an empty line."""
    return "\n".join(" " + line.rstrip() if line.strip() else " ." for line in text.strip("\n").split("\n"))


def stanzas(package):
    """The stanzas of a package's copyright file, as fields."""
    text = pathlib.Path(f"/usr/share/doc/{package}/copyright").read_text()
    for stanza in re.split(r"\n\s*\n", text):
        yield dict(re.findall(r"^([A-Za-z-]+):[ \t]*(.*(?:\n[ \t].*)*)", stanza, re.M))


def licence(package, name):
    """The text of a licence, without its name."""
    for stanza in stanzas(package):
        first, _, text = stanza.get("License", "").partition("\n")
        if first == name and text.strip():
            return "\n".join(" " + line.strip() for line in text.split("\n"))
    sys.exit(f"copyright.py: the copyright file of {package} has no text of {name}")


def holders(package):
    """Who holds the rights in most of a package."""
    for stanza in stanzas(package):
        if stanza.get("Files", "").split()[:1] == ["*"]:
            return [line.strip() for line in stanza["Copyright"].split("\n") if line.strip()]
    sys.exit(f"copyright.py: the copyright file of {package} does not say who holds the rights")


def stanza(files, copyright, name, text=None):
    print(f"\nFiles: {files}\nCopyright: " + "\n           ".join(copyright) + f"\nLicense: {name}")
    if text:
        print(text)


def first_line(path):
    return next(line for line in path.read_text().split("\n") if line.startswith("Copyright"))


unknown = {package.name for package in packages.iterdir() if package.is_dir()} - known
if unknown:
    sys.exit(f"copyright.py: no licence is named here for {', '.join(sorted(unknown))}")
ours = (root / "LICENSE").read_text()
yams = (packages / "Yams/LICENSE").read_text()
flyingfox = (packages / "FlyingFox/LICENSE").read_text()
exception = swift.read_text().split("## Runtime Library Exception")[1].split("\n", 1)[1]
print("Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: galley")
print("Comment: usr/bin/galley holds, besides Galley, the libraries that its licences are named after: the Swift runtime,")
print(" Foundation with its ICU, and swift-argument-parser (Swift), Yams with libyaml, FlyingFox with FlyingSocks, and Debian's")
print(" HarfBuzz, FreeType, ICU, libpng, zlib, Brotli, libxml2, xz and the library of C++ of GCC.")
print(" What is in usr/lib/galley holds some of them, too, and swift-syntax (Swift).")
stanza("*", ["2026 The Galley authors"], "Expat", folded(ours.split("\n\n", 2)[2]))
held = ["2026 The Galley authors", "Apple Inc. and the Swift project authors", "JP Simard", "2006-2016 Kirill Simonov",
        first_line(packages / "FlyingFox/LICENSE").removeprefix("Copyright").strip(" ©(c)"), "Free Software Foundation, Inc."]
held += [holder for package in libraries for holder in holders(package)]
names = ["Expat", "Apache-2.0 with Swift exception", "Yams", "FlyingFox", "GPL-3+ with GCC exception"]
names += [name for _, name in libraries.values()]
stanza("usr/bin/galley usr/lib/galley/*", list(dict.fromkeys(held)), " and ".join(names))
for font, files in fonts.items():
    text = root / f"Fonts/Licences/{font}.txt"
    name = "Apache-2.0" if font in apache_fonts else f"OFL-1.1-{font}"
    stanza(f"{folder}/{files}", [first_line(text).removeprefix("Copyright").strip(" ©")], name,
           None if font in apache_fonts else folded(text.read_text()))
apache = folded("On Debian systems the text of the Apache License 2.0 is in /usr/share/common-licenses/Apache-2.0.\n"
                "Elsewhere it is in share/galley/galley_BundledFonts.resources/Licences/Roboto.txt of this release.")
print(f"\nLicense: Apache-2.0\n{apache}")
print(f"\nLicense: Apache-2.0 with Swift exception\n{apache}\n .\n{folded(exception)}")
print(f"\nLicense: Yams\n{folded(yams)}")
print(f"\nLicense: FlyingFox\n{folded(flyingfox)}")
print("\nLicense: GPL-3+ with GCC exception\n" + folded(
    "The library of C++ of GCC is under the GNU General Public License, version 3 or later, with the GCC Runtime Library\n"
    "Exception, version 3.1, which lets programs that were compiled with GCC be under any licence. On Debian systems the\n"
    "text of the licence is in /usr/share/common-licenses/GPL-3."))
for package, (theirs, name) in libraries.items():
    print(f"\nLicense: {name}\n{licence(package, theirs)}")
