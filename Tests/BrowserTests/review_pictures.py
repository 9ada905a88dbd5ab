"""Compares screenshots of the demos with committed pictures, with a tolerance, to detect changes of
appearance.

After an intended change, `OVERSCROLL_PICTURES=1 pytest Tests/BrowserTests/test_every_demo.py` takes
them again; look at them before you commit them. Fonts differ between machines, so the pictures are
small, and are blurred before the comparison.
"""

import io
import os
from pathlib import Path

import numpy
from PIL import Image, ImageFilter

PICTURES = Path(__file__).with_name("pictures")
TAKES_AGAIN = os.environ.get("OVERSCROLL_PICTURES") == "1"
# The largest allowed differences of two pictures, from 0 to 1: the mean of all pixels, and of the
# worst square.
MEAN, WORST = 0.012, 0.30
SQUARE = 24
# Replaces texts that depend on the time of day.
HIDE_TIMES = """() => {
  for (const node of document.querySelectorAll('.chat time')) node.textContent = '1 h';
  for (const [n, node] of [...document.querySelectorAll('.header')].entries()) node.textContent = `Hour ${n + 1}`; }"""


def compare(loaded, size, scheme):
    """Compares a demo at rest with its committed picture."""
    loaded.page.evaluate(HIDE_TIMES)
    shown = picture_of(loaded.page)
    file = PICTURES / f"{loaded.demo}-{size}-{scheme}.webp"
    if TAKES_AGAIN:
        PICTURES.mkdir(exist_ok=True)
        shown.save(file, quality=40, method=6)
    mean, worst = difference(shown, Image.open(file).convert("RGB"))
    assert mean < MEAN and worst < WORST, f"{file.name}: {mean:.4f} on average, {worst:.3f} at worst"


def picture_of(page):
    """The page at half its size, with every animation at its end."""
    image = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    return image.resize((image.width // 2, image.height // 2), Image.Resampling.LANCZOS)


def blurred(image):
    return numpy.asarray(image.filter(ImageFilter.GaussianBlur(3)), dtype=float) / 255


def difference(one, other):
    """The mean of all pixels, and the mean of the worst of the squares into which the pictures are divided."""
    apart = numpy.abs(blurred(one) - blurred(other)).mean(axis=2)
    height, width = (length // SQUARE * SQUARE for length in apart.shape)
    squares = apart[:height, :width].reshape(height // SQUARE, SQUARE, width // SQUARE, SQUARE).mean(axis=(1, 3))
    return apart.mean(), squares.max()
