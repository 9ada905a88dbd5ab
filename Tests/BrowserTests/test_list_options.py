"""Options of a list and of the looks of its edges, most of which a list of other libraries has as well."""

import pytest

from options_page import attach, begin, change, open_page, update
from phone import wait_until

CALL = "onRefresh: () => { calls.push('top'); }"
STAY = "onRefresh: () => new Promise((end) => { calls.push('top'); ends.push(end); })"
DAY = 86_400_000
FOREVER = 60  # seconds


@pytest.fixture
def page(lists):
    return open_page(lists)


def calls(page):
    return page.page.evaluate("calls")


def wait_for_calls(page, expected):
    wait_until(lambda: calls(page) == expected)


def expect_no_more_calls(page, expected):
    page.phone.frames(10)
    assert calls(page) == expected


def attach_with(page, times, options):
    page.page.evaluate(f"""async () => {{
      window.list = await attach(scroller, {{ durations: {times}, {options} }}); window.gallery = {{ list }}; }}""")
    page.phone.frames(2)


# Durations

def test_a_result_without_a_message_stays_as_long_as_the_page_says(page):
    attach_with(page, f"{{ minimumVisible: 0, expand: 0, collapse: 0, resultDuration: {FOREVER} }}", CALL)
    begin(page)
    page.phone.frames(5)
    assert page.phone.phase("top") == "ending"
    page.phone.wait_until_open(54)


def note_errors(page):
    page.page.evaluate("void list.on('error', ({ error }) => { calls.push(`error ${error.name}`); })")


def test_an_action_that_takes_too_long_fails(page):
    attach_with(page, "{ timeout: 0.05 }", """onRefresh: ({ signal }) => new Promise(() => {
      signal.onabort = () => { calls.push(signal.reason.name); }; })""")
    note_errors(page)
    assert begin(page) == "failed"
    assert page.phone.phase("top") == "failed"
    assert sorted(calls(page)) == ["TimeoutError", "error TimeoutError"]


def test_a_timeout_counts_from_an_update_on(page):
    attach(page, STAY)
    note_errors(page)
    change(page, "durations: { timeout: 0.05 }")
    assert begin(page) == "failed"
    assert calls(page) == ["top", "error TimeoutError"]


@pytest.mark.clock
@pytest.mark.parametrize("times, opened, closed", [("{ expand: 0.1, collapse: 0.1 }", 0.1, 0.1), ("{ expand: 1, collapse: 2 }", 1, 2)])
def test_opening_and_closing_take_the_times_of_the_page(page, times, opened, closed):
    attach_with(page, f"{{ minimumVisible: 0, resultDuration: 0, ...{times} }}", STAY)
    page.page.evaluate("void list.begin('top')")
    frames = round(opened * 60)
    page.phone.frames(frames - 3)
    assert page.top() < 54
    page.phone.frames(6)
    assert page.top() == pytest.approx(54, abs=0.01)
    page.page.evaluate("ends[0]()")
    page.phone.frames(round(closed * 60) - 3)
    assert page.top() > 0
    page.phone.frames(8)
    assert page.top() == 0


def test_a_list_that_opens_at_once_scrolls_at_once(page):
    attach(page, STAY)
    page.page.evaluate("void list.begin('top')")
    assert page.page.evaluate("[getComputedStyle(scroller).overflowY, scroller.style.translate]") == ["auto", ""]
    assert page.top() == 54


# The indicator

def pull(page):
    page.phone.press(150)
    page.phone.lead(250)
    page.phone.frames(2)


def parts(page):
    """The kinds of visible nodes in the indicator, and its texts."""
    return page.page.evaluate("""() => {
      const box = document.querySelector('[data-overscroll=top]');
      return [[...box.querySelectorAll('svg')].map((svg) => svg.querySelector('g') ? 'spinner' : 'icon'),
        [...box.querySelectorAll('span')].map((span) => span.textContent)]; }""")


def show_time(page):
    page.page.evaluate("list.begin('top')")
    page.wait_for_phase("idle")


