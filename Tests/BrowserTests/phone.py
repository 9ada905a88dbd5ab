"""A page in a phone-sized Chromium, with a finger that uses the browser's own touch input."""

import contextlib
import itertools
import time
from pathlib import Path

from playwright.sync_api import Error

from frames.clock import Clock
from patience import LONGEST

OUTPUT = Path(__file__).with_name("output")
# Chromium's own gesture moves at the speed of a finger, but a busy page may receive many moves as
# one.
PLAY = """(actions) => new Promise((done) =>
  chrome.gpuBenchmarking.pointerActionSequence([{ source: 'touch', actions }], done))"""


class Phone:
    def __init__(self, page, server):
        self.page = page
        self.server = server
        # Drives the page's time if the browser is a `TimedBrowser`.
        self.clock = next((each for each in Clock.live if each.page == page), None)
        self.cdp = page.context.new_cdp_session(page)
        self.console = []
        page.on("console", lambda message: self.console.append((message.type, message.text)))
        page.on("pageerror", lambda error: self.console.append(("pageerror", str(error))))

    # The page

    def open(self, query="?show=feed", settled=True):
        self.page.goto(self.server.url + query)
        self.page.wait_for_function("() => window.gallery")
        if settled:
            self.wait_for_rows()
            self.wait_until_closed()

    def enlarge(self, scale):
        """Enlarges a part of the page by a factor, as pinching does."""
        self.cdp.send("Emulation.setPageScaleFactor", {"pageScaleFactor": scale})
        self.page.wait_for_function("(scale) => visualViewport.scale === scale", arg=scale)

    def wait_for_rows(self, count=1):
        self.page.wait_for_function("(count) => gallery.rows().length >= count", arg=count)

    def rows(self):
        return self.page.evaluate("gallery.rows()")

    def phase(self, edge):
        return self.page.evaluate("(edge) => gallery.list.phase(edge)", edge)

    def wait_for_phase(self, edge, phase, seconds=20):
        """Waits for a phase; the limit counts only in pages whose time the test lets pass."""
        limit = {"timeout": seconds * 1000} if Clock.live else {}
        self.page.wait_for_function("([edge, phase]) => gallery.list.phase(edge) === phase", arg=[edge, phase], **limit)

    def record_phases(self):
        self.page.evaluate("""() => { window.phases = [];
          gallery.list.on('phase', ({ edge, phase }) => phases.push(`${edge} ${phase}`)); }""")

    def phases(self):
        return self.page.evaluate("phases")

    def wait_for_recorded(self, phase):
        """Waits for a phase that a busy machine may have passed already."""
        self.page.wait_for_function("(phase) => phases.includes(phase)", arg=phase)

    def scroll_top(self):
        return self.page.evaluate("scroller.scrollTop")

    def scroll_to(self, position):
        self.page.evaluate("(y) => { scroller.scrollTop = y }", position)
        self.frames(3)

    def first_row(self):
        """The start of the list, measured from the top of the scroller's rectangle."""
        return self.page.evaluate(
            "rows.getBoundingClientRect().top - scroller.parentElement.getBoundingClientRect().top")

    def words(self, edge):
        """The visible text at an edge."""
        return self.page.evaluate(
            "(edge) => document.querySelector(`[data-overscroll=${edge}]`).innerText.trim()", edge)

    def status(self):
        return self.page.evaluate("document.querySelector('[role=status]').textContent")

    def tap_retry(self, edge):
        self.page.locator(f"[data-overscroll={edge}] button").tap()

    def shot(self, name):
        """Writes a screenshot for review. A page whose clock is driven draws no frames after one."""
        if self.clock:
            return
        OUTPUT.mkdir(exist_ok=True)
        self.page.screenshot(path=OUTPUT / f"{name}.png")

    def frames(self, count):
        if self.clock:
            return self.clock.frames(count)
        self.page.evaluate("""async (count) => {
          for (let i = 0; i < count; i += 1) await new Promise(requestAnimationFrame); }""", count)

    def wait(self, milliseconds):
        """Lets an amount of the page's time pass."""
        self.page.wait_for_timeout(milliseconds)

    def wait_until_closed(self, edge="top"):
        """Waits until an edge is idle and its content rests; then no run began, or the run has ended."""
        self.frames(2)
        self.page.wait_for_function(
            "(edge) => gallery.list.phase(edge) === 'idle' && !scroller.style.translate", arg=edge)
        self.frames(2)

    def wait_until_open(self, length=54):
        """Waits until the content rests this far below the edge."""
        self.page.wait_for_function("""(length) => Math.abs(
          rows.getBoundingClientRect().top - scroller.parentElement.getBoundingClientRect().top - length) < 0.01""",
          arg=length)

    def hold_feed(self, part=""):
        """Holds requests for the feed back until `release_feed`, so that a run lasts however slow the machine is."""
        self.held = []
        self.feed = f"**/api/feed*{part}*"
        self.page.route(self.feed, lambda route: self.held.append(route))

    def release_feed(self):
        """Sends the held requests that were not cancelled."""
        for route in self.held:
            with contextlib.suppress(Error):
                route.continue_()
        self.page.unroute(self.feed)

    def record_moves(self):
        self.page.evaluate("""() => { window.moves = [];
          scroller.addEventListener('touchmove', ({ touches }) => moves.push(touches[0].clientY)); }""")

    def moves(self):
        """The positions of the finger that the page received, from the first move; the browser
        withholds those before.
        """
        return self.page.evaluate("moves")

    # A whole gesture, one move per frame

    def play(self, actions):
        """Plays a gesture; without a pause before the finger lifts, the browser flings at the speed of a finger."""
        if self.clock:
            self.clock.play(actions)
        elif actions[-2].get("duration"):
            for action in actions:
                self._act(action)
        else:
            self.page.evaluate(PLAY, actions)

    def _act(self, action):
        name = action["name"]
        if name == "pause":
            # The finger rests, so that the browser does not fling; no event reports the end of a
            # rest.
            time.sleep(action["duration"] / 1000)
        elif name == "pointerUp":
            self.lift()
        else:
            self.touch_points("touchStart" if name == "pointerDown" else "touchMove", [{"x": action["x"], "y": action["y"]}])


    def drag(self, *points, x=195, steps=12, hold=120):
        """Puts a finger down at the first height, moves it to the others, rests, and lifts it."""
        start = self.top() + points[0]
        actions = [{"name": "pointerDown", "x": x, "y": start}]
        for before, after in zip(points, points[1:], strict=False):
            for step in range(1, steps + 1):
                y = self.top() + before + (after - before) * step / steps
                actions.append({"name": "pointerMove", "x": x, "y": y})
        actions += [{"name": "pause", "duration": hold}, {"name": "pointerUp"}]
        self.play(actions)

    def fling(self, start=640, end=120):
        """A quick move upwards that leaves the list rolling."""
        self.drag(start, end, steps=5, hold=0)

    def roll_until(self, condition):
        """Flings until a condition holds, with an occasional slow drag, since a busy machine drops flings."""
        patience = time.monotonic() + LONGEST
        for gesture in itertools.count():
            if condition():
                return
            assert time.monotonic() < patience, "The condition did not become true."
            if gesture % 4 == 3:
                self.drag(640, 120, steps=20)
            else:
                self.fling()
            linger(self.page, 120)

    def rest(self):
        """Waits until the list has stopped rolling."""
        self.page.evaluate("""async () => {
          for (let calm = 0, last = null; calm < 12; ) {
            await new Promise(requestAnimationFrame);
            calm = scroller.scrollTop === last ? calm + 1 : 0;
            last = scroller.scrollTop;
          } }""")

    def top(self):
        return self.page.evaluate("scroller.parentElement.getBoundingClientRect().top")

    # A finger that stays down between two checks

    def touch(self, kind, x=0.0, y=0.0):
        points = [{"x": x, "y": self.top() + y}] if kind in ("touchStart", "touchMove") else []
        self.touch_points(kind, points)

    def touch_points(self, kind, points):
        """Sends a touch event to the page; a move is part of the next frame."""
        if self.clock:
            self.clock.touch(kind, points, frames=1 if kind == "touchMove" else 0)
        else:
            self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
            # The page receives a move with its next frame, and receives moves that share a frame as
            # one.
            if kind != "touchStart":
                self.frames(1)

    def press(self, y, x=195):
        self.at = (x, y)
        self.touch("touchStart", x, y)

    def lead(self, y, x=None, steps=8):
        x0, y0 = self.at
        x = x0 if x is None else x
        for step in range(1, steps + 1):
            self.touch("touchMove", x0 + (x - x0) * step / steps, y0 + (y - y0) * step / steps)
        self.at = (x, y)

    def lift(self):
        self.touch("touchEnd")

    def lose(self):
        """Cancels the touch, as a call or a system gesture does."""
        self.touch("touchCancel")


