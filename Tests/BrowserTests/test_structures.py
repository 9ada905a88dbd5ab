"""The structures of lists in common libraries, by touch: refresh, load the next page at the end, and the way back to the top."""

import pytest

from phone import wait_until
from touched_list import HOLD

BUTTON = "[data-overscroll=backToTop]"
ROW = 60
# How a library places rows: the content of the scroller, its style, and how the content changes with the rows, which are children of
# `rows` or of the scroller. A scroller that is itself reversed is refused, as the README says.
LIBRARY = """
const at = (places) => (row, index) => { row.style.cssText += places(index * 60); };
window.libraries = {
  "absolute child of full height": { html: `<div style="position: absolute; inset: 0 0 auto; height: 100%; width: 100%"><div id="rows"></div></div>`, style: "position: relative" },
  "spacer with transforms": { html: `<div id="rows" style="position: relative; width: 100%"></div>`, place: at((y) => `position: absolute; top: 0; left: 0; right: 0; transform: translateY(${y}px)`),
    fit: (rows, count) => { rows.style.height = `${count * 60}px`; } },
  "spacer beside translated rows": { html: `<div id="rows" style="position: absolute; top: 0; left: 0; right: 0; transform: translateY(0)"></div><div id="spacer" style="width: 1px"></div>`, style: "position: relative; contain: strict",
    fit: (rows, count) => { rows.nextElementSibling.style.height = `${count * 60}px`; } },
  "padding as spacer": { html: `<div id="rows"></div>`,
    fit: (rows, count) => {
      const first = Math.max(0, Math.min(count - 20, Math.floor((scroller.scrollTop - rows.offsetTop) / 60) - 5));
      [...rows.children].forEach((row, index) => { row.hidden = index < first || index >= first + 20; });
      rows.style.paddingTop = `${first * 60}px`;
      rows.style.paddingBottom = `${Math.max(0, count - first - 20) * 60}px`;
    } },
  "content-visibility": { html: `<div id="rows"></div>`, place: (row) => { row.style.cssText += "content-visibility: auto; contain-intrinsic-size: auto 60px"; } },
  "content-visibility, direct": { html: "", place: (row) => { row.style.cssText += "content-visibility: auto; contain-intrinsic-size: auto 60px"; } },
  "counted rows": { html: "", rules: "#list > * { border-top: 2px solid } #list > :last-child, #list > :first-child { border-top: 5px solid }" },
  "column-reverse": { html: `<div id="rows" style="display: flex; flex-direction: column-reverse"></div>`, isReversed: true },
};
"""
SETUP = """async (name) => {
  const { attach } = await import("/overscroll/overscroll.js");
  const { html, style = "", rules = "", place = () => {}, fit = () => {}, isReversed } = libraries[name];
  document.body.innerHTML = `<style>${rules}</style><div style="height: 600px"><div id="list" style="height: 100%; overflow-y: auto; ${style}">${html}</div></div>`;
  window.scroller = list;
  const rows = document.getElementById("rows") ?? list;
  Object.assign(window, { ends: [], loads: 0, made: 0 });
  window.add = (count) => {
    for (let index = 0; index < count; index += 1) {
      const row = document.createElement("div");
      row.className = "row";
      row.textContent = made;
      row.style.cssText = "box-sizing: border-box; height: 60px; ";
      place(row, made);
      if (isReversed) rows.prepend(row);
      else if (rows === list) (list.querySelector(".row:last-of-type") ?? { after: (each) => list.append(each) }).after(row);
      else rows.append(row);
      made += 1;
    }
    fit(rows, made);
  };
  add(40);
  scroller.addEventListener("scroll", () => fit(rows, made), { passive: true });
  window.own = await attach(scroller, {
    backToTop: { after: 300 }, onRefresh: () => new Promise((end) => { ends.push(end); }),
    onLoadMore: () => new Promise((end) => { loads += 1; ends.push((count = 20) => { add(count); end(loads < 3 ? undefined : "noMore"); }); }),
  });
  window.gallery = { list: own };
  const shown = () => [...document.querySelectorAll(".row")].filter((row) => row.getClientRects()[0]);
  const top = () => scroller.parentElement.getBoundingClientRect().top;
  // The rows' numbers and places in the viewport.
  window.places = () => Object.fromEntries(shown().map((row) => [Number(row.textContent), row.getBoundingClientRect().top - top()]).filter(([, at]) => at > -60 && at < 600));
  window.box = (edge) => { const { top: from, bottom } = document.querySelector(`[data-overscroll=${edge}]`).getBoundingClientRect(); return [from - top(), bottom - top()]; };
}"""
STRUCTURES = ["absolute child of full height", "spacer with transforms", "spacer beside translated rows", "padding as spacer",
              "content-visibility", "content-visibility, direct", "column-reverse"]


