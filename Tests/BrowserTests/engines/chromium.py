"""Chromium, as a context of the browser that the Chromium tests share."""

from patience import LONGEST

from .engine import HEIGHT, WIDTH, Engine

KINDS = {"begin": "touchStart", "move": "touchMove", "end": "touchEnd", "cancel": "touchCancel"}
# The distance in pixels that one notch of a common wheel scrolls.
NOTCH = 100


class Chromium(Engine):
    name = "chromium"

    def __init__(self, browser):
        self.context = context = browser.new_context(
            viewport={"width": WIDTH, "height": HEIGHT}, has_touch=True)
        context.set_default_timeout(LONGEST * 1000)
        self.page = context.new_page()
        self.cdp = context.new_cdp_session(self.page)

    def open(self, url):
        # `replace` keeps the history empty. On a desktop with a touch screen, a long drag to the
        # right navigates back, even in a scroller that contains its overscroll: Chromium reads only
        # the root's `overscroll-behavior`.
        with self.page.expect_navigation():
            self.page.evaluate("(url) => location.replace(url)", url)

    def evaluate(self, expression):
        return self.page.evaluate(f"() => ({expression})")

    def touch(self, kind, point):
        # This call returns after the page has handled the event, so no move is lost on a busy
        # machine.
        points = [{"x": point[0], "y": point[1]}] if kind in ("begin", "move") else []
        self.cdp.send("Input.dispatchTouchEvent", {"type": KINDS[kind], "touchPoints": points})

    def hover(self, point):
        self.page.mouse.move(*point)

    def mouse_drag(self, points):
        self.hover(points[0])
        self.page.mouse.down()
        for point in points[1:]:
            self.stall()
            self.hover(point)
        self.page.mouse.up()

    def wheel(self, notches):
        for _ in range(abs(notches)):
            self.page.mouse.wheel(0, NOTCH if notches > 0 else -NOTCH)

    def key(self, name):
        self.page.keyboard.press(name)

    def close(self):
        self.context.close()
