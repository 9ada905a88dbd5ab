"""Chromium, in the browser that the tests of Chromium alone have."""

from .engine import HEIGHT, WIDTH, Engine

# The touch input of the benchmarks goes the whole way through the browser, one move a frame.
PLAY = """(actions) => new Promise((done) =>
  chrome.gpuBenchmarking.pointerActionSequence([{ source: 'touch', actions }], done))"""
# What a notch of a common wheel scrolls here, in pixels.
NOTCH = 100


class Chromium(Engine):
    name = "chromium"

    def __init__(self, browser):
        self.context = context = browser.new_context(
            viewport={"width": WIDTH, "height": HEIGHT}, has_touch=True)
        context.set_default_timeout(8000)
        self.page = context.new_page()
        self.cdp = context.new_cdp_session(self.page)

    def open(self, url):
        # No page is left to go back to. With a touch screen on a desktop, a long way to the right is a wish to do so, also
        # where a scroller keeps its overscroll to itself: only the root is asked, and then only by a scroller that does not.
        with self.page.expect_navigation():
            self.page.evaluate("(url) => location.replace(url)", url)

    def evaluate(self, expression):
        return self.page.evaluate(f"() => ({expression})")

    def drag(self, points, hold=0.12):
        down, *way = [{"x": x, "y": y} for x, y in points]
        actions = [{"name": "pointerDown", **down}]
        actions += [{"name": "pointerMove", **point} for point in way]
        actions += [{"name": "pause", "duration": hold * 1000}, {"name": "pointerUp"}]
        self.page.evaluate(PLAY, actions)

    # Only what is dispatched event by event stays between two looks, and can be taken away.

    def press(self, point):
        self._touch("touchStart", [point])

    def lead(self, points):
        for point in points:
            self._touch("touchMove", [point])

    def lift(self):
        self._touch("touchEnd", [])

    def lose(self):
        self._touch("touchCancel", [])

    def _touch(self, kind, points):
        self.cdp.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def hover(self, point):
        self.page.mouse.move(*point)

    def mouse_drag(self, points):
        self.hover(points[0])
        self.page.mouse.down()
        for point in points[1:]:
            self.hover(point)
        self.page.mouse.up()

    def wheel(self, notches):
        for _ in range(abs(notches)):
            self.page.mouse.wheel(0, NOTCH if notches > 0 else -NOTCH)

    def key(self, name):
        self.page.keyboard.press(name)

    def close(self):
        self.context.close()
