"""Every demo looks as it did when somebody looked at it last: committed pictures, compared with tolerance.

After a change that is meant to be seen: `OVERSCROLL_PICTURES=1 pytest Tests/BrowserTests/test_review_pictures.py` takes them
anew; look at them before they are committed. Fonts differ from machine to machine, so pictures are small, and compared as a blur.
"""

import io
import os
from pathlib import Path

import numpy
import pytest
from PIL import Image, ImageFilter

from catalog import DEMOS

PICTURES = Path(__file__).with_name("pictures")
TAKES_ANEW = os.environ.get("OVERSCROLL_PICTURES") == "1"
SIZES = {
    "phone": {"viewport": {"width": 390, "height": 844}},
    "computer": {"viewport": {"width": 1280, "height": 800}, "is_mobile": False, "has_touch": False},
}
# How far two pictures may be apart: a share of white to black, in the middle over all and in the worst corner.
MEAN, WORST = 0.012, 0.30
CORNER = 24


def picture_of(phone):
    """The page at half its size; a quarter of a computer's is enough to see what has moved."""
    image = Image.open(io.BytesIO(phone.page.screenshot())).convert("RGB")
    return image.resize((image.width // 2, image.height // 2), Image.Resampling.LANCZOS)


def blurred(image):
    return numpy.asarray(image.filter(ImageFilter.GaussianBlur(3)), dtype=float) / 255


def difference(one, other):
    """The mean over all, and the mean of the worst of the squares that they are divided into."""
    apart = numpy.abs(blurred(one) - blurred(other)).mean(axis=2)
    height, width = (length // CORNER * CORNER for length in apart.shape)
    squares = apart[:height, :width].reshape(height // CORNER, CORNER, width // CORNER, CORNER).mean(axis=(1, 3))
    return apart.mean(), squares.max()


def settle(phone):
    """What differs from minute to minute is left out; a picture is no place for the time of day."""
    phone.page.wait_for_timeout(700)
    phone.page.evaluate("""() => { for (const node of document.querySelectorAll('.age, .chat time')) node.textContent = '1 h';
      for (const [n, node] of [...document.querySelectorAll('.header')].entries()) node.textContent = `Hour ${n + 1}`; }""")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("demo", DEMOS)
def test_a_demo_looks_as_it_did(make_phone, demo, scheme, size):
    phone = make_phone(color_scheme=scheme, **SIZES[size])
    phone.open(f"?show={demo}")
    settle(phone)
    shown = picture_of(phone)
    file = PICTURES / f"{demo}-{size}-{scheme}.webp"
    if TAKES_ANEW:
        PICTURES.mkdir(exist_ok=True)
        shown.save(file, quality=40, method=6)
    mean, worst = difference(shown, Image.open(file).convert("RGB"))
    assert mean < MEAN and worst < WORST, f"{file.name}: {mean:.4f} in the middle, {worst:.3f} at worst"
