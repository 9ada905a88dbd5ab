"""A page's record of one gesture: the finger and the content at each move and frame."""

# Records at each move that the page receives and in each frame. A pulled list stops the propagation
# of moves, so the listener captures. `place` is the distance from the edge to the content's start:
# positive while the list is pulled, negative while it is scrolled.
RECORD = """() => { window.gesture = []; let y;
  const place = () => %s;
  const note = () => y !== undefined && gesture.push([y, place()]);
  addEventListener('touchmove', ({ touches }) => { y = touches[0].clientY; note(); }, { capture: true });
  (function look() { note(); requestAnimationFrame(look); })(); }"""


def record_gesture(page, place):
    page.evaluate(RECORD % place)


def assert_one_gesture(page, before, step):
    """Asserts that the content moved as far as the finger from `before`, whatever frames there were.

    The browser scrolls only if the list allows it, and each learns the other's state with a frame.
    So the finger may lose its movement between the last note of a scrolled list and the first of a
    pulled one, and vice versa. These notes are a bound for any frames; on a fast machine they are
    one frame apart. Chromium scrolls to the position that it predicts for the finger in the next
    frame, which is wrong by at most one move; `step` is that move.
    """
    notes = page.evaluate("gesture")
    pulled = [index for index, (_, place) in enumerate(notes) if place > 0]
    assert pulled, "The content was never pulled."
    first, last = pulled[0], pulled[-1]
    down = notes[first][0] - next(y for y, place in reversed(notes[:first]) if place < 0) if before < 0 else 0
    scrolled = next((index for index in range(last, len(notes)) if notes[index][1] < 0), len(notes) - 1)
    # Use the next move, since the page receives moves late while the browser scrolls.
    next_y = next((y for y, _ in notes[scrolled:] if y != notes[scrolled][0]), notes[-1][0])
    up = notes[last][0] - next_y
    more = notes[-1][1] - before - (notes[-1][0] - notes[0][0])
    assert -down - step - 2 <= more <= up + step + 2, (more, down, up, notes)
    return more, down, up
