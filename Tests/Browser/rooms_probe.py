"""What the harvester reads of pages whose layout is known, and that it leaves them as they were.

    python3 Tests/Browser/rooms_probe.py
"""

import html
import json
import os
import random
import sys

from chromium import Chromium
from rooms_tables import as_used

SCRIPT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Integrations", "galley-rooms.js")

STYLE = "<style>body { margin: 16px; font: 16px/20px monospace } p, div, button { margin: 0 }</style>"

# How many random pages.
PAGES = int(os.environ.get("PAGES", 20))

# A body, and what is expected of the rooms with these texts, at a width of 400.
CASES = [
    ("a paragraph", "<p>Some text</p>", {"Some text": {"width": 368, "role": "text", "wraps": None, "lines": None, "height": None}}),
    ("max-width", "<p style='max-width:120px'>Some</p>", {"Some": {"width": 120, "limit": None}}),
    ("its own box", "<button>Save</button>", {"Save": {"limit": "screen", "role": "button"}}),
    ("padding and border", "<div style='width:200px;padding:10px;border:1px solid;box-sizing:border-box'>Text</div>",
     {"Text": {"width": 178}}),
    ("an ellipsis", "<div style='width:90px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis'>Long enough text</div>",
     {"Long enough text": {"width": 90, "wraps": False, "lines": 1, "overflow": "ellipsis"}}),
    ("a clamp", "<p style='display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden'>Text</p>",
     {"Text": {"lines": 2, "overflow": "ellipsis", "width": 368}}),
    ("a fixed height", "<div style='height:40px;overflow:hidden'>Text</div>", {"Text": {"height": 40, "overflow": "clip"}}),
    ("a height that scrolls", "<div style='height:40px;overflow:auto'>Text</div>", {"Text": {"height": None}}),
    ("an icon beside it", "<button style='width:100px;padding:0;border:0'><img width=16 height=16 alt=''>Save</button>",
     {"Save": {"width": 84}}),
    ("a field after it, which goes on on the next line", "<label style='display:block;width:200px'><span>Seconds:</span> "
     "<input style='width:60px;box-sizing:border-box'></label>", {"Seconds:": {"width": 200}}),
    ("boxes in lines, of which the second goes on on the next", "<div style='display:flex;flex-direction:column'>"
     "<p>Site</p><div>Hello you. <a href=# style='display:inline-block'>One</a> / <a href=# style='display:inline-block'>Two</a> / "
     "<button>Out</button></div></div>", {"One": {"shared": None}, "Two": {"shared": None}}),
    ("boxes in lines that do not wrap", "<p style='white-space:nowrap'><a href=# style='display:inline-block'>One</a> "
     "<a href=# style='display:inline-block'>Two</a></p>", {"One": {"shared": 358.4}, "Two": {"shared": 358.4}}),
    ("a box as high as the window", "<div style='position:absolute;left:0;right:0;top:0;height:100vh'><p>Text</p>"
     "<div style='height:780px'></div></div>", {"Text": {"height": None}}),
    ("a box as high as the window above another", "<div style='margin-top:-16px;height:100vh'><p>Text</p>"
     "<div style='height:760px'></div></div><p>Below</p>", {"Text": {"height": 40}, "Below": {"height": None}}),
    ("cells that pass their box-sizing on", "<style>#s, #s * { box-sizing: inherit } #s { box-sizing: border-box }</style><table id=s>"
     "<tr><td>One<td><i style='display:inline-block;width:24px;border:1px solid'></i><td>Two</table>", {"One": {"column": 1}}),
    ("items in a row", "<div style='display:flex;gap:8px;width:200px'><span style='white-space:nowrap'>One</span>"
     "<span style='white-space:nowrap'>Two</span></div>", {"One": {"shared": 192}, "Two": {"shared": 192}}),
    ("equal tracks", "<div style='display:grid;grid-template-columns:1fr 1fr;width:200px'><b>One</b><b>Two</b></div>",
     {"One": {"width": 100, "shared": None}, "Two": {"width": 100}}),
    ("what an item leaves", "<div style='display:flex;width:200px'><span style='flex:1;min-width:0;overflow:hidden;"
     "white-space:nowrap;text-overflow:ellipsis'>Title</span><b style='flex:none;width:50px'>12</b></div>",
     {"Title": {"width": 150}}),
    ("a margin that takes what is left", "<div style='display:flex;width:300px'><div><p>Settings of page</p><p>Short</p></div>"
     "<div style='margin-left:auto'>Save changes</div></div>", {"Short": {"table": 300}, "Save changes": {"table": 300}}),
    ("a button with a least width that goes out of a column", "<div style='display:flex'><div><p>Menu</p><p>Settings</p></div>"
     "<div style='flex:1;overflow:auto'><div style='display:flex;justify-content:flex-end;margin-top:60px'>"
     "<button style='flex:none;min-width:320px;padding:0;border:0;font:inherit'>Save</button></div></div></div>",
     {"Save": {"column": 2, "factor": 2, "edges": 160, "lineWidth of cell": 320}, "Menu": {"column": 1, "factor": None}}),
    ("a button that a column has room for", "<div style='display:flex'><div><p>Menu</p><p>Settings</p></div>"
     "<div style='flex:1;overflow:auto'><div style='display:flex;justify-content:flex-end;margin-top:60px'>"
     "<button style='flex:none;width:120px;padding:0;border:0;font:inherit'>Save</button></div></div></div>", {"Save": {"factor": None}}),
    ("running lines below a heading in a box that words make wider", "<div style='display:flex;flex-wrap:wrap;width:200px'>"
     "<div style='flex:1 1 150px'><p>Heading</p><p><span>Explains it.</span> <a href=#>More</a></p></div></div>",
     {"Heading": {"column": 1}, "Explains it.": {"within": 1, "column": None}, "More": {"within": 1}}),
    ("inline children", "<p>Save <b>now</b></p>", {"Save now": {"parts": ["Save", "now"]}}),
    ("a box that is scaled", "<div style='width:200px;transform:scale(0.5)'><p>Text</p></div>", {"Text": {"width": 200}}),
    ("a menu over the page", "<div style='position:relative;width:20px;height:20px'><div style='position:absolute;left:0;width:150px'>"
     "<p>Open</p></div></div>", {"Open": {"width": 150}}),
    ("a cell", "<table style='width:200px'><tr><td>One<td>Two</table>", {"One": {"column": 1}, "Two": {"column": 2}}),
    ("buttons in a cell", "<table><tr><td>Name<td><button>Open</button> <button>Close</button></table>",
     {"Open": {"column": 2, "isPassedOn": True}, "Name": {"column": 1, "isPassedOn": None}}),
    ("links in a line", "<p><a href=#>One</a> · <a href=#>Two</a></p>", {"One": {"role": "link", "seen": None}, "Two": {"role": "link"}}),
    ("lines that go on behind the edge", "<p style='width:600px'><a href=#>One</a> · <a href=#>Two</a></p>",
     {"One": {"seen": 384}, "Two": {"seen": 384}}),
    ("a link in running text", "<div style='display:inline-grid;grid-template-columns:min-content'><h2 style='font:inherit'>Customizations</h2>"
     "<p><span>Aaaaaaaaaaaa</span> <a href=#>Learn more</a></p></div>", {"Customizations": {"wordWidth": 375.68}}),
    ("several lines that go on behind the edge", "<p style='width:600px'>" + "Some words that go on and on " * 4 + "</p>",
     {("Some words that go on and on " * 4).strip(): {"width": 384, "lineWidth": 600}}),
    ("lines in a box that scrolls", "<div style='width:200px;overflow:auto'><p style='width:300px'><a href=#>One</a> <a href=#>Two</a></p></div>",
     {"One": {"seen": 200}}),
    ("texts in a box that a list makes wider than the window", "<fieldset style='margin:0;padding:0 10px;border:0'><p>Loop albums</p>"
     f"<select><option>{'n' * 60}</select></fieldset>",
     {"Loop albums": {"column": 1, "width": 374, "start": 10, "most": 384, "edges": 20}, "n" * 60: {"column": 1, "role": "option"}}),
    ("items that others push out of the window", "<div style='display:flex;gap:10px'><nav style='flex:none'><p>Settings</p>"
     f"<p>{'n' * 20}</p></nav><main style='padding:0 20px'><p>Save</p><p>{'m' * 30}</p></main></div>",
     {"Save": {"column": 2, "start": 30, "most": 368}, "Settings": {"column": 1, "start": 0}}),
    ("a break", "<p>One<br>two</p>", {"One\ntwo": {"width": 368}}),
    ("capitals", "<p style='text-transform:uppercase'>Text</p>", {"Text": {"textCase": "uppercase"}}),
    ("a right-to-left page", "<div dir=rtl style='width:150px;white-space:nowrap'>שלום</div>",
     {"שלום": {"width": 150, "wraps": False}}),
    ("a placeholder", "<input placeholder='Search' style='width:150px;padding:0 5px;box-sizing:border-box;border:0'>",
     {"Search": {"width": 140, "role": "placeholder", "lines": 1}}),
    ("a button of a form", "<input type=submit value='Send' style='width:90px;padding:0 5px;border:0;box-sizing:border-box'>",
     {"Send": {"width": 80, "role": "button"}}),
    ("a list", "<select style='width:100px'><option>One<option>Two</select>", {"One": {"role": "option"}, "Two": {"role": "option"}}),
    ("a shadow tree", "<x-a><template shadowrootmode=open><p>Inside</p></template></x-a>", {"Inside": {"width": 368}}),
    ("a frame", "<iframe srcdoc=\"<body style='margin:0'><p>Framed\" style='width:120px;border:0'></iframe>",
     {"Framed": {"width": 120}}),
    ("hidden texts", "<p style='visibility:hidden'>Unseen</p><p style='position:absolute;left:-999px'>Away</p>"
     "<span style='position:absolute;width:1px;height:1px;overflow:hidden'>Read aloud</span>",
     {"Unseen": {"isVisible": False}, "Away": {"isVisible": False}, "Read aloud": {"isVisible": False}}),
    ("a key", "<p data-i18n='nav.home' data-testid=home>Home</p>",
     {"Home": {"key": "nav.home", "identifier": "home", "selector": '[data-testid="home"]'}}),
]


