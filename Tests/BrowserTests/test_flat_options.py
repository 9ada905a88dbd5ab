"""The flat options `onRefresh`, `onLoadMore` and `hasMore`, and the changes by `update` and `configure`."""

import pytest

from options_page import attach, begin, open_page
from phone import wait_until


@pytest.fixture
def page(lists):
    return open_page(lists)


# Actions

def test_the_actions_get_an_object_with_a_signal(page):
    attach(page, """onRefresh: (...given) => { calls.push(["top", given]); }, onLoadMore: (...given) => { calls.push(["bottom", given]); }""")
    begin(page)
    begin(page, "bottom")
    assert page.page.evaluate("calls.map(([edge, given]) => [edge, given.length, Object.keys(given[0]), given[0].signal.aborted])") == [
        ["top", 1, ["signal", "throwOnError"], False], ["bottom", 1, ["signal", "throwOnError"], False]]


@pytest.mark.parametrize("edge, options", [
    ("top", "top: { onRefresh: note }"), ("bottom", "bottom: { onLoadMore: note }"), ("top", "top: { purpose: 'load', trigger: 'programmatic', onLoadMore: note }"),
    ("bottom", "bottom: { past: 54, onRefresh: note }"), ("bottom", "bottom: { fetch: note, apply() {} }"),
])
def test_the_actions_of_an_edge_get_the_same_object(page, edge, options):
    page.page.evaluate("() => { window.note = (...given) => { calls.push(given); }; }")
    attach(page, options)
    assert begin(page, edge) == "updated"
    assert page.page.evaluate("calls.map((given) => [given.length, Object.keys(given[0]), given[0].signal instanceof AbortSignal])") == [
        [1, ["signal", "throwOnError"], True]]


def test_the_signal_is_aborted_when_the_run_is_cancelled(page):
    attach(page, "onRefresh: ({ signal }) => new Promise((end) => { signal.onabort = () => calls.push('aborted'); })")
    assert page.page.evaluate("() => { const result = list.begin('top'); list.cancel('top'); return result; }")["outcome"] == "cancelled"
    assert page.page.evaluate("calls") == ["aborted"]


FETCHED = "top: { fetch: () => new Promise((end) => ends.push(end)), apply: () => { calls.push(performance.now()); } }"


def test_the_result_of_a_cancelled_fetch_is_never_applied(page):
    attach(page, FETCHED)
    page.page.evaluate("""async () => {
      const result = list.begin("top");
      list.cancel("top");
      ends[0]("late");
      await result;
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    }""")
    page.phone.frames(3)
    assert page.page.evaluate("calls") == []


def test_a_finger_that_is_down_delays_new_rows_by_a_third_of_a_second(page):
    attach(page, FETCHED)
    page.phone.press(300)
    page.phone.lead(280)
    page.page.evaluate("void list.begin('top')")
    began = page.page.evaluate("ends[0]('page'), performance.now()")
    wait_until(lambda: page.page.evaluate("calls.length"))
    assert page.page.evaluate("calls[0]") - began >= 290
    page.phone.lift()


def test_a_finger_refreshes_and_the_end_of_the_list_loads(page):
    attach(page, "onRefresh: () => { calls.push('top'); }, onLoadMore: () => { calls.push('bottom'); }")
    page.pull()
    wait_until(lambda: page.page.evaluate("calls") == ["top"])
    page.wait_for_phase("idle")
    page.page.evaluate("scroller.scrollTop = 1e6")
    wait_until(lambda: "bottom" in page.page.evaluate("calls"))


def test_an_edge_may_say_how_the_action_of_the_options_looks(page):
    attach(page, "onRefresh: () => { calls.push('top'); }, top: { indicator: 'text', hold: 80 }")
    page.page.evaluate("void list.begin('top')")
    wait_until(lambda: page.page.evaluate("calls") == ["top"])


