"""The descriptions of the demos about hard cases, appearance and accessibility, with a real finger."""

from urllib.parse import parse_qsl, quote, urlsplit

import pytest

from catalog import DEMOS
from phone import linger, settle, wait_until
from test_demos import pull, refresh


@pytest.fixture
def open_demo(make_phone):
    def open_demo(demo, query="", **options):
        phone = make_phone(**options)
        phone.open(f"?show={demo}{query}")
        phone.server.forget_requests()
        return phone

    return open_demo


# Every edge

def test_a_carousel_refreshes_at_its_start_and_grows_at_its_end(open_demo):
    phone = open_demo("carousel")
    assert len(phone.rows()) == 8
    phone.server.publish(3)
    phone.record_phases()
    # After a longer movement, Chromium would navigate back; on a busy machine a short movement
    # loses some of its length.
    for _ in range(3):
        phone.press(300, x=200)
        phone.lead(300, x=330)
        phone.lift()
        phone.wait_for_phase("leading", "idle")
        if "leading refreshing" in phone.phases():
            break
    assert phone.phases().count("leading refreshing") == 1
    assert phone.rows()[0] == phone.server.ids()[0]
    phone.page.evaluate("scroller.scrollLeft = 1e7")
    phone.frames(3)
    phone.press(300, x=330)
    phone.lead(300, x=180)
    phone.lift()
    phone.wait_for_rows(16)


def test_a_carousel_from_right_to_left_begins_at_the_right(open_demo):
    phone = open_demo("carousel", "&mirrored=true")
    phone.wait_for_phase("leading", "idle")
    phone.frames(3)
    first = phone.page.locator(".card").first.bounding_box()
    assert first["x"] + first["width"] == pytest.approx(390 - 16, abs=1)
    phone.record_phases()
    phone.press(300, x=300)
    phone.lead(300, x=40)
    phone.lift()
    phone.wait_for_recorded("leading refreshing")


def place_of(phone, number):
    """The position of a message on the screen."""
    return phone.page.evaluate("(id) => document.querySelector(`[data-id='${id}']`).getBoundingClientRect().top", number)


END = "scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop"


def test_a_chat_begins_at_its_end(open_demo):
    phone = open_demo("chat")
    assert abs(phone.page.evaluate(END)) <= 1


def test_a_chat_with_unread_messages_begins_at_the_first_one_and_loads_the_newer_ones_at_its_end(open_demo):
    phone = open_demo("chat", "&opens=unread")
    there = phone.page.evaluate("document.querySelector('.unread').getBoundingClientRect().top - scroller.getBoundingClientRect().top")
    assert there == pytest.approx(0, abs=0.5)
    phone.page.evaluate("scroller.scrollTop = 1e6")
    phone.page.wait_for_function("() => rows.lastElementChild.textContent.startsWith('I bought the tickets')")
    assert phone.page.locator("[data-overscroll=newRows]").is_hidden()


def test_older_messages_come_in_above_and_nothing_that_is_read_jumps(open_demo):
    phone = open_demo("chat")
    before = len(phone.rows())
    phone.server.fail(delay=4000)
    phone.record_phases()
    for _ in range(12):
        if "top refreshing" in phone.phases():
            break
        phone.drag(150, 550)
        phone.rest()
    phone.wait_for_phase("top", "refreshing")
    first = phone.page.evaluate("Number(rows.firstElementChild.dataset.id)")
    settle(phone.page)
    there = place_of(phone, first)
    phone.wait_for_rows(before + 1)
    phone.frames(3)
    # The room of the indicator may close, but the messages must not jump by the length of a page.
    assert abs(place_of(phone, first) - there) <= 60


def test_a_message_of_ones_own_is_seen_at_the_end(open_demo):
    phone = open_demo("chat")
    phone.page.get_by_role("button", name="Send").tap()
    own = phone.page.locator("[data-id='-1']")
    own.wait_for()
    wait_until(lambda: abs(phone.page.evaluate(END)) <= 1)
    assert own.bounding_box()["y"] + own.bounding_box()["height"] <= phone.page.locator(".composer").bounding_box()["y"]


def test_a_reply_is_followed_while_it_is_written(open_demo):
    phone = open_demo("chat")
    phone.page.get_by_role("button", name="Send").tap()
    phone.page.wait_for_function("() => rows.lastElementChild.textContent.startsWith('Perfect.')")
    assert abs(phone.page.evaluate(END)) <= 1
    whole = phone.page.evaluate("import('./conversation.js').then(({ replyTo }) => replyTo(0))")
    phone.page.wait_for_function("(whole) => rows.lastElementChild.textContent === whole", arg=whole)
    assert abs(phone.page.evaluate(END)) <= 1
    assert phone.page.locator("[data-overscroll=newRows]").is_hidden()


