"""All four edges by touch, in both writing directions, and the back-to-top button."""

import json
from pathlib import Path
from urllib.parse import urlencode

import pytest

PAGE = Path(__file__).with_name("sides.html")
BAND = 0.55
# The middle of the frame, and the direction of a pull away from each of its sides.
MIDDLE = (195, 260)
WAYS = {"top": (0, 1), "bottom": (0, -1), "left": (1, 0), "right": (-1, 0)}
# The page, the edge, and the edge's side of the screen.
SIDES = [
    ("rows", "ltr", "top", "top"), ("rows", "ltr", "bottom", "bottom"),
    ("columns", "ltr", "leading", "left"), ("columns", "ltr", "trailing", "right"),
    ("columns", "rtl", "leading", "right"), ("columns", "rtl", "trailing", "left"),
]
# An animation begins with the next frame, and moves in each frame that the page draws.
REST = """async () => {
  const nodes = [...scroller.querySelectorAll('.item'), window.compose, document.querySelector('button[data-overscroll]')];
  const place = () => nodes.map((node) => { const { left, top } = node?.getBoundingClientRect() ?? {}; return [left, top]; }).join();
  for (let still = 0, since = performance.now(), last = ""; still < 12 || performance.now() - since < 200;) {
    await new Promise(requestAnimationFrame);
    const now = place();
    if (now !== last) since = performance.now();
    still = now === last ? still + 1 : 0;
    last = now;
  } }"""
each_side = pytest.mark.parametrize("layout, direction, edge, side", SIDES)


def band(travel, extent):
    return extent * (1 - 1 / (travel * BAND / extent + 1))


class Sides:
    """A list in a separate page, and a finger that pulls at one of its sides."""

    def __init__(self, phone, side="top"):
        self.phone, self.page, self.side = phone, phone.page, side

    def open(self, options, layout="columns", direction="ltr", **more):
        self.page.route("**/sides.html*", lambda route: route.fulfill(
            body=PAGE.read_text("utf8"), content_type="text/html"))
        query = urlencode({"layout": layout, "dir": direction, "options": json.dumps(options), **more})
        self.page.goto(f"{self.phone.server.url}sides.html?{query}")
        self.page.wait_for_function("() => window.list")
        return self

    def point(self, distance):
        x, y = WAYS[self.side]
        return {"x": MIDDLE[0] + x * distance, "y": MIDDLE[1] + y * distance}

    def drag(self, *distances, steps=12, hold=120):
        """Moves a finger to distances from the middle; a positive distance pulls."""
        actions = [{"name": "pointerDown", **self.point(distances[0])}]
        for before, after in zip(distances, distances[1:], strict=False):
            for step in range(1, steps + 1):
                at = before + (after - before) * step / steps
                actions.append({"name": "pointerMove", **self.point(at)})
        actions += [{"name": "pause", "duration": hold}, {"name": "pointerUp"}]
        self.phone.play(actions)

    def press(self, distance):
        self.phone.touch_points("touchStart", [self.point(distance)])
        self.at = distance

    def lead(self, distance, steps=8):
        for step in range(1, steps + 1):
            at = self.at + (distance - self.at) * step / steps
            self.phone.touch_points("touchMove", [self.point(at)])
        self.at = distance

    def hear_moves(self):
        self.page.evaluate("""() => { window.moves = [];
          scroller.addEventListener('touchmove', ({ touches }) => moves.push([touches[0].clientX, touches[0].clientY])); }""")

    def moves(self):
        """The positions of the finger that the page received, as distances from the middle."""
        x, y = WAYS[self.side]
        return [x * (at[0] - MIDDLE[0]) + y * (at[1] - MIDDLE[1]) for at in self.page.evaluate("moves")]

    def seen(self):
        """The distance between the content and the side, in pixels; negative if the content is scrolled."""
        return self.page.evaluate("""(side) => {
          const items = [...scroller.querySelectorAll('.item')];
          const frame = scroller.parentElement.getBoundingClientRect();
          const edges = items.map((item) => item.getBoundingClientRect()[side]);
          return { top: Math.min(...edges) - frame.top, left: Math.min(...edges) - frame.left,
            bottom: frame.bottom - Math.max(...edges), right: frame.right - Math.max(...edges) }[side];
        }""", self.side)

    def length(self):
        return self.page.evaluate(
            "(isUpright) => isUpright ? scroller.clientHeight : scroller.clientWidth", self.side in ("top", "bottom"))

    def scroll_from_side(self, distance):
        """Scrolls to a distance from the side; 0 is the side itself."""
        x, y = WAYS[self.side]
        self.page.evaluate("""([x, y, distance]) => {
          scroller.scrollTo(-x * 1e6, -y * 1e6);
          scroller.scrollBy(x * distance, y * distance);
        }""", [x, y, distance])
        self.phone.frames(3)

    def box(self, edge):
        """The position of the indicator in the frame, as left, top, right, bottom."""
        return self.page.evaluate("""(edge) => {
          const { left, top, right, bottom } = document.querySelector(`[data-overscroll=${edge}]`).getBoundingClientRect();
          const frame = scroller.parentElement.getBoundingClientRect();
          return [left - frame.left, top - frame.top, frame.right - right, frame.bottom - bottom]; }""", edge)

    def phase(self, edge):
        return self.page.evaluate("(edge) => list.phase(edge)", edge)

    def wait_for_phase(self, edge, phase):
        self.page.wait_for_function("([edge, phase]) => list.phase(edge) === phase", arg=[edge, phase])

    def rest(self):
        """Waits until nothing has moved for 12 frames and 200 ms of the page's time."""
        self.page.evaluate(REST)

    def runs(self):
        return self.page.evaluate("runs")

    def finish(self):
        self.page.evaluate("done.shift()()")


