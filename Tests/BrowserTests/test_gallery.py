"""The page around the demos: its policy, its options, its code and the inspector."""

import json
import textwrap

import pytest

from catalog import code_of
from phone import settle, wait_until

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

KNOBS = ("indicator=ring&trigger=pull&past=80&hold=70&footer=classic&load=tap&backToTop=true&button=always"
         "&wheel=always&expand=0.5&collapse=0.5&minimum=1&message=2")


def test_the_playgrounds_swift_is_the_swift_that_a_test_compiles(wide):
    wide.open(f"?show=playground&code=UIKit&{KNOBS}")
    shown = wide.page.locator("#code").text_content()
    assert textwrap.indent(shown, "    ") in code_of("playground")["UIKit"]


def test_the_playgrounds_swiftui_is_the_swiftui_that_a_test_compiles(wide):
    wide.open(f"?show=playground&code=SwiftUI&{KNOBS}")
    view, times = wide.page.locator("#code").text_content().split("\n\n")
    assert textwrap.indent(view, "    ") in code_of("playground")["SwiftUI"]
    assert textwrap.indent(times, "  ") in code_of("playground")["SwiftUI"]


def test_the_playgrounds_javascript_runs_as_it_is_shown(wide):
    wide.open(f"?show=playground&code=JavaScript&{KNOBS}")
    shown = wide.page.locator("#code").text_content()
    header, body = shown.split("\n", 1)
    assert header == 'import { attach } from "./overscroll/overscroll.js";'
    phases = wide.page.evaluate(f"""async () => {{
      gallery.list.detach();
      const {{ attach }} = await import('/overscroll/overscroll.js');
      const feed = {{ fetchFirst() {{}}, showFirst() {{}}, fetchNext() {{}}, append() {{}} }};
      {body}
      return [list.phase('top'), list.phase('bottom'), list.isActive]; }}""")
    assert phases == ["idle", "idle", True]


def test_the_playgrounds_code_is_not_replaced_by_code_that_arrives_late(wide):
    held = []
    wide.page.route("**/catalog/code/playground.json", lambda route: held.append(route))
    wide.open(f"?show=playground&code=JavaScript&{KNOBS}")
    shown = wide.page.locator("#code").text_content()
    with wide.page.expect_response("**/catalog/code/playground.json") as late:
        held.pop().continue_()
    late.value.finished()
    settle(wide.page)
    assert wide.page.locator("#code").text_content() == shown


def test_the_playgrounds_code_follows_its_knobs(wide):
    wide.open("?show=playground&code=JavaScript")
    wide.page.wait_for_function("() => document.querySelector('#code').textContent.includes('indicator: \"classic\"')")
    assert "durations" not in wide.page.locator("#code").text_content()
    wide.page.get_by_label("Top indicator").select_option("ring")
    wide.page.wait_for_function("() => document.querySelector('#code').textContent.includes('indicator: \"ring\"')")


# Texts fit

@pytest.mark.parametrize("language", ["en", "zh"])
def test_beside_the_list_nothing_is_cut_on_a_usual_computer(wide, language):
    wide.open(f"?lang={language}")
    assert wide.page.evaluate("guide.scrollHeight - guide.clientHeight") <= 0


@pytest.mark.parametrize("query", [f"?show={demo}&dir={direction}" for demo in ("four-edges", "carousel", "by-hand")
                                   for direction in ("ltr", "rtl")])
def test_buttons_above_a_list_have_room(wide, query):
    wide.open(query)
    assert wide.page.evaluate("""[actions, ...actions.children].every(
      (node) => node.scrollWidth <= node.clientWidth
        && node.getBoundingClientRect().right <= actions.getBoundingClientRect().right)""")


# The links at the top, and the finger that shows how to pull

