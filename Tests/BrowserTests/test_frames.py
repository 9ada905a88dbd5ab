"""Frame by frame, at 30, 60 and 120 frames per second: the position of the content, and the work to move it."""

import io
import math
from pathlib import Path

import pytest
from PIL import Image

from frames.browser import FrameBrowser
from served import PACKAGE, Served

HERE = Path(__file__).parent
# Pixels: the length of the list's frame, its start, and the distance that a pull has to reach, which
# is also the held inset.
EXTENT, TOP, HOLD = 600, 60, 54
# UIScrollView's rubber band; seconds to open and to close; when the time is up, 0.1 % of a distance
# remains.
BAND, EXPAND, COLLAPSE, STIFFNESS = 0.55, 0.25, 0.4, 9.2
# The maximum number of writes of each kind for one touch or frame: the position of the content, and
# the position and opacity of the indicator.
LIGHT = {"scroller style": 1, "box style": 2}
# The part of the first move that the content does not follow, `FingerPull.ignoredStart`, in pixels.
IGNORED = 40
# The tolerance for the position of the content, in pixels.
NEAR = 0.5


def band(travel):
    """The distance of the content for a finger's distance past the edge."""
    return travel * EXTENT * BAND / (EXTENT + BAND * travel)


def settled(distance, time, duration):
    """The remaining fraction of a distance after a time, from rest: a spring without overshoot that
    is cut off at its end.
    """
    if time >= duration:
        return 0
    turns = STIFFNESS * max(0, time) / duration
    return distance * (1 + turns) * math.exp(-turns)


@pytest.fixture(scope="module")
def pages():
    served = Served({"": HERE / "frames", "overscroll": PACKAGE})
    browser = FrameBrowser()
    yield lambda rate, query="": browser.open(f"{served.url}page.html{query}", rate)
    browser.close()
    served.stop()


class Frames:
    """A page, and the measurements of each of its frames."""

    def __init__(self, page):
        self.page, self.looks = page, []
        page.until("!!window.look && list.isActive")
        # Wait for the parts that are loaded after the list, and for their first frames.
        page.frames(30)
        page.evaluate("look()")
        self.counted = page.metrics()

    def frame(self, count=1):
        for _ in range(count):
            self.page.frame()
            look = self.page.evaluate("look()")
            before, self.counted = self.counted, self.page.metrics()
            look["layouts"] = self.counted["LayoutCount"] - before["LayoutCount"]
            look["styles"] = self.counted["RecalcStyleCount"] - before["RecalcStyleCount"]
            self.looks.append(look)

    def play(self, *heights):
        """Puts a finger down at the first height, moves it once per frame, and leaves it there."""
        self.page.touch("touchStart", 195, heights[0])
        self.frame()
        for y in heights[1:]:
            self.page.touch("touchMove", 195, y)
            self.frame()
        self.frame(2)

    def lift(self, frames):
        self.page.touch("touchEnd")
        self.frame(frames)

    def touches(self, kind):
        return [touch for look in self.looks for touch in look["touches"] if touch["type"] == kind]

    @property
    def anchor(self):
        """The position of the finger at which the content begins to follow it: that of the list's first move event, but
        at most `IGNORED` from the start, which counts where the browser merges two moves into one.
        """
        begun = max(index for index, look in enumerate(self.looks) if any(each["type"] == "touchstart" for each in look["touches"]))
        heights = {kind: next(each["y"] for look in self.looks[begun:] for each in look["touches"] if each["type"] == kind)
                   for kind in ("touchstart", "touchmove")}
        move = heights["touchmove"] - heights["touchstart"]
        return heights["touchstart"] + max(-IGNORED, min(IGNORED, move))

    @property
    def reach(self):
        """The distance of the content from its edge, in the direction of the finger."""
        return band(abs(self.touches("touchmove")[-1]["y"] - self.anchor))

    def after_touches(self):
        """The frames after the last touch, and the times between which its motion may begin: that of the
        touch, and that of the frame in which a busy browser delivered it.

        A finger may be lifted when a frame's own work is done: the next frame begins with the
        resulting state.
        """
        last = max(index for index, look in enumerate(self.looks) if look["touches"])
        return self.looks[last + 2:], (self.looks[last]["touches"][-1]["time"], self.looks[last + 1]["time"])

    def shown(self):
        """The start of the content on the screen, found by its colour; draws a frame for it."""
        with Image.open(io.BytesIO(self.page.picture())) as picture:
            column = [picture.getpixel((4, y))[:3] for y in range(TOP, TOP + EXTENT)]
        return column.index((255, 255, 255))


@pytest.fixture(params=[30, 60, 120])
def frames(pages, request):
    page = pages(request.param)
    yield Frames(page)
    page.close()


def pull(distance, steps):
    """The heights of a finger that first decides its direction and then moves a distance."""
    return [200, 230, *(230 + distance * (step + 1) / steps for step in range(steps))]


def assert_follows(looks, anchor, place="top", sign=1):
    """In each frame, the content is at the position for the last received move of the finger."""
    at = anchor
    for look in looks:
        at = ([touch["y"] for touch in look["touches"] if touch["type"] == "touchmove"] or [at])[-1]
        assert look[place] == pytest.approx(sign * band(sign * (at - anchor)), abs=NEAR), look


