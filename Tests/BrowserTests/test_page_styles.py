"""Styles of a page that a list must neither be moved by nor take away: transitions, transforms, rules that count rows."""

import itertools

import pytest

from phone import wait_until
from test_whole_page import Whole

HOLD = 54
TRANSITIONS = {
    "for all nodes": "* { transition: all .3s }",
    "for all nodes, important": "*, ::before, ::after { transition: all .3s !important }",
    "of the list": "#scroller { transition-property: all; transition-duration: 150ms; transition-timing-function: ease-in-out }",
    "that is delayed": "#scroller { transition: translate 1s 0.2s, transform 1s 0.2s, padding 1s }",
    "of the list and its parent": ".frame, #scroller, #rows, p { transition: all 0.5s linear }",
}
HEADER = "document.querySelector('[data-overscroll=top]').getBoundingClientRect().height"


def rule(page, text):
    page.page.add_style_tag(content=text)
    page.phone.frames(3)


@pytest.mark.clock
@pytest.mark.parametrize("rules", TRANSITIONS)
def test_a_transition_of_the_page_moves_no_row_when_a_refresh_opens_and_closes(lists, rules):
    page = lists("later")
    rule(page, TRANSITIONS[rules])
    page.start()
    page.phone.record_moves()
    page.phone.press(100)
    page.phone.lead(330, steps=16)
    page.page.wait_for_function("() => moves.at(-1) === 330")
    page.phone.frames(2)
    page.watch()
    page.phone.lift()
    page.wait_for_phase("refreshing")
    page.phone.frames(40)
    assert page.top() == pytest.approx(HOLD, abs=0.5)
    page.finish()
    page.wait_for_phase("idle")
    page.phone.frames(40)
    watched = page.watched()
    for (before, _, then), (after, _, now) in itertools.pairwise(watched):
        assert after - before <= 0.5, "The rows only go back"
        assert after - before >= -30 * max(1, (now - then) * 60 / 1000), "They do not jump, however late a frame is"
    assert watched[-1][0] == pytest.approx(0, abs=0.5)


@pytest.mark.clock
@pytest.mark.parametrize("rules", [
    "* { transition: all 5s }", "* { animation: late 5s }", ".frame * { animation: late 5s; transition: transform 5s !important }"])
def test_the_page_animates_no_indicator(lists, rules):
    page = lists("later")
    rule(page, f"@keyframes late {{ from {{ opacity: 0; transform: none }} }} {rules}")
    page.start()
    page.phone.press(100)
    page.phone.lead(200)
    page.phone.frames(2)
    assert page.top() > 10
    assert page.page.evaluate("""() => {
      const box = document.querySelector('[data-overscroll=top]'), { opacity, transform } = getComputedStyle(box);
      const written = new DOMMatrix(box.style.transform);
      return [box.getAnimations().length, box.style.opacity - opacity, written.f - new DOMMatrix(transform).f];
    }""") == pytest.approx([0, 0, 0], abs=0.001)
    page.phone.lift()


@pytest.mark.parametrize("rules", ["for all nodes", "of the list"])
def test_the_transitions_of_the_page_apply_after_a_pull_and_after_detaching(lists, rules):
    page = lists("later")
    rule(page, TRANSITIONS[rules])
    html, duration = page.page.evaluate("[scroller.outerHTML, getComputedStyle(scroller).transitionDuration]")
    page.start()
    page.pull()
    page.wait_for_phase("refreshing")
    page.finish()
    page.wait_for_phase("idle")
    page.page.wait_for_function("(own) => getComputedStyle(scroller).transitionDuration === own", arg=duration)
    page.page.evaluate("list.detach()")
    assert page.page.evaluate("[scroller.outerHTML, getComputedStyle(scroller).transitionDuration]") == [html, duration]


def test_detaching_while_pulled_leaves_no_transition_behind(lists):
    page = lists("later")
    rule(page, "* { transition: all 10s }")
    page.start()
    page.phone.press(100)
    page.phone.lead(330)
    page.page.evaluate("list.detach()")
    page.phone.frames(2)
    assert page.top() == pytest.approx(0, abs=0.5)
    page.phone.lift()


# The page's own place of the list

