"""The package as a page receives it: unpacked, at a relative path, with its declarations and its README."""

import os
import re
import shutil
import subprocess
import sys
import tarfile

import pytest

from phone import PLAY
from served import PACKAGE, ROOT, Served

README = (ROOT / "Web/README.md").read_text("utf8")
ICON = "<link rel=icon href=data:,>"
ROWS = "<p style='height: 60px; margin: 0'>A row</p>" * 40
PULL = [{"name": "pointerDown", "x": 195, "y": 100},
        *({"name": "pointerMove", "x": 195, "y": 100 + 20 * step} for step in range(1, 15)),
        {"name": "pause", "duration": 100}, {"name": "pointerUp"}]


# One worker, because all tests read the archive that a fixture writes.
pytestmark = pytest.mark.xdist_group("package")


@pytest.fixture(scope="session")
def unpacked(tmp_path_factory):
    """The package's folder, unpacked from the archive as by a package manager."""
    subprocess.run([sys.executable, "-B", ROOT / "Development/Scripts/make-package.py"], check=True, capture_output=True)
    folder = tmp_path_factory.mktemp("package")
    with tarfile.open(next(PACKAGE.glob("*.tgz"))) as tar:
        tar.extractall(folder, filter="data")
    return folder / "package"


@pytest.fixture
def site(unpacked, tmp_path):
    shutil.copytree(unpacked, tmp_path / "overscroll")
    (tmp_path / "rows.html").write_text(ROWS)
    served = Served({"": tmp_path})
    served.folder = tmp_path
    yield served
    served.stop()


def block(language):
    return re.search(rf"```{language}\n(.*?)```", README, re.S)[1]


@pytest.fixture
def quick_start(site, make_phone):
    """Opens the page of the README, with only the package beside it."""
    def open_on(**device):
        (site.folder / "quick.html").write_text(block("html").replace("<body", f"{ICON}<body", 1))
        page = make_phone(**device).page
        page.goto(f"{site.url}quick.html")
        page.wait_for_function("() => rows.children.length >= 20")
        # A row that a refresh replaces.
        page.evaluate("rows.firstElementChild.id = 'stale'")
        return page
    return open_on


def refreshed(page):
    page.wait_for_function("() => !document.getElementById('stale') && rows.children.length >= 20")


def loaded(page):
    page.wait_for_function("() => rows.children.length === 100")
    assert page.evaluate("new Set([...rows.children].map((row) => row.textContent)).size") == 100


def test_the_quick_start_shows_rows_and_works_by_touch(quick_start):
    page = quick_start()
    page.evaluate(PLAY, PULL)
    refreshed(page)
    while page.evaluate("rows.children.length") < 100:
        page.evaluate("list.scrollTop = 1e6")
        page.evaluate("new Promise(requestAnimationFrame)")
    loaded(page)


def test_the_quick_start_works_with_a_mouse(quick_start):
    page = quick_start(is_mobile=False, has_touch=False)
    page.mouse.move(195, 100)
    page.mouse.down()
    page.mouse.move(195, 400, steps=15)
    page.mouse.up()
    refreshed(page)
    while page.evaluate("rows.children.length") < 100:
        page.mouse.wheel(0, 2000)
        page.evaluate("new Promise(requestAnimationFrame)")
    loaded(page)


