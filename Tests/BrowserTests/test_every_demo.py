"""Invariants of every demo in the gallery. A page is loaded once for all tests that only read it."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe

import review_pictures
from catalog import DEMOS
from loaded_demo import COMPUTER, PHONE, LoadedDemo

# Unpacked; see decision 34.
LIMIT = 340 * 1024
SCHEMES = ["light", "dark"]
# The options of axe: only these of its rules depend on the colour scheme.
COLORS = ["color-contrast", "link-in-text-block"]
RULES = {"light": {"resultTypes": ["violations"]}, "dark": {"resultTypes": ["violations"], "runOnly": COLORS}}
WIDTHS = {"phone": [(320, 568), (390, 844)], "computer": [(1024, 700), (1440, 900)]}
DEVICES = {"phone": PHONE, "computer": COMPUTER}


def each_demo(device, query="", demos=DEMOS):
    """A fixture for the tests of a file, with one demo after the other; an error in the page fails
    the test.

    The tests of a page run in one worker, so that it is loaded once.
    """
    pages = [pytest.param(demo, marks=pytest.mark.xdist_group(f"{device}{query}-{demo}")) for demo in demos]

    @pytest.fixture(scope="module", params=pages)
    def loaded(browser, request):
        demo = LoadedDemo(browser, request.param, query, **DEVICES[device])
        yield demo
        demo.close()

    return loaded


on_phone = each_demo("phone")
on_computer = each_demo("computer")
# The pages around the other demos are the same.
pictured_on_computer = each_demo("computer", demos=["feed", "playground"])
inspected = each_demo("computer", "&inspect=1")
mirrored_on_phone = each_demo("phone", "&dir=rtl&lang=zh")
mirrored_on_computer = each_demo("computer", "&dir=rtl&lang=zh")


@pytest.fixture(autouse=True)
def no_errors(request):
    yield
    for loaded in request.node.funcargs.values():
        if isinstance(loaded, LoadedDemo):
            assert not loaded.errors(), loaded.errors()


# On a phone

def test_every_demo_loads_little_and_from_this_host_alone(on_phone):
    assert all(each.url.startswith(on_phone.server.url) for each in on_phone.answers)
    sizes = {each.url: len(each.body()) for each in on_phone.answers if "/pictures/" not in each.url}
    assert 100_000 < sum(sizes.values()) < LIMIT, sizes


@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_demo_on_a_phone_looks_as_in_its_committed_picture(on_phone, scheme):
    on_phone.show_in(scheme)
    review_pictures.compare(on_phone, "phone", scheme)


def violations(loaded, scheme):
    results = Axe().run(loaded.page, options=RULES[scheme])
    return re.sub(r"\s+", " ", results.generate_report())[:2000] if results.violations_count else ""


@pytest.mark.parametrize("scheme", SCHEMES)
def test_no_demo_breaks_a_rule_of_axe(on_phone, scheme):
    on_phone.show_in(scheme)
    assert violations(on_phone, scheme) == ""


@pytest.mark.parametrize("scheme", SCHEMES)
def test_no_demo_with_its_options_open_breaks_a_rule_of_axe(on_phone, scheme):
    on_phone.show_in(scheme)
    on_phone.page.locator("#more").tap()
    on_phone.rest()
    found = violations(on_phone, scheme)
    on_phone.page.locator("#close").tap()
    assert found == ""


# On a computer

@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_page_around_a_demo_looks_as_in_its_committed_picture(pictured_on_computer, scheme):
    pictured_on_computer.show_in(scheme)
    review_pictures.compare(pictured_on_computer, "computer", scheme)


def test_keys_alone_refresh_every_demo_but_the_chat(on_computer):
    """Runs last on this page, because it refreshes the list."""
    demo, phone = on_computer.demo, on_computer.phone
    edge = DEMOS[demo]["edges"][0]
    phone.record_phases()
    names = {"by-hand": "Begin", "four-edges": "Top", "carousel": "Leading"}
    button = phone.page.locator(".screen").get_by_role("button", name=names.get(demo, "Refresh"), exact=True)
    if demo == "chat":
        assert button.count() == 0, "a chat does not refresh"
        return
    button.first.focus()
    phone.page.keyboard.press("Enter")
    phone.page.wait_for_function("(phase) => phases.includes(phase)", arg=f"{edge} refreshing")


# The position of the focus, and whether an outline shows it: around the node, or around its visible
# replacement.
FOCUS = """() => { const node = document.activeElement;
  const seen = [node, node.nextElementSibling, node.closest('label')].filter((each) => each && node !== document.body);
  return [node.dataset.key ?? node.outerHTML.slice(0, 120), node === document.body || seen.some((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2; })]; }"""
# The nodes that keys have to reach; nodes past an edge appear and disappear with the edge's phase.
REACHABLE = """[...document.querySelectorAll(`.screen button, .screen [tabindex], #options :is(input, select),
    #hosts [aria-selected=true], #inspector :is(button, input)`)]
  .filter((node) => !node.disabled && node.checkVisibility() && node.type !== 'radio'
    && !node.closest('[data-overscroll]'))
  .map((node, index) => (node.dataset.key = String(index)))"""
MOST_KEYS = 120


def test_keys_lead_to_every_control_of_every_demo(inspected):
    page = inspected.page
    wanted = set(page.evaluate(REACHABLE))
    met, unseen = [], set()
    while len(met) < MOST_KEYS:
        page.keyboard.press("Tab")
        node, is_seen = page.evaluate(FOCUS)
        if met and node == met[0]:
            break
        met.append(node)
        if not is_seen:
            unseen.add(node)
    assert wanted <= set(met)
    assert not unseen


def test_every_visible_control_of_every_demo_has_a_name(inspected):
    assert inspected.page.evaluate("""[...document.querySelectorAll('button, input, select')]
      .every((node) => node.ariaLabel || node.labels?.length || node.textContent.trim() || !node.checkVisibility())""")


# From right to left, in Chinese

def assert_fits(loaded, width, height):
    loaded.page.set_viewport_size({"width": width, "height": height})
    loaded.rest()
    assert loaded.page.evaluate("innerWidth") == width
    assert loaded.page.evaluate("document.documentElement.scrollWidth") <= width
    # Two lists share the phone of the comparison.
    assert loaded.page.evaluate("scroller.clientWidth") >= (150 if loaded.demo == "network" else 300)


@pytest.mark.parametrize("size", WIDTHS["phone"])
def test_no_page_is_wider_than_a_phone(mirrored_on_phone, size):
    assert_fits(mirrored_on_phone, *size)


@pytest.mark.proof_only
@pytest.mark.parametrize("size", WIDTHS["computer"])
def test_no_page_is_wider_than_a_computer_s_window(mirrored_on_computer, size):
    assert_fits(mirrored_on_computer, *size)
