"""Chats and reading positions whose options, rows and surroundings change while they are read."""

import pytest

from test_chat import KEYBOARD, add, button, focus_field, from_end, scroll_up
from test_chat_following import LAYOUTS, OWN, open_chat, rest, stream, top_of

QUESTIONS = f"follow: 'newestOwnAtTop', {OWN}"


def update(phone, options):
    phone.page.evaluate(f"async () => {{ list.update({options}); for (let frame = 0; frame < 12; frame += 1) await painted(); }}")


# Options that need a new list

@pytest.mark.parametrize("change", ["{ backToTop: true }", "{ top: { onLoadMore() {}, trigger: 'programmatic' } }", "{ chat: { onVisibleRowsChange() {} } }"])
def test_a_chat_that_gets_other_options_stays_where_it_is_read(reading_page, change):
    phone = reading_page()
    open_chat(phone, "firstUnread: () => '20'")
    scroll_up(phone, 333)
    add(phone, "one", 2)
    before = top_of(phone, "17")
    assert phone.page.evaluate("list.unreadCount") == 2
    update(phone, change)
    assert top_of(phone, "17") == pytest.approx(before, abs=0.5)
    assert button(phone) == "2 new"
    assert phone.page.evaluate("[list.isAtEnd, list.unreadCount]") == [False, 2]
    add(phone, "two")
    assert button(phone) == "3 new"


@pytest.mark.parametrize("kind", ["readingPosition", "chat"])
def test_a_list_that_gets_other_options_does_not_return_to_its_first_place(reading_page, kind):
    phone = reading_page()
    phone.page.evaluate(f"""async () => {{
      simple(100);
      window.list = await attach(scroller, {{ {kind}: {{ anchor: {{ id: "50", offset: 0 }} }} }});
      await painted();
    }}""")
    assert top_of(phone, "50") == pytest.approx(0, abs=0.5)
    scroll_up(phone, 1000)
    update(phone, "{ backToTop: true }")
    assert top_of(phone, "50") == pytest.approx(1000, abs=0.5)


def test_a_question_stays_at_the_top_when_the_chat_gets_other_options(reading_page):
    phone = reading_page()
    open_chat(phone, QUESTIONS, rows=3)
    add(phone, "mine")
    rest(phone)
    update(phone, "{ backToTop: true }")
    assert top_of(phone, "mine 0") == pytest.approx(0, abs=0.5)
    add(phone, "answer")
    tops = stream(phone, "answer 0", 1000)
    assert max(map(abs, tops)) <= 0.5


# Rows that go

@pytest.mark.parametrize("layout", LAYOUTS)
def test_another_conversation_has_no_room_for_a_question_of_the_last_one(reading_page, layout):
    phone = reading_page()
    open_chat(phone, QUESTIONS, layout)
    add(phone, "mine")
    rest(phone)
    phone.page.evaluate("async () => { living.models.splice(0, Infinity, ...rowsNamed('other', 3)); living.render(); await painted(); await painted(); }")
    assert phone.page.evaluate("scroller.scrollHeight === scroller.clientHeight")
    assert top_of(phone, "other 0") == pytest.approx(0, abs=0.5)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_question_that_is_confirmed_under_another_key_stays_above_a_long_answer(reading_page, layout):
    phone = reading_page()
    open_chat(phone, f"{QUESTIONS}, replaces: (id) => id === 'server 1' ? 'mine 0' : undefined", layout)
    add(phone, "mine")
    rest(phone)
    add(phone, "answer")
    stream(phone, "answer 0", 1000)
    phone.page.evaluate("""async () => {
      living.models.find(({ key }) => key === "mine 0").key = "server 1";
      living.render(true);
      await painted();
      await painted();
    }""")
    assert top_of(phone, "server 1") == pytest.approx(0, abs=0.5)
    assert from_end(phone) > 100


def test_a_question_stays_at_the_top_when_texts_grow(reading_page):
    phone = reading_page()
    open_chat(phone, QUESTIONS)
    add(phone, "mine")
    rest(phone)
    for size in (32, 20, 12):
        phone.page.evaluate("async (size) => { scroller.style.font = `${size}px/5 monospace`; await painted(); await painted(); }", size)
        assert top_of(phone, "mine 0") == pytest.approx(0, abs=0.5)


def test_the_last_of_two_questions_is_at_the_top(reading_page):
    phone = reading_page()
    open_chat(phone, QUESTIONS)
    add(phone, "mine", 2)
    rest(phone)
    assert top_of(phone, "mine 1") == pytest.approx(0, abs=0.5)


# What the reader does meanwhile

@pytest.mark.parametrize("follow", ["ownRows", "newestOwnAtTop"])
def test_a_row_of_the_readers_own_moves_nothing_under_a_finger(reading_page, follow):
    phone = reading_page()
    open_chat(phone, f"follow: '{follow}', {OWN}")
    scroll_up(phone, 900)
    phone.touch_points("touchStart", [{"x": 195, "y": 300}])
    for y in range(304, 344, 4):
        phone.touch_points("touchMove", [{"x": 195, "y": y}])
    rest(phone)
    before = top_of(phone, "30")
    add(phone, "mine")
    rest(phone)
    assert top_of(phone, "30") == pytest.approx(before, abs=0.5)
    phone.touch_points("touchEnd", [])
    phone.page.wait_for_timeout(300)
    rest(phone)
    place = 0 if follow == "newestOwnAtTop" else phone.page.evaluate("scroller.clientHeight - 80")
    assert top_of(phone, "mine 0") == pytest.approx(place, abs=0.5)


