"""Scrolling windows, nested scrollers and rows inserted above, in three browser engines."""

import pytest

from touched_list import HOLD, X, line

full_engines = pytest.mark.full_engines
# The movement of the previous first row in each frame while rows are inserted above it.
LOAD_EARLIER = """(async () => {
  const row = rows.querySelectorAll(".item")[1];
  const before = row.getBoundingClientRect().top;
  let most = 0;
  for (let frame = 0; frame < 50; frame += 1) {
    if (frame === 3) {
      rows.prepend(...makeItems(6));
      done.shift()();
    }
    await new Promise(requestAnimationFrame);
    most = Math.max(most, Math.abs(row.getBoundingClientRect().top - before));
  }
  return most; })()"""
# The movement of a row with a key in each frame while all rows are rendered again among new ones.
RENDER_AGAIN = """(async () => {
  const start = place().top;
  const all = () => [...rows.querySelectorAll(".item")];
  const first = all().find((row) => row.getBoundingClientRect().bottom > start).dataset.key;
  const top = () => all().find((row) => row.dataset.key === first).getBoundingClientRect().top;
  const before = top(), old = all();
  const keyed = (keys) => makeItems(keys.length).map((row, index) => {
    Object.assign(row.dataset, { key: keys[index] });
    row.style.height = "80.4px";
    return row;
  });
  let most = 0;
  for (let frame = 0; frame < 50; frame += 1) {
    if (frame === 3) {
      const keys = old.map((row) => row.dataset.key);
      old.forEach((row) => row.remove());
      rows.append(...keyed([..."abcdefg", ...keys, ..."hijklmnopq"]));
      done.shift()();
    }
    await new Promise(requestAnimationFrame);
    most = Math.max(most, Math.abs(top() - before));
  }
  return most; })()"""
# A point in the middle of the inner scroller, which is below the first row.
INNER_Y = 220


def wake(touched):
    """Lets the host reset the page's `overscroll-behavior`, which it does at the first touch.

    Until then, WebKitGTK does not scroll a page that contains its overscroll and listens to wheel
    events.
    """
    if touched.engine.name == "webkit":
        touched.scroll_to(400)
        touched.drag(-200)
        touched.wait_for("document.documentElement.style.overscrollBehaviorY === ''")
        touched.rest()
        touched.scroll_to(0)


def drag_inner(touched, down=0, across=0):
    touched.engine.drag(line((X, INNER_Y), (X + across, INNER_Y + down)))


def test_a_page_whose_window_scrolls_is_pulled(touched):
    touched.open(layout="whole")
    wake(touched)
    touched.drag(70)
    touched.wait_for_phase("idle")
    assert touched.runs() == []
    touched.drag(300)
    touched.wait_for_phase("refreshing")
    touched.assert_open()
    touched.drag(-150)
    touched.wait_for("seenAt('top') < 0")
    touched.rest()
    touched.scroll_to(0)
    touched.finish()
    assert touched.runs() == ["top"]
    assert touched.seen() == pytest.approx(0, abs=1)
    touched.assert_conserved()


@full_engines
def test_a_page_whose_window_is_not_at_its_top_scrolls_before_it_is_pulled(touched):
    touched.open(layout="whole")
    wake(touched)
    touched.scroll_to(800)
    touched.drag(300)
    touched.wait_for("scroller.scrollTop < 600")
    touched.rest()
    assert touched.runs() == []
    assert touched.scroll_top() > 0
    touched.scroll_to(60)
    touched.drag(400)
    touched.wait_for_phase("refreshing")
    touched.finish()
    assert touched.runs() == ["top"]
    touched.assert_conserved()


@full_engines
def test_a_page_whose_window_scrolls_is_pulled_at_its_end(touched):
    touched.open({"top": {}, "bottom": {"purpose": "refresh"}}, layout="whole")
    wake(touched)
    touched.scroll_from("bottom", 0)
    touched.drag_from("bottom", 200, start=-150)
    touched.wait_for_phase("refreshing", "bottom")
    touched.assert_open("bottom")
    touched.finish()
    assert touched.runs() == ["bottom"]
    assert touched.seen_at("bottom") == pytest.approx(0, abs=1)
    touched.assert_conserved()


