"""The views of a list without rows: the page's own, and the one of a failed first load."""

import pytest

from options_page import attach, begin, open_page, update
from phone import wait_until

TEXT = "document.querySelector('[data-overscroll=failure], [data-overscroll=empty]')?.innerText ?? null"
FAILING = """onRefresh: async () => { calls.push('top'); if (window.isDown) throw Object.assign(new Error('Down'), { userMessage: window.message ?? '' }); grow(window.length ?? 0); }"""
VIRTUAL = {
    "spacer": "<div style='height: 5000px; position: relative'></div>",
    "least length": "<div style='min-height: 900px'></div>",
    "text": "Loading…",
    "row": "<ul><li>One</li></ul>",
    "row without text": "<ul><li><img alt='' width='10' height='10'></li></ul>",
    "rows without content": "<i style='display: block' class='tall'></i><i style='display: block' class='tall'></i>",
}
EMPTY = {
    "nothing": "", "list": "<ul></ul>", "comment": "<!-- rows --> ", "nested": "<div><ul></ul></div>",
    "mark of an observer": "<ul></ul><div class='mark'></div>", "hidden text": "<p hidden>No rows</p>", "template": "<template><p>Row</p></template>",
}


@pytest.fixture
def page(lists):
    return open_empty(lists)


@pytest.fixture
def failing(lists):
    return open_empty(lists, expects_complaints=True)


def open_empty(lists, **options):
    def opened(query, **more):
        return lists(query, **more, **options)
    page = open_page(opened, "later&length=0")
    page.page.add_style_tag(content=".tall { height: 40px } .mark { height: 1px }")
    return page


def wait_for(page, text):
    wait_until(lambda: page.page.evaluate(TEXT) == text)


def stays(page, text, milliseconds=300):
    page.wait(milliseconds)
    assert page.page.evaluate(TEXT) == text


def test_a_first_load_that_failed_says_so_and_can_be_repeated(failing):
    attach(failing, FAILING)
    failing.page.evaluate("window.isDown = true")
    assert begin(failing) == "failed"
    wait_for(failing, "Couldn’t load\n\nTry again")
    failing.page.evaluate("Object.assign(window, { isDown: false, length: 500 })")
    failing.page.click("[data-overscroll=failure] button")
    wait_for(failing, None)
    assert failing.page.evaluate("[calls, rows.childElementCount]") == [["top", "top"], 10]
    failing.wait_for_phase("idle")
    stays(failing, None)


def test_the_view_has_the_message_of_the_error(failing):
    attach(failing, FAILING)
    failing.page.evaluate("Object.assign(window, { isDown: true, message: 'No network' })")
    begin(failing)
    wait_for(failing, "No network\n\nTry again")


def test_a_first_page_that_failed_is_not_shown_twice_and_the_refresh_edge_repeats_it(failing):
    attach(failing, FAILING + ", onLoadMore: async () => { calls.push('bottom'); throw new Error('Down'); }")
    assert begin(failing, "bottom") == "failed"
    wait_for(failing, "Couldn’t load\n\nTry again")
    assert failing.page.evaluate("[...document.querySelectorAll('button')].filter((each) => each.textContent === 'Try again' && each.checkVisibility()).length") == 1
    failing.page.evaluate("window.length = 100")
    failing.page.click("[data-overscroll=failure] button")
    wait_for(failing, None)
    assert "top" in failing.page.evaluate("calls")


def test_a_list_that_only_loads_pages_repeats_the_page(failing):
    attach(failing, "onLoadMore: async () => { calls.push('bottom'); if (calls.length < 2) throw new Error('Down'); grow(500); return { hasMore: false }; }")
    begin(failing, "bottom")
    wait_for(failing, "Couldn’t load\n\nTry again")
    failing.page.click("[data-overscroll=failure] button")
    wait_for(failing, None)
    assert failing.page.evaluate("rows.childElementCount") == 10


def test_a_list_with_rows_keeps_them_when_a_refresh_fails(failing):
    attach(failing, FAILING)
    failing.page.evaluate("grow(500); window.isDown = true")
    begin(failing)
    stays(failing, None)
    failing.page.evaluate("rows.replaceChildren()")
    wait_for(failing, "Couldn’t load\n\nTry again")


