"""The code of the web's pages, as a reader pastes it: every block runs, and the first screen shows each of its states."""

import json
import os
import re
import shutil
import subprocess

import pytest

from phone import linger, wait_until
from served import PACKAGE, ROOT, Served

NAMES = ["README.md", "Documentation/README.zh-Hans.md", "Web/README.md", "Web/FirstScreen.md", *(f"Web/docs/{page.name}" for page in sorted((ROOT / "Web/docs").glob("*.md")))]
PAGES = {name: (ROOT / name).read_text("utf8") for name in NAMES}
ICON = '<link rel="icon" href="data:,">'
VIEWPORT = "<meta name=viewport content='width=device-width'>"


def blocks(page, language):
    return re.findall(rf"```{language}\n(.*?)```", PAGES[page], re.S)


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("docs")
    served = Served({"": folder, "overscroll": PACKAGE, "vue": ROOT / ".build/vue"})
    served.folder = folder
    yield served
    served.stop()


class Messages:
    """The server of the first screen."""

    def __init__(self, page):
        self.state, self.asked = "pages", []
        page.route("**/messages?*", self.answer)

    def answer(self, route):
        number = int(route.request.url.rpartition("=")[2])
        self.asked.append(number)
        if self.state == "down":
            return route.fulfill(status=503, body="")
        count = 0 if self.state == "empty" else 20
        found = {"messages": [f"Message {number * 20 + index + 1}" for index in range(count)], "hasMore": count > 0 and number < 2}
        return route.fulfill(body=json.dumps(found), content_type="application/json")


# A component file without the compiler for such files: its imports, its names and its template.
def vue_page(source):
    script = re.search(r"<script setup>\n(.*?)</script>", source, re.S)[1]
    template = re.search(r"<template>\n(.*)</template>", source, re.S)[1]
    imports, body = "\n".join(re.findall(r"^import .*$", script, re.M)), re.sub(r"^import .*$", "", script, flags=re.M)
    names = re.findall(r"^(?:const|async function|function|let) (\w+)", body, re.M)
    components = re.findall(r"\b([A-Z]\w+)\b", imports)
    return f"""<!doctype html>{ICON}{VIEWPORT}<body style="margin: 0"><div id="app"></div>
      <script type="importmap">{{ "imports": {{ "vue": "/vue/vue.js", "overscroll/vue": "/overscroll/vue.js" }} }}</script>
      <script type="module">import {{ createApp }} from "vue";
        {imports}
        createApp({{ components: {{ {", ".join(components)} }}, setup() {{ {body}; return {{ {", ".join(names)}, console }}; }}, template: {json.dumps(template)} }}).mount("#app");
      </script>"""


def react_page(site, name, source):
    folder = site.folder / name
    installed = folder / "node_modules/overscroll"
    shutil.copytree(PACKAGE, installed)
    shutil.copy(ROOT / "Web/package.json", installed)
    (folder / "app.jsx").write_text(source)
    subprocess.run(
        ["esbuild", "app.jsx", "--bundle", "--splitting", "--format=esm", "--jsx=automatic", "--outdir=out", "--minify",
         '--define:process.env.NODE_ENV="production"', "--log-level=warning"],
        cwd=folder, check=True, env={**os.environ, "NODE_PATH": f"{folder / 'node_modules'}:/usr/share/nodejs"})
    return f"<!doctype html>{ICON}{VIEWPORT}<body style='margin: 0'><div id=app></div><script type=module src='{name}/out/app.js'></script>"


@pytest.fixture(scope="session")
def screens(site):
    """The first screen of each host."""
    page = "Web/FirstScreen.md"
    pages, components = blocks(page, "html"), blocks(page, "jsx")
    written = {"page": pages[0].replace("<body", f"{ICON}<body", 1), "whole-page": pages[1].replace("<body", f"{ICON}<body", 1),
               "vue": vue_page(blocks(page, "vue")[0]),
               "react-whole-page": react_page(site, "whole", components[0]), "react": react_page(site, "first", components[1])}
    for name, html in written.items():
        (site.folder / f"first-{name}.html").write_text(html)
    return site.url


HOSTS = ["page", "whole-page", "react", "react-whole-page", "vue"]
# The server may see one request twice.
COUNT = "window.asked = []; const own = fetch; window.fetch = (url, ...more) => { asked.push(String(url)); return own(url, ...more); };"
ASKED = "asked.filter((url) => url.startsWith('/messages'))"
TEXT = "document.documentElement.innerText"  # A whole page has the indicators beside its body.


@pytest.fixture
def open_screen(screens, make_phone):
    def opened(host, state="pages"):
        page = make_phone(expects_complaints=True).page
        page.add_init_script(COUNT)
        server = Messages(page)
        server.state = state
        page.goto(f"{screens}first-{host}.html")
        return page, server
    return opened


