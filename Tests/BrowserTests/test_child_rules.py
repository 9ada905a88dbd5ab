"""Rules of the page that count the children of a scroller: attaching moves no row and changes no styles."""

import itertools

import pytest

from phone import wait_until

ROWS = {
    "block": "#list > div { background: #eef; padding: 8px } #list > div > div { padding: 0 }",
    "first and last": ".row:first-child { margin-top: 30px; border-top: 4px solid red } .row:last-child { border-bottom: 4px solid red }",
    "zebra": ".row:nth-child(odd) { background: #ddd; padding-left: 20px } .row:nth-child(3n) { margin-left: 12px }",
    "from the end": ".row:nth-last-child(2) { margin-top: 9px } .row:only-child { color: red }",
    "of a type": ".row:first-of-type { margin-top: 30px } .row:nth-of-type(even) { padding-left: 20px }",
    "neighbours": "#list > * + * { margin-top: 16px; border-top: 1px solid #999 }",
    "stack": "#list > :not([hidden]) ~ :not([hidden]) { margin-top: 12px }",
    "all but the last": "#list > :not(:last-child) { margin-block-end: 12px; border-bottom: 2px solid #999 }",
    "all children": "#list > * { margin: 5px 10px; padding: 7px; border: 1px solid #999; min-height: 70px }",
    "important": "#list > * { margin: 5px !important; padding: 7px !important; min-height: 70px !important; max-height: 70px !important }",
    "floats": "#list > * { float: left; width: 48%; margin: 1%; min-height: 70px }",
    "flex in lines": "#list { display: flex; flex-wrap: wrap; gap: 16px; align-content: start } .row { flex: none; width: 100px }",
    "flex in one line": "#list { display: flex; gap: 16px } .row { flex: none; width: 100px; height: 900px }",
    "flex and gap": "#list { display: flex; flex-direction: column; gap: 16px } .row { flex: none }",
    "grid and gap": "#list { display: grid; gap: 16px 8px; grid-template-columns: 1fr 1fr }",
    "grid with rows": "#list { display: grid; grid-template-rows: 200px 100px; grid-auto-rows: 60px; gap: 10px }",
    "grid in columns": "#list { display: grid; grid-auto-flow: column; grid-template-rows: repeat(20, 90px); gap: 10px }",
    "cards": ".row { display: inline-block; width: 45%; margin: 2% }",
    "margins": ".row { margin: 20px 0 }",
    "padding": "#list { padding: 24px 12px 40px }",
    "a pseudo-element": "#list::before { content: 'News'; display: block; height: 40px } #list::after { content: 'End'; display: block }",
}
SETUP = """async ([rules, count, tag, options]) => {
  const { attach } = await import("/overscroll/overscroll.js");
  document.body.innerHTML = `<div style="height: 500px"><${tag} id="list" style="height: 100%; overflow-y: auto; margin: 0"></${tag}></div>`;
  const style = document.createElement("style");
  style.textContent = `.row { box-sizing: border-box; min-height: 50px } ${rules}`;
  document.head.append(style);
  // In the browser's own notation.
  list.style.color = "inherit";
  const name = tag === "ul" ? "li" : "div";
  for (let row = 0; row < count; row += 1) {
    list.append(Object.assign(document.createElement(name), { className: "row", textContent: `Row ${row}` }));
  }
  // The position and the style of each row.
  window.read = () => [...document.querySelectorAll(".row")].map((row) => {
    const { left, top, width, height } = row.getBoundingClientRect();
    const { backgroundColor, borderTopWidth, borderBottomWidth, paddingLeft, color } = getComputedStyle(row);
    return [left, top, width, height, backgroundColor, borderTopWidth, borderBottomWidth, paddingLeft, color];
  });
  Object.assign(window, { ends: [], rows: [...list.children], scroller: list, html: list.outerHTML });
  const run = () => new Promise((end) => ends.push(end));
  window.attachNow = async (bottom) => {
    const edges = bottom ? { bottom: { onLoadMore: run, ...bottom } } : { onRefresh: run };
    window.own = await attach(list, { durations: { expand: 0, collapse: 0, minimumVisible: 0 }, ...edges, ...options });
    window.gallery = { list: own };
  };
}"""


@pytest.fixture
def styled(lists):
    def make(rules, **options):
        return style(lists("later"), rules, **options)
    return make


def style(page, rules, count=40, tag="div", options=None):
    page.page.evaluate(SETUP, [rules, count, tag, options or {}])
    return page


