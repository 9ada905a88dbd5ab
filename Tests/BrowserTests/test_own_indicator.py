"""An indicator that the page draws itself: the state that it receives, and the errors that it may cause."""

import re

import pytest

from phone import linger, settle

# `make` is the body of a function that returns the indicator.
ATTACH = """async () => {
  const { attach } = await import('/overscroll/overscroll.js');
  document.body.insertAdjacentHTML('beforeend', `<div id=own style="position:fixed;inset:0;z-index:9;background:#fff">
    <div style="height:100%;overflow-y:auto"><p style="height:3000px">Rows</p></div></div>`);
  window.told = [];
  window.own = await attach(document.querySelector('#own > div'), {
    top: { indicator: MAKE, RULE, onRefresh: () => new Promise((done) => { window.finish = done; }) },
    durations: { minimumVisible: 0 } });
}"""
REFRESH = "onRefresh: () => new Promise((done) => { window.finish = done; })"
OBJECT = """const element = document.createElement('b');
  return { extent: 80, element, update(state) { told.push(state); element.textContent = state.phase; } };"""


ROWS_TOP = "document.querySelector('#own p').getBoundingClientRect().top"


def attach(phone, make, rule="past: 54", action=REFRESH):
    # Included in the script, because the page's policy forbids creating functions from text.
    phone.page.evaluate(ATTACH.replace("MAKE", f"(() => {{ {make} }})()").replace("RULE", rule).replace(REFRESH, action))


def seen(phone):
    return phone.page.locator("#own [data-overscroll=top]").inner_text().strip()


def pull(phone, to=330):
    phone.press(100)
    phone.lead(to)
    phone.frames(2)


def fail(phone):
    """Refreshes with a pull, and lets the action fail."""
    pull(phone)
    phone.lift()
    phone.page.wait_for_function("() => own.phase('top') === 'refreshing'")
    phone.page.evaluate("finish(Promise.reject(new Error('No connection')))")
    phone.page.wait_for_function("() => own.phase('top') === 'failed'")


def test_an_object_is_told_phase_progress_pull_and_time_and_has_its_own_height(phone):
    attach(phone, OBJECT)
    pull(phone)
    told = phone.page.evaluate("told.at(-1)")
    assert told["edge"] == "top" and told["phase"] == "armed" and told["reducesMotion"] is False
    assert told["progress"] > 1 and told["pull"] == pytest.approx(54 * told["progress"])
    assert phone.page.locator("#own [data-overscroll=top]").bounding_box()["height"] == 80
    assert seen(phone) == "armed"
    phone.lift()
    phone.page.wait_for_function("() => own.phase('top') === 'refreshing'")
    linger(phone.page, 600)
    times = phone.page.evaluate("told.filter(({ phase }) => phase === 'refreshing').map(({ time }) => time)")
    assert len(times) > 10 and times == sorted(times)
    assert times[0] == 0 and 0.4 < times[-1] < 2
    phone.page.evaluate("finish()")
    phone.page.wait_for_function("() => own.phase('top') === 'idle'")
    phases = phone.page.evaluate("told.map(({ phase }) => phase)")
    assert list(dict.fromkeys(phases)) == ["idle", "pulling", "armed", "refreshing", "ending"]


# A drawing of the package, with a record of its dashes.
DRAWING = """await (async () => {
  const { drawing } = await import('/overscroll/drawing.js');
  const own = drawing(SOURCE), { update } = own, [svg, sign] = own.element.children;
  window.dashes = () => [...svg.querySelectorAll('path')].map(({ style }) => [style.strokeDasharray, parseFloat(style.strokeDashoffset)]);
  return Object.assign(own, { update(state) {
    update(state);
    told.push({ ...state, dashes: dashes(), shown: Number(svg.getAttribute('opacity')), sign: Number(sign.getAttribute('opacity')) });
  } });
})()"""
# A square of 40 in two subpaths, of which one begins where the other is.
SQUARE = "'M0 0h10v10m0 0h-10v-10'"


def attach_drawing(phone, source=SQUARE):
    make = DRAWING.replace("SOURCE", source)
    phone.page.evaluate(ATTACH.replace("indicator: MAKE", f"indicator: (window.told = [], {make})").replace("window.told = [];", "").replace("RULE", "past: 54"))