@pytest.mark.parametrize("options, says", [
    ("{ onRefresh: 1 }", "onRefresh must be a function, not 1"),
    ("{ onLoadMore: 'x' }", 'onLoadMore must be a function, not "x"'),
    ("{ bottom: { onLoadMore: 'x' } }", 'bottom.onLoadMore must be a function, or left out where bottom.fetch and bottom.apply are functions, not "x"'),
    ("{ onRefresh() {}, hasMore: 1 }", "hasMore must be true, false or a function, not 1"),
    ("{ onRefresh() {}, signal: 5 }", "signal must be an AbortSignal, not 5"),
    ("{ onRefresh() {}, readingPosition: 'keepsRow' }", 'readingPosition must be true or an object, not "keepsRow"'),
    ("{ onRefresh() {}, durations: { collapse: 400 } }", "durations.collapse must be a number of seconds from 0 to 60, not 400"),
    ("{ onRefresh() {}, durations: { minimumVisible: -1 } }", "durations.minimumVisible must be a number of seconds from 0 to 60, not -1"),
    ("{ onRefresh() {}, top: { onRefresh: 2 } }", "top.onRefresh must be left out where there is onRefresh, as fetch and apply, not 2"),
])
def test_a_wrong_option_is_named(page, options, says):
    assert page.page.evaluate(f"attach(scroller, {options}).catch((error) => error.message)") == f"Overscroll: {says}"


@pytest.mark.parametrize("options", [
    "new (class { mine = 'mine'; onRefresh() { calls.push(this.mine); } })()",
    "{ mine: 'mine', onRefresh() { calls.push(this.mine); } }",
    "{ top: { mine: 'mine', onRefresh() { calls.push(this.mine); } } }",
    "{ top: { mine: 'mine', fetch() { calls.push(this.mine); }, apply() { calls.push(this.mine); } } }",
    "{ top: new (class { mine = 'mine'; fetch() {} apply() { calls.push(this.mine); } })() }",
])
def test_methods_keep_their_object(page, options):
    page.page.evaluate(f"async () => {{ window.list = await attach(scroller, {options}); await list.begin('top'); }}")
    assert set(page.page.evaluate("calls")) == {"mine"}


def test_the_options_of_the_page_are_not_changed(page):
    unchanged = page.page.evaluate("""async () => {
      const freeze = (object) => Object.freeze(Object.fromEntries(Object.entries(object).map(
        ([key, value]) => [key, Object.getPrototypeOf(value ?? 0) === Object.prototype ? freeze(value) : value])));
      const options = freeze({ top: { purpose: "load", trigger: "programmatic", onLoadMore() { calls.push("top"); } },
        bottom: { fetch: () => 1, apply() {} }, feed: { label: "News" }, backToTop: {}, texts: { updated: "Done" } });
      const before = options.top.onLoadMore;
      window.list = await attach(scroller, options);
      await list.begin("top");
      return options.top.onLoadMore === before;
    }""")
    assert unchanged
    assert page.page.evaluate("calls") == ["top"]


@pytest.mark.parametrize("action", [
    "onRefresh: async () => ({ isError: true, error: new Error('no network') })",
    "top: { onRefresh: async () => ({ isError: true, error: new Error('no network') }) }",
    "top: { fetch: async () => ({ isError: true, error: new Error('no network') }), apply() { calls.push('applied'); } }",
    "top: { fetch() {}, apply: () => ({ isError: true, error: new Error('no network') }) }",
])
def test_an_answer_that_is_an_error_fails_the_run(page, action):
    page.page.evaluate(f"async () => {{ window.list = await attach(scroller, {{ {action} }}); list.on('error', ({{ error }}) => calls.push(error.message)); }}")
    assert begin(page) == "failed"
    assert page.page.evaluate("calls") == ["no network"]


def test_an_answer_without_an_error_is_an_update(page):
    attach(page, "onRefresh: async () => ({ isError: false, error: null, data: [1] })")
    assert begin(page) == "updated"


# The end of the list

def test_a_list_without_more_pages_loads_none(page):
    attach(page, "onLoadMore: () => { calls.push('bottom'); }, hasMore: false")
    page.wait_for_phase("noMore", "bottom")
    page.page.evaluate("scroller.scrollTop = 1e6")
    page.phone.frames(10)
    assert page.page.evaluate("calls") == []


def test_has_more_is_read_when_a_page_was_loaded(page):
    attach(page, "onLoadMore: () => { calls.push('bottom'); hasMore = calls.length < 2; }, hasMore: () => hasMore")
    assert begin(page, "bottom") == "updated"
    page.wait_for_phase("idle", "bottom")
    assert begin(page, "bottom") == "noMore"
    page.wait_for_phase("noMore", "bottom")


