"""Pages with strict policies, browsers that lack features, and lists that are removed."""

import shutil

import pytest
from playwright.sync_api import Error

from conftest import FLAGS, PHONE
from phone import Phone, linger, settle, wait_until
from strict_page import StrictPage

POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'; base-uri 'none'"
TRUSTED = f"{POLICY}; require-trusted-types-for 'script'; trusted-types 'none'"
EVERYTHING = {"backToTop": {}, "refreshButton": "always", "mouse": True, "feed": True, "wheel": "always"}


@pytest.fixture
def strict(make_phone):
    return StrictPage(make_phone())


@pytest.fixture
def broken(make_phone):
    """A page for tests that expect an error in the console."""
    return StrictPage(make_phone(expects_complaints=True))


def ours(page):
    return [text for kind, text in page.phone.console if kind == "error" and text.startswith("Overscroll")]


@pytest.mark.parametrize("policy", [POLICY, TRUSTED])
@pytest.mark.parametrize("indicator", ["classic", "spinner", "lines"])
def test_a_list_with_everything_breaks_no_strict_policy(strict, policy, indicator):
    strict.open(policy, EVERYTHING, indicator=indicator)
    strict.evaluate("list.setLanguage('de')")
    strict.pull()
    strict.wait_for_phase("armed")
    strict.lift()
    wait_until(lambda: strict.runs() == ["top"])
    strict.finish({"outcome": "updated", "message": "3 neue"})
    strict.wait_for_phase("idle")
    strict.evaluate("scroller.scrollTop = 2000")
    settle(strict.page)
    strict.page.mouse.move(195, 200)
    strict.page.mouse.wheel(0, -100)
    linger(strict.page, 200)
    assert strict.evaluate("document.querySelectorAll('button[data-overscroll=backToTop]').length") == 1
    assert strict.evaluate("violations") == []


def test_text_goes_in_as_text(strict):
    words = "<img src=x onerror=\"window.harm=1\"><b>bold</b>"
    strict.open(texts=words)
    strict.evaluate("void list.begin('top')")
    settle(strict.page)
    box = "document.querySelector('[data-overscroll=top]')"
    assert words in strict.evaluate(f"{box}.textContent")
    assert strict.evaluate("document.querySelector('[role=status]').textContent") == words
    strict.finish({"outcome": "updated", "message": words})
    settle(strict.page)
    assert strict.evaluate(f"{box}.querySelectorAll('img, b').length") == 0
    assert strict.evaluate("window.harm") is None


NO_WASM = "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'"


@pytest.mark.parametrize("lack", ["policy", "browser", "fetch"])
def test_without_an_engine_the_list_scrolls_and_its_actions_run(broken, lack):
    if lack == "browser":
        broken.page.add_init_script("delete window.WebAssembly")
    broken.open({"policy": NO_WASM, "fetch": NO_WASM.replace("connect-src 'self'; ", "")}.get(lack))
    assert len(ours(broken)) == 1
    assert "the engine could not be loaded from" in ours(broken)[0]
    assert broken.evaluate("list.isActive") is False
    broken.phone.page.evaluate("scroller.scrollTop = 300")
    assert broken.evaluate("scroller.scrollTop") == 300
    broken.evaluate("void list.begin('top').then(({ outcome }) => { window.outcome = outcome; })")
    broken.finish()
    wait_until(lambda: broken.evaluate("window.outcome") == "updated")
    broken.page.click("[data-overscroll=bottom] button")
    assert broken.runs() == ["top", "bottom"]
    broken.evaluate("list.detach()")
    assert broken.evaluate("document.querySelectorAll('[data-overscroll]').length") == 0


def test_a_part_that_is_missing_is_told_once_and_the_list_does_without(broken):
    broken.page.route("**/back-to-top.js", lambda route: route.fulfill(status=404, body="no"))
    broken.open(options={"backToTop": {}})
    # Any call to the browser also delivers its pending console messages.
    wait_until(lambda: broken.evaluate("true") and len(ours(broken)) == 1)
    assert "a part is missing" in ours(broken)[0]
    broken.pull()
    broken.wait_for_phase("armed")
    broken.lift()
    wait_until(lambda: broken.runs() == ["top"])


