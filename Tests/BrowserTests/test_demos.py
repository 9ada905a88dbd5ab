"""Each demo of the gallery does what its description says, in light and dark, both languages and both directions."""

import pytest

from catalog import DEMOS
from phone import linger, settle, wait_until


@pytest.fixture(params=["light", "dark"])
def open_demo(make_phone, request):
    """Opens a demo; the file names of its pictures contain the scheme."""
    def open_demo(demo):
        phone = make_phone(color_scheme=request.param, device_scale_factor=2)
        phone.open(f"?show={demo}")
        phone.server.forget_requests()
        phone.picture = lambda name: phone.shot(f"demo-{demo}-{name}-{request.param}")
        return phone

    return open_demo


def pull(phone, x=195):
    phone.press(100, x=x)
    phone.lead(330, x=x)
    settle(phone.page)


def refresh(phone):
    """Releases a pulled list, and waits until its run has ended."""
    phone.lift()
    phone.wait_for_phase("top", "idle", seconds=10)


def boxes(phone):
    return phone.page.evaluate("""() => [...document.querySelectorAll('[data-overscroll=top] svg path')]
      .map((node) => node.getBoundingClientRect())
      .map(({ y, height, width }) => [Math.round(y + height / 2), width])""")


def widths(phone):
    """The widths of the drawn lines."""
    return [width for _, width in boxes(phone)]


def places(phone):
    """The heights of the drawn lines."""
    return [place for place, _ in boxes(phone)]


def test_classic_turns_its_arrow_and_remembers_when(open_demo):
    phone = open_demo("classic")
    phone.press(100)
    phone.lead(150)
    settle(phone.page)
    before = phone.page.evaluate("document.querySelector('[data-overscroll=top] svg').style.transform")
    assert phone.words("top").startswith("Pull to refresh")
    phone.lead(330)
    settle(phone.page)
    assert phone.words("top").startswith("Release to refresh")
    assert "Last updated today at" in phone.words("top")
    assert phone.page.evaluate("document.querySelector('[data-overscroll=top] svg').style.transform") != before
    phone.picture("armed")
    refresh(phone)
    phone.open("?show=classic", settled=False)
    assert phone.page.evaluate("Number(localStorage.getItem('overscroll.lastUpdated.classic'))") > 1.7e12


def test_classic_ends_after_three_pages(open_demo):
    phone = open_demo("classic")
    for count in (40, 60):
        phone.scroll_to(10 ** 7)
        phone.wait_for_rows(count)
        phone.wait_for_phase("bottom", "idle" if count < 60 else "noMore")
    phone.scroll_to(10 ** 7)
    assert phone.words("bottom") == "That’s all"
    phone.picture("no-more")


def test_by_hand_goes_on_until_end_is_pressed(open_demo):
    phone = open_demo("by-hand")
    pull(phone)
    assert "Release to refresh" in phone.words("top")
    phone.picture("armed")
    phone.lift()
    phone.wait_for_phase("top", "refreshing")
    linger(phone.page, 1500)
    assert phone.phase("top") == "refreshing" and "Refreshing…" in phone.words("top")
    phone.page.get_by_role("button", name="End").tap()
    phone.wait_for_phase("top", "idle")
    phone.page.get_by_role("button", name="Begin").tap()
    phone.wait_for_phase("top", "refreshing")
    settle(phone.page)
    phone.scroll_to(300)
    assert phone.page.locator("#subtitle").text_content() == "Scrolled 300 px"


def test_by_hand_goes_back_to_normal_when_the_finger_goes_back(open_demo):
    phone = open_demo("by-hand")
    pull(phone)
    phone.lead(150)
    phone.frames(3)
    assert phone.words("top").endswith("Pull to refresh")
    phone.lift()
    phone.wait_for_phase("top", "idle")


def test_three_lines_spring_up_and_become_a_row_of_dots(open_demo):
    phone = open_demo("playground&indicator=lines&past=52&hold=62&minimum=3")
    pull(phone)
    assert "REFRESH" in phone.words("top")
    assert len(set(places(phone))) == 3 and min(widths(phone)) >= 48
    phone.picture("armed")
    phone.server.fail(delay=1500)
    phone.lift()
    phone.wait_for_phase("top", "refreshing")
    # The lines become dots after the list has come to rest.
    wait_until(lambda: max(widths(phone)) <= 12 and len(set(places(phone))) == 1)
    assert phone.first_row() == 62
    phone.picture("refreshing")
    phone.wait_for_phase("top", "idle")


def test_three_lines_shrink_when_the_pull_goes_back(open_demo):
    phone = open_demo("playground&indicator=lines&past=52&hold=62")
    pull(phone)
    grown = widths(phone)
    phone.lead(170)
    settle(phone.page)
    assert max(widths(phone)) < min(grown)
    phone.lead(120)
    settle(phone.page)
    assert max(widths(phone), default=0) <= 8
    phone.lift()
    phone.wait_for_phase("top", "idle")
    assert phone.server.requests() == []


def cats(phone, edge):
    """A checksum of the pixels that are painted at an edge; 0 for none."""
    return phone.page.evaluate("""(edge) => {
      const canvas = document.querySelector(`[data-overscroll=${edge}] canvas`);
      if (!canvas?.width) return 0;
      const bytes = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
      return bytes.reduce((sum, value, place) => (sum * 31 + value * (place % 251)) % 1e9, 7); }""", edge)


