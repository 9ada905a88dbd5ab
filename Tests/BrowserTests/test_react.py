"""The adapter for React: the effect of a component's lifecycle on its list."""

import json
import os
import shutil
import subprocess

import pytest

from phone import wait_until
from served import PACKAGE, ROOT, Served

PAGE = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<body style="margin: 0"><div id="frame" style="height: 600px"></div><script type="module" src="app.js"></script>"""
both = pytest.mark.parametrize("strict", [False, True], ids=["plain", "strict"])


def bundle(folder, source):
    """Makes a page with a bundle in a folder; React is Debian's package, in its development build."""
    installed = folder / "node_modules/overscroll"
    shutil.copytree(PACKAGE, installed)
    shutil.copy(ROOT / "Web/package.json", installed)
    subprocess.run(
        ["esbuild", source, "--bundle", "--format=esm", "--jsx=automatic",
         f"--outfile={folder / 'app.js'}", '--define:process.env.NODE_ENV="development"', "--log-level=warning"],
        check=True, env={**os.environ, "NODE_PATH": f"{installed.parent}:/usr/share/nodejs"})
    (folder / "page.html").write_text(PAGE)


def served_app(folder, name):
    """Serves a folder with a page and its bundle, for a fixture."""
    bundle(folder, ROOT / "Tests/BrowserTests/react" / name)
    served = Served({"": folder, "overscroll": PACKAGE})
    yield served
    served.stop()


@pytest.fixture(scope="session")
def app(tmp_path_factory):
    yield from served_app(tmp_path_factory.mktemp("react"), "app.jsx")


class App:
    def __init__(self, phone):
        self.phone, self.page = phone, phone.page

    def show(self, **properties):
        self.page.evaluate("(properties) => show(properties)", {"name": "first", **properties})
        self.phone.frames(3)

    def read(self, expression):
        return self.page.evaluate(expression)

    def wait(self, expression, value=True):
        wait_until(lambda: self.read(expression) == value)

    def attached(self, name="first"):
        self.wait(f"hosts.{name}?.list.current?.isActive ?? false")


@pytest.fixture
def react(app, make_phone):
    return open_app(app, make_phone())


@pytest.fixture
def failing_react(app, make_phone):
    """An app whose errors are expected."""
    return open_app(app, make_phone(expects_complaints=True))


def open_app(app, phone):
    phone.page.goto(f"{app.url}page.html")
    phone.page.wait_for_function("() => window.isReady")
    phone.page.evaluate("window.scroller = frame")
    return App(phone)


@both
def test_a_mounted_list_refreshes_once(react, strict):
    react.show(isStrict=strict)
    react.attached()
    assert react.read("(window.answer = 'updated', hosts.first.refresh())") == {"outcome": "updated", "message": ""}
    assert react.read("calls") == ["top first"]


@both
def test_a_finger_refreshes(react, strict):
    react.show(isStrict=strict)
    react.attached()
    react.phone.drag(100, 330)
    react.wait("calls.length", 1)
    react.read("ends[0]()")
    react.wait("hosts.first.phase", "idle")


@both
def test_the_newest_function_is_called(react, strict):
    react.show(isStrict=strict)
    react.attached()
    react.show(isStrict=strict, name="second")
    react.read("window.answer = 'updated'")
    react.read("hosts.second.refresh()")
    assert react.read("calls") == ["top second"]


def test_a_render_with_new_functions_changes_no_node(react):
    react.show()
    react.attached()
    react.read("""() => { window.changes = 0; new MutationObserver((list) => { changes += list.length; })
      .observe(frame, { subtree: true, childList: true, attributes: true, characterData: true }); }""")
    for _ in range(20):
        react.show()
    assert react.read("changes") == 0


def test_a_render_during_a_run_keeps_the_run(react):
    react.show()
    react.attached()
    react.read("void hosts.first.refresh()")
    react.wait("hosts.first.phase", "refreshing")
    react.show(name="second")
    assert react.read("[signals[0].aborted, hosts.second.phase]") == [False, "refreshing"]
    react.read("ends[0]()")
    react.wait("hosts.second.phase", "idle")
    assert react.read("calls") == ["top first"]


def test_the_phase_is_rendered(react):
    react.show()
    react.attached()
    react.read("void hosts.first.refresh()")
    react.wait("hosts.first.phase", "refreshing")
    react.read("ends[0]()")
    react.wait("hosts.first.phase", "idle")
    assert react.read("phases").count("refreshing") == 1


def test_other_options_are_taken_over(react):
    react.show(indicator="text")
    react.attached()
    assert react.read("document.querySelectorAll('[data-overscroll=top] svg').length") == 0
    react.show(indicator="ring")
    react.page.wait_for_selector("[data-overscroll=top] svg", state="attached")