def children(page):
    return page.page.evaluate("list.children.length === rows.length && [...list.children].every((row, index) => row === rows[index])")


def shifted(rows, by):
    return [[left, pytest.approx(top + by, abs=0.1), *rest] for left, top, *rest in rows]


@pytest.mark.parametrize("rules", ROWS)
def test_attaching_and_detaching_change_no_row(lists, rules):
    page = lists("later")
    for tag, count in itertools.product(["div", "ul"], [40, 3]):
        case = f"{count} rows in {tag}"
        style(page, ROWS[rules], count, tag)
        before = page.page.evaluate("read()")
        page.page.evaluate("attachNow()")
        page.phone.frames(3)
        assert page.page.evaluate("read()") == shifted(before, 0), case
        assert children(page), case
        page.page.evaluate("own.detach()")
        assert page.page.evaluate("read()") == shifted(before, 0), case
        assert page.page.evaluate("list.outerHTML === html"), case


@pytest.mark.parametrize("rules", ROWS)
def test_a_refresh_moves_all_rows_by_the_same_length_and_changes_no_looks(styled, rules):
    page = styled(ROWS[rules])
    page.page.evaluate("attachNow()")
    before = page.page.evaluate("read()")
    page.page.evaluate("void own.begin('top')")
    wait_until(lambda: page.page.evaluate("ends.length"))
    page.phone.frames(5)
    # While the edge is open, a space may be among the rows if no rule counts it.
    assert page.page.evaluate("read()") == shifted(before, 54)
    page.page.evaluate("ends.pop()()")
    page.wait_for_phase("idle")
    page.phone.frames(5)
    assert page.page.evaluate("read()") == shifted(before, 0)
    assert children(page)


@pytest.mark.parametrize("rules", ROWS)
def test_a_page_that_is_loaded_moves_no_row(styled, rules):
    page = styled(ROWS[rules])
    page.page.evaluate("attachNow({ trigger: 'programmatic' })")
    before = page.page.evaluate("read()")
    page.page.evaluate("void own.begin('bottom')")
    wait_until(lambda: page.page.evaluate("ends.length"))
    page.phone.frames(5)
    assert page.page.evaluate("read()") == shifted(before, 0)
    page.page.evaluate("ends.pop()()")
    page.wait_for_phase("idle", "bottom")
    page.phone.frames(5)
    assert page.page.evaluate("read()") == shifted(before, 0)
    # The footer is among the rows only where no rule counts it.
    assert page.page.evaluate("[...list.querySelectorAll('.row')].every((row, index) => row === list.children[index])")


COUNTING = ["first and last", "from the end", "all but the last"]
PLACES = """() => {
  const rows = [...document.querySelectorAll(".row")].pop().getBoundingClientRect();
  const footer = document.querySelector('[data-overscroll=bottom]').getBoundingClientRect();
  return [footer.top - rows.bottom, footer.left - rows.left, footer.width - rows.width];
}"""


@pytest.mark.parametrize("rules", COUNTING)
def test_a_footer_that_a_rule_would_count_scrolls_with_the_rows_from_outside_of_the_list(styled, rules):
    page = styled(ROWS[rules])
    page.page.evaluate("attachNow({ trigger: 'within' })")
    page.page.evaluate("list.scrollTo(0, 1e6)")
    wait_until(lambda: page.page.evaluate("ends.length"))
    page.phone.frames(5)
    places = []
    for position in (1e6, 1500, 1e6):
        page.page.evaluate("(position) => list.scrollTo(0, position)", position)
        page.phone.frames(3)
        places.append(page.page.evaluate(PLACES))
    assert children(page)
    assert places == [pytest.approx([0, 0, 0], abs=0.6)] * 3


def test_a_footer_whose_script_loads_late_is_below_the_rows(styled):
    page = styled(ROWS["first and last"])
    held = []
    page.page.route("**/scroll-follower.js", lambda route: held.append(route))
    page.page.evaluate("attachNow({ trigger: 'within' })")
    page.page.evaluate("list.scrollTo(0, 1e6)")
    wait_until(lambda: held and page.page.evaluate("ends.length"))
    page.phone.frames(5)
    held.pop().continue_()
    page.page.wait_for_function("() => document.querySelector('[data-overscroll=bottom]')?.parentElement.localName === 'overscroll-space'")
    page.phone.frames(3)
    assert page.page.evaluate(PLACES) == pytest.approx([0, 0, 0], abs=0.6)


# Layouts that place a node of the list beside a row: the space is padding of the list

