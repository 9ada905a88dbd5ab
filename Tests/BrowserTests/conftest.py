import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from element_page import ElementPage
from engines import ENGINES, Chromium
from engines.stalls import Stalls, stall_connection, stall_page
from frames.timed import TimedBrowser
from lists import List
from patience import LONGEST
from phone import Phone
from served import PACKAGE, Served
from server import Server
from touched_list import TouchedList

# The touch input of the benchmarks passes through the whole browser; see `Phone.drag`.
FLAGS = ["--no-sandbox", "--enable-gpu-benchmarking", "--force-color-profile=srgb"]
PAGES = Path(__file__).with_name("pages")
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


def pytest_addoption(parser):
    parser.addoption("--proof", action="store_true", help="run everything in Firefox and WebKitGTK, too")
    parser.addoption("--stalls", metavar="SEED", type=int,
                     help="stop the driver and the pages for 50 to 500 ms at random moments")


def pytest_configure(config):
    config.addinivalue_line("markers", "clock: the tests drive the clock of their pages; see frames/clock.py")
    config.addinivalue_line("markers", "full_engines: runs in Firefox and WebKitGTK only with --proof")
    config.addinivalue_line("markers", "proof_only: takes minutes, and runs only with --proof")
    config.addinivalue_line("markers", "every_engine: runs in all of them, also in a module with full_engines")
    config.addinivalue_line("markers", "xdist_group: tests that one worker runs, with --dist loadgroup")


def is_for_proof(item):
    """Whether a test of all engines runs in this engine only with `--proof`."""
    return (item.get_closest_marker("full_engines") and not item.get_closest_marker("every_engine")
            and "engine" in item.fixturenames and item.callspec.params["engine"] is not Chromium)


def pytest_collection_modifyitems(config, items):
    # pytest-xdist 3.8 adds the group to an attribute that pytest 9.2 does not read.
    for each in items if config.getoption("loadgroup", False) else []:
        if group := each.get_closest_marker("xdist_group"):
            each._id = type(each.id).parse(f"{each.nodeid}@{group.args[0]}")
    if config.getoption("--proof"):
        return
    left_out = [each for each in items if each.get_closest_marker("proof_only") or is_for_proof(each)]
    items[:] = [each for each in items if each not in left_out]
    config.hook.pytest_deselected(items=left_out)


@pytest.fixture(scope="session")
def playwright(pytestconfig):
    with sync_playwright() as playwright:
        stall_connection(playwright, pytestconfig.getoption("--stalls"))
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright, pytestconfig):
    """Starts Chromium without a window, which reduces the processor time of a page load to 40 %.

    With `--proof`, starts the whole browser, whose window also navigates when a page is pulled
    sideways.
    """
    name = "chromium" if pytestconfig.getoption("--proof") else "chromium-headless-shell"
    browser = playwright.chromium.launch(executable_path=shutil.which(name), args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def timed_browser(playwright, pytestconfig):
    browser = TimedBrowser(playwright, pytestconfig.getoption("--stalls"))
    yield browser
    browser.close()


@pytest.fixture
def is_timed(request):
    """Whether the test drives the clock of its pages with `pytest.mark.clock`."""
    return request.node.get_closest_marker("clock") is not None


# A page that is closed aborts the requests in progress, and reports them.
ABORTED = re.compile(r"Failed to load resource: net::ERR_|Overscroll: a part is missing")


@pytest.fixture
def server():
    server = Server()
    yield server
    server.stop()


@pytest.fixture
def make_phone(is_timed, request, server):
    """Makes a phone; unexpected errors and warnings of the page fail the test."""
    phones = []
    browser = request.getfixturevalue("timed_browser" if is_timed else "browser")

    def make(expects_complaints=False, **options):
        context = browser.new_context(**{**PHONE, **options})
        context.set_default_timeout(LONGEST * 1000)
        stall_page(context, request.config.getoption("--stalls"), request.node.nodeid, is_timed)
        phone = Phone(context.new_page(), server)
        phones.append((phone, expects_complaints))
        return phone

    yield make
    for phone, expects_complaints in phones:
        count = len(phone.console)
        phone.page.context.close()
        errors = [text for index, (kind, text) in enumerate(phone.console)
                  if kind in ("error", "pageerror") and not (index >= count and ABORTED.match(text))]
        assert expects_complaints or not errors, errors


@pytest.fixture
def phone(make_phone):
    """A phone with the gallery, whose policy does not apply to scripts that a test injects."""
    phone = make_phone(bypass_csp=True)
    phone.open()
    phone.server.forget_requests()
    return phone


@pytest.fixture
def lists(make_phone):
    """Makes lists, each in a separate page."""
    served = Served({"": Path(__file__).with_name("bugs"), "overscroll": PACKAGE})
    yield lambda query="", **options: List(make_phone(**options), served.url).open(query)
    served.stop()


@pytest.fixture(scope="session")
def page_server():
    """The pages of these tests, for any browser."""
    server = Served({"": PAGES, "overscroll": PACKAGE})
    yield server
    server.stop()


@pytest.fixture
def reading_page(make_phone, page_server):
    """Opens the page of lists that are read while their rows change, each in a phone."""
    def open_page(**options):
        phone = make_phone(**options)
        phone.page.goto(f"{page_server.url}reading.html")
        phone.page.wait_for_function("() => window.isReady")
        return phone
    return open_page


@pytest.fixture(scope="session", params=[
    pytest.param(kind, id=kind.name, marks=pytest.mark.xdist_group(kind.name)) for kind in ENGINES])
def engine(request):
    """Each browser engine, started once: pytest groups the tests by engine."""
    given = [request.getfixturevalue("browser")] if request.param is Chromium else []
    engine = request.param(*given)
    seed = request.config.getoption("--stalls")
    engine.stalls = None if seed is None else Stalls(seed)
    yield engine
    engine.close()


@pytest.fixture
def storm(engine, page_server):
    """The page of lists that are read while their rows change, in each engine."""
    engine.open(f"{page_server.url}reading.html")
    engine.wait_for("window.isReady")
    return engine


@pytest.fixture
def touched(engine, page_server):
    return TouchedList(engine, page_server)


@pytest.fixture
def failing_element(engine, page_server):
    """The page of the custom element, whose errors are expected."""
    return ElementPage(engine, page_server.url).open()


@pytest.fixture
def element(failing_element):
    """The page of the custom element; an error in its console fails the test."""
    yield failing_element
    assert failing_element.read("logs.error") == []