class Structure:
    def __init__(self, page, name):
        self.page, self.phone = page.page, page.phone
        self.page.evaluate(f"(() => {{ {LIBRARY} }})()")
        self.page.evaluate(SETUP, name)
        self.phone.frames(3)

    def places(self):
        return {int(row): at for row, at in self.page.evaluate("places()").items()}

    def finish(self, edge="top"):
        self.page.evaluate("ends.splice(0).forEach((end) => end())")
        self.page.wait_for_function("(edge) => /idle|noMore/.test(own.phase(edge))", arg=edge)

    def to_end(self):
        """Scrolls until the end stays where it is: rows that were not measured before change its place."""
        for _ in range(4):
            self.page.evaluate("scroller.scrollTop = 1e6")
            self.phone.frames(3)


@pytest.fixture(params=STRUCTURES)
def structure(lists, request):
    return Structure(lists("later"), request.param)


def assert_in_order(places):
    """The rows follow each other without a gap or an overlap."""
    tops = sorted(places.values())
    assert all(after - before == pytest.approx(ROW, abs=0.6) for before, after in zip(tops, tops[1:])), tops


def test_a_pull_refreshes_and_moves_every_row_alike(structure):
    before = structure.places()
    assert min(before.values()) == pytest.approx(0, abs=0.6)
    structure.phone.press(100)
    structure.phone.lead(400)
    structure.phone.frames(2)
    pulled = structure.places()
    assert_in_order(pulled)
    assert structure.page.evaluate("box('top')")[1] == pytest.approx(min(pulled.values()), abs=1)
    structure.phone.lift()
    structure.phone.wait_for_phase("top", "refreshing")
    wait_until(lambda: min(structure.places().values()) == pytest.approx(HOLD, abs=0.6))
    assert_in_order(structure.places())
    assert structure.page.evaluate("box('top')") == pytest.approx([0, HOLD], abs=1)
    structure.finish()
    wait_until(lambda: structure.places() == pytest.approx(before, abs=0.6))


def test_the_next_pages_load_at_the_end_below_the_last_row(structure):
    for load in range(1, 4):
        structure.to_end()
        wait_until(lambda load=load: structure.page.evaluate("loads") == load)
        structure.to_end()
        before = structure.places()
        top, bottom = structure.page.evaluate("box('bottom')")
        assert top == pytest.approx(max(before.values()) + ROW, abs=1) and bottom == pytest.approx(600, abs=1)
        structure.finish("bottom")
        structure.phone.frames(3)
        after = structure.places()
        assert_in_order(after)
        common = before.keys() & after.keys()
        assert common and {row: after[row] for row in common} == pytest.approx({row: before[row] for row in common}, abs=1)
    structure.to_end()
    assert structure.page.evaluate("own.phase('bottom')") == "noMore"
    top, bottom = structure.page.evaluate("box('bottom')")
    assert top == pytest.approx(max(structure.places().values()) + ROW, abs=1) and bottom == pytest.approx(600, abs=1)


def test_the_button_brings_back_the_first_row(structure):
    first = structure.places()
    for position in (1300, 1200, 1100):
        structure.page.evaluate("(position) => { scroller.scrollTop = position; }", position)
        structure.phone.frames(3)
    structure.page.wait_for_function(f"() => getComputedStyle(document.querySelector('{BUTTON}')).visibility === 'visible'")
    structure.page.locator(BUTTON).tap()
    structure.page.wait_for_function("() => scroller.scrollTop === 0")
    structure.phone.frames(3)
    assert structure.places() == pytest.approx(first, abs=0.6)


@pytest.mark.parametrize("edge", ["top", "bottom"])
def test_the_indicator_is_seen_while_the_script_that_scrolls_it_loads(lists, edge):
    page = lists("later")
    held = []
    page.page.route("**/scroll-follower.js", lambda route: held.append(route))
    structure = Structure(page, "counted rows")
    if edge == "bottom":
        structure.to_end()
    else:
        structure.page.evaluate("void own.begin('top')")
    structure.phone.wait_for_phase(edge, "refreshing")
    wait_until(lambda: structure.page.evaluate("1") and held)
    structure.to_end() if edge == "bottom" else structure.phone.frames(20)

    def assert_seen(start):
        assert structure.page.evaluate("(edge) => document.querySelector(`[data-overscroll=${edge}]`)?.isConnected", edge)
        last = max(structure.places().values()) + ROW
        assert structure.page.evaluate("(edge) => box(edge)", edge)[0] == pytest.approx(last if edge == "bottom" else start, abs=2)

    assert_seen(0)
    if edge == "top":
        structure.page.evaluate("scroller.scrollTop = 20")
        structure.phone.frames(3)
        assert_seen(-20)
    held[0].continue_()
    structure.page.wait_for_function("(edge) => document.querySelector(`[data-overscroll=${edge}]`).parentElement.getAnimations()[0]", arg=edge)
    assert_seen(-20 if edge == "top" else 0)
