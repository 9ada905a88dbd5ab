"""The scripts that a minimal list fetches: the size budget of `make check` counts them."""

import contextlib
import importlib.util
import re
from pathlib import Path

import pytest

from conftest import PACKAGE, PHONE
from phone import wait_until

SCRIPT = Path(__file__).parents[2] / "Development/Scripts/check-wasm.py"
COMPUTER = {"viewport": {"width": 1280, "height": 800}}
OPTIONS = '{"top":{},"bottom":{"purpose":"load"}}'


@pytest.fixture(scope="module")
def counted():
    spec = importlib.util.spec_from_file_location("check_wasm", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return set(module.list_scripts(PACKAGE))


@pytest.fixture(params=[PHONE, COMPUTER], ids=["phone", "computer"])
def page(browser, request):
    with browser.new_context(**request.param) as context:
        yield context.new_page()


def requested_scripts(page):
    """The names of the package's scripts that a page requests from now on."""
    names = []
    page.on("request", lambda request: names.extend(re.findall(r"/overscroll/([\w./-]+\.js)", request.url)))
    return names


def test_a_list_fetches_the_scripts_that_are_counted_and_the_one_for_wheels_at_the_first_turn(
        page, page_server, counted):
    names = requested_scripts(page)
    page.goto(f"{page_server.url}list.html?simple")
    page.wait_for_function("() => window.list")
    # Wait for half a second without requests, since scripts are also fetched while the browser is
    # idle.
    page.wait_for_load_state("networkidle")
    assert sorted(names) == sorted(counted - {"wheel.js"})
    with page.expect_request("**/wheel.js"):
        page.evaluate("scroller.dispatchEvent(new WheelEvent('wheel', { deltaY: 10, bubbles: true }))")
    assert sorted(names) == sorted(counted)


@pytest.mark.parametrize("options, more", [
    ('{"top":{},"bottom":{"purpose":"load","within":200}}', {"more-options.js"}), ('{"top":{"hold":30}}', {"more-options.js"}),
    ('{"top":{},"backToTop":{}}', {"more-options.js", "back-to-top.js"}),
    ('{"top":{"placement":"over"}}', {"more-options.js"}), ('{"top":{}}', set())])
def test_a_list_with_more_options_fetches_the_scripts_that_read_them(browser, page_server, counted, options, more):
    with browser.new_context(**PHONE) as context:
        page = context.new_page()
        names = requested_scripts(page)
        page.goto(f"{page_server.url}list.html?options={options}")
        page.wait_for_function("() => window.list")
        page.wait_for_load_state("networkidle")
        assert set(names) == counted - {"wheel.js"} | more


@pytest.mark.parametrize("attributes", ["pull-to-refresh load-more", 'pull-to-refresh load-more="600" mouse end'])
def test_an_element_fetches_the_scripts_of_a_list_and_its_own(browser, page_server, counted, attributes):
    with browser.new_context(**PHONE) as context:
        page = context.new_page()
        names = requested_scripts(page)
        page.goto(f"{page_server.url}blank.html")
        page.set_content(f"<overscroll-list {attributes} style='height: 300px'><p>Row</p></overscroll-list>")
        page.evaluate("import('/overscroll/overscroll-list.js')")
        page.locator("[data-overscroll=top]").wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        assert set(names) == counted - {"wheel.js"} | {"overscroll-list.js"}


def test_a_pull_fetches_nothing_and_the_first_update_fetches_the_time(lists):
    page = lists()
    names = requested_scripts(page.page)
    page.pull()
    page.wait_for_phase("refreshing")
    page.page.wait_for_load_state("networkidle")
    assert names == []
    page.finish()
    page.wait_for_phase("idle")
    wait_until(lambda: names == ["updates.js"])


@pytest.mark.parametrize("locale, name", [("de-DE", "de"), ("zh-HK", "zh-Hant"), ("pt-BR", "pt-BR")])
def test_the_texts_of_a_language_are_requested_by_the_first_script(browser, page_server, locale, name):
    with browser.new_context(locale=locale, **PHONE) as context:
        page = context.new_page()
        # No other script and no engine arrives.
        page.route(re.compile(r"/overscroll/(?!overscroll\.js).*"), lambda route: None)
        with page.expect_request(f"**/texts/{name}.js"):
            page.goto(f"{page_server.url}list.html?options={OPTIONS}", wait_until="commit")


NEEDED = ["feed.js", "back-to-top.js", "scroll-anchor.js", "texts/de.js"]


def test_what_the_options_need_is_requested_while_the_engine_loads(browser, page_server):
    options = '{"top":{"purpose":"load"},"bottom":{"purpose":"load"},"backToTop":{},"feed":true}'
    with browser.new_context(locale="de-DE", **PHONE) as context, contextlib.ExitStack() as requests:
        page = context.new_page()
        # The engine never arrives.
        page.route("**/overscroll.wasm", lambda route: None)
        for name in NEEDED:
            requests.enter_context(page.expect_request(f"**/{name}"))
        page.goto(f"{page_server.url}list.html?options={options}", wait_until="commit")
