"""Compares rooms that were harvested in English with what Chromium shows in other languages.

For every text of the pages in Tests/Browser/Pages, in every language and width: does it fit (nothing cut, nothing outside of
its box, no button of more lines than in English)? `galley rooms` reads the English page alone; what it says of the others
must be what the browser shows when the page is in that language.

    python3 Tests/Browser/rooms.py GALLEY [PAGE…] [--list] [--check]

With --check the verdicts are those of `galley check`, with its own sizes of texts; without it, sizes are the browser's, and
texts that share a line divide it.
"""

import functools
import http.server
import json
import os
import subprocess
import sys
import tempfile
import threading

from chromium import Chromium

HERE = os.path.dirname(os.path.abspath(__file__))
PAGES = os.path.join(HERE, "Pages")
FONTS = os.path.join(HERE, "..", "..", "Fonts")
WIDTHS = [360, 1280]
# Of these, one line more is a fault; other texts may take as many lines as they need.
ONE_LINERS = {"button", "tab", "columnheader", "label", "link"}

# What the browser shows of the texts at these selectors.
LOOK = """
(places) => places.map((place) => {
  const element = document.querySelector(place);
  const clips = (style, side) => ["hidden", "clip"].includes(style["overflow" + side]);
  if (element.localName === "input") {
    const { value, type } = element;
    // What a password is shown as is as wide as it has letters.
    element.type = "text";
    element.value = element.placeholder;
    const cut = element.scrollWidth > element.clientWidth;
    [element.type, element.value] = [type, value];
    return { text: element.placeholder, cut, out: false, lines: 1 };
  }
  if (element.localName === "select") {
    // No range has the boxes of options: a list cuts them where it is narrower than it would be for itself.
    const width = element.getBoundingClientRect().width, { cssText } = element.style;
    element.style.setProperty("width", "max-content", "important");
    const cut = element.getBoundingClientRect().width > width + 1;
    element.style.cssText = cssText;
    return { text: element.textContent, cut, out: false, lines: 1 };
  }
  const range = document.createRange(), rects = [];
  let isBroken = false;
  // Boxes in the element that hold no text, such as an icon or a shade, are not where the text is.
  for (const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT); walk.nextNode();) {
    range.selectNodeContents(walk.currentNode);
    rects.push(...[...range.getClientRects()].filter((rect) => rect.width > 0));
    // A style sheet may have long words broken in their middle, which is a fault, too.
    const { overflowWrap, wordBreak } = getComputedStyle(walk.currentNode.parentElement);
    if (overflowWrap === "normal" && !/break-(all|word)/.test(wordBreak)) continue;
    for (const { 0: word, index } of walk.currentNode.data.matchAll(/[\\p{L}\\p{N}*_]{2,}[:.!?,;]?/gu)) {
      // These break between any two letters.
      if (/[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Hangul}]/u.test(word)) continue;
      range.setStart(walk.currentNode, index);
      range.setEnd(walk.currentNode, index + word.length);
      if (new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))).size > 1) isBroken = true;
    }
  }
  const tops = [];
  for (const rect of rects) if (!tops.some((top) => Math.abs(top - rect.top) < rect.height / 2)) tops.push(rect.top);
  const box = {
    left: Math.min(...rects.map((rect) => rect.left)), right: Math.max(...rects.map((rect) => rect.right)),
    top: Math.min(...rects.map((rect) => rect.top)), bottom: Math.max(...rects.map((rect) => rect.bottom)),
  };
  const scrolls = (overflow) => ["auto", "scroll"].includes(overflow);
  // Glyphs may be taller than their lines.
  const inset = parseFloat(getComputedStyle(element).fontSize) * 0.35;
  let cut = isBroken, out = box.left < -1 || box.right > innerWidth + 1;
  let block = element;
  while (getComputedStyle(block).display === "inline") block = block.parentElement;
  let isLifted = false;
  // A box that ends with the window or with what scrolls around it, above nothing, is a page: it is scrolled, and nothing is lost.
  const isPage = (each, rect) => {
    let port = null;
    for (let up = each; up.localName !== "body"; up = up.parentElement) {
      const style = getComputedStyle(up), next = up.nextElementSibling && up.nextElementSibling.getBoundingClientRect();
      if (style.position === "fixed") return false;
      if (up !== each && scrolls(style.overflowY)) {
        port = up;
        break;
      }
      if (next && next.height > 0 && next.top >= rect.bottom - 1) return false;
    }
    const bottom = port ? rect.bottom - port.getBoundingClientRect().top + port.scrollTop : rect.bottom + scrollY;
    const height = port ? port.clientHeight : innerHeight;
    return Math.abs(bottom - height) <= 1 && rect.height >= height / 2;
  };
  for (let each = block; each.localName !== "body"; each = each.parentElement) {
    const style = getComputedStyle(each), rect = each.getBoundingClientRect();
    const isOutX = box.right > rect.right + 1 || box.left < rect.left - 1;
    let isOutY = !scrolls(style.overflowY) && (box.bottom - inset > rect.bottom + 1 || box.top + inset < rect.top - 1);
    if (isOutY && !clips(style, "Y") && box.top + inset >= rect.top && isPage(each, rect)) isOutY = false;
    if (each === block) {
      const left = rect.left + parseFloat(style.paddingLeft), right = rect.right - parseFloat(style.paddingRight);
      if (box.right > right + 1 || box.left < left - 1) out = true;
    }
    if ((isOutX && clips(style, "X")) || (isOutY && clips(style, "Y"))) cut = true;
    else if ((isOutX || isOutY) && !isLifted) out = true;
    // A menu that is placed over the page need not be in the box of what opens it.
    if (/absolute|fixed/.test(style.position)) isLifted = true;
    // What can be scrolled to downwards is not lost: outside of the box that scrolls, that box counts.
    if (scrolls(style.overflowY)) {
      box.top = Math.max(box.top, rect.top);
      box.bottom = Math.min(box.bottom, rect.bottom);
    }
    if (clips(style, "X") && each === block && each.scrollWidth > each.clientWidth) cut = true;
  }
  return { text: element.textContent, cut, out, lines: tops.length };
})
"""