# Boxes of random pages.
STYLES = ["", "", "", "max-width:180px", "display:flex;gap:8px", "display:flex;flex-direction:column", "display:flex;flex-wrap:wrap",
          "display:grid;grid-template-columns:1fr 1fr", "display:grid", "display:grid;grid-template-columns:auto 1fr;gap:4px",
          "display:inline-block", "float:left", "float:right;width:90px", "width:140px", "width:fit-content", "columns:2",
          "position:relative;padding:0 12px", "display:table;width:100%", "text-align:center", "flex:1", "flex:none"]
WORDS = ["Save", "all changes", "Settings", "a", "Something a little longer", "Show more", "Profile", "2 items", "Donaudampfschiff"]


def random_box(numbers, depth):
    style = numbers.choice(STYLES)
    inner = ""
    for _ in range(numbers.randint(1, 4)):
        if depth and numbers.random() < 0.6:
            inner += random_box(numbers, depth - 1)
        else:
            text = " ".join(numbers.choices(WORDS, k=numbers.choice([1, 1, 1, 2, 6])))
            tag = numbers.choice(["p", "span", "button", "div", "a", "td", "h3"])
            inner += f"<table><tr><td>{text}<td>{text}</table>" if tag == "td" else f"<{tag}>{text}</{tag}>"
    return f'<div style="{style}">{inner}</div>'