@pytest.mark.parametrize("option, expected", [
    ("", [["icon"], True, True]), ("showsArrow: false", [[], True, True]), ("showsWords: false", [["icon"], False, True]), ("showsLastUpdated: false", [["icon"], True, False]),
])
def test_each_part_of_the_classic_indicator_can_be_left_out(page, option, expected):
    attach(page, f"top: {{ indicator: {{ classic: {{ {option} }} }}, lastUpdated: Date.now(), lastUpdatedKey: 'parts' }}, {CALL}")
    show_time(page)
    pull(page)
    icons, texts = parts(page)
    assert [icons, "Pull to refresh" in texts, any("Last updated" in text for text in texts)] == expected
    page.phone.lose()


@pytest.mark.parametrize("option, expected", [("", ["spinner"]), ("showsSpinner: false", [])])
def test_the_spinner_can_be_left_out(page, option, expected):
    attach(page, f"top: {{ indicator: {{ classic: {{ {option} }} }} }}, {STAY}")
    page.page.evaluate("void list.begin('top')")
    page.phone.wait_until_open(54)
    assert parts(page)[0] == expected


def gap(page):
    """The distance between the arrow and the text beside it, in pixels."""
    return page.page.evaluate("""() => {
      const box = document.querySelector('[data-overscroll=top]');
      return box.querySelector('span').getBoundingClientRect().left - box.querySelector('svg').getBoundingClientRect().right; }""")


def test_the_distance_between_arrow_and_text_can_be_set(page):
    attach(page, CALL)
    pull(page)
    assert gap(page) == pytest.approx(12, abs=0.6)
    page.phone.lose()
    page.rest()
    change(page, "top: { indicator: { classic: { labelInset: 40 } } }")
    pull(page)
    assert gap(page) == pytest.approx(40, abs=0.6)
    page.phone.lose()


PICTURES = """Array.from({ length: 4 }, (_, index) => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 20, height: HEIGHT });
  canvas.getContext("2d").fillRect(0, 0, 20, HEIGHT - index);
  return canvas.toDataURL(); })"""


def pictures(height=20):
    return PICTURES.replace("HEIGHT", str(height))


def wait_for_picture(page, edge="top"):
    wait_until(lambda: page.page.evaluate("(edge) => document.querySelector(`[data-overscroll=${edge}] canvas`) !== null", edge))


@pytest.mark.parametrize("words", [True, False])
def test_a_text_is_beside_the_pictures_if_asked(page, words):
    attach(page, f"top: {{ indicator: {{ frames: {{ pulling: {pictures()}, showsWords: {str(words).lower()} }} }} }}, {STAY}")
    pull(page)
    wait_for_picture(page)
    assert parts(page)[1] == (["Pull to refresh"] if words else [])
    page.phone.lead(480)
    page.phone.lift()
    wait_until(lambda: parts(page)[1] == (["Refreshing…"] if words else []))


def test_pictures_play_in_the_footer_while_it_loads(page):
    attach(page, f"""bottom: {{ indicator: {{ frames: {{ refreshing: {pictures()}, framesPerSecond: 30 }} }},
      onLoadMore: () => new Promise((end) => ends.push(end)) }}""")
    page.page.evaluate("scroller.scrollTop = 1e6")
    page.wait_for_phase("refreshing", "bottom")
    wait_for_picture(page, "bottom")
    page.page.evaluate("""() => { window.seen = new Set(); const look = () => {
      const canvas = document.querySelector('[data-overscroll=bottom] canvas');
      if (canvas?.width) seen.add(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.join());
      requestAnimationFrame(look); }; look(); }""")
    wait_until(lambda: page.page.evaluate("seen.size") == 4)


@pytest.mark.parametrize("option", ["top: { indicator: { frames: {} } }", "top: { indicator: 'frames' }", "indicator: 'frames'"])
def test_pictures_ship_with_the_library(page, option):
    attach(page, f"{option}, {STAY}")
    pull(page)
    wait_for_picture(page)
    opaque = page.page.evaluate("""(() => { const canvas = document.querySelector('[data-overscroll=top] canvas');
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      return data.filter((value, place) => place % 4 === 3 && value === 255).length; })()""")
    assert opaque > 500
    page.phone.lose()


