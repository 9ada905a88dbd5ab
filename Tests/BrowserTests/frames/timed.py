"""A Chromium whose pages have clocks that the tests drive; otherwise it is Playwright's browser."""

import asyncio
import shutil
import time
from pathlib import Path

from frames.browser import FRAME_FLAGS
from frames.clock import Clock
from frames.link import Link, Stalls

# The page's clock passes with that of its frames.
CLOCK = "performance.now = () => document.timeline.currentTime;"

FLAGS = ["--no-sandbox", "--force-color-profile=srgb", "--enable-automation", "--remote-debugging-port=0"]
# Seconds until Chromium has to listen.
PATIENCE = 30


class TimedBrowser:
    """Makes contexts whose `new_page` makes pages with a `Clock`."""

    def __init__(self, playwright, stalls=None):
        self.browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium-headless-shell"), args=[*FLAGS, *FRAME_FLAGS])
        self.protocol = self.browser.new_browser_cdp_session()
        self.link = Link(Stalls(stalls))
        self.browser_type = self.browser.browser_type
        self.protocol._sync(self.link.open(self._address()))
        self.link.count_calls(self.browser._impl_obj._connection)

    def _address(self):
        """The address at which the browser accepts a second client."""
        arguments = self.protocol.send("Browser.getBrowserCommandLine")["arguments"]
        folder = next(each.split("=", 1)[1] for each in arguments if each.startswith("--user-data-dir="))
        file = Path(folder, "DevToolsActivePort")
        # Chromium answers Playwright before it listens and writes this file, and reports neither by
        # an event.
        end = time.monotonic() + PATIENCE
        while not (file.exists() and len(file.read_text().split()) == 2):
            assert time.monotonic() < end, "Chromium did not write where it listens."
            time.sleep(0.02)
        port, path = file.read_text().split()
        return f"ws://127.0.0.1:{port}{path}"

    def new_context(self, **options):
        known = self._contexts()
        context = self.browser.new_context(**options)
        [number] = self._contexts() - known
        # An animation that starts later than the frame's time would keep the compositor from drawing it.
        context.add_init_script(CLOCK)
        context.new_page = lambda: self._new_page(context, number)
        return context

    def _contexts(self):
        return set(self.protocol.send("Target.getBrowserContexts")["browserContextIds"])

    def _new_page(self, context, number):
        with context.expect_page() as made:
            target = self.protocol.send("Target.createTarget", {
                "url": "about:blank", "browserContextId": number, "enableBeginFrameControl": True,
                "width": 390, "height": 844})["targetId"]
        page = made.value
        Clock(self.link, page, target).start()
        return page

    def close(self):
        async def close():
            await self.link.close()
            await asyncio.sleep(0)
        self.protocol._sync(close())
        self.browser.close()
