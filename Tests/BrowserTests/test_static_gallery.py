"""The static gallery below a path of Python's own web server, in three browser engines."""

import re
import subprocess
import sys

import pytest

from served import PACKAGE, ROOT, Served
from touched_list import X, Y, line

# The limit of what the page loads before the first pull, in bytes.
LIMIT = 400 * 1024
ROWS = "document.querySelectorAll('#rows article').length"
# The addresses of everything that was loaded. WebKit does not report sizes.
LOADED = """performance.getEntriesByType("resource").map(({ name }) => name)"""
# The parts of the page that have moved by their layout.
LAYOUT_SHIFT = """new Promise((go) => {
  const entries = [];
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  const look = (frames) => {
    if (frames) return requestAnimationFrame(() => look(frames - 1));
    entries.push(...observer.takeRecords());
    go(entries.flatMap(({ sources }) => sources.map(({ node }) => node))
      .map((node) => node?.id || node?.className || node?.nodeName));
  };
  look(12);
})"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The static gallery, two folders below the root of a server."""
    folder = tmp_path_factory.mktemp("site") / "some/path"
    make(folder)
    return folder


def make(folder, **environment):
    maker = [sys.executable, ROOT / "Gallery/Scripts/make_site.py", folder, "--package", PACKAGE]
    return subprocess.run(maker, check=True, text=True, stdout=subprocess.PIPE, **environment).stdout


@pytest.fixture(scope="module")
def site(folder):
    """The address of the static gallery."""
    server = subprocess.Popen(
        [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", folder.parents[1]],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    port = re.search(r"port (\d+)", server.stdout.readline())[1]
    yield f"http://127.0.0.1:{port}/some/path/"
    server.terminate()
    server.wait()


@pytest.fixture
def gallery(engine, site):
    """Opens a demo, and waits until its rows are visible."""
    def open_demo(query="show=feed"):
        engine.open(f"{site}?{query}")
        engine.wait_for(f"window.gallery?.list && {ROWS} > 0")
        return engine
    return open_demo


def test_a_pull_refreshes_and_the_end_loads_more(gallery):
    engine = gallery()
    engine.evaluate("(window.phases = [], gallery.list.on('phase', ({ phase }) => phases.push(phase)), 0)")
    engine.drag(line((X, Y), (X, Y + 330)))
    engine.wait_for("phases.includes('ending') && gallery.list.phase('top') === 'idle'")
    before = engine.evaluate(ROWS)
    engine.evaluate("(scroller.scrollTop = 1e6, 0)")
    engine.wait_for(f"{ROWS} > {before}")


def test_what_is_loaded_before_the_first_pull_is_small_and_from_one_server(gallery, site, folder):
    loaded = gallery().evaluate(LOADED)
    assert all(address.startswith(site) for address in loaded), loaded
    names = {re.split("[?#]", address.removeprefix(site))[0] for address in loaded} | {"index.html"}
    assert {"overscroll/overscroll.wasm", "gallery.js", "feed.json"} <= names
    assert sum((folder / name).stat().st_size for name in names) <= LIMIT


@pytest.mark.full_engines
@pytest.mark.parametrize("fail", ["drop", "cut", "json", "500"])
def test_a_failed_page_can_be_loaded_again(gallery, fail):
    engine = gallery()
    before = engine.evaluate(ROWS)
    engine.evaluate(f"(history.replaceState(null, '', '?fail={fail}'), scroller.scrollTop = 1e6, 0)")
    engine.wait_for("gallery.list.phase('bottom') === 'failed'")
    engine.evaluate("(history.replaceState(null, '', '?'), gallery.list.begin('bottom'), 0)")
    engine.wait_for(f"{ROWS} > {before}")


@pytest.mark.parametrize("query", ["", "?show=feed"])
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["phone", "computer"])
def test_nothing_moves_while_the_page_loads(make_phone, site, size, query):
    page = make_phone(viewport={"width": size[0], "height": size[1]}).page
    page.goto(site + query)
    page.wait_for_function("() => window.gallery?.rows().length > 0")
    assert page.evaluate(LAYOUT_SHIFT) == []


@pytest.mark.parametrize("query", ["", "?show=feed", "?show=playground&picture=A", "?show=indicators", "?show=own-indicator"])
def test_without_esbuild_the_page_loads_each_script_by_itself(make_phone, plain_site, query):
    page = make_phone().page
    page.goto(plain_site + query)
    page.wait_for_function("() => window.gallery?.rows().length > 0")
    names = {address.removeprefix(plain_site) for address in page.evaluate(LOADED)}
    assert {"nodes.js", "feed-source.js" if "feed" in query else "words.js"} <= names


@pytest.fixture(scope="module")
def plain_site(tmp_path_factory):
    """The address of a gallery that was made where esbuild is not installed."""
    folder = tmp_path_factory.mktemp("plain")
    assert "esbuild is not installed" in make(folder, env={"PATH": ""})
    served = Served({"": folder})
    yield served.url
    served.stop()
