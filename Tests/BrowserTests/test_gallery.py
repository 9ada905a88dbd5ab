"""The page around the demos: its policy, its options, its code and the inspector."""

import itertools
import json

import pytest
from axe_playwright_python.sync_playwright import Axe

from catalog import swift_of
from long_session import ANIMATIONS
from phone import linger, settle, wait_until

WIDE = {"viewport": {"width": 1280, "height": 800}, "is_mobile": False, "has_touch": False}


@pytest.fixture
def wide(make_phone):
    return make_phone(**WIDE)


# Its policy

def test_a_strict_policy_is_served_and_holds(make_phone):
    phone = make_phone(expects_complaints=True)
    answer = phone.page.goto(phone.server.url)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "unsafe-inline" not in policy and "'unsafe-eval'" not in policy
    phone.page.wait_for_function("() => window.gallery")
    phone.page.evaluate("document.body.setAttribute('style', 'opacity: .5')")
    assert any("Content Security Policy" in text for _, text in phone.console)
    assert phone.page.evaluate("getComputedStyle(document.body).opacity") == "1"


# Options

def value_of(phone, name):
    return phone.page.evaluate("(name) => document.querySelector(`[name=${name}]`).value", name)


def test_a_link_keeps_the_options_of_a_demo(wide):
    wide.open("?show=own-indicator&extent=100&lang=en")
    assert value_of(wide, "extent") == "100"
    wide.page.get_by_label("Height").focus()
    wide.page.keyboard.press("ArrowRight")
    wide.page.wait_for_function("() => location.search.includes('extent=104')")
    wide.page.reload()
    wide.page.wait_for_function("() => window.gallery")
    assert value_of(wide, "extent") == "104"


def test_the_usual_value_leaves_the_address(wide):
    wide.open("?show=own-indicator&extent=100")
    wide.page.get_by_label("Height").focus()
    wide.page.keyboard.press("ArrowLeft")
    wide.page.wait_for_function("() => location.search === '?show=own-indicator'")


@pytest.mark.parametrize("query, name, expected", [
    ("?show=own-indicator&extent=-7", "extent", "96"), ("?show=own-indicator&extent=high", "extent", "96"),
    ("?show=playground&indicator=hat", "indicator", "classic"),
])
def test_nonsense_in_the_address_is_passed_over(make_phone, query, name, expected):
    phone = make_phone()
    phone.open(query)
    assert value_of(phone, name) == expected


def test_an_unknown_demo_is_the_first_one(make_phone):
    phone = make_phone()
    phone.open("?show=nothing")
    assert phone.page.locator("#feed-title").text_content() == "Feed"


# The playground's code

KNOBS = ("indicator=ring&tint=%23336699&placement=behind&trigger=pull&past=80&hold=70&footer=classic&load=tap&backToTop=true&button=always"
         "&wheel=always&expand=0.5&collapse=0.5&minimum=1&message=2")


@pytest.mark.parametrize("host, name", [("UIKit", "PlaygroundDemo"), ("SwiftUI", "PlaygroundView")])
def test_the_playgrounds_swift_is_the_swift_that_a_test_compiles(wide, host, name):
    wide.open(f"?show=playground&code={host}&{KNOBS}")
    compiled = [line.strip() for line in swift_of(host, name).splitlines()]
    for part in wide.page.locator("#code").text_content().split("\n\n"):
        assert "\n".join(line.strip() for line in part.splitlines()) in "\n".join(compiled)


def test_the_playgrounds_code_follows_its_knobs(wide):
    wide.open("?show=playground&code=JavaScript")
    wide.page.wait_for_function("() => document.querySelector('#code').textContent.includes('indicator: \"classic\"')")
    assert "durations" not in wide.page.locator("#code").text_content()
    wide.page.get_by_label("Top indicator").select_option("ring")
    wide.page.wait_for_function("() => document.querySelector('#code').textContent.includes('indicator: \"ring\"')")


def test_a_duration_that_is_turned_replays_the_list_and_its_line_is_marked_beside_it(wide):
    wide.open("?show=playground&lang=en&code=JavaScript")
    page = wide.page
    page.get_by_text("Timing").click()
    assert not page.get_by_label("Top indicator").is_visible(), "one group is open"
    knob = page.get_by_label("Opens in")
    knob.focus()
    page.keyboard.press("ArrowRight")
    changed = page.locator(".changed", has_text="durations: { expand: 0.3 }")
    changed.wait_for()
    page.wait_for_function("() => gallery.list.phase('top') === 'refreshing'")
    for node in (knob, changed):
        assert node.evaluate("(node) => { const { top, bottom } = node.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight; }")


