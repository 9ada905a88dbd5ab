"""Pulling by wheel: the recognition of gestures in recorded sequences, and real wheel events in the browser."""

import pytest

from phone import linger, settle, wait_until

# The distances that a finger would move, 16 ms apart, as trackpads report them: two pulls that come
# to rest, flicks with momentum (each step is 4 % smaller), and steps of a wheel.
STEADY = [12] * 14
SLOWING = [2, 6, 12, 18, 24, 28, 30, 31, 28, 24, 18, 12, 7, 3, 1]
UNEVEN = [4, 10, 12, 11, 12, 9, 11, 10, 12, 13, 10, 13]
FLICK = [6, 20, 44] + [44 * 0.96 ** n for n in range(1, 60)]
WHOLE = [6, 20, 44] + [round(44 * 0.96 ** n) for n in range(1, 60)]
SHRINKING = [5, 40, 35, 30, 25, 20, 15, 10, 5]

PLAY_TURNS = """async ({ turns, gap, mayBegin, isStep }) => {
  const { WheelPhases } = await import('/overscroll/wheel.js');
  const phases = new WheelPhases();
  const names = ['began', 'moved', 'ended', 'cancelled'];
  const reported = [];
  let time = 1000;
  let travel = 0;
  for (const way of [...turns, null]) {
    time += way === null ? 1000 : gap;
    const passed = phases.passed(time);
    if (passed !== null) reported.push(names[passed]);
    if (way === null) break;
    const what = phases.turned({ time, way, isStep }, mayBegin);
    if (what !== null && reported.at(-1) !== names[what]) reported.push(names[what]);
    if (what !== null) travel = phases.travel;
  }
  return [reported, travel];
}"""


def play(phone, turns, gap=16, may_begin=True, is_step=False):
    return phone.page.evaluate(PLAY_TURNS, {"turns": turns, "gap": gap, "mayBegin": may_begin, "isStep": is_step})


@pytest.mark.parametrize("turns", [STEADY, [-way for way in STEADY]])
def test_a_steady_pull_is_followed_the_whole_way_and_ends_with_the_silence(phone, turns):
    assert play(phone, turns) == [["began", "moved", "ended"], sum(turns)]


def test_an_uneven_pull_is_followed_as_far_as_it_is_fingers_for_certain(phone):
    assert play(phone, UNEVEN) == [["began", "moved", "ended"], sum(UNEVEN)]


def test_a_pull_that_slows_down_counts_as_far_as_it_grew(phone):
    assert play(phone, SLOWING) == [["began", "moved", "ended"], sum(SLOWING[:8])]


@pytest.mark.parametrize("turns", [FLICK, WHOLE])
def test_what_rolls_on_after_a_flick_pulls_nothing_and_takes_the_pull_back(phone, turns):
    reported, travel = play(phone, turns)
    assert reported == ["began", "moved", "cancelled"]
    # One event after the fingers were lifted may still belong to them.
    assert travel == pytest.approx(70 + 44 * 0.96, abs=1)


def test_what_only_shrinks_adds_one_event_at_most(phone):
    assert play(phone, SHRINKING) == [["began", "moved", "ended"], 5 + 40 + 35]


STORM = """async () => {
  const { WheelPhases } = await import('/overscroll/wheel.js');
  let seed = 7;
  const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  const play = (turns) => {
    const phases = new WheelPhases();
    let ends = null;
    turns.forEach((way, index) => { ends = phases.turned({ time: 16 * index, way }, true) === 3 ? 'taken back' : ends; });
    return [ends, phases.travel, turns.reduce((sum, each) => sum + each, 0)];
  };
  const flick = () => {
    const [most, count, rest, rounds] = [4 + 60 * random(), 2 + Math.floor(4 * random()), 0.94 + 0.03 * random(), random() < 0.5];
    const fingers = Array.from({ length: count }, (_, index) => (most * (index + 1)) / count);
    const rolling = Array.from({ length: 120 }, (_, index) => most * rest ** (index + 1) * (0.99 + 0.02 * random()));
    return [...fingers, ...rolling.map((each) => (rounds ? Math.round(each) : each))].filter((each) => each >= 0.5);
  };
  const drag = () => {
    const pace = 2 + 18 * random();
    return Array.from({ length: 8 + Math.floor(25 * random()) }, () => Math.max(1, Math.round(pace * (0.6 + 0.8 * random()))));
  };
  const flicks = Array.from({ length: 2000 }, () => play(flick()));
  const drags = Array.from({ length: 2000 }, () => play(drag()));
  return {
    mostOfAFlick: Math.max(...flicks.filter(([ends]) => !ends).map(([, travel]) => travel), 0),
    dragsTakenBack: drags.filter(([ends]) => ends).length,
    share: drags.reduce((sum, [, travel, all]) => sum + travel / all, 0) / drags.length,
  };
}"""


def test_no_flick_of_two_thousand_pulls_far_enough_and_no_drag_is_taken_back(phone):
    storm = phone.page.evaluate(STORM)
    print(storm)
    # In a viewport of 844 pixels, a movement of 105 reaches the distance of 54.
    assert storm["mostOfAFlick"] < 105
    assert storm["dragsTakenBack"] == 0
    assert storm["share"] > 0.9


def test_what_comes_to_an_edge_pulls_nothing_until_there_was_silence(phone):
    assert play(phone, STEADY, may_begin=False) == [[], 0]
    assert play(phone, STEADY, gap=140, may_begin=False) == [[], 0]


def test_the_steps_of_a_wheel_are_one_pull_as_long_as_they_follow_each_other(phone):
    assert play(phone, [100, 100], gap=350, is_step=True) == [["began", "moved", "ended"], 200]
    assert play(phone, [100, 100], gap=450, is_step=True) == [["began", "ended", "began", "ended"], 100]


def test_a_pull_that_goes_back_counts_every_turn(phone):
    assert play(phone, [30, 30, 30, -20, -10, -5])[1] == 55


# Real wheel events, through the browser's own input


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
