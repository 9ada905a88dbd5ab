"""A white header on a colour of the page, in three lines of CSS, and images instead of its arrow and spinner."""

import io
import re

import pytest
from PIL import Image

from options_page import attach, open_page, update
from phone import wait_until

BRAND = (11, 87, 208)
RULES = """.frame {
  --overscroll-header: #0b57d0;
  --overscroll-label: white;
  --overscroll-secondary: white;
}
body { background: Canvas; color: CanvasText; color-scheme: light dark }
#rows { background: Canvas }"""
STAY = "onRefresh: () => new Promise((end) => { ends.push(end); })"
CASES = {
    "light": {}, "dark": {"color_scheme": "dark"}, "rtl": {}, "large": {}, "rtl-large-dark": {"color_scheme": "dark"},
}
# The rectangles of the texts and icons in the indicator, in the viewport.
PARTS = """[...document.querySelectorAll('[data-overscroll=top] :is(span, svg, canvas)')].map((node) => {
  const { left, right, top, bottom } = node.getBoundingClientRect(); return [left, right, top, bottom]; })"""
RED = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='24' height='24'><rect width='24' height='24' fill='red'/></svg>"


def luminance(color):
    parts = [(each / 255) / 12.92 if each / 255 <= 0.04045 else ((each / 255 + 0.055) / 1.055) ** 2.4 for each in color]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one, other):
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def shot(page, name=None):
    image = Image.open(io.BytesIO(page.page.screenshot())).convert("RGB")
    if name:
        page.phone.shot(name)
    return image


@pytest.fixture
def styled(lists):
    def make(rules=RULES, direction="ltr", size="100%", **device):
        page = open_page(lambda query: lists(query, **device))
        page.page.add_style_tag(content=rules)
        page.page.evaluate("([dir, size]) => { document.documentElement.dir = dir; document.documentElement.style.fontSize = size; }", [direction, size])
        return page
    return make


@pytest.mark.parametrize("case", CASES)
def test_three_lines_of_css_make_a_white_header_on_a_brand_colour(styled, case):
    page = styled(direction="rtl" if "rtl" in case else "ltr", size="200%" if "large" in case else "100%", **CASES[case])
    attach(page, f"top: {{ lastUpdated: new Date(2026, 9, 1) }}, {STAY}")
    page.phone.press(100)
    page.phone.lead(400)
    wait_until(lambda: "Last updated" in page.phone.words("top"))
    page.phone.frames(20)
    image = shot(page, f"header-{case}")
    shown = int(page.top())
    assert shown > 80
    # The colour fills the whole area that is pulled out, also above the indicator.
    for x, y in ((2, 2), (387, 2), (2, shown - 3), (387, shown - 3)):
        assert image.getpixel((x, y)) == BRAND
    box = image.crop((0, shown - 54, 390, shown)).get_flattened_data()
    strongest = max(set(box), key=lambda color: contrast(color, BRAND))
    assert contrast(strongest, BRAND) >= 4.5
    assert sum(contrast(color, BRAND) >= 4.5 for color in box) > 100
    parts = page.page.evaluate(PARTS)
    assert len(parts) == 3
    for left, right, top, bottom in parts:
        assert left >= 0 and right <= 390
        assert top >= 0 and bottom <= shown + 0.5
    page.phone.lift()
    # At 200 %, the indicator is twice as long.
    page.phone.wait_until_open(108 if "large" in case else 54)
    page.phone.frames(3)
    assert shot(page).getpixel((2, 2)) == BRAND


def test_a_header_with_a_background_does_not_fade_in(styled):
    page = styled()
    attach(page, STAY)
    page.phone.press(100)
    page.phone.lead(130)
    assert page.page.evaluate("getComputedStyle(document.querySelector('[data-overscroll=top]')).opacity") == "1"
    assert shot(page).getpixel((2, 2)) == BRAND
    page.phone.lose()


BOX = "document.querySelector('[data-overscroll=top]')"


def test_without_a_background_the_area_of_the_page_is_seen(styled):
    page = styled("body { background: rgb(1, 2, 3) }")
    attach(page, STAY)
    page.phone.press(100)
    page.phone.lead(300)
    assert shot(page).getpixel((2, 2)) == (1, 2, 3)
    # Chromium would resolve variables again at each move of the box, which makes a pull slow.
    assert "var(" not in page.page.evaluate(f"{BOX}.style.cssText")
    page.phone.lose()


def test_a_background_is_read_again_whenever_the_indicator_appears(styled):
    page = styled("body { background: rgb(1, 2, 3) }")
    attach(page, STAY)
    seen = []
    for color in ("#0b57d0", "", "#0b57d0"):
        page.page.evaluate("(color) => document.body.style.setProperty('--overscroll-header', color)", color)
        page.phone.press(100)
        page.phone.lead(300)
        seen.append(shot(page).getpixel((2, 2)))
        page.phone.lose()
        page.wait_for_phase("idle")
        page.phone.frames(5)
    assert seen == [BRAND, (1, 2, 3), BRAND]


def test_a_background_of_the_body_is_that_of_the_header_of_a_whole_page(styled):
    page = styled("body { --overscroll-header: #0b57d0 }")
    page.page.evaluate("window.scroller = document.body, document.querySelector('.frame').replaceWith(rows)")
    attach(page, STAY)
    page.phone.press(100)
    page.phone.lead(300)
    assert shot(page).getpixel((2, 2)) == BRAND
    page.phone.lose()


def test_the_parts_of_an_indicator_have_images(styled):
    page = styled("body { margin: 0 }")
    images = f'classic: {{ arrowImage: "{RED}", spinnerImage: "{RED}" }}'
    attach(page, STAY)
    update(page, f"top: {{ indicator: {{ {images} }} }}")
    page.phone.press(100)
    page.phone.lead(480)
    wait_until(lambda: re.search(r"rotate\(180deg\)", page.page.evaluate("document.querySelector('[data-overscroll=top] svg').style.transform")))
    arrow = page.page.evaluate("""(() => { const svg = document.querySelector('[data-overscroll=top] svg');
      const { left, top, width } = svg.getBoundingClientRect();
      return [left + width / 2, top + width / 2, width, getComputedStyle(svg.firstElementChild).visibility]; })()""")
    assert shot(page).getpixel((int(arrow[0]), int(arrow[1]))) == (255, 0, 0)
    assert arrow[2:] == [24, "hidden"]
    page.phone.lift()
    page.phone.wait_until_open(54)
    wheel = "document.querySelector('[data-overscroll=top] > div > div')"
    assert page.page.evaluate(f"[{wheel}.getAnimations().length, {wheel}.getBoundingClientRect().width > 0]") == [1, True]
    page.page.evaluate("ends[0]()")
    page.wait_for_phase("idle")
    assert page.page.evaluate("document.getAnimations().filter((each) => each.effect.getComputedTiming().iterations === Infinity).length") == 0
