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

GOOD = "<!doctype html><html lang=en><meta charset=utf-8><title>Good</title><body style='margin:16px'><p>Good page</p>"
PAGES = {
    "/good.html": GOOD,
    "/empty.html": "<!doctype html><title>Empty</title>",
    "/busy.html": "<!doctype html><title>Busy</title><p>Busy page</p><script>onload = () => setTimeout(() => { for (;;); }, 50)</script>",
    "/alert.html": GOOD + "<script>alert('Stop')</script>",
    "/strange.html": GOOD + "<script>Array.prototype.map = Node.prototype.insertBefore = JSON.stringify = null</script>",
    "/policy.html": GOOD,
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
        if path == "/deadly.html":
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
            f"{address}/silent.html": "nothing was answered within 2 seconds (--timeout)",
            f"{address}/busy.html": "the page did not answer within 2 seconds",
            f"{address}/deadly.html": "the browser ended while it had the page",
            f"{address}/circle.html": "the address leads in a circle",
            f"{address}/away.html": "there is no such host, or it leads to one that was not named (--allow-host)",
            f"http://127.0.0.1:{closed}/": "the connection is refused: is the server running?",
            "http://no.such.host.invalid/": "there is no such host, or it leads to one that was not named (--allow-host)",
            "file:///no/such/page.html": "there is no such file",
        }.items():
            run, screens = rooms(page, good, "--width", "390", "--timeout", "2" if "silent" in page or "busy" in page else "20")
            errors = [line for line in run.stderr.splitlines() if "error: " in line]
            law(page, run.returncode == 3 and errors == [f"{page}: error: {message}"] and len(screens) == 1
                and screens[0]["rooms"][0]["text"] == "Good page", run)

        # What was harvested before the browser ended is there, too.
        run, screens = rooms(good, f"{address}/deadly.html", "--width", "390", "--width", "800")
        law("before the end", run.returncode == 3 and [screen["width"] for screen in screens] == [390, 800], run)

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
        ]:
            run, screens = rooms(*words)
            law(message, run.returncode == 2 and message in run.stderr, run)
        run = subprocess.run([galley, "rooms", good], capture_output=True, text=True, env={"PATH": folder})
        law("no browser", run.returncode == 2 and "there is none in the PATH: install chromium" in run.stderr, run)
        run = subprocess.run([galley, "rooms", good, "--browser", "/bin/true"], capture_output=True, text=True)
        law("a browser that is none", run.returncode == 2 or run.returncode == 3, run)
    for failure in failures:
        print(failure)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
