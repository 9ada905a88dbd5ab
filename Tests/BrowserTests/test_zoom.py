"""Pages that CSS zooms or transforms: the content follows the finger, and indicators have enough room."""

import pytest

from test_layouts import SETUP, SHELL
from test_pull import band
from test_whole_page import Whole


@pytest.fixture
def whole(make_phone):
    return Whole(make_phone())


@pytest.fixture
def zoomed_list(lists):
    def make(rules):
        page = lists("later")
        page.page.evaluate(SETUP, [SHELL, {}, rules])
        page.phone.frames(3)
        return page
    return make


# The zoom or transform, and the resulting number of screen pixels per pixel of the list.
SCALES = {"zoomed-body": ("body { zoom: 1.25 }", 1.25), "zoomed-list": ("#list { zoom: 0.8 }", 0.8),
          "transformed": ("#shell { transform: scale(0.8) }", 0.8)}


@pytest.mark.parametrize("rules, scale", SCALES.values(), ids=SCALES)
def test_the_content_follows_the_finger_in_a_page_that_is_scaled(zoomed_list, rules, scale):
    page = zoomed_list(rules)
    page.page.evaluate("""() => { window.moves = [];
      addEventListener("touchmove", ({ touches }) => moves.push(touches[0].clientY), { capture: true });
      window.rest = rows.getBoundingClientRect().top; }""")
    page.phone.press(200)
    page.phone.lead(380)
    page.phone.frames(3)
    moves, length, seen = page.page.evaluate(
        "[moves, scroller.clientHeight, rows.getBoundingClientRect().top - rest]")
    assert seen == pytest.approx(scale * band((moves[-1] - moves[0]) / scale, length), abs=1)
    page.phone.lift()


def test_an_indicator_fits_its_room_in_a_page_that_is_zoomed(zoomed_list):
    page = zoomed_list("body { zoom: 1.25 }")
    page.page.evaluate("void own.begin('top')")
    page.page.wait_for_function("""() => !scroller.style.translate
      && rows.getBoundingClientRect().top - scroller.getBoundingClientRect().top > 54""")
    box, list_top, rows_top = page.page.evaluate("""["[data-overscroll=top]", "#list", "#rows"].map((name) => {
      const { top, bottom } = document.querySelector(name).getBoundingClientRect();
      return name.includes("top") ? [top, bottom] : top; })""")
    assert box == pytest.approx([list_top, rows_top], abs=1)
    assert rows_top - list_top == pytest.approx(54 * 1.25, abs=1)


@pytest.mark.parametrize("zoomed", ["html", "body"])
def test_a_page_that_is_zoomed_follows_the_finger_and_keeps_room(whole, zoomed):
    whole.open()
    whole.page.evaluate(f"document.{'documentElement' if zoomed == 'html' else 'body'}.style.zoom = 1.25")
    whole.phone.frames(3)
    whole.pull(300, 480)
    assert whole.first() == pytest.approx(band(160, 844), abs=1)
    whole.lift()
    whole.wait_for_phase("top", "refreshing")
    whole.rest()
    assert whole.first() == pytest.approx(54, abs=1)
    assert whole.box("top") == pytest.approx([0, 54], abs=1)
    whole.finish()
    whole.wait_for_phase("top", "idle")
    whole.rest()
    assert whole.first() == pytest.approx(0, abs=1)


@pytest.mark.parametrize("zoomed", ["html", "body"])
def test_b044_a_page_that_is_zoomed_loads_one_page_at_a_time(whole, zoomed):
    whole.open({"bottom": {"onLoadMore": True, "within": 300}})
    whole.page.evaluate(f"document.{'documentElement' if zoomed == 'html' else 'body'}.style.zoom = 1.25")
    whole.phone.frames(3)
    far = whole.page.evaluate("document.body.getBoundingClientRect().height - innerHeight")
    whole.scroll_to(far - 320)
    assert whole.runs() == []
    whole.scroll_to(far - 280)
    assert whole.runs() == ["bottom"]
    whole.page.evaluate("for (let i = 0; i < 20; i += 1) add(i)")
    whole.finish()
    whole.wait_for_phase("bottom", "idle")
    whole.rest()
    assert whole.runs() == ["bottom"]
