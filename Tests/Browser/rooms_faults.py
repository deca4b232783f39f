"""What `galley rooms` says about pages that cannot be read, and that it loses nothing of the others.

    python3 Tests/Browser/rooms_faults.py GALLEY
"""

import http.server
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

from chromium import Chromium

FONT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Fonts", "Roboto", "Roboto-Regular.ttf")
GOOD = "<!doctype html><html lang=en><meta charset=utf-8><title>Good</title><body style='margin:16px'><p>Good page</p>"
PAGES = {
    "/good.html": GOOD,
    "/empty.html": "<!doctype html><title>Empty</title>",
    "/busy.html": "<!doctype html><title>Busy</title><p>Busy page</p><script>onload = () => setTimeout(() => { for (;;); }, 50)</script>",
    "/alert.html": GOOD + "<script>alert('Stop')</script>",
    "/strange.html": GOOD + "<script>Array.prototype.map = Node.prototype.insertBefore = JSON.stringify = null</script>",
    "/policy.html": GOOD,
    # What may be cut off below is probed one text after the other.
    "/large.html": "<!doctype html><title>Large</title><div style='overflow: hidden'><table>"
                   + "<tr><td>One<td>Two<td>Three<td>Four" * 1000 + "</table></div>",
    "/odd.html": "<!doctype html><title>Odd</title><p style='line-height:0'>Flat</p><details><summary>More</summary><p>Closed</p></details>",
    "/fonts.html": GOOD + "<style>@font-face { font-family: A; src: url(/Good.ttf) } @font-face { font-family: B; src: url(/bad.ttf) }"
                   "@font-face { font-family: C; src: url(/none.ttf) }</style>"
                   "<p style='font-family:A'>One</p><p style='font-family:B'>Two</p><p style='font-family:C'>Three</p>",
    # What a page learns of the addresses of the machine when it prepares a call.
    "/calls.html": "<!doctype html><title>Calls</title><p id=p>waiting</p><script>const call = new RTCPeerConnection(); let count = 0;"
                   "call.createDataChannel('a'); call.onicecandidate = ({ candidate }) => { if (candidate) count += 1;"
                   "p.textContent = 'candidates: ' + count }; call.createOffer().then((offer) => call.setLocalDescription(offer))</script>",
    "/bad.ttf": "no font",
    # A page that sends the reader on to another host.
    "/script.html": "<!doctype html><p>Wait</p><script>location.href = 'http://localhost:PORT/good.html'</script>",
    "/refresh.html": "<!doctype html><meta http-equiv=refresh content='0; url=http://localhost:PORT/good.html'><p>Wait</p>",
    "/later.html": GOOD,
    "/outside.html": GOOD + "<img src='http://localhost:PORT/a.png'><script src='http://example.invalid/x.js'></script>",
}


class Handler(http.server.BaseHTTPRequestHandler):
    browser = None
    asked = []

    def do_GET(self):
        Handler.asked.append(self.headers.get("Host", "") + self.path)
        Handler.languages = self.headers.get("Accept-Language")
        path = self.path.split("?")[0]
        if path == "/silent.html":
            return time.sleep(20)
        if path == "/broken.html":
            return self.send_error(500)
        if path == "/deadly.html" or path == "/later.html" and sum("/later.html" in each for each in Handler.asked) == 2:
            with open(Handler.browser) as file:
                os.kill(int(file.read()), signal.SIGKILL)
            return None
        if path == "/circle.html":
            self.send_response(302)
            self.send_header("Location", "/circle.html")
            return self.end_headers()
        if path == "/away.html":
            self.send_response(302)
            self.send_header("Location", f"http://localhost:{self.server.server_port}/good.html")
            return self.end_headers()
        if path == "/Good.ttf":
            self.send_response(200)
            self.end_headers()
            with open(FONT, "rb") as file:
                self.wfile.write(file.read())
            return None
        if path not in PAGES:
            return self.send_error(404)
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        if path == "/policy.html":
            self.send_header("Content-Security-Policy", "script-src 'none'")
        self.end_headers()
        self.wfile.write(PAGES[path].replace("PORT", str(self.server.server_port)).encode())
        return None

    def log_message(self, *_):
        pass


