"""How a pull feels: its resistance and its length, a page that refuses it, content that stays, and runs of the page."""

import pytest

from options_page import attach, change, open_page, update
from phone import wait_until

STAY = "onRefresh: () => new Promise((end) => { calls.push('top'); ends.push(end); })"


@pytest.fixture
def page(lists):
    return open_page(lists)


def calls(page):
    return page.page.evaluate("calls")


def pulled(page, way=120):
    """The position of the first row under a finger that has moved by a distance."""
    page.phone.press(150)
    page.phone.lead(150 + way)
    top = page.top()
    page.phone.lose()
    page.rest()
    return top


# Resistance

def test_the_content_follows_the_finger_as_the_page_says(page):
    attach(page, STAY)
    usual = pulled(page)
    change(page, "damping: 1")
    easy = pulled(page)
    change(page, "damping: 0.2")
    hard = pulled(page)
    # The slop before the first move is the same for all.
    assert hard < 0.5 * usual and easy > 1.4 * usual
    travel = 600 * usual / (0.55 * (600 - usual))
    assert easy == pytest.approx(travel * 600 / (600 + travel), abs=0.6)
    assert hard == pytest.approx(0.2 * travel * 600 / (600 + 0.2 * travel), abs=0.6)


def test_a_pull_is_no_longer_than_the_page_says(page):
    attach(page, f"maximumPull: 80, {STAY}")
    assert pulled(page, 500) == 80


def test_an_edge_is_armed_before_the_longest_pull(page):
    attach(page, f"maximumPull: 40, {STAY}")
    page.pull(400)
    wait_until(lambda: calls(page) == ["top"])


# Asking before a pull

def test_a_page_may_refuse_a_pull(page):
    page.page.evaluate("window.isAllowed = false")
    attach(page, f"top: {{ shouldArm: () => {{ calls.push('asked'); return isAllowed; }} }}, {STAY}")
    page.phone.record_phases()
    page.pull()
    page.rest()
    assert calls(page) == ["asked"]
    assert "top armed" not in page.phone.phases()
    page.page.evaluate("isAllowed = true")
    page.pull()
    wait_until(lambda: calls(page) == ["asked", "asked", "top"])


def test_a_refused_pull_does_not_turn_an_edge_on_that_is_off(page):
    attach(page, f"top: {{ shouldArm: () => {{ calls.push('asked'); list.update({{ top: {{ disabled: true }} }}); return false; }} }}, {STAY}")
    page.pull()
    page.rest()
    page.pull()
    page.rest()
    assert calls(page) == ["asked"]


def test_a_page_is_asked_when_the_pull_reaches_the_distance(page):
    """Each time: a page may have changed its mind since the finger went back."""
    page.page.evaluate("window.isAllowed = false")
    attach(page, f"top: {{ shouldArm: () => {{ calls.push('asked'); return isAllowed; }} }}, {STAY}")
    page.phone.press(150)
    page.phone.lead(200)
    assert page.page.evaluate("[list.phase('top'), calls]") == ["pulling", []]
    page.phone.lead(400)
    assert page.page.evaluate("[list.phase('top'), calls]") == ["pulling", ["asked"]]
    page.page.evaluate("isAllowed = true")
    page.phone.lead(200)
    page.phone.lead(400)
    assert page.page.evaluate("[list.phase('top'), calls]") == ["armed", ["asked", "asked"]]
    page.phone.lift()
    wait_until(lambda: calls(page) == ["asked", "asked", "top"])


def test_a_question_that_comes_later_is_asked(page):
    attach(page, STAY)
    change(page, "top: { shouldArm: () => false }")
    page.pull()
    page.rest()
    assert calls(page) == []


def test_a_transparent_indicator_is_not_armed(page):
    attach(page, f"top: {{ alpha: 0 }}, {STAY}")
    page.pull()
    page.rest()
    assert calls(page) == []
    change(page, "top: { alpha: 1 }")
    page.pull()
    wait_until(lambda: calls(page) == ["top"])


def test_a_question_that_throws_allows_the_pull(lists):
    page = open_page(lambda query: lists(query, expects_complaints=True))
    attach(page, f"top: {{ shouldArm: () => {{ throw new Error('no'); }} }}, {STAY}")
    page.pull()
    wait_until(lambda: calls(page) == ["top"])


# Frozen content

def test_the_content_stays_while_it_refreshes(page):
    attach(page, f"top: {{ freezesContent: true }}, {STAY}")
    page.pull()
    page.phone.wait_until_open(54)
    page.swipe(400, 200)
    page.swipe(200, 400)
    page.phone.frames(5)
    assert page.page.evaluate("scroller.scrollTop") == 0
    assert page.top() == 54
    page.page.mouse.move(195, 300)
    page.page.mouse.wheel(0, 300)
    page.phone.frames(10)
    assert page.page.evaluate("scroller.scrollTop") == 0
    page.page.evaluate("ends[0]()")
    page.wait_for_phase("idle")
    page.rest()
    page.swipe(400, 200)
    wait_until(lambda: page.page.evaluate("scroller.scrollTop") > 100)