def test_a_page_without_the_part_for_pages_stays_as_it_is(broken):
    broken.page.route("**/page.js", lambda route: route.fulfill(status=404, body="no"))
    broken.open(**{"by-hand": "1"})
    broken.evaluate("async () => { window.list = await attach(document.body, options); }")
    assert len(ours(broken)) == 1
    assert broken.evaluate("list.isActive") is False


@pytest.mark.parametrize("how", [
    "await (await fetch('/overscroll/overscroll.wasm')).arrayBuffer()",
    "new Uint8Array(await (await fetch('/overscroll/overscroll.wasm')).arrayBuffer())",
    "await WebAssembly.compileStreaming(fetch('/overscroll/overscroll.wasm'))",
    "new URL('/overscroll/overscroll.wasm', location)", "'/overscroll/overscroll.wasm'"])
def test_the_module_may_be_handed_in(strict, how):
    strict.open(**{"by-hand": "1"})
    asked = []
    strict.page.on("request", lambda request: asked.append(request.url))
    strict.evaluate(f"async () => {{ const module = {how}; asked = 0; window.list = await attach(scroller, {{ ...options, module }}); }}; var asked;")
    wait_until(lambda: strict.evaluate("window.list !== undefined"))
    assert strict.evaluate("list.isActive")
    assert sum(url.endswith(".wasm") for url in asked) == 1
    strict.pull()
    strict.wait_for_phase("armed")
    strict.lift()


@pytest.mark.parametrize("module", ["5", "{}", "null", "true"])
def test_a_module_of_another_kind_is_a_wrong_option(strict, module):
    strict.open(**{"by-hand": "1"})
    answer = strict.evaluate(f"async () => {{ try {{ await attach(scroller, {{ ...options, module: {module} }}); }} catch (error) {{ return error.message; }} }}")
    assert answer.startswith("Overscroll: module must be a URL, the bytes of the module, or a WebAssembly.Module")


def test_a_second_copy_of_the_script_sees_what_the_first_has_attached(strict):
    strict.open()
    answer = strict.evaluate("""async () => {
      const copy = await import('/overscroll/overscroll.js?copy');
      if (copy.attach === attach) return 'the same';
      try { await copy.attach(scroller, options); } catch (error) { return error.message; } }""")
    assert answer == "Overscroll: element is attached already; detach it first"


def test_two_copies_of_the_script_have_a_list_each(strict):
    strict.open()
    strict.evaluate("""async () => {
      const frame = document.createElement('div');
      const other = scroller.cloneNode(true);
      other.id = 'other';
      other.style.cssText = 'height: 100px; overflow: auto';
      frame.append(other);
      document.body.append(frame);
      const copy = await import('/overscroll/overscroll.js?copy');
      window.second = await copy.attach(other, options);
      void second.begin('top'); }""")
    assert strict.runs() == ["top"]
    assert strict.evaluate("[second.phase('top'), list.phase('top')]") == ["refreshing", "idle"]
    strict.evaluate("second.detach()")
    strict.pull()
    strict.wait_for_phase("armed")
    strict.lift()


def lead_to(page, moment):
    """Moves the top edge to a phase."""
    if moment == "pulling":
        page.pull(60)
    if moment == "armed":
        page.pull()
    if moment in ("refreshing", "ending", "failed"):
        page.evaluate("void list.begin('top')")
    if moment == "ending":
        settle(page.page)
        page.finish({"outcome": "updated", "message": "new"})
    if moment == "failed":
        settle(page.page)
        page.evaluate("list.end('top', 'failed')")
    if moment == "noMore":
        page.evaluate("void list.begin('bottom')")
        page.finish("noMore")
        page.wait_for_phase("noMore", "bottom")
    else:
        page.wait_for_phase(moment)


MOMENTS = ["idle", "pulling", "armed", "refreshing", "ending", "failed", "noMore"]
STATE = """() => [scroller, scroller.parentElement].map((node) => node.getAttribute('style'))
  .concat(scroller.getAttribute('aria-busy'), scroller.children.length, scroller.parentElement.children.length, scroller.scrollTop)"""


