"""Twelve layouts of pages, on a phone and on a desktop: nothing is covered or clipped, and no width changes."""

import pytest

from lists import HOLD

ROWS = "".join(f'<p class="row" style="height: 50px; margin: 0">Row {row}</p>' for row in range(60))
LIST = '<div id="list" {}>' + f'<div id="rows">{ROWS}</div></div>'
HEADER, TABS = '<header class="beside">News</header>', '<nav class="beside">Tabs</nav>'
FILL = 'style="height: 100%; overflow-y: auto"'
GROW = 'style="flex: 1; min-height: 0; overflow-y: auto"'

# By name: the body, and the rules of the page.
LAYOUTS = {
    "flex-column": (f'<main>{HEADER}{LIST.format(GROW)}{TABS}</main>', "main { display: flex; flex-direction: column; height: 100vh }"),
    "grid": (f'<main>{HEADER}<aside class="beside">Filters</aside>{LIST.format("")}{TABS}</main>',
             """main { display: grid; grid-template: auto minmax(0, 1fr) auto / 90px minmax(0, 1fr); height: 100vh }
             header, nav { grid-column: 1 / 3 } #list { overflow-y: auto }"""),
    "full-height": (f'<div class="full"><section class="full">{LIST.format("")}</section></div>',
                    "html, body, .full { height: 100% } #list { height: 100%; min-height: 0; overflow-y: auto }"),
    "toolbar-above": (f'<main>{HEADER}{LIST.format("")}</main>', "#list { height: 400px; overflow-y: auto }"),
    "sticky-header": (f'<main>{LIST.format(FILL).replace("<p", """<h2 class="sticky">Today</h2><p""", 1)}</main>',
                      "main { height: 100vh } h2 { position: sticky; top: 0; margin: 0; height: 40px; background: #eee }"),
    "columns": (f'<main>{LIST.format(GROW)}<article class="beside">Details</article></main>',
                "main { display: flex; height: 100vh } article { flex: 1 }"),
    "dialog": (f"<dialog>{HEADER}{LIST.format(GROW)}{TABS}</dialog>",
               "dialog[open] { display: flex; flex-direction: column; width: 300px; height: 500px; padding: 0 }"),
    "bottom-sheet": (f'<main>Map</main><section>{HEADER}{LIST.format(GROW)}</section>',
                     "section { position: fixed; inset: auto 0 0; height: 60vh; display: flex; flex-direction: column; border-radius: 16px; overflow: hidden }"),
    "card": (f'<main><div class="card">{HEADER}{LIST.format(GROW)}</div></main>',
             """main { padding: 24px } .card { display: flex; flex-direction: column; height: 480px; border: 3px solid #888; border-radius: 12px;
             box-shadow: 0 2px 9px #0004 }"""),
    "transformed": (f'<main>{HEADER}{LIST.format(GROW)}{TABS}</main>',
                    "main { display: flex; flex-direction: column; height: 100vh; transform: translateZ(0); will-change: transform }"),
    "right-to-left": (f'<main dir="rtl">{HEADER}{LIST.format(GROW)}{TABS}</main>',
                      "main { display: flex; flex-direction: column; height: 100vh }"),
    "table": (f'<main>{HEADER}<table><tr><td>{LIST.format(FILL)}</td></tr></table></main>',
              "table { border-spacing: 0; width: 100% } td { padding: 0; height: 400px } #list { max-height: 400px }"),
}
DEVICES = {"phone": {}, "desktop": {"viewport": {"width": 1200, "height": 800}, "is_mobile": False, "has_touch": False}}
SETUP = """async ([html, rules]) => {
  const { attach } = await import("/overscroll/overscroll.js");
  document.body.innerHTML = html;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`body { margin: 0; background: #fff } main, section, dialog { background: #fff }
    .beside { background: #cdf; min-height: 44px } ${rules}`);
  document.adoptedStyleSheets = [sheet];
  document.querySelector("dialog")?.showModal();
  window.scroller = document.getElementById("list");
  window.rows = document.getElementById("rows");
  window.ends = [];
  window.before = layout();
  window.own = await attach(scroller, { mouse: true, onRefresh: () => new Promise((end) => ends.push(end)) });
  window.gallery = { list: own };
}"""
# The positions of the page's nodes, except for the nodes that the list moves.
LAYOUT = """window.layout = () => [...document.querySelectorAll("main, .beside, section, dialog, .card, #list, #rows, .row:first-of-type")]
  .map((node) => { const { left, width, height } = node.getBoundingClientRect(); return [left, width, height].map(Math.round); });
window.places = () => [...document.querySelectorAll("main, .beside, section, dialog, .card")]
  .map((node) => { const { top, left } = node.getBoundingClientRect(); return [top, left].map(Math.round); });
// Whether each node beside the list is visible at nine of its points.
window.areSeen = () => [...document.querySelectorAll(".beside")].every((node) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return [0.1, 0.5, 0.9].every((x) => [0.1, 0.5, 0.9].every((y) =>
    document.elementFromPoint(left + width * x, top + height * y) === node)); });
// The indicator's box, and its part that no other node clips.
window.indicator = () => {
  const box = document.querySelector("[data-overscroll=top]");
  const { top, bottom, left, right } = box.getBoundingClientRect();
  const seen = { top, bottom, left, right };
  for (let node = box.parentElement; node; node = node.parentElement) {
    if (getComputedStyle(node).overflowY === "visible") continue;
    const clip = node.getBoundingClientRect();
    seen.top = Math.max(seen.top, clip.top);
    seen.bottom = Math.min(seen.bottom, clip.bottom);
    seen.left = Math.max(seen.left, clip.left);
    seen.right = Math.min(seen.right, clip.right);
  }
  return [[top, bottom, left, right], [seen.top, seen.bottom, seen.left, seen.right]]; };
null;"""