# The sizes of texts in boxes of their own, with the fonts of the page.
MEASURE = """
(jobs) => {
  const box = document.createElement("div");
  document.body.append(box);
  const result = jobs.map(({ room, text }) => {
    const font = room.font;
    const style = { position: "absolute", visibility: "hidden", padding: 0, border: 0, margin: 0,
      fontFamily: font.families.map((name) => JSON.stringify(name)).join(", "), fontSize: font.size + "px",
      fontWeight: font.weight || 400, letterSpacing: (font.letterSpacing || 0) + "px", textTransform: room.textCase || "none",
      lineHeight: font.lineHeight ? font.lineHeight + "px" : "normal" };
    box.removeAttribute("style");
    Object.assign(box.style, style);
    box.textContent = text;
    box.style.whiteSpace = "nowrap";
    box.style.width = "max-content";
    const need = box.getBoundingClientRect().width, lineHeight = box.getBoundingClientRect().height;
    box.style.whiteSpace = "normal";
    box.style.width = "min-content";
    const word = box.getBoundingClientRect().width;
    box.style.width = (room.width === undefined ? 1e6 : room.width + 0.02) + "px";
    const range = document.createRange();
    range.selectNodeContents(box);
    const widest = Math.max(0, ...[...range.getClientRects()].map((rect) => rect.width));
    return { need, word, widest, lines: Math.round(box.getBoundingClientRect().height / lineHeight) || 0, lineHeight };
  });
  box.remove();
  return result;
}
"""


