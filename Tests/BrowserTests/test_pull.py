"""Pulling the top with a real finger, against the server's own count of requests."""

import pytest

from gesture_record import assert_one_gesture, record_gesture
from phone import wait_until

BAND = 0.55


def band(travel, extent):
    """UIScrollView's rubber band, calculated independently of the engine."""
    return extent * (1 - 1 / (travel * BAND / extent + 1))


def viewport(phone):
    return phone.page.evaluate("scroller.clientHeight")


def test_a_pull_below_the_threshold_sends_nothing(phone):
    phone.drag(100, 180)
    phone.wait_until_closed()
    assert phone.server.requests() == []
    assert phone.first_row() == 0


def test_the_indicator_is_invisible_at_rest_and_fades_in_with_the_pull(phone):
    def opacity():
        return phone.page.evaluate("""() => {
          const looks = getComputedStyle(document.querySelector("[data-overscroll=top]"));
          return looks.display === "none" ? 0 : Number(looks.opacity); }""")

    wait_until(lambda: opacity() == 0)
    phone.press(100)
    phone.lead(150)
    wait_until(lambda: 0 < opacity() < 1)
    phone.lead(400)
    wait_until(lambda: phone.phase("top") == "armed" and opacity() == 1)
    phone.hold_feed()
    phone.lift()
    phone.wait_for_phase("top", "refreshing")
    wait_until(lambda: opacity() == 1)
    phone.release_feed()
    phone.wait_for_phase("top", "idle")
    wait_until(lambda: opacity() == 0)


def test_past_the_threshold_and_released_exactly_one_request_is_sent(phone):
    phone.record_phases()
    phone.drag(100, 330)
    phone.wait_until_closed()
    assert len(phone.server.requests()) == 1
    assert phone.phases() == [
        f"top {phase}" for phase in ("pulling", "armed", "refreshing", "ending", "idle")]
    assert phone.first_row() == 0


def test_a_second_pull_while_it_runs_sends_nothing(phone):
    phone.hold_feed()
    phone.drag(100, 330)
    phone.wait_for_phase("top", "refreshing")
    phone.wait_until_open()
    phone.drag(100, 380)
    phone.drag(100, 380)
    phone.release_feed()
    phone.wait_until_closed()
    assert len(phone.server.requests()) == 1


def test_a_finger_that_stays_past_the_threshold_sends_nothing_until_it_lifts(phone):
    phone.press(100)
    phone.lead(330)
    # Nothing may happen, and no event reports that.
    phone.page.wait_for_timeout(1200)
    assert phone.phase("top") == "armed"
    assert phone.server.requests() == []
    phone.shot("pull-armed")
    phone.lift()
    wait_until(lambda: len(phone.server.requests()) == 1)


REPLACE_ROWS = "document.querySelectorAll('#rows > *').forEach((row) => row.replaceWith(row.cloneNode(true)))"


def test_a_row_that_is_replaced_under_the_finger_takes_nothing_along(phone):
    phone.press(100)
    phone.lead(200)
    phone.page.evaluate(REPLACE_ROWS)
    phone.lead(330)
    phone.wait_for_phase("top", "armed")
    phone.lift()
    phone.wait_until_closed()
    assert len(phone.server.requests()) == 1
    assert phone.first_row() == 0


def test_a_touch_that_is_lost_on_a_replaced_row_resets_and_sends_nothing(phone):
    phone.press(100)
    phone.lead(330)
    phone.page.evaluate(REPLACE_ROWS)
    phone.lose()
    phone.wait_for_phase("top", "idle")
    assert phone.server.requests() == []


def test_back_above_the_threshold_before_lifting_sends_nothing(phone):
    phone.drag(100, 330, 130)
    phone.wait_until_closed()
    assert phone.server.requests() == []
    assert phone.phase("top") == "idle"


def test_a_touch_that_is_taken_away_resets_and_sends_nothing(phone):
    phone.press(100)
    phone.lead(330)
    phone.lose()
    phone.wait_until_closed()
    assert phone.first_row() == 0
    assert phone.server.requests() == []