def test_a_refresh_that_leaves_the_list_without_more_pages_loads_none(page):
    attach(page, "onRefresh() {}, onLoadMore: () => { calls.push('bottom'); }, hasMore: () => false")
    page.page.evaluate("scroller.scrollTop = 1e6")
    assert begin(page) == "updated"
    page.wait_for_phase("idle")
    page.phone.frames(10)
    assert page.phone.phase("bottom") == "noMore"
    assert page.page.evaluate("calls") == []


def test_an_update_of_has_more_shows_the_end_and_loads_again(page):
    attach(page, "onLoadMore: () => { calls.push('bottom'); }, hasMore: true")
    page.page.evaluate("list.update({ hasMore: false })")
    assert page.phone.phase("bottom") == "noMore"
    page.page.evaluate("list.update({ hasMore: true })")
    assert page.phone.phase("bottom") == "idle"
    assert begin(page, "bottom") == "updated"


def test_has_more_is_that_of_every_edge_that_loads_and_is_asked_for_each(page):
    attach(page, "top: { onLoadMore() {} }, leading: { onRefresh() {} }, trailing: { onLoadMore() {} }, onLoadMore() {}, hasMore: (edge) => edge === 'bottom'")
    phases = "['top', 'bottom', 'leading', 'trailing'].map((edge) => list.phase(edge))"
    assert page.page.evaluate(phases) == ["noMore", "idle", "idle", "noMore"]
    page.page.evaluate("list.update({ hasMore: false })")
    assert page.page.evaluate(phases) == ["noMore", "noMore", "idle", "noMore"]
    page.page.evaluate("list.update({ hasMore: true })")
    assert page.page.evaluate(phases) == ["idle"] * 4


def test_a_page_that_says_after_its_run_that_it_was_the_last_shows_the_end(page):
    attach(page, "onLoadMore: () => new Promise((end) => ends.push(end)), hasMore: true")
    page.page.evaluate("void list.begin('bottom')")
    page.page.evaluate("ends[0]()")
    page.page.evaluate("list.update({ hasMore: false })")
    page.wait_for_phase("noMore", "bottom")


def test_set_no_more_shows_the_end_and_reset_allows_more(page):
    attach(page, "onLoadMore: () => { calls.push('bottom'); }")
    page.page.evaluate("list.setNoMore()")
    assert page.phone.phase("bottom") == "noMore"
    page.page.evaluate("list.reset('bottom')")
    assert page.phone.phase("bottom") == "idle"


def test_set_no_more_ends_a_run(page):
    attach(page, "onLoadMore: () => new Promise(() => {})")
    outcome = page.page.evaluate("() => { const result = list.begin('bottom'); list.setNoMore(); return result; }")["outcome"]
    assert outcome == "noMore"
    page.wait_for_phase("noMore", "bottom")


def test_set_no_more_holds_after_the_answer_of_a_run(page):
    page.page.evaluate("""async () => {
      window.list = await attach(scroller, { onLoadMore: async () => {}, bottom: { past: 60 }, durations: { minimumVisible: 60 } });
      window.gallery = { list };
      await list.begin("bottom");
      list.setNoMore();
    }""")
    page.wait_for_phase("noMore", "bottom")


def test_a_request_for_no_edge_is_an_error_and_begins_nothing(page):
    attach(page, "onRefresh: () => { calls.push('top'); try { list.reset(); } catch (error) { calls.push(error.name); } }")
    assert begin(page) == "updated"
    assert page.page.evaluate("calls") == ["top", "TypeError"]


# Progress

def test_progress_is_the_pull_as_a_part_of_the_distance(page):
    attach(page, "onRefresh() {}")
    assert page.page.evaluate("list.progress('top')") == 0
    page.phone.press(150)
    page.phone.lead(180)
    small = page.page.evaluate("list.progress('top')")
    page.phone.lead(380)
    assert 0 < small < 1 <= page.page.evaluate("list.progress('top')")
    page.phone.lose()


# Updates

def test_an_update_uses_the_newest_action(page):
    attach(page, "onRefresh: () => { calls.push('old'); }")
    page.page.evaluate("list.update({ onRefresh: () => { calls.push('new'); } })")
    begin(page)
    assert page.page.evaluate("calls") == ["new"]


