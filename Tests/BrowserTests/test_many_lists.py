"""A page with many lists, such as a board: they share the library's style sheets."""

import pytest

from options_page import open_page

BOARD = """async (count) => {
  const board = document.createElement("div");
  const row = (_, index) => `<p style="height: 30px; margin: 0">Row ${index}</p>`;
  board.innerHTML = Array.from({ length: count }, (_, index) => `<div style="height: 300px">
    <div class="column" style="height: ${200 + index}px; overflow-y: auto">${Array.from({ length: 30 }, row).join("")}</div></div>`).join("");
  document.body.append(board);
  const options = { onRefresh() {}, onLoadMore() {}, hasMore: false, backToTop: {}, top: { freezesContent: true } };
  window.board = await Promise.all([...board.querySelectorAll(".column")].map((column) => attach(column, options)));
}"""
SHEETS = "document.adoptedStyleSheets.length"


@pytest.fixture
def page(lists):
    return open_page(lists)


def board(page, count, buttons=None):
    """Attaches lists; returns the number of sheets. Some features load after the list is attached."""
    page.page.evaluate(BOARD, count)
    page.phone.frames(3)
    page.page.wait_for_function(
        "(count) => document.querySelectorAll('[data-overscroll=backToTop]').length === count", arg=buttons or count)
    return page.page.evaluate(SHEETS)


def detach(page):
    page.page.evaluate("board.splice(0).forEach((list) => list.detach())")
    return page.page.evaluate(SHEETS)


def test_the_number_of_sheets_does_not_depend_on_the_number_of_lists(page):
    one = board(page, 1)
    assert one > 0
    assert detach(page) == 0
    assert board(page, 12) == one
    page.page.evaluate("board.pop().detach()")
    assert page.page.evaluate(SHEETS) == one, "the others need them"
    assert detach(page) == 0


def test_equal_spaces_of_several_lists_share_a_sheet(page):
    """A rule that counts the last row keeps the indicator out of the rows, and a pseudo-element holds its place."""
    page.page.add_style_tag(content=".column > p:last-child { padding-bottom: 9px }")
    one = board(page, 1)
    detach(page)
    assert board(page, 12) == one
    assert page.page.evaluate("document.querySelectorAll('[data-overscroll-after]').length") >= 12
    assert detach(page) == 0
    assert page.page.evaluate("document.querySelectorAll('[data-overscroll-after]').length") == 0


def test_sheets_that_the_page_removes_return_with_the_next_list(page):
    one = board(page, 1)
    page.page.evaluate("window.first = board.pop(), document.adoptedStyleSheets = [], 0")
    assert board(page, 1, buttons=2) == one
    page.page.evaluate("first.detach()")
    assert page.page.evaluate(SHEETS) == one
    assert detach(page) == 0


# Lists whose texts have the same fonts measure them once.

GAP = """(list) => { const [first, second] = [...document.querySelector(`#${list} [data-overscroll=top]`).children]
    .map((each) => each.getBoundingClientRect()).sort((one, other) => one.left - other.left);
  return second.left - first.right; }"""
PAIR = """(styles) => {
  const options = { onRefresh: () => new Promise(() => {}) };
  return Promise.all(styles.map(async (style, index) => {
    const place = document.createElement("div");
    place.id = `list${index}`;
    place.style = `height: 200px; ${style}`;
    place.innerHTML = "<div style='height: 100%; overflow-y: auto'><p>A row</p></div>";
    document.body.append(place);
    (await attach(place.firstChild, options)).begin("top");
  })); }"""


@pytest.mark.parametrize("style", ["letter-spacing: 6px", "text-transform: uppercase", "--overscroll-size: 24px", "font-weight: 400; font-family: monospace"])
def test_the_texts_of_each_list_are_as_wide_as_its_own_fonts_make_them(page, style):
    page.page.evaluate(PAIR, ["", style, ""])
    page.phone.frames(60)
    gaps = [page.page.evaluate(GAP, f"list{index}") for index in range(3)]
    assert gaps == pytest.approx([gaps[0]] * 3, abs=1.5)
    assert gaps[0] > 2