@pytest.mark.parametrize("host", HOSTS)
def test_the_first_screen_loads_its_pages_and_shows_the_end(open_screen, host):
    page, server = open_screen(host)
    wait_until(lambda: "Message 20" in page.evaluate(TEXT))

    def reaches_end():
        page.evaluate("(document.querySelector('[style*=overflow-y]') ?? document.scrollingElement).scrollTop = 1e6")
        return "Message 60" in page.evaluate(TEXT) and "That’s all" in page.evaluate(TEXT)
    wait_until(reaches_end)
    assert sorted(set(server.asked)) == [0, 1, 2]


@pytest.mark.parametrize("host", HOSTS)
def test_the_first_screen_says_that_it_is_empty(open_screen, host):
    page, _ = open_screen(host, "empty")
    wait_until(lambda: "No messages yet" in page.evaluate(TEXT))
    linger(page, 900)
    assert page.evaluate(ASKED) == ["/messages?page=0"]
    assert page.evaluate("[...document.querySelectorAll('overscroll-box')].every((box) => !box.getClientRects().length)")


@pytest.mark.parametrize("host", HOSTS)
def test_the_first_screen_says_that_it_failed_and_tries_again(open_screen, host):
    page, server = open_screen(host, "down")
    page.wait_for_selector("[data-overscroll=failure] button")
    linger(page, 900)
    assert page.evaluate(ASKED) == ["/messages?page=0"]
    server.state = "pages"
    page.click("[data-overscroll=failure] button")
    wait_until(lambda: "Message 20" in page.evaluate(TEXT))
    page.wait_for_selector("[data-overscroll=failure]", state="detached")


def test_the_example_for_vue_runs_as_it_is(site, make_phone):
    (site.folder / "example-vue.html").write_text(vue_page(blocks("Web/README.md", "vue")[0]))
    page = make_phone().page
    page.goto(f"{site.url}example-vue.html")
    page.wait_for_function("() => document.querySelectorAll('p').length >= 20 && document.querySelector('[data-overscroll]')")


STORIES = {"": (["One", "Two"], "c2"), "c2": (["Three"], "c3"), "c3": (["Four"], None)}


def test_the_example_with_cursors_loads_each_page_once(site, make_phone):
    """A refresh that fails, and one that begins anew, ask for the right pages."""
    code = next(each for each in blocks("Web/README.md", "js") if "cursor" in each)
    (site.folder / "cursors.html").write_text(f"""<!doctype html>{ICON}{VIEWPORT}<div style="height: 400px"><div id="element" style="height: 100%; overflow-y: auto"><div id="rows"></div></div></div>
      <script type="module">import {{ attach }} from "/overscroll/overscroll.js"; {code} window.list = list;</script>""")
    asked, is_down = [], False

    def answer(route):
        asked.append(route.request.url.rpartition("=")[2])
        stories, following = STORIES[asked[-1]]
        route.fulfill(status=503 if is_down else 200, body=json.dumps({"stories": stories, "next": following}), content_type="application/json")
    page = make_phone(expects_complaints=True).page
    page.route("**/stories?*", answer)
    page.goto(f"{site.url}cursors.html")
    wait_until(lambda: "That’s all" in page.evaluate(TEXT))
    assert asked == ["", "c2", "c3"]
    is_down = True
    assert page.evaluate("list.begin('top')")["outcome"] == "failed"
    assert page.evaluate("[...rows.children].map((row) => row.textContent)") == ["One", "Two", "Three", "Four"]
    is_down = False
    page.evaluate("list.begin('top')")
    wait_until(lambda: page.evaluate("rows.childElementCount") >= 3)
    assert asked[3:6] == ["", "", "c2"]


# Names of a reader's own page, which the short examples use.
OWN = """
const element = document.getElementById("scroller"), timeline = element, surface = element, label = document.createElement("p");
const onRefresh = async () => {}, onLoadMore = async () => ({ hasMore: false }), report = () => {};
const questions = new Set(), down = document.createElement("button"), badge = document.createElement("span");
const unread = [], messages = [], virtualizer = { measurementsCache: [] }, indexOf = () => 0;
const search = document.createElement("input"), find = async () => [], render = () => {};
const prepend = () => {}, fetchNewer = async () => {}, loadOlder = onLoadMore, loadNewer = onLoadMore, onOffset = () => {};
"""
# What the examples use of other libraries.
LIBRARIES = """
export default { loadAnimation: () => ({ totalFrames: 60, play() {}, pause() {}, goToAndStop() {} }) };
export class Rive { stateMachineInputs() {} resizeDrawingSurfaceToCanvas() {} }
"""
SNIPPETS = [(page, index) for page in PAGES for index in range(len(blocks(page, "js")))]


