"""The adapter for Vue 3: the effect of a component's lifecycle on its list, in three browser engines."""

import json
import subprocess

import pytest

from element_page import ElementPage
from served import PACKAGE, ROOT, Served
from touched_list import line

pytestmark = pytest.mark.full_engines
VUE = ROOT / ".build/vue"
NODES = "[document.querySelectorAll('[data-overscroll], [role=status], [data-overscroll-part]').length, document.adoptedStyleSheets.length]"
# The removed part of the page: only the element, or also its surroundings.
GONE = {"element": {"isShown": False}, "page": {"kind": "Empty"}}
CANCELLED = {"outcome": "cancelled", "message": ""}
UPDATED = {"outcome": "updated", "message": ""}


@pytest.fixture(scope="session")
def vue_server():
    assert (VUE / "vue.js").exists(), "Development/Scripts/install.sh installs Vue."
    served = Served({"": ROOT / "Tests/BrowserTests/vue", "overscroll": PACKAGE, "vue": VUE})
    yield served
    served.stop()


class App(ElementPage):
    """The app, whose state a test changes."""

    def start(self, **state):
        self.run(f"start({json.dumps(state)})")
        self.wait("isAttached()")
        self.frames()
        return self

    def change(self, **state):
        """Changes the state, and waits until the change is rendered."""
        self.engine.evaluate(f"(change({json.dumps(state)}), nextTick().then(() => 0))")
        self.frames()

    def answer(self, value="updated"):
        self.run(f"window.answer = {json.dumps(value)}")

    def begin(self):
        """Begins a refresh from code, which the test ends."""
        self.run("window.result = null; own().refresh().then((result) => { window.result = result })")
        self.wait("calls.length === 1")

    def assert_refreshes(self, name="refresh first"):
        before = self.read("calls.length")
        self.wait("isAtRest()")
        self.pull()
        self.wait(f"calls.length === {before + 1}")
        self.wait("isOpen()")
        self.run("ends.pop().end()")
        self.wait("isAtRest()")
        assert self.read("calls.slice(-1)") == [name]
        assert self.read("calls.length") == before + 1


@pytest.fixture
def failing_vue(engine, vue_server):
    """An app whose errors are expected."""
    return App(engine, vue_server.url).open(page="page.html")


@pytest.fixture
def vue(failing_vue):
    yield failing_vue
    # Vue logs that it is a development build, and warns of mistakes in a component.
    assert failing_vue.read("[logs.error, logs.warn]") == [[], []]


# The component


def test_a_pull_refreshes_once_and_restores_the_layout(vue):
    vue.start()
    vue.run("window.before = [list.scrollHeight, list.getAttribute('class')]")
    vue.assert_refreshes()
    assert vue.read("[list.scrollHeight, list.getAttribute('class')].join() === before.join()")


def test_the_methods_run_the_actions_and_return_results(vue):
    vue.start()
    vue.answer("unchanged")
    assert vue.read("own().refresh()") == {"outcome": "unchanged", "message": ""}
    vue.answer({"hasMore": False})
    assert vue.read("own().loadMore()") == {"outcome": "noMore", "message": ""}
    assert vue.read("calls") == ["refresh first", "more first"]


def test_the_next_pages_load_until_there_are_no_more(vue):
    vue.start(options={"hasMore": True})
    for number in (1, 2):
        vue.run("list.scrollTop = 1e6")
        vue.wait(f"calls.length === {number}")
        vue.change(rows=40 + 20 * number, options={"hasMore": number < 2})
        vue.run("ends.pop().end()")
        vue.wait("list.ariaBusy === 'false'")
    vue.wait("own().list.phase('bottom') === 'noMore'")
    assert vue.read("[calls, list.querySelectorAll('p').length]") == [["more first"] * 2, 80]
    vue.change(options={"hasMore": True})
    vue.wait("own().list.phase('bottom') !== 'noMore'")


def test_the_newest_function_is_called(vue):
    vue.start()
    vue.change(name="second")
    vue.answer()
    assert vue.read("own().refresh()") == UPDATED
    assert vue.read("calls") == ["refresh second"]


def test_a_render_with_new_functions_changes_no_node(vue):
    vue.start()
    vue.run("""window.changes = 0; new MutationObserver((all) => { changes += all.length; })
      .observe(document.getElementById("app"), { subtree: true, childList: true, attributes: true, characterData: true })""")
    for number in range(10):
        vue.change(name=f"number {number}")
    assert vue.read("changes") == 0