def test_a_chat_that_is_led_to_its_end_before_it_has_rows_starts_as_usual(reading_page):
    phone = reading_page()
    open_chat(phone, "", rows=0)
    phone.page.evaluate("async () => { list.scrollToEnd(); await painted(); }")
    add(phone, "row", 40)
    assert from_end(phone) == 0
    scroll_up(phone, 500)
    phone.page.evaluate("painted()")
    assert from_end(phone) == 500
    add(phone, "new")
    assert button(phone) == "1 new"


@pytest.mark.parametrize("call, place", [("list.scrollTo('30', { behavior: 'instant' })", "30"), ("list.scrollToEnd({ behavior: 'instant' })", None)])
def test_where_the_page_scrolls_a_list_is_where_it_stays_when_its_first_place_appears(reading_page, call, place):
    phone = reading_page()
    phone.page.evaluate(f"""async () => {{
      simple(60);
      window.list = await attach(scroller, {{ readingPosition: {{ anchor: {{ id: "late 0", offset: 0 }} }} }});
      {call};
      await painted();
      window.before = scroller.scrollTop;
      living.models.push(...rowsNamed("late", 20));
      living.render();
      await painted();
    }}""")
    assert phone.page.evaluate("scroller.scrollTop === before")


# Layouts

@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("padding", [0, 20])
def test_a_question_of_a_horizontal_chat_is_at_its_start(reading_page, direction, padding):
    phone = reading_page()
    phone.page.evaluate(f"""async () => {{
      document.documentElement.dir = "{direction}";
      simple(20);
      Object.assign(scroller.style, {{ display: "flex", scrollPaddingInlineStart: "{padding}px", overflowX: "auto" }});
      document.head.insertAdjacentHTML("beforeend", "<style>.row {{ flex: none; width: 120px }}</style>");
      window.list = attach(scroller, {{ chat: {{ {QUESTIONS} }}, leading: {{ onLoadMore() {{}}, trigger: "programmatic" }} }});
      await list;
      await painted();
    }}""")
    add(phone, "mine")
    rest(phone)
    start = "Math.abs(living.nodes.get('mine 0').getBoundingClientRect()[side] - scroller.getBoundingClientRect()[side])".replace("side", "'left'" if direction == "ltr" else "'right'")
    assert phone.page.evaluate(start) == pytest.approx(padding, abs=0.5)
    add(phone, "answer", 10)
    assert phone.page.evaluate(start) == pytest.approx(padding, abs=0.5)
    position = phone.page.evaluate("scroller.scrollLeft")
    phone.page.evaluate("async () => { scroller.scrollLeft = 0; await painted(); }")
    focus_field(phone)
    phone.page.evaluate(KEYBOARD, 584)
    assert phone.page.evaluate("scroller.scrollLeft") == 0, "A keyboard covers no end of a horizontal list"
    assert position != 0


def test_rows_are_below_the_border_of_a_list(reading_page):
    phone = reading_page()
    phone.page.add_style_tag(content=".scroller { border: 10px solid; border-top-width: 24px }")
    open_chat(phone, QUESTIONS)
    add(phone, "mine")
    rest(phone)
    assert top_of(phone, "mine 0") == pytest.approx(24, abs=0.5)
    assert from_end(phone) == pytest.approx(0, abs=0.5)
    phone.page.evaluate("async () => { list.scrollTo('10', { behavior: 'instant' }); await painted(); }")
    assert top_of(phone, "10") == pytest.approx(24, abs=0.5)


PAGE = """async ([options, margin]) => {
  simple(40);
  document.body.append(...scroller.children);
  scroller.parentElement.remove();
  document.body.style.margin = `${margin}px 8px`;
  living.scroller = document.body;
  window.scroller = document.scrollingElement;
  window.list = attach(document.body, { chat: eval(`({ ${options} })`) });
  await list;
  await painted();
}"""


@pytest.mark.parametrize("margin", [0, 8, 120])
def test_a_question_in_a_whole_page_is_at_the_top(reading_page, margin):
    phone = reading_page()
    phone.page.evaluate(PAGE, [QUESTIONS, margin])
    assert phone.page.evaluate("list.isAtEnd")
    add(phone, "mine")
    rest(phone)
    top = "living.nodes.get('mine 0').getBoundingClientRect().top"
    assert phone.page.evaluate(top) == pytest.approx(0, abs=0.5)
    add(phone, "answer", 20)
    assert phone.page.evaluate(top) == pytest.approx(0, abs=0.5)
    phone.page.evaluate("async () => { list.scrollToEnd({ behavior: 'instant' }); await painted(); }")
    assert phone.page.evaluate("list.isAtEnd")
    assert from_end(phone) == pytest.approx(0, abs=0.5)


def test_keys_that_write_in_a_field_of_the_page_do_not_stop_a_chat_that_follows(reading_page):
    phone = reading_page()
    phone.page.evaluate(PAGE, ["", 0])
    focus_field(phone)
    for _ in range(3):
        phone.page.keyboard.press("a")
        add(phone, "new")
        assert from_end(phone) == pytest.approx(0, abs=0.5)


def test_rows_that_are_inserted_as_soon_as_a_scrolled_list_is_attached_leave_it_in_place(reading_page):
    phone = reading_page()
    phone.page.evaluate("""async () => {
      simple(300);
      scroller.scrollTop = 800;
      window.list = await attach(scroller, { readingPosition: true });
      living.models.unshift(...rowsNamed("new", 3));
      living.render();
      await painted();
    }""")
    assert top_of(phone, "10") == pytest.approx(0, abs=0.5)


def test_a_row_that_is_not_there_changes_nothing_when_the_page_asks_for_it(reading_page):
    phone = reading_page()
    open_chat(phone, "", rows=0)
    phone.page.evaluate("list.scrollTo('none')")
    add(phone, "row", 40)
    assert from_end(phone) == 0
