"""The time of a Playwright page: frames and timers run only while a test waits for them.

A page that `TimedBrowser` makes has a virtual clock. `Clock` advances it frame by frame, each as
soon as the previous one is done: it runs all timers that are due, and then draws the frame with
that time. So a second of waiting costs only the work of its frames, and no frame is late, however
busy the machine is.

Time passes
* exactly as long as `wait`, `until` and `play` request, and
* while any other Playwright call is unanswered, such as one that awaits a promise or loads a page.
  A call that needs no time is answered before the next frame; `_settle` ensures that.
It does not pass between calls or while the page waits for the network.

Not every page can be driven: after a screenshot, and after some pulls that start a refresh,
Chromium stops drawing (`_help`). So only tests with the mark `clock` use it.

This uses private names of Playwright (`_sync`, `_impl_obj`, and `_connection` in `timed.py`); its
version is pinned.
"""

import asyncio
import contextlib
import json
import math
import time

from frames.browser import DRAW, LOST, RESTART
from frames.link import Gone
from patience import LONGEST

GAP = 1000 / 60
# The number of frames after which the clock checks again whether Playwright's call is answered.
STRIDE = 4
# A frame draws the time of the previous frame: while the browser scrolls, its compositor waits
# until part of the frame's interval has passed, and time does not pass while a frame is drawn.
LAG = GAP
# Real seconds after which a frame that is not drawn gets the time of one more frame.
STUCK = 0.05
# Real seconds after which the page is shown again.
SHOWN_AGAIN = 0.5
# Real seconds without progress after which a request no longer stops the clock: a test may be
# holding it back.
PATIENCE = 1.0