def test_a_render_during_a_run_keeps_the_run(vue):
    vue.start()
    vue.begin()
    vue.change(name="second", rows=41)
    assert vue.read("[signals[0].aborted, own().phase]") == [False, "refreshing"]
    vue.run("ends[0].end()")
    vue.wait("result?.outcome === 'updated'")
    vue.wait("own().phase === 'idle'")


def test_other_options_are_taken_over(vue):
    vue.start(options={"indicator": "text"})
    assert vue.read("document.querySelectorAll('[data-overscroll=top] svg').length") == 0
    vue.change(options={"indicator": "ring"})
    vue.wait("document.querySelector('[data-overscroll=top] svg')")
    vue.assert_refreshes()


def test_options_that_change_during_a_run_wait_for_its_end(vue):
    vue.start(options={"indicator": "text"})
    vue.begin()
    vue.change(options={"indicator": "ring", "backToTop": True})
    assert vue.read("[signals[0].aborted, document.querySelectorAll('[data-overscroll=top] svg').length]") == [False, 0]
    vue.run("ends[0].end()")
    vue.wait("document.querySelector('[data-overscroll=top] svg') && document.querySelector('[data-overscroll=backToTop]')")


def test_an_option_that_is_a_flag_may_be_an_attribute(vue):
    vue.start(options={"backToTop": "", "mouse": ""})
    vue.wait("document.querySelector('[data-overscroll=backToTop]')")
    vue.engine.mouse_drag(line((195, 100), (195, 400)))
    vue.wait("calls.length === 1")
    vue.run("ends.pop().end()")
    vue.wait("isAtRest()")


def test_attributes_and_the_type_of_the_element_are_those_of_the_template(vue):
    vue.start(options={"as": "section", "data-mine": "1", "aria-label": "News"})
    assert vue.read("[list.localName, list.className, list.dataset.mine, list.ariaLabel, list.hasAttribute('onrefresh')]") == \
        ["section", "list", "1", "News", False]
    vue.assert_refreshes()


def test_rows_that_are_added_and_removed_stay_in_their_order(vue):
    vue.start()
    for count in (45, 3, 60):
        vue.change(rows=count)
        assert vue.read("[...list.querySelectorAll('p')].map((row) => row.textContent)") == [f"Row {row}" for row in range(1, count + 1)]
    vue.assert_refreshes()


@pytest.mark.parametrize("gone", GONE)
def test_an_unmounted_list_aborts_its_run_and_leaves_nothing(vue, gone):
    vue.start()
    vue.begin()
    vue.change(**GONE[gone])
    vue.wait("result")
    assert vue.read("[result, signals[0].aborted]") == [CANCELLED, True]
    assert vue.read(NODES) == [0, 0]


@pytest.mark.parametrize("gone", GONE)
def test_a_list_that_is_unmounted_while_it_is_attached_leaves_nothing(vue, gone):
    vue.run(f"start(); window.handle = own().list; nextTick(() => change({json.dumps(GONE[gone])}))")
    vue.read("handle.ready.then(() => 0)")
    vue.frames(10)
    assert vue.read(f"[...{NODES}, handle.isActive]") == [0, 0, False]


def test_a_component_that_is_mounted_twice_in_one_task_works(vue):
    vue.run("start(); document.querySelector('.frame').style.minHeight = '1px'")
    vue.engine.evaluate("""(async () => { for (const isShown of [false, true, false, true]) { change({ isShown }); await nextTick(); } return 0; })()""")
    vue.wait("isAttached() && own()?.list?.isActive")
    vue.frames()
    vue.assert_refreshes()


def test_another_element_is_attached_in_place_of_the_first(vue):
    vue.start()
    vue.run("window.first = list")
    vue.change(key=2)
    vue.wait("own().list?.isActive && isAttached()")
    assert vue.read("first === list") is False
    vue.assert_refreshes()


def test_a_component_that_is_kept_alive_is_attached_again(vue):
    vue.start(kind="Kept")
    vue.begin()
    vue.change(isShown=False)
    vue.wait("result")
    assert vue.read("[result.outcome, signals[0].aborted]") == ["cancelled", True]
    assert vue.read(NODES) == [0, 0]
    vue.change(isShown=True)
    vue.wait("isAttached() && own().list?.isActive")
    vue.frames()
    vue.assert_refreshes()