class Server:
    """The pages, and the fonts of the repository at /fonts/."""

    class Handler(http.server.SimpleHTTPRequestHandler):
        def translate_path(self, path):
            if path.startswith("/fonts/"):
                return os.path.join(FONTS, *path.split("/")[2:])
            return super().translate_path(path)

        def log_message(self, *_):
            pass

    def __enter__(self):
        handler = functools.partial(self.Handler, directory=PAGES)
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{self.server.server_port}"

    def __exit__(self, *_):
        self.server.shutdown()


def harvest(galley, address, names):
    """The screens of each page, by page and width."""
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "rooms.json")
        widths = [word for width in WIDTHS for word in ["--width", str(width)]]
        subprocess.run(
            [galley, "rooms", *(f"{address}/{name}.html" for name in names), *widths, "-o", file], check=True,
            stderr=subprocess.DEVNULL)
        with open(file) as text:
            screens = json.load(text)["screens"]
    return {(screen["source"]["url"].split("/")[-1].removesuffix(".html"), screen["width"]): screen for screen in screens}


def predict(rooms, texts, english, measure, tables=None):
    """Whether each text fits, and its lines, from the rooms and the sizes of texts alone."""
    sizes = measure([{"room": room, "text": text} for room, text in zip(rooms, texts)])
    rooms, sizes = divided(rooms, texts, sizes, measure, tables)
    result = []
    for room, size, base in zip(rooms, sizes, english):
        width = room.get("width", float("inf"))
        if "seen" in room:
            bad = size["widest"] > room["seen"] + 1 or room["role"] in ONE_LINERS and size["lines"] > base["lines"]
            result.append({"lines": size["lines"], "bad": bad})
            continue
        if room.get("wraps") is False:
            result.append({"lines": 1, "bad": size["need"] > width + 1})
            continue
        bad = size["word"] > max(width, room.get("wordWidth", 0)) + 1
        bad |= "lines" in room and size["lines"] > room["lines"]
        bad |= "height" in room and size["lines"] * size["lineHeight"] > room["height"] + 2
        bad |= room["role"] in ONE_LINERS and size["lines"] > base["lines"]
        result.append({"lines": size["lines"], "bad": bad, "need": size["need"]})
    return result


def divided(rooms, texts, sizes, measure, tables):
    """The rooms with the widths that texts in one line or table leave each other, and the sizes in them."""
    rooms = [dict(room) for room in rooms]
    lines = {}
    for room in rooms:
        if "lineWidth" in room and not {"flow", "shared"} & set(room):
            room["seen"], room["width"] = room["width"], room["lineWidth"]
    if tables:
        tables.divide(rooms, texts, sizes, measure)
    for index, room in enumerate(rooms):
        if "shared" in room and "cell" not in room and "flow" not in room:
            lines.setdefault(room["shared"]["name"], []).append(index)
    for members in lines.values():
        share(members, rooms, sizes)
    return rooms, measure([{"room": room, "text": text} for room, text in zip(rooms, texts)])


def share(members, rooms, sizes):
    """Gives each text of a line its part of the width, as `RoomLine` does: what can be cut or broken gives way, in proportion
    to what it needs, and down to its widest word."""
    total = rooms[members[0]]["shared"]["width"]
    shared = {index: rooms[index]["shared"] for index in members}
    need = {index: min(sizes[index]["need"], shared[index].get("most", float("inf"))) for index in members}
    rest = [index for index in members if shared[index].get("takesRest")]
    over = sum(need.values()) - total
    if over <= 0 and not rest:
        for index in members:
            rooms[index]["width"] = shared[index].get("most", need[index] + 1)
        upto = 0
        for index in members:
            upto += need[index]
            if upto > shared[index].get("end", float("inf")) + 1:
                rooms[index]["width"] = min(rooms[index]["width"], need[index] - 2)
        return
    cut = [index for index in members if rooms[index].get("overflow") == "ellipsis" and rooms[index].get("wraps") is False]
    broken = [index for index in members if rooms[index].get("wraps") is not False and sizes[index]["word"] < need[index]]
    least = {index: sizes[index]["word"] if not rest and not cut else 0 for index in members}
    parts, givers = dict(need), rest or cut or broken
    free = list(givers)
    while free:
        left = total - sum(part for index, part in parts.items() if index not in free)
        whole = sum(need[index] for index in free)
        part = {index: max(0, left * need[index] / whole) for index in free}
        stuck = [index for index in free if part[index] < least[index]]
        for index in stuck or free:
            parts[index] = least[index] if stuck else part[index]
        free = [index for index in free if index in stuck] and [index for index in free if index not in stuck]
    if rest:
        # The others have what was probed.
        for index in rest:
            rooms[index]["width"] = parts[index]
        return
    fits = givers and sum(parts.values()) <= total + 1
    end = 0
    for index in members:
        end += parts[index]
        # Sizes are rounded; what is as wide as it needs has room.
        spare = 0 if index in givers and parts[index] > least[index] else 1
        rooms[index]["width"] = parts[index] + spare
        limit = shared[index].get("end", total)
        if not fits and not rest and not cut and end > limit + 1:
            rooms[index]["width"] = max(0, parts[index] - (end - limit)) - 2


