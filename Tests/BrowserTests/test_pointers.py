"""Pens, and fingers that an engine reports only as pointers."""

import pytest

from phone import linger, wait_until
from strict_page import StrictPage

PLAY = """([source, ...heights]) => new Promise((done) => {
  const actions = [{ name: 'pointerDown', x: 195, y: heights[0] }];
  for (const y of heights.slice(1)) actions.push({ name: 'pointerMove', x: 195, y });
  actions.push({ name: 'pause', duration: 120 }, { name: 'pointerUp' });
  chrome.gpuBenchmarking.pointerActionSequence([{ source, actions }], done); })"""
DOWN = [190 + 14 * step for step in range(13)]


@pytest.fixture
def strict(make_phone):
    return StrictPage(make_phone())


def test_a_pen_pulls(strict):
    strict.open()
    strict.evaluate(PLAY, ["pen", *DOWN])
    wait_until(lambda: strict.runs() == ["top"])
    assert strict.evaluate("scroller.style.userSelect") == ""


@pytest.mark.parametrize("source, down", [("pen", "pointerdown"), ("mouse", "pointerdown"), ("touch", "touchstart")])
def test_a_pull_that_a_busy_page_receives_as_one_move_refreshes(strict, source, down):
    strict.open(options={"mouse": True})
    # Blocks for longer than the gesture, so that all of its moves arrive as one.
    strict.evaluate("""(down) => {
      scroller.addEventListener(down, () => { for (const end = performance.now() + 1500; performance.now() < end;); }, { once: true }); }""", down)
    strict.evaluate(PLAY, [source, *DOWN])
    wait_until(lambda: strict.runs() == ["top"])


def test_a_pen_that_presses_a_button_pulls_nothing(strict):
    strict.open()
    strict.evaluate("scroller.querySelectorAll('.item')[1].innerHTML = '<button style=\"width: 100%; height: 100%\">press</button>'")
    strict.evaluate(PLAY, ["pen", *DOWN])
    linger(strict.page, 300)
    assert strict.runs() == []


def test_a_mouse_pulls_nothing_where_it_is_not_asked_for(strict):
    strict.open()
    strict.evaluate(PLAY, ["mouse", *DOWN])
    linger(strict.page, 300)
    assert strict.runs() == []


def test_a_finger_is_followed_by_pointers_where_there_are_no_touches(strict):
    # Simulates an engine without touch events: the list does not receive them, and no scrolling
    # takes the finger.
    strict.open(**{"by-hand": "1"})
    strict.evaluate("""async () => {
      for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) addEventListener(type, (event) => event.stopImmediatePropagation(), true);
      window.list = await attach(scroller, options);
      // Chromium takes no finger that moves down to scroll; with 'none' the list would not be pulled.
      scroller.style.touchAction = 'pan-down';
      // A finger finds the style that the browser has drawn.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame); }""")
    strict.evaluate(PLAY, ["touch", *DOWN])
    wait_until(lambda: strict.runs() == ["top"])


def test_where_there_are_touches_a_finger_is_followed_once(strict):
    strict.open(**{"by-hand": "1"})
    strict.evaluate("async () => { window.list = await attach(scroller, options); window.phases = []; list.on('phase', ({ phase }) => phases.push(phase)); }")
    strict.evaluate(PLAY, ["touch", *DOWN])
    wait_until(lambda: strict.runs() == ["top"])
    # A slow frame may show the finger beyond the trigger distance at once.
    assert strict.evaluate("phases.filter((phase, index) => index || phase !== 'pulling')") == ["armed", "refreshing"]


@pytest.mark.parametrize("source", ["pen", "mouse"])
def test_a_list_that_is_detached_under_a_pointer_can_be_selected_again(strict, source):
    strict.open(options={"mouse": True})
    strict.evaluate("""(source) => { scroller.style.userSelect = 'text';
      scroller.addEventListener('pointermove', () => { window.during ??= scroller.style.userSelect; list.detach(); }); }""", source)
    strict.evaluate(PLAY, [source, *DOWN])
    assert strict.evaluate("[during, scroller.style.userSelect]") == ["none", "text"]
