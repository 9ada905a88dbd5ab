"""What the values mean that actions return, and who hears how a run ended."""

import pytest

from options_page import attach, begin, open_page
from phone import wait_until

# The value of an action, and how its run ends.
ANSWERS = {
    "nothing": ("undefined", "updated"), "null": ("null", "updated"), "true": ("true", "updated"), "false": ("false", "failed"),
    "outcome": ("'unchanged'", "unchanged"), "hasMore": ("{ hasMore: false }", "noMore"),
    "no cursor": ("{ hasMore: null }", "noMore"), "none left": ("{ hasMore: 0 }", "noMore"), "not said": ("{ hasMore: undefined }", "updated"),
    "has more": ("{ hasMore: true }", "updated"), "message": ("{ message: 'Two new' }", "updated"),
    "response": ("new Response('')", "updated"), "missing": ("new Response('', { status: 404 })", "failed"),
    "server": ("new Response('', { status: 500 })", "failed"), "opaque": ("Object.assign(Object.create(null), { ok: false, status: 0 })", "updated"),
    "query": ("{ isError: false, error: null, data: 1 }", "updated"), "failed query": ("{ isError: true, error: new Error('Down') }", "failed"),
    "data": ("{ data: [1], error: null }", "updated"), "error": ("{ data: null, error: new Error('Down') }", "failed"),
    "outcome with error": ("{ outcome: 'failed', error: new Error('Down') }", "failed"), "outcome before error": ("{ outcome: 'unchanged', error: 1 }", "unchanged"),
}
UNKNOWN = {"more": "{ more: false }", "array": "[1, 2]", "number": "12", "object": "{ items: [], next: 'b' }", "function": "() => 1", "map": "new Map()"}


@pytest.fixture
def page(lists):
    return open_page(lists)


@pytest.fixture
def failing(lists):
    return open_page(lambda query: lists(query, expects_complaints=True))


def warnings(page):
    return [text for kind, text in page.phone.console if kind == "warning"]


@pytest.mark.parametrize("name", ANSWERS)
def test_an_answer_means_what_it_says(failing, name):
    value, outcome = ANSWERS[name]
    attach(failing, f"onRefresh: async () => ({value}), onLoadMore: async () => ({value}), top: {{ scrollAnchoring: 'never' }}")
    result = failing.page.evaluate("list.begin('top').then(({ outcome, error }) => [outcome, error !== undefined])")
    assert result == [outcome, outcome == "failed"]
    assert warnings(failing) == []


@pytest.mark.parametrize("name", UNKNOWN)
def test_another_answer_is_named_once(page, name):
    attach(page, f"onRefresh: async () => ({UNKNOWN[name]})")
    assert begin(page) == begin(page) == "updated"
    assert len(warnings(page)) == 1
    assert "returned a value that is no answer" in warnings(page)[0]


def test_the_status_of_a_response_is_in_the_error(failing):
    attach(failing, "onRefresh: ({ signal }) => fetch('/missing', { signal })")
    message = failing.page.evaluate("list.begin('top').then(({ error }) => [error.message, error.cause.status])")
    assert message[1] == 404
    assert message[0].startswith("HTTP 404")


def test_a_response_that_failed_is_not_applied(failing):
    attach(failing, "top: { fetch: () => fetch('/missing'), apply() { calls.push('apply'); } }")
    assert begin(failing) == "failed"
    assert failing.page.evaluate("calls") == []


def test_a_run_that_the_page_ends_with_a_failure_has_its_error(failing):
    attach(failing, "onRefresh: () => new Promise(() => {})")
    result = failing.page.evaluate("""async () => {
      const result = list.begin("top");
      list.end("top", { isError: true, error: new Error("Down") });
      return [(await result).outcome, (await result).error.message]; }""")
    assert result == ["failed", "Down"]


@pytest.mark.parametrize("error, outcome", [
    ("new DOMException('', 'AbortError')", "cancelled"), ("Object.assign(new Error(''), { name: 'AbortError' })", "cancelled"),
    ("Object.assign(new Error(''), { code: 'ERR_CANCELED' })", "cancelled"), ("new Error('Down')", "failed"), ("undefined", "failed"),
])
def test_errors_that_mean_a_cancellation_are_no_failures(failing, error, outcome):
    attach(failing, f"onRefresh: async () => {{ throw {error}; }}, isCancellation: (error) => error?.code === 'ERR_CANCELED', top: {{ retryPolicy: 0 }}")
    failing.page.evaluate("void list.on('error', () => calls.push('error'))")
    assert begin(failing) == outcome
    assert failing.page.evaluate("calls.length") == int(outcome == "failed")
    assert failing.page.evaluate("list.phase('top') === 'failed'") == (outcome == "failed")


