"""Code of the page that throws: the error is reported, and every run ends."""

import pytest

THROW = "() => { throw new Error('a fault of the page') }"
ODD_ERRORS = {
    "no text": "{ userMessage: Object.create(null) }",
    "a getter that throws": "{ get userMessage() { throw new Error('a fault of the page') } }",
    "a symbol": "{ userMessage: Symbol('odd') }",
    "nothing": "undefined",
    "null": "null",
    "a revoked proxy": "(() => { const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); return proxy; })()",
}
RESULT = """async ([code]) => {
  window.reports = [];
  addEventListener("error", (event) => { reports.push(event.message); event.preventDefault(); });
  const result = await (new Function(`return ${code}`)())();
  return [result.outcome, reports.length];
}"""


@pytest.fixture
def page(lists):
    return lists("later", expects_complaints=True)


def result_of(page, code):
    """The result of a run that code of the page begins and returns, and the number of reported errors."""
    return page.page.evaluate(RESULT, [code])


@pytest.mark.parametrize("thrown", ODD_ERRORS)
def test_whatever_an_action_throws_the_run_fails_and_listeners_get_it_as_it_is(page, thrown):
    code = f"() => {{ throw (window.thrown = {ODD_ERRORS[thrown]}) }}"
    page.start(f"{{ onRefresh: {code} }}")
    page.page.evaluate("window.errors = []; void list.on('error', ({ error }) => errors.push(error === thrown))")
    assert result_of(page, "() => list.begin('top')")[0] == "failed"
    assert page.page.evaluate("errors") == [True]
    page.wait_for_phase("failed")


@pytest.mark.parametrize("thrower, other", [("fetch", "apply"), ("apply", "fetch")])
def test_a_fetch_or_an_apply_that_throws_something_without_a_text_fails_the_run(page, thrower, other):
    page.start(f"{{ onRefresh: undefined, {other}() {{}}, {thrower}() {{ throw {ODD_ERRORS['no text']}; }} }}")
    assert result_of(page, "() => list.begin('top')")[0] == "failed"
    page.wait_for_phase("failed")


@pytest.mark.parametrize("phase", ["refreshing", "ending", "idle", "any"])
def test_a_phase_listener_that_throws_is_reported_and_the_run_ends(page, phase):
    page.start("{ onRefresh: () => 'updated' }")
    page.page.evaluate("""(at) => void list.on('phase', ({ phase }) => {
      if (at === 'any' || phase === at) throw new Error('a fault of the page'); })""", phase)
    page.page.evaluate("window.phases = []; void list.on('phase', ({ phase }) => phases.push(phase))")
    outcome, _ = result_of(page, "() => list.begin('top')")
    assert outcome == "updated"
    page.wait_for_phase("idle")
    assert page.page.evaluate("phases") == ["refreshing", "ending", "idle"], "Other listeners are called"
    assert page.page.evaluate("reports.length") == (3 if phase == "any" else 1)


def test_an_error_listener_that_throws_is_reported_and_the_run_fails(page):
    page.start("{ onRefresh: () => { throw new Error('no network') } }")
    page.page.evaluate(f"void list.on('error', {THROW})")
    assert result_of(page, "() => list.begin('top')") == ["failed", 1]
    page.wait_for_phase("failed")


def test_a_refresh_aborts_the_page_that_it_overtakes_though_a_listener_throws(page):
    page.start("{}, { onLoadMore: ({ signal }) => { window.signal = signal; return new Promise(() => {}); } }")
    page.page.evaluate("void (window.load = list.begin('bottom'))")
    page.wait_for_phase("refreshing", "bottom")
    page.page.evaluate(f"void list.on('phase', {THROW})")
    assert result_of(page, "() => { void list.begin('top'); return load; }")[0] == "cancelled"
    assert page.page.evaluate("signal.aborted")
    page.finish()
    page.wait_for_phase("idle")


def test_a_listener_that_detaches_the_list_ends_every_run(page):
    page.start()
    page.page.evaluate("void list.on('phase', () => list.detach())")
    assert result_of(page, "() => list.begin('top')") == ["cancelled", 0]


@pytest.mark.parametrize("returned", [THROW, "() => Object.create(null)", "() => Symbol('odd')"])
def test_a_text_of_the_page_that_throws_leaves_the_run_as_it_is(page, returned):
    page.page.evaluate(f"void (window.odd = {returned})")
    page.start("{ onRefresh: () => 'updated' }, null, { texts: { lastUpdated: (date) => odd(date) } }")
    for _ in range(2):
        assert result_of(page, "() => list.begin('top')")[0] == "updated"
        page.wait_for_phase("idle")


def test_a_feed_whose_size_throws_leaves_the_run_as_it_is(page):
    page.page.evaluate("window.isOdd = false")
    page.start("{ onRefresh: () => 'updated' }, null,"
               " { feed: { container: rows, size: () => { if (isOdd) throw new Error('a fault of the page'); return 40; } } }")
    page.page.evaluate("isOdd = true")
    assert result_of(page, "() => list.begin('top')")[0] == "updated"
    page.wait_for_phase("idle")
    assert page.page.evaluate("reports.length") > 0


def test_an_own_indicator_that_throws_leaves_the_run_as_it_is(page):
    page.start(f"{{ onRefresh: () => 'updated', indicator: {THROW} }}")
    outcome, reports = result_of(page, "() => list.begin('top')")
    assert outcome == "updated"
    assert reports > 0


READING = {"id": "(row) => row.textContent", "ids": "() => [...rows.children].map((row) => row.textContent)"}
CHAT = {**READING, "isOwn": "() => false", "follow": "'ownRows'"}
ROW_FUNCTIONS = [("readingPosition", READING, name) for name in ("id", "ids", "offset", "replaces", "newRowsText", "newRowsAbove")] + [
    ("chat", CHAT, name) for name in ("id", "ids", "offset", "replaces", "newRowsText", "firstUnread", "isOwn", "unreadDivider")]


@pytest.mark.parametrize("is_at_first", [True, False])
@pytest.mark.parametrize("option, usual, name", ROW_FUNCTIONS)
def test_a_function_of_the_rows_that_throws_for_a_while_leaves_the_run_and_the_reading_position_as_they_are(page, option, usual, name, is_at_first):
    page.page.evaluate(f"window.isOdd = {str(is_at_first).lower()}")
    throws = f"(...values) => {{ if (isOdd) throw new Error('a fault of the page'); return ({usual.get(name, '() => undefined')})(...values); }}"
    functions = ", ".join(f"{each}: {code}" for each, code in {**usual, name: throws}.items())
    page.start(f"{{}}, false, {{ {option}: {{ {functions} }} }}")
    page.phone.scroll_to(300)
    page.page.evaluate("isOdd = true, void list.begin('top')")
    page.wait_for_phase("refreshing")
    page.page.evaluate("rows.prepend(rows.lastElementChild), grow(100), finish()")
    page.wait_for_phase("idle")
    page.page.evaluate("isOdd = false")
    page.phone.scroll_to(400)
    page.phone.frames(3)
    tenth = "rows.children[12].getBoundingClientRect().top"
    before = page.page.evaluate(tenth)
    page.page.evaluate("rows.firstElementChild.style.height = '250px'")
    page.phone.frames(3)
    assert abs(page.page.evaluate(tenth) - before) < 1
    assert not [text for kind, text in page.phone.console if "missing" in text]
