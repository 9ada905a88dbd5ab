"""The handle that `attach` returns at once: its promise, its signal, and its methods before it is ready."""

import pytest

from phone import wait_until

# Holds the module back until the test calls `release`, so that the list is not ready earlier.
HELD = """async () => {
  const { attach } = await import("/overscroll/overscroll.js");
  const bytes = await (await fetch("/overscroll/overscroll.wasm")).arrayBuffer();
  const { fetch: original } = window;
  let release;
  const held = new Promise((go) => { release = go; });
  window.fetch = async (...given) => (String(given[0]).endsWith(".wasm?held")
    ? (await held, new Response(bytes)) : original(...given));
  Object.assign(window, { attach, release, module: "/overscroll/overscroll.wasm?held", calls: [] });
}"""
NODES = "[scroller.childElementCount, scroller.parentElement.childElementCount, scroller.style.cssText]"


@pytest.fixture
def page(lists):
    page = lists("later")
    page.page.evaluate(HELD)
    return page


def test_the_handle_has_its_methods_before_the_list_is_ready(page):
    before, after = page.page.evaluate("""async () => {
      const state = () => [handle.isActive, handle.phase("top"), handle.progress("top"), typeof handle.begin];
      window.handle = attach(scroller, { onRefresh() {}, module });
      const before = state();
      release();
      await handle.ready;
      return [before, state()];
    }""")
    assert before == [False, "idle", 0, "function"]
    assert after == [True, "idle", 0, "function"]


def test_awaiting_the_handle_gives_a_list_that_is_ready(page):
    answer = page.page.evaluate("""async () => {
      release();
      const list = await attach(scroller, { onRefresh() {}, module });
      const again = await list.ready;
      return [list.isActive, "then" in list, again.isActive];
    }""")
    assert answer == [True, False, True]


def test_a_run_that_is_begun_before_the_list_is_ready_runs_then(page):
    answer = page.page.evaluate("""async () => {
      const handle = attach(scroller, { onRefresh: () => { calls.push(handle.isActive); return "unchanged"; }, module });
      const result = handle.begin("top");
      release();
      return [await result, calls];
    }""")
    assert answer == [{"outcome": "unchanged", "message": ""}, [True]]


def test_calls_before_the_list_is_ready_take_effect_in_their_order(page):
    answer = page.page.evaluate("""async () => {
      const handle = attach(scroller, { onRefresh: () => new Promise(() => {}), module });
      const result = handle.begin("top");
      handle.cancel("top");
      release();
      return (await result).outcome;
    }""")
    assert answer == "cancelled"


def test_listeners_that_are_added_before_the_list_is_ready_are_called(page):
    phases = page.page.evaluate("""async () => {
      const handle = attach(scroller, { onRefresh() {}, module, durations: { minimumVisible: 0, collapse: 0 } });
      handle.on("phase", ({ phase }) => calls.push(phase));
      release();
      await handle.begin("top");
      return calls;
    }""")
    assert phases[0] == "refreshing"


def test_a_wrong_option_rejects_the_handle_and_its_promise(page):
    answers = page.page.evaluate("""async () => {
      const text = (error) => `${error.name}: ${error.message}`;
      const wrong = () => attach(scroller, { onRefresh: 5 });
      const handle = wrong();
      const begun = handle.begin("top");
      return [await wrong().catch(text), await wrong().then(null, text), await handle.ready.catch(text), (await begun).outcome];
    }""")
    assert answers == ["TypeError: Overscroll: onRefresh must be a function, not 5"] * 3 + ["cancelled"]


def test_a_name_that_is_no_edge_is_an_error_of_each_method(page):
    calls = ["begin('Top')", "end('Top')", "cancel('start')", "reset(0)", "setNoMore('left')", "phase('Top')", "progress()", "lastUpdated(null)"]
    answers = page.page.evaluate("""async (calls) => {
      const handle = attach(scroller, { onRefresh() {}, module });
      release();
      await handle;
      return calls.map((call) => { try { return String(eval(`handle.${call}`)); } catch (error) { return `${error.name}: ${error.message}`; } });
    }""", calls)
    assert answers == [f"TypeError: Overscroll: an edge is one of top, bottom, leading, trailing, not {name}"
                       for name in ["Top", "Top", "start", "0", "left", "Top", "undefined", "null"]]


