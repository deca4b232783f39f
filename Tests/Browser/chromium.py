"""Headless Chromium, spoken to over a pipe in the DevTools protocol. Needs nothing but Python and Chromium."""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


class Chromium:
    """One browser with one page; `with Chromium() as browser:` ends it."""

    names = ["chromium", "chromium-browser", "google-chrome"]

    @classmethod
    def program(cls):
        return next((path for name in cls.names if (path := shutil.which(name))), None)

    def __enter__(self):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        to_browser, from_us = os.pipe()
        to_us, from_browser = os.pipe()

        # The browser reads commands from descriptor 3 and writes to 4, wherever the pipes were opened.
        def take_pipes():
            ends = [os.dup2(end, 50 + n) for n, end in enumerate((to_browser, from_browser))]
            for number, end in enumerate(ends):
                os.dup2(end, 3 + number)

        self.process = subprocess.Popen(
            [self.program(), "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu",
             "--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking", "--hide-scrollbars",
             f"--user-data-dir={self.profile.name}", "about:blank"],
            preexec_fn=take_pipes, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.input, self.output = from_us, to_us
        self.rest, self.number, self.events, self.session = b"", 0, [], None
        self.has_script = True
        target = next(t for t in self.send("Target.getTargets")["targetInfos"] if t["type"] == "page")
        self.session = self.send("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Accessibility"]:
            self.send(f"{domain}.enable")
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.input)
        os.close(self.output)
        self.profile.cleanup()

    def send(self, method, **params):
        self.number += 1
        message = {"id": self.number, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.input, data):]
        number = self.number
        while True:
            answer = self._receive(60)
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def _receive(self, seconds):
        while b"\0" not in self.rest:
            if not select.select([self.output], [], [], seconds)[0]:
                raise TimeoutError("the browser does not answer")
            data = os.read(self.output, 1 << 20)
            if not data:
                raise RuntimeError("the browser has ended")
            self.rest += data
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def wait_for(self, event):
        while not any(e.get("method") == event for e in self.events):
            self.events.append(self._receive(60))

    def open(self, address):
        """Loads a page anew, also where only the part after `#` is another."""
        self.send("Page.navigate", url="about:blank")
        self.events.clear()
        self.send("Page.navigate", url=address)
        self.wait_for("Page.loadEventFired")
        # The event may be that of the blank page; a page that is still being read has not all its parts.
        while self.value("location.href == 'about:blank' || document.readyState != 'complete'"):
            time.sleep(0.02)
        self.settle()

    def value(self, expression):
        result = self.send("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def settle(self):
        """Lets what the last action began come to its end; without script nothing begins."""
        if self.has_script:
            self.value("new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done, 30)), 30))")

    def allow_script(self, allowed):
        self.send("Emulation.setScriptExecutionDisabled", value=not allowed)
        self.has_script = allowed

    def press(self, key, code=None):
        for kind in ["keyDown", "keyUp"]:
            parts = {"type": kind, "key": key, "code": code or key}
            numbers = {"Tab": 9, "Enter": 13, "Escape": 27, "ArrowLeft": 37, "ArrowRight": 39, "ArrowDown": 40}
            if key in numbers:
                parts["windowsVirtualKeyCode"] = numbers[key]
            if key == "Enter" and kind == "keyDown":
                parts["text"] = "\r"
            self.send("Input.dispatchKeyEvent", **parts)
        self.settle()

    def errors(self):
        """What the page complained of since it was opened."""
        found = []
        for event in self.events:
            params = event.get("params", {})
            if event.get("method") == "Runtime.exceptionThrown":
                found.append(params["exceptionDetails"].get("exception", {}).get("description", "exception"))
            if event.get("method") == "Log.entryAdded" and params["entry"]["level"] in ("error", "warning"):
                found.append(params["entry"]["text"])
            if event.get("method") == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning", "assert"):
                found.append(str(params["args"]))
        return found

    def look(self, width, height, dark=False, phone=False):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=phone)
        scheme = "dark" if dark else "light"
        self.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        self.settle()

    def screenshot(self, file):
        with open(file, "wb") as image:
            image.write(base64.b64decode(self.send("Page.captureScreenshot", format="png")["data"]))
