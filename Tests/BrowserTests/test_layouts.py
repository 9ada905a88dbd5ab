"""Layouts of real pages: nodes beside the list, rules for all elements, scrollbars, and clicks after a drag."""

import shutil
from pathlib import Path

import pytest

from conftest import FLAGS
from lists import List
from phone import Phone, wait_until
from served import PACKAGE, Served

# The most common layout of an app: a header, a list and a tab bar in one column.
SHELL = """<main id="shell" style="display: flex; flex-direction: column; height: 100vh; background: #fff">
  <header style="flex: none; height: 60px; background: #cdf">News</header>
  <div id="list" style="flex: 1; min-height: 0; overflow-y: auto"><div id="rows"></div></div>
  <nav style="flex: none; height: 50px; background: #dfc">Tabs</nav>
</main>"""
BLOCKS = """<main id="shell" style="height: 500px; background: #fff">
  <header style="height: 60px; background: #cdf">News</header>
  <div id="list" style="height: 400px; overflow-y: auto"><div id="rows"></div></div>
  <nav style="height: 40px; background: #dfc">Tabs</nav>
</main>"""
GRID = """<main id="shell" style="display: grid; grid-template: 60px minmax(0, 1fr) 50px / 80px 1fr; height: 100vh; background: #fff">
  <header style="grid-column: 1 / 3; background: #cdf">News</header><aside style="background: #eee">Aside</aside>
  <div id="list" style="overflow-y: auto"><div id="rows"></div></div>
  <nav style="grid-column: 1 / 3; background: #dfc">Tabs</nav>
</main>"""
LAYOUTS = pytest.mark.parametrize("html", [SHELL, BLOCKS, GRID], ids=["flex", "blocks", "grid"])
SETUP = """async ([html, options, rules]) => {
  const { attach } = await import("/overscroll/overscroll.js");
  document.body.innerHTML = html;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
  window.scroller = document.getElementById("list");
  window.rows = document.getElementById("rows");
  rows.innerHTML = Array.from({ length: 60 }, (_, row) => `<p style="height: 50px; margin: 0">Row ${row}</p>`).join("");
  Object.assign(window, { ends: [], clicks: [] });
  const run = () => new Promise((end) => ends.push(end));
  for (const node of document.querySelectorAll("[style]")) node.style.cssText = `${node.style.cssText}; color: inherit`;
  window.before = document.body.innerHTML;
  window.own = await attach(scroller, { onRefresh: run, bottom: { past: 54, onRefresh: run }, ...options });
  window.gallery = { list: own };
}"""
# Whether there are nodes of the shell, and each is visible at three of its points.
SEEN = """() => { const nodes = [...document.querySelectorAll("header, nav, aside")];
  return nodes.length > 1 && nodes.every((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [0.1, 0.5, 0.9].every((part) => document.elementFromPoint(left + width / 2, top + height * part) === node); }); }"""
# The difference between an indicator's frame and the list, in pixels; 1 if it does not clip.
OUTSIDE = """(edge) => {
  const box = document.querySelector(`[data-overscroll=${edge}]`);
  const list = box.parentElement.getBoundingClientRect(), own = box.getBoundingClientRect();
  const { offsetTop, offsetHeight } = scroller, shell = document.getElementById("shell").getBoundingClientRect();
  return [Math.abs(list.top - shell.top - offsetTop), Math.abs(list.height - offsetHeight), own.width - list.width,
    getComputedStyle(box.parentElement).overflow === "clip" ? 0 : 1]; }"""


@pytest.fixture
def layout(lists):
    def make(html=SHELL, options=None, rules="", **device):
        page = lists("later", **device)
        page.page.evaluate(SETUP, [html, options or {}, rules])
        page.phone.frames(3)
        return page
    return make


@LAYOUTS
def test_a_pull_at_the_top_covers_nothing_beside_the_list(layout, html):
    page = layout(html)
    page.phone.press(120)
    page.phone.lead(360)
    assert page.phone.phase("top") == "armed"
    assert page.page.evaluate(SEEN)
    page.phone.shot(f"layout-{LAYOUTS.args[1].index(html)}-armed")
    assert page.page.evaluate(OUTSIDE, "top") == pytest.approx([0, 0, 0, 0], abs=0.6)
    page.phone.lift()
    page.wait_for_phase("refreshing")
    assert page.page.evaluate(SEEN)


@LAYOUTS
def test_a_pull_at_the_bottom_covers_nothing_beside_the_list(layout, html):
    page = layout(html)
    page.page.evaluate("scroller.scrollTop = 1e6")
    page.phone.frames(3)
    page.phone.press(380)
    page.phone.lead(130)
    assert page.phone.phase("bottom") == "armed"
    assert page.page.evaluate(SEEN)
    page.phone.lift()


