"""The options of an edge that change when its action runs."""

import pytest

from options_page import attach, begin, change, open_page, update
from phone import wait_until

CALL = "onRefresh: () => { calls.push('top'); }"
LOAD = "onLoadMore: () => { calls.push('bottom'); }"
GROW = "onLoadMore: () => { calls.push('bottom'); grow(50); }"
STAY = "onRefresh: () => new Promise((end) => { calls.push('top'); ends.push(end); })"
END = 1400  # the last scroll position of 2,000 pixels in a viewport of 600


@pytest.fixture
def page(lists):
    return open_page(lists)


@pytest.fixture
def short(lists):
    """Two rows in a viewport for twelve."""
    return open_page(lists, "later&length=100")


def calls(page):
    return page.page.evaluate("calls")


def wait_for_calls(page, expected):
    wait_until(lambda: calls(page) == expected)


def expect_no_more_calls(page, expected):
    page.phone.frames(10)
    assert calls(page) == expected


def scroll(page, position):
    page.page.evaluate("(position) => { scroller.scrollTop = position; }", position)
    page.phone.frames(3)


def length(page):
    return page.page.evaluate("scroller.scrollHeight")


def box(page, edge):
    """The indicator's top and bottom in the list's viewport, and whether it is displayed."""
    return page.page.evaluate("""(edge) => {
      const rect = document.querySelector(`[data-overscroll=${edge}]`).getBoundingClientRect();
      const list = scroller.parentElement.getBoundingClientRect();
      return [rect.top - list.top, rect.bottom - list.top, rect.height > 0]; }""", edge)


# Filling the viewport

@pytest.mark.parametrize("option, count", [("", 3), ("maximumPagesToFillViewport: 1", 1), ("maximumPagesToFillViewport: 5", 5)])
def test_auto_fill_is_the_number_of_pages_that_fill_a_short_list(short, option, count):
    attach(short, f"bottom: {{ {option} }}, {GROW}")
    wait_for_calls(short, ["bottom"] * count)
    expect_no_more_calls(short, ["bottom"] * count)


def test_without_auto_fill_a_short_list_loads_nothing_until_an_update(short):
    attach(short, f"bottom: {{ maximumPagesToFillViewport: 0 }}, {GROW}")
    expect_no_more_calls(short, [])
    change(short, "bottom: { maximumPagesToFillViewport: 2 }")
    wait_for_calls(short, ["bottom"] * 2)


# Automatic pages

GROW_MORE = "onLoadMore: () => { calls.push('bottom'); grow(500); }"
LOAD_BUTTON = "[data-overscroll=bottom] button"


def scroll_to_end(page):
    page.wait_for_phase("idle", "bottom")
    scroll(page, 10 ** 6)


def load_at_end(page, expected):
    """Scrolls to the end for each expected page."""
    for count in range(len(calls(page)) + 1, len(expected) + 1):
        scroll_to_end(page)
        wait_for_calls(page, expected[:count])


def load_until_it_waits(page, expected):
    """Loads the expected pages, and none at the end after them."""
    load_at_end(page, expected)
    scroll_to_end(page)
    expect_no_more_calls(page, expected)


def test_after_its_automatic_pages_an_edge_waits_for_a_tap_which_starts_again(page):
    attach(page, f"bottom: {{ automaticPages: 2 }}, {GROW_MORE}")
    load_until_it_waits(page, ["bottom"] * 2)
    page.page.locator(LOAD_BUTTON, has_text="Load more").tap()
    wait_for_calls(page, ["bottom"] * 3)
    load_until_it_waits(page, ["bottom"] * 5)


def test_a_short_list_is_filled_with_its_automatic_pages(short):
    attach(short, f"bottom: {{ automaticPages: 2 }}, {GROW}")
    wait_for_calls(short, ["bottom"] * 2)
    expect_no_more_calls(short, ["bottom"] * 2)


def test_a_refresh_lets_pages_load_automatically_again(page):
    attach(page, f"bottom: {{ automaticPages: 1 }}, {CALL}, {GROW_MORE}")
    load_until_it_waits(page, ["bottom"])
    begin(page)
    wait_for_calls(page, ["bottom", "top", "bottom"])


def test_a_page_that_failed_and_is_loaded_again_counts_once(page):
    attach(page, "bottom: { automaticPages: 2 }, onLoadMore: () => { calls.push('bottom'); if (!calls[1]) throw new Error('Down'); grow(500); }")
    page.page.evaluate("void list.on('error', () => {})")
    load_at_end(page, ["bottom"])
    page.wait_for_phase("failed", "bottom")
    page.phone.tap_retry("bottom")
    wait_for_calls(page, ["bottom"] * 2)
    load_until_it_waits(page, ["bottom"] * 3)