def test_pictures_come_from_image_objects(page):
    attach(page, f"""top: {{ indicator: {{ frames: {{ pulling: await Promise.all({pictures()}.map(async (url) => {{
      const image = new Image(); image.src = url; await image.decode(); return image; }})) }} }} }}, {STAY}""")
    pull(page)
    wait_for_picture(page)
    page.phone.lose()


def test_pictures_that_are_taller_than_the_header_raise_it(page):
    attach(page, f"top: {{ indicator: {{ frames: {{ pulling: {pictures(90)}, extent: 'pictures' }} }} }}, {STAY}")
    def opened():
        page.page.evaluate("void list.begin('top')")
        page.phone.frames(3)
        top = page.top()
        if top != 90:
            page.page.evaluate("list.cancel('top')")
            page.wait_for_phase("idle")
        return top
    wait_until(lambda: opened() == 90)
    wait_for_picture(page)
    picture = page.page.evaluate("document.querySelector('[data-overscroll=top] canvas').getBoundingClientRect().height")
    assert picture == pytest.approx(90, abs=1)


def test_a_load_shows_a_spinner_in_the_room_of_three_lines(page):
    attach(page, "bottom: { indicator: 'lines', onLoadMore: () => new Promise((end) => ends.push(end)) }")
    page.page.evaluate("scroller.scrollTop = 1e6")
    page.wait_for_phase("refreshing", "bottom")
    page.phone.frames(3)
    assert page.page.evaluate("scroller.scrollHeight") == 2060
    assert page.page.evaluate("document.querySelectorAll('[data-overscroll=bottom] svg g').length") == 1


def test_a_hidden_indicator_takes_no_space_and_its_edge_is_pulled(page):
    attach(page, f"top: {{ indicator: 'hidden' }}, {STAY}")
    page.pull()
    wait_for_calls(page, ["top"])
    page.rest()
    assert page.top() == 0
    assert page.phone.words("top") == ""
    assert page.phone.status() == "Refreshing…"


# Custom footers

def test_any_element_of_any_size_is_a_footer(page):
    page.page.evaluate("""() => { window.own = { element: document.createElement("section"), extent: 120, update({ phase }) { calls.push(phase); } };
      own.element.style = "width: 100px; height: 110px"; }""")
    attach(page, "bottom: { indicator: own, trigger: 'tap', onLoadMore() {} }")
    assert page.page.evaluate("scroller.scrollHeight") == 2120
    page.page.evaluate("scroller.scrollTop = 1e6")
    page.phone.frames(3)
    rect = page.page.evaluate("(({ top, height, width }) => [top, height, width])(own.element.getBoundingClientRect())")
    assert rect == pytest.approx([480 + 5, 110, 100], abs=0.6)
    assert begin(page, "bottom") == "updated"
    assert {"idle", "refreshing"} <= set(calls(page))


# The time of the last update

def test_the_page_sets_and_reads_the_time_of_the_last_update(page):
    attach(page, f"top: {{ lastUpdated: Date.now() - {DAY} }}, {CALL}")
    assert page.page.evaluate("Date.now() - list.lastUpdated('top')") == pytest.approx(DAY, abs=60_000)
    pull(page)
    wait_until(lambda: "yesterday" in page.phone.words("top"))
    page.phone.lose()
    page.rest()
    page.page.evaluate("list.update({ top: { lastUpdated: null } })")
    assert page.page.evaluate("list.lastUpdated('top')") is None
    begin(page)
    assert page.page.evaluate("Date.now() - list.lastUpdated('top')") < 60_000
    page.wait_for_phase("idle")
    update(page, "top: { indicator: 'ring' }")
    assert page.page.evaluate("Date.now() - list.lastUpdated('top')") < 60_000


def test_a_time_that_the_page_sets_is_kept_under_the_key(page):
    attach(page, f"top: {{ lastUpdatedKey: 'mine', lastUpdated: 1e12 }}, {CALL}")
    wait_until(lambda: page.page.evaluate("localStorage.getItem('overscroll.lastUpdated.mine')") == "1000000000000")
    page.page.evaluate("list.detach()")
    attach(page, f"top: {{ lastUpdatedKey: 'mine' }}, {CALL}")
    assert page.page.evaluate("Number(list.lastUpdated('top'))") == 1e12