def test_a_reader_of_older_messages_stays_and_is_led_to_the_reply(open_demo):
    phone = open_demo("chat")
    phone.page.evaluate("async () => { scroller.scrollTop -= 400; for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame); }")
    phone.page.evaluate("document.querySelector('.composer button').click()")
    read = phone.rows()[-12]
    before = place_of(phone, read)
    button = phone.page.get_by_role("button", name="2 new")
    button.wait_for()
    phone.page.wait_for_function("() => rows.lastElementChild.textContent.startsWith('Perfect.')")
    assert place_of(phone, read) == pytest.approx(before, abs=1)
    button.tap()
    phone.page.wait_for_function(f"() => {END} <= 1")
    button.wait_for(state="hidden")


def test_a_long_reply_grows_below_the_message_that_it_answers(open_demo):
    phone = open_demo("chat", "&reply=below")
    top = "document.querySelector('[data-id=\"-1\"]').getBoundingClientRect().top - scroller.getBoundingClientRect().top"
    phone.page.get_by_role("button", name="Send").tap()
    phone.page.wait_for_function(f"() => document.querySelector('[data-id=\"-1\"]') && Math.abs({top} - 8) < 1")
    down = phone.page.get_by_role("button", name="To the end")
    down.wait_for()
    assert phone.page.evaluate(top) == pytest.approx(8, abs=1)
    down.tap()
    phone.page.wait_for_function("() => rows.lastElementChild.textContent.endsWith('bring the boat.')")
    wait_until(lambda: abs(phone.page.evaluate(END)) <= 1)
    assert down.is_hidden()


# Hard cases

@pytest.mark.parametrize("fault, words", [
    ("fails", "The server answered 500"), ("offline", "No connection"), ("cut", "The connection was cut"),
    ("nonsense", "The answer is unreadable"),
])
def test_a_bad_network_is_told_and_nobody_tries_again_but_the_reader(open_demo, fault, words):
    phone = open_demo("network", "&server=normal", expects_complaints=True, reduced_motion="reduce")
    phone.page.locator("#more").tap()
    phone.page.get_by_label("The server").select_option(fault)
    phone.page.locator("#close").tap()
    pull(phone, x=98)
    phone.lift()
    phone.wait_for_phase("top", "failed")
    assert words in phone.words("top")
    linger(phone.page, 1500)
    assert len(phone.server.first_pages()) == 1
    phone.tap_retry("top")
    phone.wait_for_phase("top", "failed")
    assert len(phone.server.first_pages()) == 2
    assert f"server={fault}" in phone.page.url
    assert counts(phone, 0) == [3, 0, 2]


def counts(phone, number):
    """The requests, duplicates and errors of one of the two lists."""
    return phone.page.locator(".counts").nth(number).evaluate("(node) => [...node.querySelectorAll('dd')].map((each) => Number(each.textContent))")


def test_a_slow_network_duplicates_rows_in_the_other_list_alone(open_demo):
    phone = open_demo("network", "&lang=en")
    wait_until(lambda: counts(phone, 1)[1] > 0)
    phone.wait_for_rows(40)
    assert counts(phone, 0)[1:] == [0, 0]


def test_with_reduced_motion_nothing_scrolls_before_the_button_is_pressed(open_demo):
    phone = open_demo("network", "&lang=en&server=normal", reduced_motion="reduce")
    linger(phone.page, 1500)
    assert counts(phone, 1)[0] == 1
    phone.page.get_by_role("button", name="Scroll both to the end").tap()
    wait_until(lambda: counts(phone, 1)[0] > 1)


def test_one_slider_pulls_all_indicators_and_a_tap_shows_the_code(open_demo):
    phone = open_demo("indicators", "&lang=en")
    phone.record_phases()
    phone.page.get_by_label("Pull them all").fill("260")
    phone.page.wait_for_function("""() => [...document.querySelectorAll('.mini-box')].every((box) =>
      box.querySelector('.mini-rows').getBoundingClientRect().top - box.getBoundingClientRect().top > 40)""")
    phone.page.get_by_role("button", name="Let go").tap()
    phone.page.wait_for_function("() => phases.includes('top refreshing') && phases.at(-1) === 'top idle'")
    phone.page.get_by_role("button", name="ring", exact=True).tap()
    assert 'indicator: "ring"' in phone.page.locator("#code").text_content()