def test_an_update_keeps_a_run_and_applies_it_with_the_newest_function(page):
    attach(page, "top: { fetch: () => new Promise((end) => ends.push(end)), apply: () => { calls.push('old'); } }")
    outcome = page.page.evaluate("""async () => {
      const result = list.begin("top");
      list.update({ top: { fetch: () => 2, apply: (fetched) => { calls.push(["new", fetched]); } } });
      ends[0](1);
      return (await result).outcome;
    }""")
    assert outcome == "updated"
    assert page.page.evaluate("calls") == [["new", 1]]


def test_an_update_of_looks_takes_effect_during_the_run(page):
    attach(page, "onRefresh: () => new Promise((end) => ends.push(end)), top: { indicator: 'spinner' }")
    page.page.evaluate("window.box = document.querySelector('[data-overscroll=top]'); window.result = list.begin('top'); null")
    page.phone.wait_until_open(54)
    page.page.evaluate("list.update({ top: { indicator: 'ring', hold: 90 } })")
    page.phone.wait_until_open(90)
    assert page.page.evaluate("[box === document.querySelector('[data-overscroll=top]'), box.querySelector('svg') !== null]") == [True, True]
    page.page.evaluate("ends[0]()")
    assert page.page.evaluate("result.then(({ outcome }) => outcome)") == "updated"
    page.wait_for_phase("idle")


def test_an_update_that_needs_a_new_list_waits_for_the_run(page):
    attach(page, "onRefresh: () => new Promise((end) => ends.push(end))")
    page.page.evaluate("window.box = document.querySelector('[data-overscroll=top]'); window.result = list.begin('top'); null")
    page.page.evaluate("list.update({ top: { lastUpdatedKey: 'inbox' } })")
    page.phone.wait_until_open(54)
    assert page.page.evaluate("box.isConnected")
    page.page.evaluate("ends[0]()")
    assert page.page.evaluate("result.then(({ outcome }) => outcome)") == "updated"
    page.wait_for_phase("idle")
    wait_until(lambda: page.page.evaluate("!box.isConnected && document.querySelectorAll('[data-overscroll=top]').length === 1"))


def test_an_update_may_add_an_edge_and_keeps_the_end_of_another(page):
    attach(page, "onLoadMore() {}")
    page.page.evaluate("list.setNoMore()")
    page.page.evaluate("list.update({ onRefresh: () => { calls.push('top'); } })")
    page.page.wait_for_selector("[data-overscroll=top]", state="attached")
    assert page.phone.phase("bottom") == "noMore"
    page.phone.frames(3)
    page.pull()
    wait_until(lambda: page.page.evaluate("calls") == ["top"])


def test_an_update_may_add_an_edge_at_a_side(page):
    attach(page, "onRefresh() {}")
    page.page.evaluate("list.update({ leading: { onRefresh() {} } })")
    page.page.wait_for_selector("[data-overscroll=leading]", state="attached")
    wait_until(lambda: page.page.evaluate("getComputedStyle(scroller).display") == "grid")


def test_updates_with_new_functions_change_no_node(page):
    attach(page, "onRefresh() {}, top: { indicator: () => 'old' }")
    page.page.evaluate("window.before = document.querySelector('[data-overscroll=top]')")
    page.page.evaluate("""for (let round = 0; round < 50; round += 1) {
      list.update({ onRefresh() {}, top: { indicator: () => `new ${round}` }, hasMore: () => true }); }""")
    page.phone.frames(3)
    assert page.page.evaluate("before.isConnected && before.textContent") == "new 49"


def test_a_function_that_many_updates_keep_is_bound_as_often_as_after_the_first(page):
    """Otherwise every update makes its call slower, until it overflows the stack."""
    attach(page, "onRefresh() { calls.push(this.name); }, name: 'the options'")
    depths = page.page.evaluate("""() => {
      const depths = new WeakMap(), { bind } = Function.prototype;
      let greatest = 0;
      Function.prototype.bind = function (...values) {
        const bound = bind.apply(this, values), depth = (depths.get(this) ?? 0) + 1;
        depths.set(bound, depth);
        greatest = Math.max(greatest, depth);
        return bound;
      };
      const found = [1, 50].map((count) => {
        for (let round = 0; round < count; round += 1) list.update({ mouse: round % 2 === 0 });
        return greatest;
      });
      Function.prototype.bind = bind;
      return found;
    }""")
    assert depths[0] == depths[1]
    begin(page)
    assert page.page.evaluate("calls") == ["the options"]