def test_lists_in_one_page_do_not_share_runs(vue):
    vue.run("start({ kind: 'Pair' })")
    vue.wait("document.querySelectorAll('[data-overscroll=top]').length === 2")
    vue.frames()
    vue.pull(300, 490)
    vue.wait("calls.length === 1")
    assert vue.read("[calls, one.ariaBusy]") == [["refresh two"], None]
    vue.pull(30, 230)
    vue.wait("calls.length === 2")
    assert vue.read("calls") == ["refresh two", "refresh one"]


def test_a_query_that_failed_fails_the_run_and_offers_to_try_again(failing_vue):
    vue = failing_vue.start()
    vue.answer({"isError": True, "error": {"userMessage": "Offline"}})
    assert vue.read("own().refresh()") == {"outcome": "failed", "message": "Offline", "error": {"userMessage": "Offline"}}
    vue.run("window.answer = undefined; document.querySelector('[data-overscroll=top] button').click()")
    vue.wait("calls.length === 2")
    vue.run("ends.pop().end()")
    vue.wait("own().phase === 'idle'")
    assert len(vue.read("logs.error")) == 1


def test_errors_go_to_the_listener_and_not_to_the_console(vue):
    vue.start(kind="Reported")
    vue.begin()
    vue.run("ends[0].fail('broken')")
    vue.wait("errors.length === 1")
    assert vue.read("errors") == [{"edge": "top", "error": "broken"}]


def test_a_wrong_option_is_reported(failing_vue):
    vue = failing_vue
    vue.run("start({ options: { indicator: 'sparkle' } })")
    vue.wait("logs.error.length === 1")
    assert "top.indicator must be one of" in vue.read("logs.error[0]")


# The slot


def test_the_slot_is_the_indicator(vue):
    vue.start(kind="Slot", isPaged=False)
    vue.wait("document.querySelector('[data-overscroll=top] b')")
    vue.engine.press((195, 150))
    vue.engine.lead(line((195, 150), (195, 420)))
    vue.wait("document.querySelector('[data-overscroll=top] b').textContent === 'armed 1'")
    assert vue.read("list.querySelectorAll('b').length") == 0
    vue.engine.lift()
    vue.wait("calls.length === 1")
    vue.wait("document.querySelector('[data-overscroll=top] b').textContent.startsWith('refreshing')")
    vue.run("ends.pop().end()")
    vue.wait("isAtRest()")


def test_frames_of_the_slot_render_no_row(vue):
    vue.start(kind="Slot", isPaged=False)
    vue.begin()
    vue.frames(10)
    vue.run("window.before = { ...rendered }")
    vue.frames(10)
    vue.run("ends.pop().end()")
    vue.wait("own().phase === 'idle'")
    assert vue.read("rendered.rows - before.rows") == 0
    assert vue.read("rendered.indicators - before.indicators") > 0


def test_the_slot_is_gone_with_its_component(vue):
    vue.start(kind="Slot")
    vue.wait("document.querySelector('[data-overscroll=top] b')")
    vue.change(isShown=False)
    assert vue.read(f"[...{NODES}, document.querySelectorAll('b').length]") == [0, 0, 0]
    vue.change(isShown=True)
    vue.wait("document.querySelector('[data-overscroll=top] b')")


# The directive


def test_the_directive_attaches_its_element(vue):
    vue.start(kind="Directive")
    vue.assert_refreshes()


def test_the_directive_calls_the_newest_function_and_takes_options(vue):
    vue.start(kind="Directive", options={"indicator": "text"})
    vue.change(name="second", options={"indicator": "ring"})
    vue.wait("document.querySelector('[data-overscroll=top] svg')")
    vue.assert_refreshes("refresh second")


@pytest.mark.parametrize("gone", GONE)
def test_the_directive_detaches_an_element_that_is_unmounted(vue, gone):
    vue.start(kind="Directive")
    vue.pull()
    vue.wait("calls.length === 1")
    vue.change(**GONE[gone])
    assert vue.read("signals[0].aborted")
    assert vue.read(NODES) == [0, 0]
    vue.change(kind="Directive", isShown=True)
    vue.wait("isAttached()")
    vue.frames()
    vue.assert_refreshes()


# The server