def both_edges(edge, **options):
    pair = ("top", "bottom") if edge in ("top", "bottom") else ("leading", "trailing")
    return {each: {"purpose": "refresh", **options} for each in pair}


@pytest.fixture
def sides(make_phone):
    return lambda side="top": Sides(make_phone(), side)


@each_side
def test_a_pull_refreshes_once_stands_and_closes(sides, layout, direction, edge, side):
    page = sides(side).open(both_edges(edge, indicator="classic"), layout, direction)
    page.scroll_from_side(0)
    page.press(0)
    page.lead(170)
    page.wait_for_phase(edge, "armed")
    page.phone.shot(f"side-{direction}-{edge}-armed")
    page.phone.lift()
    page.wait_for_phase(edge, "refreshing")
    page.rest()
    page.phone.shot(f"side-{direction}-{edge}-refreshing")
    assert page.seen() == pytest.approx(54, abs=1)
    assert "hidden" not in page.page.evaluate("scroller.style.overflowX + scroller.style.overflowY")
    assert page.runs() == [edge]
    page.finish()
    page.wait_for_phase(edge, "idle")
    page.rest()
    assert page.seen() == pytest.approx(0, abs=1)
    assert page.runs() == [edge]


@pytest.mark.clock
@each_side
def test_a_pull_below_the_threshold_runs_nothing(sides, layout, direction, edge, side):
    page = sides(side).open(both_edges(edge), layout, direction)
    page.scroll_from_side(0)
    page.drag(0, 70)
    page.rest()
    assert page.runs() == []
    assert page.seen() == pytest.approx(0, abs=1)


@pytest.mark.clock
@each_side
def test_the_content_follows_the_rubber_band_to_the_pixel(sides, layout, direction, edge, side):
    page = sides(side).open(both_edges(edge), layout, direction)
    page.scroll_from_side(0)
    page.hear_moves()
    page.press(0)
    page.lead(20, steps=1)
    page.lead(140, steps=6)
    page.rest()
    # Horizontally, Chromium holds the last move back until the next one.
    moves = page.moves()
    assert moves[-1] - moves[0] >= 100
    assert page.seen() == pytest.approx(band(moves[-1] - moves[0], page.length()), abs=0.51)
    page.phone.lose()
    page.rest()
    assert page.seen() == pytest.approx(0, abs=1)
    assert page.runs() == []


@pytest.mark.clock
@each_side
def test_scroll_pull_and_scroll_are_one_gesture(sides, layout, direction, edge, side):
    page = sides(side).open(both_edges(edge), layout, direction)
    page.scroll_from_side(50)
    page.hear_moves()
    page.page.evaluate("""() => { window.most = 0; (function look() { most = Math.max(most,
        ...scroller.style.translate.split(' ').map((part) => Math.abs(parseFloat(part) || 0))); requestAnimationFrame(look); })(); }""")
    page.drag(-60, 120, -110, steps=25, hold=400)
    page.rest()
    assert page.page.evaluate("most") > 20
    assert page.runs() == []
    assert "hidden" not in page.page.evaluate("scroller.style.overflowX + scroller.style.overflowY")
    # From the first move that the page received, the content has moved as far as the finger at the
    # end.
    moves = page.moves()
    way = moves[-1] - moves[0]
    # The browser takes over a frame late; horizontally, where its moves are delayed, up to two
    # frames.
    step = (120 + 110) / 25 * (1 if layout == "rows" else 2)
    assert page.seen() == pytest.approx(-50 + way, abs=step + 2)