def test_rare_options_are_taken_over(react):
    react.show(top={"disabled": True, "placement": "over"})
    react.attached()
    assert react.read("hosts.first.refresh()")["outcome"] == "cancelled"
    react.show(top={"disabled": False, "placement": "outside", "retryPolicy": 1}, concurrency="oneAtATime", maximumPull=70)
    react.read("void hosts.first.refresh()")
    react.wait("hosts.first.phase", "refreshing")
    react.read("ends[0]()")
    react.wait("hosts.first.phase", "idle")
    react.wait("document.querySelectorAll('[data-overscroll=top]').length", 1)
    react.show(top={"showsActivity": True})
    react.wait("hosts.first.phase", "refreshing")
    react.show(top={"showsActivity": False})
    react.wait("hosts.first.phase", "idle")
    assert len(react.read("calls")) == 1


def test_has_more_follows_the_properties(react):
    react.show(hasMore=True)
    react.attached()
    react.show(hasMore=False)
    react.wait("hosts.first.list.current.phase('bottom')", "noMore")
    react.show(hasMore=True)
    react.wait("hosts.first.list.current.phase('bottom')", "idle")


@both
def test_an_unmounted_list_aborts_its_run_and_leaves_nothing(react, strict):
    react.show(isStrict=strict)
    react.attached()
    react.read("void hosts.first.refresh()")
    react.wait("calls.length", 1)
    react.show(isStrict=strict, isGone=True)
    assert react.read("signals[0].aborted")
    assert react.read("[frame.childElementCount, document.adoptedStyleSheets.length]") == [0, 0]
    assert react.read("hosts.first.refresh()") == {"outcome": "cancelled", "message": ""}


def test_a_list_that_is_unmounted_while_it_is_attached_leaves_nothing(react):
    react.page.evaluate("show({ name: 'first' })")
    react.show(isGone=True)
    react.phone.frames(10)
    assert react.read("[frame.childElementCount, document.adoptedStyleSheets.length]") == [0, 0]


def test_another_element_is_attached_in_place_of_the_first(react):
    react.show(id="one")
    react.attached()
    react.show(id="two")
    react.attached()
    react.read("window.answer = 'updated'")
    react.read("hosts.first.refresh()")
    assert react.read("calls") == ["top first"]
    assert react.read("document.querySelectorAll('[data-overscroll=top]').length") == 1


def test_the_result_of_a_query_that_failed_fails_the_run(react):
    react.show()
    react.attached()
    answer = react.read("(window.answer = { isError: true, error: { userMessage: 'Offline' } }, hosts.first.list.current.on('error', () => {}), hosts.first.refresh())")
    assert answer == {"outcome": "failed", "message": "Offline", "error": {"userMessage": "Offline"}}


@both
def test_the_component_attaches_its_element(react, strict):
    react.show(kind="Component", isStrict=strict, className="mine", **{"data-mine": "1", "aria-label": "News"})
    react.page.wait_for_selector("[data-overscroll=top]", state="attached")
    assert react.read("[element.id, element.className, element.dataset.mine, element.ariaLabel, element.localName]") == ["list", "mine", "1", "News", "div"]
    assert react.read("element.hasAttribute('onrefresh') || element.hasAttribute('hasmore')") is False
    react.phone.drag(100, 330)
    react.wait("calls.length", 1)


def test_the_component_may_be_another_element(react):
    react.show(kind="Component", **{"as": "section"})
    assert react.read("element.localName") == "section"


@pytest.mark.parametrize("kind", ["Hooked", "Component"])
def test_a_page_of_a_server_is_hydrated_without_a_difference(react, kind):
    react.page.evaluate("(kind) => hydrate({ name: 'first', kind })", kind)
    react.page.wait_for_selector("[data-overscroll=top]", state="attached")
    assert "data-overscroll" not in react.read("served")
    react.phone.drag(100, 330)
    react.wait("calls.length", 1)


def test_a_component_that_is_mounted_again_is_attached_again(react):
    react.show()
    react.attached()
    react.show(isGone=True)
    react.show()
    react.attached()
    assert react.read("document.querySelectorAll('[data-overscroll=top]').length") == 1
    react.phone.drag(100, 330)
    react.wait("calls.length", 1)


def test_a_run_that_ends_after_the_unmount_renders_nothing(react):
    react.show()
    react.attached()
    react.read("void hosts.first.refresh()")
    react.wait("calls.length", 1)
    react.show(isGone=True)
    renders = react.read("renders")
    react.read("ends[0]()")
    react.phone.frames(5)
    assert react.read("renders") == renders


