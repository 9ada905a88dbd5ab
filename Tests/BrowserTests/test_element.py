"""The custom element `<overscroll-list>`: its events, lifecycle and attributes, in three browser engines."""

import json

import pytest

from element_page import LIST, ElementPage
from touched_list import line

pytestmark = pytest.mark.full_engines
every_engine = pytest.mark.every_engine
PAGED = '<overscroll-list load-more="200" id="one"></overscroll-list>'
BOTH = '<overscroll-list pull-to-refresh load-more id="one"></overscroll-list>'
CANCELLED = {"outcome": "cancelled", "message": ""}
UPDATED = {"outcome": "updated", "message": ""}


# Runs


@every_engine
def test_a_pull_refreshes_once_and_restores_the_layout(element):
    element.show()
    element.run("window.before = [list.scroller.scrollHeight, list.outerHTML, place.outerHTML]")
    element.assert_refreshes()
    assert element.read("runs") == ["refresh one"]
    assert element.read("[list.scroller.scrollHeight, list.outerHTML, place.outerHTML].map((each, index) => each === before[index])") == [True] * 3


@every_engine
def test_the_next_pages_load_until_the_list_ends(element):
    element.show(PAGED)
    for number in range(1, 4):
        element.run("list.scroller.scrollTop = 1e6")
        element.wait(f"runs.length === {number}")
        element.run(f"list.append(...rowsOf(20, 'Page {number}')); list.hasMore = {str(number < 3).lower()}; done.pop().end()")
        element.wait("!list.shadowRoot.querySelector('[aria-busy=true]')")
    assert element.read("[list.hasMore, list.hasAttribute('no-more'), list.children.length]") == [False, True, 100]
    element.wait("textOf('bottom') === 'That’s all'")
    element.run("list.scroller.scrollTop = 0")
    element.frames()
    element.run("list.scroller.scrollTop = 1e6")
    element.frames(10)
    assert element.read("runs.length") == 3


RENDER = """(async () => {
  const start = list.getBoundingClientRect().top;
  // A heading stays at the start of the viewport, whatever row is read there.
  const first = [...list.children].find((row) => row.localName === "p" && row.getBoundingClientRect().bottom > start).dataset.key;
  const top = () => [...list.children].find((row) => row.dataset.key === first).getBoundingClientRect().top;
  const was = top(), keys = [...list.children].map((row) => row.dataset.key);
  const rows = rowsOf(keys.length + 10);
  [..."abcdefghij", ...keys].forEach((key, index) => { rows[index].dataset.key = key; });
  list.replaceChildren(...rows);
  done.pop().end();
  let most = 0;
  for (let frame = 0; frame < 20; frame += 1) {
    await turn();
    most = Math.max(most, Math.abs(top() - was));
  }
  return most;
})()"""


def test_rows_of_the_element_that_an_action_renders_again_stay_in_place(element):
    element.show(BOTH)
    element.run("[...list.children].forEach((row, index) => { row.dataset.key = index; }); list.scroller.scrollTop = 733")
    element.frames()
    element.run("void list.refresh()")
    element.wait("runs.length === 1")
    element.frames(10)
    assert element.read(RENDER) <= 0.5


def test_nothing_is_loaded_while_more_is_left_to_scroll_than_the_attribute_says(element):
    element.show(PAGED)
    element.run("list.scroller.scrollTop = list.scroller.scrollHeight - list.scroller.clientHeight - 300")
    element.frames(10)
    assert element.read("runs") == []
    element.run("list.scroller.scrollTop += 110")
    element.wait("runs.length === 1")


def test_a_list_that_has_ended_loads_again_without_the_attribute(element):
    element.show('<overscroll-list load-more no-more id="one"></overscroll-list>', 5)
    element.wait("textOf('bottom') === 'That’s all'")
    assert element.read("[runs, list.hasMore]") == [[], False]
    element.run("list.removeAttribute('no-more')")
    element.wait("runs.length === 1")


