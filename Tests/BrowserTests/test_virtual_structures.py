"""The structures of common libraries for virtual lists: what a list reserves at its end is below the last row."""

import pytest

HEIGHT = 40 * 60
ROWS = "".join(f'<div class="row" style="height: 60px">{row}</div>' for row in range(40))


def placed(style):
    return "".join(f'<div class="row" style="position: absolute; left: 0; right: 0; height: 60px; {style.format(60 * row)}">{row}</div>' for row in range(40))


# The content of the scroller, and the scroller's own styles.
STRUCTURES = {
    "react-virtuoso": (f'<div style="position: absolute; height: 100%; width: 100%; top: 0"><div style="padding: 0">{ROWS}</div></div>', "position: relative; outline: none"),
    "react-virtuoso in a window": (f'<div style="position: relative; height: {HEIGHT}px"><div style="position: absolute; inset: 0 0 auto">{ROWS}</div></div>', ""),
    "TanStack Virtual": (f'<div style="position: relative; height: {HEIGHT}px; width: 100%">{placed("top: 0; transform: translateY({}px)")}</div>', ""),
    "TanStack Virtual, rows in the flow": (f'<div style="position: relative; height: {HEIGHT}px"><div style="position: absolute; top: 0; left: 0; width: 100%; transform: translateY(0)">{ROWS}</div></div>', ""),
    "react-window": (f'<div style="height: {HEIGHT}px; width: 100%; position: relative">{placed("top: {}px")}</div>', "position: relative; will-change: transform"),
    "react-virtualized": (f'<div style="width: auto; height: {HEIGHT}px; max-height: {HEIGHT}px; overflow: hidden; position: relative">{placed("top: {}px")}</div>', "will-change: transform"),
    "Angular CDK": (f'<div style="position: absolute; top: 0; left: 0; min-width: 100%; transform: translateY(0)">{ROWS}</div>'
                    f'<div style="height: 1px; transform-origin: 0 0; flex: 0 0 auto; transform: scaleY({HEIGHT})"></div>', "position: relative; contain: strict; display: block"),
    "Angular CDK with a length": (f'<div style="position: absolute; top: 0; left: 0; min-width: 100%">{ROWS}</div><div style="width: 1px; height: {HEIGHT}px"></div>', "position: relative"),
    "ngx-virtual-scroller": (f'<div style="width: 1px; opacity: 0; height: {HEIGHT}px"></div><div style="position: absolute; top: 0; left: 0; width: 100%">{ROWS}</div>', "position: relative; display: block"),
    "vue-virtual-scroller": (f'<div style="position: relative; min-height: {HEIGHT}px; width: 100%; overflow: hidden">{placed("top: 0; transform: translateY({}px)")}</div>', ""),
    "vue-virtual-scroll-list": (f'<div role="group" style="padding: 0 0 0">{ROWS}</div>', ""),
    "virtua": (f'<div style="overflow-anchor: none; flex: none; position: relative; contain: size style; width: 100%; height: {HEIGHT}px">{placed("top: {}px")}</div>', "contain: strict; display: block"),
    "svelte-virtual-list": (f'<div style="display: block; padding-top: 0; padding-bottom: 0">{ROWS}</div>', "position: relative; display: block"),
    "lit virtualizer": (f'<div style="position: absolute; height: 1px; width: 1px; transform: translateY({HEIGHT - 1}px)"></div>{placed("top: 0; transform: translateY({}px)")}', "position: relative; display: block; contain: size layout"),
    "Clusterize": (f'<div style="outline: none"><div style="height: 0"></div>{ROWS}<div style="height: 0"></div></div>', ""),
    "PrimeVue": (f'<div style="position: absolute; top: 0; left: 0; min-height: 100%; min-width: 100%; will-change: transform">{ROWS}</div><div style="position: absolute; top: 0; left: 0; height: {HEIGHT}px; width: 1px; pointer-events: none"></div>', "position: relative; contain: strict"),
    "padding as a spacer": (f'<div style="padding-top: {HEIGHT - 600}px">{"".join(ROWS.partition("</div>")[:2]) * 10}</div>', ""),
    "content-visibility": ("".join(f'<div class="row" style="content-visibility: auto; contain-intrinsic-size: auto 60px; height: 60px">{row}</div>' for row in range(40)), ""),
}
SETUP = """async ([content, styles]) => {
  const { attach } = await import("/overscroll/overscroll.js");
  document.body.innerHTML = `<div style="height: 600px"><div id="scroller" style="height: 100%; overflow-y: auto; ${styles}">${content}</div></div>`;
  await new Promise(requestAnimationFrame);
  window.gallery = { list: await attach(scroller, {
    durations: { expand: 0, collapse: 0, minimumVisible: 0 },
    onRefresh: () => new Promise(() => {}), bottom: { onLoadMore: () => answer, trigger: "programmatic" },
  }) };
  window.rows = [...document.querySelectorAll(".row")];
  window.box = (edge) => document.querySelector(`[data-overscroll=${edge}]`).getBoundingClientRect();
  window.ends = () => rows.map((row) => row.getBoundingClientRect());
}"""
# How far the last row is above the footer, and the footer above the end of the list.
AT_END = """() => {
  const last = Math.max(...ends().map(({ bottom }) => bottom));
  return [box("bottom").top - last, scroller.getBoundingClientRect().bottom - box("bottom").bottom];
}"""
FOOTERS = {"spinner": ("new Promise(() => {})", "refreshing"), "error": ("'failed'", "failed"), "end": ("'noMore'", "noMore")}