class Tables:
    """The tables of a screen and its running lines, with all texts that are in them, judged or not."""

    # The lines of each text, or the options of a list.
    TEXTS = """
    (places) => places.map((place) => {
      // A selector goes on in a shadow root or a frame.
      const element = place.split(" >>> ").reduce((outer, part) => {
        const root = outer && (outer.shadowRoot || outer.contentDocument || outer);
        return root && root.querySelector(part);
      }, document);
      if (!element) return null;
      if (element.localName === "select") return [...element.options].map((option) => option.text);
      return element.innerText.split("\\n").map((line) => line.trim()).filter((line) => line);
    })
    """

    def __init__(self, screen, judged, browser):
        self.tables = screen.get("tables", [])
        self.browser = browser
        selectors = {room["place"]["selector"] for room in judged}
        self.order = {id(room): number for number, room in enumerate(screen["rooms"])}
        self.places = [self.order[id(room)] for room in judged]
        self.others = [room for room in screen["rooms"]
                       if ("cell" in room or "flow" in room) and room["place"]["selector"] not in selectors]

    def needs(self, measure):
        """What the texts need that are not judged."""
        places = json.dumps([room["place"]["selector"] for room in self.others])
        texts = self.browser.value(f"({self.TEXTS})({places})") if self.others else []
        seen, jobs = {}, []
        for room, lines in zip(self.others, texts):
            number = seen[room["place"]["selector"]] = seen.get(room["place"]["selector"], -1) + 1
            if lines and room["role"] == "option":
                lines = [line for line in lines if any(map(str.isalnum, line))][number:number + 1]
            for line in lines or []:
                jobs.append({"room": room, "text": line})
        return [{**need(job["room"], size), **job} for job, size in zip(jobs, measure(jobs))] if jobs else []

    def divide(self, rooms, shown, sizes, measure):
        """Gives each text of a table what its columns leave it, as `TableColumns` does."""
        others = self.needs(measure)
        divided, ends = {}, {}
        # What is in a column of another table comes after it.
        for table in sorted(self.tables, key=lambda table: "within" in table):
            members = [index for index, room in enumerate(rooms) if room.get("cell", {}).get("table") == table["name"]]
            texts = [need(rooms[index], sizes[index]) for index in members]
            texts += [text for text in others if text["cell"] and text["cell"]["table"] == table["name"]]
            beside = [room for room in rooms if room.get("besideTable") == table["name"] and "cell" not in room]
            width = self.width(table, divided)
            table = {**table, "width": width, "most": table.get("most", table["width"]) + width - table["width"]}
            widths = divided[table["name"]] = columns(self.browser, table, texts)
            most = table["most"]
            if len(widths) == 1 and widths[0] > most + 1:
                # Running lines in a box that leaves what is around it do, too.
                ends[table["name"]] = most
            if sum(widths) > most + 1:
                # The box around both is as wide as the table, and goes on where nobody sees it.
                for room in beside:
                    room["width"], room["wraps"] = most + table.get("gap", 0) * (len(widths) - 1), False
            for index in members:
                self.place(rooms[index], sizes[index]["need"], sizes[index]["word"], table, widths)
        flows = {}
        for index, room in enumerate(rooms):
            for line in ("flow", "shared"):
                if line in room:
                    room[line] = self.part(room[line], divided, ends)
            if "flow" in room and "cell" not in room:
                flows.setdefault(room["flow"]["name"], []).append((self.places[index], room, sizes[index], shown[index]))
        for text in others:
            room = text["room"]
            if "flow" in room and room["flow"]["name"] in flows:
                flow = self.part(room["flow"], divided, ends)
                flows[room["flow"]["name"]].append((self.order[id(room)], {**room, "flow": flow}, text, text["text"]))
        for members in flows.values():
            flow_on(sorted(members, key=lambda member: member[0]), self.browser)

    def part(self, part, divided, ends):
        """A line with its width, and what is seen of it, in a column of a table."""
        result = {**part, "width": self.width(part, divided)}
        if "within" in part and part["within"]["table"] in ends:
            result["seen"] = min(part.get("seen", float("inf")), ends[part["within"]["table"]] - part["within"]["edges"])
        return result

    @staticmethod
    def width(part, divided):
        """The width of a table or line, which may be in a column of a table."""
        if "within" not in part or part["within"]["table"] not in divided:
            return part["width"]
        return max(0, divided[part["within"]["table"]][part["within"]["column"] - 1] - part["within"]["edges"])

    @staticmethod
    def place(room, need, word, table, widths):
        cell, gap = room["cell"], table.get("gap", 0)
        first, span = cell["column"] - 1, cell.get("columnSpan", 1)
        whole = sum(widths[first:first + span]) + gap * (span - 1)
        out = sum(widths[:first + span]) - table.get("most", table["width"])
        if "factor" in cell:
            # The box of the text stays as wide as it is, and goes out of the column. A pixel at each side is not counted.
            room["seen"] = max(0, whole - cell["edges"]) * cell["factor"] + cell["factor"] - 1
            room["width"] = cell["lineWidth"] + 0.1
            return
        # Sizes are rounded; what is as wide as it needs has room.
        room["width"] = whole - cell["edges"] + 0.1
        if need > room["width"]:
            # What is beside the text is on the first of its lines.
            room["width"] = whole - cell.get("wordEdges", cell["edges"]) + 0.1
            if not cell.get("isPassedOn"):
                room["width"] = min(room["width"], need - 1)
        room.pop("wordWidth", None)
        if out > 1:
            # What is outside of the table's box is not seen, on whichever line it is.
            # The first of its lines is beside what is beside the text, if a word fits there.
            edges = cell["edges"] if min(word, cell.get("word", word)) + cell["edges"] <= whole else cell.get("wordEdges", cell["edges"])
            room["seen"] = max(0, whole - edges - out)
            if "start" in cell:
                room["seen"] = max(0, table.get("most", table["width"]) - sum(widths[:first]) - cell["start"])
            room["width"] = 1e6 if room.get("wraps") is False else whole - edges + 0.1