def test_the_tab_key_reaches_the_button_of_an_edge_that_waits_for_a_tap(page):
    attach(page, f"bottom: {{ automaticPages: 1 }}, {GROW_MORE}")
    stop = f"document.querySelector('{LOAD_BUTTON}').tabIndex"
    assert page.page.evaluate(stop) == -1, "no tab leads to the far end of a list that loads automatically"
    load_at_end(page, ["bottom"])
    page.wait_for_phase("idle", "bottom")
    scroll(page, 0)
    assert page.page.evaluate(stop) == 0


def test_a_higher_number_of_automatic_pages_takes_effect_at_once(page):
    attach(page, f"bottom: {{ automaticPages: 1 }}, {GROW_MORE}")
    load_until_it_waits(page, ["bottom"])
    change(page, "bottom: { automaticPages: 2 }")
    wait_for_calls(page, ["bottom"] * 2)


# Triggers

def test_an_edge_that_no_fling_fires_loads_only_under_a_finger(page):
    attach(page, f"bottom: {{ triggersDuringDeceleration: false }}, {LOAD}")
    scroll(page, END)
    expect_no_more_calls(page, [])
    scroll(page, 1000)
    page.swipe(400, 200)
    wait_for_calls(page, ["bottom"])


def test_a_pull_that_a_fling_fires_counts_from_an_update_on(page):
    attach(page, f"{LOAD}")
    change(page, "bottom: { triggersDuringDeceleration: false }")
    scroll(page, END)
    expect_no_more_calls(page, [])


def test_a_distance_takes_effect_at_once_in_the_same_list_while_an_action_runs(page):
    attach(page, "onRefresh: () => new Promise(() => {}), onLoadMore() { calls.push('bottom'); return { hasMore: false }; }, concurrency: 'independent'")
    page.page.evaluate("() => { window.box = document.querySelector('[data-overscroll=bottom]'); void list.begin('top'); }")
    scroll(page, END - 500)
    expect_no_more_calls(page, [])
    change(page, "bottom: { within: 600 }")
    wait_for_calls(page, ["bottom"])
    assert page.page.evaluate("[box === document.querySelector('[data-overscroll=bottom]'), list.phase('top')]") == [True, "refreshing"]


@pytest.mark.parametrize("option, expected", [("", []), ("loadsOnRelease: true", ["bottom"])])
def test_a_release_at_the_end_may_fire_where_a_tap_does(page, option, expected):
    attach(page, f"bottom: {{ trigger: 'tap', {option} }}, {LOAD}")
    scroll(page, 10 ** 6)
    page.swipe(400, 250)
    if expected:
        wait_for_calls(page, expected)
    expect_no_more_calls(page, expected)


@pytest.mark.parametrize("fraction, runs", [(0.95, True), (0.99, False)])
def test_once_armed_a_release_at_ninety_five_percent_fires_and_below_it_does_not(page, fraction, runs):
    attach(page, f"top: {{ past: 100, releaseHysteresis: {fraction} }}, {STAY}")
    page.phone.press(150)
    page.phone.lead(400)
    assert page.phone.phase("top") == "armed"
    y = 400
    while page.page.evaluate("list.progress('top')") > 0.98:
        y -= 1
        page.phone.lead(y, steps=1)
    assert 0.95 < page.page.evaluate("list.progress('top')") < 0.99
    page.phone.lift()
    page.phone.frames(3)
    assert (calls(page) == ["top"]) == runs
    assert page.phone.phase("top") == ("refreshing" if runs else "idle")


@pytest.mark.parametrize("part, before, after", [(0.5, 26, 28), (1, 53, 54), (-1, -56, -53)])
def test_a_footer_loads_when_a_part_of_it_is_visible(page, part, before, after):
    attach(page, f"bottom: {{ indicatorVisible: {part} }}, {LOAD}")
    scroll(page, END + before)
    expect_no_more_calls(page, [])
    scroll(page, END + after)
    wait_for_calls(page, ["bottom"])


def test_showing_counts_from_an_update_on(page):
    attach(page, f"{LOAD}")
    update(page, "bottom: { trigger: 'indicatorVisible' }")
    scroll(page, END + 50)
    expect_no_more_calls(page, [])
    scroll(page, END + 54)
    wait_for_calls(page, ["bottom"])


# Rows

