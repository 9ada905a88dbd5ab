"""Lists with edges at their sides whose rows are direct children."""

import pytest

SETUP = """async ([styles, row, count, text]) => {
  const { attach } = await import("/overscroll/overscroll.js");
  document.body.innerHTML = `<div style="height: 300px; width: 360px"><div id="list" style="height: 100%; overflow-x: auto; ${styles}"></div></div>`;
  list.innerHTML = Array.from({ length: count }, (_, index) => `<div class="row" style="height: 200px; ${row}">${index}</div>`).join(text);
  window.rows = [...list.children];
  window.scroller = list;
  window.lefts = () => rows.map((each) => each.getBoundingClientRect().left);
  window.extent = () => list.scrollWidth;
  window.attachNow = async () => {
    window.own = await attach(list, { leading: { onRefresh: () => new Promise(() => {}) }, trailing: { onLoadMore: () => "noMore", trigger: "programmatic" } });
    window.gallery = { list: own };
  };
}"""
RIGHT = {
    "cards in a line": ("white-space: nowrap", "display: inline-block; width: 120px", "\n  "),
    "cards in a line without spaces": ("white-space: nowrap", "display: inline-block; width: 120px", ""),
    "flex": ("display: flex", "flex: none; width: 120px", ""),
    "inline flex": ("display: inline-flex; width: 100%", "flex: none; width: 120px", ""),
}


@pytest.mark.parametrize("name", RIGHT)
def test_rows_beside_each_other_stay_and_make_room(lists, name):
    page = lists("later")
    styles, row, text = RIGHT[name]
    page.page.evaluate(SETUP, [styles, row, 15, text])
    before, extent = page.page.evaluate("[lefts(), extent()]")
    page.page.evaluate("attachNow()")
    page.phone.frames(3)
    assert page.page.evaluate("lefts()") == pytest.approx(before, abs=0.1)
    assert page.page.evaluate("extent()") == extent + 54, "The footer follows the rows"
    page.page.evaluate("void own.begin('leading')")
    page.wait_for_phase("refreshing", "leading")
    page.page.wait_for_function("(before) => Math.abs(lefts()[0] - before - 54) < 0.5", arg=before[0])
    assert page.page.evaluate("lefts()") == pytest.approx([left + 54 for left in before], abs=0.6)
    box = page.page.evaluate("(({ left, right, height }) => [left, right, height])(document.querySelector('[data-overscroll=leading]').getBoundingClientRect())")
    assert box == pytest.approx([0, 54, page.page.evaluate("list.clientHeight")], abs=1)
    page.page.evaluate("own.detach()")
    assert page.page.evaluate("lefts()") == pytest.approx(before, abs=0.1)
    assert [text for kind, text in page.phone.console if kind == "warning"] == []


@pytest.mark.parametrize("styles, row", [("display: grid; grid-auto-flow: column; grid-auto-columns: 120px", ""), ("columns: 120px", "break-inside: avoid")])
def test_rows_that_are_laid_out_anew_print_one_warning(lists, styles, row):
    page = lists("later")
    page.page.evaluate(SETUP, [styles, row, 15, ""])
    page.page.evaluate("attachNow()")
    page.phone.frames(3)
    warnings = [text for kind, text in page.phone.console if kind == "warning"]
    assert len(warnings) == 1
    assert "flex container" in warnings[0]


WIDE = """(async () => {
  simple(30);
  for (const node of living.nodes.values()) node.style.width = "1200px";
  const list = await attach(scroller, { onLoadMore: () => "noMore" });
  scroller.scrollTop = 1e6;
  while (list.phase("bottom") !== "noMore") await painted();
  const middle = () => {
    const { left, right } = document.querySelector("[data-overscroll=bottom]").getBoundingClientRect();
    return (left + right) / 2;
  };
  const before = middle(), positions = [];
  for (const way of [200, 500, 1e6]) {
    scroller.scrollLeft = way;
    await painted();
    positions.push(middle() - before);
  }
  const way = scroller.scrollLeft;
  list.detach();
  return [way > 500, ...positions];
})()"""


def test_the_end_of_the_pages_stays_in_the_middle_of_a_list_that_is_scrolled_sideways(storm):
    assert storm.evaluate(WIDE) == [True, *[pytest.approx(0, abs=0.5)] * 3]