@pytest.mark.parametrize("age, expected", [(50, []), (70, ["top"]), (None, ["top"])])
def test_a_list_that_has_grown_old_refreshes(page, age, expected):
    updated = "null" if age is None else f"Date.now() - {age * 1000}"
    attach(page, f"top: {{ refreshWhenOlder: 60, lastUpdated: {updated} }}, {CALL}")
    wait_for_calls(page, expected)
    expect_no_more_calls(page, expected)


def test_a_list_that_grows_old_refreshes_when_its_page_is_shown_again(page):
    attach(page, f"top: {{ refreshWhenOlder: 60, lastUpdated: Date.now() }}, {CALL}")
    page.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect_no_more_calls(page, [])
    page.page.evaluate("list.update({ top: { refreshWhenOlder: 60, lastUpdated: Date.now() - 61e3 } })")
    page.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    wait_for_calls(page, ["top"])


@pytest.mark.parametrize("age, expected", [(50, []), (70, ["top"])])
def test_a_list_that_grows_old_refreshes_when_it_is_shown_again(page, age, expected):
    attach(page, f"top: {{ refreshWhenOlder: 60, lastUpdated: Date.now() }}, {CALL}")
    page.page.evaluate(f"scroller.parentElement.style.display = 'none'; list.update({{ top: {{ refreshWhenOlder: 60, lastUpdated: Date.now() - {age * 1000} }} }})")
    page.phone.frames(3)
    expect_no_more_calls(page, [])
    page.page.evaluate("scroller.parentElement.style.display = ''")
    wait_for_calls(page, expected)
    expect_no_more_calls(page, expected)


# Retries

FAIL = """onRefresh: () => { calls.push(performance.now()); if (calls.length < 3) throw new Error(`no ${calls.length}`); }"""


def test_an_action_that_throws_is_called_again_within_its_run(page):
    attach(page, f"top: {{ retryPolicy: {{ count: 2, firstDelay: 0.05 }} }}, {FAIL}")
    page.page.evaluate("() => { window.errors = []; list.on('error', ({ error }) => errors.push(error.message)); }")
    assert begin(page) == "updated"
    first, second, third = calls(page)
    # Each delay is at least twice as long as the one before.
    assert second - first >= 49 and third - second >= 99
    assert page.page.evaluate("errors") == []


def test_the_last_error_fails_the_run(page):
    attach(page, f"top: {{ retryPolicy: {{ count: 1, firstDelay: 0 }} }}, {FAIL}")
    page.page.evaluate("() => { window.errors = []; list.on('error', ({ error }) => errors.push(error.message)); }")
    assert begin(page) == "failed"
    assert page.page.evaluate("errors") == ["no 2"]


def test_an_error_after_which_a_retry_does_not_help_fails_at_once(page):
    attach(page, f"top: {{ retryPolicy: {{ count: 5, firstDelay: 0, where: (error) => error.message !== 'no 1' }} }}, {FAIL}")
    page.page.evaluate("() => { list.on('error', () => {}); }")
    assert begin(page) == "failed"
    assert len(calls(page)) == 1


def test_a_run_that_ends_while_it_waits_for_its_next_attempt_makes_none(page):
    attach(page, f"top: {{ retryPolicy: {{ count: 2, firstDelay: 0.05 }} }}, {FAIL}")
    page.page.evaluate("""async () => {
      list.on("error", () => {});
      list.begin("top");
      while (!calls.length) await new Promise(requestAnimationFrame);
      list.end("top");
      await new Promise((done) => { setTimeout(done, 200); });
    }""")
    assert page.page.evaluate("calls.length") == 1


def test_a_cancelled_run_is_not_repeated(page):
    attach(page, f"top: {{ retryPolicy: {{ count: 5, firstDelay: {FOREVER} }} }}, {FAIL}")
    assert page.page.evaluate("""async () => {
      const result = list.begin("top");
      await new Promise(requestAnimationFrame);
      list.cancel("top");
      return (await result).outcome; }""") == "cancelled"
    expect_no_more_calls(page, calls(page))
    assert len(calls(page)) == 1