def test_a_look_that_changes_during_a_run_takes_effect_at_once(react):
    react.show(indicator="text")
    react.attached()
    react.read("void hosts.first.refresh()")
    react.wait("hosts.first.phase", "refreshing")
    react.show(indicator="ring")
    react.page.wait_for_selector("[data-overscroll=top] svg", state="attached")
    assert react.read("[signals[0].aborted, hosts.first.phase]") == [False, "refreshing"]
    react.read("ends[0]()")
    react.wait("hosts.first.phase", "idle")


def test_an_action_that_is_added_later_gets_its_edge(react):
    react.read("show({ name: 'first', onRefresh: undefined })")
    react.attached()
    assert react.read("hosts.first.refresh()") == {"outcome": "cancelled", "message": ""}
    react.show()
    react.read("window.answer = 'unchanged'")
    react.wait("hosts.first.refresh().then(({ outcome }) => outcome)", "unchanged")


def test_a_wrong_option_is_reported_and_the_component_stays(failing_react):
    react = failing_react
    react.show(indicator="sparkle")
    wait_until(lambda: any("top.indicator must be one of" in text for _, text in react.phone.console))
    assert react.read("document.getElementById('list').childElementCount") == 40


SERVER = """
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { Overscroll, useOverscroll } from "overscroll/react";
import InfiniteScroll from "overscroll/compat/react-infinite-scroll-component";
const Hooked = () => createElement("ul", { ref: useOverscroll({ onRefresh() {} }).ref }, useOverscroll({}).phase);
const made = createElement(Overscroll, { as: "main", className: "mine", onRefresh() {}, hasMore: true }, "Rows");
const compat = createElement(InfiniteScroll, { dataLength: 1, next() {}, hasMore: true, loader: "Loading", hasChildren: true, pullDownToRefresh: true, refreshFunction() {} }, "Row");
console.log(typeof document, renderToString(made), renderToString(createElement(Hooked)), renderToString(compat));
"""


def test_a_server_renders_the_component_and_the_hook(tmp_path):
    shutil.copytree(PACKAGE, tmp_path / "node_modules/overscroll")
    shutil.copy(ROOT / "Web/package.json", tmp_path / "node_modules/overscroll")
    (tmp_path / "server.js").write_text(SERVER)
    subprocess.run(
        ["esbuild", tmp_path / "server.js", "--bundle", "--platform=node", f"--outfile={tmp_path / 'bundle.cjs'}", "--log-level=error"],
        check=True, env={**os.environ, "NODE_PATH": f"{tmp_path / 'node_modules'}:/usr/share/nodejs"})
    run = subprocess.run(["node", tmp_path / "bundle.cjs"], capture_output=True, text=True, timeout=120, check=False)
    compat = '<div class="infinite-scroll-component__outerdiv"><div class="infinite-scroll-component" style="height:auto;overflow:auto">Row</div></div>'
    assert (run.stdout.strip(), run.stderr) == (f'undefined <main class="mine">Rows</main> <ul>idle</ul> {compat}', "")


# The code that the gallery shows

FEED_PAGE = """
import { createRoot } from "react-dom/client";
import { configure } from "overscroll";
configure({ module: "/overscroll/overscroll.wasm" });
window.calls = [];
const reload = () => { calls.push("reload"); }, loadNext = () => { calls.push("loadNext"); };
const rows = Array.from({ length: 40 }, (_, row) => <p key={row}>Row {row}</p>);
createRoot(document.getElementById("frame")).render(<List reload={reload} loadNext={loadNext}>{rows}</List>);
"""
CODE = f"""import {{ sourcesOf }} from {json.dumps(str(ROOT / "Gallery/web/playground.js"))};
const options = {{ indicator: "ring", trigger: "release", past: 40, hold: 70, footer: "classic", load: "tap", within: 300,
  backToTop: true, button: "always", wheel: "never", expand: 0.1, collapse: 0.1, minimum: 0, message: 0 }};
console.log(sourcesOf(options).React);"""


def test_the_playgrounds_react_code_refreshes_a_list(make_phone, tmp_path):
    command = ["node", "--experimental-default-type=module", "--input-type=module", "--eval", CODE]
    code = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    (tmp_path / "list.jsx").write_text(code + FEED_PAGE)
    bundle(tmp_path, tmp_path / "list.jsx")
    served = Served({"": tmp_path, "overscroll": PACKAGE})
    page = make_phone().page
    page.goto(f"{served.url}page.html")
    page.get_by_role("button", name="Refresh").press("Enter")
    page.wait_for_function("() => calls.length")
    assert page.evaluate("calls") == ["reload"]
    served.stop()


