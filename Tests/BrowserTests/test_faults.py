"""Failures in the page around a list: no memory, no lengths, and other code that removes its nodes."""

import pytest

from phone import linger, settle, wait_until
from strict_page import StrictPage


@pytest.fixture
def strict(make_phone):
    return StrictPage(make_phone()).open()


def refreshes(page):
    """A pull, its run and its end; the list is at rest afterwards."""
    page.evaluate("runs.length = 0")
    page.pull()
    page.wait_for_phase("armed")
    page.lift()
    wait_until(lambda: page.runs() == ["top"])
    page.finish()
    page.wait_for_phase("idle")
    wait_until(lambda: abs(page.first()) < 0.5)


# Memory grows by pages of 64 kB, and each list uses a part of one.
CROWD = """async () => {
  const attachOne = () => {
    const frame = document.body.appendChild(document.createElement('div'));
    const scroller = frame.appendChild(document.createElement('div'));
    scroller.style.overflow = 'auto';
    return attach(scroller, { top: { onRefresh: () => 'updated' } });
  };
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = () => { throw new RangeError('no memory'); };
  const lists = [];
  while (lists.filter(({ isActive }) => !isActive).length < 40) lists.push(await attachOne());
  const { outcome } = await lists.at(-1).begin('top');
  const asked = [];
  WebAssembly.Memory.prototype.grow = function (pages) { asked.push(pages); return grow.call(this, pages); };
  return [outcome, (await attachOne()).isActive, asked];
}"""


def test_where_memory_ends_new_lists_are_plain_and_the_others_go_on(make_phone):
    page = StrictPage(make_phone(expects_complaints=True)).open()
    assert page.evaluate(CROWD) == ["updated", True, [1]], "what was not had is not asked for again"
    said = [text for kind, text in page.phone.console if kind == "pageerror"]
    assert len(said) == 40 and all(text.endswith("no memory") for text in said)
    refreshes(page)


OURS = {
    "indicators": "document.querySelectorAll('[data-overscroll]')",
    "spaces": "[...scroller.children].filter((node) => node.className !== 'item')",
    "status": "document.querySelectorAll('[role=status]')",
    "rows and all": "[...scroller.children]",
}


@pytest.mark.parametrize("moment", ["idle", "refreshing"])
@pytest.mark.parametrize("taken", OURS)
def test_nodes_of_ours_that_somebody_takes_away_break_nothing(strict, taken, moment):
    if moment == "refreshing":
        strict.evaluate("void list.begin('top')")
        strict.wait_for_phase("refreshing")
    assert strict.evaluate(f"() => {{ const nodes = [...{OURS[taken]}]; nodes.forEach((node) => node.remove()); return nodes.length; }}")
    if taken == "rows and all":
        strict.evaluate("() => { for (let number = 0; number < 40; number += 1) scroller.append(makeItem(number)); }")
    if moment == "refreshing":
        strict.finish()
        strict.wait_for_phase("idle")
    refreshes(strict)
    strict.evaluate("list.detach()")
    assert strict.evaluate("document.querySelectorAll('[data-overscroll], [role=status]').length") == 0
    assert strict.evaluate("[...scroller.children].every((node) => node.className === 'item')")


LENGTHS = {
    "viewport": ("scroller.style.height = 0", "scroller.style.height = ''"),
    "display": ("scroller.style.display = 'none'", "scroller.style.display = ''"),
    "content": ("window.rows = [...scroller.querySelectorAll('.item')]; rows.forEach((row) => row.remove())", "scroller.append(...rows)"),
}


# test_empty_pages.py has refreshes that end without rows.
@pytest.mark.parametrize("moment, length", [
    ("idle", "viewport"), ("idle", "display"), ("idle", "content"), ("refreshing", "viewport"), ("refreshing", "display"),
])
def test_without_lengths_nothing_is_loaded_and_a_run_comes_to_its_end(strict, moment, length):
    nothing, back = LENGTHS[length]
    if moment == "refreshing":
        strict.evaluate("void list.begin('top')")
        strict.wait_for_phase("refreshing")
    strict.evaluate(f"() => {{ {nothing}; }}")
    linger(strict.page, 300)
    assert strict.runs() == (["top"] if moment == "refreshing" else [])
    if moment == "refreshing":
        strict.finish()
        strict.wait_for_phase("idle")
    strict.evaluate(f"() => {{ {back}; }}")
    settle(strict.page)
    refreshes(strict)


def test_ten_thousand_rows_at_once_move_nothing_and_are_one_page(strict):
    strict.evaluate("scroller.scrollTop = 1e6")
    wait_until(lambda: strict.runs() == ["bottom"])
    settle(strict.page)
    before = strict.first()
    strict.evaluate("() => { const rows = Array.from({ length: 1e4 }, (_, number) => makeItem(number)); scroller.append(...rows); }")
    strict.finish()
    strict.wait_for_phase("idle", "bottom")
    linger(strict.page, 300)
    assert strict.first() == before
    assert strict.runs() == ["bottom"]


def test_in_a_million_pixels_the_end_is_near_where_it_is(strict):
    strict.evaluate("() => { const row = makeItem('tall'); row.style.height = '1000000px'; scroller.append(row); }")
    settle(strict.page)
    end = strict.evaluate("scroller.scrollHeight - scroller.clientHeight")
    assert end > 1e6
    strict.evaluate("(position) => { scroller.scrollTop = position; }", end - 2000)
    linger(strict.page, 300)
    assert strict.runs() == []
    strict.evaluate("(position) => { scroller.scrollTop = position; }", end - 100)
    wait_until(lambda: strict.runs() == ["bottom"])


# The page is busy while the previous refresh ends, and then requests a page. Meanwhile added rows
# bring the list near the refresh edge as well.
# The clock of the page goes forward while it is busy, so that no speed of the machine decides.
OVERTAKEN = """async () => {
  options.top.trigger = 'within';
  options.top.within = 300;
  options.durations = { ...options.durations, minimumVisible: 60 };
  const list = await attach(scroller, options);
  runs.length = 0;
  if (!done.length) void list.begin('top');
  done.shift()('updated');
  const row = makeItem('more');
  scroller.append(row);
  await new Promise((go) => new ResizeObserver(go).observe(row));
  const start = performance.now.bind(performance);
  performance.now = () => start() + 2e6;
  const page = list.begin('bottom');
  const never = new Promise((go) => setTimeout(go, 10_000, { outcome: 'never' }));
  return [(await Promise.race([page, never])).outcome, runs, list.phase('top'), list.phase('bottom')];
}"""


def test_a_page_that_is_overtaken_as_it_begins_does_not_begin_and_says_so(make_phone):
    page = StrictPage(make_phone()).open(**{"by-hand": "1"})
    outcome, runs, *phases = page.evaluate(OVERTAKEN)
    assert (outcome, runs, phases) == ("cancelled", ["top"], ["refreshing", "idle"])
