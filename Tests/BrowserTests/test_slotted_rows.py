"""Rows that are laid out in a scroller, but are children of other nodes: of a shadow root's host, or of nodes without boxes."""

import pytest

from phone import wait_until

# The shadow tree of the list, and the code that makes the parent of the rows.
FRAME = '<div style="height: 500px"><div class="scroller" style="height: 100%; overflow-y: auto">{}</div></div>'
TREES = {
    "slot": (FRAME.format("<slot></slot>"), "host"),
    "named slot": (FRAME.format('<slot name="none"></slot><slot></slot>'), "host"),
    "slot in a node without a box": (FRAME.format('<div style="display: contents"><slot></slot></div>'), "host"),
    "slot with nodes beside it": (FRAME.format("<h1>News</h1><slot></slot><p>Small print</p>"), "host"),
    "content of the slot itself": (FRAME.format("<slot></slot>"), "scroller.firstElementChild"),
    "node without a box": (FRAME.format('<div style="display: contents"></div>'), "scroller.firstElementChild"),
    "shadow tree without a box": (FRAME.format('<div class="inner" style="display: contents"></div>'), "shadowIn(scroller.firstElementChild)"),
    "slot in a slot": (FRAME.format("<slot></slot>"), "outer"),
    "wrapper": (FRAME.format("<slot></slot>"), "host.appendChild(document.createElement('section'))"),
}
SETUP = """async ([tree, parent, options, first]) => {
  const { attach } = await import("/overscroll/overscroll.js");
  document.body.innerHTML = `<div id="outer"></div>`;
  const inside = document.createElement("div");
  const host = parent === "outer" ? inside : outer;
  host.attachShadow({ mode: "open" }).innerHTML = tree;
  if (parent === "outer") {
    const root = outer.attachShadow({ mode: "open" });
    root.append(inside);
    inside.append(document.createElement("slot"));
  }
  window.scroller = host.shadowRoot.querySelector(".scroller");
  const shadowIn = (node) => node.attachShadow({ mode: "open" });
  window.parentOfRows = new Function("host", "scroller", "shadowIn", "outer", `return ${parent}`)(host, scroller, shadowIn, outer);
  window.add = (count) => {
    for (let row = 0; row < count; row += 1) {
      const node = document.createElement("div");
      node.style.height = "50px";
      node.textContent = "Row";
      parentOfRows.append(node);
    }
  };
  window.loads = window.runs = 0;
  add(first);
  window.own = await attach(scroller, { ...(options.includes("load") && { onLoadMore() { loads += 1; add(4); } }),
    ...(options.includes("reading") && { readingPosition: true }),
    ...(options.includes("refresh") && { onRefresh: () => new Promise(() => { runs += 1; }) }) });
}"""


@pytest.fixture
def slotted(lists):
    def make(tree, options, first=2):
        page = lists("later")
        page.page.evaluate(SETUP, [*TREES[tree], options, first])
        page.phone.frames(3)
        return page
    return make


@pytest.mark.parametrize("tree", TREES)
def test_a_short_list_fills_itself_and_no_more(slotted, tree):
    page = slotted(tree, "load")
    wait_until(lambda: page.page.evaluate("scroller.scrollHeight > scroller.clientHeight"))
    page.phone.frames(10)
    loads = page.page.evaluate("loads")
    assert loads == pytest.approx(400 / 200, abs=1.5)
    page.page.evaluate("scroller.scrollTo(0, 1e6)")
    wait_until(lambda: page.page.evaluate("loads") > loads)


@pytest.mark.parametrize("tree", [tree for tree in TREES if "without a box" not in tree])
def test_a_list_that_becomes_short_loads_again(slotted, tree):
    page = slotted(tree, "load", 30)
    assert page.page.evaluate("loads") == 0
    page.page.evaluate("[...parentOfRows.children].slice(2).forEach((node) => node.remove())")
    wait_until(lambda: page.page.evaluate("loads"))


@pytest.mark.parametrize("tree", [tree for tree in TREES if tree != "shadow tree without a box"])
def test_the_row_being_read_stays_in_place_when_rows_come_before_it(slotted, tree):
    page = slotted(tree, "reading", 60)
    page.page.evaluate("scroller.scrollTop = 1000")
    page.phone.frames(3)
    row = page.page.evaluate_handle("parentOfRows.children[25]")
    before = page.page.evaluate("(row) => row.getBoundingClientRect().top", row)
    page.page.evaluate("add(4), parentOfRows.prepend(...[...parentOfRows.children].slice(-4))")
    page.phone.frames(3)
    assert page.page.evaluate("(row) => row.getBoundingClientRect().top", row) == pytest.approx(before, abs=1)


@pytest.mark.parametrize("tree", TREES)
def test_a_refresh_opens_above_the_rows(slotted, tree):
    page = slotted(tree, "refresh", 3)
    top = "parentOfRows.lastElementChild.getBoundingClientRect().top"
    before = page.page.evaluate(top)
    page.page.evaluate("void own.begin('top')")
    page.page.wait_for_function(f"(before) => Math.abs({top} - before - 54) < 0.5", arg=before)