@LAYOUTS
def test_detach_restores_the_layout(layout, html):
    page = layout(html)
    page.phone.press(120)
    page.phone.lead(360)
    page.page.evaluate("own.detach()")
    assert page.page.evaluate("document.body.innerHTML.replaceAll(' style=\"\"', '')") == page.page.evaluate("before")
    page.phone.lift()


def test_the_refresh_button_lies_above_the_tab_bar(layout):
    page = layout(SHELL, {"refreshButton": "always"})
    bottom, top = page.page.evaluate("""[document.querySelector("#shell [part~=refresh]").getBoundingClientRect().bottom,
      document.querySelector("nav").getBoundingClientRect().top]""")
    assert bottom == pytest.approx(top - 16, abs=1)


# Rules for all elements of a kind, as on real sites.
SITE = """div, span, button, svg, path, line, g { box-sizing: content-box; margin: 7px; padding: 9px; letter-spacing: 3px; text-transform: uppercase;
  border: 2px solid red; line-height: 3; min-width: 90px; width: 390px; fill: red; stroke: red; stroke-width: 5; float: left; }
#shell > overscroll-frame > button[part~=refresh], #shell [data-overscroll=top] :is(button, svg, span), :not(.other) > button { padding: 30px; width: 300px; font-size: 40px; position: static }
#list, #rows, #shell { all: revert-layer }"""
PARTS = """() => [...document.querySelectorAll("[data-overscroll=top] *, #shell [part~=refresh], [data-overscroll=backToTop], [data-overscroll=backToTop] *")].map((node) => {
  const { fill, stroke, strokeWidth, ...box } = getComputedStyle(node);
  const isShape = ["g", "line", "path"].includes(node.localName);
  if (isShape) return [node.localName, ...(node.localName === "g" ? [] : [fill, stroke, strokeWidth])];
  const middle = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const places = middle(node).map((place, axis) => Math.round(place - middle(node.parentElement)[axis]));
  const names = ["display", "width", "height", "padding", "border", "letterSpacing", "textTransform", "lineHeight"];
  // The icons of an indicator move.
  return [node.localName, ...names.map((name) => box[name]), ...(node.closest("[data-overscroll=top]") ? [] : places)]; })"""


@pytest.mark.parametrize("indicator", ["classic", "ring", "lines"])
@pytest.mark.parametrize("phase", ["armed", "refreshing", "failed"])
def test_rules_for_all_elements_of_a_kind_change_no_indicator(layout, indicator, phase):
    page = layout(SHELL, {"top": {"indicator": indicator}, "backToTop": {}, "refreshButton": "always"})
    page.phone.press(120)
    page.phone.lead(360)
    if phase != "armed":
        page.phone.lift()
        page.wait_for_phase("refreshing")
    if phase == "failed":
        page.page.evaluate("ends[0]('failed')")
        page.wait_for_phase("failed")
    plain = page.page.evaluate(PARTS)
    page.page.evaluate("(rules) => document.adoptedStyleSheets[0].replaceSync(rules)", SITE)
    page.page.evaluate("""for (const id of ["list", "rows", "shell"]) document.getElementById(id).style.margin = 0""")
    assert page.page.evaluate(PARTS) == plain
    assert len(plain) > 3


def test_a_transition_for_all_properties_delays_no_pull_and_is_kept(layout):
    page = layout(SHELL)
    page.page.evaluate("scroller.style.transition = 'all 2s'")
    page.phone.press(120)
    page.phone.lead(360)
    page.phone.frames(2)
    written, shown = page.page.evaluate("[scroller.style, getComputedStyle(scroller)].map(({ translate }) => parseFloat(translate.split(' ')[1]))")
    assert shown == pytest.approx(written, abs=0.1)
    assert shown > 0
    page.phone.lift()
    page.wait_for_phase("refreshing")
    page.page.evaluate("ends[0]()")
    page.wait_for_phase("idle")
    page.page.wait_for_function("() => getComputedStyle(scroller).transitionDuration === '2s'")


@pytest.mark.parametrize("style", ["position: fixed; inset: 100px 20px 80px", "zoom: 0.8"])
def test_the_indicators_of_a_fixed_or_zoomed_list_lie_over_it(layout, style):
    page = layout(BLOCKS.replace("height: 400px;", f"height: 400px; {style};"))
    places = page.page.evaluate("""[scroller, document.querySelector("[data-overscroll=top]").parentElement].map((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return [left, top, width, height]; })""")
    assert places[1] == pytest.approx(places[0], abs=1)


@pytest.fixture(scope="module")
def scrollbars(browser):
    """A browser with scrollbars that take space, as on a desktop; in the other tests scrollbars are overlaid."""
    with_bars = browser.browser_type.launch(
        executable_path=shutil.which("chromium-headless-shell"), args=FLAGS, ignore_default_args=["--hide-scrollbars"])
    yield with_bars
    with_bars.close()