def test_a_distance_in_items_counts_the_rows_beyond_the_visible_ones(page):
    attach(page, f"bottom: {{ within: {{ items: 5 }} }}, {LOAD}")
    scroll(page, 1100)
    expect_no_more_calls(page, [])
    scroll(page, 1110)
    wait_for_calls(page, ["bottom"])


def test_items_at_the_start_are_those_before_the_visible_ones(page):
    attach(page, "top: { purpose: 'load', within: { items: 3 }, onLoadMore: () => { calls.push('top'); } }")
    wait_for_calls(page, ["top"])
    page.wait_for_phase("idle")
    scroll(page, 1000)
    page.page.evaluate("grow(50)")
    scroll(page, 200 + 54)
    expect_no_more_calls(page, ["top"])
    scroll(page, 190 + 54)
    wait_for_calls(page, ["top", "top"])


def test_items_in_a_row_of_pictures_count_along_it(page):
    page.page.evaluate("""() => {
      rows.style = "display: flex; width: max-content";
      for (const row of rows.children) row.style.cssText = "flex: none; width: 100px; height: 100px; margin: 0"; }""")
    attach(page, "trailing: { within: { items: 4 }, onLoadMore: () => { calls.push('trailing'); } }")
    width = page.page.evaluate("scroller.clientWidth")
    page.page.evaluate("(x) => { scroller.scrollLeft = x; }", 35 * 100 - width)
    expect_no_more_calls(page, [])
    page.page.evaluate("(x) => { scroller.scrollLeft = x; }", 35 * 100 - width + 10)
    wait_for_calls(page, ["trailing"])


def test_items_count_again_when_rows_are_added(page):
    attach(page, f"bottom: {{ within: {{ items: 2 }}, maximumPagesToFillViewport: 1 }}, {LOAD}")
    scroll(page, 1200)
    expect_no_more_calls(page, [])
    page.page.evaluate("for (const row of [...rows.children].slice(-3)) row.remove()")
    wait_for_calls(page, ["bottom"])


# Re-arming

def drag_at_the_end(page):
    """One drag that moves towards the end many times."""
    scroll(page, 1300)
    page.phone.press(500)
    for y in (480, 460, 440, 420, 400, 380):
        page.phone.lead(y, steps=4)


def test_one_drag_loads_again_after_an_update_that_added_nothing(page):
    attach(page, f"bottom: {{ rearmPolicy: 'update', within: 100, triggersDuringDeceleration: false }}, {LOAD}")
    drag_at_the_end(page)
    wait_until(lambda: len(calls(page)) > 3)
    page.phone.lift()


def test_one_drag_loads_once_without_growth(page):
    attach(page, f"bottom: {{ within: 100, triggersDuringDeceleration: false }}, {LOAD}")
    drag_at_the_end(page)
    wait_for_calls(page, ["bottom"])
    expect_no_more_calls(page, ["bottom"])
    page.phone.lift()


def test_one_drag_loads_at_most_a_given_number_of_pages(page):
    attach(page, f"bottom: {{ rearmPolicy: 'update', maximumPerDrag: 2, within: 100, triggersDuringDeceleration: false }}, {LOAD}")
    drag_at_the_end(page)
    wait_for_calls(page, ["bottom"] * 2)
    expect_no_more_calls(page, ["bottom"] * 2)
    page.phone.lift()


# Keeping rows in place

PREPEND = """() => { for (let row = 0; row < 5; row += 1) {
  const node = rows.lastElementChild.cloneNode(true); rows.prepend(node); } calls.push('top'); }"""


@pytest.mark.parametrize("option, position", [("", 250 - 54), ("scrollAnchoring: 'never',", 0)])
def test_rows_that_are_loaded_at_the_start_move_the_others_only_if_asked(page, option, position):
    """The rows stay where they are on the screen, which is below the open header."""
    attach(page, f"top: {{ purpose: 'load', trigger: 'programmatic', visibility: 'beyondViewport', placement: 'outside', {option} onLoadMore: {PREPEND} }}")
    begin(page)
    page.wait_for_phase("idle")
    page.rest()
    assert page.page.evaluate("scroller.scrollTop") == position


@pytest.mark.parametrize("option, position", [("", 0), ("scrollAnchoring: 'always'", 250 - 54)])
def test_rows_that_a_refresh_inserts_may_stay_out_of_sight(page, option, position):
    """The rows stay where they are on the screen, which is below the open header."""
    attach(page, f"top: {{ {option} }}, onRefresh: {PREPEND}")
    begin(page)
    page.wait_for_phase("idle")
    page.rest()
    assert page.page.evaluate("scroller.scrollTop") == position


# Turned off and hidden

