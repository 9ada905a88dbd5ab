"""What a test asks of a browser, whichever it is."""

import time
from abc import ABC, abstractmethod

WIDTH, HEIGHT = 390, 844


class Engine(ABC):
    """A browser with one page; its input goes the way that a device's would.

    Points are pairs in CSS pixels, from the top left of what is seen of the page.
    """

    name = ""
    # Whether a page hears that a touch was taken away, and not that the finger was lifted.
    tells_of_a_lost_touch = True

    @abstractmethod
    def open(self, url):
        """Loads a page, and waits until it is loaded."""

    @abstractmethod
    def evaluate(self, expression):
        """The value of an expression, or of what it promises."""

    @abstractmethod
    def press(self, point):
        """Puts a finger down."""

    @abstractmethod
    def lead(self, points):
        """Leads the finger that is down from point to point, one move a frame."""

    @abstractmethod
    def lift(self):
        """Lifts the finger."""

    @abstractmethod
    def lose(self):
        """The touch is taken away, as by a call or by a gesture of the system."""

    @abstractmethod
    def hover(self, point):
        """Leads the mouse there, with no button pressed."""

    @abstractmethod
    def mouse_drag(self, points):
        """Presses the mouse at the first point, leads it to the others, and lets go."""

    @abstractmethod
    def wheel(self, notches):
        """Turns the wheel of the mouse where it is; a positive number scrolls on."""

    @abstractmethod
    def key(self, name):
        """Presses a key: Tab, Enter, PageDown."""

    @abstractmethod
    def close(self):
        """Ends the browser."""

    def drag(self, points, hold=0.12):
        """A whole gesture: one move a frame, then a rest of so many seconds, then the finger lifts."""
        self.press(points[0])
        self.lead(points[1:])
        time.sleep(hold)
        self.lift()

    def frame(self):
        """Waits for a frame of the page: a busy machine makes a gesture slow, and not another one."""
        self.evaluate("new Promise((go) => requestAnimationFrame(() => go(0)))")

    def wait_for(self, condition, seconds=8):
        """Waits until an expression is true."""
        end = time.monotonic() + seconds
        while not self.evaluate(f"Boolean({condition})"):
            assert time.monotonic() < end, f"{self.name}: {condition} did not come to pass."
            time.sleep(0.03)