def test_retries_count_from_an_update_on(page):
    attach(page, FAIL)
    page.page.evaluate("list.update({ top: { retryPolicy: { count: 2, firstDelay: 0 } } })")
    assert begin(page) == "updated"


# Two edges, and the defaults

BOTH = """onRefresh: () => new Promise((end) => { calls.push("top"); ends.push(end); }),
  onLoadMore: ({ signal }) => new Promise((end) => { calls.push("bottom"); ends.push(end); signal.onabort = () => { calls.push("aborted"); }; })"""


@pytest.mark.parametrize("policy, expected", [
    ("refreshCancelsLoads", ["bottom", "aborted", "top"]), ("oneAtATime", ["bottom"]), ("independent", ["bottom", "top"])])
def test_the_policy_says_what_a_refresh_means_for_a_page(page, policy, expected):
    attach(page, f"concurrency: '{policy}', {BOTH}")
    page.page.evaluate("void list.begin('bottom')")
    page.page.evaluate("void list.begin('top')")
    expect_no_more_calls(page, expected)


def test_the_policy_of_all_lists_is_a_default_that_an_update_changes(page):
    page.page.evaluate("configure({ concurrency: 'independent' })")
    attach(page, BOTH)
    page.page.evaluate("void list.begin('bottom'); void list.begin('top')")
    expect_no_more_calls(page, ["bottom", "top"])
    page.page.evaluate("ends.forEach((end) => end())")
    page.wait_for_phase("idle")
    page.wait_for_phase("idle", "bottom")
    update(page, "concurrency: 'oneAtATime'")
    page.page.evaluate("calls.length = 0; void list.begin('bottom'); void list.begin('top')")
    expect_no_more_calls(page, ["bottom"])


def test_the_indicator_of_all_lists_is_a_default(page):
    page.page.evaluate("configure({ indicator: 'text' })")
    attach(page, f"top: {{ indicator: 'ring' }}, {CALL}")
    pull(page)
    assert parts(page)[0] == ["icon"]
    page.phone.lose()
    page.rest()
    change(page, "top: {}")
    pull(page)
    assert parts(page) == [["icon"], ["Pull to refresh"]]
    page.phone.lose()


# The button

def test_the_button_disappears_when_the_user_scrolls_on(page):
    attach(page, f"backToTop: {{ after: 100 }}, {CALL}")
    button = page.page.locator("button[data-overscroll=backToTop]")
    button.wait_for(state="attached")
    page.page.evaluate("scroller.scrollTop = 900")
    page.phone.frames(3)
    page.swipe(200, 400, hold=300)
    button.wait_for(state="visible")
    before = page.page.evaluate("scroller.scrollTop")
    page.swipe(400, 250, hold=300)
    button.wait_for(state="hidden")
    assert page.page.evaluate("scroller.scrollTop") > before


# Wrong options

def test_a_wrong_option_in_the_first_update_is_reported_and_later_calls_wait_for_it(lists):
    page = open_page(lambda query: lists(query, expects_complaints=True))
    # The script that reads all options is not loaded yet.
    page.page.evaluate("async () => { window.list = await attach(scroller, { onRefresh() {} }); window.gallery = { list }; }")
    page.page.evaluate("() => { window.errors = []; addEventListener('error', ({ error }) => errors.push(error.message)); }")
    page.page.evaluate("list.update({ top: { retryPolicy: -1 } })")
    assert page.page.evaluate("list.begin('top').then(({ outcome }) => [outcome, errors])") == [
        "updated", ["Overscroll: top.retryPolicy must be a whole number, 0 or more, not -1"]]


def test_a_list_has_only_its_actions_if_the_script_for_options_is_missing(lists):
    page = open_page(lambda query: lists(query, expects_complaints=True))
    page.page.route("**/more-options.js", lambda route: route.abort())
    attach(page, f"top: {{ placement: 'over' }}, {CALL}")
    assert begin(page) == "updated"
    page.page.evaluate("list.update({ top: { placement: 'behind' } })")
    assert begin(page) == "updated"