def test_the_methods_run_and_return_results(element):
    element.show(BOTH)
    element.run("window.answer = 'unchanged'")
    assert element.read("list.refresh()") == {"outcome": "unchanged", "message": ""}
    element.run("window.answer = { hasMore: false, message: 'All read' }")
    assert element.read("list.loadMore()") == {"outcome": "noMore", "message": "All read"}
    assert element.read("runs") == ["refresh one", "loadmore one"]


def test_a_method_that_is_called_at_once_waits_for_the_list(element):
    element.run("window.answer = 'updated'")
    assert element.read(f"(show({json.dumps(LIST)}), list.refresh())") == UPDATED
    assert element.read("runs") == ["refresh one"]


def test_a_list_without_the_edge_or_outside_the_page_runs_nothing(element):
    element.show(PAGED)
    assert element.read("list.refresh()") == CANCELLED
    assert element.read("document.createElement('overscroll-list').refresh()") == CANCELLED


def test_a_rejected_promise_fails_the_run_and_offers_to_try_again(failing_element):
    failing_element.show()
    failing_element.pull()
    failing_element.wait("runs.length === 1")
    failing_element.run("done.pop().fail({ userMessage: 'Offline' })")
    failing_element.wait("textOf('top').includes('Offline') && textOf('top').includes('Try again')")
    failing_element.run("box(list).querySelector('button').click()")
    failing_element.wait("runs.length === 2")
    failing_element.run("done.pop().end()")
    failing_element.wait("isAtRest()")
    assert len(failing_element.read("logs.error")) == 1


def test_a_query_that_failed_fails_the_run(failing_element):
    failing_element.show()
    failing_element.run("window.answer = Promise.resolve({ isError: true, error: { userMessage: 'Offline' } })")
    assert failing_element.read("list.refresh()") == {"outcome": "failed", "message": "Offline", "error": {"userMessage": "Offline"}}


def test_without_a_promise_the_run_ends_at_once_and_one_warning_says_so(element):
    element.run(f"place.innerHTML = {json.dumps(BOTH)}; window.list = document.querySelector('overscroll-list'); list.append(...rowsOf(40))")
    element.wait("isAttached()")
    assert element.read("list.refresh()") == UPDATED
    assert element.read("list.refresh()") == UPDATED
    assert element.read("list.loadMore()") == UPDATED
    warnings = element.read("logs.warn")
    assert len(warnings) == 1
    assert 'no listener for "refresh" called event.waitUntil(promise)' in warnings[0]


def test_a_run_waits_for_all_its_promises(element):
    element.show()
    element.run("list.addEventListener('refresh', (event) => event.waitUntil(new Promise((end) => done.push({ end }))))")
    element.run("list.refresh().then((result) => { window.result = result })")
    element.wait("done.length === 2")
    element.run("done[0].end()")
    element.frames(10)
    assert element.read("window.result ?? null") is None
    element.run("done[1].end('unchanged')")
    element.wait("window.result?.outcome === 'unchanged'")


def test_one_failed_query_of_several_fails_the_run(failing_element):
    element = failing_element.show()
    element.run("list.addEventListener('refresh', (event) => event.waitUntil({ isError: true, error: { userMessage: 'Offline' } })); window.answer = 'updated'")
    assert element.read("list.refresh()") == {"outcome": "failed", "message": "Offline", "error": {"userMessage": "Offline"}}


def test_waiting_too_late_is_an_error(element):
    element.show()
    element.run("window.answer = 'updated'; list.addEventListener('refresh', (event) => { window.event = event })")
    element.read("list.refresh()")
    assert element.read("(() => { try { event.waitUntil(1); } catch (error) { return error.name; } })()") == "InvalidStateError"


def test_the_events_do_not_bubble_and_carry_a_signal(element):
    element.show(BOTH)
    element.run("window.answer = 'updated'; window.bubbled = 0; for (const type of ['refresh', 'loadmore']) place.addEventListener(type, () => { bubbled += 1 })")
    element.run("list.addEventListener('refresh', (event) => { window.facts = [event.target === list, event.signal instanceof AbortSignal, event.bubbles] })")
    element.read("list.refresh()")
    element.read("list.loadMore()")
    assert element.read("[bubbled, runs.length, facts]") == [0, 2, [True, True, False]]