def drawn(each):
    """The lengths of the dash and of the gap, and where the first and the second subpath are in them."""
    (dash, first), (same, second) = each["dashes"]
    assert dash == same
    return [float(length) for length in re.findall(r"[\d.]+", dash)], first, second


def test_a_path_is_drawn_by_the_pull_and_a_gap_travels_along_it(phone):
    attach_drawing(phone)
    pull(phone)
    phone.lift()
    phone.page.wait_for_function("() => told.some(({ phase, time }) => phase === 'refreshing' && time > 0.7)")
    phone.page.evaluate("own.update({ durations: { resultDuration: 0.4 } })")
    phone.page.evaluate("finish()")
    phone.page.wait_for_function("() => own.phase('top') === 'idle'")
    told = phone.page.evaluate("told")
    pulled = [each for each in told if each["phase"] == "pulling" and 0 < each["progress"] < 1]
    for each in pulled:
        lengths, first, second = drawn(each)
        assert lengths == pytest.approx([40 * each["progress"], 40], abs=0.01) and (first, second) == (0, 20)
    run = [each for each in told if each["phase"] == "refreshing" and each["time"] > 0.55]
    for each in run:
        lengths, first, second = drawn(each)
        assert lengths == pytest.approx([28, 12], abs=0.01) and second == pytest.approx(first + 20, abs=0.01)
        assert first == pytest.approx(-40 * (each["time"] / 1.6 % 1), abs=0.01)
    assert pulled and len(run) > 1
    late = [each for each in told if each["phase"] == "ending" and each["time"] > 0.25]
    assert late and {each["dashes"][0][0] for each in late} == {"none"}
    assert {each["sign"] for each in told} == {0}


def test_a_failed_drawing_is_a_sign(make_phone):
    phone = make_phone(expects_complaints=True, bypass_csp=True)
    phone.open()
    attach_drawing(phone)
    fail(phone)
    assert phone.page.evaluate("(({ shown, sign }) => [shown, sign])(told.at(-1))") == [0, 1]


@pytest.mark.parametrize("rule", ["past: 54", "past: 5000", "trigger: 'tap'"])
def test_the_pull_is_the_way_of_the_rows_whatever_the_trigger_is(phone, rule):
    attach(phone, OBJECT, rule)
    before = phone.page.evaluate(ROWS_TOP)
    pull(phone)
    assert phone.page.evaluate("told.at(-1).pull") == pytest.approx(phone.page.evaluate(ROWS_TOP) - before, abs=0.5)
    assert phone.page.evaluate("told.at(-1).pull") > 40
    phone.lift()


def test_it_is_told_of_every_move_also_past_where_it_would_refresh(phone):
    attach(phone, OBJECT)
    pull(phone)
    told = phone.page.evaluate("told.map(({ phase, progress }) => `${phase} ${progress}`)")
    for phase in ("pulling", "armed"):
        assert len({each for each in told if each.startswith(phase)}) > 2, told
    phone.lose()


@pytest.mark.parametrize("make, expected", [
    ("return ({ phase }) => `now ${phase}`", "now armed"),
    ("return ({ phase }) => Object.assign(document.createElement('i'), { textContent: phase })", "armed"),
    ("return () => undefined", ""),
])
def test_a_function_gives_what_is_to_be_seen(phone, make, expected):
    attach(phone, make)
    pull(phone)
    assert seen(phone) == expected
    phone.lose()


def test_what_it_throws_stops_nothing(make_phone):
    phone = make_phone(expects_complaints=True, bypass_csp=True)
    phone.open()
    attach(phone, "return () => { throw new Error('mine') }")
    pull(phone)
    phone.lift()
    phone.page.wait_for_function("() => own.phase('top') === 'refreshing'")
    assert any("mine" in text for _, text in phone.console)


