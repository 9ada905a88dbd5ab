"""Virtual lists: one child with the height of all rows, and absolutely positioned rows where they are visible."""

import pytest

from phone import wait_until

ROW = 40
FOOTER = 54  # the indicator for loading a page, which scrolls with the rows
SETUP = """async (rowCount) => {
  const { attach } = await import("/overscroll/overscroll.js");
  const ROW = 40, OVERSCAN = 3;
  rows.replaceChildren();
  rows.style.position = "relative";
  const virtual = window.virtual = { count: rowCount, made: 0, render() {
    rows.style.height = `${this.count * ROW}px`;
    const first = Math.max(0, Math.floor((scroller.scrollTop - rows.offsetTop) / ROW) - OVERSCAN);
    const last = Math.min(this.count, first + Math.ceil(scroller.clientHeight / ROW) + 2 * OVERSCAN);
    rows.replaceChildren(...Array.from({ length: last - first }, (_, index) => {
      const row = document.createElement("div");
      row.textContent = first + index;
      row.style = `position: absolute; left: 0; right: 0; height: ${ROW}px; transform: translateY(${(first + index) * ROW}px)`;
      return row;
    }));
    this.made += 1;
  } };
  scroller.addEventListener("scroll", () => virtual.render(), { passive: true });
  virtual.render();
  Object.assign(window, { ends: [], loads: 0 });
  window.own = await attach(scroller, {
    onRefresh: () => new Promise((end) => ends.push(end)),
    onLoadMore: () => { loads += 1; virtual.count += 50; virtual.render(); },
    hasMore: () => loads < 4,
  });
  window.gallery = { list: own };
}"""
# The indices of the rows in the viewport, in order, and the largest gap between them in pixels.
SHOWN = """() => {
  const view = scroller.parentElement.getBoundingClientRect();
  const boxes = [...rows.children].map((row) => [Number(row.textContent), row.getBoundingClientRect()])
    .filter(([, { bottom, top }]) => bottom > view.top && top < view.bottom).sort((one, other) => one[1].top - other[1].top);
  const gaps = boxes.slice(1).map(([, { top }], index) => Math.abs(top - boxes[index][1].bottom));
  return [boxes.map(([number]) => number), Math.max(0, ...gaps)];
}"""


@pytest.fixture
def virtual(lists):
    def make(count):
        page = lists("later")
        page.page.evaluate(SETUP, count)
        page.phone.frames(3)
        return page
    return make


@pytest.mark.parametrize("count", [200, 100_000])
def test_a_pull_refreshes_and_shows_every_row_at_its_place(virtual, count):
    page = virtual(count)
    page.phone.press(100)
    page.phone.lead(340)
    numbers, gap = page.page.evaluate(SHOWN)
    assert numbers == list(range(len(numbers))) and gap < 0.01
    page.phone.lift()
    page.wait_for_phase("refreshing")
    page.phone.wait_until_open()
    numbers, gap = page.page.evaluate(SHOWN)
    assert numbers == list(range(len(numbers))) and gap < 0.01
    page.page.evaluate("ends[0]()")
    page.wait_for_phase("idle")
    assert page.page.evaluate("scroller.scrollHeight") == count * ROW + FOOTER


@pytest.mark.parametrize("count", [200, 100_000])
def test_each_page_is_loaded_once_at_the_end(virtual, count):
    page = virtual(count)
    assert page.page.evaluate("loads") == 0
    for load in range(1, 5):
        page.page.evaluate("scroller.scrollTop = 1e9")
        wait_until(lambda load=load: page.page.evaluate("loads") == load)
        page.phone.frames(5)
        assert page.page.evaluate("loads") == load
        assert page.page.evaluate("virtual.count") == count + 50 * load
    page.page.evaluate("scroller.scrollTop = 1e9")
    page.phone.frames(10)
    assert page.page.evaluate("[loads, own.phase('bottom')]") == [4, "noMore"]


def test_a_drag_in_the_middle_of_a_virtual_list_scrolls_it(virtual):
    page = virtual(100_000)
    page.page.evaluate("scroller.scrollTop = 2e6")
    page.phone.frames(3)
    numbers, gap = page.page.evaluate(SHOWN)
    assert numbers[0] == pytest.approx(2e6 / ROW, abs=1) and gap < 0.01
    assert page.page.evaluate("own.phase('top')") == "idle"
    page.phone.drag(200, 500)
    assert page.page.evaluate("[ends.length, loads]") == [0, 0]


def test_a_distance_in_items_estimates_the_rows_that_are_not_rendered(virtual):
    page = virtual(200)
    page.page.evaluate("own.update({ bottom: { within: { items: 20 } } })")
    page.phone.frames(6)
    for left, loads in ((60, 0), (22, 0), (18, 1)):
        # The bottom of the viewport is this many rows before the end.
        page.page.evaluate("(left) => { scroller.scrollTop = (200 - left) * 40 - 600; }", left)
        page.phone.frames(4)
        assert page.page.evaluate("loads") == loads