def test_an_edge_that_is_turned_off_is_neither_pulled_nor_begun(page):
    attach(page, f"top: {{ disabled: true }}, {CALL}")
    page.pull()
    page.rest()
    assert begin(page) == "cancelled"
    assert calls(page) == []
    page.page.evaluate("list.update({ top: { disabled: false } })")
    page.pull()
    wait_for_calls(page, ["top"])


def test_a_list_that_takes_no_touches_is_not_pulled(page):
    attach(page, CALL)
    page.page.evaluate("scroller.parentElement.inert = true")
    page.pull()
    page.rest()
    expect_no_more_calls(page, [])
    page.page.evaluate("scroller.parentElement.inert = false")
    page.pull()
    wait_for_calls(page, ["top"])


def test_a_hidden_edge_is_not_pulled_and_begins_by_code(page):
    attach(page, f"top: {{ hidden: true }}, {CALL}")
    page.pull()
    page.rest()
    assert calls(page) == []
    assert begin(page) == "updated"
    page.page.evaluate("list.update({ top: { hidden: false } })")
    page.pull()
    wait_for_calls(page, ["top", "top"])


@pytest.mark.parametrize("opacity, node", [(0, "scroller"), (0.01, "scroller"), (0, "scroller.parentElement")])
def test_a_transparent_list_is_not_pulled(page, opacity, node):
    attach(page, CALL)
    page.page.evaluate(f"{node}.style.opacity = {opacity}")
    page.pull()
    page.rest()
    expect_no_more_calls(page, [])
    page.page.evaluate(f"{node}.style.opacity = 0.02")
    page.pull()
    wait_for_calls(page, ["top"])


def test_a_hidden_footer_gives_its_space_back_and_a_shown_one_takes_it_again(page):
    attach(page, f"bottom: {{ trigger: 'tap' }}, {LOAD}")
    assert length(page) == 2054
    page.page.evaluate("list.update({ bottom: { trigger: 'tap', hidden: true } })")
    page.phone.frames(3)
    assert length(page) == 2000
    page.page.evaluate("list.update({ bottom: { trigger: 'tap', hidden: false } })")
    page.phone.frames(3)
    assert length(page) == 2054


# Placement and visibility

def test_a_footer_may_lie_outside_of_the_list(page):
    attach(page, f"bottom: {{ placement: 'outside', trigger: 'tap' }}, {LOAD}")
    assert length(page) == 2000
    update(page, "bottom: { placement: 'inline', trigger: 'tap' }")
    assert length(page) == 2054


def test_a_footer_may_join_the_rows_after_the_last_page(page):
    attach(page, f"bottom: {{ placement: 'inlineAtEnd', past: 60 }}, {LOAD}")
    assert length(page) == 2000
    page.page.evaluate("list.setNoMore()")
    page.phone.frames(3)
    assert length(page) == 2054
    scroll(page, 10 ** 6)
    assert box(page, "bottom") == [546, 600, True]


def test_an_indicator_may_lie_over_the_rows(page):
    attach(page, f"top: {{ placement: 'over' }}, {STAY}")
    assert box(page, "top")[2] is False
    page.pull()
    wait_for_calls(page, ["top"])
    page.rest()
    assert page.top() == 0
    assert box(page, "top") == [0, 54, True]
    page.page.evaluate("ends[0]()")
    page.wait_for_phase("idle")
    assert box(page, "top")[2] is False


@pytest.mark.parametrize("reduced_motion, options", [("no-preference", "durations: {},"), ("reduce", "durations: {},"), ("no-preference", "")])
def test_a_failure_over_the_rows_may_move_beside_them_and_back(lists, reduced_motion, options):
    page = open_page(lambda query: lists(query, reduced_motion=reduced_motion, expects_complaints=True))
    attach(page, f"{options} top: {{ placement: 'over' }}, onRefresh: () => {{ throw new Error('Down'); }}")
    begin(page)
    page.wait_for_phase("failed")
    for placement, top in [("outside", 54), ("over", 0), ("outside", 54)]:
        change(page, f"top: {{ placement: '{placement}' }}")
        wait_until(lambda top=top: page.top() == top)
        assert box(page, "top") == [0, 54, True]
        assert page.page.evaluate("list.phase('top')") == "failed"
    page.page.evaluate("list.reset('top')")
    page.wait_for_phase("idle")
    page.rest()
    assert page.top() == 0
    assert box(page, "top")[2] is False


