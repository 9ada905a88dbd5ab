"""Chats: they start at the end or at the first unread row, and follow the end only while the reader is there."""

import pytest

from phone import wait_until
from test_reading import HIDINGS, while_hidden

X, Y = 195, 300


def attach(phone, options="chat: true", rows="40"):
    phone.page.evaluate(f"""async () => {{
      simple({rows});
      window.list = await attach(scroller, {{ {options} }});
      await painted();
    }}""")


def add(phone, name="new", count=1):
    phone.page.evaluate(f"""async () => {{
      living.models.push(...rowsNamed('{name}', {count}));
      living.render();
      await painted();
    }}""")


def from_end(phone):
    return phone.page.evaluate("scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop")


def scroll_up(phone, distance):
    """Scrolls as a user does."""
    phone.page.evaluate("async (distance) => { scroller.scrollTop -= distance; await painted(); }", distance)


def button(phone):
    node = phone.page.locator("button[data-overscroll=newRows]")
    return node.text_content() if node.is_visible() else None


# The start

FIRST_FRAME = """async ({ layout, unread, when }) => {
  // The scripts of the list load later than the first frames.
  const list = simple(10000, { layout });
  const options = { chat: { ...list.options, ...(unread && { firstUnread: () => unread }) } };
  if (when === "before") { list.models.splice(0); list.render(); }
  const attached = attach(scroller, options);
  if (when === "before") {
    await attached;
    list.models.push(...rowsNamed("row", 10000, 80));
    list.render();
  }
  const seen = [];
  await eachFrame(8, () => {
    const view = scroller.getBoundingClientRect();
    const boxes = [...list.nodes].map(([key, node]) => [key, node.getBoundingClientRect()]).filter(([, { bottom, top }]) => bottom > view.top + 1 && top < view.bottom - 1);
    boxes.sort((one, other) => one[1].top - other[1].top);
    seen.push([boxes[0]?.[0], boxes.at(-1)?.[0]]);
  });
  await attached;
  return seen;
}"""


# A virtual list that is attached after it has rendered rows measures them before the script for chats is there.
@pytest.mark.parametrize("layout, when", [("rows", "before"), ("inner", "after"), ("virtual", "before")])
@pytest.mark.parametrize("unread", [False, True])
def test_every_frame_of_ten_thousand_messages_shows_the_end_or_the_first_unread_one(reading_page, layout, when, unread):
    phone = reading_page()
    name = "row " if when == "before" else ""
    seen = phone.page.evaluate(FIRST_FRAME, {"layout": layout, "when": when, "unread": f"{name}5000" if unread else None})
    index = 0 if unread else 1
    assert {each[index] for each in seen} == {f"{name}{5000 if unread else 9999}"}


def test_a_chat_opens_only_once(reading_page):
    phone = reading_page()
    attach(phone, "chat: { firstUnread: () => '10' }")
    assert phone.page.evaluate("topOf(10)") == 0
    scroll_up(phone, 400)
    add(phone)
    assert phone.page.evaluate("topOf(5)") == 0


# The end

@pytest.mark.parametrize("distance, follows", [(0, True), (59, True), (61, False)])
def test_the_end_is_followed_at_most_sixty_pixels_away_from_it(reading_page, distance, follows):
    phone = reading_page()
    attach(phone)
    scroll_up(phone, distance)
    add(phone)
    assert (from_end(phone) == 0) == follows
    assert button(phone) == (None if follows else "1 new")


def test_a_row_that_grows_at_the_end_stays_visible(reading_page):
    phone = reading_page()
    attach(phone)
    grown = phone.page.evaluate("""async () => {
      const seen = [];
      for (let word = 0; word < 20; word += 1) {
        living.update(Object.assign(living.models.at(-1), { text: "word ".repeat(word * 10) }));
        await painted();
        seen.push(scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop);
      }
      return Math.max(...seen);
    }""")
    assert grown <= 0.5


def test_nothing_is_followed_under_a_finger_until_it_is_lifted(reading_page):
    phone = reading_page()
    attach(phone)
    phone.touch_points("touchStart", [{"x": X, "y": Y}])
    add(phone)
    assert from_end(phone) == 80
    phone.touch_points("touchEnd", [])
    wait_until(lambda: from_end(phone) == 0)


