"""The line above the first unread row of a chat: where it is, what it says, and when it goes."""

import pytest

from phone import wait_until
from test_chat import add, attach, button, from_end, scroll_up
from test_chat_changes import update
from test_chat_following import LAYOUTS, OWN, open_chat, top_of

NEW = "unreadDivider: 'New'"
COUNTED = "unreadDivider: (count) => `${count} unread`"


def divider(phone, pseudo="::before"):
    """The row of the divider and its text; None without one."""
    return phone.page.evaluate("""(pseudo) => {
      const row = document.querySelector("[data-overscroll-unread]");
      return row && [row.dataset.key, JSON.parse(getComputedStyle(row, pseudo).content)];
    }""", pseudo)


def read_in_order(phone):
    """The nodes of the accessibility tree."""
    nodes = phone.cdp.send("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}

    def walk(node):
        yield node
        for child in node.get("childIds", []):
            yield from walk(by_id[child])
    return list(walk(nodes[0]))


def hide(phone, is_hidden):
    """Puts the page into the background, where nothing is read."""
    phone.page.evaluate("(hidden) => Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })", is_hidden)


# Where it is

@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_chat_that_starts_at_its_first_unread_row_shows_the_divider_above_it(reading_page, layout):
    phone = reading_page()
    open_chat(phone, f"{NEW}, firstUnread: () => '20'", layout)
    assert divider(phone) == ["20", "New"]
    assert top_of(phone, "20") == pytest.approx(12, abs=0.5), "so that all of its text is visible"
    scroll_up(phone, 300)
    add(phone)
    assert divider(phone) == ["20", "New"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_divider_is_above_the_first_row_that_was_added_while_the_reader_was_elsewhere(reading_page, layout):
    phone = reading_page()
    open_chat(phone, NEW, layout)
    scroll_up(phone, 300)
    assert divider(phone) is None
    add(phone, "one", 2)
    add(phone, "two")
    # A virtual list renders the row when it is near.
    phone.page.evaluate("async () => { scroller.scrollTop += 200; await painted(); }")
    assert divider(phone) == ["one 0", "New"]
    assert button(phone) == "3 new"


def test_the_divider_moves_no_row_and_is_as_wide_as_the_list_even_if_its_row_is_not(reading_page):
    phone = reading_page()
    phone.page.add_style_tag(content=".row { width: 120px; margin-inline-start: 60px }")
    attach(phone, "chat: true")
    layout = "[scroller.scrollHeight, scroller.scrollWidth, scroller.childElementCount, ...[...living.nodes.values()].map((node) => node.offsetTop)]"
    before = phone.page.evaluate(layout)
    phone.page.evaluate(f"async () => {{ list.detach(); window.list = await attach(scroller, {{ chat: {{ {NEW}, firstUnread: () => '20' }} }}); await painted(); }}")
    assert divider(phone) == ["20", "New"]
    assert phone.page.evaluate(layout) == before
    assert phone.page.evaluate("""() => {
      const { left, width, top, height, translate } = getComputedStyle(document.querySelector("[data-overscroll-unread]"), "::before");
      return [left, width, top, translate, parseFloat(height) <= 24];
    }""") == ["-61px", f"{phone.page.evaluate('scroller.clientWidth')}px", "0px", "0px -50%", True]


def test_the_divider_is_in_a_row_that_clips_its_content(reading_page):
    phone = reading_page()
    phone.page.add_style_tag(content=".row { overflow: hidden }")
    attach(phone, f"chat: {{ {NEW}, firstUnread: () => '20' }}")
    assert phone.page.evaluate("getComputedStyle(document.querySelector('[data-overscroll-unread]'), '::before').translate") == "none"


def test_the_divider_leaves_a_pseudo_element_of_the_page_alone(reading_page):
    phone = reading_page()
    phone.page.add_style_tag(content=".row::before { content: 'own' }")
    attach(phone, f"chat: {{ {NEW}, firstUnread: () => '20' }}")
    assert divider(phone, "::before") == ["20", "own"]
    assert divider(phone, "::after") == ["20", "New"]


@pytest.mark.parametrize("direction, side", [("ltr", "left"), ("rtl", "right")])
def test_the_divider_of_a_horizontal_chat_is_at_the_start_of_its_row(reading_page, direction, side):
    phone = reading_page()
    phone.page.add_style_tag(content=".row { flex: none; width: 120px }")
    phone.page.evaluate(f"""async () => {{
      document.documentElement.dir = "{direction}";
      simple(20);
      Object.assign(scroller.style, {{ display: "flex", overflowX: "auto" }});
      window.list = await attach(scroller, {{ chat: {{ {NEW}, firstUnread: () => "10" }}, leading: {{ onLoadMore() {{}}, trigger: "programmatic" }} }});
      await painted();
    }}""")
    assert divider(phone) == ["10", "New"]
    assert phone.page.evaluate("""(side) => {
      const looks = getComputedStyle(document.querySelector("[data-overscroll-unread]"), "::before");
      return [looks[side], parseFloat(looks.height) > scroller.clientHeight - 2];
    }""", side) == ["0px", True]


# What it says

def test_a_function_of_the_divider_gets_the_number_of_rows_from_there_on(reading_page):
    phone = reading_page()
    open_chat(phone, f"{COUNTED}, firstUnread: () => '20'")
    assert divider(phone) == ["20", "20 unread"]
    add(phone, "more", 2)
    assert divider(phone) == ["20", "22 unread"]


def test_a_text_of_any_letters_is_shown_as_it_is(reading_page):
    phone = reading_page()
    open_chat(phone, """unreadDivider: () => String.raw`a\\b "c" }`, firstUnread: () => '20'""")
    assert divider(phone) == ["20", 'a\\b "c" }']


def test_another_text_of_the_divider_takes_effect_at_once(reading_page):
    phone = reading_page()
    open_chat(phone, f"{NEW}, firstUnread: () => '20'")
    phone.page.evaluate("list.update({ chat: { unreadDivider: 'Unread' } })")
    assert divider(phone) == ["20", "Unread"]
    phone.page.evaluate("list.update({ chat: true })")
    assert divider(phone) is None


def test_screen_readers_read_the_divider_before_its_row(reading_page):
    phone = reading_page()
    open_chat(phone, "unreadDivider: 'Unread from here', firstUnread: () => '20'")
    texts = [node["name"]["value"].strip() for node in read_in_order(phone) if node.get("role", {}).get("value") == "StaticText"]
    assert texts.count("Unread from here") == 1
    assert texts[texts.index("Unread from here") + 1].startswith("20")


# When it goes

def test_the_divider_goes_when_the_reader_has_been_at_the_end(reading_page):
    phone = reading_page()
    open_chat(phone, NEW)
    scroll_up(phone, 900)
    add(phone, "new")
    assert divider(phone) == ["new 0", "New"]
    phone.page.evaluate("list.scrollToEnd({ behavior: 'instant' })")
    wait_until(lambda: divider(phone) is None)
    add(phone, "last")
    assert divider(phone) is None, "the reader sees it at the end"
    assert from_end(phone) == 0


def test_a_chat_that_starts_at_its_end_shows_the_divider_until_the_page_was_seen(reading_page):
    phone = reading_page()
    hide(phone, True)
    open_chat(phone, f"{NEW}, firstUnread: () => '38'")
    assert from_end(phone) == 0
    phone.wait(1200)
    assert divider(phone) == ["38", "New"]
    hide(phone, False)
    wait_until(lambda: divider(phone) is None)


def test_a_row_of_the_readers_own_is_not_unread(reading_page):
    phone = reading_page()
    open_chat(phone, f"{NEW}, {OWN}")
    scroll_up(phone, 900)
    add(phone, "mine")
    assert divider(phone) is None
    add(phone, "theirs")
    assert divider(phone) == ["theirs 0", "New"]


def test_the_divider_follows_its_row_under_another_key_and_goes_to_the_next_one_if_it_is_removed(reading_page):
    phone = reading_page()
    open_chat(phone, f"{NEW}, replaces: (id) => id === 'server' ? 'new 0' : undefined")
    scroll_up(phone, 900)
    add(phone, "new", 2)
    phone.page.evaluate("""async () => {
      living.models.find(({ key }) => key === "new 0").key = "server";
      living.render(true);
      await painted();
    }""")
    assert divider(phone) == ["server", "New"]
    phone.page.evaluate("async () => { living.models.splice(living.models.findIndex(({ key }) => key === 'server'), 1); living.render(); await painted(); }")
    assert divider(phone) == ["new 1", "New"]


def test_the_divider_stays_when_the_chat_gets_other_options_and_goes_with_the_list(reading_page):
    phone = reading_page()
    open_chat(phone, NEW)
    scroll_up(phone, 900)
    add(phone, "new")
    update(phone, "{ backToTop: true }")
    assert divider(phone) == ["new 0", "New"]
    phone.page.evaluate("list.detach()")
    assert divider(phone) is None