def test_with_reduced_motion_no_frames_come_while_the_action_runs(make_phone):
    phone = make_phone(bypass_csp=True, reduced_motion="reduce")
    phone.open()
    attach(phone, OBJECT)
    phone.page.evaluate("void own.begin('top')")
    settle(phone.page)
    count = phone.page.evaluate("told.length")
    linger(phone.page, 500)
    assert phone.page.evaluate("[told.length, told.at(-1).reducesMotion]") == [count, True]


def test_it_goes_with_the_list(phone):
    attach(phone, OBJECT)
    phone.page.evaluate("own.detach()")
    assert phone.page.locator("#own b").count() == 0


def test_without_its_file_the_list_is_there_and_the_console_says_so(make_phone):
    phone = make_phone(expects_complaints=True, bypass_csp=True)
    phone.page.route("**/own-indicator.js", lambda route: route.abort())
    phone.open()
    attach(phone, OBJECT)
    pull(phone)
    assert phone.page.evaluate("own.phase('top')") == "armed"
    phone.lose()
    assert any("a part is missing" in text for _, text in phone.console)


@pytest.mark.parametrize("make", [OBJECT, "return ({ phase }) => phase;"])
def test_a_tap_on_a_failed_indicator_tries_again_and_only_then(make_phone, make):
    phone = make_phone(expects_complaints=True, bypass_csp=True)
    phone.open()
    attach(phone, make)
    pull(phone)
    phone.lift()
    phone.page.wait_for_function("() => own.phase('top') === 'refreshing'")
    target = phone.page.locator("#own [data-overscroll=top] > div").first
    assert not target.is_visible()
    phone.page.evaluate("finish(Promise.reject(new Error('No connection')))")
    phone.page.wait_for_function("() => own.phase('top') === 'failed'")
    target.tap()
    phone.page.wait_for_function("() => own.phase('top') === 'refreshing'")
    assert not target.is_visible()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
@pytest.mark.parametrize("outcome", ["failed", "updated"])
def test_it_is_told_the_outcome_until_the_header_is_gone(make_phone, outcome, motion):
    phone = make_phone(reduced_motion=motion, expects_complaints=True, bypass_csp=True)
    phone.open()
    attach(phone, OBJECT)
    phone.page.evaluate("own.update({ durations: { minimumVisible: 0, failureDuration: 0.2 } })")
    phone.page.evaluate("void own.begin('top')")
    phone.page.wait_for_function("() => window.finish")
    phone.page.evaluate("(outcome) => finish({ outcome })", outcome)
    phone.page.wait_for_function("() => told.at(-1).phase === 'idle'")
    told = phone.page.evaluate("told.filter(({ phase }) => phase !== 'refreshing').map(({ phase, outcome }) => `${phase} ${outcome}`)")
    closing = ["failed failed", "ending failed"] if outcome == "failed" else ["ending updated"]
    expected = ["idle undefined", *(each for each in closing if motion == "no-preference" or not each.startswith("ending"))]
    assert list(dict.fromkeys(each for each in told if not each.startswith("pulling"))) == expected


def test_a_result_is_shown_until_the_header_is_gone_although_a_finger_holds_it(phone):
    attach(phone, OBJECT)
    pull(phone)
    phone.lift()
    phone.page.wait_for_function("() => own.phase('top') === 'refreshing'")
    linger(phone.page, 500)
    pull(phone, 180)
    phone.page.evaluate("finish()")
    phone.page.wait_for_function("() => told.at(-1).phase === 'ending'")
    linger(phone.page, 1200)
    for to in (176, 172, 168):
        phone.lead(to)
        phone.frames(2)
        assert phone.page.evaluate("told.at(-1).phase") == "ending"
    phone.lift()
    phone.page.wait_for_function("() => own.phase('top') === 'idle' && told.at(-1).phase === 'idle'")


# Records the opacity of the disc and of its mark.
DISC = """await (async () => {
  const own = (await import('/overscroll/material.js')).material(), { update } = own, mark = own.element.querySelector('g + path');
  return Object.assign(own, { update(state) {
    update(state);
    told.push({ ...state, disc: Number(own.element.firstChild.style.opacity), mark: Number(mark.getAttribute('opacity')), sign: mark.getAttribute('d') });
  } });
})()"""


