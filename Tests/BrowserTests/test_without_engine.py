"""A list whose engine has not loaded: its buttons, texts and views work in every browser engine, and nothing is pulled."""

import pytest

GONE = {"module": "/nowhere.wasm"}
EDGES = {"top": {}, "bottom": {"purpose": "load"}}
LAYOUTS = [("rows", "ltr", "bottom", "bottom"), ("whole", "ltr", "bottom", "bottom"), ("columns", "rtl", "trailing", "left")]


def more(edge):
    return f"[data-overscroll={edge}] button"


def text_of(touched, selector):
    return touched.evaluate(f"document.querySelector('{selector}')?.innerText ?? ''")


def press(touched, selector):
    touched.evaluate(f"document.querySelector('{selector}').click()")


def end(touched, answer=None):
    touched.evaluate(f"done.shift()({answer!r})" if answer else "done.shift()()")


@pytest.mark.parametrize("layout, direction, edge, side", LAYOUTS)
def test_a_button_loads_each_page_until_the_last(touched, layout, direction, edge, side):
    touched.open({edge: {"purpose": "load"}, **GONE}, layout=layout, dir=direction)
    assert touched.evaluate("list.isActive") is False
    touched.scroll_from(side, 0)
    touched.rest()
    assert (touched.runs(), text_of(touched, more(edge))) == ([], "Load more"), "no page loads by itself"
    touched.tap(more(edge))
    touched.wait_for("runs.length === 1")
    assert text_of(touched, "[role=status]") == "Loading…"
    end(touched, "failed")
    touched.wait_for_phase("failed", edge)
    shown = text_of(touched, f"[data-overscroll={edge}]")
    assert "Couldn’t load" in shown and "Try again" in shown
    touched.tap(more(edge))
    touched.wait_for("runs.length === 2")
    end(touched)
    touched.wait_for_phase("idle", edge)
    touched.scroll_from(side, 0)
    touched.tap(more(edge))
    touched.wait_for("runs.length === 3")
    end(touched, "noMore")
    touched.wait_for_phase("noMore", edge)
    assert "That’s all" in text_of(touched, f"[data-overscroll={edge}]")
    assert touched.evaluate(f"phases.{edge}.join()") == "refreshing,failed,refreshing,ending,idle,refreshing,ending,noMore"


def test_the_button_refreshes_and_the_rows_that_are_read_stay(touched):
    touched.open({**EDGES, **GONE, "durations": {"resultDuration": 0}})
    button = "[...document.querySelectorAll('button')].find((each) => each.textContent === 'Refresh')"
    assert touched.evaluate(f"getComputedStyle({button}).clipPath") == "none", "a finger cannot refresh otherwise"
    touched.scroll_to(300)
    before = touched.seen()
    touched.evaluate(f"{button}.click()")
    touched.wait_for_phase("refreshing")
    assert touched.seen() == pytest.approx(before, abs=0.5)
    touched.evaluate("scroller.scrollTop = 0")
    assert touched.seen() == 54
    assert text_of(touched, "[data-overscroll=top]") == "Refreshing…"
    touched.finish()
    assert touched.seen() == 0
    assert touched.evaluate("phases.top.join()") == "refreshing,ending,idle"


def test_a_pull_moves_nothing(touched):
    touched.open({**EDGES, **GONE})
    touched.drag(200)
    touched.rest()
    assert (touched.runs(), touched.seen()) == ([], 0)


def test_a_list_without_rows_shows_its_views(touched):
    touched.open({**EDGES, **GONE, "emptyView": "Nothing here"})
    touched.evaluate("(rows.querySelectorAll('.item').forEach((item) => item.remove()), list.begin('top'), 0)")
    end(touched, "failed")
    touched.wait_for("document.querySelector('[data-overscroll=failure] button')")
    press(touched, "[data-overscroll=failure] button")
    touched.wait_for("runs.length === 2")
    end(touched)
    touched.wait_for("document.querySelector('[data-overscroll=empty]')?.textContent === 'Nothing here'")
    assert not touched.evaluate(f"document.querySelector('{more('bottom')}')?.checkVisibility()")


def test_a_refresh_comes_before_a_page_and_may_bring_more(touched):
    touched.open({**EDGES, **GONE})
    press(touched, more("bottom"))
    outcome = touched.evaluate("(() => { const run = list.begin('bottom'); list.begin('top'); return run.then(({ outcome }) => outcome); })()")
    assert (outcome, touched.runs(), touched.phase("bottom")) == ("cancelled", ["bottom", "top"], "idle")
    assert touched.evaluate("list.begin('bottom').then(({ outcome }) => outcome)") == "cancelled"
    touched.evaluate("(done.splice(0).forEach((go) => go('noMore')), 0)")
    touched.wait_for_phase("noMore", "bottom")
    touched.wait_for_phase("idle")
    touched.evaluate("(list.begin('top'), 0)")
    end(touched)
    touched.wait_for_phase("idle", "bottom")