def test_a_mostly_horizontal_drag_sends_nothing(phone):
    phone.press(100, x=40)
    phone.lead(300, x=340)
    assert phone.first_row() == 0
    phone.lift()
    phone.wait_until_closed()
    assert phone.server.requests() == []


def test_a_second_finger_takes_the_pull_back(phone):
    phone.press(100)
    phone.lead(330)
    assert phone.phase("top") == "armed"
    top = phone.top()
    both = [{"x": 195, "y": top + 330, "id": 0}, {"x": 60, "y": top + 200, "id": 1}]
    phone.cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": both})
    assert phone.phase("top") == "idle"
    for _ in range(8):
        both = [{**each, "y": each["y"] + 30} for each in both]
        phone.touch_points("touchMove", both)
    assert phone.phase("top") == "idle"
    phone.lift()
    phone.wait_until_closed()
    assert phone.first_row() == 0
    assert phone.server.requests() == []


def test_two_fingers_that_come_down_together_pull_nothing(phone):
    top = phone.top()
    both = [{"x": 60, "y": top + 100, "id": 0}, {"x": 195, "y": top + 100, "id": 1}]
    phone.touch_points("touchStart", both)
    for _ in range(8):
        both = [{**each, "y": each["y"] + 30} for each in both]
        phone.touch_points("touchMove", both)
        assert phone.phase("top") == "idle"
    phone.lift()
    phone.wait_until_closed()
    assert phone.server.requests() == []


def test_a_page_that_fingers_enlarged_is_moved_and_not_refreshed(phone):
    phone.enlarge(2)
    phone.press(60, x=60)
    phone.lead(190, x=60)
    assert phone.phase("top") == "idle"
    assert phone.first_row() == 0
    phone.lift()
    phone.wait_until_closed()
    assert phone.server.requests() == []
    phone.enlarge(1)
    phone.drag(100, 430)
    wait_until(lambda: len(phone.server.requests()) == 1)


@pytest.mark.parametrize("kind", ["y mandatory", "y proximity"])
def test_a_list_that_snaps_to_its_rows_stays_open_while_it_refreshes(phone, kind):
    phone.page.evaluate("""(kind) => {
      scroller.style.scrollSnapType = kind;
      const style = document.createElement('style');
      style.textContent = '#scroller > :not([data-overscroll]) { scroll-snap-align: start }';
      document.head.append(style);
    }""", kind)
    snaps = lambda: phone.page.evaluate("scroller.style.scrollSnapType")  # noqa: E731
    before = snaps()
    phone.hold_feed()
    phone.drag(100, 400)
    phone.wait_for_phase("top", "refreshing")
    phone.wait_until_open()
    # It remains open: the browser snaps within a frame.
    phone.frames(12)
    assert phone.phase("top") == "refreshing"
    assert phone.first_row() == pytest.approx(54, abs=1)
    assert snaps() == "none"
    phone.release_feed()
    phone.wait_until_closed()
    assert phone.first_row() == 0
    assert snaps() == before
    phone.hold_feed()
    phone.drag(100, 400)
    phone.wait_for_phase("top", "refreshing")
    phone.wait_until_open()
    phone.page.evaluate("gallery.list.detach()")
    assert snaps() == before


def test_a_drag_that_begins_in_the_list_goes_on_into_a_pull(phone):
    phone.scroll_to(60)
    phone.drag(100, 500, steps=30)
    wait_until(lambda: len(phone.server.requests()) == 1)


@pytest.mark.parametrize("steps", [20, 25, 30, 40])
def test_pull_and_scroll_are_one_gesture(phone, steps):
    """See also test_frames.py, where no frame is late and no move may be lost."""
    record_gesture(phone.page, "rows.getBoundingClientRect().top - scroller.parentElement.getBoundingClientRect().top")
    phone.drag(300, 450, 150, steps=steps, hold=400)
    phone.rest()
    assert phone.server.requests() == []
    assert phone.page.evaluate("getComputedStyle(scroller).overflowY") != "hidden"
    assert_one_gesture(phone.page, before=0, step=300 / steps)


