"""A separate page for tests of failures, served with any policy."""

import json
from pathlib import Path
from urllib.parse import urlencode

from phone import wait_until

PAGES = Path(__file__).with_name("pages")
TYPES = {"html": "text/html; charset=utf-8", "css": "text/css", "js": "text/javascript"}


class StrictPage:
    def __init__(self, phone, page=None):
        self.phone, self.page = phone, page or phone.page

    def open(self, policy=None, options=None, settled=True, **more):
        def answer(route):
            kind = route.request.url.split("?")[0].rsplit(".", 1)[1]
            headers = {"Content-Type": TYPES[kind]}
            if policy and kind == "html":
                headers["Content-Security-Policy"] = policy
            route.fulfill(body=(PAGES / f"strict.{kind}").read_text("utf8"), headers=headers)

        self.page.route("**/strict.*", answer)
        query = urlencode({"options": json.dumps(options or {}), **more})
        self.page.goto(f"{self.phone.server.url}strict.html?{query}")
        if settled:
            wait_until(lambda: self.page.evaluate("window.isReady === true"))
        return self

    def touch(self, kind, *point):
        points = [{"x": point[0], "y": point[1]}] if point else []
        self.phone.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def pull(self, way=170):
        self.touch("touchStart", 195, 150)
        for step in range(9):
            self.touch("touchMove", 195, 150 + way * (step + 1) / 9)

    def lift(self):
        self.touch("touchEnd")

    def phase(self, edge="top"):
        return self.page.evaluate("(edge) => list.phase(edge)", edge)

    def wait_for_phase(self, phase, edge="top"):
        wait_until(lambda: self.phase(edge) == phase)

    def first(self):
        return self.page.evaluate("scroller.querySelector('.item').getBoundingClientRect().top - 60")

    def runs(self):
        return self.page.evaluate("runs")

    def finish(self, answer="updated"):
        self.page.evaluate("(answer) => done.shift()(answer)", answer)

    def evaluate(self, code, argument=None):
        return self.page.evaluate(code, argument)