def test_all_indicators_pull_themselves(open_demo):
    phone = open_demo("indicators")
    phone.record_phases()
    phone.page.wait_for_function("() => phases.filter((each) => each === 'top refreshing').length === 2")


@pytest.mark.parametrize("locale, words, direction", [
    ("ar-EG", "تحديث", "rtl"), ("ja-JP", "更新", "ltr"), ("zh-TW", "重新整理", "ltr"), ("eo", "Refresh", "ltr")])
def test_everyones_list_begins_in_the_visitors_language(open_demo, locale, words, direction):
    phone = open_demo("everyone", locale=locale)
    assert phone.page.evaluate("getComputedStyle(scroller).direction") == direction
    assert phone.page.locator(".screen").get_by_role("button", name=words, exact=True).first.is_visible()


def test_a_chosen_language_brings_its_direction(open_demo):
    phone = open_demo("everyone", "&lang=en")
    phone.page.locator("#more").tap()
    phone.page.get_by_label("Language", exact=True).select_option("he")
    phone.page.wait_for_function("() => getComputedStyle(scroller).direction === 'rtl'")


def test_a_result_is_said_in_the_chosen_language(open_demo):
    phone = open_demo("everyone", "&tongue=ar&mirrored=true&lang=en")
    phone.server.publish(1)
    phone.page.evaluate("void gallery.list.begin('top')")
    phone.page.wait_for_function("() => document.querySelector('.screen [role=status]').textContent === 'تم التحديث'")


def test_keys_alone_use_everyones_list(open_demo):
    phone = open_demo("everyone", "&keys=true&contrast=true&lang=en")
    assert phone.page.evaluate("document.activeElement === scroller")
    phone.drag(100, 330)
    phone.wait_until_closed()
    assert phone.server.requests() == []


@pytest.mark.parametrize("tongue, font", [("zh-Hans", "Han"), ("ja", "Japanese"), ("ko", "Korean"), ("ar", "Arabic")])
def test_a_language_brings_its_font(open_demo, tongue, font):
    phone = open_demo("everyone", f"&tongue={tongue}")
    assert f"Gallery {font}" in phone.page.evaluate("[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('\"', ''))")


@pytest.mark.parametrize("rows", [0, 1, 3])
def test_a_short_list_refreshes_and_never_loads_by_being_pulled_down(make_phone, rows):
    phone = make_phone()
    phone.open(f"?show=short&rows={rows}", settled=False)
    phone.wait_for_phase("top", "idle")
    phone.page.wait_for_function("(count) => gallery.rows().length === count", arg=rows)
    phone.server.forget_requests()
    pull(phone)
    refresh(phone)
    assert len(phone.server.first_pages()) == 1 and phone.server.next_pages() == []
    assert len(phone.rows()) == rows
    if rows == 0:
        assert "Nothing here" in phone.page.locator("#rows").text_content()


def header_tops(phone):
    return phone.page.evaluate("""[...document.querySelectorAll('.header')]
      .map((each) => each.getBoundingClientRect().top - scroller.parentElement.getBoundingClientRect().top)""")


def test_a_header_sticks_below_the_open_indicator_and_at_the_top_without_it(open_demo):
    phone = open_demo("timeline")
    phone.server.fail(delay=2500)
    phone.drag(60, 300)
    phone.wait_for_phase("top", "refreshing")
    settle(phone.page)
    assert header_tops(phone)[0] == pytest.approx(54, abs=1)
    phone.wait_for_phase("top", "idle")
    phone.scroll_to(150)
    assert header_tops(phone)[0] == pytest.approx(0, abs=0.5)


def test_a_refresh_of_a_timeline_keeps_its_place_and_counts_what_is_new(open_demo):
    phone = open_demo("timeline")
    phone.scroll_to(900)
    read = phone.page.evaluate("""() => { const { top } = scroller.getBoundingClientRect();
      return [...rows.querySelectorAll('article')].find((row) => row.getBoundingClientRect().top >= top).dataset.id; }""")
    before = place_of(phone, read)
    phone.server.publish(3)
    phone.page.evaluate("gallery.list.begin('top')")
    phone.wait_for_phase("top", "idle")
    assert place_of(phone, read) == pytest.approx(before, abs=0.5)
    phone.page.get_by_role("button", name="↑ 3 new").tap()
    wait_until(lambda: phone.scroll_top() == 0)
    phone.page.get_by_role("button", name="↑ 3 new").wait_for(state="hidden")