def test_a_page_that_is_not_the_last_one_is_not_followed_and_its_rows_are_not_new(reading_page):
    phone = reading_page()
    attach(phone, """chat: { firstUnread: () => '20' }, bottom: { within: 200, onLoadMore: () => {
      living.models.push(...rowsNamed(`page ${window.loads = (window.loads ?? 0) + 1}`, 5)); living.render();
      return { hasMore: loads < 2 }; } }""")
    phone.page.evaluate("async () => { for (let turn = 0; turn < 8; turn += 1) { scroller.scrollTop = 1e6; await painted(); } }")
    wait_until(lambda: phone.page.evaluate("window.loads === 2 && list.phase('bottom') === 'noMore'"))
    assert button(phone) is None
    phone.page.evaluate("async () => { scroller.scrollTop = 1e6; await painted(); }")
    add(phone)
    assert from_end(phone) == 0


def test_older_messages_move_no_row(reading_page):
    phone = reading_page()
    attach(phone, """chat: true, top: { within: 100, onLoadMore: () => {
      living.models.unshift(...rowsNamed(`older ${window.loads = (window.loads ?? 0) + 1}`, 20, 61.7)); living.render();
      return { hasMore: loads < 3 }; } }""")
    moved = phone.page.evaluate("""async () => {
      scroller.scrollTop = 320;
      await painted();
      const before = topOf(4);
      scroller.scrollTop = 90;
      const seen = [];
      await eachFrame(30, () => seen.push(Math.abs(topOf(4) - before - 230)));
      return [loads, Math.max(...seen)];
    }""")
    assert moved[0] == 1
    assert moved[1] <= 0.5


# The button

def test_a_button_counts_new_rows_and_leads_to_the_end(reading_page):
    phone = reading_page()
    attach(phone)
    scroll_up(phone, 800)
    add(phone, "one")
    add(phone, "more", 2)
    assert button(phone) == "3 new"
    phone.shot("chat-new-rows")
    # A row that changes is not new, and the count stays if the last row that was seen is removed.
    phone.page.evaluate("async () => { living.models.splice(living.models.findIndex(({ key }) => key === '39'), 1); living.render(true); await painted(); }")
    assert button(phone) == "3 new"
    phone.page.locator("button[data-overscroll=newRows]").tap()
    wait_until(lambda: from_end(phone) == 0)
    assert button(phone) is None
    add(phone, "last")
    assert from_end(phone) == 0


def test_an_end_that_reaches_the_reader_is_followed(reading_page):
    phone = reading_page()
    attach(phone)
    scroll_up(phone, 400)
    phone.page.evaluate("async () => { living.models.splice(34); living.render(); await painted(); }")
    add(phone)
    assert from_end(phone) == 0
    assert button(phone) is None


def test_the_button_has_a_text_in_the_language_of_the_list(reading_page):
    phone = reading_page()
    phone.page.evaluate("document.documentElement.lang = 'de'")
    attach(phone)
    scroll_up(phone, 800)
    add(phone, "new", 3)
    assert button(phone) == "3 neu"


@pytest.mark.parametrize("text, expected", [("", None), ("Neues", "Neues")])
def test_an_empty_text_shows_no_button(reading_page, text, expected):
    phone = reading_page()
    attach(phone, f"chat: {{ newRowsText: () => '{text}' }}")
    scroll_up(phone, 800)
    add(phone)
    assert phone.page.evaluate("list.unreadCount") == 1
    assert button(phone) == expected


def test_the_button_is_announced_and_works_with_keys(reading_page):
    phone = reading_page()
    attach(phone, "chat: { newRowsText: (count) => `${count} unread` }")
    scroll_up(phone, 800)
    add(phone, "one")
    assert phone.status() == "1 unread"
    add(phone, "two")
    assert phone.status() == "2 unread"
    phone.page.evaluate("scroller.focus()")
    phone.page.keyboard.press("Tab")
    assert phone.page.evaluate("document.activeElement.dataset.overscroll") == "newRows"
    phone.page.keyboard.press("Enter")
    wait_until(lambda: from_end(phone) == 0)
    wait_until(lambda: phone.page.evaluate("document.activeElement === scroller"))


def test_the_button_changes_its_language(reading_page):
    phone = reading_page()
    attach(phone, "chat: true")
    scroll_up(phone, 800)
    add(phone, "new")
    assert button(phone) == "1 new"
    phone.page.evaluate("list.setLanguage('de')")
    assert button(phone) == "1 neu"


