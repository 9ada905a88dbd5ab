"""The arguments that `attach` accepts and rejects, and the page after `detach`."""

import pytest

from phone import linger

ATTACH = """async ([element, options]) => {
  const { attach } = await import('/overscroll/overscroll.js');
  const box = document.createElement('div');
  box.innerHTML = '<div style="height: 300px; overflow-y: auto"><p>row</p></div>';
  document.body.append(box);
  const run = () => {};
  const made = JSON.parse(JSON.stringify(options), (key, value) => (value === 'FUNCTION' ? run : value));
  try { await attach(element === 'null' ? null : box.firstElementChild, made); return 'attached'; }
  catch (error) { return `${error.name}: ${error.message}`; }
}"""
TOP = {"onRefresh": "FUNCTION"}


@pytest.mark.parametrize("element, options, says", [
    ("null", {"top": TOP}, "element must be an HTML element that scrolls, or document.body for the window, not null"),
    ("box", None, "options must be an object, not null"),
    ("box", {}, "options must be an object with one of onRefresh, onLoadMore, top, bottom, leading, trailing, backToTop, readingPosition, chat, not {}"),
    ("box", {"top": {"indicator": "sparkle", **TOP}},
     'top.indicator must be one of classic, spinner, ring, text, frames, lines, hidden, not "sparkle"'),
    ("box", {"top": TOP, "durations": {"expand": -1}}, "durations.expand must be a number of seconds from 0 to 60, not -1"),
])
def test_a_wrong_option_is_named_with_what_it_takes(phone, element, options, says):
    assert phone.page.evaluate(ATTACH, [element, options]) == f"TypeError: Overscroll: {says}"


def test_an_element_outside_of_the_document_is_refused(phone):
    answer = phone.page.evaluate("""async () => {
      const { attach } = await import('/overscroll/overscroll.js');
      const box = document.createElement('div');
      box.innerHTML = '<div style="height: 300px; overflow: auto"></div>';
      return attach(box.firstChild, { onRefresh() {} }).catch((error) => error.message);
    }""")
    assert answer == "Overscroll: element must be in the document, not [object HTMLDivElement]"


REVERSED = """async ([direction, edge, isInside]) => {
  const { attach } = await import('/overscroll/overscroll.js');
  const box = document.createElement('div');
  box.innerHTML = '<div style="height: 300px; overflow: auto"><div></div></div>';
  document.body.append(box);
  const list = box.firstElementChild;
  (isInside ? list.firstElementChild : list).style.cssText += `display: flex; flex-direction: ${direction}`;
  try { await attach(list, { [edge]: edge === 'backToTop' ? {} : { onRefresh() {} } }); return 'attached'; }
  catch (error) { return `${error.name}: ${error.message}`; }
}"""


@pytest.mark.parametrize("direction, edge, is_refused", [
    ("column-reverse", "top", True), ("column-reverse", "bottom", True), ("column-reverse", "backToTop", True),
    ("row-reverse", "leading", True), ("row-reverse", "trailing", True), ("row-reverse", "top", False),
    ("column-reverse", "leading", False), ("column", "top", False),
])
def test_a_scroller_that_runs_in_reverse_is_refused_and_one_around_such_rows_is_not(phone, direction, edge, is_refused):
    answer = phone.page.evaluate(REVERSED, [direction, edge, False])
    assert answer.startswith("TypeError: Overscroll: element must be a list whose rows do not run in reverse") == is_refused
    assert is_refused or answer == "attached"
    assert phone.page.evaluate(REVERSED, [direction, edge, True]) == "attached"


def test_an_unknown_key_is_named_with_those_there_are(phone):
    answer = phone.page.evaluate(ATTACH, ["box", {"top": TOP, "durations": {"expnd": 1}}])
    assert answer.startswith("TypeError: Overscroll: durations.expnd must be one of expand, collapse,")


def warnings_of(phone, style, options="{ onRefresh() {} }", then=""):
    phone.page.evaluate(f"""async () => {{
      const {{ attach }} = await import('/overscroll/overscroll.js');
      const box = document.createElement('div');
      box.innerHTML = '<div style="height: 300px; {style}"><p>row</p></div>';
      document.body.append(box);
      const list = await attach(box.firstElementChild, {options});
      {then};
    }}""")
    return [text for kind, text in phone.console if kind == "warning"]


@pytest.mark.parametrize("style, warns", [("", True), ("overflow-y: auto", False), ("overflow-x: scroll", False), ("overflow: hidden", False)])
def test_an_element_that_does_not_scroll_is_named(phone, style, warns):
    found = warnings_of(phone, style)
    assert [text.startswith("Overscroll: the overflow of the list is visible") for text in found] == [True] * warns


