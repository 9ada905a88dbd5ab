"""Chromium reports how far nodes move by their layout: a pull, a refresh and a load move nothing in that way."""

import pytest

from test_sides import Sides
from test_virtual_structures import STRUCTURES
from test_whole_page import Whole

# Every report counts, also those shortly after an input, which Chromium does not add to its score.
RECORD = """() => {
  window.shifts = [];
  const place = ({ x, y, width, height }) => `${x}, ${y}, ${width} × ${height}`;
  window.observer = new PerformanceObserver((list) => keep(list.getEntries()));
  window.keep = (entries) => entries.forEach(({ value, sources }) => shifts.push([value, ...sources.map(({ node, previousRect, currentRect }) =>
    `${node?.id || node?.className || node?.localName || node?.nodeName}: ${place(previousRect)} → ${place(currentRect)}`)]));
  observer.observe({ type: "layout-shift" });
}"""
# By name: the rules of a page, and whether the rows are the list's own children.
LISTS = {
    "plain": ("", ""),
    "short": ("#rows > :nth-child(n + 6) { display: none }", ""),
    "columns": ("#list { display: grid; grid-template-columns: 1fr 1fr; align-content: start }", "direct"),
    "counted rows": ("#list > :first-child { border-top: 5px solid } #list > :last-child { border-bottom: 5px solid }", "direct"),
    "transitions": ("* { transition: all 0.3s }", "direct"),
    "translucent": ("#list { opacity: 0.7 !important; transition: opacity 1s }", ""),
    "snapping": ("#list { scroll-snap-type: y mandatory } #list > * { scroll-snap-align: start }", "direct"),
    "sticky headers": ("#rows > :nth-child(4n + 1) { position: sticky; top: 0; background: #eee }", ""),
}
SETUP = """async ([rules, kind]) => {
  const { attach } = await import("/overscroll/overscroll.js");
  const rows = Array.from({ length: 40 }, (_, row) => `<p class="row" style="height: 50px; margin: 0">${row}</p>`).join("");
  document.body.innerHTML = `<style>${rules}</style><div style="height: 600px"><div id="list" style="height: 600px; overflow-y: auto">${kind ? rows : `<div id="rows">${rows}</div>`}</div></div>`;
  Object.assign(window, { scroller: list, ends: [] });
  const run = () => new Promise((end) => { ends.push(end); });
  window.own = await attach(scroller, { onRefresh: run, bottom: { onLoadMore: run, trigger: "programmatic" } });
  window.gallery = { list: own };
  window.grow = () => scroller.querySelector(".row").parentElement.append(...Array.from({ length: 10 }, () => scroller.querySelector(".row").cloneNode(true)));
}"""

VIRTUAL = """async ([content, styles]) => {
  const { attach } = await import("/overscroll/overscroll.js");
  document.body.innerHTML = `<div style="height: 600px"><div id="list" style="height: 100%; overflow-y: auto; ${styles}">${content}</div></div>`;
  Object.assign(window, { scroller: list, ends: [] });
  window.own = await attach(scroller, { onRefresh: () => new Promise((end) => { ends.push(end); }) });
  window.gallery = { list: own };
}"""


class Shifts:
    """A list whose layout shifts are recorded."""

    def __init__(self, phone):
        self.phone, self.page = phone, phone.page
        self.page.evaluate(RECORD)

    def recorded(self):
        self.phone.frames(3)
        return self.page.evaluate("(keep(observer.takeRecords()), shifts)")

    def run(self, edge, finish="ends.splice(0).forEach((end) => end())"):
        """Ends the run in progress, and waits until the list rests."""
        self.phone.wait_for_phase(edge, "refreshing")
        self.phone.wait(400)
        self.page.evaluate(f"{finish}, 0")
        self.page.wait_for_function("(edge) => /idle|noMore/.test(gallery.list.phase(edge))", arg=edge)
        self.phone.wait(400)


def refresh_and_load(shifts):
    phone, page = shifts.phone, shifts.page
    top = page.evaluate("scroller.getBoundingClientRect().top") - phone.top()
    phone.drag(top + 60, top + 360)
    shifts.run("top")
    page.evaluate("void own.begin('top')")
    shifts.run("top")
    page.evaluate("void own.begin('bottom')")
    phone.wait_for_phase("bottom", "refreshing")
    page.evaluate("scroller.scrollTop = 1e6")
    shifts.run("bottom", "(grow(), ends.splice(0).forEach((end) => end()))")


@pytest.mark.parametrize("name", LISTS)
def test_a_refresh_and_a_load_shift_no_layout(lists, name):
    page = lists("later")
    page.page.evaluate(SETUP, LISTS[name])
    page.phone.frames(3)
    shifts = Shifts(page.phone)
    before = page.page.evaluate("getComputedStyle(scroller).opacity")
    refresh_and_load(shifts)
    assert shifts.recorded() == []
    assert page.page.evaluate("getComputedStyle(scroller).opacity") == before


@pytest.mark.parametrize("name", ["TanStack Virtual", "content-visibility"])
def test_a_refresh_of_a_virtual_list_shifts_no_layout(lists, name):
    page = lists("later")
    page.page.evaluate(VIRTUAL, STRUCTURES[name])
    page.phone.frames(3)
    shifts = Shifts(page.phone)
    page.phone.drag(60, 360)
    shifts.run("top")
    page.page.evaluate("void own.begin('top')")
    shifts.run("top")
    assert shifts.recorded() == []


def test_a_refresh_of_columns_shifts_no_layout(make_phone):
    page = Sides(make_phone()).open({"leading": {}, "trailing": {}})
    page.page.evaluate("void (window.own = list, window.gallery = { list }, window.ends = done)")
    shifts = Shifts(page.phone)
    for edge in ("leading", "trailing"):
        page.page.evaluate("(edge) => void list.begin(edge)", edge)
        shifts.run(edge)
    assert shifts.recorded() == []


@pytest.mark.parametrize("kind", ["plain", "bars", "margins", "body", "quirks"])
def test_a_refresh_and_a_load_of_a_whole_page_shift_no_layout(make_phone, kind):
    page = Whole(make_phone()).open({"top": {"purpose": "refresh"}, "bottom": {"onLoadMore": True}}, kind)
    page.page.evaluate("void (window.gallery = { list })")
    shifts = Shifts(page.phone)
    page.drag(200, 500)
    shifts.run("top", "done.shift()()")
    page.page.evaluate("void list.begin('top')")
    shifts.run("top", "done.shift()()")
    page.scroll_to(1e6)
    shifts.run("bottom", "(Array.from({ length: 20 }, (_, row) => add(row)), done.shift()())")
    assert shifts.recorded() == []