def test_the_newest_listener_receives_the_event(element):
    element.show()
    element.run("""const node = list.cloneNode(true); list.replaceWith(node); window.list = node;
      const first = () => runs.push("first"); node.addEventListener("refresh", first);
      node.removeEventListener("refresh", first);
      node.addEventListener("refresh", (event) => { runs.push("second"); event.waitUntil(Promise.resolve()); })""")
    element.wait("isAttached()")
    element.read("list.refresh()")
    assert element.read("runs") == ["second"]


# The lifecycle of the element


@every_engine
def test_an_element_that_is_connected_twice_in_one_task_works(element):
    element.run(f"show({json.dumps(LIST)}); list.remove(); place.append(list); list.remove(); place.append(list)")
    element.wait("isAttached()")
    element.frames()
    element.assert_refreshes()
    assert element.read("list.shadowRoot.querySelectorAll('[data-overscroll=top]').length") == 1


def test_an_element_that_is_removed_in_the_task_of_its_creation_leaves_nothing(element):
    element.run(f"show({json.dumps(LIST)}); list.remove()")
    element.frames(10)
    assert element.read("[list.shadowRoot.querySelectorAll('[data-overscroll], [role=status]').length, list.scroller.style.length]") == [0, 0]


@every_engine
def test_an_element_that_is_moved_keeps_its_list_and_its_run(element):
    element.show()
    element.run("list.refresh().then((result) => { window.result = result })")
    element.wait("runs.length === 1")
    element.run("const other = document.createElement('section'); other.style.height = '400px'; document.body.prepend(other); other.append(list); list.style.height = '100%'")
    element.frames()
    assert element.read("[isAttached(), signals[0].aborted]") == [True, False]
    element.run("done.pop().end()")
    element.wait("window.result")
    assert element.read("result.outcome") == "updated"
    element.assert_refreshes()


def test_an_element_that_is_removed_aborts_its_run_and_leaves_nothing(element):
    element.show()
    element.run("list.refresh().then((result) => { window.result = result })")
    element.wait("runs.length === 1")
    element.run("list.remove()")
    element.wait("window.result")
    assert element.read("[result, signals[0].aborted]") == [CANCELLED, True]
    assert element.read("[list.shadowRoot.querySelectorAll('[data-overscroll], [role=status]').length, list.shadowRoot.adoptedStyleSheets.length]") == [0, 1]


def test_an_element_that_is_added_again_later_works(element):
    element.show()
    element.run("list.remove()")
    element.frames()
    element.run("place.append(list)")
    element.wait("isAttached()")
    element.frames()
    element.assert_refreshes()


def test_lists_in_one_page_do_not_share_runs(element):
    element.run("place.style.height = 'auto'")
    element.show("".join(f'<overscroll-list pull-to-refresh id="{name}" style="height: 300px"></overscroll-list>' for name in ("one", "two")))
    element.pull(330, 580)
    element.wait("runs.length === 1")
    assert element.read("[runs, list.shadowRoot.querySelectorAll('[aria-busy=true]').length]") == [["refresh two"], 0]
    element.pull(50, 280)
    element.wait("runs.length === 2")
    assert element.read("runs") == ["refresh two", "refresh one"]


def test_a_list_in_the_shadow_root_of_another_component_works(element):
    element.run(f"""const host = document.createElement("section"); host.style.cssText = "display: block; height: 100%"; place.append(host);
      const root = host.attachShadow({{ mode: "open" }}); show({json.dumps(LIST)}, 40, root);
      window.list = root.querySelector("overscroll-list"); list.style.height = "500px";
      for (const row of list.children) row.style.cssText = "height: 50px; margin: 0; box-sizing: border-box"; """)
    element.wait("isAttached()")
    element.frames()
    element.assert_refreshes()


def test_a_large_row_is_no_sheet_over_a_list_below_a_locked_body(element):
    element.show(count=1)
    element.run("list.firstElementChild.style.height = '2000px'; document.body.style.overflow = 'hidden'")
    element.frames()
    element.assert_refreshes()


