"""A page whose clock the test drives: each `frame` draws one frame with the given time."""

import base64
import shutil
import tempfile
import time

from frames.pipe import Pipe

# With these flags, complete frames are drawn on request, and at no other time.
FRAME_FLAGS = [
    "--enable-begin-frame-control", "--run-all-compositor-stages-before-draw",
    "--disable-new-content-rendering-timeout", "--disable-threaded-animation", "--disable-threaded-scrolling",
    "--disable-checker-imaging", "--disable-image-animation-resync", "--disable-gpu-process-crash-limit",
]
FLAGS = [
    "--headless", "--no-sandbox", "--no-first-run", "--disable-dev-shm-usage", "--remote-debugging-pipe",
    "--force-color-profile=srgb", "--hide-scrollbars", *FRAME_FLAGS,
]
# On a busy machine, Chromium loses about one in ten thousand requested frames, and then draws no
# more. The GPU process draws; a new one answers the request and continues.
DRAW, RESTART = "HeadlessExperimental.beginFrame", "Browser.crashGpuProcess"
LOST = 5.0  # seconds
# The page's clock shows the time of the frame, however long the machine takes for it. That of
# `document.timeline` goes on between frames, in steps of a 60th of a second.
CLOCK = """{ let now = 0; const tick = (time) => { now = time; requestAnimationFrame(tick); }; requestAnimationFrame(tick);
  performance.now = () => now; }"""


class FrameBrowser:
    """Chromium without a window, started once for all pages."""

    def __init__(self, *flags):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        shell = shutil.which("chromium-headless-shell") or "chromium-headless-shell"
        self.pipe = Pipe([shell, *FLAGS, *flags, f"--user-data-dir={self.folder.name}"])

    def open(self, url, rate, width=390, height=844):
        return FramePage(self.pipe, url, 1000 / rate, width, height)

    def close(self):
        self.pipe.close()
        self.folder.cleanup()


class FramePage:
    """A page, a finger on it, and the time, in milliseconds of the system's steady clock."""

    def __init__(self, pipe, url, gap, width, height):
        self.pipe, self.gap = pipe, gap
        self.target = pipe.call(
            "Target.createTarget", url="about:blank", width=width, height=height,
            enableBeginFrameControl=True)["targetId"]
        self.session = pipe.call("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call("Performance.enable")
        self.call("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=5)
        self.call("Page.addScriptToEvaluateOnNewDocument", source=CLOCK)
        # The protocol takes the time of day of an event; the browser converts it to its own steady
        # clock.
        self.midnight = time.time() - time.monotonic()
        self.now = time.monotonic() * 1000
        self.next = None
        self.call("Page.navigate", url=url)
        pipe.event("Page.loadEventFired")

    def call(self, method, **params):
        return self.pipe.call(method, self.session, **params)

    def frame(self, **params):
        """Draws the next frame when it is due: Chromium may wait forever with an early frame."""
        self.now, self.next = self.due(), None
        time.sleep(max(0, self.now / 1000 - time.monotonic()))
        number = self.pipe.send(DRAW, self.session, frameTimeTicks=self.now, interval=self.gap, **params)
        try:
            return self.pipe.answer(number, DRAW, LOST)
        except TimeoutError:
            self.pipe.call(RESTART)
            return self.pipe.answer(number, DRAW)

    def due(self):
        """The time of the next frame; on a busy machine the frame is late."""
        self.next = self.next or max(self.now + self.gap, time.monotonic() * 1000)
        return self.next

    def frames(self, count):
        for _ in range(count):
            self.frame()

    def until(self, condition, frames=600):
        """Draws frames until a condition is true in the page."""
        for _ in range(frames):
            if self.evaluate(condition):
                return
            self.frame()
        raise AssertionError(f"It did not come to pass: {condition}")

    def picture(self):
        """The next frame that the browser paints, as the bytes of a PNG: a busy one leaves out frames."""
        for _ in range(60):
            picture = self.frame(screenshot={"format": "png"}).get("screenshotData")
            if picture:
                return base64.b64decode(picture)
        raise AssertionError("No frame was painted.")

    def evaluate(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=False)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["exception"].get("description"))
        return answer["result"].get("value")

    def metrics(self):
        """The browser's counters since the start of the page: layouts, style calculations, and more."""
        return {each["name"]: each["value"] for each in self.call("Performance.getMetrics")["metrics"]}

    def touch(self, kind, x=None, y=None):
        """Sends a touch event before the next frame, with that frame's time."""
        points = [] if x is None else [{"x": x, "y": y}]
        stamp = self.midnight + self.due() / 1000
        self.pipe.send("Input.dispatchTouchEvent", self.session, type=kind, touchPoints=points, timestamp=stamp)

    def close(self):
        self.pipe.call("Target.closeTarget", targetId=self.target)