def test_a_virtual_chat_counts_rows_that_are_not_in_the_page(reading_page):
    phone = reading_page()
    phone.page.evaluate("""async () => {
      const virtual = simple(10000, { layout: "virtual" });
      window.list = await attach(scroller, { chat: virtual.options });
      await painted();
      scroller.scrollTop -= 5000;
      await painted();
      virtual.models.push(...rowsNamed("new", 12));
      virtual.render();
      await painted();
    }""")
    assert button(phone) == "12 new"
    phone.page.locator("button[data-overscroll=newRows]").tap()
    wait_until(lambda: from_end(phone) <= 1 and button(phone) is None)
    assert phone.page.evaluate("living.nodes.has('new 11')")


# The keyboard

KEYBOARD = """async (height) => {
  Object.defineProperty(visualViewport, "height", { configurable: true, value: innerHeight - height });
  visualViewport.dispatchEvent(new Event("resize"));
  await painted();
}"""


def focus_field(phone):
    """A keyboard covers a page while a field has the focus."""
    phone.page.evaluate("document.body.append(window.field = document.createElement('textarea')); field.style.position = 'fixed'; field.focus()")


def test_a_keyboard_that_covers_the_list_leaves_the_last_row_visible(reading_page):
    phone = reading_page()
    attach(phone)
    focus_field(phone)
    phone.page.evaluate(KEYBOARD, 450)
    # The list ends 284 pixels above the page's end.
    visible = "innerHeight - 450 - living.nodes.get('39').getBoundingClientRect().bottom"
    assert phone.page.evaluate(visible) == 0
    add(phone)
    assert phone.page.evaluate(visible.replace("39", "new 0")) == 0
    phone.page.evaluate(KEYBOARD, 0)
    assert from_end(phone) == 0
    assert phone.page.evaluate("scroller.style.paddingBottom") == ""
    phone.page.evaluate(KEYBOARD, 450)
    phone.page.evaluate("list.detach()")
    assert phone.page.evaluate("scroller.style.paddingBottom") == ""


# The own styles of a list that ends at the end of the page
CHATS = {
    "content-box": "box-sizing: content-box; height: 100%; overflow-y: auto",
    "content-box with padding": "box-sizing: content-box; height: 100%; overflow-y: auto; padding: 10px 0 20px; border: 1px solid",
    "border-box": "height: 100%; overflow-y: auto; box-sizing: border-box; padding: 12px",
    "absolute": "position: absolute; inset: 0; overflow-y: auto; padding-bottom: 9px",
    "flex": "flex: 1; min-height: 0; overflow-y: auto",
    "limit": "box-sizing: content-box; max-height: 100%; overflow-y: auto; padding: 5px",
    "with a transition": "height: 100%; overflow-y: auto; transition: all 0.3s",
}


@pytest.mark.parametrize("style", CHATS)
def test_the_room_follows_the_keyboard_and_ends_at_nothing(reading_page, style):
    phone = reading_page()
    attach(phone)
    # The quick start's layout: a list that fills the page.
    phone.page.evaluate("""async (style) => {
      list.detach();
      const frame = document.createElement("div");
      frame.style = `position: fixed; inset: 0; height: 100vh; ${style.startsWith("flex") ? "display: flex; flex-direction: column" : ""}`;
      document.body.append(frame);
      frame.append(scroller);
      scroller.style = style;
      window.own = scroller.style.cssText;
      window.padding = parseFloat(getComputedStyle(scroller).paddingBottom) + parseFloat(getComputedStyle(scroller).borderBottomWidth);
      window.list = await attach(scroller, { chat: true });
      await painted();
    }""", CHATS[style])
    focus_field(phone)
    own, size = phone.page.evaluate("[scroller.style.cssText, scroller.offsetHeight]")
    # A content-box is longer than the page by its own padding.
    beyond = phone.page.evaluate("scroller.getBoundingClientRect().bottom - innerHeight")
    for height in (100, 200, 100, 0, 300, 0):
        phone.page.evaluate(KEYBOARD, height)
        if "transition" in style:
            phone.page.evaluate("scroller.getAnimations().forEach((each) => each.finish()), painted()")
        room = phone.page.evaluate("innerHeight - scroller.querySelector('[data-key=\"39\"]').getBoundingClientRect().bottom - padding")
        assert room == pytest.approx(height or -beyond, abs=1), f"{height} of {style}"
        assert phone.page.evaluate("scroller.offsetHeight") == size
    assert phone.page.evaluate("scroller.style.cssText") == own
    phone.page.evaluate("field.blur()")
    phone.page.evaluate(KEYBOARD, 0)
    assert phone.page.evaluate("scroller.style.cssText") == own