@pytest.mark.parametrize("end, isDone", [("finish()", True), ("void own.cancel('top')", False)])
def test_the_disc_floats_over_the_rows_and_shows_its_result_without_a_space(phone, end, isDone):
    phone.page.evaluate(ATTACH.replace("indicator: MAKE", f"indicator: (window.told = [], {DISC})").replace("window.told = [];", "")
                        .replace("RULE", "past: 54, placement: 'over'"))
    pull(phone)
    phone.lift()
    phone.page.wait_for_function("() => told.some(({ phase, time }) => phase === 'refreshing' && time > 0.7)")
    assert phone.page.evaluate(ROWS_TOP) == 0
    assert phone.page.evaluate("told.at(-1).disc") == 1
    phone.page.evaluate(end)
    phone.page.wait_for_function("() => own.phase('top') === 'idle'")
    ending = phone.page.evaluate("told.filter(({ phase }) => phase === 'ending')")
    times = [each["time"] for each in ending]
    assert len(times) > 3 and times == sorted(times)
    assert (max(each["mark"] for each in ending) > 0.9) == isDone
    assert ending[-1]["disc"] < 0.5


# The drop of the package, with a record of what it is told and what it then shows.
DROP = """await (async () => {
  const own = (await import('/overscroll/drop.js')).drop(), { update } = own;
  const [liquid, ring, mark] = own.element.querySelectorAll('path');
  return Object.assign(own, { update(state) {
    update(state);
    told.push({ ...state, outlines: liquid.getAttribute('d').split('Z').length - 1, liquid: Number(liquid.getAttribute('opacity')),
      ring: Number(ring.getAttribute('opacity')), width: Number(ring.getAttribute('stroke-width')), turn: ring.getAttribute('transform'),
      mark: mark.getAttribute('d') });
  } });
})()"""


@pytest.mark.parametrize("end, outcome", [("finish()", "updated"), ("void own.cancel('top')", "cancelled")])
def test_the_drop_hangs_snaps_off_and_becomes_a_ring_with_a_mark(phone, end, outcome):
    phone.page.evaluate(ATTACH.replace("indicator: MAKE", f"indicator: (window.told = [], {DROP})").replace("window.told = [];", "").replace("RULE", "past: 54"))
    pull(phone)
    phone.lift()
    phone.page.wait_for_function("() => told.some(({ phase, time }) => phase === 'refreshing' && time > 0.7)")
    phone.page.evaluate(end)
    phone.page.wait_for_function("() => own.phase('top') === 'idle'")
    told = phone.page.evaluate("told")
    outlines = {phase: {each["outlines"] for each in told if each["phase"] == phase} for phase in ("pulling", "armed")}
    assert outlines == {"pulling": {1}, "armed": {2}}
    run = [each for each in told if each["phase"] == "refreshing" and each["time"] > 0.6]
    assert {(each["liquid"], each["ring"], each["width"]) for each in run} == {(0, 1, 2.5)}
    assert len({each["turn"] for each in run}) > 1
    ending = [each for each in told if each["phase"] == "ending"]
    assert {each["outcome"] for each in ending} == {outcome}
    assert all(bool(each["mark"]) == (outcome == "updated") for each in ending)
    assert told[-1]["outcome"] is None


# The scene of the package, with a record of the places of its boat and its nearest waves, and of its sign.
SCENE = """await (async () => {
  const own = (await import('/overscroll/scene.js')).scene(), { update } = own;
  const [, , middle] = own.element.querySelectorAll('svg > svg'), [sun, sign, , , boat, nearest] = middle.children;
  window.shownScene = () => ({ boat: Number(boat.getAttribute('transform').match(/[-.\\d]+/)[0]), sea: nearest.getAttribute('transform'),
    sign: Number(sign.getAttribute('opacity')), sun: Number(sun.getAttribute('opacity')), mark: Number(sun.lastChild.getAttribute('opacity')) });
  return Object.assign(own, { update(state) { update(state); told.push({ ...state, ...shownScene() }); } });
})()"""