def test_an_edge_without_an_action_says_that_no_run_begins_there(phone):
    assert warnings_of(phone, "overflow: auto", then="await list.begin('bottom')") == [
        "Overscroll: no run begins at the bottom, because the options have no action for it."]
    assert len(warnings_of(phone, "overflow: auto", then="await list.begin('top')")) == 1


def test_right_options_are_taken(phone):
    assert phone.page.evaluate(ATTACH, ["box", {"top": TOP}]) == "attached"


def test_a_scroller_is_attached_once(phone):
    answer = phone.page.evaluate("""async () => {
      const { attach } = await import('/overscroll/overscroll.js');
      try { await attach(scroller, { top: { onRefresh() {} } }); } catch (error) { return error.message; }
    }""")
    assert answer == "Overscroll: element is attached already; detach it first"


@pytest.mark.parametrize("breaking", ["gone", "damaged", "unreachable"])
def test_a_module_that_can_not_load_leaves_a_list_that_scrolls_and_one_error(make_phone, breaking):
    phone = make_phone(expects_complaints=True)
    answers = {
        "gone": lambda route: route.fulfill(status=404, body="no"),
        "damaged": lambda route: route.fulfill(status=200, body="no module"),
        "unreachable": lambda route: route.abort(),
    }
    phone.page.route("**/overscroll.wasm", answers[breaking])
    phone.open(settled=False)
    phone.wait_for_rows(20)
    ours = [text for kind, text in phone.console if kind == "error" and "Overscroll" in text]
    assert len(ours) == 1
    assert "the engine could not be loaded from" in ours[0]
    phone.fling()
    phone.rest()
    assert phone.scroll_top() > 200
    assert phone.page.evaluate("gallery.list.isActive") is False


def test_detach_while_a_list_refreshes_moves_no_row(lists):
    page = lists()
    page.page.evaluate("void list.begin('top')")
    page.phone.wait_until_open()
    page.phone.scroll_to(300)
    before = page.top()
    page.page.evaluate("list.detach()")
    assert page.top() == before


STATE = """() => [scroller, scroller.parentElement].map((node) => node.getAttribute('style'))
  .concat(scroller.getAttribute('aria-busy'))
  .concat([...scroller.children, ...scroller.parentElement.children].map((node) => node.id))"""


@pytest.mark.parametrize("moment", ["idle", "pulling", "refreshing", "failed"])
def test_detach_leaves_the_page_as_it_was_found_in_any_phase(make_phone, moment):
    phone = make_phone(expects_complaints=True)
    phone.open()
    phone.page.evaluate("gallery.list.detach()")
    bare = [value or "" for value in phone.page.evaluate(STATE)]
    phone.open()
    if moment == "pulling":
        phone.press(100)
        phone.lead(300)
    if moment in ("refreshing", "failed"):
        phone.server.fail("500" if moment == "failed" else None, delay=0 if moment == "failed" else 1500)
        phone.drag(100, 330)
        phone.wait_for_phase("top", moment)
    phone.page.evaluate("gallery.list.detach()")
    if moment == "pulling":
        phone.lift()
    linger(phone.page, 300)
    assert [value or "" for value in phone.page.evaluate(STATE)] == bare
    assert phone.first_row() == 0
    phone.server.heal()
    phone.server.forget_requests()
    phone.drag(100, 330)
    linger(phone.page, 400)
    assert phone.server.requests() == []


def test_a_detached_scroller_can_be_attached_again(phone):
    phone.page.evaluate("""async () => {
      gallery.list.detach();
      const { attach } = await import('/overscroll/overscroll.js');
      window.again = 0;
      gallery.list = await attach(scroller, { top: { onRefresh() { again += 1; } } });
    }""")
    phone.drag(100, 330)
    phone.wait_for_phase("top", "refreshing")
    phone.wait_for_phase("top", "idle")
    assert phone.page.evaluate("again") == 1


def test_attaching_and_detaching_a_hundred_times_takes_no_more_memory(phone):
    sizes = phone.page.evaluate("""async () => {
      const { attach } = await import('/overscroll/overscroll.js');
      const { instantiate } = WebAssembly;
      let exports;
      WebAssembly.instantiate = async (...given) => {
        const made = await instantiate(...given);
        exports = made.instance.exports;
        return made;
      };
      gallery.list.detach();
      const sizes = [];
      for (let round = 0; round < 100; round += 1) {
        const list = await attach(scroller, { module: '/overscroll/overscroll.wasm?again', top: { onRefresh() {} } });
        list.detach();
        if (round === 0 || round === 99) sizes.push(exports.memory.buffer.byteLength);
      }
      return sizes;
    }""")
    assert sizes[0] == sizes[1]
    assert phone.page.evaluate("scroller.children.length") == 1