def test_an_edge_at_rest_has_no_progress(page):
    answers = page.page.evaluate("""async () => {
      const handle = attach(scroller, { onRefresh() {}, onLoadMore() {}, module });
      release();
      await handle;
      return ["top", "bottom", "leading"].map((edge) => Object.is(handle.progress(edge), 0));
    }""")
    assert answers == [True, True, True]


@pytest.mark.parametrize("means", ["detach", "signal"])
def test_a_list_that_is_given_up_while_it_is_attached_leaves_the_page_as_it_was(page, means):
    before = page.page.evaluate(NODES)
    answer = page.page.evaluate("""async (means) => {
      const controller = new AbortController();
      const handle = attach(scroller, { onRefresh() {}, module, signal: controller.signal });
      await new Promise((go) => setTimeout(go));
      if (means === "detach") handle.detach(); else controller.abort();
      const begun = handle.begin("top");
      release();
      const list = await handle;
      return [list.isActive, (await begun).outcome];
    }""", means)
    assert answer == [False, "cancelled"]
    assert page.page.evaluate(NODES) == before


def test_a_signal_that_is_aborted_already_attaches_nothing(page):
    before = page.page.evaluate(NODES)
    is_active = page.page.evaluate("""async () => {
      release();
      return (await attach(scroller, { onRefresh() {}, module, signal: AbortSignal.abort() })).isActive;
    }""")
    assert is_active is False
    assert page.page.evaluate(NODES) == before
    assert page.page.evaluate("attach(scroller, { onRefresh() {} }).then((list) => list.isActive)")


def test_aborting_the_signal_detaches_a_list_and_aborts_its_run(page):
    before = page.page.evaluate(NODES)
    answer = page.page.evaluate("""async () => {
      release();
      const controller = new AbortController();
      const list = await attach(scroller, { module, signal: controller.signal,
        onRefresh: ({ signal }) => new Promise((end) => { signal.onabort = () => { calls.push("aborted"); end(); }; }) });
      const result = list.begin("top");
      controller.abort();
      return [list.isActive, (await result).outcome, calls];
    }""")
    assert answer == [False, "cancelled", ["aborted"]]
    assert page.page.evaluate(NODES) == before


def test_a_detached_list_is_not_kept_by_its_signal(page):
    node = page.page.evaluate_handle("""async () => {
      release();
      window.controller = new AbortController();
      const frame = document.body.appendChild(document.createElement("div"));
      const other = frame.appendChild(document.createElement("div"));
      other.append(document.createElement("p"));
      const list = await attach(other, { module, signal: controller.signal, onRefresh() {} });
      list.detach();
      frame.remove();
      return new WeakRef(other);
    }""")

    def is_gone():
        page.page.request_gc()
        return page.page.evaluate("(node) => node.deref() === undefined", node)

    wait_until(is_gone)


@pytest.mark.parametrize("rounds", [2, 5])
def test_a_handle_can_be_detached_and_its_element_attached_again_in_the_same_task(page, rounds):
    page.page.evaluate("""async (rounds) => {
      release();
      const handles = [];
      for (let round = 0; round < rounds; round += 1) {
        handles.at(-1)?.detach();
        handles.push(attach(scroller, { module, onRefresh: () => { calls.push(round); } }));
      }
      const lists = await Promise.all(handles);
      window.active = lists.map((list) => list.isActive);
      await handles.at(-1).begin("top");
    }""", rounds)
    assert page.page.evaluate("active") == [False] * (rounds - 1) + [True]
    assert page.page.evaluate("calls") == [rounds - 1]
    assert page.page.evaluate("scroller.parentElement.querySelectorAll('[data-overscroll=top]').length") == 1