def test_a_timeline_that_is_loaded_again_is_at_the_row_that_was_read(open_demo):
    phone = open_demo("timeline")
    before = len(phone.rows())
    phone.scroll_to(1e6)
    phone.wait_for_rows(before + 1)
    read = phone.rows()[before + 3]
    phone.page.evaluate("(id) => { scroller.scrollTop += document.querySelector(`[data-id='${id}']`).getBoundingClientRect().top - 300; }", read)
    phone.page.wait_for_function("() => history.state?.timeline")
    phone.frames(30)
    there = place_of(phone, read)
    phone.page.get_by_role("button", name="Reload the page").tap()
    phone.page.wait_for_function("(id) => window.gallery && document.querySelector(`[data-id='${id}']`)", arg=read)
    wait_until(lambda: place_of(phone, read) == pytest.approx(there, abs=1))


def test_a_removed_row_returns_to_its_place_by_undo_alone(open_demo):
    phone = open_demo("timeline")
    before = phone.rows()
    phone.page.locator(".remove").nth(2).tap()
    assert phone.rows() == [*before[:2], *before[3:]]
    phone.page.evaluate("gallery.list.begin('top')")
    phone.wait_for_phase("top", "idle")
    assert before[2] not in phone.rows()
    phone.page.get_by_role("button", name="Undo").tap()
    assert phone.rows()[:len(before)] == before


@pytest.mark.parametrize("writer", ["absolute", "add-and-subtract", "save-and-restore", "refresh-control", "large-title"])
def test_ten_cycles_of_a_writer_leave_the_base_as_it_was(open_demo, writer):
    phone = open_demo("keyboard", f"&writer={writer}&speed=20")
    phone.drag(60, 330)
    phone.wait_for_phase("top", "refreshing")
    phone.wait_for_phase("top", "idle", seconds=12)
    assert phone.page.locator(".ours figcaption").text_content() == "The base is 44 pt, as it was"
    assert phone.page.locator(".cycles h2").text_content() == "Cycle 10 of 10"
    naive = phone.page.locator(".atItsWord").get_attribute("data-is-right")
    assert naive == ("true" if writer in ("absolute", "large-title") else "false")


def test_what_mjrefresh_left_stands_beside_what_we_leave(open_demo):
    phone = open_demo("keyboard")
    lost = phone.page.locator("tr.differs").last
    assert lost.is_visible()
    assert phone.page.locator("table", has_text="adds 20 to contentInset.top while refreshing (54").locator("tr.differs").count() == 2


# Appearance and accessibility

def test_the_suns_way_follows_the_finger(open_demo):
    phone = open_demo("own-indicator")
    disc = phone.page.locator(".sun circle")
    phone.press(60)
    phone.lead(140)
    settle(phone.page)
    low = disc.evaluate("(each) => each.getBoundingClientRect().top")
    box = phone.page.locator("[data-overscroll=top]").bounding_box()
    phone.lead(360)
    settle(phone.page)
    assert phone.phase("top") == "armed"
    assert disc.evaluate("(each) => each.getBoundingClientRect().top") - phone.page.locator("[data-overscroll=top]").bounding_box()["y"] < low - box["y"]
    phone.lift()
    phone.wait_for_phase("top", "refreshing")
    settle(phone.page)
    assert phone.first_row() == 96
    before = disc.evaluate("(each) => each.parentElement.style.rotate")
    linger(phone.page, 200)
    assert disc.evaluate("(each) => each.parentElement.style.rotate") != before


def test_everyones_list_speaks_and_reads_as_it_is_asked(open_demo):
    phone = open_demo("everyone", "&tongue=he&size=150&scheme=dark&calm=true")
    pull(phone)
    assert phone.words("top").startswith("שחרור")
    looks = phone.page.evaluate("""(() => { const title = document.querySelector('article .title'); const style = getComputedStyle(title);
      return [style.fontSize, style.direction, getComputedStyle(scroller).colorScheme, matchMedia('(prefers-reduced-motion: reduce)').matches]; })()""")
    assert looks == ["25.5px", "rtl", "dark", True]
    phone.server.fail(delay=900)
    phone.lift()
    phone.frames(2)
    # The header grows with the text.
    assert phone.first_row() == 54 * 1.5


def test_the_next_demo_is_the_pages_own_again(open_demo):
    phone = open_demo("everyone", "&scheme=dark")
    phone.open("?show=feed")
    assert phone.page.evaluate("[getComputedStyle(scroller).colorScheme, getComputedStyle(scroller).direction]") == ["light dark", "ltr"]


