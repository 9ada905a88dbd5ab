"""The state machine of an edge in a page that moves its content itself: `overscroll/machine`."""

import pytest

from options_page import open_page
from phone import wait_until

FAST = "durations: { expand: 0, collapse: 0, minimumVisible: 0, messageDuration: 0 }"


@pytest.fixture
def page(lists):
    page = open_page(lists)
    page.page.evaluate("""async () => {
      Object.assign(window, await import("/overscroll/machine.js"));
      window.phases = [];
    }""")
    return page


def create(page, options=""):
    page.page.evaluate(f"""async () => {{
      window.machine = await createMachine({{ {FAST}, {options} }});
      machine.on("phase", ({{ phase, outcome }}) => phases.push(outcome ? `${{phase}} ${{outcome}}` : phase)); }}""")


def run(page, code):
    """Runs a statement; returns the machine's phase and inset."""
    return page.page.evaluate(f"() => {{ {code}; return [machine.phase, machine.inset]; }}")


def test_three_callbacks_make_the_three_states(page):
    create(page)
    assert run(page, "machine.dragStart(); machine.scroll(-30)") == ["pulling", 0]
    assert page.page.evaluate("machine.progress") == pytest.approx(30 / 54)
    assert run(page, "machine.scroll(-70)") == ["armed", 0]
    assert run(page, "machine.dragEnd()") == ["refreshing", 54]
    assert run(page, "machine.scroll(-54)") == ["refreshing", 54]
    assert run(page, "machine.end()")[1] == 0
    wait_until(lambda: run(page, "") == ["idle", 0])
    assert page.page.evaluate("phases") == ["pulling", "armed", "refreshing", "ending updated", "idle"]


def test_a_finger_that_goes_back_before_it_lifts_runs_nothing(page):
    create(page)
    assert run(page, "machine.dragStart(); machine.scroll(-70); machine.scroll(-30)") == ["pulling", 0]
    assert run(page, "machine.dragEnd(); machine.scroll(0)") == ["idle", 0]
    assert "refreshing" not in page.page.evaluate("phases")


def test_a_cancelled_touch_runs_nothing(page):
    create(page)
    assert run(page, "machine.dragStart(); machine.scroll(-70); machine.dragCancel()")[0] != "refreshing"


def test_an_offset_without_a_finger_runs_nothing(page):
    create(page)
    assert run(page, "machine.scroll(-70); machine.scroll(0)") == ["idle", 0]


def test_a_machine_runs_an_action_and_tells_its_result(page):
    create(page, "onRefresh: ({ signal }) => { calls.push(signal.aborted); return { message: 'Two new' }; }")
    assert page.page.evaluate("machine.begin()") == {"outcome": "updated", "message": "Two new"}
    assert page.page.evaluate("calls") == [False]


def test_a_machine_at_the_end_loads_within_a_distance(page):
    create(page, "edge: 'bottom', within: 200, onLoadMore: () => { calls.push('bottom'); }")
    run(page, "machine.resize(2000, 600); machine.scroll(1100)")
    assert page.page.evaluate("calls") == []
    run(page, "machine.scroll(1210)")
    assert page.page.evaluate("calls") == ["bottom"]


def test_the_rules_of_an_edge_count_for_a_machine(page):
    create(page, "past: 100, releaseHysteresis: 0.95, hold: 80")
    run(page, "machine.dragStart(); machine.scroll(-110); machine.scroll(-96)")
    assert run(page, "machine.dragEnd()") == ["refreshing", 80]


def test_a_removed_machine_ends_its_run(page):
    create(page)
    assert page.page.evaluate("() => { const result = machine.begin(); machine.remove(); return result; }")["outcome"] == "cancelled"
    assert run(page, "machine.scroll(-70)") == ["idle", 0]


def test_a_wrong_option_is_named(page):
    assert page.page.evaluate("createMachine({ edge: 'left' }).catch((error) => error.message)") == (
        'Overscroll: edge must be one of top, bottom, leading, trailing, not "left"')
    assert page.page.evaluate("createMachine({ past: -1 }).catch((error) => error.message)") == (
        "Overscroll: top.past must be a number, 0 or more, not -1")


def test_a_machine_asks_whether_a_pull_may_arm_it(page):
    create(page, "shouldArm: () => { calls.push('asked'); return calls.length > 1; }")
    assert run(page, "machine.dragStart(); machine.scroll(-70)") == ["pulling", 0]
    assert run(page, "machine.scroll(-30); machine.scroll(-70)") == ["armed", 0]
    assert page.page.evaluate("calls") == ["asked", "asked"]