def test_a_run_hides_the_view_and_rows_do(failing):
    attach(failing, FAILING)
    failing.page.evaluate("window.isDown = true")
    begin(failing)
    wait_for(failing, "Couldn’t load\n\nTry again")
    failing.page.evaluate("list.update({ onRefresh: () => new Promise((end) => { ends.push(end); }) }); list.begin('top'); 0")
    wait_for(failing, None)
    failing.page.evaluate("ends[0]('failed')")
    wait_for(failing, "Couldn’t load\n\nTry again")
    failing.page.evaluate("grow(100)")
    wait_for(failing, None)


def test_a_cancelled_first_load_is_no_failure(page):
    attach(page, "onRefresh: () => new Promise(() => {})")
    page.page.evaluate("void list.begin('top'); list.cancel('top')")
    stays(page, None)
    page.page.evaluate("list.update({ onRefresh: async () => { throw new DOMException('', 'AbortError'); } })")
    assert begin(page) == "cancelled"
    stays(page, None)


@pytest.mark.parametrize("view", ["'Nothing here'", "() => 'Nothing here'", "Object.assign(document.createElement('b'), { textContent: 'Nothing here' })"])
def test_the_pages_view_is_shown_once_an_action_has_ended(page, view):
    attach(page, f"onRefresh: () => {{}}, emptyView: {view}")
    stays(page, None)
    begin(page)
    wait_for(page, "Nothing here")
    page.page.evaluate("grow(100)")
    wait_for(page, None)
    page.page.evaluate("rows.replaceChildren()")
    wait_for(page, "Nothing here")


def test_a_screen_reader_hears_once_that_the_list_is_empty(page):
    attach(page, "onRefresh: () => {}, emptyView: 'Nothing here'")
    page.page.evaluate("""() => { const region = document.querySelector('[role=status]');
      window.heard = []; new MutationObserver(() => heard.push(region.textContent)).observe(region, { childList: true }); }""")
    begin(page)
    wait_until(lambda: page.page.evaluate("heard.at(-1)") == "Nothing here")
    page.page.evaluate("list.update({ hasMore: true })")
    page.phone.frames(5)
    assert page.page.evaluate("heard").count("Nothing here") == 1


def test_the_view_of_a_failure_changes_its_language(failing):
    attach(failing, FAILING)
    failing.page.evaluate("window.isDown = true")
    begin(failing)
    wait_for(failing, "Couldn’t load\n\nTry again")
    assert failing.page.evaluate("document.querySelector('[role=status]').textContent") == "Couldn’t load"
    failing.page.evaluate("list.setLanguage('de')")
    wait_for(failing, "Fehler beim Laden\n\nWiederholen")


def test_a_page_that_says_that_the_list_is_empty_sees_its_view_at_once(page):
    attach(page, "onRefresh() {}, emptyView: 'Nothing here', isEmpty: true")
    wait_for(page, "Nothing here")
    page.page.evaluate("grow(100)")
    stays(page, "Nothing here")
    page.page.evaluate("list.update({ isEmpty: () => false })")
    wait_for(page, None)


def test_a_list_that_is_known_to_have_no_pages_is_empty(page):
    attach(page, "onLoadMore() {}, hasMore: false, emptyView: 'Nothing here'")
    wait_for(page, "Nothing here")


def test_the_pages_failure_view_gets_the_function_and_the_error(failing):
    attach(failing, FAILING + """, failureView: (retry, error) => {
      const node = document.createElement('p');
      node.textContent = `It is ${error.message}`;
      node.onclick = retry;
      node.tabIndex = 0;
      return node; }""")
    failing.page.evaluate("window.isDown = true")
    begin(failing)
    wait_for(failing, "It is Down")
    failing.page.click("[data-overscroll=failure] p")
    wait_until(lambda: failing.page.evaluate("calls.length") == 2)


def test_without_a_failure_view_nothing_is_shown(failing):
    attach(failing, FAILING + ", failureView: false")
    failing.page.evaluate("window.isDown = true")
    begin(failing)
    stays(failing, None)
    update_view = "list.update({ failureView: 'No luck' })"
    failing.page.evaluate(update_view)
    wait_for(failing, "No luck")