def test_an_error_in_is_cancellation_is_reported_and_the_run_fails(failing):
    attach(failing, "onRefresh: async () => { throw new Error('Down'); }, isCancellation() { throw new Error('Wrong'); }")
    assert begin(failing) == "failed"


HEARD = """onPhaseChange: (old, next, edge) => calls.push(['phase', old, next, edge]), onEnd: ({ outcome }, edge) => calls.push(['end', outcome, edge]),
  top: { onPhaseChange: (...values) => calls.push(['own phase', ...values]), onEnd: ({ outcome }) => calls.push(['own end', outcome]) }"""


def test_each_change_of_a_phase_is_heard_once_and_in_order(page):
    attach(page, f"onRefresh: () => new Promise((end) => ends.push(end)), {HEARD}, durations: {{ minimumVisible: 0 }}")
    page.page.evaluate("void list.on('phase', ({ edge, old, phase }) => calls.push(['event', old, phase, edge]))")
    page.pull()
    wait_until(lambda: page.page.evaluate("ends.length") == 1)
    page.page.evaluate("ends[0]('unchanged')")
    page.wait_for_phase("idle")
    for kind, rest in (("phase", ["top"]), ("event", ["top"]), ("own phase", [])):
        heard = [each[1:] for each in page.page.evaluate("calls") if each[0] == kind]
        assert [each[1] for each in heard] == ["pulling", "armed", "refreshing", "ending", "idle"]
        assert [each[0] for each in heard] == ["idle", "pulling", "armed", "refreshing", "ending"]
        assert all(each[2:] == rest for each in heard)
    assert page.page.evaluate("calls.filter(([kind]) => kind.includes('end')).map((each) => each.join(' '))") == ["own end unchanged", "end unchanged top"]


ORDER = """onPhaseChange: (_, phase) => calls.push(phase), onEnd: ({ outcome }) => calls.push(`end ${outcome}`)"""


def test_the_page_hears_the_phase_before_the_action_starts_and_before_the_run_ends(page):
    attach(page, f"onRefresh() {{ calls.push('action'); list.end('top', 'unchanged'); calls.push('action returned'); }}, {ORDER}, durations: {{ minimumVisible: 0.1 }}")
    page.page.evaluate("window.result = list.begin('top').then(({ outcome }) => calls.push(`begin ${outcome}`)); 0")
    page.wait_for_phase("idle")
    assert page.page.evaluate("calls") == ["refreshing", "action", "action returned", "begin unchanged", "ending", "end unchanged", "idle"]


def test_a_cancelled_run_has_left_its_phase_when_the_page_hears_of_its_end(page):
    attach(page, f"onRefresh: () => new Promise(() => {{}}), {ORDER}")
    page.page.evaluate("void list.begin('top'); list.cancel('top')")
    page.wait_for_phase("idle")
    assert page.page.evaluate("calls") == ["refreshing", "idle", "end cancelled"]


def test_a_run_that_a_listener_ends_does_not_start_its_action(page):
    attach(page, "onRefresh() { calls.push('action'); }, onPhaseChange: (_, phase) => { calls.push(phase); if (phase === 'refreshing') list.cancel('top'); },"
                 " onEnd: ({ outcome }) => calls.push(outcome)")
    assert begin(page) == "cancelled"
    page.wait_for_phase("idle")
    assert page.page.evaluate("calls") == ["refreshing", "idle", "cancelled"]


def test_a_listener_begins_a_run_at_another_edge_after_its_own_event(page):
    attach(page, "onRefresh: () => 'unchanged', onLoadMore() { calls.push('load'); return 'noMore'; }, concurrency: 'independent', onPhaseChange(_, phase, edge) {"
                 " calls.push(`${edge} ${phase}`); if (calls.length === 1) window.other = list.begin('bottom'); }")
    assert begin(page) == "unchanged"
    assert page.page.evaluate("other")["outcome"] == "noMore"
    assert page.page.evaluate("calls.slice(0, 3)") == ["top refreshing", "bottom refreshing", "load"]