PLACES = {
    "transform": "transform: translateY(20px)",
    "translate": "translate: 0 20px",
    "translate in percent": "translate: calc(2% + 1px) 5%",
    "both": "translate: 7px 9px; transform: translate(3px, 11px)",
    "three axes": "translate: 1px 20px 3px",
}
BOX = "(({ x, y }) => [x, y + scroller.scrollTop])(rows.getBoundingClientRect())"


@pytest.mark.parametrize("inline", [False, True])
@pytest.mark.parametrize("place", PLACES)
def test_a_pull_starts_where_the_page_places_the_list_and_ends_there(lists, place, inline):
    page = lists("later")
    if inline:
        page.page.evaluate("(text) => { scroller.style.cssText = text; }", PLACES[place])
    else:
        rule(page, f"#scroller {{ {PLACES[place]} }}")
    page.start()
    x, y = page.page.evaluate(BOX)
    html = page.page.evaluate("scroller.style.translate")
    page.phone.press(100)
    page.phone.lead(330)
    page.phone.frames(2)
    pulled = page.page.evaluate(BOX)
    assert pulled[0] == pytest.approx(x, abs=0.1)
    assert pulled[1] > y + 60
    page.phone.lead(102)
    page.phone.lift()
    page.wait_for_phase("idle")
    page.rest()
    assert page.page.evaluate(BOX) == pytest.approx([x, y], abs=0.1)
    assert page.page.evaluate("scroller.style.translate") == html


# Rules that count rows, and change any of their styles

COUNTED = {
    "corners": ".row:first-child { border-radius: 12px 12px 0 0 } .row:last-child { border-radius: 0 0 12px 12px }",
    "shadow": ".row:not(:last-child) { box-shadow: inset 0 -1px #ccc }",
    "opacity": ".row:nth-last-child(2) { opacity: 0.5 }",
    "separators": ".row { position: relative } .row:not(:last-child)::after { content: ''; position: absolute; inset: auto 0 0; height: 1px; background: #ccc }",
    "separators before": ".row + .row::before { content: ''; display: block; border-top: 1px solid #ccc } .row:first-child::before { content: '' }",
    "list group": """.row { border: 1px solid #ddd } .row + .row { border-top-width: 0 } .row:last-child { border-bottom-right-radius: inherit }
      #list { border-radius: 6px }""",
    "one side": ".row { border: 0 solid #ddd; border-bottom-width: 1px; border-left-style: dashed } .row:last-child { border-bottom-color: red }",
    "nodes in rows": ".row:last-child hr { visibility: hidden } .row:first-child b { color: red }",
    "marks of nodes in rows": ".row:not(:last-child) b::after { content: ''; display: inline-block; width: 9px }",
    "outline and filter": ".row:last-child { outline: 2px solid red } .row:first-child { filter: grayscale(1) }",
    "letters": ".row:first-child { text-transform: uppercase; letter-spacing: 2px }",
    "the list itself": "#list:not(:has(> overscroll-space)) { background: #eef }",
}
ROW_PAGE = """async ([rules, edges]) => {
  const { attach } = await import("/overscroll/overscroll.js");
  document.body.innerHTML = `<div style="height: 500px"><div id="list" style="height: 100%; overflow-y: auto"></div></div>`;
  const style = document.createElement("style");
  style.textContent = `p, hr { margin: 0 } .row { min-height: 50px } ${rules}`;
  document.head.append(style);
  list.innerHTML = Array.from({ length: 30 }, (_, row) => `<div class="row"><p><b>Row</b> ${row}</p><hr></div>`).join("");
  const rows = [...list.children];
  window.looks = () => [list, ...rows.flatMap((row) => [row, ...row.querySelectorAll("*")])].map((node) => {
    const { left, width, height } = node.getBoundingClientRect();
    const texts = [undefined, "::before", "::after"].map((name) => getComputedStyle(node, name)).filter((each) => each.content !== "none")
      .map((each) => [...each].map((name) => each.getPropertyValue(name)).join());
    // The styles that the library writes to the list are its own.
    return node === list ? [getComputedStyle(list).backgroundColor] : [left, width, height, ...texts].join();
  });
  window.tops = () => rows.map((row) => row.getBoundingClientRect().top);
  window.ends = [];
  const run = () => new Promise((end) => ends.push(end));
  const options = { top: edges.includes("top") && { onRefresh: run }, bottom: edges.includes("bottom") && { onLoadMore: run, trigger: "tap" } };
  window.attachNow = async () => { window.own = await attach(list, { durations: { expand: 0, collapse: 0, minimumVisible: 0 }, ...options }); };
}"""
CHANGED = "(before) => looks().flatMap((each, index) => String(each) === String(before[index]) ? [] : [index])"


