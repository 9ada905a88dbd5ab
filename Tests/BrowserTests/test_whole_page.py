"""A page whose window scrolls, and nested scrollers in it."""

import json
from pathlib import Path
from urllib.parse import urlencode

import pytest

from gesture_record import assert_one_gesture, record_gesture
from test_pull import band

PAGES = Path(__file__).with_name("pages")
REFRESH = {"top": {"purpose": "refresh"}, "bottom": {"purpose": "refresh"}}
KINDS = ["plain", "bars", "full", "margins", "clipped", "body", "quirks"]
SCROLLER = "(document.documentElement.matches('.body') ? document.body : document.scrollingElement)"
INNER = '<div class="inner" id="inner"><div style="height: 900px">in</div></div>'

# An animation begins with the next frame at the latest, and moves in each frame that the page
# draws.
REST = """async () => {
  const place = () => [scrollX, scrollY, document.body.scrollTop, ...[document.body, document.querySelector('.item, .canvas'),
    document.getElementById('inner')?.firstElementChild]
    .flatMap((node) => { const { left, top } = node?.getBoundingClientRect() ?? {}; return [left, top]; })].join();
  for (let still = 0, since = performance.now(), last = ""; still < 12 || performance.now() - since < 200;) {
    await new Promise(requestAnimationFrame);
    const now = place() + ['top', 'bottom', 'leading', 'trailing'].map((edge) => list.phase(edge) === 'ending' ? performance.now() : 0);
    if (now !== last) since = performance.now();
    still = now === last ? still + 1 : 0;
    last = now;
  } }"""


class Whole:
    """A page whose window scrolls, and a finger on it."""

    def __init__(self, phone):
        self.phone, self.page = phone, phone.page

    def open(self, options=REFRESH, kind="plain", **more):
        html = (PAGES / "whole.html").read_text("utf8")
        if kind == "quirks":
            html = html.removeprefix("<!doctype html>\n")
        self.page.route("**/whole.html*", lambda route: route.fulfill(body=html, content_type="text/html"))
        query = urlencode({"page": kind, "options": json.dumps(options), "element": "body", **more})
        self.page.goto(f"{self.phone.server.url}whole.html?{query}")
        self.page.wait_for_function("() => window.list")
        return self

    def drag(self, *points, x=195, steps=12, hold=120):
        actions = [{"name": "pointerDown", "x": x, "y": points[0]}]
        for before, after in zip(points, points[1:]):
            for step in range(1, steps + 1):
                actions.append({"name": "pointerMove", "x": x, "y": before + (after - before) * step / steps})
        actions += [{"name": "pause", "duration": hold}, {"name": "pointerUp"}]
        self.phone.play(actions)

    def touch(self, kind, *point):
        self.phone.touch_points(kind, [{"x": point[0], "y": point[1]}] if point else [])

    def pull(self, start, end, x=195, steps=8):
        """Moves a finger and keeps it down; distances count from the first move, which is 20 pixels long."""
        self.touch("touchStart", x, start)
        first = start + (20 if end > start else -20)
        for step in range(steps + 1):
            self.touch("touchMove", x, first + (end - first) * step / steps)
        self.phone.frames(2)

    def lift(self):
        self.touch("touchEnd")

    def scroll_to(self, y):
        self.page.evaluate(f"(y) => {{ {SCROLLER}.scrollTop = y }}", y)
        self.phone.frames(3)

    def scroll_top(self):
        return self.page.evaluate(f"{SCROLLER}.scrollTop")

    def first(self):
        return self.page.evaluate("document.querySelector('.item, .inner, .canvas, .across').getBoundingClientRect().top")

    def last(self):
        return self.page.evaluate("[...document.querySelectorAll('.item')].at(-1).getBoundingClientRect().bottom")

    def box(self, edge):
        return self.page.evaluate(
            "(edge) => { const { top, bottom } = document.querySelector(`[data-overscroll=${edge}]`).getBoundingClientRect(); return [top, bottom]; }", edge)

    def wait_for_phase(self, edge, phase):
        self.page.wait_for_function("([edge, phase]) => list.phase(edge) === phase", arg=[edge, phase])

    def phase(self, edge):
        return self.page.evaluate("(edge) => list.phase(edge)", edge)

    def runs(self):
        return self.page.evaluate("runs")

    def finish(self):
        self.page.evaluate("done.shift()()")

    def rest(self):
        """Waits until nothing has moved for 12 frames and 200 ms, and no result is shown."""
        self.page.evaluate(REST)


