"""A page's record of one gesture: the finger and the content at each move and frame."""

# Notes both at each move that the page receives, and in each frame. A pulled list keeps moves from listeners that
# do not capture. `place` is how far the content begins below its edge: positive while it is pulled, negative while
# it is scrolled.
RECORD = """() => { window.gesture = []; let y;
  const place = () => %s;
  const note = () => y !== undefined && gesture.push([y, place()]);
  addEventListener('touchmove', ({ touches }) => { y = touches[0].clientY; note(); }, { capture: true });
  (function look() { note(); requestAnimationFrame(look); })(); }"""


def record_gesture(page, place):
    page.evaluate(RECORD % place)


def assert_one_gesture(page, before, step):
    """The content went as far as the finger did, from where it was `before`, whatever frames there were.

    A browser scrolls only where the list lets it, which both learn with a frame. So the finger may lose what it
    moved between the last note of a scrolled list and the first of a pulled one, and the other way round. What
    these notes say is a bound for any frames: on a fast machine they are a frame apart. Chromium scrolls to where
    it expects the finger in the next frame, which is off by a move at the most; `step` is that move.
    """
    notes = page.evaluate("gesture")
    pulled = [index for index, (_, place) in enumerate(notes) if place > 0]
    assert pulled, "The content was never pulled."
    first, last = pulled[0], pulled[-1]
    down = notes[first][0] - next(y for y, place in reversed(notes[:first]) if place < 0) if before < 0 else 0
    scrolled = next((index for index in range(last, len(notes)) if notes[index][1] < 0), len(notes) - 1)
    # The next move, as the page receives moves late while the browser scrolls.
    next_y = next((y for y, _ in notes[scrolled:] if y != notes[scrolled][0]), notes[-1][0])
    up = notes[last][0] - next_y
    more = notes[-1][1] - before - (notes[-1][0] - notes[0][0])
    assert -down - step - 2 <= more <= up + step + 2, (more, down, up, notes)
    return more, down, up