@pytest.mark.parametrize("transition", ["", ".row, .row * { transition: all 1s }"])
@pytest.mark.parametrize("rules", COUNTED)
def test_an_open_edge_changes_no_style_of_a_row(lists, rules, transition):
    page = lists("later")
    page.page.evaluate(ROW_PAGE, [COUNTED[rules] + transition, "top bottom"])
    before, tops = page.page.evaluate("[looks(), tops()]")
    page.page.evaluate("attachNow()")
    page.phone.frames(3)
    assert page.page.evaluate(CHANGED, before) == []
    assert page.page.evaluate("tops()") == tops
    page.page.evaluate("void own.begin('top')")
    wait_until(lambda: page.page.evaluate("ends.length"))
    page.phone.frames(3)
    assert page.page.evaluate(CHANGED, before) == []
    assert page.page.evaluate("tops()") == [pytest.approx(top + HOLD, abs=0.1) for top in tops]
    page.page.evaluate("list.scrollTo(0, 1e6)")
    page.phone.frames(3)
    assert page.page.evaluate(CHANGED, before) == []
    page.page.evaluate("own.detach()")
    assert page.page.evaluate(CHANGED, before) == []
    assert page.page.evaluate("list.children.length") == 30


# Rules for the children of the list's parent, with a transition

STACKS = {
    "neighbours": "#shell > * + * { margin-top: 16px }",
    "last": "#shell > :not(:last-child) { margin-bottom: 16px }",
    "corners": "#shell > :first-child { border-top-left-radius: 9px } #shell > :last-child { border-bottom-left-radius: 9px }",
}


# Nothing can be beside a child that is the first and the last one.
BESIDE = [("", ""), ("<h1>News</h1>", ""), ("", "<nav>Tabs</nav>")]


@pytest.mark.parametrize("rules, beside", [(rules, beside) for rules in STACKS for beside in BESIDE if any(beside) or rules != "corners"])
def test_a_stack_with_transitions_stays_as_it_is(lists, rules, beside):
    page = lists("later")
    page.page.evaluate("""async ([rules, before, after]) => {
      const { attach } = await import("/overscroll/overscroll.js");
      document.body.innerHTML = `<div id="shell">${before}<div id="list"><div style="height: 2000px"></div></div>${after}</div>`;
      const style = document.createElement("style");
      style.textContent = `#shell { height: 500px; display: flex; flex-direction: column } #list { flex: 1; min-height: 0; overflow-y: auto }
        #shell > * { transition: all 1s } ${rules}`;
      document.head.append(style);
      const children = [...shell.children];
      window.read = () => children.map((node) => {
        const { top, left, width, height } = node.getBoundingClientRect();
        const { borderRadius, margin } = getComputedStyle(node);
        return [top, left, width, height, borderRadius, margin];
      });
      window.attachNow = async () => { window.own = await attach(list, { onRefresh() {}, onLoadMore() {}, refreshButton: "always" }); };
    }""", [STACKS[rules], *beside])
    before = page.page.evaluate("read()")
    page.page.evaluate("attachNow()")
    page.page.evaluate("document.getAnimations().forEach((each) => each.finish())")
    page.phone.frames(3)
    assert page.page.evaluate("read()") == before


@pytest.mark.parametrize("rules", ["* { transition: all .3s }", "html, body { transition: all 1s }"])
def test_a_transition_of_the_page_moves_no_row_of_a_whole_page(make_phone, rules):
    page = Whole(make_phone()).open()
    page.page.add_style_tag(content=rules)
    page.phone.frames(3)
    page.pull(200, 420)
    page.page.evaluate("""() => { window.tops = []; const row = document.querySelector(".item");
      const look = () => { tops.push(row.getBoundingClientRect().top); requestAnimationFrame(look); }; look(); }""")
    page.lift()
    page.page.wait_for_function("() => list.phase('top') === 'refreshing'")
    page.phone.frames(60)
    tops = page.page.evaluate("tops.splice(0)")
    assert max(after - before for before, after in zip(tops, tops[1:], strict=False)) <= 1, "The rows only go back"