def value(room, name, tables):
    table = tables.get(room.get("cell", {}).get("table"), {})
    if name in ("table", "most"):
        return table.get("width" if name == "table" else "most")
    if name in ("edges", "start", "isPassedOn", "factor"):
        return room.get("cell", {}).get(name)
    if name == "lineWidth of cell":
        return room.get("cell", {}).get("lineWidth")
    if name == "within":
        return room.get("flow", {}).get("within", {}).get("column")
    if name == "seen":
        return room.get("flow", {}).get("seen")
    if name == "shared":
        return room.get("shared", {}).get("width")
    if name == "column":
        return room.get("cell", {}).get("column")
    if name in ("identifier", "selector"):
        return room["place"].get(name)
    return room.get(name)


def main():
    failures = []
    with open(SCRIPT) as file:
        script = file.read()
    with Chromium() as browser:
        browser.look(400, 800)

        def show(body):
            browser.open("about:blank#x")
            browser.value(f"document.open(), document.write({json.dumps('<!doctype html>' + STYLE + body)}), document.close()")
            browser.settle()

        def harvest():
            return browser.value(f"{script}; galleyRooms()")["screens"][0]

        for name, body, expected in CASES:
            show(body)
            screen = harvest()
            rooms = {room["text"]: room for room in screen["rooms"]}
            tables = {each["name"]: each for each in screen.get("tables", [])}
            for text, facts in expected.items():
                if text not in rooms:
                    failures.append(f"{name}: no room of {text!r} in {sorted(rooms)}")
                    continue
                for fact, wanted in facts.items():
                    found = value(rooms[text], fact, tables)
                    isClose = isinstance(wanted, (int, float)) and not isinstance(wanted, bool) and found is not None \
                        and abs(found - wanted) <= 0.6
                    if not isClose and found != wanted:
                        failures.append(f"{name}: {text!r} has {fact} {found}, expected {wanted}")

        # What is not laid out is named, with the reason.
        show("<p hidden>Later</p><details><summary>More</summary><p>Closed</p></details><p id=n>x</p>"
             "<style>#n::before { content: 'Note: ' }</style>")
        unknown = {each["text"]: each["reason"] for each in harvest()["notKnown"]}
        if set(unknown) != {"Later", "Closed", "Note: "}:
            failures.append(f"not known: {unknown}")

        # The page is as it was: nodes, attributes, fields, the selection, where it is scrolled to. Observers of nodes find
        # in every record the text that was there.
        show("".join(body for _, body, _ in CASES) + "<div style='height:3000px'></div>")
        browser.value("""(() => {
          globalThis.nodes = [...document.querySelectorAll("*")].flatMap((each) => [each, ...each.childNodes]);
          globalThis.texts = nodes.map((node) => node.data);
          const node = document.querySelector("p").firstChild;
          getSelection().setBaseAndExtent(node, 2, node, 6);
          scrollTo(0, 77);
          globalThis.seen = [];
          new MutationObserver((records) => seen.push(...records.map((each) => each.target.data)))
            .observe(document, { subtree: true, characterData: true });
        })()""")
        before = browser.value("document.documentElement.outerHTML")
        first = harvest()
        browser.settle()
        after = browser.value("""({
          html: document.documentElement.outerHTML, selection: String(getSelection()), scroll: scrollY,
          same: nodes.every((node, index) => node.isConnected && node.data === texts[index]),
          seen: seen.every((text) => texts.includes(text)), count: seen.length,
        })""")
        if after != {"html": before, "selection": "me t", "scroll": 77, "same": True, "seen": True, "count": after["count"]}:
            failures.append(f"the page is not as it was: {({**after, 'html': after['html'] == before})}")
        if after["count"] == 0:
            failures.append("no text was made longer")
        if harvest() != first:
            failures.append("a second harvest differs from the first")
        # A page in a frame of a test runner, as Cypress has it, is read as one in a window.
        body = "<!doctype html>" + STYLE + "".join(body for _, body, _ in CASES)
        show(f"<iframe id=runner style='margin:50px;border:0;width:400px;height:800px' srcdoc='{html.escape(body)}'></iframe>")
        source = f"{script}; galleyRooms()"
        framed = browser.value(f"document.getElementById('runner').contentWindow.eval({json.dumps(source)})")["screens"][0]
        show("".join(body for _, body, _ in CASES))
        for one, other in zip(framed["rooms"], harvest()["rooms"], strict=True):
            if one != other:
                failures.append(f"in a frame: {one}, expected {other}")
        # What is probed at the same time is as if each were probed alone, but for a few texts in boxes without any width.
        count, differing = 0, []
        for seed in range(PAGES):
            numbers = random.Random(seed)
            show("".join(random_box(numbers, 3) for _ in range(4)))
            together, each = (as_used(browser.value(f"{script}; galleyRooms({{ isTogether: {way} }})")["screens"][0])["rooms"]
                              for way in ["true", "false"])
            count += len(each)
            differing += [f"page {seed}: together {one}, alone {other}" for one, other in zip(together, each) if one != other]
            if len(together) != len(each):
                failures.append(f"page {seed}: other texts together than alone")
        if count < 20 * PAGES or len(differing) > 0.002 * count:
            failures += [f"{len(differing)} of {count} texts differ"] + differing

        # Where the time is over, what was read is there, and the rest is named.
        show("".join(f"<table><tr><td>Cell {number}<td>Another</table>" for number in range(400)))
        screen = browser.value(f"{script}; galleyRooms({{ seconds: 0.5 }})")["screens"][0]
        unread = [each for each in screen["notKnown"] if each["reason"] == "the time was over before it was read"]
        if not unread or len(unread) + len(screen["rooms"]) != 800 or browser.value("galleyRooms.unread") != len(unread):
            failures.append(f"{len(unread)} of 800 texts are unread, {len(screen['rooms'])} are read")
        if browser.value("document.body.textContent.length") != sum(len(f"Cell {number}Another") for number in range(400)):
            failures.append("a page that was not read to its end is not as it was")
    for failure in failures:
        print(failure)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