@pytest.mark.parametrize("change", ["list.detach()", "list.update({ top: { freezesContent: false } })", "list.cancel('top')"])
def test_frozen_content_is_always_released(page, change):
    attach(page, f"top: {{ freezesContent: true }}, {STAY}")
    page.page.evaluate("void list.begin('top')")
    wait_until(lambda: page.page.evaluate("getComputedStyle(scroller).overflowY") == "hidden")
    page.page.evaluate(change)
    page.phone.frames(5)
    assert page.page.evaluate("getComputedStyle(scroller).overflowY") == "auto"
    assert page.page.evaluate("scroller.getAttributeNames()") == page.page.evaluate("scroller.getAttributeNames().filter((name) => !name.includes('frozen'))")


# Runs of the page

def test_a_refresh_of_the_page_is_shown_without_the_action(page):
    attach(page, STAY)
    update(page, "top: { showsActivity: true }")
    wait_until(lambda: page.phone.phase("top") == "refreshing")
    page.phone.wait_until_open(54)
    page.pull()
    page.phone.frames(5)
    assert calls(page) == []
    page.page.evaluate("list.update({ top: { showsActivity: false } })")
    page.wait_for_phase("idle")
    page.page.evaluate("void list.begin('top')")
    assert calls(page) == ["top"]


def test_the_end_of_a_refresh_of_the_page_is_reported(page):
    attach(page, f"onEnd: ({{ outcome }}, edge) => calls.push(`${{edge}} ${{outcome}}`), top: {{ showsActivity: true }}, {STAY}")
    wait_until(lambda: page.phone.phase("top") == "refreshing")
    assert page.page.evaluate("list.lastUpdated('top') ?? null") is None
    page.page.evaluate("list.update({ top: { showsActivity: false } })")
    page.wait_for_phase("idle")
    assert calls(page) == ["top updated"]
    assert page.page.evaluate("list.lastUpdated('top') instanceof Date")


def test_a_list_may_be_attached_while_the_page_refreshes(page):
    attach(page, f"top: {{ showsActivity: true }}, {STAY}")
    wait_until(lambda: page.phone.phase("top") == "refreshing")
    assert page.phone.status() == "Refreshing…"
    page.page.evaluate("list.update({ top: { showsActivity: false } })")
    page.wait_for_phase("idle")
    assert calls(page) == []


def test_a_refresh_of_the_page_ends_no_run_of_the_edge(page):
    attach(page, STAY)
    page.page.evaluate("void list.begin('top')")
    page.page.evaluate("list.update({ top: { showsActivity: true } })")
    page.page.evaluate("list.update({ top: { showsActivity: false } })")
    page.phone.frames(5)
    assert page.phone.phase("top") == "refreshing"
    page.page.evaluate("ends[0]()")
    page.wait_for_phase("idle")


# Movements that are not the list's

DRAGGED = """() => {
  const row = rows.children[3];
  row.addEventListener("touchmove", (event) => event.preventDefault(), { passive: false });
}"""


def test_nothing_loads_while_another_part_of_the_page_has_the_touch(page):
    """A row that is dragged to another place scrolls the list, and rows that come would move what is below it."""
    attach(page, "onLoadMore: () => { calls.push('bottom'); return 'noMore'; }")
    page.page.evaluate(DRAGGED)
    x, y = page.page.evaluate("(({ left, top }) => [left + 30, top + 10])(rows.children[3].getBoundingClientRect())")
    page.phone.press(y, x)
    page.phone.lead(y + 60)
    page.page.evaluate("scroller.scrollTop = scroller.scrollHeight")
    page.wait(300)
    assert calls(page) == []
    page.phone.lift()
    wait_until(lambda: calls(page) == ["bottom"])


def test_a_list_that_is_scrolled_after_such_a_touch_loads_again(page):
    attach(page, "onLoadMore: () => { calls.push('bottom'); return 'noMore'; }")
    page.page.evaluate(DRAGGED)
    x, y = page.page.evaluate("(({ left, top }) => [left + 30, top + 10])(rows.children[3].getBoundingClientRect())")
    page.phone.press(y, x)
    page.phone.lead(y + 60)
    page.phone.lift()
    page.page.evaluate("scroller.scrollTop = scroller.scrollHeight")
    wait_until(lambda: calls(page) == ["bottom"])


def test_a_list_that_no_fling_loads_is_filled_when_it_is_at_rest_after_a_drag(page):
    attach(page, "bottom: { triggersDuringDeceleration: false, within: 100 }, onLoadMore: () => { calls.push('bottom'); return 'noMore'; }")
    page.swipe(500, 460)
    wait_until(lambda: page.page.evaluate("scroller.scrollTop") > 0)
    page.wait(400)
    page.page.evaluate("rows.replaceChildren(rows.firstElementChild)")
    wait_until(lambda: calls(page) == ["bottom"])
