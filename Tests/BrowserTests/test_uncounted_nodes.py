"""Nodes of the library that rules of the page do not count, in three browser engines."""

import json

import pytest

pytestmark = pytest.mark.full_engines

HOLD, PADDING = 54, 5
# Rules for the children of the list's parent.
PARENT = {
    "Tailwind 3 space-y": "#shell > :not([hidden]) ~ :not([hidden]) { margin-top: 24px }",
    "Tailwind 4 space-y": ":where(#shell > :not(:last-child)) { margin-block: 0 24px }",
    "divide": "#shell > :not([hidden]) ~ :not([hidden]) { border-top: 3px solid red }",
    "last": "#shell > :last-child { border-bottom: 5px solid; margin-bottom: 30px }",
    "first": "#shell > :first-child { border-top: 5px solid; margin-top: 30px }",
    "neighbours": "#shell > * + * { margin-top: 12px }",
    "zebra": "#shell > :nth-child(odd) { padding-top: 9px; background: #eee }",
    "all": "#shell > * { margin: 11px; padding: 3px; border: 2px solid; background: #fec }",
}
BESIDE = {"alone": ("", ""), "first": ("", "<nav>Tabs</nav>"), "last": ("<h1>News</h1>", ""), "between": ("<h1>News</h1>", "<nav>Tabs</nav>")}
# Rules for the rows, which count from the start or the end.
ROWS = {
    "first": ".row:first-child { margin-top: 30px; border-top: 4px solid red }",
    "zebra": ".row:nth-child(odd) { background: #ddd; padding-left: 20px }",
    "neighbours": "#list > * + * { margin-top: 16px; border-top: 1px solid #999 }",
    "last": ".row:last-child { border-bottom: 4px solid red; margin-bottom: 30px }",
    "from the end": ".row:nth-last-child(-n + 2) { height: 90px }",
    "all but the last": "#list > :not(:last-child) { margin-block-end: 12px }",
}
SETUP = """async (rules, before, after) => {
  const { attach } = await import("/overscroll/overscroll.js");
  document.body.innerHTML = `<div id="shell">${before}<div id="list"></div>${after}</div>`;
  const style = document.createElement("style");
  style.textContent = `#shell { height: 500px; display: flex; flex-direction: column } #list { flex: 1; min-height: 0; overflow-y: auto; padding: 5px 7px }
    .row { box-sizing: border-box; min-height: 50px } ${rules}`;
  document.head.append(style);
  for (let row = 0; row < 40; row += 1) {
    list.append(Object.assign(document.createElement("div"), { className: "row", textContent: `Row ${row}` }));
  }
  window.shown = (nodes) => nodes.map((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const { backgroundColor, borderTopWidth, borderBottomWidth, paddingLeft } = getComputedStyle(node);
    return [left, top, width, height].map((number) => Math.round(number * 64) / 64).concat(backgroundColor, borderTopWidth, borderBottomWidth, paddingLeft);
  });
  window.children = [...shell.children];
  window.rows = [...list.children];
  window.frames3 = async () => { for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame); };
  window.ends = [];
  const run = () => new Promise((end) => ends.push(end));
  window.attachWith = async (options) => {
    window.own = await attach(list, { durations: { expand: 0, collapse: 0, minimumVisible: 0 }, ...options(run) });
    await frames3();
  };
  window.box = (edge) => document.querySelector(`[data-overscroll=${edge}]`).getBoundingClientRect();
}"""


# The distance from the end of the last row with its margin to the footer, and how far the footer is from its sides.
FROM_LAST_ROW = """(() => {
  const last = rows.at(-1), row = last.getBoundingClientRect(), footer = box("bottom");
  return [footer.top - row.bottom - parseFloat(getComputedStyle(last).marginBottom), footer.left - row.left, footer.right - row.right];
})()"""


@pytest.fixture
def opened(engine, page_server):
    def make(rules, before="", after=""):
        engine.open(f"{page_server.url}blank.html")
        engine.evaluate(f"({SETUP})(...{json.dumps([rules, before, after])})")
        return engine
    return make


@pytest.mark.parametrize("beside", BESIDE)
@pytest.mark.parametrize("rules", PARENT)
def test_attaching_changes_no_child_of_the_parent(opened, rules, beside):
    page = opened(PARENT[rules], *BESIDE[beside])
    before = page.evaluate("shown(children)")
    page.evaluate("attachWith((run) => ({ onRefresh: run, onLoadMore: run }))")
    assert page.evaluate("shown(children)") == before
    # The frame with the indicators is exactly over the list.
    edges = "['left', 'top', 'width', 'height'].map((name) => Math.round({}.getBoundingClientRect()[name]))"
    frame = "document.querySelector('[data-overscroll=top]').parentElement"
    assert page.evaluate(edges.format(frame)) == page.evaluate(edges.format("list"))
    page.evaluate("own.detach()")
    assert page.evaluate("shown(children)") == before


@pytest.mark.parametrize("rules", ROWS)
def test_a_footer_that_scrolls_with_the_rows_changes_no_row(opened, rules):
    page = opened(ROWS[rules])
    before = page.evaluate("shown(rows)")
    page.evaluate("attachWith((run) => ({ bottom: { onLoadMore: run, trigger: 'tap' } }))")
    assert page.evaluate("shown(rows)") == before
    for position in (1e6, 700, 1e6):
        page.evaluate(f"list.scrollTo(0, {position}), frames3()")
        assert page.evaluate(FROM_LAST_ROW) == pytest.approx([0, 0, 0], abs=0.6)


@pytest.mark.parametrize("rules", ROWS)
def test_a_header_that_scrolls_with_the_rows_changes_no_row(opened, rules):
    page = opened(ROWS[rules])
    page.evaluate("attachWith((run) => ({ onRefresh: run }))")
    before = page.evaluate("shown(rows)")
    page.evaluate("list.scrollTo(0, 300), frames3().then(() => void own.begin('top')).then(frames3)")
    page.evaluate("list.scrollTo(0, 20), frames3()")
    assert page.evaluate("list.scrollTop") == 20
    after = page.evaluate("shown(rows)")
    assert after == [[left, top + HOLD - 20, *looks] for left, top, *looks in before]
    # The header ends where the rows begin, after the list's padding.
    assert page.evaluate("box('top').bottom - list.getBoundingClientRect().top") == pytest.approx(PADDING + HOLD - 20, abs=0.6)