@pytest.mark.clock
@pytest.mark.parametrize("steps", [20, 25, 30, 40])
@pytest.mark.parametrize("side, edge", [("top", "top"), ("bottom", "bottom")])
def test_a_pull_that_turns_scrolls_on_without_a_lost_move(sides, side, edge, steps):
    page = sides(side).open(both_edges(edge), "rows")
    page.scroll_from_side(0)
    page.hear_moves()
    page.drag(0, 150, -150, steps=steps, hold=400)
    page.phone.frames(20)
    moves = page.moves()
    assert page.runs() == []
    assert moves[0] - moves[-1] > 100
    assert page.seen() == pytest.approx(moves[-1] - moves[0], abs=1), "the browser scrolls by whole pixels"


@pytest.mark.clock
def test_a_list_that_is_grabbed_on_its_way_back_does_not_jump(sides):
    page = sides("top").open(both_edges("top"), "rows")
    page.press(0)
    page.lead(200)
    page.phone.lift()
    page.phone.frames(5)
    left = page.seen()
    page.hear_moves()
    page.press(0)
    page.lead(30, steps=1)
    page.page.wait_for_function("() => moves.length > 0")
    # The page holds the list with the frame after the move.
    page.phone.frames(2)
    grabbed = page.seen()
    assert 10 < grabbed < left
    page.phone.frames(20)
    assert page.seen() == pytest.approx(grabbed, abs=0.01)
    page.phone.lose()


@pytest.mark.clock
@each_side
def test_the_indicator_lies_outside_along_the_whole_side(sides, layout, direction, edge, side):
    page = sides(side).open(both_edges(edge), layout, direction)
    page.scroll_from_side(0)
    page.press(0)
    page.lead(150)
    page.phone.frames(2)
    seen = page.seen()
    box = dict(zip(("left", "top", "right", "bottom"), page.box(edge)))
    assert box[side] == pytest.approx(seen - 54, abs=0.6)
    across = ("left", "right") if side in ("top", "bottom") else ("top", "bottom")
    assert [box[each] for each in across] == pytest.approx([0, 0], abs=0.6)
    page.phone.lose()


@each_side
def test_while_it_runs_scrolling_is_the_browsers(sides, layout, direction, edge, side):
    page = sides(side).open(both_edges(edge), layout, direction)
    page.scroll_from_side(0)
    page.drag(0, 170)
    page.wait_for_phase(edge, "refreshing")
    page.rest()
    x, y = WAYS[side]
    page.page.mouse.move(*MIDDLE)
    page.page.mouse.wheel(x * 200, y * 200)
    page.rest()
    assert page.seen() == pytest.approx(54 - 200, abs=2)
    seen = page.seen()
    page.finish()
    page.wait_for_phase(edge, "idle")
    page.rest()
    assert page.seen() == pytest.approx(seen, abs=1)


def test_a_drag_across_the_axis_is_no_pull(sides):
    page = sides("top").open(both_edges("leading"), "columns")
    page.drag(0, 150)
    assert page.page.evaluate("scroller.style.translate") == ""
    assert page.runs() == []


@pytest.mark.parametrize("side, edge", [("top", "top"), ("left", "leading"), ("bottom", "bottom"), ("right", "trailing")])
def test_a_board_is_pulled_at_all_its_edges(sides, side, edge):
    page = sides(side).open(
        {each: {"purpose": "refresh", "indicator": "classic"} for each in ("top", "bottom", "leading", "trailing")}, "board")
    page.page.evaluate("scroller.scrollTo(300, 300)")
    page.scroll_from_side(0)
    page.press(0)
    page.lead(170)
    page.phone.lift()
    page.wait_for_phase(edge, "refreshing")
    page.rest()
    page.phone.shot(f"board-{edge}")
    assert page.seen() == pytest.approx(54, abs=1)
    box = dict(zip(("left", "top", "right", "bottom"), page.box(edge)))
    assert box[side] == pytest.approx(0, abs=1)
    assert page.runs() == [edge]
    page.finish()
    page.wait_for_phase(edge, "idle")
    page.rest()
    assert page.seen() == pytest.approx(0, abs=1)


def test_a_short_list_is_pulled_at_its_end(sides):
    page = sides("bottom").open({"bottom": {"purpose": "refresh"}}, "rows", count=2)
    page.drag(0, 170)
    page.wait_for_phase("bottom", "refreshing")
    page.rest()
    assert page.box("bottom")[3] == pytest.approx(0, abs=1)
    page.phone.shot("short-bottom")
    page.finish()
    page.wait_for_phase("bottom", "idle")
    page.rest()
    assert page.page.evaluate("scroller.scrollTop") == 0


