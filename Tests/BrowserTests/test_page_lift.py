"""A whole page is displaced by scrolling: its cost, and that the page's own code does not notice it."""

import pytest

from test_pull import band
from test_whole_page import Whole

# Records the events that listeners of the page receive.
LISTEN = """() => { window.received = [];
  for (const [node, capture] of [[document, false], [window, false], [document, true], [visualViewport, false]]) {
    for (const type of ["scroll", "scrollend"]) node.addEventListener(type, () => received.push([type, scrollY]), capture);
  } }"""


@pytest.fixture
def whole(make_phone):
    return Whole(make_phone())


def layouts(whole):
    metrics = whole.phone.cdp.send("Performance.getMetrics")["metrics"]
    return next(each["value"] for each in metrics if each["name"] == "LayoutCount")


@pytest.mark.parametrize("count", [40, 1000])
@pytest.mark.parametrize("end", ["top", "bottom"])
def test_the_moves_of_a_pull_take_no_layout(whole, end, count):
    whole.open(count=count)
    whole.phone.cdp.send("Performance.enable")
    start, way = (300, 1) if end == "top" else (600, -1)
    whole.scroll_to(0 if end == "top" else 10 ** 6)
    whole.pull(start, start + way * 60)
    before = layouts(whole)
    for step in range(30):
        whole.touch("touchMove", 195, start + way * (60 + 4 * step))
        whole.phone.frames(1)
    # The texts of the indicator change once, when a release would refresh.
    assert layouts(whole) - before <= 4
    whole.lift()


@pytest.mark.parametrize("rules", ["body { margin: 8px }", "body { margin: 20px 0; border: 3px solid }", "body { margin: 0 40px; zoom: 1.25 }", "html { zoom: 1.25 }"])
def test_an_element_of_the_window_moves_with_the_page(whole, rules):
    whole.open()
    whole.page.evaluate("""(rules) => document.body.insertAdjacentHTML("beforeend",
      `<style>${rules}</style><i id="badge" style="position: absolute; top: 60px; left: 30px; right: 40px">New</i>`)""", rules)
    whole.phone.frames(3)
    place = "(({ left, top, width }) => [left, top, width])(badge.getBoundingClientRect())"
    first, before = whole.first(), whole.page.evaluate(place)
    whole.pull(300, 480)
    for _ in range(2):
        moved = whole.first() - first
        assert moved > 40
        assert whole.page.evaluate(place) == pytest.approx([before[0], before[1] + moved, before[2]], abs=1)
        if not whole.runs():
            whole.lift()
            whole.rest()
    assert whole.runs() == ["top"]
    whole.page.evaluate("done.shift()()")
    whole.rest()
    assert whole.page.evaluate(place) == before


@pytest.mark.parametrize("end", ["top", "bottom"])
def test_the_page_receives_no_scroll_events_of_a_pull(whole, end):
    whole.open()
    start, way = (300, 1) if end == "top" else (600, -1)
    whole.scroll_to(0 if end == "top" else 10 ** 6)
    whole.page.evaluate(LISTEN)
    whole.pull(start, start + way * 180)
    for step in range(8):
        whole.touch("touchMove", 195, start + way * (180 - 17 * step))
    whole.lift()
    whole.rest()
    assert whole.page.evaluate("received") == []
    assert whole.runs() == []
    whole.page.evaluate("scrollTo(0, 700)")
    whole.phone.frames(3)
    assert ["scroll", 700] in whole.page.evaluate("received")


# The second is the rule of WordPress for its bar.
PLACES = {"margin": "html { margin-top: 32px }", "important": "html { margin-top: 32px !important }",
          "absolute": "body { position: absolute; top: 32px; left: 0; right: 0 }"}


@pytest.mark.parametrize("rules", PLACES.values(), ids=PLACES)
def test_a_page_that_is_placed_by_its_styles_follows_the_finger(whole, rules):
    whole.open()
    whole.page.add_style_tag(content=rules)
    whole.phone.frames(3)
    rest = whole.first()
    whole.pull(300, 480)
    assert whole.first() == pytest.approx(rest + band(160, 844), abs=1)
    whole.lift()
    whole.wait_for_phase("top", "refreshing")
    whole.rest()
    assert whole.first() == pytest.approx(rest + 54, abs=1)
    whole.finish()
    whole.wait_for_phase("top", "idle")
    whole.rest()
    assert whole.first() == pytest.approx(rest, abs=1)
    assert whole.page.evaluate("document.documentElement.style.marginTop") == ""