def test_long_code_leaves_room_for_the_knobs_beside_it(wide):
    wide.open(f"?show=playground&lang=en&code=SwiftUI&{KNOBS}")
    wide.page.wait_for_function("() => document.querySelector('#code').textContent.includes('IndicatorStyle')")
    wide.page.get_by_text("Timing").click()
    wide.page.get_by_label("The server takes").scroll_into_view_if_needed()
    code, knob = wide.page.locator(".code-box").bounding_box(), wide.page.get_by_label("The server takes").bounding_box()
    assert code["y"] >= 0 and code["y"] + code["height"] <= knob["y"] and knob["y"] + knob["height"] <= 800


# Texts fit

@pytest.mark.parametrize("demo, most", [("feed", 112), ("everyone", 112), ("by-hand", 168)])
def test_on_a_small_phone_the_list_begins_high(make_phone, demo, most):
    phone = make_phone(viewport={"width": 320, "height": 568})
    phone.open(f"?show={demo}&lang=en", settled=False)
    assert phone.top() <= most


@pytest.mark.parametrize("query", [f"?lang={language}{show}" for language in ("en", "zh") for show in ("", "&show=feed")])
def test_beside_the_list_nothing_is_cut_on_a_usual_computer(wide, query):
    wide.open(query, settled=False)
    assert wide.page.evaluate("guide.scrollHeight - guide.clientHeight") <= 0


@pytest.mark.parametrize("query", [f"?show={demo}&dir={direction}" for demo in ("four-edges", "carousel", "by-hand")
                                   for direction in ("ltr", "rtl")])
def test_buttons_above_a_list_have_room(wide, query):
    wide.open(query)
    assert wide.page.evaluate("""[actions, ...actions.children].every(
      (node) => node.scrollWidth <= node.clientWidth
        && node.getBoundingClientRect().right <= actions.getBoundingClientRect().right)""")


# Rows

# The pictures of the rows without their numbers and colours.
SHAPES = r"[...rows.querySelectorAll('.picture')].map((each) => each.innerHTML.replace(/#\w+|[\d.]+/g, ''))"


def test_neighbouring_rows_have_pictures_of_different_kinds(make_phone):
    phone = make_phone()
    phone.open("?show=feed&limit=100")
    shapes = phone.page.evaluate(SHAPES)
    assert len(shapes) == 100
    assert not [one for one, other in itertools.pairwise(shapes) if one == other]


# The first screen

@pytest.mark.parametrize("size", [(320, 568), (390, 844), (1280, 800)])
def test_the_first_screen_shows_its_promise_installation_and_phones_at_once(make_phone, size):
    phone = make_phone(viewport={"width": size[0], "height": size[1]}, is_mobile=size[0] < 900, has_touch=size[0] < 900)
    phone.open("?lang=en")
    page = phone.page
    install = page.get_by_role("link", name="Install", exact=True)
    for part in (page.locator(".promise"), page.locator(".facts"), install, page.locator(".mini").first):
        box = part.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= size[0] and box["y"] + box["height"] <= size[1]
    assert install.bounding_box()["height"] >= (44 if size[0] < 900 else 24)
    assert page.locator(".mini").count() == 6
    install.click()
    assert page.get_by_role("dialog", name="Install Overscroll").is_visible()


def test_links_without_an_address_are_hidden(make_phone):
    phone = make_phone()
    phone.open("")
    assert phone.page.locator(".starts a:visible").all_text_contents() == ["Install"]


# The phases of the first screen's phones, each with the phone's look.
RECORD_MINIS = """() => { window.phases = [];
  gallery.rows().forEach(({ name, list }) => list.on('phase', ({ phase }) => phases.push(`${name} ${phase}`))); }"""


def test_the_phones_of_the_first_screen_pull_themselves_until_they_are_touched(make_phone):
    phone = make_phone()
    phone.open("", settled=False)
    page = phone.page
    page.evaluate(RECORD_MINIS)
    page.wait_for_function("() => ['spinner', 'ring', 'drop'].every((name) => phases.includes(`${name} refreshing`))")
    box = page.locator(".mini-list").first.bounding_box()
    touch = {"x": box["x"] + 60, "y": box["y"] + 20}
    phone.touch_points("touchStart", [touch])
    page.wait_for_function("() => gallery.list.phase('top') === 'idle'")
    page.evaluate("phases.length = 0")
    for way in range(0, 200, 10):
        phone.touch_points("touchMove", [{**touch, "y": touch["y"] + way}])
    assert "classic armed" in phone.phases()
    phone.lift()
    page.wait_for_function("() => phases.includes('classic refreshing') && gallery.list.phase('top') === 'idle'")
    page.evaluate("phases.length = 0")
    page.wait_for_function("() => phases.filter((each) => each === 'ring refreshing').length === 2")
    assert not [each for each in phone.phases() if each.startswith("classic")]


