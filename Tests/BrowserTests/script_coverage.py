"""The parts of the package's scripts that Chromium ran, by its own count; see Scripts/script-coverage.sh."""

import json
from urllib.parse import urlparse

# Counts every block, of every function that was ever called.
PRECISE = {"callCount": True, "detailed": True}


class ScriptCoverage:
    """Observes each page of a browser; adds up, character by character, the code that ran in any of them."""

    def __init__(self, sources):
        self.ran = {path.name: bytearray(len(path.read_text("utf8"))) for path in sources.glob("*.js")}

    def follow(self, browser):
        """Makes every new context of the browser an observed one."""
        new_context = browser.new_context
        browser.new_context = lambda **options: self._followed(new_context(**options))

    def _followed(self, context):
        sessions, new_page, close = [], context.new_page, context.close

        def made():
            page = new_page()
            sessions.append((page, self._begin(context, page)))
            return page

        def closed(**options):
            for page, session in sessions:
                if not page.is_closed():
                    self._take(session)
            close(**options)

        context.new_page, context.close = made, closed
        return context

    def _begin(self, context, page):
        session = context.new_cdp_session(page)
        session.send("Profiler.enable")
        session.send("Profiler.startPreciseCoverage", PRECISE)
        return session

    def _take(self, session):
        for script in session.send("Profiler.takePreciseCoverage")["result"]:
            folder, _, name = urlparse(script["url"]).path.rpartition("/")
            if folder in ("/overscroll", "/src") and name in self.ran:
                self._add(name, script["functions"])

    def _add(self, name, functions):
        """Ranges are nested: the innermost range decides for a character."""
        ran = bytearray(len(self.ran[name]))
        ranges = [each for function in functions for each in function["ranges"]]
        for each in sorted(ranges, key=lambda each: (each["startOffset"], -each["endOffset"])):
            start, end = each["startOffset"], min(each["endOffset"], len(ran))
            ran[start:end] = bytes([each["count"] > 0]) * (end - start)
        self.ran[name] = bytearray(a | b for a, b in zip(self.ran[name], ran))

    def write(self, file):
        """A byte for each character of each script: 1 if it ran."""
        file.write_text(json.dumps({name: "".join(map(str, ran)) for name, ran in self.ran.items()}))