@pytest.mark.parametrize("name", [each["name"]["en"] for each in DEMOS["playground"]["presets"]])
def test_a_preset_replaces_all_knobs_and_the_address_keeps_it(open_demo, name):
    phone = open_demo("playground", "&wheel=never&lang=en")
    [values] = [each["values"] for each in DEMOS["playground"]["presets"] if each["name"]["en"] == name]
    phone.page.locator("#more").tap()
    button = phone.page.get_by_role("button", name=name, exact=True)
    assert button.get_attribute("aria-pressed") == "false"
    button.tap()
    # The list is pulled above the sheet, and its code has the look.
    phone.wait_for_phase("top", "refreshing")
    asked = dict(parse_qsl(urlsplit(phone.page.url).query))
    assert asked == {"show": "playground", "lang": "en", **{key: str(value) for key, value in values.items()}}
    code = phone.page.locator("#code").text_content()
    assert all(str(value) in code for value in values.values())
    phone.open(f"?{urlsplit(phone.page.url).query}")
    phone.page.locator("#more").tap()
    assert button.get_attribute("aria-pressed") == "true"
    wait_until(lambda: phone.page.locator("#code").text_content() == code)


def test_a_colour_and_an_emoji_are_typed_in(open_demo):
    phone = open_demo("playground", "&lang=en&indicator=drop")
    phone.page.locator("#more").tap()
    phone.page.get_by_label("Colour").fill("#aa3377")
    wait_until(lambda: phone.page.evaluate("getComputedStyle(scroller).getPropertyValue('--overscroll-tint')") == "#aa3377")
    assert 'setProperty("--overscroll-tint", "#aa3377")' in phone.page.locator("#code").text_content()
    phone.page.get_by_label("Or an emoji").fill("ab")
    phone.page.keyboard.press("Enter")
    phone.page.locator("[data-overscroll=top] b").get_by_text("ab", exact=True).wait_for(state="attached")
    assert dict(parse_qsl(urlsplit(phone.page.url).query))["picture"] == "ab"


def test_a_drawing_from_the_address_is_a_picture_and_runs_no_script(open_demo):
    drawing = """<svg viewBox="0 0 10 10" onload="top.ran = 1"><script>top.ran = 1</script><circle r="9"/><image href="x" onerror="top.ran = 1"/></svg>"""
    phone = open_demo("playground", f"&picture={quote(drawing)}")
    phone.press(60)
    phone.lead(240)
    phone.page.wait_for_function("() => document.querySelector('[data-overscroll=top] img')?.naturalWidth > 0")
    assert phone.page.evaluate("window.ran") is None
    phone.lift()


def test_the_paths_of_an_svg_are_drawn_by_the_pull(open_demo):
    picture = """<svg viewBox="0 0 10 10" onload="top.ran = 1"><path onclick="top.ran = 1" fill="red" d="M1 5h8"/><path d='M5 1v8'/></svg>"""
    phone = open_demo("playground", f"&picture={quote(picture)}")
    drawing = phone.page.locator("[data-overscroll=top] svg")
    assert drawing.locator("path").evaluate_all("(all) => all.map((each) => each.getAttribute('d'))") == ["M1 5h8", "M5 1v8"]
    drawn = "(node) => parseFloat(getComputedStyle(node).strokeDasharray)"
    phone.press(60)
    phone.lead(130)
    assert 0 < drawing.evaluate(drawn) < 1
    phone.lead(260)
    assert drawing.evaluate(drawn) == 1
    assert drawing.evaluate("(node) => node.hasAttribute('onload') || node.innerHTML.includes('onclick')") is False
    phone.lose()


@pytest.mark.parametrize("query", ["picture=%3Cimg%20src%3Dx%20onerror%3D%22ran%3D1%22%3E", "tint=red%3Bdisplay%3Anone", "tint=%23ff00"])
def test_the_playground_takes_no_other_values_from_the_address(open_demo, query):
    phone = open_demo("playground", f"&lang=en&{query}")
    phone.page.locator("#more").tap()
    assert phone.page.get_by_role("button", name="MJRefresh").get_attribute("aria-pressed") == "true"


def test_the_playground_does_what_its_knobs_say(open_demo):
    phone = open_demo("playground", "&trigger=pull&past=40&hold=60&delay=900")
    phone.press(60)
    phone.lead(240)
    wait_until(lambda: phone.phase("top") == "refreshing")
    phone.lift()
    settle(phone.page)
    assert phone.first_row() == 60
    phone.wait_for_phase("top", "idle")
