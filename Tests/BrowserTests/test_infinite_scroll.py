"""`overscroll/compat/react-infinite-scroll-component`: what that component documents, in three browser engines."""

import json

import pytest

from test_react import served_app
from touched_list import line

HIGH = {"height": 400}
# Where the list scrolls: an element of its own, the window, and a parent by its id and by a reference.
PLACES = {"height": HIGH, "window": {}, "id": {"target": True}, "element": {"target": True, "element": True}}
STRICT = {"strict": True, **HIGH}
REVERSED = {"inverse": True, "style": {"display": "flex", "flexDirection": "column-reverse"}}


@pytest.fixture(scope="session")
def app(tmp_path_factory):
    yield from served_app(tmp_path_factory.mktemp("infinite"), "infinite.jsx")


class Screen:
    def __init__(self, engine, url):
        self.engine, self.url = engine, url

    def open(self, **properties):
        self.engine.open(f"{self.url}page.html")
        self.engine.wait_for("window.isReady")
        self.show(**properties)
        return self

    def show(self, **properties):
        self.read(f"(show({json.dumps(properties)}), 0)")
        self.wait("document.querySelector('.infinite-scroll-component')")
        # The library announces what happens as soon as it has attached the list.
        self.wait("document.querySelector('[role=status]')")
        self.frames(3)

    def read(self, expression):
        return self.engine.evaluate(expression)

    def wait(self, condition):
        self.engine.wait_for(condition)

    def frames(self, count):
        for _ in range(count):
            self.engine.frame()

    def scroll_to(self, left):
        """Scrolls to this distance from the end."""
        self.read(f"(scroller().scrollTop += left() - {left}, 0)")
        self.frames(6)

    def calls(self):
        return self.read("calls")


@pytest.fixture
def screen(engine, app):
    screen = Screen(engine, app.url)
    yield screen
    assert screen.read("errors") == []


@pytest.mark.parametrize("place", [*PLACES, "strict"])
def test_the_next_page_is_asked_for_once_until_the_rows_have_changed(screen, place):
    screen.open(rows=40, **PLACES.get(place, STRICT))
    assert screen.calls() == []
    assert not screen.read("has('loader')")
    screen.scroll_to(10)
    screen.wait("calls.length === 1 && has('loader')")
    screen.scroll_to(400)
    screen.scroll_to(10)
    assert screen.calls() == ["next"]
    screen.read("(setCount(60), 0)")
    screen.wait("!has('loader')")
    screen.frames(6)
    assert screen.calls() == ["next"]
    screen.scroll_to(10)
    screen.wait("calls.length === 2")


@pytest.mark.parametrize(("threshold", "far", "near"), [(0.8, 100, 70), ("80%", 100, 70), (0.5, 220, 180), ("120px", 140, 100)])
def test_a_threshold_is_a_part_of_the_viewport_or_a_distance(screen, threshold, far, near):
    """The viewport is 400 pixels high, so 0.8 are 80 pixels before the end."""
    screen.open(rows=40, scrollThreshold=threshold, **HIGH)
    screen.scroll_to(far)
    assert screen.calls() == []
    screen.scroll_to(near)
    screen.wait("calls.length === 1")


def test_pages_load_until_the_viewport_is_full_and_while_the_reader_stays_at_the_end(screen):
    screen.open(rows=2, **HIGH)
    for count in (4, 6, 8):
        screen.wait(f"calls.length === {count // 2 - 1}")
        screen.read(f"(setCount({count}), 0)")
    screen.wait("calls.length === 4")
    screen.read("(setCount(40), 0)")
    screen.wait("!has('loader')")
    for page in (1, 2, 3):
        screen.read("(scroller().scrollTop = 1e6, 0)")
        screen.wait(f"calls.length === {4 + page}")
        screen.read(f"(setCount({40 + page}), 0)")
    screen.wait("calls.length === 8")


def test_the_last_page_has_a_message_and_no_page_after_it(screen):
    screen.open(rows=40, **HIGH)
    screen.scroll_to(10)
    screen.wait("calls.length === 1 && !has('end')")
    screen.read("(setHasMore(false), 0)")
    screen.wait("has('end') && !has('loader')")
    screen.scroll_to(400)
    screen.scroll_to(0)
    assert screen.calls() == ["next"]
    assert screen.read("document.getElementById('end').previousElementSibling.textContent") == "39"
    screen.read("(setCount(41), setHasMore(true), 0)")
    screen.wait("calls.length === 2 && !has('end')")
    screen.frames(20)
    assert screen.calls() == ["next", "next"]


def test_children_that_are_no_rows_are_none_unless_the_page_says_so(screen):
    screen.open(single=True, **HIGH)
    assert screen.read("[calls.length, has('loader')]") == [0, True]
    screen.show(single=True, hasChildren=True, **HIGH)
    assert screen.read("[calls.length, has('loader')]") == [0, False]