def main():
    galley = sys.argv[1]
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    with socket.create_server(("127.0.0.1", 0)) as door:
        closed = door.getsockname()[1]
    failures = []
    with tempfile.TemporaryDirectory() as folder:
        Handler.browser = os.path.join(folder, "number")
        wrapper = os.path.join(folder, "browser")
        with open(wrapper, "w") as file:
            file.write(f'#!/bin/sh\necho $$ > {Handler.browser}\nexec {Chromium.program()} "$@"\n')
        os.chmod(wrapper, 0o755)

        def rooms(*words):
            run = subprocess.run(
                [galley, "rooms", *words, "--browser", wrapper, "--no-sandbox"], capture_output=True, text=True,
                timeout=120)
            screens = json.loads(run.stdout)["screens"] if run.stdout else []
            return run, screens

        def law(name, holds, run):
            if not holds:
                failures.append(f"{name}: status {run.returncode}\n{run.stdout[:600]}{run.stderr}")

        # Each of these pages is one message, and the page after it is read.
        good = f"{address}/good.html"
        for page, message in {
            f"{address}/missing.html": "the server answered with HTTP 404",
            f"{address}/broken.html": "the server answered with HTTP 500",
            f"{address}/silent.html": "nothing was answered within 5 seconds (--timeout)",
            f"{address}/busy.html": "the page did not answer within 5 seconds (--timeout)",
            f"{address}/deadly.html": "the browser ended while it had the page",
            f"{address}/circle.html": "the address leads in a circle",
            f"{address}/away.html": "there is no such host, or it leads to one that was not named (--allow-host)",
            f"http://127.0.0.1:{closed}/": "the connection is refused: is the server running?",
            "http://no.such.host.invalid/": "there is no such host, or it leads to one that was not named (--allow-host)",
            "file:///no/such/page.html": "there is no such file",
        }.items():
            run, screens = rooms(page, good, "--width", "390", "--timeout", "5" if "silent" in page or "busy" in page else "20")
            errors = [line for line in run.stderr.splitlines() if "error: " in line]
            law(page, run.returncode == 3 and errors == [f"{page}: error: {message}"] and len(screens) == 1
                and screens[0]["rooms"][0]["text"] == "Good page", run)

        # What was harvested before the browser ended is there, too.
        run, screens = rooms(good, f"{address}/deadly.html", "--width", "390", "--width", "800")
        law("before the end", run.returncode == 3 and [screen["width"] for screen in screens] == [390, 800], run)

        # So is what it had of the page itself, at another width.
        run, screens = rooms(f"{address}/later.html", good, "--width", "390", "--width", "800")
        law("in the middle", run.returncode == 3 and [screen["width"] for screen in screens] == [390, 390, 800]
            and [line for line in run.stderr.splitlines() if "error: " in line]
            == [f"{address}/later.html: error: the browser ended while it had the page"], run)

        # No page leads to a host that was not named.
        elsewhere = f"localhost:{server.server_port}"
        for page in ["script", "refresh"]:
            Handler.asked.clear()
            run, screens = rooms(f"{address}/{page}.html", good, "--width", "390")
            errors = [line for line in run.stderr.splitlines() if "error: " in line]
            law(page, run.returncode == 3 and len(screens) == 1 and errors == [
                f"{address}/{page}.html: error: the page went on to http://{elsewhere}/good.html, which cannot be opened"]
                and not any(each.startswith(elsewhere) for each in Handler.asked), run)

        # Pages that would keep a script from running, or change what it uses.
        for page in ["alert", "strange", "policy"]:
            run, screens = rooms(f"{address}/{page}.html", "--width", "390")
            law(page, run.returncode == 0 and [room["width"] for room in screens[0]["rooms"]] == [358], run)

        run, screens = rooms(f"{address}/empty.html", "--width", "390")
        law("empty", run.returncode == 2 and "there is no text in what was read" in run.stderr, run)

        # Other hosts are not asked, even those on this machine, and it says so.
        Handler.asked.clear()
        run, screens = rooms(f"{address}/outside.html", "--width", "390")
        law("outside", run.returncode == 0 and "not asked: example.invalid, localhost;" in run.stderr, run)
        run, screens = rooms(f"{address}/away.html", "--width", "390", "--allow-host", "localhost")
        law("allowed", run.returncode == 0 and len(screens) == 1, run)

        run, screens = rooms(good, "--width", "390", "--locale", "de-AT")
        law("language", run.returncode == 0 and (Handler.languages or "").startswith("de-AT"), run)

        # Wrong usage.
        for words, message in [
            (["--width", "0", good], "a size of the window is from 1 to 10000, not 0"),
            ([], "rooms expects the address of a page, or a layout file"),
            (["--script", good], "--script takes no address and no file"),
            ([f"127.0.0.1:{closed}/a"], f"for a web page write http://127.0.0.1:{closed}/a"),
            (["localhost"], "for a web page write http://localhost"),
        ]:
            run, screens = rooms(*words)
            law(message, run.returncode == 2 and message in run.stderr, run)
        run = subprocess.run([galley, "rooms", good], capture_output=True, text=True, env={"PATH": folder})
        law("no browser", run.returncode == 2 and "there is none in the PATH: install chromium" in run.stderr, run)
        run = subprocess.run([galley, "rooms", good, "--browser", "/bin/true"], capture_output=True, text=True, timeout=20)
        law("a browser that is none", run.returncode == 2 and run.stderr.startswith(
            "/bin/true: error: the browser ended as soon as it was started: is it Chromium or Chrome?"), run)

        # What a page is too large for is named, and all else is read, at all widths.
        run, screens = rooms(f"{address}/large.html", good, "--width", "390", "--width", "800", "--timeout", "3")
        errors = [line for line in run.stderr.splitlines() if "error: " in line]
        law("large", run.returncode == 3 and len(screens) == 4 and all(screen["rooms"] for screen in screens)
            and len(errors) == 2 and all("texts were not read within 3 seconds; a greater --timeout" in line for line in errors)
            and errors[0].startswith(f"{address}/large.html: error: at 390: ")
            and len(screens[0]["rooms"]) + len(screens[0]["notKnown"]) == 4000, run)

        # A page that prepares a call learns of no way out of the machine.
        run, screens = rooms(f"{address}/calls.html", "--width", "390")
        law("calls", run.returncode == 0 and "candidates: 0" in screens[0]["rooms"][0]["text"], run)

        # Line heights of nothing, closed details.
        run, screens = rooms(f"{address}/odd.html", "--width", "390")
        law("odd", run.returncode == 0 and [room["text"] for room in screens[0]["rooms"]] == ["Flat", "More"]
            and "lineHeight" not in screens[0]["rooms"][0]["font"]
            and [(each["text"], each["reason"]) for each in screens[0]["notKnown"]]
            == [("Closed", "it is in a closed <details>")], run)

        # Web fonts are kept, and what is none is named.
        kept = os.path.join(folder, "Kept")
        run, screens = rooms(f"{address}/fonts.html", "--width", "390", "--fonts", kept)
        law("fonts", run.returncode == 0 and os.listdir(kept) == ["Good.ttf"]
            and "the font http" in run.stderr and "is not kept: it is no font" in run.stderr
            and "is not kept: the server answered with HTTP 404" in run.stderr, run)
    for failure in failures:
        print(failure)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