@pytest.mark.parametrize("kind", VIRTUAL)
def test_content_is_no_empty_list(failing, kind):
    failing.page.evaluate("(html) => { scroller.innerHTML = html }", VIRTUAL[kind])
    attach(failing, "onRefresh: async () => { throw new Error('Down'); }, backToTop: {}")
    begin(failing)
    stays(failing, None)


@pytest.mark.parametrize("kind", EMPTY)
def test_a_list_without_content_is_empty(failing, kind):
    """The library's own nodes, such as its buttons and spaces, are no rows."""
    failing.page.evaluate("(html) => { scroller.innerHTML = html }", EMPTY[kind])
    attach(failing, "onRefresh: async () => { throw new Error('Down'); }, onLoadMore() {}, refreshButton: 'always', backToTop: {}")
    begin(failing)
    wait_for(failing, "Couldn’t load\n\nTry again")


def test_the_keyboard_focus_stays_in_the_list(failing):
    attach(failing, FAILING)
    failing.page.evaluate("window.isDown = true")
    begin(failing)
    wait_for(failing, "Couldn’t load\n\nTry again")
    failing.page.focus("[data-overscroll=failure] button")
    failing.page.evaluate("list.update({ onRefresh: () => new Promise((end) => { ends.push(end); }) })")
    failing.page.keyboard.press("Enter")
    wait_until(lambda: failing.page.evaluate("ends.length") == 1)
    assert failing.page.evaluate("document.activeElement === scroller")
    failing.page.evaluate("ends.pop()('failed')")
    wait_for(failing, "Couldn’t load\n\nTry again")
    assert failing.page.evaluate("document.activeElement.textContent") == "Try again"
    failing.page.keyboard.press("Enter")
    wait_until(lambda: failing.page.evaluate("ends.length") == 1)
    failing.page.evaluate("grow(500), ends.pop()()")
    failing.wait_for_phase("idle")
    assert failing.page.evaluate("document.activeElement === scroller")


def test_a_pull_may_begin_on_the_view(failing):
    attach(failing, FAILING)
    failing.page.evaluate("window.isDown = true")
    begin(failing)
    wait_for(failing, "Couldn’t load\n\nTry again")
    failing.page.evaluate("Object.assign(window, { isDown: false, length: 500 })")
    failing.swipe(300, 520, x=60)
    wait_until(lambda: failing.page.evaluate("calls.length") == 2)


def test_the_view_is_there_without_a_network(failing):
    """Its script loads with the empty list, and not when the action fails."""
    attach(failing, FAILING)
    failing.page.wait_for_load_state("networkidle")
    failing.page.context.set_offline(True)
    failing.page.evaluate("window.isDown = true")
    begin(failing)
    wait_for(failing, "Couldn’t load\n\nTry again")


def test_a_detached_list_leaves_nothing(failing):
    attach(failing, FAILING)
    failing.page.evaluate("window.isDown = true")
    begin(failing)
    wait_for(failing, "Couldn’t load\n\nTry again")
    failing.page.evaluate("list.detach()")
    assert failing.page.evaluate("[document.querySelectorAll('[data-overscroll], [data-overscroll-view]').length, document.adoptedStyleSheets.length]") == [0, 0]


def test_options_that_need_a_new_list_keep_the_view(failing):
    attach(failing, FAILING)
    failing.page.evaluate("window.isDown = true")
    begin(failing)
    wait_for(failing, "Couldn’t load\n\nTry again")
    update(failing, "refreshButton: 'none'")
    wait_for(failing, "Couldn’t load\n\nTry again")


def test_a_wrong_view_is_named(page):
    answer = page.page.evaluate("attach(scroller, { onRefresh() {}, emptyView: 5 }).then(() => '', String)")
    assert answer == "TypeError: Overscroll: emptyView must be a text, a node or a function, not 5"


def test_the_keys_of_a_virtual_list_decide_and_not_its_spacer(failing):
    failing.page.evaluate("(html) => { scroller.innerHTML = html; window.ids = ['a']; }", VIRTUAL["spacer"])
    attach(failing, "onRefresh: async () => { throw new Error('Down'); }, readingPosition: { ids: () => ids, offset: () => 0 }")
    begin(failing)
    stays(failing, None)
    failing.page.evaluate("ids = []; scroller.querySelector('[style*=\"5000\"]').style.height = '10px'")
    wait_for(failing, "Couldn’t load\n\nTry again")