# Texts one after the other in lines of a width: where each begins, where its last and its longest line end, and how many it has.
FLOW = """
(members) => {
  const box = document.createElement("div"), space = document.createElement("span"), words = document.createElement("span");
  const context = document.createElement("canvas").getContext("2d");
  const range = document.createRange();
  // A line may end between the space and the text, as it may between texts with a space between them.
  box.append(space, "\\u200b", words);
  document.body.append(box);
  let at = 0;
  const result = members.map(({ font, textCase, wraps, before, width, text }) => {
    const families = font.families.map((name) => JSON.stringify(name)).join(", ");
    at += before;
    if (at > width) {
      // A line does not begin with a space.
      context.font = `${font.weight || 400} ${font.size}px ${families}`;
      at = Math.max(0, Math.min(width, before) - (context.measureText(" ").width + (font.letterSpacing || 0)));
    }
    Object.assign(box.style, { position: "absolute", visibility: "hidden", width: width + 0.05 + "px", padding: 0, border: 0,
      fontFamily: families, fontSize: font.size + "px", fontWeight: font.weight || 400, letterSpacing: (font.letterSpacing || 0) + "px",
      textTransform: textCase || "none", whiteSpace: "normal" });
    Object.assign(space.style, { display: "inline-block", width: at + "px" });
    words.style.whiteSpace = wraps === false ? "nowrap" : "";
    words.textContent = text;
    const left = box.getBoundingClientRect().left;
    range.selectNodeContents(words);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    const lines = rects.length === 0 ? { begin: at, end: at, most: at, lines: 1 } : {
      begin: rects[0].left - left, end: rects[rects.length - 1].right - left,
      most: Math.max(...rects.map(({ right }) => right)) - left, lines: new Set(rects.map(({ top }) => Math.round(top))).size };
    at = lines.end;
    return lines;
  });
  box.remove();
  return result;
}
"""