def test_a_page_of_a_server_is_hydrated_without_a_difference(vue):
    vue.run("""hydrate('<div id="list" class="list" style="height:500px"><!--[--><p>One</p><p>Two</p><!--]--><!----><!----><!----></div>'); window.frame = list""")
    vue.wait("isAttached()")
    assert vue.read("frame === list")
    vue.frames()
    vue.assert_refreshes("refresh served")


SETUP = """
const { Overscroll, vOverscroll, ssrUtils, h } = await import(process.argv[1]);
const instance = ssrUtils.createComponentInstance(h(Overscroll, { onRefresh() {} }, { default: () => [h("p")], indicator: () => [] }), null, null);
await ssrUtils.setupComponent(instance, true);
const node = ssrUtils.renderComponentRoot(instance);
console.log(typeof document, node.type, typeof vOverscroll.mounted);
"""


@pytest.mark.parametrize("folder", [PACKAGE, ROOT / "Web/src"], ids=["built", "source"])
def test_the_component_is_rendered_without_a_dom(folder, tmp_path):
    entry = tmp_path / "entry.js"
    entry.write_text(f'export * from "{folder}/vue.js"; export {{ ssrUtils, h }} from "vue";')
    subprocess.run(["esbuild", entry, "--bundle", "--format=esm", "--platform=node", f"--alias:vue={VUE / 'vue.js'}",
                    f"--outfile={tmp_path / 'bundle.mjs'}", "--log-level=error"], check=True)
    run = subprocess.run(["node", "--input-type=module", "--eval", SETUP, (tmp_path / "bundle.mjs").as_uri()],
                         capture_output=True, text=True, timeout=120, check=False)
    # Vue logs that it is a development build.
    assert (run.stdout.split()[-3:], run.stderr) == (["undefined", "div", "function"], "")


def test_an_action_that_comes_later_attaches_the_list(vue):
    vue.run("start({ name: null, isPaged: false, kind: 'Late' })")
    vue.frames()
    assert vue.read("[document.querySelectorAll('[data-overscroll]').length, logs.error.length]") == [0, 0]
    vue.change(name="first")
    vue.wait("isAttached()")
    vue.assert_refreshes()
    vue.change(name=None)
    vue.wait("document.querySelectorAll('[data-overscroll]').length === 0")
    assert vue.read("own().refresh()") == CANCELLED


def test_an_object_that_is_changed_in_place_is_applied(vue):
    vue.start(options={"top": {"disabled": True}, "texts": {"refresh": "Again"}})
    assert vue.read("own().refresh()") == CANCELLED
    vue.run("state.options.top.disabled = false; state.options.texts.refresh = 'Renew'")
    vue.wait("document.querySelector('button[part~=refresh]')?.textContent === 'Renew'")
    vue.assert_refreshes()


def test_slots_are_the_views_of_a_list_without_rows(failing_vue):
    vue = failing_vue
    vue.answer(False)
    vue.run("start({ kind: 'Views' })")
    vue.wait("document.getElementById('failure')?.textContent === 'Overscroll: the action returned false'")
    vue.answer("updated")
    vue.run("document.getElementById('failure').click()")
    vue.wait("document.getElementById('nothing')?.textContent === 'first'")
    vue.change(name="second")
    vue.wait("document.getElementById('nothing')?.textContent === 'second'")
    vue.change(kind="Empty")
    vue.wait("document.querySelectorAll('[data-overscroll]').length === 0")


# Chats

def test_a_component_exposes_the_state_of_its_chat(vue):
    vue.start(kind="Chat")
    vue.wait("own().isAtEnd")
    vue.run("list.scrollTop -= 500")
    vue.wait("!own().isAtEnd")
    vue.change(rows=43)
    vue.wait("own().unreadCount === 3")
    vue.run("own().scrollToEnd({ behavior: 'instant' })")
    vue.wait("own().isAtEnd && own().unreadCount === 0")
    assert vue.read("list.scrollHeight - list.clientHeight - list.scrollTop") <= 1


def test_a_component_exposes_the_number_of_rows_above_the_reader(vue):
    vue.start(kind="Timeline")
    vue.run("list.scrollTop = 500")
    vue.wait("list.scrollTop === 500 && own().unreadCount === 0")
    vue.change(rows=43)
    vue.wait("own().unreadCount === 3")
    vue.run("list.scrollTop = 0")
    vue.wait("own().unreadCount === 0")
