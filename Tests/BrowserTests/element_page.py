"""The page of the custom element, in any browser engine."""

import json

from touched_list import line

LIST = '<overscroll-list pull-to-refresh id="one"></overscroll-list>'


class ElementPage:
    def __init__(self, engine, url):
        self.engine, self.url = engine, url

    def open(self, query="", page="element.html"):
        self.engine.open(f"{self.url}{page}?{query}")
        self.wait("window.isReady")
        return self

    def show(self, html=LIST, count=40):
        self.run(f"show({json.dumps(html)}, {count})")
        self.wait("[...document.querySelectorAll('overscroll-list')].every((each) => isAttached(each))")
        self.frames()
        return self

    def read(self, expression):
        self.engine.stall()
        return self.engine.evaluate(expression)

    def run(self, statements):
        """Runs statements in one task of the page."""
        self.read(f"(() => {{ {statements}; return 0; }})()")

    def wait(self, condition):
        self.engine.wait_for(condition)

    def frames(self, count=3):
        for _ in range(count):
            self.engine.frame()

    def pull(self, start=150, end=420, x=195):
        self.engine.drag(line((x, start), (x, end)))

    def assert_refreshes(self):
        """A pull refreshes once, and the rows return."""
        before = self.read("runs.length")
        self.wait("isAtRest()")
        self.pull()
        self.wait(f"runs.length === {before + 1}")
        self.wait("isOpen()")
        self.run("done.pop().end()")
        self.wait("isAtRest()")
        assert self.read("runs.length") == before + 1