@full_engines
def test_an_inner_scroller_keeps_a_finger_while_it_can_scroll(touched):
    touched.open(layout="nested")
    touched.evaluate("(inner.scrollTop = 60, 0)")
    touched.frames(3)
    drag_inner(touched, 300)
    touched.wait_for("inner.scrollTop === 0")
    touched.rest()
    assert touched.runs() == []
    assert touched.seen() == 0
    drag_inner(touched, 300)
    touched.wait_for_phase("refreshing")
    touched.finish()
    assert touched.runs() == ["top"]
    touched.assert_conserved()


@full_engines
def test_a_carousel_in_the_list_scrolls_sideways_and_is_pulled_down_with_the_list(touched):
    touched.open(layout="nested-across")
    drag_inner(touched, across=-150)
    touched.wait_for("inner.scrollLeft > 80")
    touched.rest()
    assert touched.seen() == 0
    drag_inner(touched, down=300)
    touched.wait_for_phase("refreshing")
    touched.finish()
    assert touched.runs() == ["top"]
    touched.assert_conserved()


def test_the_next_page_is_loaded_once_and_moves_nothing(touched):
    touched.open({"bottom": {"purpose": "load", "within": 300}})
    touched.scroll_from("bottom", 700)
    assert touched.runs() == []
    touched.drag_from("bottom", 200, start=-220)
    touched.wait_for("runs.length === 1")
    touched.rest()
    before = touched.seen()
    touched.evaluate("(rows.append(...makeItems(20)), 0)")
    touched.finish()
    assert touched.seen() == pytest.approx(before, abs=1)
    touched.drag_from("bottom", 200, start=-220)
    touched.rest()
    assert touched.runs() == ["bottom"]


@pytest.mark.parametrize("rules", [
    "display: grid; grid-auto-flow: column; grid-template-rows: repeat(10, 90px)", pytest.param("display: flex", marks=full_engines)])
def test_a_refresh_moves_all_rows_down_where_a_node_among_them_would_not(touched, rules):
    touched.open()
    places = "[...(document.querySelector('.rows') ?? scroller).children].filter((row) => row.matches('.item')).map((row) => [row.offsetTop, row.offsetLeft])"
    touched.evaluate(f"(scroller.style.cssText += ';{rules}', scroller.append(...rows.querySelectorAll('.item')), 0)")
    before, box = touched.evaluate(f"[{places}, scroller.offsetHeight]")
    assert len(before) > 10
    touched.evaluate("(list.begin('top'), 0)")
    touched.wait_for("runs.length === 1")
    touched.assert_open()
    assert touched.evaluate(f"[{places}, scroller.offsetHeight]") == [[[top + HOLD, left] for top, left in before], box]
    touched.finish()
    assert touched.evaluate(places) == before


@pytest.mark.parametrize("position", [
    pytest.param(0, marks=full_engines), 1, pytest.param(150, marks=full_engines)])
def test_rows_inserted_above_move_nothing_that_is_visible(touched, position):
    touched.open({"top": {"purpose": "load", "within": 200}})
    touched.wait_for("runs.length === 1")
    touched.scroll_to(position)
    assert touched.evaluate(LOAD_EARLIER) <= 1


@pytest.mark.parametrize("edge, position", [("top", 0), ("top", 1003), ("bottom", 1003)])
def test_rows_with_keys_that_are_rendered_again_stay_in_place(touched, edge, position):
    touched.open({edge: {"purpose": "load", "trigger": "programmatic"}}, layout="rows")
    touched.evaluate("""(rows.querySelectorAll(".item").forEach((row, index) => {
      row.dataset.key = index; row.style.height = "80.4px"; }), 0)""")
    touched.scroll_to(position)
    touched.evaluate(f"(list.begin('{edge}'), 0)")
    touched.wait_for("runs.length === 1")
    touched.rest()
    assert touched.evaluate(RENDER_AGAIN) <= 0.5
    touched.wait_for_phase("idle", edge)
