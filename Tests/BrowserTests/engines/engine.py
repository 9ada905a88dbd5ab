"""The interface that the tests use to drive any browser engine."""

import time
from abc import ABC, abstractmethod

from patience import LONGEST

WIDTH, HEIGHT = 390, 844


class Engine(ABC):
    """A browser with one page. Its input takes the same path as a device's input.

    Points are pairs in CSS pixels, from the top left of the visible part of the page.
    """

    name = ""
    # Whether the page receives `touchcancel`, and not `touchend`, when the system takes a touch away.
    reports_touch_cancel = True
    # Whether a scroll position that a script writes during a fling is kept, however busy the machine is.
    keeps_position_in_fling = True
    # With `--stalls`, delays calls and blocks the page; see `stalls.py`.
    stalls = None

    @abstractmethod
    def open(self, url):
        """Loads a page, and waits until it is loaded."""

    @abstractmethod
    def evaluate(self, expression):
        """The value of an expression, or of the promise that the expression returns."""

    @abstractmethod
    def touch(self, kind, point):
        """Sends one touch event: "begin", "move", "end" or "cancel"."""

    @abstractmethod
    def hover(self, point):
        """Moves the mouse, with no button pressed."""

    @abstractmethod
    def mouse_drag(self, points):
        """Presses the mouse button at the first point, moves to the others, and releases it."""

    @abstractmethod
    def wheel(self, notches):
        """Turns the mouse wheel; a positive number scrolls down."""

    @abstractmethod
    def key(self, name):
        """Presses a key: Tab, Enter, PageDown."""

    @abstractmethod
    def close(self):
        """Ends the browser."""

    # Fingers

    def press(self, point):
        """Puts a finger down."""
        self._send("begin", point)

    def lead(self, points):
        """Moves the finger from point to point, one move per frame."""
        for point in points:
            self._send("move", point)

    def lift(self):
        """Lifts the finger."""
        self._send("end", self.at)

    def lose(self):
        """Cancels the touch, as a call or a system gesture does."""
        self._send("cancel", self.at)

    def drag(self, points, hold=0.12):
        """Performs a whole gesture: one move per frame, a rest in seconds, and the lift of the finger."""
        self.press(points[0])
        self.lead(points[1:])
        # Without a rest the browser flings. No event reports when a touch counts as resting.
        time.sleep(hold)
        self.lift()

    def _send(self, kind, point):
        self.stall()
        self.at = point
        self.touch(kind, point)
        self.frame()

    # Time

    def stall(self):
        if self.stalls:
            self.stalls.apply(self)

    def frame(self):
        """Waits for a frame of the page: a busy machine slows a gesture down, but does not change it."""
        self.evaluate("new Promise((go) => requestAnimationFrame(() => go(0)))")

    def is_true(self, condition):
        return self.evaluate(f"Boolean({condition})")

    def wait_for(self, condition):
        """Waits until an expression is true."""
        end = time.monotonic() + LONGEST
        while not self.is_true(condition):
            assert time.monotonic() < end, f"{self.name}: not true within {LONGEST} s: {condition}"
            time.sleep(0.03)