@pytest.fixture
def bars(scrollbars):
    """A list in a browser with scrollbars that take space."""
    served = Served({"": Path(__file__).with_name("bugs"), "overscroll": PACKAGE})
    context = scrollbars.new_context(viewport={"width": 390, "height": 700}, has_touch=True)
    page = List(Phone(context.new_page(), None), served.url).open("later")

    def make(rules=""):
        page.page.evaluate(SETUP, [SHELL, {}, rules])
        page.phone.frames(3)
        return page
    yield make
    context.close()
    served.stop()


WIDTH = "rows.getBoundingClientRect().width"


def assert_pull_keeps_width(page, before):
    """Refreshes by a pull, and expects rows as wide as before, while armed and while refreshing."""
    page.phone.press(120)
    page.phone.lead(360)
    assert page.phone.phase("top") == "armed"
    assert page.page.evaluate(WIDTH) == before
    page.phone.lift()
    page.wait_for_phase("refreshing")
    assert page.page.evaluate(WIDTH) == before


@pytest.mark.parametrize("gutter", ["auto", "stable both-edges"])
def test_rows_keep_their_width_while_a_list_with_a_scrollbar_is_pulled(bars, gutter):
    page = bars(f"#list {{ scrollbar-gutter: {gutter} }}")
    before = page.page.evaluate(WIDTH)
    assert before < page.page.evaluate("scroller.offsetWidth"), "the scrollbar takes room"
    assert_pull_keeps_width(page, before)


def test_rows_keep_their_width_while_a_trackpad_pulls(bars):
    page = bars()
    before = page.page.evaluate(WIDTH)
    page.page.mouse.move(195, 300)
    # The first event loads the code for wheels.
    page.page.mouse.wheel(0, -1)
    page.page.wait_for_load_state("networkidle")
    page.page.evaluate("""() => { window.widths = new Set(); const look = () => {
      if (scroller.style.translate) widths.add(rows.getBoundingClientRect().width);
      requestAnimationFrame(look); }; look(); }""")
    # A slow frame counts as a pause and ends the gesture; the next events begin another one.
    for _ in range(500):
        page.page.mouse.wheel(0, -12)
        page.phone.frames(1)
        if page.phone.phase("top") == "refreshing":
            break
    assert page.phone.phase("top") == "refreshing"
    assert page.page.evaluate("[...widths]") == [before]


@pytest.mark.parametrize("rules", ["html { scrollbar-gutter: stable both-edges }", "body { overflow-y: scroll }"])
def test_rows_of_a_page_with_a_scrollbar_keep_their_width(bars, rules):
    page = bars(rules)
    page.page.evaluate("""async () => {
      own.detach();
      const { attach } = await import("/overscroll/overscroll.js");
      document.body.replaceChildren(rows);
      window.own = await attach(document.body, { onRefresh: () => new Promise((end) => ends.push(end)) });
      window.gallery = { list: own };
    }""")
    page.phone.frames(3)
    before = page.page.evaluate(WIDTH)
    assert before < page.page.evaluate("innerWidth - 10"), "the scrollbar takes room"
    assert_pull_keeps_width(page, before)


def test_a_short_list_without_a_scrollbar_keeps_its_width_too(bars):
    page = bars("#rows { height: 200px; overflow: hidden }")
    before = page.page.evaluate(WIDTH)
    page.phone.press(120)
    page.phone.lead(360)
    assert page.page.evaluate(WIDTH) == before == page.page.evaluate("scroller.offsetWidth")
    page.phone.lift()


def press_and_drag(page, start, end):
    mouse = page.page.mouse
    mouse.move(195, start)
    mouse.down()
    mouse.move(195, end, steps=10)
    mouse.up()


ROW_CLICKS = """(kind) => { rows.onclick = (event) => { clicks.push(kind); event.preventDefault(); };
  if (kind === "link") for (const row of [...rows.children]) row.innerHTML = `<span onclick="clicks.push('text')">${row.textContent}</span>`; }"""


@pytest.mark.parametrize("kind", ["row", "link"])
@pytest.mark.parametrize("start, end", [(150, 400), (600, 350)])
def test_a_mouse_drag_that_pulls_clicks_no_row(layout, kind, start, end):
    page = layout(SHELL, {"mouse": True}, is_mobile=False, has_touch=False)
    page.page.evaluate(ROW_CLICKS, kind)
    page.page.evaluate("scroller.scrollTop = 0" if end > start else "scroller.scrollTop = 1e6")
    page.phone.frames(3)
    press_and_drag(page, start, end)
    wait_until(lambda: page.page.evaluate("ends.length") == 1)
    assert page.page.evaluate("clicks") == []
    page.page.evaluate("ends[0]()")
    page.wait_for_phase("idle", "top" if end > start else "bottom")
    page.phone.frames(3)
    page.page.mouse.click(25, 200)
    assert page.page.evaluate("clicks.includes('row') || clicks.includes('link')")