def test_the_cat_wakes_up_runs_and_sleeps(open_demo):
    phone = open_demo("cat")
    phone.press(100)
    phone.lead(150)
    settle(phone.page)
    asleep = cats(phone, "top")
    phone.picture("asleep")
    phone.lead(330)
    settle(phone.page)
    assert 0 != asleep != cats(phone, "top") != 0
    phone.picture("awake")
    phone.server.fail(delay=1500)
    phone.lift()
    phone.wait_for_phase("top", "refreshing")
    running = set()
    for _ in range(10):
        running.add(cats(phone, "top"))
        # The rhythm of the gesture or of the samples, not a wait for the page.
        phone.page.wait_for_timeout(60)
    assert len(running) > 2
    phone.picture("running")
    phone.wait_for_phase("top", "idle")
    phone.server.heal()
    phone.scroll_to(10 ** 7)
    phone.wait_for_rows(40)
    phone.scroll_to(10 ** 7)
    phone.wait_for_phase("bottom", "noMore")
    phone.scroll_to(10 ** 7)
    settle(phone.page)
    assert cats(phone, "bottom") != 0
    phone.picture("no-more")


# The pages around the demos

def test_the_menu_shows_the_current_demo_though_the_styles_come_late(phone):
    held = []
    phone.page.route("**/*.css", lambda route: held.append(route))
    phone.page.goto(f"{phone.server.url}?show=network", wait_until="commit")
    wait_until(lambda: linger(phone.page, 50) or held)
    linger(phone.page, 1000)
    for each in held:
        each.continue_()
    phone.page.unroute("**/*.css")
    phone.page.wait_for_function("() => window.gallery")
    middle = phone.page.evaluate("""() => { const box = document.querySelector('#menu [aria-current]').getBoundingClientRect();
      return box.left + box.width / 2; }""")
    assert middle == pytest.approx(195, abs=1)


def test_the_menu_leads_to_every_demo_and_keeps_the_language(make_phone):
    phone = make_phone(locale="zh-CN")
    phone.open("?dir=rtl&show=cat")
    links = phone.page.locator("#menu section a")
    assert links.count() == len(DEMOS)
    for index, demo in enumerate(DEMOS):
        assert links.nth(index).bounding_box()["height"] >= 44
        assert links.nth(index).get_attribute("href") == f"?dir=rtl&show={demo}"
    links.nth(list(DEMOS).index("classic")).tap()
    phone.page.wait_for_url("**show=classic")
    phone.page.wait_for_function("() => window.gallery?.rows().length")
    phone.wait_for_phase("top", "idle")
    assert phone.page.evaluate("[document.dir, document.documentElement.lang]") == ["rtl", "zh-Hans"]
    pull(phone)
    assert phone.words("top").startswith("松开")
    phone.lose()


def test_four_edges_grow_the_wall_where_it_is_pulled(open_demo):
    phone = open_demo("four-edges")
    size = """[getComputedStyle(document.querySelector('.wall')).gridTemplateColumns.split(' ').length,
      gallery.rows().length]"""
    assert phone.page.evaluate(size) == [6, 60]
    pull(phone)
    phone.picture("top")
    refresh(phone)
    assert phone.page.evaluate(size) == [6, 66]
    phone.scroll_to(10 ** 7)
    phone.drag(600, 300)
    phone.wait_for_phase("bottom", "refreshing")
    settle(phone.page)
    phone.picture("bottom")
    phone.wait_for_phase("bottom", "idle")
    assert phone.page.evaluate(size) == [6, 72]
    phone.scroll_to(300)
    # After a longer movement, Chromium would navigate back.
    phone.press(300, x=220)
    phone.lead(300, x=330)
    settle(phone.page)
    phone.picture("leading")
    phone.lift()
    phone.wait_for_phase("leading", "refreshing")
    phone.wait_for_phase("leading", "idle")
    assert phone.page.evaluate(size) == [7, 84]
    phone.page.evaluate("scroller.scrollLeft = 1e7")
    phone.frames(3)
    phone.press(300, x=330)
    phone.lead(300, x=220)
    phone.lift()
    phone.wait_for_phase("trailing", "refreshing")
    phone.wait_for_phase("trailing", "idle")
    assert phone.page.evaluate(size) == [8, 96]


def risen(phone, selector):
    """Whether a node is visible and receives a touch at its place."""
    return phone.page.evaluate("""(selector) => {
      const node = document.querySelector(selector), { x, y, width, height } = node.getBoundingClientRect();
      return getComputedStyle(node).visibility === 'visible' && getComputedStyle(node).opacity > 0.9
        && node.contains(document.elementFromPoint(x + width / 2, y + height / 2)); }""", selector)


def test_the_way_back_to_the_top_rises_and_its_companion_with_it(open_demo):
    phone = open_demo("back-to-top")
    button = "[data-overscroll=backToTop]"
    low = phone.page.locator(".companion").bounding_box()["y"]
    # Far enough that scrolling back, including the roll, ends more than two screens down.
    phone.roll_until(lambda: phone.scroll_top() > 4 * 750)
    phone.rest()
    assert phone.scroll_top() > 4 * 750
    assert not risen(phone, button)
    phone.drag(200, 420)
    phone.rest()
    wait_until(lambda: risen(phone, button) and risen(phone, ".companion"))
    assert phone.page.locator(".companion").bounding_box()["y"] < low - 40
    phone.picture("risen")
    phone.page.locator(button).tap()
    phone.page.wait_for_function("() => scroller.scrollTop === 0")
    wait_until(lambda: not risen(phone, button))
    assert not risen(phone, button)
