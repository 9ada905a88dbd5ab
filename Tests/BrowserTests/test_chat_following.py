"""What a chat moves to: the end, rows of the reader's own, a question at the top, rows and the end that the page asks for."""

import pytest

from test_chat import KEYBOARD, add, button, focus_field, from_end, scroll_up

LAYOUTS = ["rows", "inner", "virtual"]
OWN = "isOwn: (id) => String(id).startsWith('mine')"


def open_chat(phone, options, layout="rows", rows=40):
    """Attaches a chat, and records what it reports."""
    phone.page.evaluate(f"""async () => {{
      simple({rows}, {{ layout: "{layout}" }});
      window.list = attach(scroller, {{ chat: {{ ...living.options, {options} }} }});
      window.reports = [];
      list.on("chat", (state) => reports.push([state.isAtEnd, state.unreadCount]));
      await list;
      await painted();
    }}""")


def top_of(phone, key):
    return phone.page.evaluate("(key) => topOf(key)", key)


def rest(phone):
    """Waits until the list no longer scrolls."""
    phone.page.evaluate("""async () => {
      for (let still = 0, last = -1; still < 10; ) {
        await painted();
        const { scrollLeft, scrollTop } = scroller;
        still = scrollLeft + scrollTop === last ? still + 1 : 0;
        last = scrollLeft + scrollTop;
      }
    }""")


def stream(phone, key, words, frames=12):
    """Lets a row grow word by word; returns where another row was in each frame."""
    return phone.page.evaluate("""async ([key, words, frames, seen]) => {
      const model = living.models.find((each) => each.key === key);
      const tops = [];
      for (let frame = 1; frame <= frames; frame += 1) {
        living.update(Object.assign(model, { text: "word ".repeat(words * frame / frames) }));
        await painted();
        tops.push(topOf(seen));
      }
      return tops;
    }""", [key, words, frames, "mine 0"])


# Rows of the reader's own

def test_only_rows_of_the_readers_own_lead_to_the_end(reading_page):
    phone = reading_page()
    open_chat(phone, f"follow: 'ownRows', {OWN}")
    scroll_up(phone, 900)
    add(phone, "theirs")
    assert from_end(phone) == 980
    assert button(phone) == "1 new"
    add(phone, "mine")
    rest(phone)
    assert from_end(phone) == 0
    assert button(phone) is None
    # The end is followed from then on, and rows that were sent before lead nowhere.
    add(phone, "more")
    assert from_end(phone) == 0
    scroll_up(phone, 900)
    add(phone, "last")
    assert from_end(phone) == 980


# A question at the top

@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("rows", [0, 3, 40])
def test_a_question_stands_at_the_top_while_its_answer_grows(reading_page, layout, rows):
    phone = reading_page()
    open_chat(phone, f"follow: 'newestOwnAtTop', {OWN}", layout, rows)
    add(phone, "mine")
    rest(phone)
    assert top_of(phone, "mine 0") == pytest.approx(0, abs=0.5)
    add(phone, "answer")
    tops = stream(phone, "answer 0", 2000)
    assert max(map(abs, tops)) <= 0.5, "while the answer is short, fills the viewport, and is longer"
    assert from_end(phone) > 500
    # The next question: nothing moves before it is sent.
    add(phone, "second")
    assert top_of(phone, "mine 0") == pytest.approx(0, abs=0.5)
    phone.page.evaluate("async () => { living.models.push(...rowsNamed('mine again', 1)); living.render(); await painted(); }")
    rest(phone)
    assert top_of(phone, "mine again 0") == pytest.approx(0, abs=0.5)
    assert from_end(phone) == pytest.approx(0, abs=0.5), "there is no more room than the question needs"


def test_a_reader_who_scrolls_to_the_end_of_an_answer_follows_it(reading_page):
    phone = reading_page()
    open_chat(phone, f"follow: 'newestOwnAtTop', {OWN}")
    add(phone, "mine")
    rest(phone)
    add(phone, "answer")
    stream(phone, "answer 0", 1000)
    assert from_end(phone) > 100
    phone.page.evaluate("async () => { scroller.scrollTop = 1e6; await painted(); }")
    stream(phone, "answer 0", 1500)
    assert from_end(phone) == pytest.approx(0, abs=0.5)