def test_a_mouse_drag_that_pulls_nothing_still_clicks(layout):
    page = layout(SHELL, {"mouse": True}, is_mobile=False, has_touch=False)
    page.page.evaluate(ROW_CLICKS, "row")
    page.page.evaluate("scroller.scrollTop = 400")
    page.phone.frames(3)
    press_and_drag(page, 300, 302)
    wait_until(lambda: page.page.evaluate("clicks.length"))
    assert page.page.evaluate("clicks") == ["row"]


@pytest.mark.parametrize("mode", ["vertical-rl", "vertical-lr"])
@pytest.mark.parametrize("node", ["scroller", "shell"])
def test_a_list_with_vertical_lines_of_text_is_refused(layout, node, mode):
    page = layout()
    message = page.page.evaluate("""([node, mode]) => {
      own.detach();
      (node === "shell" ? shell : scroller).style.writingMode = mode;
      return import("/overscroll/overscroll.js").then(({ attach }) => attach(scroller, { onRefresh() {} })).catch((error) => error.message);
    }""", [node, mode])
    assert message.startswith("Overscroll: element must be an element whose writing-mode is horizontal-tb")


def spoken(page):
    """The texts of the accessibility tree."""
    nodes = page.phone.cdp.send("Accessibility.getFullAXTree")["nodes"]
    return [node["name"]["value"] for node in nodes if not node["ignored"] and node["role"]["value"] == "StaticText"]


@pytest.mark.parametrize("text", ["Refreshing…", "Release to refresh"])
def test_each_text_is_in_the_accessibility_tree_once(layout, text):
    page = layout()
    page.phone.press(120)
    page.phone.lead(360)
    page.phone.lift()
    page.wait_for_phase("refreshing")
    assert spoken(page).count(text) == (1 if text == "Refreshing…" else 0)


@pytest.mark.parametrize("answer, text", [("failed", "Couldn’t refresh"), ({"outcome": "failed", "message": "Offline"}, "Offline")])
def test_the_text_of_a_failure_is_in_the_accessibility_tree_once(layout, answer, text):
    page = layout()
    page.page.evaluate("void own.begin('top')")
    page.wait_for_phase("refreshing")
    page.page.evaluate("(answer) => ends[0](answer)", answer)
    page.wait_for_phase("failed")
    page.phone.frames(3)
    assert [each for each in spoken(page) if text in each] == [text]


def test_the_text_of_a_page_that_loads_is_in_the_accessibility_tree_once(layout):
    page = layout()
    page.page.evaluate("""async () => {
      own.detach();
      const { attach } = await import("/overscroll/overscroll.js");
      window.own = await attach(scroller, { bottom: { trigger: "programmatic", indicator: "text", onLoadMore: () => new Promise((end) => ends.push(end)) } });
      window.gallery = { list: own };
      scroller.scrollTop = 1e6;
      void own.begin("bottom");
    }""")
    page.wait_for_phase("refreshing", "bottom")
    page.phone.frames(3)
    assert [each for each in spoken(page) if "Loading" in each] == ["Loading…"]


@pytest.mark.parametrize("length", [84, 300])
@pytest.mark.parametrize("width", [200, 320, 390])
def test_a_long_message_is_cut_and_keeps_the_button_to_try_again_in_its_size(layout, length, width):
    page = layout(viewport={"width": width, "height": 700})
    page.page.evaluate("void own.begin('top')")
    page.wait_for_phase("refreshing")
    page.page.evaluate("(text) => ends[0]({ outcome: 'failed', message: text })", "x" * length)
    page.wait_for_phase("failed")
    page.phone.frames(3)
    button = page.page.locator("[data-overscroll=top] button").bounding_box()
    text = page.page.locator("[data-overscroll=top] span").first.bounding_box()
    assert button["height"] >= 44
    assert text["x"] >= 0 and button["x"] + button["width"] <= width and text["x"] + text["width"] <= button["x"] + 1
    assert text["height"] >= 14
    page.phone.shot(f"layout-message-{length}-{width}")
    assert page.page.evaluate("document.querySelector('[role=status]').textContent.length") == length


def test_a_list_that_moves_to_another_parent_is_detached_with_a_warning(layout):
    page = layout()
    page.page.evaluate("document.body.append(document.createElement('section')); document.querySelector('section').append(scroller)")
    page.page.evaluate("rows.append(document.createElement('p'))")
    wait_until(lambda: page.page.evaluate("own.isActive") is False)
    assert [kind for kind, text in page.phone.console if "moved to another parent" in text] == ["warning"]