class Clock:
    """Drives one page."""

    live = set()

    def __init__(self, link, page, target):
        self.link, self.page, self.target = link, page, target
        self.session, self.settled = None, None
        self.is_held_by_network = True
        self.lock = asyncio.Lock()

    def start(self):
        self.page_session = self.page.context.new_cdp_session(self.page)._impl_obj
        # Replaces the waiting that Playwright would do by the real clock.
        self.page.wait_for_timeout = self.wait
        self.page.wait_for_function = self._wait_for_function
        self.page._sync(self._begin())
        self.live.add(self)
        self.page.on("close", lambda _: self._end())

    async def _begin(self):
        attached = await self.link.call("Target.attachToTarget", targetId=self.target, flatten=True)
        self.session = attached["sessionId"]
        self.link.listen(self.session, "Emulation.virtualTimeBudgetExpired", self._expire)
        began = await self._call("Emulation.setVirtualTimePolicy", policy="pause")
        self.now = began["virtualTimeTicksBase"]
        # The protocol takes the time of day of an event; the browser converts it to its steady
        # clock.
        self.midnight = time.time() - time.monotonic()
        self.pump = asyncio.ensure_future(self._run())

    def _end(self):
        self.live.discard(self)
        self.pump.cancel()

    # For tests

    def wait(self, milliseconds):
        """Lets an amount of time pass, in whole frames."""
        self._alone(self._frames(math.ceil(milliseconds / GAP - 0.01)))

    def frames(self, count):
        self._alone(self._frames(count))

    def until(self, condition, argument=None, seconds=20):
        """Lets frames pass until a condition is true in the page: an expression, or a function of the argument."""
        self._alone(self._until(condition, argument, seconds))

    def play(self, *fingers):
        """Plays a gesture: lists of actions as in Chromium's `pointerActionSequence`, one action a frame."""
        self._alone(self._play([steps(actions) for actions in fingers]))

    def touch(self, kind, points, frames=0):
        """Sends a touch event before the next frame, with that frame's time; then draws a number of frames."""
        self._alone(self._touch_and_go(kind, points, frames))

    def wheel(self, x, y, dx, dy, frames=1, **more):
        """Sends one wheel event before the next frame, and draws a number of frames."""
        self._alone(self._wheel(frames, x=x, y=y, deltaX=dx, deltaY=dy, **more))

    def _alone(self, work):
        return self.page._sync(self._with_lock(work))

    async def _with_lock(self, work):
        async with self.lock:
            try:
                return await asyncio.wait_for(work, LONGEST)
            finally:
                self.settled = None

    def _wait_for_function(self, expression, *, arg=None, timeout=20_000, polling=None):
        self.until(expression, arg, timeout / 1000)

    # Frames

    async def _run(self):
        """Lets time pass while a call of the test is not answered."""
        with contextlib.suppress(Gone, asyncio.CancelledError):
            while True:
                if self.link.calls != self.settled:
                    await self._settle()
                    continue
                for _ in range(STRIDE):
                    async with self.lock:
                        if self.link.calls != self.settled:
                            break
                        await self._frame()
                self.settled = None

    async def _settle(self):
        """Makes two calls to the page, so that pending calls that need no time are answered."""
        calls = self.link.calls
        for _ in range(2):
            self.link.stalls.sleep(0.005)
            self.link.calls -= 1
            try:
                await self.page_session.send("Runtime.evaluate", {"expression": "0"}, 2000)
            except Exception as error:
                if self.page.is_closed():
                    raise Gone("page") from error
        self.settled = calls if self.link.calls == calls else None

    async def _frames(self, count):
        """Lets the time of this many frames pass: fewer of them, where one got the time of others."""
        end = self.now + (count - 0.5) * GAP
        while self.now < end:
            await self._frame()

    async def _frame(self, **params):
        """Runs the timers of a frame, and draws it."""
        await self._pass(GAP)
        self.now += GAP
        answer = await self.link.send(
            DRAW, self.session, frameTimeTicks=self.now - LAG, interval=GAP, **params)
        tries = 0
        while not (await asyncio.wait([answer], timeout=STUCK))[0]:
            tries += 1
            await self._help(tries)
        if "error" in answer.result():
            raise Gone(answer.result()["error"]["message"])
        return answer.result()["result"]

    async def _help(self, tries):
        """Passes more time or shows the page again, so that the compositor draws frames that it holds back."""
        if tries <= 2:
            await self._pass(GAP)
            self.now += GAP
        elif tries == round(SHOWN_AGAIN / STUCK):
            await self.link.send("Page.bringToFront", self.session)
        elif tries == round(LOST / STUCK):
            await self.link.call(RESTART)

    async def _pass(self, milliseconds):
        """Runs the timers of this time, after the page's requests are answered."""
        self.expired = asyncio.get_running_loop().create_future()
        is_free = not self.is_held_by_network
        await self._budget(milliseconds, is_free)
        start = time.monotonic()
        while not (await asyncio.wait([self.expired], timeout=0.01))[0]:
            waited = time.monotonic() - start
            if waited > LONGEST:
                raise TimeoutError("The page's time does not pass.")
            if not is_free and waited > PATIENCE:
                is_free = True
                await self._budget(milliseconds, is_free)

    async def _budget(self, milliseconds, is_free):
        policy = "advance" if is_free else "pauseIfNetworkFetchesPending"
        await self.link.send("Emulation.setVirtualTimePolicy", self.session, policy=policy, budget=milliseconds)

    def _expire(self, _):
        if not self.expired.done():
            self.expired.set_result(None)

    async def _call(self, method, **params):
        return await self.link.call(method, self.session, **params)

    # Conditions

    async def _until(self, condition, argument, seconds):
        source = f"""(() => {{ const value = ({condition});
            return !!(typeof value === "function" ? value({json.dumps(argument)}) : value); }})()"""
        for _ in range(math.ceil(seconds * 1000 / GAP)):
            if await self._is_true(source):
                return
            await self._frame()
        raise AssertionError(f"Not within {seconds} s: {condition}")

    async def _is_true(self, source):
        """A page that is being replaced does not answer."""
        answer = await (await self.link.send("Runtime.evaluate", self.session, expression=source, returnByValue=True))
        if "error" in answer:
            return False
        if "exceptionDetails" in answer["result"]:
            raise RuntimeError(answer["result"]["exceptionDetails"]["exception"].get("description"))
        return answer["result"]["result"]["value"]

    # Fingers

    async def _play(self, fingers):
        down = {}
        for number in range(max(map(len, fingers))):
            for index, finger in enumerate(fingers):
                if number < len(finger):
                    await self._act(down, index, finger[number])
            await self._frame()

    async def _act(self, down, index, action):
        name = action["name"]
        if name == "pause":
            return
        if name in ("pointerDown", "pointerMove"):
            down[index] = {"x": action["x"], "y": action["y"], "id": index}
        if name in ("pointerUp", "pointerCancel"):
            down.pop(index)
        kind = {"pointerDown": "touchStart", "pointerMove": "touchMove",
                "pointerUp": "touchEnd", "pointerCancel": "touchCancel"}
        await self._touch(kind[name], list(down.values()))

    async def _touch_and_go(self, kind, points, frames):
        await self._touch(kind, points)
        await self._frames(frames)

    async def _touch(self, kind, points):
        await self._input("Input.dispatchTouchEvent", type=kind, touchPoints=points)

    async def _wheel(self, frames, **params):
        await self._input("Input.dispatchMouseEvent", type="mouseWheel", **params)
        await self._frames(frames)

    async def _input(self, method, **params):
        """Does not wait: a move is answered with the next frame."""
        stamp = self.midnight + (self.now + GAP - LAG) / 1000
        await self.link.send(method, self.session, timestamp=stamp, **params)


def steps(actions):
    """The number of frames that a pause lasts."""
    return [each for action in actions
            for each in [action] * (math.ceil(action["duration"] / GAP) if action["name"] == "pause" else 1)]