def test_what_the_page_shows_itself_ends_after_its_phase(page):
    attach(page, f"top: {{ onRefresh() {{}}, showsActivity: true }}, {ORDER}, durations: {{ minimumVisible: 0.1 }}")
    page.page.evaluate("list.update({ top: { onRefresh() {}, showsActivity: false } })")
    page.wait_for_phase("idle")
    assert page.page.evaluate("calls") == ["refreshing", "ending", "end updated", "idle"]


@pytest.mark.parametrize("then", ["", "list.detach()"])
def test_a_load_that_calls_no_action_has_no_end_and_no_time(page, then):
    attach(page, "onLoadMore() { calls.push('load'); }, hasMore: () => hasMore, onEnd: ({ outcome }) => calls.push(outcome), bottom: { onEnd() { calls.push('own'); } }")
    page.page.evaluate("void list.on('end', () => calls.push('event')); hasMore = false")
    assert page.page.evaluate(f"(async () => {{ const run = list.begin('bottom'); {then}; return (await run).outcome; }})()") == "noMore"
    wait_until(lambda: page.page.evaluate("!list.isActive || list.phase('bottom') === 'noMore'"))
    assert page.page.evaluate("[calls, list.lastUpdated('bottom') ?? null]") == [[], None]


@pytest.mark.parametrize("how, outcome", [
    ("list.cancel('top')", "cancelled"), ("list.detach()", "cancelled"), ("ends[0]()", "updated"), ("ends[0]('failed')", "failed"),
    ("list.end('top', 'noMore')", "noMore"), ("list.setNoMore('top')", "noMore"),
])
def test_the_end_of_a_run_is_heard_once(page, how, outcome):
    attach(page, "onRefresh: () => new Promise((end) => ends.push(end)), onEnd: ({ outcome }, edge) => calls.push([outcome, edge])")
    page.page.evaluate("void list.on('end', ({ edge, result }) => calls.push([result.outcome, edge, 'event']))")
    page.page.evaluate("window.result = list.begin('top'); 0")
    page.page.evaluate(how)
    assert page.page.evaluate("result.then(({ outcome }) => outcome)") == outcome
    page.page.evaluate("ends.forEach((end) => end())")
    page.wait(50)
    assert page.page.evaluate("calls") == [[outcome, "top"], [outcome, "top", "event"]]


def test_retries_end_once_with_the_last_error(failing):
    attach(failing, "top: { retryPolicy: { count: 2, firstDelay: 0 }, onRefresh: async () => { calls.push('run'); throw new Error(`Down ${calls.length}`); } },"
                    " onEnd: ({ error }) => calls.push(error.message)")
    assert begin(failing) == "failed"
    assert failing.page.evaluate("calls") == ["run", "run", "run", "Down 3"]


def test_a_run_that_took_too_long_has_its_error(failing):
    attach(failing, "onRefresh: () => new Promise(() => {}), onEnd: ({ outcome, error }) => calls.push(outcome, error.name), durations: { timeout: 0.05 }")
    assert begin(failing) == "failed"
    assert failing.page.evaluate("calls") == ["failed", "TimeoutError"]


@pytest.mark.parametrize("hears", [False, True])
def test_a_run_that_took_too_long_is_an_error_like_others(failing, hears):
    attach(failing, """durations: { timeout: 0.05 }, onEnd: ({ outcome }) => calls.push(outcome),
      onRefresh: ({ signal }) => new Promise((_, fail) => { signal.onabort = () => fail(signal.reason); })""")
    logged = []
    failing.page.on("console", lambda message: logged.append(message.text))
    if hears:
        failing.page.evaluate("void list.on('error', ({ edge, error }) => calls.push(edge, error.name))")
    assert begin(failing) == "failed"
    failing.wait_for_phase("failed")
    assert failing.page.evaluate("calls") == [*(["top", "TimeoutError"] if hears else []), "failed"]
    assert [text for text in logged if "the action at the top failed" in text] == [] if hears else len(logged) == 1


RESTART = """async (isReady) => {
  let query = "cats";
  const signals = [], finish = [], ends = [];
  const list = attach(scroller, { onRefresh: ({ signal }) => new Promise((end) => { signals.push(signal); finish.push(end.bind(null, { message: query })); }) });
  if (isReady) await list;
  list.on("end", ({ result }) => ends.push(result.outcome));
  const first = list.begin("top");
  if (isReady) await Promise.resolve();
  query = "dogs";
  const second = list.restart("top");
  await list;
  while (!finish.length || !list.isActive) await new Promise(requestAnimationFrame);
  finish.at(-1)();
  const results = await Promise.all([first, second]);
  finish[0]();
  let third;
  try { list.restart("left"); } catch (error) { third = error.name; }
  return [results.map(({ outcome, message }) => [outcome, message]), signals.map(({ aborted }) => aborted), ends, third];
}"""


