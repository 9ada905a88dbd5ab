"""Bugs that users of other libraries reported, by the ids of Documentation/Internals/Bugs.md: touches, wheels and mice."""

from lists import HOLD


def test_b056_fingers_that_come_and_go_in_turn_move_nothing_by_leaps(lists):
    page = lists()
    page.watch()
    send = lambda kind, *points: page.phone.cdp.send("Input.dispatchTouchEvent", {  # noqa: E731
        "type": kind, "touchPoints": [{"x": 195, "y": y, "id": number} for number, y in points]})
    send("touchStart", (0, 150))
    for step in range(1, 13):
        send("touchMove", (0, 150 + 10 * step))
    send("touchStart", (0, 270), (1, 400))
    send("touchEnd", (1, 400))
    for step in range(1, 5):
        send("touchMove", (1, 400 + 10 * step))
    send("touchEnd")
    page.rest()
    places = [top for top, _, _ in page.watched()]
    assert max(places) > 30
    # A collapse of 0.4 s is fastest at its beginning, and a busy machine shows few frames of it.
    assert all(after - before < 15 for before, after in zip(places, places[1:]))
    assert page.runs() == 0
    assert page.top() == 0


def test_b173_a_pull_prevents_nothing_and_the_console_is_silent(lists):
    page = lists()
    before = len(page.phone.console)
    page.watch()
    page.pull()
    page.wait_for_phase("refreshing")
    assert page.phone.console[before:] == []
    assert {scrolled for _, scrolled, _ in page.watched()} == {0}
    assert page.page.evaluate("[scrollX, scrollY]") == [0, 0]


def test_b173_every_listener_is_passive(lists):
    page = lists()
    handle = page.phone.cdp.send("Runtime.evaluate", {"expression": "scroller"})["result"]["objectId"]
    found = page.phone.cdp.send("DOMDebugger.getEventListeners", {"objectId": handle})["listeners"]
    assert {each["type"] for each in found} >= {"touchstart", "touchmove", "touchend", "touchcancel", "scroll"}
    assert [each["type"] for each in found if not each["passive"] and each["type"] != "wheel"] == []


def test_b175_a_list_that_is_not_at_its_top_is_only_scrolled(lists):
    page = lists()
    page.page.evaluate("document.body.style.overflow = 'hidden'")
    page.phone.scroll_to(1000)
    page.swipe(150, 350, steps=20, hold=150)
    page.phone.rest()
    assert page.runs() == 0
    assert page.phone.phase("top") == "idle"
    # A busy browser scrolls less than the finger moves, because it leaves out the first of its moves.
    assert 780 <= page.phone.scroll_top() < 1000
    assert page.is_at_rest()
    page.phone.scroll_to(0)
    page.phone.press(150)
    page.phone.lead(350)
    assert page.phone.phase("top") == "armed"
    page.phone.lose()


def test_b176_a_fling_that_reaches_the_top_refreshes_nothing_and_a_pull_there_does(lists):
    page = lists("length=6000")
    # The finger moves less than half of the distance; a busy machine occasionally does not fling.
    for _ in range(8):
        page.phone.scroll_to(700)
        page.swipe(150, 450, steps=3)
        page.phone.rest()
        if page.phone.scroll_top() == 0:
            break
    page.rest()
    assert (page.phone.scroll_top(), page.runs()) == (0, 0)
    page.pull()
    page.wait_for_phase("refreshing")
    assert page.runs() == 1


def test_b179_the_browsers_own_pull_to_refresh_stays_away_and_comes_back(lists):
    page = lists()
    page.page.evaluate("window.isSame = true")
    assert page.page.evaluate("getComputedStyle(scroller).overscrollBehaviorY") == "none"
    page.pull(300)
    page.wait_for_phase("refreshing")
    page.wait(500)
    assert page.page.evaluate("window.isSame && performance.getEntriesByType('navigation').length === 1")
    page.page.evaluate("list.detach()")
    assert page.page.evaluate("getComputedStyle(scroller).overscrollBehaviorY") == "auto"