def test_a_reader_who_has_left_a_question_is_not_moved(reading_page):
    phone = reading_page()
    open_chat(phone, f"follow: 'newestOwnAtTop', {OWN}")
    add(phone, "mine")
    rest(phone)
    add(phone, "answer")
    scroll_up(phone, 300)
    tops = stream(phone, "answer 0", 2000)
    assert tops == [pytest.approx(300, abs=0.5)] * len(tops)


def test_a_question_stays_when_rows_above_it_change_and_when_it_gets_another_key(reading_page):
    phone = reading_page()
    open_chat(phone, f"follow: 'newestOwnAtTop', {OWN}, replaces: (id) => id === 'server 1' ? 'mine 0' : undefined")
    add(phone, "mine")
    rest(phone)
    phone.page.evaluate("async () => { living.models.unshift(...rowsNamed('older', 5, 61)); living.render(); await painted(); }")
    assert top_of(phone, "mine 0") == pytest.approx(0, abs=0.5)
    phone.page.evaluate("""async () => {
      living.models.find(({ key }) => key === "mine 0").key = "server 1";
      living.render(true);
      await painted();
    }""")
    assert top_of(phone, "server 1") == pytest.approx(0, abs=0.5)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_answer_to_the_first_row_of_a_conversation_is_not_new(reading_page, layout):
    phone = reading_page()
    open_chat(phone, f"follow: 'newestOwnAtTop', {OWN}", layout, rows=0)
    add(phone, "mine")
    rest(phone)
    add(phone, "answer")
    rest(phone)
    assert [button(phone), phone.page.evaluate("list.unreadCount")] == [None, 0]


def test_the_room_below_a_question_leaves_the_rows_and_the_page_alone(reading_page):
    phone = reading_page()
    open_chat(phone, f"follow: 'newestOwnAtTop', {OWN}", rows=1)
    before = phone.page.evaluate("[...scroller.children].map((each) => each.outerHTML)")
    add(phone, "mine")
    rest(phone)
    assert phone.page.evaluate("[...scroller.children].slice(0, 1).map((each) => each.outerHTML)") == before
    phone.page.evaluate("list.detach()")
    assert phone.page.evaluate("scroller.scrollHeight === scroller.clientHeight")


# Identities that change

@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_row_that_is_confirmed_under_another_key_keeps_its_place_and_is_not_new(reading_page, layout):
    phone = reading_page()
    open_chat(phone, "replaces: (id) => String(id).startsWith('server') ? `local ${String(id).slice(7)}` : undefined", layout)
    add(phone, "local", 20)
    scroll_up(phone, 410)
    read = phone.page.evaluate("living.models.find(({ key }) => topOf(key) >= 0 && key.startsWith('local')).key")
    before = top_of(phone, read)
    # All visible rows are confirmed at once, with other texts, and older rows come before them.
    phone.page.evaluate("""async () => {
      for (const model of living.models) if (model.key.startsWith("local")) Object.assign(model, { key: `server ${model.key.slice(6)}`, text: "confirmed" });
      living.models.unshift(...rowsNamed("older", 4, 50));
      living.render(true);
      await painted();
      await painted();
    }""")
    assert top_of(phone, read.replace("local", "server")) == pytest.approx(before, abs=0.5)
    assert button(phone) is None


# What the page asks for

@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("block, place", [("start", 0), ("center", "(scroller.clientHeight - 80) / 2"), ("end", "scroller.clientHeight - 80")])
def test_a_row_that_the_page_asks_for_is_shown_where_it_asks(reading_page, layout, block, place):
    phone = reading_page()
    open_chat(phone, "", layout, 200)
    for key in ("20", "120", "60"):
        phone.page.evaluate("async ([id, block]) => { list.scrollTo(id, { block, behavior: 'instant' }); await painted(); await painted(); }", [key, block])
        assert top_of(phone, key) == pytest.approx(phone.page.evaluate(f"{place}"), abs=0.5)
    # A row that is visible need not move.
    phone.page.evaluate("async () => { list.scrollTo('61', { block: 'nearest' }); await painted(); }")
    assert top_of(phone, "60") == pytest.approx(phone.page.evaluate(f"{place}"), abs=80.5)
    phone.page.evaluate("async () => { list.scrollTo('none'); list.scrollToEnd({ behavior: 'instant' }); await painted(); await painted(); }")
    assert from_end(phone) == pytest.approx(0, abs=0.5)


