"""Pulling by wheel, with real wheel events in the browser. `Tests/WebTests/wheel.test.mjs` tests the recognition of gestures."""

import pytest

from phone import linger, settle, wait_until

# The distances that a finger would move, 16 ms apart.
STEADY = [12] * 14


@pytest.fixture
def desk(make_phone):
    """A list on a desktop, after earlier wheel events."""
    def open_with(**options):
        desk = make_phone(is_mobile=False, has_touch=False)
        desk.open()
        desk.page.evaluate("""async (options) => {
          gallery.list.detach();
          const { attach } = await import('/overscroll/overscroll.js');
          window.refreshed = 0;
          gallery.list = await attach(scroller, { top: { onRefresh() { refreshed += 1; } }, ...options });
          gallery.list.on('phase', ({ edge, phase }) => (window.phases ??= []).push(`${edge} ${phase}`));
        }""", options)
        desk.page.mouse.move(195, desk.top() + 200)
        turn(desk, 1)
        linger(desk.page, 500)
        desk.scroll_to(0)
        settle(desk.page)
        return desk
    return open_with


GLIDE = """([way, speed]) => new Promise((done) =>
  chrome.gpuBenchmarking.smoothScrollByXY(0, -way, done, 195, scroller.getBoundingClientRect().top + 200, 2, speed, true))"""


def glide(desk, way, speed=600):
    """Moves the fingers on a trackpad at constant speed, one event per frame; a positive distance
    is that of a finger.
    """
    desk.page.evaluate(GLIDE, [way, speed])


def turn(desk, *ways, gap=16):
    """Turns the wheel by single events."""
    for way in ways:
        desk.cdp.send("Input.dispatchMouseEvent", {
            "type": "mouseWheel", "x": 195, "y": desk.top() + 200, "deltaX": 0, "deltaY": -way, "modifiers": 0})
        # The rhythm of the gesture or of the samples, not a wait for the page.
        desk.page.wait_for_timeout(gap)


def refreshed(desk):
    return desk.page.evaluate("refreshed")


def phases_before_a_refresh(desk):
    """The first phases except "pulling", which a browser that merges events may skip."""
    return [each for each in desk.page.evaluate("phases") if each != "top pulling"][:2]


def test_b183_a_trackpad_pulls_and_the_rest_of_the_fingers_refreshes(desk):
    desk = desk()
    glide(desk, 220)
    wait_until(lambda: refreshed(desk) == 1)
    desk.wait_for_phase("top", "idle")
    settle(desk.page)
    assert phases_before_a_refresh(desk) == ["top armed", "top refreshing"]
    assert desk.first_row() == 0


def test_a_pull_goes_on_after_the_page_was_busy(desk):
    desk = desk()
    desk.page.evaluate("""() => addEventListener('wheel', () => {
      const end = performance.now() + 320;
      // Blocks once during the pull, for longer than the pause that ends a gesture.
      if ((window.turns = (window.turns ?? 0) + 1) === 6) while (performance.now() < end);
    }, { capture: true, passive: true })""")
    glide(desk, 220)
    wait_until(lambda: refreshed(desk) == 1)
    desk.wait_for_phase("top", "idle")
    settle(desk.page)
    assert phases_before_a_refresh(desk) == ["top armed", "top refreshing"]


def test_a_short_pull_of_a_trackpad_goes_back_and_refreshes_nothing(desk):
    desk = desk()
    glide(desk, 60)
    settle(desk.page)
    assert desk.page.evaluate("phases") == ["top pulling", "top idle"]
    assert [desk.first_row(), refreshed(desk)] == [0, 0]


def test_what_arrives_at_the_top_does_not_pull(desk):
    desk = desk()
    desk.scroll_to(100)
    glide(desk, 400)
    assert desk.scroll_top() == 0
    assert desk.first_row() == 0
    linger(desk.page, 500)
    assert desk.page.evaluate("window.phases") is None


def test_a_pull_by_trackpad_that_is_turned_back_scrolls_on(desk):
    desk = desk()
    desk.page.evaluate("""async (glide) => {
      const move = eval(glide);
      await move([100, 600]);
      await move([-300, 600]); }""", GLIDE)
    settle(desk.page)
    # The first 100 pixels close the pull. The browser takes over late, and loses the events until then;
    # a busy page may receive the rest as one event, which is then lost.
    assert -300 < desk.first_row() <= 0
    assert refreshed(desk) == 0
    assert "hidden" not in desk.page.evaluate("scroller.style.overflowY")
    before = desk.first_row()
    glide(desk, -300)
    settle(desk.page)
    assert before - 300 <= desk.first_row() < before