def test_a_page_that_is_pulled_for_comes_where_its_indicator_was(sides):
    page = sides("right").open({"trailing": {"onLoadMore": True, "past": 54, "indicator": "lines"}}, "columns")
    page.scroll_from_side(0)
    page.drag(0, 170)
    page.wait_for_phase("trailing", "refreshing")
    page.rest()
    first = "scroller.querySelector('.item').getBoundingClientRect().left"
    before = page.page.evaluate(first)
    page.page.evaluate("""() => { for (let i = 0; i < 5; i += 1) {
      const item = document.createElement('div'); item.className = 'item'; scroller.append(item); } }""")
    page.phone.frames(3)
    page.finish()
    page.wait_for_phase("trailing", "idle")
    page.rest()
    assert page.page.evaluate(first) == pytest.approx(before, abs=1)


@pytest.mark.parametrize("trigger, fires", [("pull", True), ("release", False), ("programmatic", False)])
def test_a_pull_fires_by_its_trigger(sides, trigger, fires):
    page = sides("left").open({"leading": {"trigger": trigger, "past": 40}})
    page.press(0)
    page.lead(150)
    page.phone.frames(2)
    assert page.runs() == (["leading"] if fires else [])
    page.phone.lose()


def test_nearness_counts_in_viewports(sides):
    page = sides("right").open({"trailing": {"onLoadMore": True, "within": {"viewports": 1}}})
    page.scroll_from_side(500)
    assert page.runs() == []
    page.scroll_from_side(300)
    assert page.runs() == ["trailing"]


def test_a_tap_loads_where_that_is_the_trigger(sides):
    page = sides("right").open({"trailing": {"onLoadMore": True, "trigger": "tap", "indicator": "text"}})
    page.scroll_from_side(0)
    assert page.runs() == []
    page.phone.shot("tap-trailing")
    page.page.locator("[data-overscroll=trailing] button").tap()
    assert page.runs() == ["trailing"]


@each_side
def test_detaching_leaves_the_page_as_it_was(sides, layout, direction, edge, side):
    page = sides(side).open(both_edges(edge), layout, direction)
    page.scroll_from_side(120)
    before = page.seen()
    page.page.evaluate("list.detach()")
    assert page.page.evaluate("scroller.getAttribute('style') || ''") == ""
    assert page.seen() == pytest.approx(before, abs=1)
    assert page.page.evaluate("document.querySelectorAll('[data-overscroll]').length") == 0


# Back to the top

BUTTON = "button[data-overscroll=backToTop]"


def far_down(page, **options):
    page.open({"top": {}, "backToTop": {"after": {"viewports": 2}, "companion": True}}, "rows", **options)
    page.page.wait_for_selector(BUTTON, state="attached")
    page.page.evaluate("scroller.scrollTo(0, 1800)")
    page.phone.frames(3)
    return page


def companion(page):
    return page.page.evaluate("compose.getBoundingClientRect().bottom")


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_button_rises_on_the_way_back_and_leads_to_the_top(sides, direction):
    page = far_down(sides("top"), direction=direction)
    button = page.page.locator(BUTTON)
    assert not button.is_visible()
    below = companion(page)
    page.drag(0, 100)
    button.wait_for(state="visible")
    page.rest()
    page.phone.shot(f"back-to-top-{direction}")
    left, _, right, bottom = page.box("backToTop")
    assert [left if direction == "rtl" else right, bottom] == [16, 16]
    size = button.bounding_box()
    assert size["width"] >= 44 and size["height"] >= 44
    assert companion(page) == below - 60
    assert button.get_attribute("aria-label") == "Back to top"
    button.tap()
    page.page.wait_for_function("() => scroller.scrollTop === 0")
    button.wait_for(state="hidden")
    assert companion(page) == below
    assert page.runs() == []


def test_the_button_is_reached_and_pressed_by_key(sides):
    page = far_down(sides("top"))
    page.drag(0, 100)
    page.page.locator(BUTTON).wait_for(state="visible")
    page.page.evaluate("scroller.focus()")
    # The refresh button follows it, behind the list.
    page.page.keyboard.press("Tab")
    page.page.keyboard.press("Tab")
    assert page.page.evaluate("document.activeElement.dataset.overscroll") == "backToTop"
    page.phone.shot("back-to-top-focus")
    page.page.keyboard.press("Enter")
    page.page.wait_for_function("() => scroller.scrollTop === 0")
    page.page.locator(BUTTON).wait_for(state="hidden")
    assert page.page.evaluate("document.activeElement.id") == "scroller"


def test_with_reduced_motion_the_way_takes_no_time(make_phone):
    page = far_down(Sides(make_phone(reduced_motion="reduce")))
    page.drag(0, 100)
    page.page.locator(BUTTON).wait_for(state="visible")
    assert page.page.evaluate(f"document.querySelector('{BUTTON}').click(), scroller.scrollTop") == 0