def test_the_quick_start_works_with_keys(quick_start):
    page = quick_start(is_mobile=False, has_touch=False)
    while page.evaluate("document.activeElement.localName !== 'button'"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    refreshed(page)
    page.evaluate("list.tabIndex = 0; list.focus()")
    while page.evaluate("rows.children.length") < 100:
        page.keyboard.press("End")
        page.evaluate("new Promise(requestAnimationFrame)")
    loaded(page)


@pytest.fixture(scope="session")
def react_site(unpacked, tmp_path_factory):
    """An app with only the README's code, the package from its archive, and React from Debian."""
    folder = tmp_path_factory.mktemp("react-app")
    shutil.copytree(unpacked, folder / "node_modules/overscroll")
    (folder / "app.jsx").write_text(block("jsx"))
    subprocess.run(
        ["esbuild", "app.jsx", "--bundle", "--format=esm", "--jsx=automatic", "--outfile=site/app.js",
         '--define:process.env.NODE_ENV="production"', "--log-level=warning"],
        cwd=folder, check=True, env={**os.environ, "NODE_PATH": f"{folder / 'node_modules'}:/usr/share/nodejs"})
    (folder / "site/index.html").write_text(
        f"<!doctype html>{ICON}<meta name=viewport content='width=device-width'><body style='margin: 0'><div id=app></div>"
        "<script type=module src=app.js></script>")
    served = Served({"": folder / "site"})
    yield served
    served.stop()


LOADED = "document.querySelectorAll('p').length === 100"


@pytest.fixture
def react_example(react_site, make_phone):
    def open_on(**device):
        page = make_phone(**device).page
        page.goto(f"{react_site.url}index.html")
        page.wait_for_function("() => document.querySelectorAll('p').length >= 20")
        page.wait_for_function("() => document.querySelector('[role=status]')")
        page.evaluate("window.list = document.querySelector('p').parentElement; void 0")
        return page
    return open_on


def replaced_rows(page, act):
    """A refresh replaces more rows than the first page has by that page."""
    page.evaluate("list.scrollTop = 1e6")
    page.wait_for_function("() => document.querySelectorAll('p').length >= 40")
    page.wait_for_function("() => list.ariaBusy === 'false'")
    page.evaluate("list.scrollTop = 0")
    page.wait_for_timeout(200)
    act()
    page.wait_for_function("() => document.querySelectorAll('p').length === 20")


def test_the_example_for_react_works_by_touch(react_example):
    page = react_example()
    replaced_rows(page, lambda: page.evaluate(PLAY, PULL))
    while not page.evaluate(LOADED):
        page.evaluate("list.scrollTop = 1e6")
        page.evaluate("new Promise(requestAnimationFrame)")


def test_the_example_for_react_works_with_a_mouse(react_example):
    page = react_example(is_mobile=False, has_touch=False)

    def drag():
        page.mouse.move(195, 100)
        page.mouse.down()
        page.mouse.move(195, 400, steps=15)
        page.mouse.up()

    replaced_rows(page, drag)
    while not page.evaluate(LOADED):
        page.mouse.wheel(0, 2000)
        page.evaluate("new Promise(requestAnimationFrame)")


def test_the_example_for_react_works_with_keys(react_example):
    page = react_example(is_mobile=False, has_touch=False)

    def press():
        while page.evaluate("document.activeElement.localName !== 'button'"):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")

    replaced_rows(page, press)
    page.evaluate("list.tabIndex = 0; list.focus()")
    while not page.evaluate(LOADED):
        page.keyboard.press("End")
        page.evaluate("new Promise(requestAnimationFrame)")


def test_the_example_of_the_element_works(site, make_phone):
    example = re.findall(r"```html\n(.*?)```", README, re.S)[1]
    (site.folder / "element.html").write_text(f"{ICON}<body style='margin: 0; height: 300px'>{example}")
    page = make_phone().page
    page.goto(f"{site.url}element.html")
    page.wait_for_function("() => list.shadowRoot && list.children.length >= 20")
    assert page.evaluate("list.refresh()") == {"outcome": "updated", "message": ""}
    while page.evaluate("list.children.length") < 100:
        page.evaluate("list.scroller.scrollTop = 1e6")
        page.evaluate("new Promise(requestAnimationFrame)")
    page.wait_for_function("() => list.shadowRoot.textContent.includes('That’s all') && !list.hasMore")


def test_a_page_uses_it_from_any_folder(site, make_phone):
    deep = site.folder / "a/b"
    deep.mkdir(parents=True)
    (deep / "page.html").write_text(ICON + """<div style="position: relative; height: 300px"><div id="box" style="height: 100%; overflow: auto">
      <p style="height: 2000px">Rows</p></div></div>
      <script type="module">import { attach } from "../../overscroll/overscroll.js";
        window.made = await attach(box, { top: { onRefresh: () => "unchanged" } });</script>""")
    page = make_phone().page
    page.goto(f"{site.url}a/b/page.html")
    page.wait_for_function("() => window.made")
    assert page.evaluate("made.isActive")
    assert page.evaluate("made.begin('top')") == {"outcome": "unchanged", "message": ""}


def test_it_speaks_every_language_that_the_package_has(site, make_phone):
    (site.folder / "page.html").write_text(ICON + """<div><div id="box" style="height: 300px; overflow: auto">Rows</div></div>
      <script type="module">import { attach } from "./overscroll/overscroll.js";
        window.made = await attach(box, { top: { onRefresh() {} } });</script>""")
    page = make_phone().page
    page.goto(f"{site.url}page.html")
    page.wait_for_function("() => window.made")
    page.evaluate("made.setLanguage('de')")
    page.wait_for_function("() => document.querySelector('[data-overscroll=top]').textContent.includes('Ziehen')"
                           " || document.querySelector('button')?.textContent === 'Aktualisieren'")


QUERY = """declare const query: {
  refetch(options?: { throwOnError?: boolean; cancelRefetch?: boolean }): Promise<{ isError: boolean; error: Error | null; data?: string }> };"""
# Those that begin with "good" are none.
MISTAKES = {
    "good": "",
    "good-query": QUERY + "attach(element, { onRefresh: query.refetch, onLoadMore: query.refetch });",
    "good-query-of-an-edge": QUERY + "attach(element, { top: { onRefresh: query.refetch } });",
    "good-element": """import "overscroll/element"; document.querySelector("overscroll-list")?.addEventListener("end", ({ detail }) => detail.result.outcome);""",
    "good-options": """import { Options } from "overscroll"; const given: Options = { onRefresh() {} }; attach(element, given);""",
    "good-variable": """import { ListOptions } from "overscroll"; const given: ListOptions = {}; given.onRefresh = () => {}; attach(element, given);""",
    "good-update": """declare const own: List; own.update({ hasMore: undefined, top: undefined }); own.setOptions({ chat: undefined });""",
    "wrong-update": """declare const own: List; own.update({ hasMore: 5 });""",
    "good-listeners": """attach(element, {
      top: { onRefresh: ({ signal }) => fetch("/a", { signal }), onEnd: ({ error }) => console.log(error) }, onLoadMore: async () => ({ hasMore: false }),
      onEnd: ({ outcome }, edge) => console.log(outcome, edge), onPhaseChange: (old, next, edge) => console.log(old, next, edge), isCancellation: (error) => error === 1,
      emptyView: "Nothing", failureView: (retry, error) => Object.assign(document.createElement("p"), { onclick: retry, title: String(error) }), isEmpty: () => true });""",
    "good-jsx": """import "overscroll/element"; export const shown = <overscroll-list pull-to-refresh load-more={300} class="list" data-name="one" onClick={() => {}} />;""",
    "wrong-jsx": """import "overscroll/element"; export const shown = <overscroll-list load-more={{}} />;""",
    "wrong-nothing": "attach(element, {});",
    "wrong-typing": "attach(element, { onRefesh() {} });",
    "wrong-two-actions": "attach(element, { top: { fetch: () => 1, apply() {}, onRefresh() {} } });",
    "wrong-two-kinds": "attach(element, { bottom: { fetch: () => 1, apply() {}, onLoadMore() {} } });",
    "wrong-option": "attach(element, { top: { onRefresh() {}, indicator: 'sparkle' } });",
    "wrong-answer": "attach(element, { top: { onRefresh: () => 5 } });",
    "wrong-page": "attach(element, { top: { fetch: () => 1, apply: (page: string) => {} } });",
    "wrong-handler": "attach(element, { top: { onRefresh: (signal: AbortSignal) => {} } });",
    "wrong-name": "attach(element, { bottom: { onLoad() {} } });",
    "wrong-edge": "attach(element, { top: { onRefresh() {} } }).then((list) => list.begin('left'));",
}


def file_of(name):
    return f"{name}.tsx" if "jsx" in name else f"{name}.ts"


@pytest.fixture(scope="module")
def judged(unpacked, tmp_path_factory):
    """The errors of the TypeScript compiler in the example, as it is and with each mistake; one run for all."""
    folder = tmp_path_factory.mktemp("typescript")
    shutil.copytree(unpacked, folder / "node_modules/overscroll")
    example = (ROOT / "Tests/BrowserTests/example.ts").read_text("utf8")
    for name, mistake in MISTAKES.items():
        (folder / file_of(name)).write_text(f"{example}\n{mistake}\n")
    run = subprocess.run(
        ["tsc", "--noEmit", "--strict", "--exactOptionalPropertyTypes", "--target", "es2020", "--module", "es2020", "--moduleResolution", "node", "--jsx", "preserve",
         *map(file_of, MISTAKES)],
        cwd=folder, capture_output=True, text=True, timeout=250, check=False)
    return run.stdout.splitlines()


@pytest.mark.xdist_group("typescript")
@pytest.mark.parametrize("name", MISTAKES)
def test_the_declarations_are_what_typescript_takes(judged, name):
    errors = [line for line in judged if line.startswith(f"{file_of(name)}(")]
    assert bool(errors) == (not name.startswith("good")), errors


APP = """import {{ attach }} from "{package}";
{imports}
window.made = await attach(document.getElementById("box"), {{ {options} onRefresh: () => "unchanged" }});"""
PAGE = ICON + """<div><div id="box" style="height: 300px; overflow: auto"><p style="height: 2000px">Rows</p></div></div>
<script type="module" src="app.js"></script>"""


@pytest.fixture
def bundled(unpacked, tmp_path, make_phone):
    """Bundles an app with esbuild, and opens it from a folder that contains only the output."""
    shutil.copytree(unpacked, tmp_path / "node_modules/overscroll")
    out = tmp_path / "out"

    def bundle(*flags, package="overscroll", imports="", options=""):
        (tmp_path / "app.js").write_text(APP.format(package=package, imports=imports, options=options))
        subprocess.run(["esbuild", "app.js", "--bundle", "--format=esm", "--target=es2022", f"--outdir={out}", *flags], cwd=tmp_path,
                       check=True, capture_output=True)
        (out / "index.html").write_text(PAGE)
        served = Served({"": out})
        page = make_phone().page
        page.requested = []
        page.on("request", lambda request: page.requested.append(request.url.removeprefix(served.url)))
        page.goto(f"{served.url}index.html")
        page.wait_for_function("() => window.made")
        assert page.evaluate("made.isActive")
        assert page.evaluate("made.begin('top')") == {"outcome": "unchanged", "message": ""}
        served.stop()
        return page
    return bundle


def test_a_bundle_with_the_inline_engine_requests_nothing_but_itself(bundled):
    page = bundled(package="overscroll/inline")
    assert page.requested == ["index.html", "app.js"]


def test_a_bundle_finds_the_engine_where_the_bundler_puts_it(bundled):
    page = bundled("--loader:.wasm=file", imports='import url from "overscroll/overscroll.wasm";',
                   options="module: new URL(url, import.meta.url),")
    assert len(page.requested) == 3
    assert re.fullmatch(r"overscroll-\w+\.wasm", page.requested[2])


def test_react_uses_the_inline_engine_of_the_same_bundle(unpacked):
    """The adapters and `overscroll/inline` import the same script, so they share its defaults."""
    for name in ("react", "inline"):
        assert re.search(r'from\s*"\./overscroll\.js"', (unpacked / f"{name}.js").read_text("utf8"))


def test_an_import_map_names_the_package(site, make_phone):
    (site.folder / "page.html").write_text(
        """<script type="importmap">{ "imports": { "overscroll": "/overscroll/overscroll.js" } }</script>"""
        + PAGE.replace(' src="app.js">', ">" + APP.format(package="overscroll", imports="", options="")))
    page = make_phone().page
    page.goto(f"{site.url}page.html")
    page.wait_for_function("() => window.made")
    assert page.evaluate("made.isActive")