def test_b183_a_wheel_loads_at_the_end_and_leaves_nothing_behind_at_the_top(lists):
    page = lists("length=1500", is_mobile=False, has_touch=False)
    page.page.mouse.move(195, 300)
    for _ in range(10):
        page.page.mouse.wheel(0, 120)
        page.phone.frames(2)
    page.page.wait_for_function("() => count('bottom') === 1")
    page.finish({"hasMore": False})
    page.wait_for_phase("noMore", "bottom")
    for _ in range(15):
        page.page.mouse.wheel(0, -120)
        page.phone.frames(2)
    page.page.wait_for_function("() => scroller.scrollTop === 0")
    page.rest()
    assert page.runs("bottom") == 1
    assert page.runs() == 0
    assert page.phone.scroll_top() == 0
    assert page.is_at_rest()


def test_b184_a_virtual_list_far_down_is_not_at_the_top_though_the_page_is(lists):
    page = lists("length=20000")
    page.phone.scroll_to(5000)
    assert page.page.evaluate("scrollY") == 0
    for _ in range(10):
        page.swipe(200, 400, steps=10, hold=120)
    assert page.runs() == 0
    assert 0 < page.phone.scroll_top() < 5000


def test_b185_the_end_of_one_pull_closes_nothing_of_the_next(lists):
    page = lists()
    page.phone.press(150)
    page.phone.lead(350)
    page.phone.lose()
    page.pull(steps=8, hold=40)
    page.wait_for_phase("refreshing")
    for _ in range(8):
        page.phone.frames(12)
        assert page.phone.phase("top") == "refreshing"
        assert page.top() >= HOLD - 1
    assert page.runs() == 1


def test_b188_down_up_and_down_again_leaves_every_style_as_it_was(lists):
    page = lists()
    before = page.styles()
    page.swipe(150, 220, 150, 220, hold=120)
    page.rest()
    assert page.styles().replace("user-select: none;", "") == before
    assert page.runs() == 0
    page.swipe(500, 200, steps=12, hold=120)
    assert page.phone.scroll_top() > 200


def test_b189_a_pull_that_was_given_up_is_no_part_of_the_next_gesture(lists):
    page = lists()
    page.swipe(150, 190, steps=4)
    page.page.evaluate("window.seen = []; scroller.addEventListener('scroll', () => seen.push(list.phase('top')))")
    # A busy machine drops flings.
    for _ in range(20):
        page.swipe(500, 200, steps=6)
        page.phone.rest()
        if page.phone.scroll_top() > 200:
            break
    assert page.phone.scroll_top() > 200
    assert page.page.evaluate("seen.filter((phase) => phase !== 'idle' && phase !== 'pulling')") == []
    assert page.is_at_rest()
    assert page.runs() == 0


def test_b191_it_pulls_where_the_browser_has_no_rubber_band(lists):
    page = lists()
    page.page.evaluate("document.documentElement.style.overscrollBehavior = document.body.style.overscrollBehavior = 'none'")
    page.pull(150)
    page.wait_for_phase("refreshing")
    assert page.runs() == 1


def drag_with_mouse(page):
    mouse = page.page.mouse
    mouse.move(30, 110)
    mouse.down()
    for step in range(1, 16):
        mouse.move(30 + 6 * step, 110 + 15 * step)
    page.phone.frames(6)
    mouse.up()


def test_b192_a_mouse_selects_text_where_it_does_not_pull(lists):
    page = lists(is_mobile=False, has_touch=False)
    drag_with_mouse(page)
    assert "Row" in page.page.evaluate("getSelection().toString()")
    assert page.runs() == 0
    assert page.top() == 0


def test_b192_a_mouse_that_pulls_selects_nothing_and_is_a_mouse_again(lists):
    page = lists("later", is_mobile=False, has_touch=False)
    page.start("{}, {}, { mouse: true }")
    drag_with_mouse(page)
    page.wait_for_phase("refreshing")
    assert page.page.evaluate("getSelection().toString()") == ""
    assert page.page.evaluate("[scroller.style.userSelect, getComputedStyle(scroller).cursor]") == ["", "auto"]
    assert page.runs() == 1
