"""An indicator that the page draws itself: the state that it receives, and the errors that it may cause."""

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
OBJECT = """const element = document.createElement('b');
  return { extent: 80, element, update(state) { told.push(state); element.textContent = state.phase; } };"""


ROWS_TOP = "document.querySelector('#own p').getBoundingClientRect().top"


def attach(phone, make, rule="past: 54"):
    # Included in the script, because the page's policy forbids creating functions from text.
    phone.page.evaluate(ATTACH.replace("MAKE", f"(() => {{ {make} }})()").replace("RULE", rule))


def seen(phone):
    return phone.page.locator("#own [data-overscroll=top]").inner_text().strip()


def pull(phone, to=330):
    phone.press(100)
    phone.lead(to)
    phone.frames(2)


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
