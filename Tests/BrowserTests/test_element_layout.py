"""The custom element `<overscroll-list>`: its layout and appearance, in three browser engines."""

import pytest

from touched_list import line

pytestmark = pytest.mark.full_engines
SHELL = """<main id="shell" style="display: flex; flex-direction: column; height: 100vh">
  <header style="flex: none; height: 60px; background: #cdf">News</header>
  <overscroll-list pull-to-refresh load-more id="one" style="flex: 1; height: auto"></overscroll-list>
  <nav style="flex: none; height: 50px; background: #dfc">Tabs</nav></main>"""
GRID = """<main id="shell" style="display: grid; grid-template: 60px minmax(0, 1fr) 50px / 80px 1fr; height: 100vh">
  <header style="grid-column: 1 / 3; background: #cdf">News</header><aside style="background: #eee">Aside</aside>
  <overscroll-list pull-to-refresh load-more id="one" style="height: auto"></overscroll-list>
  <nav style="grid-column: 1 / 3; background: #dfc">Tabs</nav></main>"""
# Whether there are nodes beside the list, and each is visible at three of its points.
SEEN = """((nodes) => nodes.length > 1 && nodes.every((node) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return [0.1, 0.5, 0.9].every((part) => document.elementFromPoint(left + width / 2, top + height * part) === node); }))(
  [...document.querySelectorAll("header, nav, aside")])"""


@pytest.mark.parametrize("html", [SHELL, GRID], ids=["flex", "grid"])
def test_a_pull_in_a_shell_covers_nothing_beside_the_list(element, html):
    element.run("place.style.height = 'auto'")
    element.show(html)
    assert element.read("list.scroller.clientHeight === list.clientHeight && list.clientHeight === innerHeight - 110")
    element.engine.press((195, 150))
    element.engine.lead(line((195, 150), (195, 420)))
    element.wait("firstRow() > 40")
    assert element.read(SEEN)
    element.engine.lift()
    element.wait("runs.length === 1")
    assert element.read(SEEN)
    element.run("done.pop().end()")
    element.wait("isAtRest()")


@pytest.mark.parametrize("style", ["height: 240px", "height: auto; max-height: 240px", "display: block; height: 240px", "position: absolute; inset: 0 0 auto; height: 240px"])
def test_the_height_of_the_element_is_that_of_the_scroller(element, style):
    element.show(f'<overscroll-list pull-to-refresh id="one" style="{style}"></overscroll-list>')
    assert element.read("[list.clientHeight, list.scroller.clientHeight, list.scroller.scrollHeight]") == [240, 240, 2000]
    element.run("list.replaceChildren(...rowsOf(2))")
    element.wait("list.scroller.scrollHeight === list.clientHeight")
    assert element.read("list.clientHeight") == (100 if "max-height" in style else 240)


def test_rows_stick_to_the_top_of_the_list(element):
    element.show()
    element.run("list.scroller.scrollTop = 620")
    element.frames()
    assert element.read("Math.round(list.querySelectorAll('h2')[1].getBoundingClientRect().top - list.getBoundingClientRect().top)") == 0
    element.run("list.scroller.scrollTop = 0")
    element.frames()
    element.assert_refreshes()


def test_the_parts_are_styled_from_the_page(element):
    element.run("""const sheet = new CSSStyleSheet(); document.adoptedStyleSheets = [sheet];
      sheet.replaceSync(`overscroll-list::part(indicator) { background: rgb(1, 2, 3); --overscroll-tint: rgb(4, 5, 6); --overscroll-secondary: rgb(4, 5, 6); }
        overscroll-list::part(button) { background: rgb(7, 8, 9); }
        overscroll-list::part(content) { display: grid; gap: 10px; }`)""")
    element.show('<overscroll-list pull-to-refresh refresh-button="always" back-to-top id="one"></overscroll-list>')
    element.wait("box(list, 'backToTop')")
    assert element.read("getComputedStyle(box(list)).backgroundColor") == "rgb(1, 2, 3)"
    assert element.read("getComputedStyle(box(list).querySelector('svg')).color") == "rgb(4, 5, 6)"
    assert element.read("[...list.shadowRoot.querySelectorAll('[part~=button]')].map((each) => getComputedStyle(each).backgroundColor)") == ["rgb(7, 8, 9)"] * 2
    assert element.read("list.scroller.scrollHeight") == 40 * 50 + 39 * 10
    element.assert_refreshes()


def test_rules_of_a_site_for_all_elements_of_a_kind_do_not_reach_in(element):
    element.show('<overscroll-list pull-to-refresh refresh-button="always" back-to-top id="one"></overscroll-list>')
    element.wait("box(list, 'backToTop')")
    looks = """[...list.shadowRoot.querySelectorAll("*")].map((node) => { const { display, width, height, padding, border, minWidth, float, stroke, strokeWidth } =
      getComputedStyle(node); return [node.localName, display, width, height, padding, border, minWidth, float, stroke, strokeWidth].join(); })"""
    plain = element.read(looks)
    element.run("""const sheet = new CSSStyleSheet(); document.adoptedStyleSheets = [sheet]; sheet.replaceSync(`div, slot, span, button, svg, path {
      all: unset; display: inline; padding: 9px; border: 2px solid red; min-width: 390px; float: left; stroke: red; stroke-width: 5 }
      #place { all: revert; height: 500px }`)""")
    element.frames()
    assert element.read(looks) == plain
    assert len(plain) > 9


def test_the_button_leads_back_to_the_top(element):
    element.show('<overscroll-list back-to-top="300" id="one"></overscroll-list>')
    element.wait("box(list, 'backToTop')")
    assert element.read("getComputedStyle(box(list, 'backToTop')).visibility") == "hidden"
    element.run("list.scroller.scrollTop = 900")
    element.frames()
    element.run("list.scroller.scrollTop = 800")
    element.wait("box(list, 'backToTop').style.opacity === '1'")
    element.run("box(list, 'backToTop').click()")
    element.wait("list.scroller.scrollTop === 0")


def test_a_row_that_is_replaced_under_the_finger_does_not_stop_the_pull(element):
    element.show()
    element.engine.press((195, 150))
    element.engine.lead(line((195, 150), (195, 190)))
    element.run("list.replaceChildren(...rowsOf(40, 'New'))")
    element.frames()
    element.engine.lead(line((195, 190), (195, 420)))
    element.wait("firstRow() > 60")
    element.engine.lift()
    element.wait("runs.length === 1")
    element.run("done.pop().end()")
    element.wait("isAtRest()")


def test_the_list_speaks_the_language_of_the_page(element):
    element.run("place.lang = 'de'")
    element.show()
    element.wait("list.shadowRoot.querySelector('[part~=refresh]').textContent === 'Aktualisieren'")


def test_a_hidden_element_takes_no_room(element):
    element.show()
    element.run("list.hidden = true")
    assert element.read("list.getClientRects().length") == 0
    element.run("list.hidden = false")
    element.frames()
    element.assert_refreshes()
