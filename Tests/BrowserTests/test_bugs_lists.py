"""Bugs that users of other libraries reported, by the ids of Documentation/Internals/Bugs.md: loading and cleaning up."""

import pytest

from lists import HOLD
from phone import wait_until

NODES = "[scroller.parentElement.childElementCount, scroller.childElementCount, document.head.childElementCount]"


def listeners(page, target):
    handle = page.phone.cdp.send("Runtime.evaluate", {"expression": target})["result"]["objectId"]
    return len(page.phone.cdp.send("DOMDebugger.getEventListeners", {"objectId": handle})["listeners"])


def to_the_end(page):
    page.phone.scroll_to(10 ** 6)


def test_b036_nothing_is_loaded_before_the_first_page_is_there(lists):
    page = lists("length=0&later")
    page.start()
    for _ in range(5):
        page.page.evaluate("scroller.style.paddingTop = scroller.style.paddingTop ? '' : '1px'")
        page.phone.frames(2)
    assert page.runs("bottom") == 0
    page.page.evaluate("void list.begin('top')")
    page.wait_for_phase("refreshing")
    page.wait(500)
    page.page.evaluate("grow(300)")
    page.phone.frames(3)
    page.page.evaluate("grow(1700)")
    page.phone.frames(3)
    assert page.runs("bottom") == 0
    page.finish()
    page.wait_for_phase("idle")
    page.wait(500)
    assert page.runs("bottom") == 0


@pytest.mark.parametrize("css", [
    "#scroller { overflow: auto }", "#scroller { overflow-y: scroll; -webkit-overflow-scrolling: touch }",
    "html, body { height: 100%; overflow: hidden }", "body { height: auto; min-height: 3000px }",
])
def test_b044_the_scroller_that_was_named_is_the_one_that_counts(lists, css):
    page = lists()
    page.page.add_style_tag(content=css)
    page.phone.scroll_to(700)
    page.swipe(150, 350, steps=12, hold=120)
    assert page.runs() == 0
    page.phone.scroll_to(0)
    page.pull()
    page.wait_for_phase("refreshing")
    page.finish()
    page.wait_for_phase("idle")
    assert page.runs() == 1
    to_the_end(page)
    page.page.wait_for_function("() => count('bottom') === 1")


def test_b092_who_watches_the_scroll_position_sees_no_scrolling_in_a_whole_refresh(lists):
    page = lists()
    page.page.evaluate("""() => { window.toggles = 0; let isCollapsed = false; const look = () => {
      if (isCollapsed !== scroller.scrollTop > 0) { isCollapsed = !isCollapsed; toggles += 1; } requestAnimationFrame(look); };
      look(); scroller.addEventListener('scroll', () => { if (scroller.scrollTop > 0) toggles += 1; }); }""")
    page.pull()
    page.wait_for_phase("refreshing")
    page.phone.wait_until_open()
    page.finish({"message": "3 new"})
    page.wait_for_phase("idle")
    page.page.evaluate("void list.begin('top')")
    page.phone.wait_until_open()
    page.finish()
    page.wait_for_phase("idle")
    page.rest()
    assert page.page.evaluate("toggles") == 0


def begin(page):
    page.page.evaluate("void list.begin('top')")


def hold(page):
    page.phone.press(150)
    page.phone.lead(300)


def refresh(page):
    page.pull()
    page.wait_for_phase("refreshing")
    page.phone.wait_until_open()


@pytest.mark.parametrize("reach", [begin, hold, refresh])
def test_b171_a_list_that_goes_while_it_is_busy_leaves_nothing_and_may_come_back(lists, reach):
    page = lists("later")
    def traces():
        return page.page.evaluate(NODES), [listeners(page, each) for each in ("scroller", "window", "document")], page.styles()

    before = traces()
    page.start()
    reach(page)
    page.page.evaluate("list.detach()")
    wait_until(lambda: traces() == before)
    if reach is hold:
        page.phone.lose()
    page.finish()
    page.page.evaluate("runs.length = 0")
    page.start()
    page.pull()
    page.wait_for_phase("refreshing")
    assert page.runs() == 1


def test_b172_a_short_list_is_filled_up_and_then_waits(lists):
    page = lists("length=0&later")
    page.start("{}, { within: 0 }")
    page.page.evaluate("void list.begin('top')")
    page.page.evaluate("grow(50)")
    page.finish()
    # Three pages load automatically in sequence, since each is too short.
    for number in range(1, 4):
        page.page.wait_for_function("(number) => count('bottom') === number", arg=number)
        assert page.page.evaluate("done.length") == 1
        page.page.evaluate("grow(100)")
        page.finish({"hasMore": True})
    page.wait(1200)
    assert page.runs("bottom") == 3


def test_b172_a_small_page_at_the_end_is_followed_by_one_more_without_scrolling(lists):
    page = lists()
    to_the_end(page)
    page.page.wait_for_function("() => count('bottom') === 1")
    page.page.evaluate("grow(50)")
    page.finish({"hasMore": True})
    page.page.wait_for_function("() => count('bottom') === 2")
    page.finish({"hasMore": True})
    page.wait(1000)
    assert page.runs("bottom") == 2


def test_b177_attaching_anew_ten_times_loads_nothing(lists):
    page = lists()
    for _ in range(10):
        page.page.evaluate("list.detach()")
        page.start()
    assert page.runs("bottom") == 0
    to_the_end(page)
    page.page.wait_for_function("() => count('bottom') === 1")
    page.wait(500)
    assert page.runs("bottom") == 1


def test_b180_sixty_scroll_events_at_the_end_load_one_page(lists):
    page = lists()
    end = page.page.evaluate("scroller.scrollHeight - scroller.clientHeight")
    for step in range(60):
        page.page.evaluate("(y) => { scroller.scrollTop = y }", end - 200 + step % 20 * 10)
        page.phone.frames(1)
    assert page.runs("bottom") == 1
    page.page.evaluate("grow(2000)")
    page.finish({"hasMore": True})
    page.wait(800)
    assert page.runs("bottom") == 1
    to_the_end(page)
    page.page.wait_for_function("() => count('bottom') === 2")
    page.wait(300)
    assert page.runs("bottom") == 2


def test_b187_what_ends_without_any_touch_is_at_rest_soon(lists):
    page = lists()
    page.pull()
    page.wait_for_phase("refreshing")
    page.phone.wait_until_open()
    assert page.top() == pytest.approx(HOLD, abs=1)
    page.finish()
    page.page.wait_for_function("() => list.phase('top') === 'idle' && !scroller.style.translate")
    page.phone.frames(2)
    assert page.top() == 0
    assert page.page.evaluate("getComputedStyle(document.querySelector('[data-overscroll=top]')).display") == "none"
    assert page.is_at_rest()


def test_b193_a_list_that_came_and_went_fifty_times_while_it_scrolled_is_there(lists):
    page = lists()
    page.page.evaluate("""async () => {
      let toggles = 0, wanted = Promise.resolve();
      scroller.addEventListener('scroll', () => { if (toggles++ < 50) wanted = wanted.then(() => { list.detach(); return start(); }); });
      for (let y = 1; toggles < 50; y += 1) { scroller.scrollTop = 100 + y % 2 * 50; await new Promise(requestAnimationFrame); }
      await wanted; }""")
    page.phone.scroll_to(0)
    page.pull()
    page.wait_for_phase("refreshing")
    assert page.runs() == 1
