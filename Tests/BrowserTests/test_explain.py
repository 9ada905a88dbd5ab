"""`overscroll/explain`: each reason for which an edge does nothing or a chat does not follow, in a list that has it."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from options_page import attach, open_page
from test_chat import add, scroll_up
from test_chat_following import OWN, open_chat, rest

DECLARED = Path(__file__).parents[2] / "Web/src/explain.d.ts"
STAY = "onRefresh: () => new Promise(() => {})"
REFRESH = "onRefresh: () => {}"
LOAD = "onLoadMore: () => {}"
SHORT = "later&length=100"  # two rows in a viewport for twelve


class Case(NamedTuple):
    edge: str
    options: str
    then: str = "0"
    """What the page does after the list was attached."""
    finger: int = 0
    """The distance of a pull that is not released, in pixels."""
    query: str = "later"


CASES = {
    "detached": Case("top", REFRESH, then="list.detach()"),
    "noControl": Case("bottom", REFRESH),
    "outsideWindow": Case("top", REFRESH, then="scroller.parentElement.style.display = 'none'"),
    "unlimitedLength": Case("top", REFRESH, then="[rows.style.height, scroller.style.height] = ['5000px', 'auto']"),
    "running": Case("top", STAY, then="void list.begin('top')"),
    "showsActivity": Case("top", f"top: {{ showsActivity: true }}, {STAY}"),
    "ending": Case("top", f"{REFRESH}, durations: {{ minimumVisible: 0, resultDuration: 60 }}", then="list.begin('top')"),
    "armed": Case("top", STAY, finger=150),
    "noMore": Case("bottom", f"hasMore: false, {LOAD}"),
    "failed": Case("bottom", "onLoadMore: () => 'failed'", then="list.begin('bottom')"),
    "disabled": Case("top", f"top: {{ disabled: true }}, {REFRESH}"),
    "hidden": Case("top", f"top: {{ hidden: true }}, {REFRESH}"),
    "onlyFromCode": Case("bottom", f"bottom: {{ trigger: 'programmatic' }}, {LOAD}"),
    "waitsForTap": Case("bottom", f"bottom: {{ trigger: 'tap' }}, {LOAD}"),
    "waitsForRelease": Case("bottom", f"bottom: {{ trigger: 'tap', loadsOnRelease: true }}, {LOAD}"),
    "pageLimit": Case("bottom", f"bottom: {{ automaticPages: 1 }}, {LOAD}", then="list.begin('bottom')"),
    "otherGesture": Case("top", STAY, then="scroller.addEventListener('touchstart', (event) => event.preventDefault())", finger=60),
    "otherEdge": Case("bottom", f"{STAY}, {LOAD}", then="void list.begin('top')"),
    "frozenContent": Case("bottom", f"concurrency: 'independent', top: {{ freezesContent: true }}, {STAY}, {LOAD}", then="void list.begin('top')"),
    "locked": Case("top", REFRESH, then="scroller.style.overflowY = 'hidden'"),
    "touchAction": Case("top", REFRESH, then="scroller.style.touchAction = 'none'"),
    "transparent": Case("top", REFRESH, then="scroller.style.opacity = 0"),
    "noContent": Case("bottom", LOAD, then="rows.replaceChildren()"),
    "shortContent": Case("bottom", f"bottom: {{ trigger: 'release', visibility: 'beyondViewport' }}, {LOAD}", then="rows.lastChild.remove()", query=SHORT),
    "notPulled": Case("top", REFRESH),
    "shortPull": Case("top", REFRESH, finger=30),
    "armingDenied": Case("top", f"top: {{ shouldArm: () => false }}, {REFRESH}", finger=150),
    "spentTouch": Case("top", f"top: {{ trigger: 'pull', past: 20 }}, {REFRESH}", finger=150),
    "tooFar": Case("bottom", LOAD),
    "items": Case("bottom", f"bottom: {{ within: {{ items: 3 }} }}, {LOAD}"),
    "fillLimit": Case("bottom", f"bottom: {{ maximumPagesToFillViewport: 0 }}, {LOAD}", query=SHORT),
    "near": Case("bottom", f"bottom: {{ within: 5000, maximumPagesToFillViewport: 0 }}, {LOAD}"),
}
TEXTS = {"tooFar": "1100 more pixels", "otherEdge": "at the top edge", "notPulled": "more than 54 pixels. Without the option mouse",
         "shortPull": "fires beyond 54", "failed": "A tap on the indicator tries again", "fillLimit": "At most 0 pages"}


def explain(page, edge):
    return page.page.evaluate("async (edge) => (await import('/overscroll/explain.js')).explain(list, edge)", edge)


def declared(name):
    body = re.search(rf"type {name} =(.*?);", DECLARED.read_text("utf8"), re.S)[1]
    return sorted(re.findall(r'"(\w+)"', body))


def test_no_reason_is_without_a_case():
    assert declared("Reason") == sorted([*CASES, "loading", "inactive"])
    assert declared("ChatReason") == sorted(CHATS)


@pytest.mark.parametrize("reason", CASES)
def test_an_edge_that_does_nothing_says_why(lists, reason):
    case = CASES[reason]
    page = open_page(lists, case.query)
    attach(page, case.options)
    page.page.evaluate(f"(async () => {{ await ({case.then}); }})()")
    if case.finger:
        page.phone.press(150)
        page.phone.lead(150 + case.finger)
        page.page.wait_for_function("() => ['idle', 'pulling', 'armed'].includes(list.phase('top'))")
        page.phone.lead(155 + case.finger)
    page.phone.frames(5)
    explanation = explain(page, case.edge)
    assert explanation["reason"] == reason, explanation
    assert TEXTS.get(reason, "") in explanation["text"] and explanation["text"].endswith(".")


# By what the page does with a list: the edge, the reason, and a part of its text.
MISTAKES = {
    "scroller.style.overflow = 'hidden'": ("bottom", "locked", "the overflow of the list is hidden"),
    "[rows.style.height, scroller.style.height] = ['5000px', 'auto']": ("top", "unlimitedLength", "the window scrolls"),
    "document.body.appendChild(document.createElement('dialog')).showModal()": ("top", "locked", "behind a modal dialog"),
    "scroller.parentElement.inert = true": ("bottom", "locked", "inert"),
    "scroller.style.overflow = 'visible'": ("bottom", "unlimitedLength", "overflow of the list is visible"),
    "scroller.style.overflow = 'clip'": ("bottom", "unlimitedLength", "overflow of the list is clip"),
    "[scroller.parentElement.style.overflow, scroller.style.height] = ['auto', 'auto']": ("bottom", "unlimitedLength", "<div> scrolls"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_the_explanation_of_a_common_mistake_names_it(lists, mistake):
    page = open_page(lists, "later")
    attach(page, f"{REFRESH}, {LOAD}")
    page.page.evaluate(mistake)
    page.phone.frames(5)
    edge, reason, text = MISTAKES[mistake]
    explanation = explain(page, edge)
    assert explanation["reason"] == reason and text in explanation["text"], explanation


def test_a_run_that_has_ended_may_still_be_shown(lists):
    page = open_page(lists, "later")
    attach(page, f"{REFRESH}, durations: {{ minimumVisible: 60 }}")
    page.page.evaluate("list.begin('top')")
    explanation = explain(page, "top")
    assert explanation["reason"] == "ending" and "shortest time" in explanation["text"], explanation


@pytest.mark.parametrize("edge, options", [("top", "onRefresh: () => 'failed'"), ("bottom", "onLoadMore: () => 'failed'")])
def test_a_first_load_that_has_failed_is_explained(lists, edge, options):
    page = open_page(lists, "later")
    page.page.evaluate("rows.replaceChildren()")
    attach(page, options)
    page.page.evaluate(f"list.begin('{edge}')")
    page.page.wait_for_selector("[data-overscroll=failure]")
    assert explain(page, edge)["reason"] == "failed"


def test_a_list_that_is_loading_says_so(lists):
    page = open_page(lists)
    reason = page.page.evaluate(f"""async () => {{
      const {{ explain }} = await import('/overscroll/explain.js');
      return explain(attach(scroller, {{ {REFRESH} }}), 'top').reason; }}""")
    assert reason == "loading"


def test_a_list_without_an_engine_says_so(make_phone):
    phone = make_phone(expects_complaints=True)
    phone.open()
    reason = phone.page.evaluate("""async () => {
      const { attach } = await import('/overscroll/overscroll.js'), { explain } = await import('/overscroll/explain.js');
      const scroller = document.createElement('div');
      document.body.appendChild(document.createElement('div')).append(scroller);
      return explain(await attach(scroller, { onRefresh() {}, module: new Uint8Array(8) }), 'top').reason; }""")
    assert reason == "inactive"


# Chats

TOP = f"follow: 'newestOwnAtTop', {OWN}"


def ask(phone):
    add(phone, "mine")
    rest(phone)


def run(phone, script):
    phone.page.evaluate(f"async () => {{ {script}; await painted(); await painted(); }}")


def touch(phone):
    phone.press(300)
    phone.lead(330)


# By reason: the chat's options, and what happens then.
CHATS = {
    "loading": ("", rest),
    "noChat": ("", lambda phone: run(phone, "list.detach(); window.list = await attach(scroller, { onRefresh() {} })")),
    "outsideWindow": ("", lambda phone: run(phone, "scroller.parentElement.style.display = 'none'")),
    "noRows": ("", lambda phone: open_chat(phone, "", rows=0)),
    "morePages": ("", lambda phone: run(phone, "list.detach(); window.list = await attach(scroller, "
                                        "{ chat: living.options, bottom: { trigger: 'tap' }, onLoadMore() {} })")),
    "moving": ("", touch),
    "readerBusy": ("", lambda phone: run(phone, "getSelection().selectAllChildren([...scroller.querySelectorAll('.row')].at(-3))")),
    "followsEnd": ("", rest),
    "followsOwnRow": (TOP, ask),
    "aboveEnd": ("", lambda phone: scroll_up(phone, 900)),
    "ownRowVisible": (TOP, lambda phone: (ask(phone), run(phone, "scroller.scrollTop -= 30"))),
    "notScrolled": ("", lambda phone: (scroll_up(phone, 100), run(
        phone, "Object.assign([...scroller.querySelectorAll('.row')].at(-1).style, { height: '20px', minHeight: 0, overflow: 'hidden' })"))),
}


@pytest.mark.parametrize("reason", CHATS)
def test_a_chat_that_does_not_follow_its_end_says_why(reading_page, reason):
    phone = reading_page()
    options, happens = CHATS[reason]
    if reason != "noRows":
        open_chat(phone, options)
    happens(phone)
    explanation = phone.page.evaluate("async () => (await import('/overscroll/explain.js')).explainChat(list)" if reason != "loading" else """async () => {
      const { explainChat } = await import('/overscroll/explain.js');
      list.detach();
      return explainChat(attach(scroller, { chat: living.options })); }""")
    assert explanation["reason"] == reason, explanation
    assert explanation["text"].endswith(".")