@pytest.fixture
def page(lists):
    def make(name, device):
        page = lists("later", **DEVICES[device])
        page.page.evaluate(LAYOUT)
        page.page.evaluate(SETUP, list(LAYOUTS[name]))
        page.phone.frames(3)
        return page
    return make


def finger(page, device):
    """Presses in the list's middle and pulls; the finger or mouse button stays down."""
    x, y, height = page.page.evaluate("""() => { const { left, top, width, height } = scroller.getBoundingClientRect();
      return [left + width / 2, top + 30, height]; }""")
    way = min(240, height - 60)
    if device == "phone":
        page.phone.press(y, x)
        page.phone.lead(y + way)
    else:
        page.page.mouse.move(x, y)
        page.page.mouse.down()
        page.page.mouse.move(x, y + way, steps=10)
    page.phone.frames(2)


def lift(page, device):
    if device == "phone":
        page.phone.lift()
    else:
        page.page.mouse.up()


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", LAYOUTS)
def test_a_list_is_pulled_and_refreshed_in_a_layout(page, name, device):
    page = page(name, device)
    read = page.page.evaluate
    assert read("layout()") == read("before"), "attaching changes no length"
    places = read("places()")

    finger(page, device)
    assert page.phone.phase("top") == "armed"
    assert read("layout()") == read("before")
    assert read("places()") == places
    assert read("areSeen()")
    box, seen = read("indicator()")
    rows_top = read("rows.getBoundingClientRect().top")
    assert seen[2:] == pytest.approx(box[2:], abs=0.6), "the indicator is as wide as it is drawn"
    assert box[1] <= rows_top + 0.6

    lift(page, device)
    page.wait_for_phase("refreshing")
    page.page.wait_for_function("() => !scroller.style.translate")
    page.phone.frames(2)
    page.phone.shot(f"layout-page-{name}-{device}")
    box, seen = read("indicator()")
    assert seen == pytest.approx(box, abs=0.6), "the whole indicator is visible"
    assert box[1] - box[0] == pytest.approx(HOLD, abs=0.6)
    assert read("layout()") == read("before")
    assert read("areSeen()")

    read("ends[0]('updated')")
    page.wait_for_phase("idle")
    page.page.wait_for_function("() => !scroller.style.translate")
    assert read("[layout(), places()]") == [read("before"), places]