def test_an_update_changes_the_texts(page):
    attach(page, "onRefresh() {}, top: { indicator: 'text' }, refreshButton: 'always'")
    page.page.evaluate("list.update({ texts: { refresh: 'Once more' } })")
    assert page.page.evaluate("[...document.querySelectorAll('button')].map((each) => each.textContent)") == ["Once more"]


def test_a_wrong_update_throws_and_changes_nothing(page):
    attach(page, "onRefresh: () => { calls.push('old'); }")
    message = page.page.evaluate("""() => { try { list.update({ onRefresh() {}, mouse: 1 }); } catch (error) { return error.message; } }""")
    assert message == "Overscroll: mouse must be true or false, not 1"
    begin(page)
    assert page.page.evaluate("calls") == ["old"]


def test_an_update_turns_the_mouse_on(page):
    attach(page, "onRefresh: () => { calls.push('top'); }")
    page.page.evaluate("list.update({ mouse: true })")
    mouse = page.page.mouse
    mouse.move(195, 150)
    mouse.down()
    mouse.move(195, 380, steps=10)
    mouse.up()
    wait_until(lambda: page.page.evaluate("calls") == ["top"])


# Defaults

def test_defaults_count_for_the_lists_that_are_attached_later(page):
    page.page.evaluate("configure({ refreshButton: 'always', texts: { refresh: 'Reload', updated: 'Done' } })")
    page.page.evaluate("configure({ wheel: false })")
    attach(page, "onRefresh() {}, texts: { updated: 'Finished' }, durations: { messageDuration: 0.1 }")
    assert page.page.evaluate("[...document.querySelectorAll('button')].map((each) => each.textContent)") == ["Reload"]
    begin(page)
    wait_until(lambda: page.phone.status() == "Finished")


def test_options_of_a_list_come_before_the_defaults(page):
    page.page.evaluate("configure({ refreshButton: 'always' })")
    attach(page, "onRefresh() {}, refreshButton: 'none'")
    assert page.page.evaluate("document.querySelectorAll('button').length") == 0


def test_a_wrong_default_is_an_error_at_once(page):
    says = page.page.evaluate("""() => new Promise((done) => {
      addEventListener("error", (event) => { event.preventDefault(); done(event.message); });
      configure({ durations: { timeout: 8000 } });
    })""")
    assert "durations.timeout must be a number of seconds from 0 to 600, not 8000" in says


@pytest.mark.parametrize("options, name", [
    ("onLoadMore() {}, hasMore: async () => false", "hasMore"),
    ("onRefresh() {}, isEmpty: async () => false", "isEmpty"),
    ("onRefresh() {}, isEmpty: () => true, emptyView: async () => 'None'", "emptyView"),
    ("onRefresh() {}, readingPosition: { async ids() { return []; } }", "readingPosition.ids"),
    ("onRefresh() {}, indicator: async () => 'Text'", "indicator"),
    ("top: { async shouldArm() { return false; }, onRefresh() {} }", "top.shouldArm"),
    ("async isCancellation() { return false; }, onRefresh() { throw new Error('late'); }", "isCancellation"),
])
def test_a_promise_instead_of_an_answer_is_an_error(page, options, name):
    page.page.evaluate("""() => addEventListener("error", (event) => { event.preventDefault(); calls.push(event.message); })""")
    attach(page, options)
    if name == "top.shouldArm":
        page.pull()
    else:
        page.page.evaluate("list.on('error', () => {}), void list.begin('top')")
    wait_until(lambda: any(f"Overscroll: {name} must return its answer at once, not a promise" in each for each in page.page.evaluate("calls")))


def test_a_wrong_default_is_named_by_the_list_that_uses_it(page):
    page.page.evaluate("addEventListener('error', (event) => event.preventDefault())")
    page.page.evaluate("configure({ mouse: 'yes' })")
    assert page.page.evaluate("attach(scroller, { onRefresh() {} }).catch((error) => error.message)") == (
        'Overscroll: mouse must be true or false, not "yes"')