@pytest.mark.parametrize("travel", [60, 120, 200, 320])
def test_the_list_follows_the_rubber_band_to_the_pixel(phone, travel):
    phone.record_moves()
    phone.press(100)
    phone.lead(120, steps=1)
    phone.lead(120 + travel, steps=6)
    phone.frames(2)
    moves = phone.moves()
    assert phone.first_row() == pytest.approx(band(moves[-1] - moves[0], viewport(phone)), abs=0.51)
    phone.lose()


def test_a_begin_in_code_does_not_move_a_list_that_is_elsewhere(phone):
    phone.hold_feed()
    phone.scroll_to(400)
    before = phone.first_row()
    phone.page.evaluate("void gallery.list.begin('top')")
    phone.frames(5)
    assert phone.first_row() == before
    phone.release_feed()
    phone.wait_until_closed()


def test_while_it_runs_scrolling_is_the_browsers_by_wheel_too(phone):
    phone.hold_feed()
    phone.drag(100, 330)
    phone.wait_for_phase("top", "refreshing")
    phone.wait_until_open()
    phone.page.mouse.move(195, 400)
    phone.page.mouse.wheel(0, 200)
    wait_until(lambda: abs(phone.first_row() - (54 - 200)) <= 1)
    phone.rest()
    assert phone.first_row() == pytest.approx(54 - 200, abs=1)
    phone.release_feed()


def test_the_end_does_not_move_a_list_that_is_elsewhere(phone):
    phone.hold_feed()
    phone.drag(100, 330)
    phone.wait_for_phase("top", "refreshing")
    phone.wait_until_open()
    phone.scroll_to(600)
    row = phone.first_row()
    phone.release_feed()
    phone.wait_until_closed()
    assert phone.first_row() == pytest.approx(row, abs=1)


def test_a_promise_of_begin_tells_how_it_ended_and_joins_a_run(phone):
    results = phone.page.evaluate(
        "Promise.all([gallery.list.begin('top'), gallery.list.begin('top')])")
    assert results == [{"outcome": "unchanged", "message": "You’re up to date"}] * 2
    assert len(phone.server.requests()) == 1


def test_new_items_arrive_with_a_pull(phone):
    before = phone.rows()
    phone.server.publish(3)
    phone.page.evaluate("""() => gallery.list.on('phase', ({ phase }) => { if (phase === 'ending') queueMicrotask(() => {
      window.message = document.querySelector('[data-overscroll=top]').innerText.trim(); }); })""")
    phone.drag(100, 330)
    phone.page.wait_for_function("() => window.message !== undefined")
    phone.shot("refresh-message")
    assert phone.page.evaluate("message").startswith("3 new")
    assert phone.rows()[3] == before[0]
    assert phone.status() == "3 new"


def test_a_mouse_pulls_where_it_is_asked_for(make_phone):
    phone = make_phone(is_mobile=False, has_touch=False)
    phone.open()
    phone.server.forget_requests()
    mouse, top = phone.page.mouse, phone.top()
    mouse.move(195, top + 100)
    mouse.down()
    mouse.move(195, top + 330, steps=10)
    phone.wait_for_phase("top", "armed")
    mouse.up()
    wait_until(lambda: len(phone.server.requests()) == 1)


def test_the_content_is_lifted_before_it_is_pulled_and_let_down_where_it_is_not(lists):
    page = lists()
    page.page.evaluate("""() => { window.lifts = [];
      new MutationObserver(() => {
        const lift = `${scroller.style.willChange} ${scroller.style.translate}`.trim();
        if (lift !== lifts.at(-1)) lifts.push(lift);
      }).observe(scroller, { attributeFilter: ['style'] }); }""")
    lifts = lambda: page.page.evaluate("lifts.splice(0)")  # noqa: E731

    def touch(**to):
        page.phone.press(150)
        page.phone.lead(**to, steps=1)

    touch(y=170)
    page.page.wait_for_function("() => lifts.length === 2")
    assert lifts() == ["translate", ""]
    page.phone.lift()
    touch(y=150, x=100)
    page.phone.frames(3)
    assert "translate" not in lifts(), "a row that is swiped is no list that is pulled"
    page.phone.lift()
    page.phone.scroll_to(300)
    lifts()
    touch(y=170)
    page.phone.frames(3)
    assert "translate" not in lifts(), "there is more to scroll to"
    page.phone.lift()