def flow_on(members, browser):
    """Gives texts that follow one another what is left of the line in which each begins, as `FlowingLines` does."""
    jobs = [{"font": room["font"], "textCase": room.get("textCase"), "wraps": room.get("wraps"), "before": room["flow"]["before"],
             "width": room["flow"]["width"], "text": text} for _, room, _, text in members]
    for (_, room, size, _), lines in zip(members, browser.value(f"({FLOW})({json.dumps(jobs)})")):
        width, need = room["flow"]["width"], size["need"]
        room.pop("wordWidth", None)
        if lines["lines"] == 1:
            room["width"], start = width - lines["begin"] + 0.1, lines["begin"]
        else:
            room["width"], start = min(width, need - 1), 0
        seen = room["flow"].get("seen", float("inf"))
        if seen < lines["most"]:
            # What is behind the edge is not seen, on whichever line it is.
            room["seen"] = max(0, seen - start)


def need(room, size):
    """What a text needs in a cell."""
    return {"cell": room.get("cell"), "need": size["need"], "word": size["need"] if room.get("wraps") is False else size["word"]}


def columns(browser, table, texts):
    """The widths of columns, from the harvester's own division, which it has for tests."""
    call = f"galleyRooms.columnWidths({json.dumps(table)}, {json.dumps(texts)})"
    found = browser.value(f"typeof galleyRooms === 'function' ? {call} : null")
    if found is None:
        with open(os.path.join(HERE, "..", "..", "Integrations", "galley-rooms.js")) as file:
            found = browser.value(f"{file.read()}; {call}")
    return found


def checked(galley, screens, languages):
    """What `galley check` finds, as (page, width, key, language)."""
    found = set()
    with open(os.path.join(PAGES, "texts.tsv")) as table:
        rows = [line.rstrip("\n").split("\t") for line in table]
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(os.path.join(folder, "locales"))
        for column, language in enumerate(rows[0][1:], 1):
            with open(os.path.join(folder, "locales", f"{language}.json"), "w") as file:
                json.dump({row[0]: row[column] for row in rows[1:]}, file)
        with open(os.path.join(folder, "galley.yml"), "w") as file:
            file.write("strings: [locales]\nplatform: web\nlocales: all\nsourceLocale: en\nrooms: [rooms.json]\n")
        for (name, width), screen in screens.items():
            screen = json.loads(json.dumps(screen))
            for room in screen["rooms"]:
                # A button of two lines is a fault here, and not for a check.
                if room["role"] in ONE_LINERS and room["frame"][3] < 2 * room["font"]["size"]:
                    room.setdefault("lines", 1)
            with open(os.path.join(folder, "rooms.json"), "w") as file:
                json.dump({"rooms": 1, "harvester": "a test", "screens": [screen]}, file)
            run = subprocess.run([galley, "check", "--format", "json"], cwd=folder, capture_output=True, text=True)
            for finding in json.loads(run.stdout)["findings"]:
                found.add((name, width, finding["key"], finding["locale"]))
    return found