def test_an_indicator_behind_the_rows_is_uncovered_by_them(page):
    attach(page, f"top: {{ placement: 'behind' }}, {STAY}")
    page.phone.press(150)
    page.phone.lead(200)
    shown = page.top()
    assert 0 < shown < 54
    assert box(page, "top") == [0, 54, True]
    clip = page.page.evaluate("getComputedStyle(document.querySelector('[data-overscroll=top]')).clipPath")
    assert clip.startswith("inset(0px 0px ") and float(clip.split()[2].rstrip("px)")) == pytest.approx(54 - shown, abs=0.001)
    page.phone.lead(400)
    page.phone.lift()
    page.phone.wait_until_open(54)
    assert box(page, "top") == [0, 54, True]
    scroll(page, 30)
    assert box(page, "top") == [0, 54, True]
    clip = page.page.evaluate("getComputedStyle(document.querySelector('[data-overscroll=top]')).clipPath")
    assert clip == "inset(0px 0px 30px)"


@pytest.mark.parametrize("visibility, expected", [("always", 154), ("withContent", 154), ("beyondViewport", 100)])
def test_a_footer_may_be_hidden_in_lists_that_are_short(short, visibility, expected):
    attach(short, f"bottom: {{ trigger: 'tap', visibility: '{visibility}' }}, {LOAD}")
    end = short.page.evaluate("Math.max(...[...scroller.querySelectorAll('*')].map((each) => each.getBoundingClientRect().bottom))")
    assert end == expected


@pytest.mark.parametrize("visibility", ["always", "withContent", "beyondViewport"])
def test_a_short_list_is_filled_whether_its_footer_is_seen_or_not(short, visibility):
    attach(short, f"bottom: {{ visibility: '{visibility}' }}, {LOAD}")
    wait_until(lambda: "bottom" in calls(short))


def test_an_empty_list_shows_its_footer_only_if_asked(lists):
    page = open_page(lists, "later&length=0")
    attach(page, f"bottom: {{ trigger: 'tap' }}, {LOAD}")
    assert box(page, "bottom")[2] is False
    change(page, "bottom: { trigger: 'tap', visibility: 'always' }")
    wait_until(lambda: box(page, "bottom")[2])


# Outside of the list

def test_an_indicator_is_shown_in_another_element(page):
    page.page.evaluate("""() => {
      const bar = document.createElement("div");
      bar.style = "height: 60px; width: 200px"; bar.id = "bar";
      document.body.append(bar); }""")
    attach(page, f"top: {{ container: bar, indicator: 'lines', past: 62 }}, {STAY}")
    page.phone.press(150)
    page.phone.lead(450)
    assert page.page.evaluate("document.querySelector('[data-overscroll=top]').parentElement.id") == "bar"
    middle = """(node) => { const { left, right, top, bottom } = node.getBoundingClientRect(); return [(left + right) / 2, (top + bottom) / 2]; }"""
    bar = page.page.evaluate(f"({middle})(bar)")
    assert page.page.evaluate(f"({middle})(document.querySelector('[data-overscroll=top]'))") == pytest.approx(bar, abs=0.5)
    assert page.page.evaluate("document.querySelectorAll('#bar svg').length") >= 3
    page.phone.lift()
    wait_for_calls(page, ["top"])
    page.rest()
    assert page.top() == 0
    page.page.evaluate("list.detach()")
    assert page.page.evaluate("[bar.children.length, bar.getAttribute('style')]") == [0, "height: 60px; width: 200px;"]


# The opacity of the indicator

def opacity(page):
    return page.page.evaluate("Number(getComputedStyle(document.querySelector('[data-overscroll=top]')).opacity)")


def test_the_opacity_of_an_indicator_is_multiplied_by_that_of_the_pull(page):
    attach(page, f"top: {{ alpha: 0.5, past: 100 }}, {STAY}")
    page.phone.press(150)
    page.phone.lead(200)
    progress = page.page.evaluate("list.progress('top')")
    assert 0 < progress < 1
    assert opacity(page) == pytest.approx(0.5 * progress, abs=0.01)
    page.phone.lose()
    page.rest()
    page.page.evaluate("void list.begin('top')")
    wait_until(lambda: opacity(page) == 0.5)
    page.page.evaluate("list.update({ top: { alpha: 0.2, past: 100 } })")
    wait_until(lambda: opacity(page) == pytest.approx(0.2))


def test_a_transparent_indicator_is_not_pulled_and_begins_by_code(page):
    attach(page, f"top: {{ alpha: 0.01 }}, {CALL}")
    page.pull()
    page.rest()
    expect_no_more_calls(page, [])
    assert begin(page) == "updated"
    page.page.evaluate("list.update({ top: { alpha: 0.02 } })")
    page.pull()
    wait_for_calls(page, ["top", "top"])