@pytest.mark.parametrize("moment", MOMENTS)
def test_b171_a_list_that_is_detached_in_any_phase_leaves_the_page_as_it_was(strict, moment):
    strict.open(**{"by-hand": "1"})
    bare = strict.evaluate(STATE)
    strict.evaluate("async () => { window.list = await attach(scroller, { ...options, ...EVERYTHING }); }".replace(
        "EVERYTHING", "{ backToTop: {}, refreshButton: 'always', mouse: true, feed: true }"))
    settle(strict.page)
    lead_to(strict, moment)
    strict.evaluate("list.detach()")
    assert strict.evaluate(STATE) == bare
    assert strict.evaluate("document.querySelectorAll('[role=feed], [role=article], [role=status], [data-overscroll]').length") == 0
    if moment in ("pulling", "armed"):
        strict.lift()
    linger(strict.page, 700)
    assert strict.evaluate(STATE) == bare
    strict.evaluate("async () => { window.list = await attach(scroller, options); runs.length = 0; }")
    strict.pull()
    strict.wait_for_phase("armed")
    strict.lift()
    wait_until(lambda: strict.runs() == ["top"])


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_list_that_is_taken_out_of_its_parent_is_detached(strict, moment):
    strict.open()
    lead_to(strict, moment)
    strict.evaluate("window.frame = scroller.parentElement; window.taken = scroller; taken.remove()")
    wait_until(lambda: strict.evaluate("frame.children.length") == 0)
    assert strict.evaluate("frame.getAttribute('style') || ''") == ""
    strict.evaluate("frame.append(taken)")
    assert strict.evaluate("taken.querySelectorAll('[data-overscroll]').length") == 0
    strict.evaluate("async () => { window.list = await attach(taken, options); runs.length = 0; }")
    if moment in ("pulling", "armed"):
        strict.lift()
    strict.pull()
    strict.wait_for_phase("armed")
    strict.lift()
    wait_until(lambda: strict.runs() == ["top"])


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_list_whose_parent_is_taken_out_goes_on_when_that_is_back(strict, moment):
    strict.open()
    lead_to(strict, moment)
    strict.evaluate("window.frame = scroller.parentElement; window.place = frame.previousSibling; frame.remove()")
    linger(strict.page, 300)
    strict.evaluate("() => { const own = requestAnimationFrame; window.requestAnimationFrame = (go) => { window.drawn += 1; return own(go); }; }")
    linger(strict.page, 700)
    strict.evaluate("() => { window.drawn = 0; }")
    linger(strict.page, 500)
    assert strict.evaluate("drawn") == 0, "nothing is drawn that nobody sees"
    strict.evaluate("place.after(frame)")
    if moment in ("pulling", "armed"):
        strict.lift()
    if moment == "refreshing":
        strict.finish()
    strict.wait_for_phase("noMore" if moment == "noMore" else "idle", "bottom" if moment == "noMore" else "top")
    settle(strict.page)
    assert strict.first() == 0
    strict.evaluate("runs.length = 0")
    strict.pull()
    strict.wait_for_phase("armed")
    strict.lift()
    wait_until(lambda: strict.runs() == ["top"])


# Pages in the back/forward cache


def test_a_pull_ends_where_the_page_is_hidden(strict):
    strict.open()
    strict.pull()
    strict.wait_for_phase("armed")
    strict.evaluate("""() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      document.dispatchEvent(new Event('visibilitychange')); }""")
    assert strict.phase() == "idle"
    linger(strict.page, 600)
    assert strict.first() == 0
    assert strict.runs() == []


def test_a_run_that_ends_while_the_page_is_frozen_is_over_when_it_is_thawed(strict):
    strict.open()
    strict.evaluate("void list.begin('top')")
    settle(strict.page)
    strict.evaluate("setTimeout(() => done.shift()('updated'), 300)")
    strict.phone.cdp.send("Page.setWebLifecycleState", {"state": "frozen"})
    linger(strict.page, 1500)
    strict.phone.cdp.send("Page.setWebLifecycleState", {"state": "active"})
    strict.wait_for_phase("idle")
    settle(strict.page)
    assert strict.first() == 0
    strict.pull()
    strict.wait_for_phase("armed")
    strict.lift()


