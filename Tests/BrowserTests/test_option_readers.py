"""The two scripts that read options: one for simple lists, and one for all."""

from pathlib import Path

import pytest

from conftest import PHONE

SOURCES = Path(__file__).parents[2] / "Web/src"

SIMPLE = [
    "{ onRefresh() {} }", "{ onLoadMore() {} }", "{ onRefresh() {}, onLoadMore() {}, hasMore: () => true, mouse: true }",
    "{ top: { onRefresh() {} } }", "{ bottom: { onLoadMore() {} }, module: 'x.wasm' }", "{ bottom: { onLoadMore() {}, within: 600 } }",
    "{ onLoadMore() {}, bottom: { within: 600 }, top: undefined }",
]
OTHERS = [
    "{ onRefresh() {}, top: { past: 60 } }", "{ onRefresh: 1 }", "{ top: {} }", "{ top: true, onRefresh() {} }", "{}", "null", "{ mouse: true }",
    "{ onRefresh() {}, top: { onRefresh() {} } }", "{ bottom: { onLoadMore() {}, within: -1 } }", "{ onRefresh() {}, mouse: 1 }",
    "{ top: { onRefresh() {}, within: 54 } }", "{ onRefresh() {}, module: {} }", "{ onRefresh() {}, wheel: false }", "{ bottom: { onRefresh() {} } }",
]


@pytest.fixture
def readers(browser, page_server):
    """A page with the two scripts that read options, as they are in the sources."""
    with browser.new_context(**PHONE) as context:
        page = context.new_page()
        page.route("**/src/**/*.js", lambda route: route.fulfill(path=SOURCES / route.request.url.partition("/src/")[2]))
        page.goto(f"{page_server.url}blank.html")
        page.evaluate("""async () => {
            const [simple, full] = await Promise.all([import("/src/options/simple-options.js"), import("/src/options/options.js")]);
            document.body.innerHTML = '<div style="height: 200px"><div id="list" style="height: 100%; overflow: auto"></div></div>';
            const written = (_, value) => typeof value === "function" ? "function" : value === window.list ? "list" : value;
            window.read = (options) => JSON.stringify(simple.readSimple(list, simple.layered({}, Object(options))), written);
            window.readAll = (options) => JSON.stringify(full.readOptions(list, options, {}, simple.layered({}, Object(options))), written);
            window.sorted = (text) => text && JSON.stringify(JSON.parse(text, (_, value) =>
                value?.constructor === Object ? Object.fromEntries(Object.entries(value).sort()) : value));
        }""")
        yield page


@pytest.mark.parametrize("options", SIMPLE)
def test_simple_options_mean_what_the_script_for_all_options_reads(readers, options):
    simple, everything = readers.evaluate(f"((options) => [sorted(read(options)), sorted(readAll(options))])({options})")
    assert simple == everything


@pytest.mark.parametrize("options", OTHERS)
def test_other_options_are_left_to_the_script_for_all_options(readers, options):
    assert readers.evaluate(f"(read({options}) ?? 'not read')") == "not read"