def test_properties_that_are_set_before_the_definition_count(engine, page_server):
    element = ElementPage(engine, page_server.url).open("later")
    element.run(f"place.innerHTML = {json.dumps(PAGED)}; window.list = place.firstElementChild; list.hasMore = false; listen(list).append(...rowsOf(5))")
    element.run("define()")
    element.wait("list.shadowRoot && textOf('bottom') === 'That’s all'")
    element.run("list.hasMore = true")
    element.wait("runs.length === 1")
    assert element.read("Object.hasOwn(list, 'hasMore')") is False


def test_defining_the_element_twice_is_harmless(element):
    assert element.read("define('?again').then((own) => own.OverscrollListElement === customElements.get('overscroll-list'))") is False
    element.show()
    element.assert_refreshes()


# Attributes


def test_an_attribute_that_changes_during_a_run_keeps_the_run(element):
    element.show('<overscroll-list pull-to-refresh indicator="text" id="one"></overscroll-list>')
    assert element.read("box(list).querySelectorAll('svg').length") == 0
    element.pull()
    element.wait("runs.length === 1")
    element.run("list.setAttribute('indicator', 'ring'); list.setAttribute('load-more', '400'); list.toggleAttribute('back-to-top')")
    element.frames(10)
    assert element.read("[signals[0].aborted, box(list, 'backToTop')]") == [False, None]
    element.run("done.pop().end()")
    element.wait("box(list)?.querySelector('svg') && box(list, 'backToTop')")
    element.wait("isAtRest()")
    element.assert_refreshes()


def test_options_without_an_attribute_are_a_property(element):
    element.show('<overscroll-list pull-to-refresh id="one"></overscroll-list>')
    element.run("list.options = { top: { disabled: true } }")
    element.frames(5)
    element.pull()
    element.frames(5)
    assert element.read("[runs, list.options.top.disabled]") == [[], True]
    element.run("list.options = { top: { disabled: false, placement: 'outside' } }")
    element.frames(10)
    element.assert_refreshes()


def test_an_edge_whose_attribute_is_removed_is_gone(element):
    element.show(BOTH)
    element.run("list.removeAttribute('pull-to-refresh')")
    element.wait("!list.shadowRoot.querySelector('[part~=refresh]')")
    element.pull()
    element.frames(5)
    assert element.read("runs") == []
    element.run("list.removeAttribute('load-more')")
    element.wait("!isAttached()")
    element.run("list.toggleAttribute('pull-to-refresh')")
    element.wait("isAttached()")
    element.frames()
    element.assert_refreshes()


def test_an_element_without_attributes_is_a_scroller(element):
    element.run('show(`<overscroll-list id="one"></overscroll-list>`)')
    element.frames()
    assert element.read("[list.scroller.scrollHeight, list.scroller.clientHeight, isAttached()]") == [2000, 500, False]


def test_a_wrong_attribute_is_reported_and_may_be_corrected(failing_element):
    failing_element.run('show(`<overscroll-list pull-to-refresh indicator="sparkle" id="one"></overscroll-list>`)')
    failing_element.wait("logs.error.length === 1")
    assert 'top.indicator must be one of' in failing_element.read("logs.error[0]")
    failing_element.run("list.setAttribute('indicator', 'ring')")
    failing_element.wait("isAttached()")
    failing_element.frames()
    failing_element.run("list.setAttribute('load-more', 'soon')")
    failing_element.wait("logs.error.length === 2")
    assert "bottom.within must be a number" in failing_element.read("logs.error[1]")
    failing_element.assert_refreshes()


@every_engine
def test_the_mouse_pulls_where_the_attribute_says_so(element):
    element.show('<overscroll-list pull-to-refresh mouse id="one"></overscroll-list>')
    element.engine.mouse_drag(line((195, 100), (195, 400)))
    element.wait("runs.length === 1")
    element.run("done.pop().end(); list.removeAttribute('mouse')")
    element.wait("isAtRest()")
    element.engine.mouse_drag(line((195, 100), (195, 400)))
    element.frames(5)
    assert element.read("runs.length") == 1