def linger(page, milliseconds):
    """Lets time pass in which nothing should happen: no event reports that."""
    page.wait_for_timeout(milliseconds)


def settle(page):
    """Waits until the list rests: no place changes for twelve frames, and only endless animations run. No list moves for a minute."""
    page.evaluate("""async () => {
      const places = () => [scroller, scroller.firstElementChild, ...document.querySelectorAll('[data-overscroll]')]
        .map((each) => { const box = each?.getBoundingClientRect(); return box && [box.top, box.left, box.height]; })
        .concat(scroller.scrollTop, document.getAnimations().filter(
          (each) => each.effect.getComputedTiming().endTime !== Infinity && each.playState === 'running').length).join();
      for (let calm = 0, count = 0, last = null; calm < 12; count += 1) {
        if (count === 3600) throw new Error(`The list does not come to rest: ${last}`);
        await new Promise(requestAnimationFrame);
        const next = places();
        calm = next === last && next.endsWith(',0') ? calm + 1 : 0;
        last = next;
      } }""")


def wait_until(condition):
    """Waits for a condition that has no event in the page; lets the time of driven pages pass.

    Handlers of a page's events and routes run only during calls to Playwright, so a condition on what
    they record must make one.
    """
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        if condition():
            return
        for clock in list(Clock.live):
            clock.wait(50)
        if not Clock.live:
            time.sleep(0.05)
    raise AssertionError("The condition did not become true.")
