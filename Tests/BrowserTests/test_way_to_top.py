"""The button that scrolls back to the top arrives there, also while the list still rolls."""

import pytest

from phone import wait_until

BUTTON = "[data-overscroll=backToTop]"


@pytest.fixture(params=["list", "page"])
def far(request, lists):
    """A list far down whose button is visible."""
    own = lists("later&length=60000")
    if request.param == "page":
        own.page.evaluate("""async () => {
          document.querySelector('.frame').style.height = scroller.style.height = 'auto';
          scroller.style.overflow = 'visible';
          const { attach } = await import('/overscroll/overscroll.js');
          window.list = await attach(document.body, { onRefresh() {}, backToTop: { after: 300 } });
          window.gallery = { list };
          window.scrolling = document.scrollingElement; }""")
    else:
        own.start("{}, false, { backToTop: { after: 300 } }")
        own.page.evaluate("window.scrolling = scroller")
    own.page.wait_for_function(f"() => document.querySelector('{BUTTON}')")
    for position in [20000, 19900, 19800]:
        own.page.evaluate(f"scrolling.scrollTo({{ top: {position}, behavior: 'instant' }})")
        own.phone.frames(3)
    own.page.wait_for_function(f"() => getComputedStyle(document.querySelector('{BUTTON}')).visibility === 'visible'")
    return own


def press(page):
    page.evaluate(f"document.querySelector('{BUTTON}').click()")


def arrive(own):
    """Waits until the list is at its top for as long as a fling could last there."""
    own.page.evaluate("""async () => { for (let still = 0; still < 20; ) {
      await new Promise(requestAnimationFrame);
      still = scrolling.scrollTop === 0 ? still + 1 : 0; } }""")
    own.page.wait_for_function(f"() => getComputedStyle(document.querySelector('{BUTTON}')).visibility === 'hidden'")


# A list that rolls down hides its button, which a script still clicks.
@pytest.mark.parametrize("way, hand", [(-1, "click"), (-1, "Enter"), (1, "click")])
@pytest.mark.parametrize("rolling", ["wheel", "fling", "smooth"])
def test_it_arrives_while_the_list_still_rolls(far, rolling, way, hand):
    page = far.page
    if hand == "Enter":
        page.locator(BUTTON).focus()
    start = page.evaluate("scrolling.scrollTop")
    if rolling == "wheel":
        page.mouse.move(195, 300)
        for _ in range(6):
            page.mouse.wheel(0, way * 120)
    elif rolling == "smooth":
        page.evaluate("(way) => scrolling.scrollBy({ top: way * 3000, behavior: 'smooth' })", way)
    else:
        heights = [560 - 100 * step if way > 0 else 60 + 100 * step for step in range(6)]
        # A busy machine drops flings.
        while page.evaluate("scrolling.scrollTop") == start:
            far.phone.play([{"name": "pointerDown", "x": 195, "y": heights[0]}, *[{"name": "pointerMove", "x": 195, "y": y} for y in heights[1:]],
                            {"name": "pause", "duration": 0}, {"name": "pointerUp"}])
            far.phone.frames(6)
    wait_until(lambda: page.evaluate("scrolling.scrollTop") != start)
    if hand == "Enter":
        page.keyboard.press("Enter")
    else:
        press(page)
    arrive(far)


def test_it_arrives_without_rolling_and_with_reduced_motion(far):
    far.page.emulate_media(reduced_motion="reduce")
    press(far.page)
    arrive(far)


def test_it_arrives_although_code_of_the_page_scrolls_meanwhile(far):
    press(far.page)
    far.page.evaluate("""async () => { for (let turn = 0; turn < 3; turn += 1) {
      scrolling.scrollBy({ top: 20, behavior: 'instant' });
      await new Promise(requestAnimationFrame); } }""")
    arrive(far)


def test_a_finger_stops_it(far):
    far.page.evaluate("""() => { const glide = scrolling.scrollTo;
      let isTouched = false;
      addEventListener('touchstart', () => { isTouched = true; }, true);
      // The browser's own scrolling, as slowly as the test needs it, which a finger stops.
      const step = () => { if (isTouched) return; scrolling.scrollTop -= 1; requestAnimationFrame(step); };
      scrolling.scrollTo = function (to) { if (to.behavior === 'smooth') step(); else glide.call(scrolling, to); }; }""")
    press(far.page)
    far.phone.touch_points("touchStart", [{"x": 195, "y": 300}])
    far.phone.touch_points("touchEnd", [])
    far.phone.frames(20)
    assert far.page.evaluate("scrolling.scrollTop") > 1000


@pytest.mark.parametrize("far", ["list"], indirect=True)
def test_it_is_still_there_when_a_tab_is_shown_again(far):
    """A list that is not displayed has no length, and is at position 0."""
    for display in ["none", ""]:
        far.page.evaluate("(display) => { scroller.parentElement.style.display = display; }", display)
        far.phone.frames(40)  # It takes 15 frames to disappear.
    assert far.page.evaluate(f"[scroller.scrollTop > 1000, getComputedStyle(document.querySelector('{BUTTON}')).opacity]") == [True, "1"]
