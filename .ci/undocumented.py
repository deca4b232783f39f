"""Lists the public symbols that have no documentation, by the symbol graphs in the folder given, and ends with 1 if any.

Members that the compiler makes, and those that a protocol of another module documents, are left out.
"""
import json
import pathlib
import sys


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
        if symbol.get("docComment") or name in inherited or "::SYNTHESIZED::" in name or not place or "/usr/" in place["uri"]:
            continue
        yield place["uri"].removeprefix("file://"), place["position"]["line"] + 1, ".".join(symbol["pathComponents"])


found = [found for path in sorted(pathlib.Path(sys.argv[1]).rglob("*.json")) for found in undocumented(path)]
for file, line, name in sorted(set(found)):
    print(f"{file}:{line}: {name}")
sys.exit(f"{len(set(found))} public symbols have no documentation" if found else 0)