def main():
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    galley, names = words[0], words[1:]
    names = names or sorted(name.removesuffix(".html") for name in os.listdir(PAGES) if name.endswith(".html"))
    with open(os.path.join(PAGES, "texts.tsv")) as table:
        languages = table.readline().split()[2:]
    counts = {"tp": 0, "fp": 0, "fn": 0, "tn": 0}
    lines = [0, 0]
    with Server() as address, Chromium() as browser:
        screens = harvest(galley, address, names)
        findings = checked(galley, screens, languages) if "--check" in sys.argv else None
        for name in names:
            page = dict.fromkeys(counts, 0)
            base = {}
            for language in ["en"] + languages:
                browser.look(WIDTHS[0], 844)
                browser.open(f"{address}/{name}.html?lang={language}")
                for _ in range(50):
                    if browser.value(f"document.documentElement.lang === '{language}' && document.fonts.status === 'loaded'"):
                        break
                    browser.settle()
                browser.value("document.fonts.ready.then(() => 1)")
                for width in WIDTHS:
                    browser.look(width, 844 if width < 600 else 800)
                    rooms = [room for room in screens[name, width]["rooms"] if room.get("isVisible", True)]
                    rooms = [room for room in rooms if "key" in room]
                    places = json.dumps([room["place"]["selector"] for room in rooms])
                    truth = browser.value(f"({LOOK})({places})")
                    if language == "en":
                        base[width] = truth
                        for room, seen in zip(rooms, truth):
                            assert room["text"] == seen["text"], (room, seen)
                        continue
                    texts = [seen["text"] for seen in truth]
                    guess = predict(
                        rooms, texts, base[width], lambda jobs: browser.value(f"({MEASURE})({json.dumps(jobs)})"),
                        Tables(screens[name, width], rooms, browser))
                    if findings is not None:
                        bad = {room["key"] for room, seen, before in zip(rooms, truth, base[width])
                               if seen["cut"] or seen["out"]
                               or room["role"] in ONE_LINERS and seen["lines"] > before["lines"]}
                        for key in sorted({room["key"] for room in rooms}):
                            said = (name, width, key, language) in findings
                            kind = ("t" if (key in bad) == said else "f") + ("p" if said else "n")
                            page[kind] += 1
                            if kind in ("fp", "fn"):
                                print(f"{kind} {name} {width} {language} {key}")
                        continue
                    for room, seen, said, before in zip(rooms, truth, guess, base[width]):
                        is_bad = seen["cut"] or seen["out"]
                        is_bad |= room["role"] in ONE_LINERS and seen["lines"] > before["lines"]
                        kind = ("t" if is_bad == said["bad"] else "f") + ("p" if said["bad"] else "n")
                        page[kind] += 1
                        lines[seen["lines"] == said["lines"]] += 1
                        if kind in ("fp", "fn") or ("--list" in sys.argv and seen["lines"] != said["lines"]):
                            print(f"{kind} {name} {width} {language} {room['key']} {seen} {said} room {room.get('width')}×{room.get('height')} "
                                  f"{room.get('lines')} {room.get('overflow')} {room.get('shared', '')}")
            print(name, page)
            for kind in counts:
                counts[kind] += page[kind]
    precision = counts["tp"] / max(1, counts["tp"] + counts["fp"])
    recall = counts["tp"] / max(1, counts["tp"] + counts["fn"])
    print(f"{counts}: precision {precision:.3f}, recall {recall:.3f}; lines equal {lines[1] / max(1, sum(lines)):.4f}")
    return 0 if precision >= 0.95 and recall >= 0.95 else 1


if __name__ == "__main__":
    sys.exit(main())
