"""The custom properties and parts with which a page changes colours, fonts and buttons."""

import pytest

from phone import wait_until

RULES = """--overscroll-label: rgb(1, 2, 3); --overscroll-secondary: rgb(4, 5, 6); --overscroll-tint: rgb(7, 8, 9); --overscroll-ground: rgb(10, 11, 12);
  --overscroll-button: rgb(13, 14, 15); --overscroll-shadow: rgb(16, 17, 18) 1px 2px 3px 4px; --overscroll-focus: rgb(19, 20, 21);
  --overscroll-font: monospace; --overscroll-size: 20px; --overscroll-secondary-size: 15px;"""
PAGES = {
    "scroller": """document.body.innerHTML = `<div style="height: 500px; ${rules}"><div id="list" style="height: 100%; overflow-y: auto">${rows}</div></div>`;
      window.element = window.scroller = list; window.root = document;""",
    "page": "document.body.innerHTML = rows; document.body.style.cssText += rules; window.element = window.scroller = document.body; window.root = document;",
    "element": """await import("/overscroll/overscroll-list.js");
      document.body.innerHTML = `<overscroll-list id="list" pull-to-refresh back-to-top style="height: 500px; ${rules}">${rows}</overscroll-list>`;
      window.root = list.shadowRoot; window.scroller = list.scroller;
      list.addEventListener("refresh", (event) => event.waitUntil(Promise.reject(new Error("no"))));""",
}
SETUP = """async ([kind, rules]) => {
  const { attach } = await import("/overscroll/overscroll.js");
  const rows = Array.from({ length: 60 }, (_, row) => `<p style="height: 40px; margin: 0">Row ${row}</p>`).join("");
  BUILD
  if (kind !== "element") {
    window.own = await attach(element, { backToTop: {}, onRefresh: () => { throw new Error("no"); } });
    own.on("error", () => {});
  }
  window.textNode = (text) => [...root.querySelectorAll("[data-overscroll=top] *")].find((node) => node.textContent === text);
}"""
LOOKS = """(node) => { const { color, fontSize, fontFamily, backgroundColor, boxShadow } = getComputedStyle(node);
  return { color, fontSize, fontFamily, backgroundColor, boxShadow }; }"""


@pytest.fixture
def themed(lists):
    def make(kind, rules=RULES, **device):
        page = lists("later", expects_complaints=True, **device)
        page.page.evaluate(SETUP.replace("BUILD", PAGES[kind]), [kind, rules])
        wait_until(lambda: page.page.evaluate("root.querySelectorAll('button').length >= 2"))
        return page
    return make


def looks(page, find):
    return page.page.evaluate(f"({LOOKS})({find})")


@pytest.mark.parametrize("kind", PAGES)
def test_each_property_reaches_what_it_is_for(themed, kind):
    page = themed(kind)
    page.phone.press(120)
    page.phone.lead(360)
    wait_until(lambda: page.page.evaluate("textNode('Release to refresh') != null"))
    title = looks(page, "textNode('Release to refresh')")
    assert [title["color"], title["fontSize"], title["fontFamily"]] == ["rgb(1, 2, 3)", "20px", "monospace"]
    assert looks(page, "root.querySelector('[data-overscroll=top] svg')")["color"] == "rgb(4, 5, 6)"
    page.phone.lift()
    wait_until(lambda: page.page.evaluate("textNode('Try again') != null"))
    retry = looks(page, "textNode('Try again')")
    assert [retry["color"], retry["fontSize"], retry["fontFamily"]] == ["rgb(7, 8, 9)", "20px", "monospace"]
    refresh = looks(page, "[...root.querySelectorAll('button')].find((node) => node.textContent === 'Refresh')")
    assert [refresh["color"], refresh["backgroundColor"], refresh["fontFamily"]] == ["rgb(7, 8, 9)", "rgb(13, 14, 15)", "monospace"]
    assert refresh["boxShadow"] == "rgb(16, 17, 18) 1px 2px 3px 4px"
    top = looks(page, "root.querySelector('[data-overscroll=backToTop]')")
    assert [top["color"], top["backgroundColor"], top["boxShadow"]] == ["rgb(7, 8, 9)", "rgb(13, 14, 15)", "rgb(16, 17, 18) 1px 2px 3px 4px"]


def test_larger_texts_do_not_overlap(themed):
    page = themed("scroller")
    page.phone.press(120)
    page.phone.lead(360)
    wait_until(lambda: page.page.evaluate("textNode('Release to refresh') != null"))
    title = page.page.evaluate("(({ left, right, top, bottom }) => [left, right, top, bottom])(textNode('Release to refresh').getBoundingClientRect())")
    assert title[0] >= 0
    assert title[1] <= 390
    icon = page.page.evaluate("document.querySelector('[data-overscroll=top] svg').getBoundingClientRect().right")
    assert icon <= title[0]
    page.phone.lift()


def test_the_second_line_has_its_own_colour_and_size(lists):
    page = lists("later")
    page.page.evaluate("(rules) => { document.body.style.cssText += rules; }", RULES)
    page.start("{ lastUpdatedKey: 'themed' }")
    page.phone.press(150)
    page.phone.lead(390)
    line = "[...document.querySelectorAll('[data-overscroll=top] *')].find((node) => node.textContent.startsWith('Never'))"
    wait_until(lambda: page.page.evaluate(f"{line} != null"))
    found = looks(page, line)
    assert [found["color"], found["fontSize"], found["fontFamily"]] == ["rgb(4, 5, 6)", "15px", "monospace"]
    page.phone.lift()


@pytest.mark.parametrize("scheme, color", [("light", "rgb(0, 0, 255)"), ("dark", "rgb(255, 255, 0)")])
def test_a_property_follows_the_colour_scheme(themed, scheme, color):
    page = themed("scroller", "color-scheme: light dark; --overscroll-label: light-dark(blue, yellow);", color_scheme=scheme)
    page.phone.press(120)
    page.phone.lead(360)
    wait_until(lambda: page.page.evaluate("textNode('Release to refresh') != null"))
    assert looks(page, "textNode('Release to refresh')")["color"] == color
    page.phone.lift()


def test_the_parts_of_the_element_take_rules(themed):
    page = themed("element")
    page.page.add_style_tag(content="""#list::part(indicator) { background: rgb(1, 1, 1) } #list::part(button) { text-decoration: underline }
      #list::part(retry) { letter-spacing: 2px }""")
    page.page.evaluate("void list.refresh()")
    wait_until(lambda: page.page.evaluate("textNode('Try again') != null"))
    assert page.page.evaluate("""[...root.querySelectorAll("button")].map((node) => getComputedStyle(node).textDecorationLine)""") == ["underline"] * 3
    assert page.page.evaluate("getComputedStyle(textNode('Try again')).letterSpacing") == "2px"
    assert looks(page, "root.querySelector('[data-overscroll=top]')")["backgroundColor"] == "rgb(1, 1, 1)"