def test_the_phones_of_the_first_screen_are_pulled_by_a_mouse(wide):
    wide.open("", settled=False)
    page = wide.page
    page.evaluate(RECORD_MINIS)
    box = page.locator(".mini-list").nth(4).bounding_box()
    # From then on the phone no longer pulls itself.
    page.mouse.click(box["x"] + 60, box["y"] + 20)
    page.wait_for_function("() => gallery.rows()[4].list.phase('top') === 'idle'")
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 200, steps=20)
    page.wait_for_function("() => phases.includes('lines armed')")
    page.mouse.up()
    page.wait_for_function("() => phases.includes('lines refreshing')")


def test_phones_that_are_not_in_view_rest(make_phone):
    phone = make_phone(viewport={"width": 320, "height": 568})
    phone.open("", settled=False)
    phone.page.evaluate(RECORD_MINIS)
    phone.page.wait_for_function("() => phases.filter((each) => each === 'classic refreshing').length === 2")
    assert not [each for each in phone.phases() if each.startswith("lines")]


def test_with_reduced_motion_the_phones_of_the_first_screen_rest(make_phone):
    phone = make_phone(reduced_motion="reduce")
    phone.open("", settled=False)
    phone.page.wait_for_function("() => gallery.rows().every(({ list }) => list.phase('top') === 'armed')")
    phone.page.evaluate(RECORD_MINIS)
    linger(phone.page, 3000)
    assert phone.phases() == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_first_screen_breaks_no_rule_of_axe(make_phone, scheme):
    phone = make_phone(color_scheme=scheme, reduced_motion="reduce", bypass_csp=True)
    phone.open("", settled=False)
    results = Axe().run(phone.page, options={"resultTypes": ["violations"]})
    assert results.violations_count == 0, results.generate_report()


def test_a_list_without_rows_breaks_no_rule_of_axe(make_phone):
    phone = make_phone(bypass_csp=True)
    phone.open("?show=short&rows=0", settled=False)
    phone.page.get_by_text("Nothing here").wait_for()
    # Texts that fade in have all of their contrast only then.
    phone.page.evaluate(ANIMATIONS)
    results = Axe().run(phone.page, options={"resultTypes": ["violations"]})
    assert results.violations_count == 0, results.generate_report()


# The code

@pytest.mark.parametrize("width", [320, 390, 768, 900, 1024, 1280, 1920])
def test_no_code_is_clipped(make_phone, width):
    phone = make_phone(viewport={"width": width, "height": 800}, is_mobile=width < 900, has_touch=width < 900)
    phone.open(f"?show=playground&lang=en&{KNOBS}")
    if width < 900:
        phone.page.locator("#more").tap()
    for name in ("JavaScript", "React", "Vue", "SwiftUI", "UIKit"):
        phone.page.get_by_role("tab", name=name).click()
        assert phone.page.evaluate("document.querySelector('#code-panel').scrollWidth <= document.querySelector('#code-panel').clientWidth")
        left, right = phone.page.evaluate("(({ left, right }) => [left, right])(document.querySelector('#code').getBoundingClientRect())")
        assert left >= 0 and right <= width
        # A line that wraps goes on farther in, so that each has a node of its own.
        assert not [each for each in phone.page.locator("#code .line").all_text_contents() if "\n" in each[:-1]]


def test_the_copy_buttons_copy_the_code_and_the_link(wide):
    wide.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    wide.open("?show=playground&past=80&code=React&lang=en")
    for name, expected in (("Copy code", wide.page.locator("#code").text_content()), ("Copy link", wide.page.url)):
        button = wide.page.get_by_role("button", name=name)
        node, before = button.element_handle(), button.bounding_box()
        button.click()
        wide.page.wait_for_function("(node) => node.textContent === '✓ Copied'", arg=node)
        assert node.bounding_box() == before
        assert wide.page.evaluate("navigator.clipboard.readText()") == expected


# The sheets of a phone

@pytest.mark.parametrize("way, end, is_open", [(60, "lift", True), (140, "lift", False), (140, "lose", True), (-80, "lift", True)])
@pytest.mark.parametrize("opener, sheet", [("#more", "#sheet"), ("#guide .install", "#install")])
def test_a_sheet_follows_the_finger_and_closes_when_it_is_drawn_down_far(make_phone, opener, sheet, way, end, is_open):
    phone = make_phone()
    phone.open("?show=classic" if sheet == "#sheet" else "?")
    phone.page.locator(opener).tap()
    rest = phone.page.locator(f"{sheet} .grabber")
    rest.wait_for()
    # The page below may go on pulling itself.
    phone.page.locator(sheet).evaluate("(node) => Promise.all(node.getAnimations().map(({ finished }) => finished))")
    at = rest.bounding_box()
    # The phone's finger counts from the list's top.
    start = at["y"] + 12 - phone.top()
    phone.press(start)
    phone.lead(start + way)
    wait_until(lambda: rest.bounding_box()["y"] == pytest.approx(at["y"] + max(0, way), abs=1))
    getattr(phone, end)()
    wait_until(lambda: phone.page.locator(sheet).evaluate("(node) => node.open") == is_open)
    if is_open:
        wait_until(lambda: rest.bounding_box()["y"] == pytest.approx(at["y"], abs=0.5))


