"""Eight behaviours that lists of this kind get wrong, with a real finger in three browser engines."""

import pytest

from touched_list import X, Y, line

# A browser keeps the first pixels of a way to itself: 15 and a frame's.
SLOP = 30


def test_a_pull_from_the_top_refreshes_once(touched):
    touched.open()
    touched.drag(250)
    touched.wait_for_phase("refreshing")
    touched.pause(600)
    assert touched.seen() == pytest.approx(54, abs=1)
    touched.finish()
    assert touched.runs() == ["top"]
    assert touched.seen() == pytest.approx(0, abs=1)


def test_one_drag_that_goes_on_past_the_top_refreshes_once(touched):
    touched.open()
    touched.scroll_to(60)
    touched.drag(300)
    touched.wait_for_phase("refreshing")
    touched.pause(600)
    touched.finish()
    assert touched.runs() == ["top"]


def test_a_pull_that_goes_back_refreshes_nothing(touched):
    touched.open()
    touched.drag(300, -300)
    touched.pause(600)
    assert touched.runs() == []
    assert touched.phase() == "idle"
    assert touched.evaluate("scroller.style.transform") == ""


def test_a_touch_that_is_taken_away_resets_and_refreshes_nothing(touched):
    touched.open()
    touched.pull(250)
    touched.wait_for_phase("armed")
    touched.engine.lose()
    if not touched.engine.tells_of_a_lost_touch:
        touched.wait_for_phase("refreshing")
        return
    touched.pause(600)
    assert touched.seen() == 0
    assert touched.phase() == "idle"
    assert touched.runs() == []


def test_a_mostly_horizontal_drag_refreshes_nothing(touched):
    """34 degrees off the horizontal, and farther down than a pull needs."""
    touched.open()
    touched.engine.drag(line((30, Y), (360, Y + 223)))
    touched.pause(300)
    assert touched.seen() == 0
    assert touched.runs() == []


@pytest.mark.parametrize("mouse", [True, False])
def test_a_mouse_pulls_where_it_is_asked_for(touched, mouse):
    touched.open({"top": {}, "mouse": mouse})
    touched.engine.mouse_drag(line((X, Y), (X, Y + 250)))
    if mouse:
        touched.wait_for_phase("refreshing")
        touched.pause(600)
        touched.finish()
    assert touched.runs() == ["top"] * mouse
    assert touched.seen() == pytest.approx(0, abs=1)


def test_a_second_pull_while_it_refreshes_scrolls_and_refreshes_nothing(touched):
    touched.open()
    touched.drag(250)
    touched.wait_for_phase("refreshing")
    touched.pause(500)
    touched.drag(-200)
    touched.rest()
    assert touched.seen() < -100
    touched.drag(250)
    touched.drag(250)
    touched.rest()
    touched.pause(600)
    assert touched.seen() == pytest.approx(54, abs=1)
    touched.finish()
    assert touched.runs() == ["top"]


def test_a_pull_that_turns_scrolls_the_rest_of_its_way(touched):
    """150 pixels down, then up to 300 above where it began, in the same gesture.

    The finger is slow where the browser takes over, which may do so a frame late, and where it comes to rest:
    Chromium scrolls to where a finger was 5 ms ago, and leaves it at that when the moves end.
    """
    touched.open()
    touched.hear_moves()
    start, turn, slow, swift, slow_again, end = [(X, y) for y in (400, 550, 440, 400, 115, 100)]
    touched.engine.drag(
        line(start, turn, slow) + line(slow, swift, step=1) + line(swift, slow_again)
        + line(slow_again, end, step=1), hold=0.4)
    touched.rest()
    assert touched.runs() == []
    # From where the page first heard of it: a browser keeps the first pixels to itself.
    moves = touched.moves()
    assert touched.seen() == pytest.approx(moves[-1] - moves[0], abs=2)
    assert touched.seen() == pytest.approx(-300, abs=SLOP)