@pytest.mark.parametrize("size", [(320, 568), (390, 844), (1280, 800)])
def test_the_gallery_leads_to_installation_documentation_and_source(make_phone, size):
    phone = make_phone(viewport={"width": size[0], "height": size[1]}, is_mobile=size[0] < 900, has_touch=size[0] < 900)
    phone.open("?lang=en")
    for name in ("Docs", "Source", "Install"):
        link = phone.page.get_by_role("link", name=name, exact=True)
        box = link.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= size[0]
        assert box["height"] >= (44 if size[0] < 900 else 24)
    link.click()
    assert phone.page.get_by_role("dialog", name="Install Overscroll").is_visible()


def test_the_gallery_opens_with_a_pull(make_phone):
    phone = make_phone()
    phone.open("")
    phone.record_phases()
    phone.page.wait_for_function("() => phases.includes('top armed') && phases.at(-1) === 'top idle'")
    phone.page.locator(".ghost").wait_for(state="detached")


def test_a_touch_ends_the_pull_of_the_opening(make_phone):
    phone = make_phone()
    phone.open("", settled=False)
    phone.page.locator(".ghost").wait_for()
    phone.press(60)
    phone.page.locator(".ghost").wait_for(state="detached")
    phone.lose()
    phone.wait_until_closed()
    assert len(phone.server.first_pages()) == 1


def test_reduced_motion_prevents_the_pull_of_the_opening(make_phone):
    phone = make_phone(reduced_motion="reduce")
    phone.open("")
    assert phone.page.evaluate("import('./ghost.js').then(({ showGhost }) => showGhost(scroller))") is False


# The code

@pytest.mark.parametrize("width", [320, 390, 768, 900, 1024, 1280, 1920])
def test_no_code_is_clipped(make_phone, width):
    phone = make_phone(viewport={"width": width, "height": 800}, is_mobile=width < 900, has_touch=width < 900)
    phone.open(f"?show=playground&lang=en&{KNOBS}")
    if width < 900:
        phone.page.locator("#more").tap()
    for name in ("UIKit", "SwiftUI", "JavaScript", "React"):
        phone.page.get_by_role("tab", name=name).click()
        assert phone.page.evaluate("document.querySelector('#code-panel').scrollWidth <= document.querySelector('#code-panel').clientWidth")
        left, right = phone.page.evaluate("(({ left, right }) => [left, right])(document.querySelector('#code').getBoundingClientRect())")
        assert left >= 0 and right <= width


def test_the_copy_buttons_copy_the_code_and_the_link(wide):
    wide.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    wide.open("?show=playground&past=80&code=React&lang=en")
    for name, expected in (("Copy code", wide.page.locator("#code").text_content()), ("Copy link", wide.page.url)):
        wide.page.get_by_role("button", name=name).click()
        wide.page.get_by_text("Copied").first.wait_for()
        assert wide.page.evaluate("navigator.clipboard.readText()") == expected


# The code's tabs

def test_the_tabs_are_led_through_by_arrows_and_kept_in_the_address(wide):
    wide.open("?show=classic")
    wide.page.get_by_role("tab", name="JavaScript").focus()
    wide.page.keyboard.press("ArrowLeft")
    chosen = wide.page.locator("[role=tab][aria-selected=true]")
    name = chosen.text_content()
    assert name != "JavaScript" and wide.page.locator("#code").text_content() == code_of("classic")[name]
    assert f"code={name}" in wide.page.url


# The inspector

def test_the_inspector_tells_what_an_edge_does(make_phone):
    phone = make_phone()
    phone.open("?show=classic")
    phone.page.locator("#inspect").tap()
    gauge = phone.page.locator(".gauge").first
    phone.press(60)
    phone.lead(230)
    settle(phone.page)
    assert "armed" in gauge.text_content()
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
    phone.open("?inspect=1")
    (tmp_path / "some.json").write_text('{"steps": 3}')
    phone.page.set_input_files("#open", tmp_path / "some.json")
    phone.page.get_by_text("That is no trace").wait_for()