APART = {
    "columns": ROWS["grid in columns"],
    "rows": ROWS["grid with rows"],
    "line": ROWS["flex in one line"],
    "line in reverse": "#list { display: flex; flex-direction: row-reverse; gap: 16px } .row { flex: none; width: 40px; height: 900px }",
    "dense": "#list { display: grid; grid: auto-flow dense 80px / 1fr 1fr 1fr } .row:nth-child(3n) { grid-row: span 2 }",
}
SIZES = {
    "as high as its parent": "",
    "with a height": "#list { box-sizing: content-box; height: 400px !important; padding: 12px; border: 3px solid }",
    "with a limit": "#list { height: auto !important; max-height: 300px; padding: 7px }",
    "with a transition": "#list, #list * { transition: all 1s } ",
    "with a pseudo-element": "#list::before { content: ''; display: block; height: 20px } #list::after { content: ''; height: 9px }",
}
BOX = "(({ left, top, width, height }) => [left, top, width, height])(list.getBoundingClientRect())"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rules", APART)
def test_a_space_beside_a_row_becomes_padding_that_keeps_the_size_of_the_list(styled, rules, size):
    page = styled(APART[rules] + SIZES[size])
    page.page.evaluate("attachNow()")
    before, box = page.page.evaluate(f"[read(), {BOX}]")
    page.page.evaluate("void own.begin('top')")
    wait_until(lambda: page.page.evaluate("ends.length"))
    page.phone.frames(5)
    assert page.page.evaluate("read()") == shifted(before, 54)
    assert page.page.evaluate(BOX) == box
    page.page.evaluate("ends.pop()()")
    page.wait_for_phase("idle")
    page.phone.frames(5)
    assert page.page.evaluate("read()") == shifted(before, 0)
    page.page.evaluate("own.detach()")
    assert page.page.evaluate("list.outerHTML === html")


@pytest.mark.parametrize("size", [name for name in SIZES if name != "with a pseudo-element"])
@pytest.mark.parametrize("rules", [*APART, "cards", "grid and gap"])
def test_a_footer_is_below_all_rows_and_as_wide_as_the_list(styled, rules, size):
    page = styled({**ROWS, **APART}[rules] + SIZES[size])
    page.page.evaluate("attachNow({ trigger: 'within' })")
    before = page.page.evaluate("(list.scrollTo(0, 1e6), read())")
    wait_until(lambda: page.page.evaluate("ends.length"))
    page.page.evaluate("list.scrollTo(0, 1e6)")
    page.phone.frames(5)
    after = page.page.evaluate("read()")
    assert after == shifted(before, after[0][1] - before[0][1])
    below, left, width, end = page.page.evaluate("""() => {
      const { paddingLeft, paddingRight, paddingBottom } = getComputedStyle(list);
      const footer = document.querySelector('[data-overscroll=bottom]').getBoundingClientRect();
      const rows = Math.max(...[...document.querySelectorAll('.row')].map((row) => row.getBoundingClientRect().bottom + parseFloat(getComputedStyle(row).marginBottom)));
      const box = list.getBoundingClientRect();
      return [footer.top - rows, footer.left - box.left - list.clientLeft - parseFloat(paddingLeft),
        footer.width - list.clientWidth + parseFloat(paddingLeft) + parseFloat(paddingRight), box.bottom - list.clientTop - footer.bottom];
    }""")
    assert (below, left, width) == pytest.approx((0, 0, 0), abs=8.5), "Inline rows leave room below their last line"
    assert end >= -0.6, "The footer is visible"


# Layouts that cannot be preserved

COUNTED = "Overscroll: rules of the page, such as :nth-child, count each node beside a list. Put the list in a separate parent."


@pytest.mark.parametrize("rules, expected", [
    (ROWS["flex in one line"], []), (ROWS["zebra"], []),
    ("#shell > :nth-child(1) { padding-top: 9px } #shell > :nth-last-child(1) { padding-left: 9px }", [COUNTED]),
    ("#shell > :nth-child(1) { padding-top: 9px }", []), ("#shell > :nth-last-child(1) { padding-left: 9px }", []),
])
def test_a_layout_that_cannot_be_preserved_prints_one_warning(styled, rules, expected):
    page = styled(rules)
    page.page.evaluate("list.parentElement.id = 'shell', attachNow()")
    page.phone.frames(3)
    page.page.evaluate("own.update({ onRefresh() {} })")
    warnings = [text for kind, text in page.phone.console if kind == "warning"]
    page.phone.console.clear()
    assert warnings == expected