def attach_scene(phone, rule="past: 54"):
    phone.page.evaluate(ATTACH.replace("indicator: MAKE", f"indicator: (window.told = [], {SCENE})").replace("window.told = [];", "").replace("RULE", rule))


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_scene_is_as_wide_as_the_list_follows_the_finger_sideways_and_shows_its_result(phone, direction):
    phone.page.evaluate("direction => { document.documentElement.dir = direction; }", direction)
    attach_scene(phone)
    pull(phone)
    assert phone.page.locator("#own [data-overscroll=top] [aria-hidden]").first.bounding_box()["width"] == phone.page.evaluate("innerWidth")
    boats = []
    for x in (160, 60, 320):
        phone.page.evaluate("clientX => window.dispatchEvent(new PointerEvent('pointermove', { clientX, buttons: 1 }))", x)
        boats.append(phone.page.evaluate("shownScene().boat"))
    assert boats[1] < boats[0] - 10 and boats[2] > boats[0] + 20
    phone.lift()
    phone.page.wait_for_function("() => told.some(({ phase, time }) => phase === 'refreshing' && time > 0.5)")
    run = [each for each in phone.page.evaluate("told") if each["phase"] == "refreshing"]
    assert len({each["sea"] for each in run}) > 5
    assert {each["boat"] for each in run} == {boats[2]}, "It stays where it was let go."
    phone.page.evaluate("window.dispatchEvent(new PointerEvent('pointermove', { clientX: 10, buttons: 1 }))")
    assert phone.page.evaluate("shownScene().boat") == boats[2]
    phone.page.evaluate("finish()")
    phone.page.wait_for_function("() => own.phase('top') === 'idle'")
    assert max(each["mark"] for each in phone.page.evaluate("told.filter(({ phase }) => phase === 'ending')")) > 0.5


def test_the_failed_scene_has_its_sign_and_tries_again_with_a_tap(make_phone):
    phone = make_phone(expects_complaints=True, bypass_csp=True)
    phone.open()
    attach_scene(phone)
    fail(phone)
    assert phone.page.evaluate("shownScene()") | {"sea": "", "boat": 0} == {"boat": 0, "sea": "", "sign": 1, "sun": 0, "mark": 0}
    phone.page.locator("#own [data-overscroll=top] > div").first.tap()
    phone.page.wait_for_function("() => own.phase('top') === 'refreshing'")
    assert phone.page.evaluate("shownScene().sign") == 0


TEXTS = "[...new Set(told.map(({ phase, text }) => `${phase}: ${text}`))]"


@pytest.mark.parametrize("end, last", [
    ("finish()", "ending: Updated"), ("finish({ message: '3 new' })", "ending: 3 new"), ("finish('unchanged')", "ending: Already up to date")])
def test_an_object_is_told_the_texts_of_the_library(phone, end, last):
    attach(phone, OBJECT)
    phone.page.evaluate("own.update({ durations: { resultDuration: 0.1 } })")
    pull(phone)
    phone.lift()
    phone.page.wait_for_function("() => own.phase('top') === 'refreshing'")
    phone.page.evaluate(end)
    phone.page.wait_for_function("() => own.phase('top') === 'idle'")
    assert phone.page.evaluate(TEXTS) == [
        "idle: Pull to refresh", "pulling: Pull to refresh", "armed: Release to refresh", "refreshing: Refreshing…", last]


def test_an_object_is_told_the_texts_of_loading_and_failing_in_the_language_of_the_list(phone):
    attach(phone, OBJECT, "trigger: 'release', past: 54", "onLoadMore: () => new Promise((_, fail) => { window.fail = fail; })")
    phone.page.evaluate("own.on('error', () => {}), void own.setLanguage('de')")
    phone.page.wait_for_function("() => told.at(-1).text === 'Mehr laden'")
    pull(phone)
    assert phone.page.evaluate("told.at(-1).text") == "Loslassen, um mehr zu laden"
    phone.lift()
    phone.page.wait_for_function("() => own.phase('top') === 'refreshing'")
    assert phone.page.evaluate("told.at(-1).text") == "Wird geladen\xa0…"
    phone.page.evaluate("fail(new Error('x'))")
    phone.page.wait_for_function("() => own.phase('top') === 'failed'")
    assert phone.page.evaluate("told.at(-1).text") == "Fehler beim Laden"
