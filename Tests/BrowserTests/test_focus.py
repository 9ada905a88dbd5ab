"""The keyboard focus: it leaves a list after its rows, and no node of the library disappears with it."""

import pytest

from phone import wait_until

AROUND = """() => {
  const link = (name) => Object.assign(document.createElement('a'), { href: '#' + name, id: name, textContent: name });
  document.body.prepend(link('before'));
  document.body.append(link('after'));
}"""
# The node that has the focus: a row, a part of the list, or a node of the page.
FOCUS = """() => {
  const node = document.activeElement;
  const row = node.closest('#rows > *');
  if (row) return `row ${[...rows.children].indexOf(row)}`;
  return node.id || node.closest('[data-overscroll]')?.dataset.overscroll || node.localName; }"""


@pytest.fixture
def keys(lists):
    return Keys(lists("later&length=2000"))


class Keys:
    """A list between two links, used with the keyboard."""

    def __init__(self, own):
        self.list, self.page = own, own.page
        self.page.evaluate(AROUND)

    def start(self, top="false", bottom="{}", more="{}"):
        self.list.start(f"{top}, {bottom}, {more}")
        return self

    def press(self, *names):
        for name in names:
            self.page.keyboard.press(name)
            self.list.phone.frames(2)

    def focus(self):
        return self.page.evaluate(FOCUS)

    def focus_on(self, selector):
        self.page.locator(selector).focus()
        self.list.phone.frames(2)

    def press_until(self, name, place, count=60):
        """Presses a key until a node has the focus, and returns what had it on the way."""
        passed = []
        while self.focus() != place:
            assert len(passed) < count, passed
            self.press(name)
            passed.append(self.focus())
        return passed

    def show_back_to_top(self, scroller="scroller"):
        """Scrolls far down and a little back, and focuses the button."""
        self.page.wait_for_function("() => document.querySelector('[data-overscroll=backToTop]')")
        for position in [1200, 1100, 1000]:
            self.page.evaluate(f"{scroller}.scrollTop = {position}")
            self.list.phone.frames(3)
        self.page.wait_for_function("() => getComputedStyle(document.querySelector('[data-overscroll=backToTop]')).visibility === 'visible'")
        self.focus_on("[data-overscroll=backToTop]")

    def wait_for_focus(self, place):
        wait_until(lambda: self.focus() == place)


@pytest.mark.parametrize("trigger", ["{}", "{ within: { viewports: 1 } }", "{ within: { items: 3 } }", "{ trigger: 'indicatorVisible' }"])
def test_tab_leaves_a_list_that_loads_automatically_after_its_rows(keys, trigger):
    keys.start(bottom=trigger)
    keys.focus_on("#before")
    passed = keys.press_until("Tab", "after", 2)
    assert passed == ["scroller", "after"]
    assert keys.list.runs("bottom") == 0
    assert keys.page.evaluate("scroller.scrollTop") == 0
    assert "bottom" not in keys.press_until("Shift+Tab", "before", 2)
    assert keys.list.runs("bottom") == 0


def test_tab_leaves_a_list_after_the_stops_of_its_rows_while_it_loads(keys):
    keys.page.evaluate("for (const row of rows.children) row.innerHTML = '<a href=#row>Row</a>'")
    keys.start()
    keys.focus_on("#rows > :last-child a")
    keys.list.wait_for_phase("refreshing", "bottom")
    keys.press("Tab")
    assert keys.focus() == "after"


def test_the_button_of_an_automatic_edge_is_a_stop_where_it_is_visible(keys):
    """Nothing else can load there, for example after pages without rows."""
    keys.page.evaluate("rows.replaceChildren(); grow(100)")
    keys.start(bottom="{ maximumPagesToFillViewport: 0 }")
    keys.list.phone.frames(5)
    keys.focus_on("#before")
    keys.press_until("Tab", "bottom", 2)
    keys.press("Enter")
    assert keys.list.runs("bottom") == 1
    assert keys.focus() == "bottom"


@pytest.mark.parametrize("row", ["Row", "<a href=#row>Row</a>", "<button>Row</button>"])
def test_the_focus_goes_from_the_load_button_to_the_first_new_row(keys, row):
    keys.start(bottom="{ trigger: 'tap' }")
    keys.focus_on("#before")
    keys.press_until("Tab", "bottom", 3)
    keys.press("Enter")
    keys.list.wait_for_phase("refreshing", "bottom")
    assert keys.focus() == "bottom"
    assert keys.page.evaluate("document.activeElement.ariaDisabled") == "true"
    keys.press("Enter")
    assert keys.list.runs("bottom") == 1
    keys.page.evaluate("""(row) => { grow(200);
      for (const each of [...rows.children].slice(-4)) each.innerHTML = row; }""", row)
    keys.list.phone.frames(2)
    assert keys.focus() == "bottom"
    keys.list.finish()
    keys.wait_for_focus("row 40")
    keys.press("Shift+Tab", "Tab")
    assert keys.focus() != "body"
    assert keys.page.evaluate("[...rows.children].filter((each) => each.hasAttribute('tabindex')).length") == 0


def test_rows_that_are_rendered_after_the_run_get_the_focus(keys):
    keys.start(bottom="{ trigger: 'tap' }")
    keys.focus_on("[data-overscroll=bottom] button")
    keys.press("Enter")
    keys.list.finish()
    keys.list.wait_for_phase("idle", "bottom")
    assert keys.focus() == "bottom"
    keys.page.evaluate("grow(100)")
    keys.wait_for_focus("row 40")