@pytest.fixture
def whole(make_phone):
    return Whole(make_phone())


def test_a_window_that_gets_smaller_moves_the_end_of_the_page(whole):
    whole.open(options={"bottom": {"purpose": "refresh"}})
    whole.page.set_viewport_size({"width": 390, "height": 500})
    whole.phone.frames(3)
    whole.scroll_to(100_000)
    assert whole.page.evaluate("list.progress('bottom')") == 0
    assert whole.phase("bottom") == "idle"


@pytest.mark.parametrize("kind", KINDS)
def test_a_pull_from_the_top_of_the_window_refreshes_once_stands_and_closes(whole, kind):
    whole.open(kind=kind)
    resting = whole.first()
    whole.pull(300, 480)
    whole.wait_for_phase("top", "armed")
    assert whole.first() - resting == pytest.approx(band(160, 844), abs=0.6)
    whole.phone.shot(f"whole-{kind}-armed")
    whole.lift()
    whole.wait_for_phase("top", "refreshing")
    whole.rest()
    whole.phone.shot(f"whole-{kind}-refreshing")
    assert whole.first() - resting == pytest.approx(54, abs=1)
    assert whole.box("top")[1] - whole.box("top")[0] == 54
    assert whole.runs() == ["top"]
    whole.finish()
    whole.wait_for_phase("top", "idle")
    whole.rest()
    assert whole.first() == pytest.approx(resting, abs=0.1)
    assert whole.runs() == ["top"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_pull_at_the_end_of_the_window_refreshes_once_stands_and_closes(whole, kind):
    whole.open(kind=kind)
    whole.scroll_to(10 ** 6)
    resting = whole.last()
    whole.pull(600, 420)
    whole.wait_for_phase("bottom", "armed")
    assert resting - whole.last() == pytest.approx(band(160, 844), abs=0.6)
    whole.phone.shot(f"whole-end-{kind}-armed")
    whole.lift()
    whole.wait_for_phase("bottom", "refreshing")
    whole.rest()
    whole.phone.shot(f"whole-end-{kind}-refreshing")
    assert resting - whole.last() == pytest.approx(54, abs=1)
    whole.finish()
    whole.wait_for_phase("bottom", "idle")
    whole.rest()
    assert whole.last() == pytest.approx(resting, abs=1)
    assert whole.runs() == ["bottom"]


@pytest.mark.parametrize("kind", KINDS)
def test_b175_a_drag_down_in_the_middle_of_a_page_scrolls_it_and_refreshes_nothing(whole, kind):
    whole.open(kind=kind)
    whole.scroll_to(1000)
    whole.drag(300, 500)
    whole.rest()
    assert 780 < whole.scroll_top() < 860
    assert whole.phase("top") == "idle"
    assert whole.runs() == []


@pytest.mark.parametrize("kind", ["plain", "full", "clipped"])
def test_scroll_pull_and_scroll_of_the_window_are_one_gesture(whole, kind):
    whole.open(kind=kind)
    whole.scroll_to(60)
    record_gesture(whole.page, "document.querySelector('.item').getBoundingClientRect().top")
    whole.drag(200, 420, 150, steps=25, hold=400)
    whole.rest()
    assert whole.runs() == []
    assert_one_gesture(whole.page, before=-60, step=270 / 25)
    assert whole.page.evaluate("document.documentElement.style.overflowY + document.body.style.overflowY") == ""


@pytest.mark.parametrize("past", [1, 2, 3, 6, 20])
def test_a_finger_that_moves_past_the_rest_of_a_pull_scrolls_by_the_rest_of_its_way(whole, past):
    whole.open()
    resting = whole.first()
    whole.pull(300, 329)
    assert whole.first() > resting
    # A finger moves once per frame. Before the pull is displayed, the browser would scroll by itself as well.
    whole.phone.frames(2)
    whole.touch("touchMove", 195, 320 - past)
    whole.phone.frames(2)
    assert whole.first() == pytest.approx(resting - past, abs=1)
    whole.lift()


def test_what_is_fixed_in_the_page_stays_where_it_is(whole):
    whole.open(kind="bars")
    bars = "['.bar', '.foot'].map((name) => document.querySelector(name).getBoundingClientRect().top)"
    before = whole.page.evaluate(bars)
    whole.pull(300, 480)
    assert whole.page.evaluate(bars) == before
    whole.lift()
    whole.wait_for_phase("top", "refreshing")
    whole.rest()
    assert whole.page.evaluate(bars) == before
    assert whole.box("top") == [56, 110], "below the bar, by the page's scroll-padding"


def test_while_it_runs_the_window_scrolls_as_ever(whole):
    whole.open()
    whole.drag(300, 480)
    whole.wait_for_phase("top", "refreshing")
    whole.rest()
    whole.page.mouse.move(195, 400)
    whole.page.mouse.wheel(0, 200)
    whole.rest()
    assert whole.first() == pytest.approx(54 - 200, abs=1)
    seen = whole.first()
    whole.finish()
    whole.wait_for_phase("top", "idle")
    assert whole.first() == pytest.approx(seen, abs=1)


def test_b044_the_window_loads_more_within_a_distance_of_its_end_and_only_there(whole):
    whole.open({"bottom": {"onLoadMore": True, "within": 300}})
    whole.scroll_to(1000)
    assert whole.runs() == []
    whole.scroll_to(2600)
    assert whole.runs() == ["bottom"]
    whole.page.evaluate("for (let i = 0; i < 20; i += 1) add(i)")
    whole.finish()
    whole.rest()
    assert whole.runs() == ["bottom"]
    whole.scroll_to(10 ** 6)
    assert whole.runs() == ["bottom", "bottom"]


def test_content_that_shrinks_while_it_runs_leaves_nothing_behind(whole):
    whole.open()
    whole.scroll_to(10 ** 6)
    whole.drag(600, 420)
    whole.wait_for_phase("bottom", "refreshing")
    whole.rest()
    whole.page.evaluate("[...document.querySelectorAll('.item')].slice(3).forEach((item) => item.remove())")
    whole.finish()
    whole.wait_for_phase("bottom", "idle")
    whole.rest()
    assert whole.first() == 0
    assert whole.page.evaluate("document.scrollingElement.scrollHeight") == 844


def test_a_short_page_is_pulled_at_both_ends(whole):
    whole.open(count=2)
    whole.drag(300, 480)
    whole.wait_for_phase("top", "refreshing")
    whole.rest()
    assert whole.first() == pytest.approx(54, abs=1)
    whole.finish()
    whole.wait_for_phase("top", "idle")
    whole.drag(600, 420)
    whole.wait_for_phase("bottom", "refreshing")
    whole.rest()
    assert whole.box("bottom")[1] == pytest.approx(844, abs=1)
    whole.finish()
    whole.wait_for_phase("bottom", "idle")
    whole.rest()
    assert [whole.first(), whole.scroll_top()] == [0, 0]


@pytest.mark.parametrize("direction, edge, start, end", [
    ("ltr", "leading", 100, 260), ("ltr", "trailing", 300, 140), ("rtl", "leading", 300, 140), ("rtl", "trailing", 100, 260)])
def test_a_wide_page_is_pulled_at_its_sides(whole, direction, edge, start, end):
    whole.open({"leading": {"purpose": "refresh"}, "trailing": {"purpose": "refresh"}}, "wide", dir=direction)
    if edge == "trailing":
        whole.page.evaluate("scrollBy({ left: getComputedStyle(document.body).direction === 'rtl' ? -9999 : 9999, behavior: 'instant' })")
        whole.phone.frames(3)
    sides = "(() => { const { left, right } = document.body.getBoundingClientRect(); return [left, right]; })()"
    before = whole.page.evaluate(sides)
    whole.touch("touchStart", start, 400)
    for step in range(9):
        whole.touch("touchMove", start + (end - start) * (step + 1) / 9, 400)
    whole.wait_for_phase(edge, "armed")
    whole.lift()
    whole.wait_for_phase(edge, "refreshing")
    whole.rest()
    way = 54 if end > start else -54
    assert whole.page.evaluate(sides) == pytest.approx([each + way for each in before], abs=1)
    whole.finish()
    whole.wait_for_phase(edge, "idle")
    whole.rest()
    assert whole.page.evaluate(sides) == pytest.approx(before, abs=1)


def test_the_button_leads_to_the_top_of_the_window(whole):
    whole.open({"top": {}, "backToTop": {}})
    whole.scroll_to(2500)
    whole.drag(300, 420)
    button = whole.page.locator("button[data-overscroll=backToTop]")
    button.wait_for(state="visible")
    box = button.bounding_box()
    assert [box["x"] + box["width"], box["y"] + box["height"]] == [390 - 16, 844 - 16]
    button.tap()
    whole.page.wait_for_function("() => document.scrollingElement.scrollTop === 0")


@pytest.mark.parametrize("moment", ["idle", "pulling", "refreshing", "loading"])
@pytest.mark.parametrize("kind", ["plain", "full", "quirks"])
def test_detaching_from_a_page_leaves_no_trace(whole, kind, moment):
    whole.open(kind=kind)
    whole.scroll_to(1e6 if moment == "loading" else 0)
    resting = whole.first()
    if moment == "pulling":
        whole.pull(300, 480)
    if moment in ("refreshing", "loading"):
        whole.drag(*((300, 480) if moment == "refreshing" else (600, 420)))
        whole.wait_for_phase("top" if moment == "refreshing" else "bottom", "refreshing")
        whole.rest()
        assert whole.first() != resting
    whole.page.evaluate("list.detach()")
    whole.phone.frames(3)
    assert whole.page.evaluate("document.documentElement.outerHTML === before")
    assert whole.first() == pytest.approx(resting, abs=1)


def test_a_page_is_attached_once_by_whatever_name(whole):
    whole.open(element="html")
    answer = whole.page.evaluate("""async () => {
      const { attach } = await import('/overscroll/overscroll.js');
      try { await attach(document.body, { top: { onRefresh() {} } }); } catch (error) { return error.message; } }""")
    assert answer == "Overscroll: element is attached already; detach it first"


# Nested scrollers


def inner_scroll(whole):
    return whole.page.evaluate("inner.scrollTop")


def test_b184_a_drag_in_a_scroller_within_that_can_scroll_is_its_own(whole):
    whole.open(within=INNER)
    whole.page.evaluate("inner.scrollTop = 400")
    for _ in range(3):
        whole.drag(100, 250)
    whole.rest()
    assert inner_scroll(whole) < 100
    assert whole.phase("top") == "idle"
    assert whole.runs() == []


def test_a_drag_that_reaches_the_edge_of_a_scroller_within_pulls_nothing(whole):
    whole.open(within=INNER)
    whole.page.evaluate("inner.scrollTop = 60")
    whole.pull(60, 290)
    assert whole.phase("top") == "idle"
    assert whole.first() == 0
    whole.lift()
    assert whole.runs() == []


def test_a_drag_that_begins_at_the_edge_of_a_scroller_within_is_a_pull(whole):
    whole.open(within=INNER)
    whole.pull(60, 290)
    whole.wait_for_phase("top", "armed")
    whole.lift()
    whole.wait_for_phase("top", "refreshing")
    assert whole.runs() == ["top"]


def test_a_drag_that_first_scrolls_a_scroller_within_stays_its_own(whole):
    whole.open(within=INNER)
    whole.drag(200, 100, 290, steps=20)
    assert whole.phase("top") == "idle"
    assert whole.runs() == []


def test_a_drag_along_a_row_that_scrolls_sideways_is_no_pull(whole):
    whole.open({"leading": {"purpose": "refresh"}, "top": {"purpose": "refresh"}}, within='<div class="across" id="inner"><p>wide</p></div>')
    whole.page.evaluate("inner.scrollLeft = 500")
    whole.touch("touchStart", 100, 30)
    for step in range(9):
        whole.touch("touchMove", 100 + 25 * step, 30)
    whole.phone.frames(2)
    assert whole.phase("leading") == "idle"
    whole.lift()
    assert whole.runs() == []


def test_a_scroller_within_that_contains_its_overscroll_lets_no_pull_out(whole):
    whole.open(within=INNER.replace('id="inner"', 'id="inner" style="overscroll-behavior: contain"'))
    whole.pull(60, 290)
    assert whole.phase("top") == "idle"
    whole.lift()


@pytest.mark.parametrize("within", [
    '<div class="canvas"></div>',
    '<div class="canvas" style="touch-action: pan-x"></div>',
    '<div class="canvas" style="touch-action: auto" id="own"></div>',
    '<div class="canvas" style="touch-action: auto" aria-modal="true" role="dialog"></div>',
])
def test_b048_what_takes_touches_itself_is_not_pulled(whole, within):
    whole.open(within=within)
    whole.page.evaluate("window.own?.addEventListener('touchmove', (event) => event.preventDefault(), { passive: false })")
    whole.pull(30, 190)
    assert whole.phase("top") == "idle"
    assert whole.first() == 0
    whole.lift()
    assert whole.runs() == []


def test_b181_a_page_that_is_locked_below_a_sheet_is_not_pulled(whole):
    whole.open()
    whole.page.evaluate("document.documentElement.classList.add('locked')")
    whole.drag(300, 480)
    assert whole.phase("top") == "idle"
    assert whole.runs() == []
    whole.page.evaluate("document.documentElement.classList.remove('locked')")
    whole.drag(300, 480)
    whole.wait_for_phase("top", "refreshing")


def test_rows_that_come_while_the_end_stands_open_are_followed_by_what_is_said_there(whole):
    whole.open()
    whole.scroll_to(10 ** 6)
    whole.drag(600, 420)
    whole.wait_for_phase("bottom", "refreshing")
    whole.rest()
    whole.page.evaluate("for (let i = 0; i < 5; i += 1) add(i)")
    whole.phone.frames(3)
    assert whole.box("bottom")[0] == pytest.approx(whole.last(), abs=1)
    whole.finish()


def test_what_is_sticky_in_a_body_with_an_overflow_stays_sticky_in_a_pull(whole):
    whole.open(kind="clipped")
    whole.page.evaluate("add('sticky', true).style.cssText = 'position: sticky; top: 0; background: #eef'")
    whole.scroll_to(10 ** 6)
    whole.pull(600, 420)
    assert whole.box("bottom")[0] < 844
    assert whole.page.evaluate("document.querySelector('.item').getBoundingClientRect().top") == 0
    whole.lift()


def test_of_two_lists_one_in_the_other_the_inner_one_is_pulled(whole):
    whole.open(within=f"<div>{INNER}</div>")
    whole.page.evaluate("""async () => {
      const { attach } = await import('/overscroll/overscroll.js');
      window.refreshed = 0;
      window.other = await attach(inner, { top: { onRefresh() { refreshed += 1; } } }); }""")
    whole.pull(60, 240)
    assert whole.page.evaluate("other.phase('top')") == "armed"
    assert whole.phase("top") == "idle"
    whole.lift()
    whole.page.wait_for_function("() => refreshed === 1")
    assert whole.runs() == []
