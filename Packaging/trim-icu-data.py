"""Writes a file of ICU data without some of its parts.

    trim-icu-data.py FROM TO PART...

A part is the end of a name (.cnv, unames.icu), a whole folder of the data (translit/), or the locales of a folder (curr). Then its
root stays, to which ICU falls back: services that only look there in passing would fail without it.

The form of the file is that of ICU's ucmndata.h: a header that begins with its length, the number of items, the place of
each item's name and data, the names, the data. icupkg does the same for data of its own version, and cannot take that of
Foundation, whose names are too long for it.
"""
import struct
import sys


def read(data):
    """The header, and name and bytes of every item."""
    start = struct.unpack_from("<H", data)[0]
    count = struct.unpack_from("<I", data, start)[0]
    places = [struct.unpack_from("<II", data, start + 4 + 8 * index) for index in range(count)]
    ends = [place for _, place in places[1:]] + [len(data) - start]
    items = []
    for (name, place), end in zip(places, ends):
        name = data[start + name:data.index(0, start + name)]
        items.append((name, data[start + place:start + end]))
    return data[:start], items


def padded(data):
    return data + bytes(-len(data) % 16)


def write(header, items):
    """The file that holds the items, whose order, that of their names, ICU relies upon."""
    names, name_places = b"", []
    first_name = 4 + 8 * len(items)
    for name, _ in items:
        name_places.append(first_name + len(names))
        names += name + b"\0"
    bodies = [padded(body) for _, body in items]
    place = first_name + len(names)
    place += -place % 16
    table = struct.pack("<I", len(items))
    for name_place, body in zip(name_places, bodies):
        table += struct.pack("<II", name_place, place)
        place += len(body)
    return header + padded(table + names) + b"".join(bodies)


root = ("root.res", "pool.res", "res_index.res", "supplementalData.res")


def is_dropped(name, parts):
    path = name.decode().split("/", 1)[1]
    folder, _, file = path.rpartition("/")
    return any(
        path.endswith(part) if "." in part else
        path.startswith(part) if part.endswith("/") else
        folder == part and file not in root
        for part in parts)


source, target, *parts = sys.argv[1:]
header, items = read(open(source, "rb").read())
for part in parts:
    if not any(is_dropped(name, [part]) for name, _ in items):
        sys.exit(f"{source} has no part {part}")
kept = [item for item in items if not is_dropped(item[0], parts)]
with open(target, "wb") as file:
    file.write(write(header, kept))
print(f"kept {len(kept)} of {len(items)} items of {items[0][0].decode().split('/')[0]}")