@pytest.mark.parametrize("answer", ["updated", "unchanged", "noMore", "failed"])
def test_the_focus_stays_in_a_list_that_loads_no_row(keys, answer):
    keys.start(bottom="{ trigger: 'tap' }")
    keys.focus_on("[data-overscroll=bottom] button")
    keys.press("Enter")
    keys.list.finish(answer)
    keys.list.wait_for_phase({"noMore": "noMore", "failed": "failed"}.get(answer, "idle"), "bottom")
    keys.list.phone.frames(3)
    assert keys.focus() == "bottom"
    keys.press("Tab")
    assert keys.focus() == "after"


EDGES = ["top", "bottom", "leading", "trailing"]


@pytest.mark.parametrize("edge", EDGES)
@pytest.mark.parametrize("purpose", ["onRefresh", "onLoadMore"])
def test_try_again_keeps_the_focus_in_the_list(keys, edge, purpose):
    keys.page.evaluate("""([edge, purpose]) => {
      if (edge === 'leading' || edge === 'trailing') {
        rows.style = 'display: flex; width: max-content';
        for (const row of rows.children) row.style.width = '100px';
      }
      const run = () => new Promise((end) => { runs.push(edge); done.push(end); });
      return import('/overscroll/overscroll.js').then(async ({ attach }) => {
        window.list = await attach(scroller, { [edge]: { [purpose]: run, trigger: purpose === 'onLoadMore' ? 'tap' : 'release' } });
        window.gallery = { list };
        void list.begin(edge); }); }""", [edge, purpose])
    for outcome in ["failed", "failed", "updated"]:
        keys.list.wait_for_phase("refreshing", edge)
        if keys.list.runs(edge) > 1:
            assert keys.focus() == edge
        keys.list.finish(outcome)
        if outcome == "updated":
            break
        keys.list.wait_for_phase("failed", edge)
        if keys.list.runs(edge) == 1:
            keys.page.evaluate("(edge) => document.querySelector(`[data-overscroll=${edge}] button`).focus()", edge)
        keys.press("Enter")
    keys.list.wait_for_phase("idle", edge)
    keys.list.phone.frames(3)
    keys.wait_for_focus(edge if purpose == "onLoadMore" else "scroller")


def test_a_failure_that_closes_by_itself_leaves_the_focus_in_the_list(keys):
    keys.start(top="{}", bottom="false", more="{ durations: { failureDuration: 0.3 } }")
    keys.page.evaluate("void list.begin('top')")
    keys.list.finish("failed")
    keys.list.wait_for_phase("failed")
    keys.page.evaluate("document.querySelector('[data-overscroll=top] button').focus()")
    keys.list.wait_for_phase("idle")
    keys.wait_for_focus("scroller")


def test_the_focus_stays_on_a_button_whose_nodes_are_moved_by_new_rows(keys):
    keys.start(bottom="{ trigger: 'tap' }")
    keys.page.evaluate("scroller.append(document.querySelector('#rows').cloneNode(true))")
    keys.focus_on("[data-overscroll=bottom] button")
    keys.page.evaluate("scroller.append(document.querySelector('#rows').cloneNode(true))")
    keys.list.phone.frames(3)
    assert keys.focus() == "bottom"


@pytest.mark.parametrize("row", ["Row", "<a href=#row>Row</a>"])
def test_back_to_top_leaves_the_focus_in_the_list(keys, row):
    keys.page.evaluate("(row) => { for (const each of rows.children) each.innerHTML = row; }", row)
    keys.start(top="{}", more="{ backToTop: { after: 300 } }")
    keys.show_back_to_top()
    keys.press("Enter")
    keys.page.wait_for_function("() => scroller.scrollTop === 0")
    keys.wait_for_focus("scroller")


def test_new_rows_button_leaves_the_focus_in_the_list(keys):
    keys.page.evaluate("for (const row of rows.children) row.innerHTML = '<a href=#row>Row</a>'")
    keys.start(bottom="false", top="{}", more="{ chat: true }")
    keys.page.evaluate("scroller.scrollTop = 300")
    keys.list.phone.frames(10)
    keys.page.evaluate("grow(50)")
    keys.page.wait_for_function("() => document.querySelector('[data-overscroll=newRows]:not([hidden])')")
    keys.focus_on("[data-overscroll=newRows]")
    keys.press("Enter")
    keys.wait_for_focus("scroller")


def test_a_list_that_is_detached_leaves_the_focus_in_the_scroller(keys):
    keys.start(bottom="{ trigger: 'tap' }")
    keys.focus_on("[data-overscroll=bottom] button")
    keys.page.evaluate("list.detach()")
    assert keys.focus() == "scroller"


def test_the_refresh_button_keeps_the_focus_through_a_run(keys):
    keys.start(top="{}", bottom="false")
    keys.focus_on("#after")
    keys.press("Shift+Tab")
    assert keys.page.evaluate("document.activeElement.part.value") == "button refresh"
    keys.press("Enter")
    keys.list.finish()
    keys.list.wait_for_phase("idle")
    keys.list.phone.frames(3)
    assert keys.page.evaluate("document.activeElement.part.value") == "button refresh"


def test_a_page_keeps_the_focus_when_its_buttons_disappear(keys):
    keys.page.evaluate("""async () => {
      document.querySelector('.frame').style.height = scroller.style.height = 'auto';
      const { attach } = await import('/overscroll/overscroll.js');
      window.list = await attach(document.body, { onRefresh() {}, backToTop: { after: 300 } });
      window.gallery = { list }; }""")
    keys.show_back_to_top("document.documentElement")
    keys.press("Enter")
    keys.page.wait_for_function("() => scrollY === 0")
    wait_until(lambda: keys.focus() == "before")