@pytest.mark.parametrize("is_ready", [False, True])
def test_a_restart_runs_the_action_again_and_ignores_the_run_before(page, is_ready):
    results, aborted, ends, third = page.page.evaluate(RESTART, is_ready)
    assert results == [["cancelled", ""], ["updated", "dogs"]]
    assert aborted[-1] is False and all(aborted[:-1])
    assert ends[:1] == ["cancelled"]
    assert third == "TypeError"


@pytest.mark.parametrize("edge, ends, outcome, says", [
    ("top", "list.cancel('top')", "cancelled", ["Refreshing…"]), ("bottom", "undefined", "failed", ["Loading…", "Couldn’t load"]),
])
def test_a_screen_reader_does_not_hear_the_message_of_the_run_before(failing, edge, ends, outcome, says):
    action = "() => (calls.push(1) > 1 ? new Promise(() => {}) : { message: 'Two new' })"
    times = "minimumVisible: 0, collapse: 0.05" + (", timeout: 0.3" if outcome == "failed" else "")
    attach(failing, f"onRefresh: {action}, onLoadMore: {action}, durations: {{ {times} }}")
    begin(failing, edge)
    failing.wait_for_phase("idle", edge)
    found = failing.page.evaluate(f"""async () => {{
      const heard = [], region = document.querySelector("[role=status]");
      new MutationObserver(() => heard.push(region.textContent)).observe(region, {{ childList: true }});
      const run = list.begin("{edge}");
      await Promise.resolve();
      void {ends};
      const result = await run;
      await new Promise(requestAnimationFrame);
      return [result.outcome, ...heard];
    }}""")
    assert found == [outcome, *says]


def test_an_inactive_list_reports_the_end_of_its_runs(failing):
    failing.page.evaluate("""async () => { window.list = await attach(scroller, { module: "/nowhere.wasm", onEnd: ({ outcome }, edge) => calls.push([outcome, edge]),
      onRefresh: async () => { throw new Error("Down"); } }); }""")
    assert begin(failing) == "failed"
    assert failing.page.evaluate("calls") == [["failed", "top"]]


@pytest.mark.parametrize("options, unknown", [
    ("{ onRefesh() {} }", "onRefesh. Did you mean onRefresh?"), ("{ onRefresh() {}, onLoadmore() {} }", "onLoadmore. Did you mean onLoadMore?"),
    ("{ onRefresh() {}, Top: {} }", "Top. Did you mean top?"), ("{ onLoadMore() {}, bottom: { firesOnRelease: true } }", "bottom.firesOnRelease. Did you mean bottom.loadsOnRelease?")])
def test_an_option_that_does_not_exist_is_named_with_the_most_similar_one(failing, options, unknown):
    failing.page.evaluate(f"attach(scroller, {options}).then((list) => list.detach(), (error) => calls.push(error.message))")
    wait_until(lambda: any("there is no option" in text for text in warnings(failing)))
    assert [text for text in warnings(failing) if "there is no option" in text] == [f"Overscroll: there is no option {unknown}"]


def test_a_typing_error_in_the_only_option_is_in_the_error(failing):
    message = failing.page.evaluate("attach(scroller, { onRefesh() {} }).then(() => '', (error) => error.message)")
    assert message.endswith("not { onRefesh }")


@pytest.mark.parametrize("name", ["onPhaseChange", "onEnd", "isCancellation"])
def test_a_listener_that_is_no_function_is_named(failing, name):
    for options in (f"onRefresh() {{}}, {name}: 5", f"top: {{ onRefresh() {{}}, {name}: 5 }}" if name != "isCancellation" else f"onRefresh() {{}}, {name}: 5"):
        message = failing.page.evaluate(f"attach(scroller, {{ {options} }}).then(() => '', (error) => error.message)")
        assert message.endswith(f"{name} must be a function, not 5")


def test_an_edge_that_is_taken_away_during_a_run_runs_nothing_more(page):
    attach(page, "onRefresh: () => new Promise((end) => ends.push(end)), onLoadMore() {}, hasMore: false")
    page.page.evaluate("void list.begin('top'); list.setOptions({ onLoadMore() {}, hasMore: false, durations: { collapse: 0 } })")
    page.page.evaluate("ends[0]()")
    assert begin(page) == "cancelled"