# The code's tabs

def test_the_tabs_are_led_through_by_arrows_and_kept_in_the_address(wide):
    wide.open("?show=classic")
    wide.page.get_by_role("tab", name="JavaScript").focus()
    wide.page.keyboard.press("ArrowRight")
    assert wide.page.locator("[role=tab][aria-selected=true]").text_content() == "React"
    wide.page.wait_for_function("() => document.querySelector('#code').textContent.includes('overscroll/react')")
    assert "code=React" in wide.page.url


# The inspector

def test_the_inspector_tells_what_an_edge_does(make_phone):
    phone = make_phone()
    phone.open("?show=classic")
    phone.page.locator("#more").tap()
    phone.page.locator("#inspect").tap()
    gauge = phone.page.locator(".gauge").first
    wait_until(lambda: "The edge waits for a pull of more than 54 pixels." in gauge.text_content())
    phone.press(60)
    phone.lead(230)
    settle(phone.page)
    assert "armed" in gauge.text_content()
    assert "lifting the finger runs the action" in gauge.text_content()
    pull = phone.first_row()
    wait_until(lambda: f"{round(pull)} px" in gauge.text_content())
    assert phone.page.locator("#legend").text_content() == f"Offset −{round(pull)}Inset 0Phase armed"
    assert phone.page.locator(".gauge meter").first.evaluate("(each) => each.value") == 1
    phone.server.fail(delay=900)
    phone.lift()
    phone.wait_for_phase("top", "refreshing")
    wait_until(lambda: "Inset 54" in gauge.text_content())
    assert "Inset 54" in gauge.text_content()
    phone.wait_for_phase("top", "idle")
    assert phone.page.locator("#events li").first.text_content().endswith("Top  idle")
    assert "inspect=1" in phone.page.url


# On a busy machine, time passes between two readings of the clock.
SLOW_CLOCK = """
  const read = performance.now.bind(performance);
  performance.now = () => {
    for (const begun = read(); read() - begun < 1;);
    return read();
  };
"""


@pytest.fixture
def recorded(make_phone):
    """A phone whose list was pulled and refreshed, and the trace of that."""
    phone = make_phone()
    phone.page.add_init_script(SLOW_CLOCK)
    phone.open("?show=classic&inspect=1")
    phone.page.get_by_role("button", name="Record").tap()
    phone.server.fail(delay=300)
    phone.drag(60, 300)
    phone.wait_for_phase("top", "idle", seconds=10)
    phone.page.get_by_role("button", name="Record").wait_for()
    with phone.page.expect_download() as download:
        phone.page.get_by_role("button", name="Save").tap()
    return phone, download.value.path()


def test_a_gesture_is_recorded_as_a_scenario(recorded):
    _, path = recorded
    trace = json.loads(path.read_text())
    ops = [each["op"] for each in trace["steps"]]
    assert ops[0] == "dragBegin" and ops.count("dragEnd") == 1 and ops.count("end") == 1
    assert min(each["y"] for each in trace["steps"] if each["op"] == "offset") < -54
    assert trace["components"][0] == {"edge": "top", "kind": "header", "triggerPercent": 1}
    phases = list(dict.fromkeys(each["states"]["top"] for each in trace["seen"]))
    assert phases == ["idle", "pulling", "armed", "refreshing", "ending"]
    assert all(each["step"] < len(ops) for each in trace["seen"])


def test_a_trace_is_replayed_and_the_list_goes_its_way_again(recorded):
    phone, path = recorded
    phone.page.set_input_files("#open", path)
    phone.page.get_by_role("button", name="Replay").tap()
    phone.page.wait_for_function("() => document.querySelector('.gauge .phase').textContent === 'armed'")
    assert phone.first_row() > 54 and phone.phase("top") == "idle"
    phone.page.wait_for_function("() => scroller.style.translate === ''")
    assert phone.first_row() == 0


def test_what_is_no_trace_is_said_to_be_none(make_phone, tmp_path):
    phone = make_phone()
    phone.open("?show=feed&inspect=1")
    (tmp_path / "some.json").write_text('{"steps": 3}')
    phone.page.set_input_files("#open", tmp_path / "some.json")
    phone.page.get_by_text("That is no trace").wait_for()