@pytest.mark.parametrize("page, index", SNIPPETS)
def test_a_block_of_javascript_runs(site, make_phone, page, index):
    code = blocks(page, "js")[index].replace('"./overscroll/', '"/overscroll/').replace('"overscroll/inline"', '"/overscroll/inline.js"')
    code = re.sub('"(lottie-web|@rive-app/canvas)"', '"./libraries.js"', code)
    (site.folder / "libraries.js").write_text(LIBRARIES)
    own = "\n".join(line for line in OWN.splitlines() if line) if page == "Web/README.md" or page.startswith("Web/docs/") else ""
    imports = "" if "import { attach }" in code or "attach(" not in code else 'import { attach } from "/overscroll/overscroll.js";\n'
    (site.folder / "snippet.html").write_text(
        f"""<!doctype html>{ICON}{VIEWPORT}<div style="height: 400px"><div id="scroller" style="height: 100%; overflow-y: auto"><div id="rows"><p style="height: 2000px">Row</p></div></div></div>
        <script type="module">{imports}{own}\n{code}\n window.hasRun = true;</script>""")
    shown = make_phone(expects_complaints=True)
    shown.page.route(re.compile(r"/(rows|stories)\?"), lambda route: route.fulfill(json={"stories": [], "next": None, "hasMore": False}))
    shown.page.goto(f"{site.url}snippet.html")
    wait_until(lambda: shown.page.evaluate("window.hasRun ?? false") or [text for kind, text in shown.console if kind == "pageerror"])
    assert [text for kind, text in shown.console if kind in ("pageerror", "warning")] == []


def test_a_bundle_with_splitting_loads_what_is_used(site):
    """The README's example for React: the first files have the list, and not what loads on demand."""
    react_page(site, "split", 'import { attach } from "overscroll"; window.attach = attach;')
    out = site.folder / "split/out"
    files = {each.name: each.read_text() for each in out.glob("*.js")}
    first, waiting = set(), ["app.js"]
    while waiting:
        name = waiting.pop()
        if name not in first:
            first.add(name)
            waiting += re.findall(r'(?:from|import)\s*"\./([^"]+)"', files[name])
    assert len(files) - len(first) > 15, "files that load on demand"
    assert sum(len(files[name]) for name in first) < 0.6 * sum(map(len, files.values()))


# The page around a recipe: rows of 80 pixels, whose requests the test answers.
AROUND = """<!doctype html>{icon}{viewport}<div style="height: 400px"><div id="element" style="height: 100%; overflow-y: auto"></div></div><input id="search">
<script type="module">
import {{ attach }} from "/overscroll/overscroll.js";
window.asked = [];
const find = (query, from, signal) => new Promise((go, fail) => {{
  signal.addEventListener("abort", () => fail(signal.reason));
  asked.push({{ query, signal, answer: () => go(Array.from({{ length: 30 }}, (_, index) => `${{query}} ${{from + index}}`)) }});
}});
const render = (shown) => element.replaceChildren(...shown.map((row) => Object.assign(document.createElement("div"), {{ id: row, textContent: row, style: "height: 80px" }})));
{code}
window.recipe = {{ {names} }};
</script>"""


def open_recipe(site, make_phone, index, names):
    code = blocks("Web/docs/Recipes.md", "js")[index]
    (site.folder / "recipe.html").write_text(AROUND.format(icon=ICON, viewport=VIEWPORT, code=code, names=names))
    page = make_phone().page
    page.goto(f"{site.url}recipe.html")
    page.wait_for_function("() => window.recipe")
    return page


def test_a_query_that_changes_shows_its_own_rows(site, make_phone):
    page = open_recipe(site, make_phone, 0, "list")
    page.fill("#search", "cats")
    page.wait_for_function("() => asked.length === 1")
    page.fill("#search", "dogs")
    page.wait_for_function("() => asked.length === 2")
    page.evaluate("asked.map(({ answer }) => answer())")
    page.wait_for_function("() => element.textContent.includes('dogs 29')")
    assert page.evaluate("[asked.map(({ signal }) => signal.aborted), element.textContent.includes('cats')]") == [[True, False], False]


def test_a_route_that_is_opened_again_is_where_it_was_left(site, make_phone):
    page = open_recipe(site, make_phone, 1, "open")
    page.evaluate("void (window.close = recipe.open('one'))")
    page.wait_for_function("() => asked.length === 1")
    page.evaluate("asked[0].answer()")
    page.wait_for_function("() => element.children.length >= 30")
    tops = page.evaluate("""async () => {
      const frame = () => new Promise(requestAnimationFrame);
      const row = () => document.getElementById(" 11")?.getBoundingClientRect().top;
      element.scrollTop = 820;
      await frame();
      await frame();
      const tops = [row()];
      close();
      element.replaceChildren("Another screen");
      await frame();
      window.close = recipe.open("one");
      for (let turn = 0; turn < 10; turn += 1) {
        await frame();
        tops.push(row());
      }
      return tops;
    }""")
    assert tops == [pytest.approx(tops[0], abs=1)] * len(tops)
    assert page.evaluate("asked.length") <= 2, "the rows are those that were there"
