"""Pages that set `scroll-behavior: smooth`: it does not affect the host's own scrolling."""

import pytest

# In each frame, the position of a row before which other rows are inserted.
PREPEND = """async (edge) => {
  const parent = document.querySelector("#rows") ?? document.body;
  const mark = parent.children[4];
  const before = mark.getBoundingClientRect().top;
  const seen = [];
  const look = () => seen.push(mark.getBoundingClientRect().top - before);
  for (let i = 0; i < 7; i += 1) {
    const row = parent.querySelector("p, .item").cloneNode(true);
    row.style.height = "60px";
    parent.prepend(row);
  }
  finish();
  // Until the run has ended, or for the duration of smooth scrolling.
  for (let frame = 0; frame < 60; frame += 1) { await new Promise(requestAnimationFrame); look(); }
  return Math.max(...seen.map(Math.abs));
}"""
SMOOTH = "html, body, #scroller { scroll-behavior: smooth }"
JUMP = "(y) => scroller.scrollTo({ top: y, behavior: 'instant' })"


@pytest.fixture(params=["list", "page"])
def smooth(request, lists):
    """A list, or a page whose window scrolls, with smooth scrolling for its own code."""
    page = lists("later")
    page.page.add_style_tag(content=SMOOTH)
    if request.param == "page":
        page.page.evaluate("""() => { document.body.replaceChildren(...rows.children);
          document.documentElement.style.cssText = document.body.style.cssText = "height: auto";
          window.scroller = document.documentElement; window.rows = document.body; }""")
    return page


@pytest.mark.parametrize("smooth", ["list"], indirect=True)
def test_rows_that_are_put_in_before_others_move_none_of_them(smooth):
    smooth.start("{ purpose: 'load', onRefresh: undefined, onLoadMore: () => new Promise((end) => { done.push(end); }), within: 100 }, null")
    smooth.page.wait_for_function("() => done.length === 1")
    smooth.page.evaluate(JUMP, 20)
    smooth.phone.frames(2)
    assert smooth.page.evaluate(PREPEND) <= 1


def test_the_way_back_to_the_top_of_five_thousand_rows_arrives(smooth):
    smooth.page.evaluate("grow(250000)")
    smooth.start("{}, null, { backToTop: { after: 500 } }")
    smooth.page.evaluate(JUMP, 9000)
    smooth.phone.frames(2)
    smooth.page.wait_for_function("() => document.querySelector('[data-overscroll=backToTop]')")
    smooth.page.evaluate("document.querySelector('[data-overscroll=backToTop]').click()")
    smooth.page.wait_for_function("() => scroller.scrollTop === 0")
