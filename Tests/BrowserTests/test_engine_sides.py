"""Every edge, both writing directions, and other input that moves a list, in three browser engines."""

import pytest

from touched_list import HOLD, MIDDLE

full_engines = pytest.mark.full_engines
# The page, the edge, and the edge's side of the screen.
SIDES = [
    ("rows", "ltr", "top", "top"), ("rows", "rtl", "bottom", "bottom"),
    ("columns", "ltr", "leading", "left"), ("columns", "ltr", "trailing", "right"),
    ("columns", "rtl", "leading", "right"), ("columns", "rtl", "trailing", "left"),
]
BUTTON = "button[data-overscroll=backToTop]"


def sides(*chosen):
    """Every side in Chromium; by default only the chosen ones in the other engines."""
    return pytest.mark.parametrize("layout, direction, edge, side", [
        each if each in chosen else pytest.param(*each, marks=full_engines) for each in SIDES])


def both_edges(edge):
    pair = ("top", "bottom") if edge in ("top", "bottom") else ("leading", "trailing")
    return {each: {"purpose": "refresh"} for each in pair}


@sides(("rows", "rtl", "bottom", "bottom"), ("columns", "ltr", "trailing", "right"))
def test_each_edge_is_pulled_opens_and_closes(touched, layout, direction, edge, side):
    touched.open(both_edges(edge), layout=layout, dir=direction)
    touched.scroll_from(side, 0)
    touched.drag_from(side, 70)
    touched.wait_for_phase("idle", edge)
    assert touched.runs() == []
    touched.drag_from(side, 185, start=-90)
    touched.wait_for_phase("refreshing", edge)
    touched.assert_open(side)
    touched.finish()
    assert touched.runs() == [edge]
    assert touched.seen_at(side) == pytest.approx(0, abs=1)
    touched.assert_conserved()


@sides(("columns", "rtl", "leading", "right"))
def test_a_drag_goes_from_scrolling_into_a_pull_and_back(touched, layout, direction, edge, side):
    touched.open(both_edges(edge), layout=layout, dir=direction)
    touched.scroll_from(side, 60)
    touched.evaluate("""(() => { window.most = 0; (function look() {
      const parts = getComputedStyle(scroller).translate.split(" ").map((part) => Math.abs(parseFloat(part) || 0));
      window.most = Math.max(window.most, ...parts); requestAnimationFrame(look); })(); })()""")
    touched.drag_from(side, 180, -100, hold=0.4)
    touched.rest()
    assert touched.evaluate("most") > 20
    assert touched.runs() == []
    assert touched.seen_at(side) < -60
    touched.assert_conserved()


@full_engines
@pytest.mark.parametrize("side", ["top", "bottom"])
def test_a_short_list_is_pulled_at_both_ends(touched, side):
    touched.open(both_edges(side), count=2)
    touched.drag_from(side, 200)
    touched.wait_for_phase("refreshing", side)
    touched.rest()
    box = touched.evaluate(f"document.querySelector('[data-overscroll={side}]').getBoundingClientRect().{side}")
    assert box == pytest.approx(touched.evaluate(f"place().{side}"), abs=1)
    touched.finish()
    assert touched.runs() == [side]
    assert touched.scroll_top() == 0
    touched.assert_conserved()


@full_engines
def test_the_button_leads_to_the_top_and_lifts_its_companion(touched):
    touched.open({"top": {}, "backToTop": {"after": {"viewports": 2}, "companion": True}})
    touched.wait_for(f"document.querySelector('{BUTTON}')")
    touched.scroll_to(1800)
    bottom = "compose.getBoundingClientRect().bottom"
    below = touched.evaluate(bottom)
    touched.drag_from("top", 100)
    touched.wait_for(f"getComputedStyle(document.querySelector('{BUTTON}')).visibility === 'visible'")
    touched.wait_for(f"{bottom} === {below - 60}")
    touched.rest()
    touched.tap(BUTTON)
    touched.wait_for("scroller.scrollTop === 0")
    touched.wait_for(f"{bottom} === {below}")
    assert touched.runs() == []


@full_engines
def test_wheel_and_keys_scroll_during_a_refresh(touched):
    touched.open()
    touched.drag(250)
    touched.wait_for_phase("refreshing")
    touched.assert_open()
    touched.engine.hover(MIDDLE)
    touched.engine.wheel(2)
    touched.wait_for(f"seenAt('top') < {HOLD - 50}")
    touched.rest()
    by_wheel = touched.seen()
    touched.evaluate("scroller.focus()")
    touched.engine.key("PageDown")
    touched.wait_for(f"seenAt('top') < {by_wheel - 200}")
    touched.rest()
    by_key = touched.seen()
    touched.finish()
    assert touched.seen() == pytest.approx(by_key, abs=1)
    assert touched.runs() == ["top"]
    touched.assert_conserved()