@both
@pytest.mark.parametrize("absent", [None, False, "undefined"])
def test_an_action_that_comes_later_attaches_the_list_and_one_that_goes_takes_it_along(react, strict, absent):
    """`onRefresh={user && reload}`, where the user comes later."""
    given = {} if absent == "undefined" else {"onRefresh": absent}
    react.show(isStrict=strict, onLoadMore=None, **({"onRefresh": None} if absent == "undefined" else given))
    react.phone.frames(5)
    assert react.read("[hosts.first.list.current, document.querySelectorAll('[data-overscroll]').length]") == [None, 0]
    react.show(isStrict=strict, onLoadMore=None)
    react.attached()
    assert react.read("(window.answer = 'updated', hosts.first.refresh())") == {"outcome": "updated", "message": ""}
    react.show(isStrict=strict, onLoadMore=None, onRefresh=None)
    react.wait("hosts.first.list.current", None)
    react.wait("document.querySelectorAll('[data-overscroll]').length", 0)
    assert react.read("hosts.first.refresh()")["outcome"] == "cancelled"


def test_a_handler_that_goes_takes_its_edge_along(react):
    react.show()
    react.attached()
    react.wait("document.querySelectorAll('button[part~=refresh]').length", 1)
    react.show(onRefresh=None)
    react.wait("document.querySelectorAll('button[part~=refresh]').length", 0)
    assert react.read("hosts.first.list.current.isActive")
    assert react.read("hosts.first.refresh()")["outcome"] == "cancelled"


def test_a_wrong_option_that_is_corrected_attaches_the_list(failing_react):
    failing_react.show(mouse=5)
    failing_react.wait("hosts.first.list.current", None)
    failing_react.show(mouse=True)
    failing_react.attached()


def test_errors_go_to_the_newest_listener_and_without_one_to_the_console(failing_react):
    errors = [text for kind, text in failing_react.phone.console if kind == "error"]
    react = failing_react
    react.page.evaluate("window.heard = []; window.failure = { isError: true, error: { userMessage: 'Down' } }; void 0")
    react.show(listens="first")
    react.attached()
    react.read("(window.answer = failure, hosts.first.refresh())")
    react.show(listens="second")
    react.read("hosts.first.refresh()")
    assert react.read("heard") == [["first", "top", "Down"], ["second", "top", "Down"]]
    assert [text for kind, text in react.phone.console if kind == "error"] == errors
    react.show()
    react.read("hosts.first.refresh()")
    wait_until(lambda: any("the action at the top failed" in text for kind, text in react.phone.console if kind == "error"))


@both
def test_the_component_renders_the_views_of_a_list_without_rows(failing_react, strict):
    react = failing_react
    react.page.evaluate("window.answer = false; void 0")
    react.show(kind="Views", isStrict=strict)
    react.page.wait_for_selector("#failure")
    assert react.read("document.getElementById('failure').textContent") == "Overscroll: the action returned false"
    react.page.evaluate("window.answer = 'updated'; void 0")
    react.page.click("#failure")
    react.page.wait_for_selector("#nothing")
    react.wait("document.querySelector('[role=status]').textContent === document.getElementById('nothing').textContent", True)
    react.show(kind="Views", isStrict=strict, text="Nobody")
    react.wait("document.getElementById('nothing').textContent", "Nobody")
    react.show(kind="Views", isStrict=strict, isGone=True)
    react.wait("frame.childElementCount", 0)


def test_a_server_component_finds_the_scripts_for_the_browser():
    for name in ("react", "react-infinite-scroll-component"):
        assert (PACKAGE / f"{name}.js").read_text("utf8").startswith('"use client";')


# Chats

@both
def test_a_component_renders_the_state_of_its_chat(react, strict):
    def down():
        return react.read("document.getElementById('down').textContent")

    react.show(kind="Chat", isStrict=strict)
    react.attached()
    wait_until(lambda: down() == "end")
    react.read("(list.scrollTop -= 500, 0)")
    wait_until(lambda: down() == "0 unread")
    react.show(kind="Chat", isStrict=strict, rows=43)
    wait_until(lambda: down() == "3 unread")
    react.read("document.getElementById('down').click()")
    wait_until(lambda: down() == "end")
    assert react.read("list.scrollHeight - list.clientHeight - list.scrollTop") <= 1


def test_a_component_renders_the_number_of_rows_above_the_reader(react):
    def down():
        return react.read("document.getElementById('down').textContent")

    react.show(kind="Chat", isTimeline=True)
    react.attached()
    react.read("(list.scrollTop = 500, 0)")
    wait_until(lambda: react.read("list.scrollTop") == 500 and down() == "0 unread")
    react.show(kind="Chat", isTimeline=True, rows=43)
    wait_until(lambda: down() == "3 unread")
    react.read("(list.scrollTop = 50, 0)")
    wait_until(lambda: down() == "1 unread")