def test_rows_stop_below_what_the_page_covers(reading_page):
    phone = reading_page()
    phone.page.add_style_tag(content="[style] { scroll-padding: 44px 0 20px !important }")
    open_chat(phone, f"follow: 'newestOwnAtTop', {OWN}")
    phone.page.evaluate("async () => { list.scrollTo('10', { behavior: 'instant' }); await painted(); }")
    assert top_of(phone, "10") == pytest.approx(44, abs=0.5)
    add(phone, "mine")
    rest(phone)
    assert top_of(phone, "mine 0") == pytest.approx(44, abs=0.5)


def test_a_smooth_way_to_the_end_ends_at_what_is_the_end_then(reading_page):
    phone = reading_page()
    open_chat(phone, "")
    scroll_up(phone, 1500)
    phone.page.evaluate("""async () => {
      list.scrollToEnd({ behavior: "smooth" });
      for (let frame = 0; frame < 4; frame += 1) {
        await painted();
        living.models.push(...rowsNamed(`late ${frame}`, 2));
        living.render();
      }
    }""")
    rest(phone)
    assert from_end(phone) == pytest.approx(0, abs=0.5)


def test_a_finger_ends_the_way_to_the_end(reading_page):
    phone = reading_page()
    open_chat(phone, "")
    scroll_up(phone, 1500)
    phone.page.evaluate("list.scrollToEnd({ behavior: 'smooth' })")
    phone.touch_points("touchStart", [{"x": 195, "y": 150}])
    for y in range(170, 510, 20):
        phone.touch_points("touchMove", [{"x": 195, "y": y}])
    phone.touch_points("touchEnd", [])
    rest(phone)
    before = from_end(phone)
    assert before > 200, "The finger has moved the rows away from the end"
    add(phone)
    assert from_end(phone) == pytest.approx(before + 80, abs=1)


def test_what_a_chat_reports_is_what_its_handle_says(reading_page):
    phone = reading_page()
    open_chat(phone, "")
    assert phone.page.evaluate("[list.isAtEnd, list.unreadCount]") == [True, 0]
    scroll_up(phone, 500)
    add(phone, "one", 2)
    assert phone.page.evaluate("[list.isAtEnd, list.unreadCount]") == [False, 2]
    phone.page.evaluate("async () => { list.scrollToEnd(); await painted(); await painted(); }")
    assert phone.page.evaluate("[list.isAtEnd, list.unreadCount]") == [True, 0]
    assert phone.page.evaluate("reports") == [[True, 0], [False, 0], [False, 2], [True, 0]]


# The keyboard

@pytest.mark.parametrize("option, moves", [("", True), ("keyboard: 'covers'", False)])
def test_a_keyboard_moves_the_rows_that_are_read_above_the_end(reading_page, option, moves):
    phone = reading_page()
    open_chat(phone, option)
    scroll_up(phone, 700)
    before = top_of(phone, "30")
    focus_field(phone)
    # The list ends 284 pixels above the page's end.
    phone.page.evaluate(KEYBOARD, 584)
    assert top_of(phone, "30") == pytest.approx(before - (300 if moves else 0), abs=0.5)
    phone.page.evaluate(KEYBOARD, 0)
    assert top_of(phone, "30") == pytest.approx(before, abs=0.5)


@pytest.mark.parametrize("follow", ["ownRows", "newestOwnAtTop"])
def test_following_own_rows_needs_to_know_them(reading_page, follow):
    phone = reading_page()
    phone.page.evaluate("void simple()")
    answer = phone.page.evaluate(f"() => attach(scroller, {{ chat: {{ follow: '{follow}' }} }}).then(() => 'attached', (error) => error.message)")
    assert answer == "Overscroll: chat.isOwn must be a function, which this mode of following needs, not undefined"