def has_come_back(page):
    try:
        return page.evaluate("window.persisted") is True
    except Error:
        return False  # The browser is between the two pages.


def test_a_page_that_comes_back_from_the_cache_goes_on_where_it_was(browser, server):
    keeping = browser.browser_type.launch(
        executable_path=shutil.which("chromium"), args=FLAGS, ignore_default_args=["--disable-back-forward-cache"])
    try:
        context = keeping.new_context(**PHONE)
        strict = StrictPage(Phone(context.new_page(), server)).open()
        strict.evaluate("addEventListener('pageshow', ({ persisted }) => { window.persisted = persisted; })")
        strict.evaluate("void list.begin('top')")
        settle(strict.page)
        strict.page.goto(server.url)
        linger(strict.page, 500)
        strict.page.evaluate("setTimeout(() => history.back(), 0)")
        wait_until(lambda: has_come_back(strict))
        assert strict.phase() == "refreshing"
        strict.finish()
        strict.wait_for_phase("idle")
        settle(strict.page)
        assert strict.first() == 0
    finally:
        keeping.close()


def test_a_clock_that_is_set_back_keeps_nothing_open(strict):
    strict.open()
    strict.evaluate("void list.begin('top')")
    settle(strict.page)
    strict.evaluate("const now = Date.now; Date.now = () => now() - 864e5 * 400")
    strict.finish()
    strict.wait_for_phase("idle")


# One thousand times


def counts(page):
    page.phone.cdp.send("HeapProfiler.collectGarbage")
    page.phone.cdp.send("HeapProfiler.collectGarbage")
    found = {each["name"]: each["value"] for each in page.phone.cdp.send("Performance.getMetrics")["metrics"]}
    return found["JSEventListeners"], found["Nodes"], found["JSHeapUsedSize"]


ROUNDS = """async ({ count, element, more }) => {
  for (let round = 0; round < count; round += 1) {
    const list = await attach(eval(element), { top: options.top, backToTop: {}, mouse: true, refreshButton: 'always', ...more });
    if (round % 10 === 0) await new Promise((go) => setTimeout(go, 5));
    list.detach();
  } }"""


@pytest.mark.parametrize("element", ["scroller", "document.body"])
def test_a_thousand_lists_leave_no_listener_no_node_and_no_memory(strict, element):
    strict.open(**{"by-hand": "1"})
    strict.phone.cdp.send("Performance.enable")
    given = {"element": element, "more": {} if element == "document.body" else {"feed": True}}
    # The engines' caches grow with the first thousand.
    strict.evaluate(ROUNDS, {"count": 1000, **given})
    linger(strict.page, 300)
    listeners, nodes, heap = counts(strict)
    strict.evaluate(ROUNDS, {"count": 1000, **given})
    linger(strict.page, 300)
    after = counts(strict)
    print("listeners, nodes, heap", (listeners, nodes, heap), after)
    assert after[0] <= listeners
    assert after[1] <= nodes + 20
    assert after[2] <= heap + 100_000, "100 bytes a list at most: what the engines' caches keep"


def test_b181_a_sheet_round_the_list_hears_nothing_of_a_finger_that_pulls_it(strict):
    strict.open()
    strict.evaluate("() => { window.heard = 0; document.body.addEventListener('touchmove', () => { heard += 1; }); }")
    strict.pull()
    strict.wait_for_phase("armed")
    strict.lift()
    # Until the finger is known to pull, the page receives its moves.
    assert strict.evaluate("heard") <= 2
    strict.evaluate("() => { scroller.scrollTop = 1000; heard = 0; list.detach(); }")
    strict.touch("touchStart", 195, 250)
    for step in range(5):
        strict.touch("touchMove", 195, 250 - 20 * (step + 1))
    strict.lift()
    assert strict.evaluate("heard") >= 2
