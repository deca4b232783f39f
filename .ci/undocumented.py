"""Lists the public symbols that have no documentation, by the symbol graphs in the folder given, and ends with 1 if any.

Members that the compiler makes, those that a protocol of another module documents, and symbols that are not declared in
these sources are left out. So is what a comment could only repeat: initializers without parameters, and the members of types
in a folder WithoutEffect, which says for all of them that they do nothing.
"""
import json
import pathlib
import sys
import urllib.parse


def undocumented(path):
    graph = json.loads(path.read_text())
    inherited = {
        relation["source"]
        for relation in graph["relationships"]
        if "sourceOrigin" in relation or relation["kind"] == "overrides"
    }
    for symbol in graph["symbols"]:
        name = symbol["identifier"]["precise"]
        place = symbol.get("location")
        file = urllib.parse.unquote(place["uri"].removeprefix("file://")) if place else ""
        # Modules that wrap a library have its headers' symbols, too.
        if name in inherited or "::SYNTHESIZED::" in name or not pathlib.Path(file).resolve().is_relative_to(root):
            continue
        members = symbol["pathComponents"]
        if members[-1] == "init()" or (len(members) > 1 and "WithoutEffect" in pathlib.Path(file).parts):
            continue
        documented.append(bool(symbol.get("docComment")))
        if not documented[-1]:
            yield file, place["position"]["line"] + 1, ".".join(symbol["pathComponents"])


root = pathlib.Path(__file__).resolve().parent.parent
documented = []
found = [found for path in sorted(pathlib.Path(sys.argv[1]).rglob("*.json")) for found in undocumented(path)]
if not documented:
    sys.exit("no public symbol of these sources was found")
for file, line, name in sorted(set(found)):
    print(f"{file}:{line}: {name}")
sys.exit(f"{len(set(found))} public symbols have no documentation" if found else 0)