def assert_settles(looks, rest, distance, duration, begun):
    """The content goes from a distance to its rest by the formula, from one moment on between two times."""
    early, late = begun
    for _ in range(40):
        middle = (early + late) / 2
        if rest + settled(distance, looks[0]["time"] - middle, duration) < looks[0]["top"]:
            early = middle
        else:
            late = middle
    for look in looks:
        assert look["top"] == pytest.approx(rest + settled(distance, look["time"] - late, duration), abs=NEAR), look


def assert_light(looks):
    """No frame lays out the page, and each computes styles and writes only those of LIGHT once per
    delivered touch. Twice in a phase, it computes styles once more: its text begins and ends to fade in.

    A busy browser delivers several touches in one frame.
    """
    fades = 2 * len({look["phase"] for look in looks})
    for look in looks:
        assert look["layouts"] == 0, look
        moves = max(1, len(look["touches"]))
        fades -= look["styles"] > moves
        assert look["styles"] <= moves + 1 and fades >= 0, look
        for kind in look["writes"]:
            assert look["writes"].count(kind) <= moves * LIGHT.get(kind, 0), look


def test_the_content_is_under_the_finger_in_every_frame(frames):
    frames.play(*pull(240, 40))
    moves = frames.touches("touchmove")
    # The browser occasionally merges two moves into one.
    assert 30 <= len(moves) <= 41
    assert moves[-1]["y"] == 470
    assert_follows(frames.looks, frames.anchor)
    assert frames.looks[-1]["top"] == pytest.approx(frames.reach, abs=NEAR)
    assert frames.reach > 100


def test_the_content_goes_back_the_way_it_came(frames):
    there = pull(240, 20)
    # Not completely: past the point where it began, the browser scrolls.
    frames.play(*there, *reversed(there[6:-1]))
    assert_follows(frames.looks, frames.anchor)
    assert frames.looks[-1]["top"] == pytest.approx(frames.reach, abs=NEAR)


def test_the_screen_shows_what_the_page_says(frames):
    for end in (260, 330, 470):
        frames.play(*pull(end - 230, 8))
        assert frames.shown() == pytest.approx(frames.reach, abs=1)
        frames.page.touch("touchCancel")
        frames.frame(60)


def test_a_pull_that_was_too_short_closes_by_its_formula(frames):
    frames.play(*pull(90, 12))
    reach = frames.reach
    assert 30 < reach < HOLD
    frames.lift(60)
    closing, begun = frames.after_touches()
    assert_settles(closing, 0, reach, COLLAPSE, begun)
    assert closing[-1]["top"] == 0
    # A busy browser skips frames, but a motion is visible in at least one.
    assert any(0 < look["top"] < reach for look in closing)


def test_a_refresh_opens_and_closes_by_its_formula(frames):
    frames.play(*pull(240, 12))
    reach = frames.reach
    frames.lift(60)
    opening, begun = frames.after_touches()
    assert_settles(opening, HOLD, reach - HOLD, EXPAND, begun)
    assert frames.looks[-1]["phase"] == "refreshing"
    frames.page.evaluate("window.ended = null; list.on('phase', ({ phase }) => { if (phase === 'ending') ended = performance.now() / 1000; }); finish()")
    frames.page.until("!!ended")
    frames.frame(60)
    ended = frames.page.evaluate("ended")
    closing = [look for look in frames.looks if look["time"] >= ended][1:]
    assert_settles(closing, 0, HOLD, COLLAPSE, (ended, ended))
    assert frames.looks[-1]["phase"] == "idle"
    assert frames.looks[-1]["scrollTop"] == 0


def test_the_bottom_follows_as_the_top_does(frames):
    frames.page.evaluate("scroller.scrollTop = 1e6")
    frames.frame(3)
    start = len(frames.looks)
    frames.play(*[800 - y for y in pull(240, 40)])
    assert_follows(frames.looks[start:], frames.anchor, "bottom", -1)
    assert frames.looks[-1]["bottom"] == pytest.approx(-frames.reach, abs=NEAR)


def test_a_frame_of_a_pull_writes_three_styles_and_lays_nothing_out(frames):
    frames.play(*pull(240, 40))
    followed = [look for look in frames.looks if look["top"] > 20]
    # The text changes once, when a release would refresh. The browser's counters are read after the
    # phase: a move between the two counts for the frame before.
    change = next(index for index, look in enumerate(followed) if look["phase"] == "armed")
    assert len(followed) > 20
    assert_light(followed[:change - 1])
    assert_light(followed[change + 1:])


def test_a_frame_of_a_motion_writes_three_styles_and_lays_nothing_out(frames):
    frames.play(*pull(90, 12))
    reach = frames.reach
    frames.lift(60)
    moving = [look for look in frames.looks if look["touches"] == [] and 0 < look["top"] < reach - 1]
    assert moving
    assert_light(moving)


def test_an_arrow_that_turns_lays_nothing_out(pages):
    page = pages(60, "?arrow")
    frames = Frames(page)
    frames.play(*pull(240, 40))
    armed = [look for look in frames.looks if look["phase"] == "armed"][1:]
    assert sum("svg style" in look["writes"] for look in armed) > 2
    for look in armed:
        assert look["layouts"] == 0, look
        assert look["writes"].count("scroller style") <= max(1, len(look["touches"])), look
    page.close()


def test_nothing_is_written_where_nothing_moves(frames):
    frames.play(*pull(240, 12))
    frames.frame(40)
    assert len(frames.looks) > 20
    for look in frames.looks[-20:]:
        assert (look["writes"], look["layouts"], look["styles"]) == ([], 0, 0)