@pytest.mark.parametrize("bar", [26, 56, 114])
def test_a_chat_makes_no_room_for_the_bars_of_a_browser(reading_page, bar):
    phone = reading_page()
    attach(phone)
    # The list ends 284 pixels above the page's end.
    bar += 284
    for height in (bar, 0, bar):
        phone.page.evaluate(KEYBOARD, height)
        assert phone.page.evaluate("scroller.style.paddingBottom") == ""
    focus_field(phone)
    phone.page.evaluate(KEYBOARD, bar)
    assert phone.page.evaluate("scroller.style.paddingBottom") == "", "A keyboard that is no part of the screen"
    phone.page.evaluate(KEYBOARD, 500)
    assert phone.page.evaluate("scroller.style.paddingBottom") == "216px"
    phone.page.evaluate("field.blur()")
    phone.page.evaluate(KEYBOARD, bar)
    assert phone.page.evaluate("scroller.style.paddingBottom") == ""


def test_the_room_goes_with_the_focus(reading_page):
    phone = reading_page()
    attach(phone)
    focus_field(phone)
    phone.page.evaluate(KEYBOARD, 450)
    assert phone.page.evaluate("scroller.style.paddingBottom") != ""
    phone.page.evaluate("field.blur()")
    phone.page.wait_for_function("() => scroller.style.paddingBottom === ''")


# Other engines

IN_EACH_ENGINE = """(async () => {
  const list = simple(2000, { layout: "virtual" });
  list.models.splice(0);
  list.render();
  await attach(scroller, { chat: list.options });
  const fromEnd = () => Math.round(scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop);
  const add = async (name, count) => {
    list.models.push(...rowsNamed(name, count));
    list.render();
    for (let frame = 0; frame < 3; frame += 1) await painted();
  };
  await add("first", 2000);
  const seen = [fromEnd()];
  await add("second", 3);
  seen.push(fromEnd());
  scroller.scrollTop -= 900;
  for (let frame = 0; frame < 3; frame += 1) await painted();
  const top = topOf("second 0") ?? topOf("first 1990");
  list.models.unshift(...rowsNamed("older", 30, 41));
  await add("third", 4);
  const moved = Math.abs((topOf("second 0") ?? topOf("first 1990")) - top);
  return { seen, isStill: moved <= 0.5, button: document.querySelector("[data-overscroll=newRows]").textContent };
})()"""


@pytest.mark.full_engines
def test_a_virtual_chat_follows_its_end_and_keeps_its_place_in_each_engine(engine, page_server):
    engine.open(f"{page_server.url}reading.html")
    engine.wait_for("window.isReady")
    assert engine.evaluate(IN_EACH_ENGINE) == {"seen": [0, 0], "isStill": True, "button": "4 new"}


STATE = "[Math.round(scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop), list.isAtEnd, list.unreadCount]"
APPEND = "living.models.push(...rowsNamed('new', 10));"


@pytest.mark.parametrize("hiding", HIDINGS, ids=["style", "attribute"])
def test_a_chat_that_followed_its_end_is_there_when_it_is_shown_again(storm, hiding):
    assert while_hidden(storm, hiding, "chat: true", "", APPEND, STATE) == [[0, True, 0]] * 5


@pytest.mark.parametrize("hiding", HIDINGS, ids=["style", "attribute"])
def test_a_hidden_chat_counts_the_rows_that_a_reader_of_others_has_not_seen(storm, hiding):
    change = f"{APPEND} living.render(); await painted(); scroller.dataset.count = list.unreadCount;"
    look = f"[topOf(10), ...{STATE}.slice(1), scroller.dataset.count]"
    before, *shown = while_hidden(storm, hiding, "chat: true", "scroller.scrollTop = 790;", change, look)
    assert before == [10, False, 0, None]
    assert shown == [[10, False, 10, "10"]] * 4


def test_a_question_that_was_sent_while_the_chat_was_hidden_is_at_the_top_when_it_is_shown_again(storm):
    options = "chat: { follow: 'newestOwnAtTop', isOwn: (id) => String(id).startsWith('mine') }"
    _, *shown = while_hidden(storm, HIDINGS[0], options, "", "living.models.push(...rowsNamed('mine', 1));", "topOf('mine 0')")
    assert shown == [pytest.approx(0, abs=0.5)] * 4


def test_a_hidden_chat_may_be_led_to_its_end(storm):
    _, *shown = while_hidden(storm, HIDINGS[0], "chat: true", "scroller.scrollTop = 790;", f"{APPEND} living.render(); list.scrollToEnd();", STATE)
    assert shown == [[0, True, 0]] * 4