# One event per frame; a way of 0 detaches the list instead.
TURN = """async ([turns, ctrlKey]) => {
  const scrolls = [];
  for (const way of turns) {
    await new Promise(requestAnimationFrame);
    if (way === 0) gallery.list.detach();
    else scrolls.push(rows.dispatchEvent(new WheelEvent("wheel", { deltaY: -way, ctrlKey, bubbles: true, cancelable: true })));
  }
  return scrolls; }"""


def dispatch(desk, turns, zooms=False):
    """Sends wheel events by script; returns for each whether the browser may scroll by it. With `zooms` they are those of
    a pinch on a trackpad, which have the control key, and which a test cannot produce by real input.
    """
    return desk.page.evaluate(TURN, [turns, zooms])


def test_the_event_that_closes_a_pull_scrolls_once(desk):
    desk = desk()
    # The first event does not pull, so the pull of 60 pixels is closed by the second one back, which the list scrolls by the other 30.
    assert dispatch(desk, [12] * 6 + [-45, -45]) == [True] + [False] * 7
    assert desk.scroll_top() == 30
    assert dispatch(desk, [-12, -12]) == [True, True]


def test_a_list_that_is_detached_during_a_pull_by_trackpad_leaves_the_wheel_alone(desk):
    desk = desk()
    assert dispatch(desk, [12] * 6 + [0] + [12] * 6) == [True] + [False] * 5 + [True] * 6


@pytest.mark.parametrize("wheel, refreshes", [("trackpad", 0), ("always", 1), (False, 0)])
def test_the_steps_of_a_wheel_pull_where_that_is_asked_for(desk, wheel, refreshes):
    desk = desk(wheel=wheel)
    turn(desk, 120, 120, 120, gap=60)
    linger(desk.page, 700)
    # On a busy machine, the refresh begins later than that.
    wait_until(lambda: refreshed(desk) == refreshes)


def test_without_a_wheel_a_trackpad_pulls_nothing(desk):
    desk = desk(wheel=False)
    glide(desk, 220)
    linger(desk.page, 400)
    assert refreshed(desk) == 0


def test_a_wheel_that_zooms_pulls_nothing(desk):
    desk = desk()
    dispatch(desk, STEADY, zooms=True)
    linger(desk.page, 400)
    assert desk.page.evaluate("window.phases") is None
    dispatch(desk, STEADY)
    wait_until(lambda: refreshed(desk) == 1)


def test_a_trackpad_over_an_enlarged_page_pulls_nothing(desk):
    desk = desk()
    desk.enlarge(2)
    glide(desk, 220)
    linger(desk.page, 400)
    assert desk.page.evaluate("window.phases") is None
    desk.enlarge(1)
    linger(desk.page, 400)
    glide(desk, 220)
    wait_until(lambda: refreshed(desk) == 1)


def test_a_wheel_is_not_heard_while_a_finger_is_down(make_phone):
    phone = make_phone()
    phone.open()
    phone.server.forget_requests()
    turn(phone, 1)
    linger(phone.page, 500)
    phone.scroll_to(0)
    phone.press(200)
    phone.lead(240)
    settle(phone.page)
    seen = phone.first_row()
    glide(phone, 160)
    assert phone.first_row() == seen
    phone.lift()
    linger(phone.page, 600)
    assert phone.server.requests() == []


def test_the_rows_scroll_by_wheel_to_the_next_page(make_phone):
    phone = make_phone(is_mobile=False, has_touch=False)
    phone.open()
    phone.server.forget_requests()
    phone.page.mouse.move(195, 400)
    for _ in range(14):
        phone.page.mouse.wheel(0, 120)
        # The rhythm of the gesture or of the samples, not a wait for the page.
        phone.page.wait_for_timeout(40)
    wait_until(lambda: len(phone.server.next_pages()) == 1)
    phone.wait_for_rows(40)


def test_the_script_for_wheels_is_loaded_when_one_is_turned(make_phone):
    phone = make_phone(is_mobile=False, has_touch=False)
    asked = []
    phone.page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[1]))
    phone.open()
    assert "wheel.js" not in asked
    turn(phone, 1, 1)
    wait_until(lambda: phone.page.evaluate("true") and asked.count("wheel.js") == 1)