@pytest.mark.parametrize("count", [1, 3, 40])
def test_a_page_of_any_length_rests_where_it_was(whole, count):
    whole.open(count=count)
    for _ in range(3):
        whole.drag(300, 480)
        whole.wait_for_phase("top", "refreshing")
        whole.finish()
        whole.wait_for_phase("top", "idle")
        whole.rest()
    root = "[document.documentElement.style.marginTop, document.documentElement.hasAttribute('data-overscroll-lift'), scrollY, document.body.style.cssText]"
    assert whole.page.evaluate(root) == ["", False, 0, ""]
    assert whole.first() == 0
    assert whole.page.evaluate("document.scrollingElement.scrollHeight") == max(844, 90 * count)


@pytest.mark.parametrize("transition", ["none", "all 1s"])
def test_a_page_with_a_margin_of_its_root_keeps_it(whole, transition):
    whole.open()
    whole.page.add_style_tag(content=f"html {{ transition: {transition} }}")
    whole.page.evaluate("document.documentElement.style.marginTop = '30px'")
    whole.page.wait_for_function("() => document.body.getBoundingClientRect().top === 30")
    whole.pull(300, 480)
    assert whole.first() > 60
    for step in range(8):
        whole.touch("touchMove", 195, 480 - 17 * step)
    whole.lift()
    whole.rest()
    assert whole.page.evaluate("document.documentElement.style.marginTop") == "30px"
    assert whole.first() == 30


# Without the first rule, the element moves to the end of the root; see the README.
@pytest.mark.parametrize("rule", ["body { position: relative; margin: 8px }", "html { height: 100% }", "#badge { position: fixed !important }"])
def test_a_positioned_element_of_a_page_stays_in_its_place(whole, rule):
    whole.open()
    whole.page.evaluate("""(rule) => {
      document.body.insertAdjacentHTML("beforeend", `<style>${rule}</style><i id="badge" style="position: absolute; bottom: 0; right: 0">New</i>`);
    }""", rule)
    whole.phone.frames(3)
    place = "badge.getBoundingClientRect().bottom"
    is_fixed = "fixed" in rule
    before, first = whole.page.evaluate(place), whole.first()
    whole.pull(300, 460)
    moved = whole.first() - first
    assert moved > 40
    assert whole.page.evaluate(place) - before == pytest.approx(0 if is_fixed else moved, abs=1)
    whole.lift()


SCROLLS = ["scrollTo(0, 0)", "document.scrollingElement.scrollTop = 0", "scrollTo({ top: 0, behavior: 'instant' })", "document.body.scrollIntoView()"]


@pytest.mark.parametrize("scroll", SCROLLS)
def test_a_page_that_scrolls_itself_to_the_top_under_the_finger_keeps_its_pull(whole, scroll):
    whole.open()
    whole.pull(300, 400)
    moved = whole.first()
    whole.page.evaluate(f"() => {{ {scroll}; }}")
    whole.phone.frames(3)
    assert whole.first() == pytest.approx(moved, abs=1)
    for step in range(8):
        whole.touch("touchMove", 195, 400 + 12 * step)
    assert whole.first() > moved + 10
    whole.lift()
    whole.page.wait_for_function("() => runs.length")
    assert whole.runs() == ["top"]


@pytest.mark.parametrize("type", ["touchmove", "pointermove", "scroll"])
def test_a_page_that_scrolls_to_the_top_with_each_move_can_be_pulled(whole, type):
    whole.open()
    whole.page.evaluate("(type) => addEventListener(type, () => scrollTo(0, 0))", type)
    whole.pull(300, 520)
    assert whole.first() > 40
    whole.lift()
    whole.page.wait_for_function("() => runs.length")
    assert whole.runs() == ["top"]


@pytest.mark.parametrize("scroll", ["scrollTo(0, 600)", "document.querySelectorAll('.item')[20].scrollIntoView()"])
def test_a_page_that_scrolls_elsewhere_under_the_finger_is_there(whole, scroll):
    whole.open(count=200)
    whole.page.evaluate(scroll)
    place = whole.scroll_top()
    assert place > 500
    whole.scroll_to(0)
    whole.pull(300, 400)
    whole.page.evaluate(f"() => {{ {scroll}; }}")
    whole.phone.frames(3)
    whole.touch("touchMove", 195, 402)
    whole.lift()
    whole.rest()
    # The finger scrolls the page there by what it has pulled.
    assert place - 102 <= whole.scroll_top() <= place
    assert whole.runs() == []