def test_the_refresh_button_refreshes(element):
    element.show('<overscroll-list pull-to-refresh refresh-button="always" id="one"></overscroll-list>')
    element.run("list.shadowRoot.querySelector('[part~=refresh]').click()")
    element.wait("runs.length === 1")


def test_an_option_or_attribute_that_is_taken_away_has_its_default_again(element):
    element.show(BOTH)
    button = "list.shadowRoot.querySelector('[part~=refresh]')"
    element.run("list.options = { texts: { refresh: 'Again' }, top: { past: 90 } }")
    element.wait(f"{button}?.textContent === 'Again'")
    element.run("list.setAttribute('refresh-button', 'none')")
    element.wait(f"!{button}")
    element.run("list.removeAttribute('refresh-button'), list.options = {}")
    element.wait(f"{button}?.textContent === 'Refresh'")


def test_phases_and_ends_are_events_of_the_element(element):
    element.show()
    element.run("window.heard = []; for (const type of ['phase', 'end']) list.addEventListener(type, ({ detail, bubbles }) => { heard.push([type, detail.edge, detail.phase ?? detail.result.outcome, bubbles]); })")
    element.run("window.answer = 'unchanged'")
    element.run("list.refresh()")
    element.wait("heard.some((each) => each[2] === 'idle')")
    phases = ["refreshing", "ending", "idle"]
    assert [each[1:] for each in element.read("heard") if each[0] == "phase"] == [["top", phase, False] for phase in phases]
    assert [each[1:] for each in element.read("heard") if each[0] == "end"] == [["top", "unchanged", False]]


def test_a_first_load_that_failed_is_shown_in_the_element(failing_element):
    failing_element.show(LIST, count=0)
    failing_element.run("list.options = { emptyView: 'Nothing here' }")
    failing_element.run("window.answer = false")
    failing_element.run("list.refresh()")
    failing_element.wait("list.shadowRoot.querySelector('[part=failure]')?.textContent.includes('Try again') ?? false")
    failing_element.run("window.answer = 'updated'")
    failing_element.run("list.shadowRoot.querySelector('[part=failure] button').click()")
    failing_element.wait("list.shadowRoot.querySelector('[part=empty]')?.textContent === 'Nothing here'")


CHAT = """() => {
  const options = { chat: { follow: "newestOwnAtTop", isOwn: (id) => id.startsWith("mine") } };
  place.innerHTML = `<overscroll-list></overscroll-list>`;
  window.list = place.firstElementChild;
  window.reports = [];
  window.addRow = (key, text = key) => {
    const row = Object.assign(document.createElement("p"), { textContent: text });
    row.dataset.key = key;
    list.append(row);
  };
  window.topOf = (key) => list.querySelector(`[data-key="${key}"]`).getBoundingClientRect().top - list.getBoundingClientRect().top;
  for (let row = 0; row < 40; row += 1) addRow(`${row}`);
  list.addEventListener("chat", ({ detail }) => reports.push([detail.isAtEnd, detail.unreadCount]));
  list.options = options;
}"""


def test_an_element_whose_only_option_is_a_chat_follows_its_rows(element):
    element.run(f"({CHAT})()")
    element.wait("reports.length === 1")
    element.frames()
    assert element.read("topOf('39') + 50 - list.clientHeight") == pytest.approx(0, abs=1)
    element.run("list.scroller.scrollTop -= 500")
    element.wait("reports.length === 2")
    element.run("addRow('theirs')")
    element.wait("reports.length === 3")
    assert element.read("reports") == [[True, 0], [False, 0], [False, 1]]
    assert element.read("[list.list.isAtEnd, list.list.unreadCount]") == [False, 1]
    element.run("addRow('mine')")
    element.wait("Math.abs(topOf('mine')) < 1")
    element.run("for (let row = 0; row < 20; row += 1) addRow(`answer ${row}`)")
    element.frames(10)
    assert element.read("topOf('mine')") == pytest.approx(0, abs=1)
    element.run("list.options = {}")
    element.wait("list.list === null")