@pytest.fixture
def structured(lists):
    def make(name):
        page = lists("later")
        page.page.evaluate(SETUP, STRUCTURES[name])
        page.phone.frames(3)
        return page
    return make


@pytest.mark.parametrize("footer", FOOTERS)
@pytest.mark.parametrize("name", STRUCTURES)
def test_the_footer_is_below_the_last_row(structured, name, footer):
    answer, phase = FOOTERS[footer]
    page = structured(name)
    before = page.page.evaluate("ends().map(({ top }) => top + scroller.scrollTop)")
    page.page.evaluate(f"void (window.answer = {answer})")
    page.page.evaluate("void gallery.list.begin('bottom').catch(() => {})")
    page.wait_for_phase(phase, "bottom")
    page.phone.frames(3)
    page.page.evaluate("scroller.scrollTo(0, 1e6)")
    page.phone.frames(3)
    assert page.page.evaluate(AT_END) == pytest.approx([0, 0], abs=1)
    assert page.page.evaluate("ends().map(({ top }) => top + scroller.scrollTop)") == pytest.approx(before, abs=1)


@pytest.mark.parametrize("name", STRUCTURES)
def test_the_header_is_above_the_first_row(structured, name):
    page = structured(name)
    first = "Math.min(...ends().map(({ top }) => top + scroller.scrollTop))"
    before = page.page.evaluate(f"(scroller.scrollTo(0, -1e6), {first})")
    page.page.evaluate("void gallery.list.begin('top')")
    page.wait_for_phase("refreshing")
    page.phone.frames(5)
    page.page.evaluate("scroller.scrollTo(0, -1e6)")
    page.phone.frames(3)
    assert page.page.evaluate(first) - before == pytest.approx(54, abs=1)
    assert page.page.evaluate("box('top').top - scroller.parentElement.getBoundingClientRect().top") == pytest.approx(0, abs=1)


def test_the_footer_stays_below_the_last_row_while_rows_grow(structured):
    page = structured("react-virtuoso")
    page.page.evaluate("void (window.answer = new Promise(() => {}))")
    page.page.evaluate("void gallery.list.begin('bottom')")
    page.wait_for_phase("refreshing", "bottom")
    page.page.evaluate("scroller.scrollTo(0, 1e6)")
    for height in (90, 200, 30):
        page.page.evaluate("(height) => { rows.at(-1).style.height = `${height}px`; }", height)
        page.phone.frames(3)
        page.page.evaluate("scroller.scrollTo(0, 1e6)")
        page.phone.frames(3)
        assert page.page.evaluate(AT_END) == pytest.approx([0, 0], abs=1)
