"""Behaviours that often fail in lists of this kind, with a real finger in three browser engines.

By default, Firefox and WebKitGTK run the tests without the mark `full_engines`: those of conserved
quantities, the order of the phases, and the end state, which hold however late a frame is.
`--proof` runs all tests.
"""

import pytest

from touched_list import STEP, X, Y, line


def test_a_pull_from_the_top_refreshes_once(touched):
    touched.open()
    touched.drag(250)
    touched.wait_for_phase("refreshing")
    touched.assert_open()
    touched.finish()
    assert touched.runs() == ["top"]
    touched.assert_conserved()


def test_one_drag_that_goes_on_past_the_top_refreshes_once(touched):
    touched.open()
    touched.scroll_to(60)
    touched.drag(300)
    touched.wait_for_phase("refreshing")
    touched.finish()
    assert touched.runs() == ["top"]
    touched.assert_conserved()


def test_a_pull_that_goes_back_refreshes_nothing(touched):
    touched.open()
    touched.drag(300, -300)
    touched.wait_for_phase("idle")
    assert touched.runs() == []
    touched.assert_conserved()


def test_a_touch_that_is_taken_away_resets_and_refreshes_nothing(touched):
    touched.open()
    touched.pull(250)
    touched.wait_for_phase("armed")
    touched.engine.lose()
    if touched.engine.reports_touch_cancel:
        touched.wait_for_phase("idle")
        assert touched.runs() == []
    else:
        touched.wait_for_phase("refreshing")
        touched.finish()
        assert touched.runs() == ["top"]
    touched.assert_conserved()


@pytest.mark.full_engines
def test_a_mostly_horizontal_drag_refreshes_nothing(touched):
    """A path at 34 degrees to the horizontal, and further down than a pull needs."""
    touched.open()
    touched.engine.drag(line((30, Y), (360, Y + 223)))
    touched.rest()
    assert touched.seen() == 0
    assert touched.runs() == []
    touched.assert_conserved()


@pytest.mark.full_engines
@pytest.mark.parametrize("mouse", [True, False])
def test_a_mouse_pulls_only_with_the_option(touched, mouse):
    touched.open({"top": {}, "mouse": mouse})
    touched.engine.mouse_drag(line((X, Y), (X, Y + 250)))
    if mouse:
        touched.wait_for_phase("refreshing")
        touched.finish()
    touched.rest()
    assert touched.runs() == ["top"] * mouse
    touched.assert_conserved()


def test_a_second_pull_while_it_refreshes_scrolls_and_refreshes_nothing(touched):
    touched.open()
    touched.drag(250)
    touched.wait_for_phase("refreshing")
    touched.assert_open()
    touched.drag(-200)
    touched.wait_for("seenAt('top') < 0")
    touched.rest()
    touched.drag(250)
    touched.drag(250)
    touched.assert_open()
    touched.finish()
    assert touched.runs() == ["top"]
    touched.assert_conserved()


def test_a_pull_that_turns_scrolls_by_the_rest_of_the_finger_s_path(touched):
    """Moves 150 pixels down, then up to 300 pixels above the start, in the same gesture.

    The finger is slow at the point where the browser takes over, which may happen a frame late, and
    at its end: Chromium scrolls to the position of the finger 5 ms ago, and does not catch up when
    the moves end.
    """
    touched.open()
    touched.record_moves()
    start, turn, slow, swift, slow_again, end = [(X, y) for y in (400, 550, 440, 400, 115, 100)]
    touched.engine.drag(
        line(start, turn, slow) + line(slow, swift, step=1) + line(swift, slow_again)
        + line(slow_again, end, step=1), hold=0.4)
    touched.wait_for("seenAt('top') < 0")
    touched.rest()
    assert touched.runs() == []
    # A browser withholds the first pixels of a path, so measure from the first move that the page
    # received.
    moves = touched.moves()
    # Chromium predicts the finger for the next frame; after a late frame it may be wrong by one
    # move.
    assert touched.seen() == pytest.approx(moves[-1] - moves[0], abs=STEP)
    touched.assert_conserved()