def test_a_list_that_its_own_end_detaches_again_gives_its_memory_back_once(page):
    seen = page.page.evaluate("""async () => {
      let isEnded = false;
      const first = await attach(scroller, { onRefresh: () => new Promise(() => {}), onEnd: () => { isEnded = true; first.detach(); } });
      first.begin("top");
      first.detach();
      const other = document.createElement("div");
      other.append(document.createElement("p"));
      Object.assign(other.style, { height: "200px", overflow: "auto" });
      document.body.append(other);
      const lists = [await attach(scroller, { onRefresh: () => new Promise(() => {}) }), await attach(other, { onRefresh() {} })];
      lists[0].begin("top");
      const phases = lists.map((list) => list.phase("top"));
      lists.forEach((list) => list.detach());
      return [isEnded, ...phases];
    }""")
    assert seen == [True, "refreshing", "idle"]


def test_a_list_whose_element_was_moved_is_not_active(page):
    page.page.evaluate("""async () => {
      release();
      window.list = await attach(scroller, { onRefresh() {}, module });
      document.body.append(scroller);
      scroller.append(document.createElement("p"));
    }""")
    wait_until(lambda: page.page.evaluate("list.isActive") is False)


OTHER_VERSION = """() => new Response(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 127, 3, 2, 1, 0,
  7, 22, 1, 18, ...new TextEncoder().encode("overscroll_version"), 0, 0, 10, 7, 1, 5, 0, 65, 227, 0, 11]))"""
WITHOUT_VERSION = "() => new Response(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))"


@pytest.mark.parametrize("module, says", [(OTHER_VERSION, "and this is 99"), (WITHOUT_VERSION, "and this is an older one")])
def test_a_module_of_another_version_is_refused_with_a_reason(lists, module, says):
    page = lists("later", expects_complaints=True)
    is_active = page.page.evaluate("""async (module) => {
      const { attach } = await import("/overscroll/overscroll.js");
      window.fetch = new Function(`return ${module}`)();
      return (await attach(scroller, { onRefresh() {} })).isActive;
    }""", module)
    assert is_active is False
    errors = [text for kind, text in page.phone.console if kind == "error"]
    assert len(errors) == 1
    assert "of overscroll.wasm" in errors[0]
    assert says in errors[0]
    assert "cache" in errors[0]


def test_an_action_that_is_begun_twice_without_an_engine_runs_once(lists):
    page = lists("later", expects_complaints=True)
    page.page.route("**/overscroll.wasm", lambda route: route.fulfill(status=404, body="no"))
    answer = page.page.evaluate("""async () => {
      const { attach } = await import("/overscroll/overscroll.js");
      let calls = 0, end;
      const list = await attach(scroller, { onRefresh: () => { calls += 1; return new Promise((go) => { end = go; }); } });
      const results = [list.begin("top"), list.begin("top")];
      end("unchanged");
      await Promise.all(results);
      const once = calls;
      const last = list.begin("top");
      end();
      await last;
      return [once, calls];
    }""")
    assert answer == [1, 2]


def test_a_page_that_lacks_what_a_list_needs_gets_the_reason_and_is_left_as_it_was(lists):
    page = lists("later", expects_complaints=True)
    before = page.page.evaluate(NODES)
    answer = page.page.evaluate("""async () => {
      const { attach } = await import("/overscroll/overscroll.js");
      const { ResizeObserver } = window;
      const heard = [], seen = [];
      addEventListener("error", ({ message }) => heard.push(message));
      const { addEventListener: add } = scroller;
      scroller.addEventListener = (type, listener, options) => add.call(scroller, type, (event) => { seen.push(type); listener(event); }, options);
      delete window.ResizeObserver;
      const list = await attach(scroller, { onRefresh: () => "unchanged", onLoadMore() {} });
      window.ResizeObserver = ResizeObserver;
      scroller.dispatchEvent(new Event("scroll"));
      const { outcome } = await list.begin("top");
      return [list.isActive, heard, seen, outcome];
    }""")
    is_active, heard, seen, outcome = answer
    assert (is_active, seen, outcome) == (False, [], "unchanged")
    assert len(heard) == 1 and "ResizeObserver is not defined" in heard[0]
    assert page.page.evaluate(NODES) == before
    assert not [text for _, text in page.phone.console if "engine" in text]
