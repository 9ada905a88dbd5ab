"""A list whose first pages bring no rows: it goes on by itself, up to `maximumPagesToFillViewport` pages, and then has a control."""

import pytest

from phone import linger, wait_until

SETUP = """async ([pages, options, header, isPage, style, body]) => {
  const { attach } = await import("/overscroll/overscroll.js");
  const content = `${header}<ul id="rows" style="${style}"></ul>`;
  document.body.style.margin = body;
  document.body.innerHTML = isPage ? content : `<div style="height: 600px"><div id="list" style="height: 100%; overflow-y: auto">${content}</div></div>`;
  Object.assign(window, { scroller: isPage ? document.scrollingElement : list, loads: 0 });
  const add = (count) => rows.append(...Array.from({ length: count }, () => Object.assign(document.createElement("li"), { style: "height: 60px", textContent: "row" })));
  window.own = await attach(scroller, {
    onRefresh: async () => { await new Promise((go) => setTimeout(go, 50)); },
    onLoadMore: async () => { await new Promise((go) => setTimeout(go, 50)); add(pages[loads] ?? 0); loads += 1; return { hasMore: true }; },
    ...options,
  });
  window.gallery = { list: own };
}"""
CONTROL = "[data-overscroll=bottom] button"
HEADER = '<header style="height: 120px">News</header>'
BEGIN = {"a refresh": "void own.begin('top')", "the first page": "void own.begin('bottom')"}


@pytest.fixture
def empty(lists):
    def make(pages, options=None, header="", is_page=False, style="margin: 0; padding: 0", body="0"):
        page = lists("later")
        page.page.evaluate(SETUP, [pages, options or {}, header, is_page, style, body])
        page.phone.frames(3)
        return page
    return make


@pytest.mark.parametrize("is_page", [False, True])
@pytest.mark.parametrize("style", ["margin: 16px 0", "margin: 0; padding: 16px"])
def test_an_empty_list_loads_nothing_whatever_is_around_its_rows(empty, style, is_page):
    page = empty([20], style=style, is_page=is_page, body="8px")
    settle(page, 0)


@pytest.mark.parametrize("is_page", [False, True])
def test_a_list_that_the_page_calls_empty_loads_nothing_below_a_header(empty, is_page):
    page = empty([20], {"isEmpty": True}, header=HEADER, is_page=is_page)
    settle(page, 0)
    page.page.evaluate("own.update({ isEmpty: false })")
    settle(page, 1)


def settle(page, loads):
    wait_until(lambda: page.page.evaluate("loads") >= loads)
    linger(page.page, 900)
    assert page.page.evaluate("loads") == loads


@pytest.mark.parametrize("begin", BEGIN)
def test_empty_pages_are_followed_until_rows_come(empty, begin):
    page = empty([0, 0, 20])
    page.page.evaluate(BEGIN[begin])
    settle(page, 3)
    assert page.page.evaluate("rows.children.length") == 20
    assert page.page.evaluate("own.phase('bottom')") == "idle"


def test_after_as_many_empty_pages_a_control_loads_the_next(empty):
    page = empty([0, 0, 0, 20])
    page.page.evaluate("void own.begin('top')")
    settle(page, 3)
    top, bottom = page.page.evaluate(f"(({{ top, bottom }}) => [top, bottom])(document.querySelector('{CONTROL}').getBoundingClientRect())")
    assert 0 <= top < bottom <= 844
    page.page.locator(CONTROL).tap()
    settle(page, 4)
    assert page.page.evaluate("rows.children.length") == 20


def test_the_control_is_reached_by_tab(empty):
    page = empty([0, 0, 0, 20])
    page.page.evaluate("void own.begin('top')")
    settle(page, 3)
    page.page.keyboard.press("Tab")
    assert page.page.evaluate(f"document.activeElement === document.querySelector('{CONTROL}')")
    page.page.keyboard.press("Enter")
    settle(page, 4)


@pytest.mark.parametrize("count", [1, 5])
def test_auto_fill_counts_empty_pages(empty, count):
    page = empty([], {"bottom": {"maximumPagesToFillViewport": count}})
    page.page.evaluate("void own.begin('top')")
    settle(page, count)


FIRST = """async ([header, isPage]) => {
  const { attach } = await import("/overscroll/overscroll.js");
  const content = `${header}<ul id="rows"></ul>`;
  document.body.innerHTML = isPage ? content : `<div style="height: 600px"><div id="list" style="height: 100%; overflow-y: auto">${content}</div></div>`;
  window.asked = [];
  const ask = (edge, answer) => { asked.push(edge); return new Promise((go) => setTimeout(go, 50, answer)); };
  const own = attach(isPage ? document.body : list, {
    onRefresh: () => ask("top", "updated"), onLoadMore: () => ask("bottom", "noMore"),
  });
  own.begin("top");
  await own;
  window.gallery = { list: own };
}"""


@pytest.mark.parametrize("is_page", [False, True])
def test_a_refresh_that_the_page_begins_comes_before_a_load_below_a_header(lists, is_page):
    page = lists("later")
    page.page.evaluate(FIRST, [HEADER, is_page])
    wait_until(lambda: page.page.evaluate("asked.length") == 2)
    linger(page.page, 900)
    assert page.page.evaluate("asked") == ["top", "bottom"]


# A header: the content is never empty, so the list loads its first page by itself.

@pytest.mark.parametrize("is_page", [False, True])
def test_empty_pages_below_a_header_are_followed_until_rows_come(empty, is_page):
    page = empty([0, 0, 20], header=HEADER, is_page=is_page)
    settle(page, 3)
    assert page.page.evaluate("rows.children.length") == 20


@pytest.mark.parametrize("is_page", [False, True])
def test_after_as_many_empty_pages_below_a_header_a_control_loads_the_next(empty, is_page):
    page = empty([0, 0, 0, 20], header=HEADER, is_page=is_page)
    settle(page, 3)
    control = page.page.locator(CONTROL)
    control.scroll_into_view_if_needed()
    top, bottom = control.evaluate("(button) => { const { top, bottom } = button.getBoundingClientRect(); return [top, bottom]; }")
    assert 0 <= top < bottom <= 844
    control.tap()
    settle(page, 4)
    assert page.page.evaluate("rows.children.length") == 20