@pytest.mark.parametrize("place", ["height", "window", "id"])
def test_the_page_hears_of_scrolling_and_sets_where_it_begins(screen, place):
    screen.open(rows=60, listens=True, initialScrollY=300, **PLACES[place])
    screen.wait("scroller().scrollTop === 300 && calls.length")
    assert set(screen.calls()) == {"scroll"}


def test_the_element_has_the_names_and_the_style_that_pages_refer_to(screen):
    screen.open(className="mine", style={"overflow": "hidden auto", "color": "red"}, **HIGH)
    assert screen.read("[box().className, box().style.height, box().style.overflow, box().style.color, box().parentElement.className]") == [
        "infinite-scroll-component mine", "400px", "hidden auto", "red", "infinite-scroll-component__outerdiv"]


def test_the_newest_function_is_called(screen):
    screen.open(rows=40, **HIGH)
    screen.show(rows=40, name="newest", **HIGH)
    screen.scroll_to(10)
    screen.wait("calls.length === 1")
    assert screen.calls() == ["newest"]


@pytest.mark.parametrize("place", PLACES)
def test_a_finger_that_pulls_past_the_threshold_refreshes_at_its_release(screen, place):
    screen.open(pulls=True, rows=40, **PLACES[place])
    screen.wait("has('pull')")
    screen.engine.drag(line((195, 60), (195, 120)))
    screen.frames(6)
    assert screen.calls() == []
    screen.engine.press((195, 60))
    screen.engine.lead(line((195, 60), (195, 130))[1:])
    assert screen.read("[has('pull'), has('release')]") == [True, False]
    screen.engine.lead(line((195, 130), (195, 260))[1:])
    screen.wait("has('release') && !has('pull')")
    assert screen.calls() == []
    screen.engine.lift()
    screen.wait("calls.length === 1 && has('loader')")
    screen.read("(ends[0](), 0)")
    screen.wait("has('pull') && !has('loader')")
    assert screen.calls() == ["refresh"]


def test_another_threshold_needs_another_pull(screen):
    screen.open(pulls=True, rows=40, pullDownToRefreshThreshold=40, **HIGH)
    screen.engine.drag(line((195, 60), (195, 130)))
    screen.wait("calls.length === 1")


def test_a_mouse_pulls_and_no_pull_begins_away_from_the_start(screen):
    screen.open(pulls=True, rows=40, **HIGH)
    screen.scroll_to(1000)
    screen.engine.mouse_drag(line((195, 60), (195, 260)))
    screen.frames(6)
    assert screen.calls() == []
    screen.read("(scroller().scrollTop = 0, 0)")
    screen.frames(6)
    screen.engine.mouse_drag(line((195, 60), (195, 260)))
    screen.wait("calls.length === 1")
    assert screen.calls() == ["refresh"]


@pytest.mark.parametrize("place", ["height", "id"])
def test_an_inverse_list_begins_at_its_end_and_loads_older_rows_at_its_start(screen, place):
    screen.open(rows=40, **PLACES[place], **REVERSED)
    screen.wait("left() <= 1 && Math.abs(at(999) - 350) <= 1")
    assert screen.calls() == []
    screen.read("(scroller().scrollTop = 50, 0)")
    screen.wait("calls.length === 1 && has('loader')")
    screen.read("(window.before = at(963), setCount(60), 0)")
    screen.wait("!has('loader') && document.querySelectorAll('.row').length === 60")
    screen.frames(6)
    assert screen.read("[at(940) < 0, Math.abs(at(963) - before) <= 50]") == [True, True]
    screen.read("(setHasMore(false), 0)")
    screen.wait("has('end')")
    screen.read("(scroller().scrollTop = 0, 0)")
    screen.frames(20)
    assert screen.calls() == ["next"]
    screen.read("(setCount(61), setHasMore(true), 0)")
    screen.wait("!has('end')")
    screen.read("(scroller().scrollTop = 500, 0)")
    screen.frames(6)
    screen.read("(scroller().scrollTop = 50, 0)")
    screen.wait("calls.length === 2")


def test_what_is_missing_is_an_error(engine, app):
    screen = Screen(engine, app.url)
    for properties, name in (({"dataLength": "undefined"}, "dataLength"), ({"pullDownToRefresh": "true"}, "refreshFunction")):
        screen.engine.open(f"{app.url}page.html")
        screen.wait("window.isReady")
        (key, value), = properties.items()
        screen.read(f"(show({{ height: 400, {key}: {value} }}), 0)")
        screen.wait(f"errors.some((text) => text.includes('{name}'))")


@pytest.mark.parametrize("place", ["height", "window", "id"])
def test_a_screen_that_goes_leaves_nothing(screen, place):
    screen.open(pulls=True, rows=40, **PLACES[place])
    screen.read("(show(null), 0)")
    screen.wait("!document.querySelector('[data-overscroll]') && !frame.childElementCount")
    assert screen.read("[document.adoptedStyleSheets.length, document.body.style.cssText]") == [0, "margin: 0px;"]
