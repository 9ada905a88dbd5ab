"""A chat stands still while its reader selects text, holds the mouse, edits a row, reaches one by keys, drags one, or has a menu open."""

import pytest

from test_chat import add, attach, from_end

# How a reader begins and ends each use of the list, by real input where that is possible. The third row from the end is
# in the viewport.
ROW = "[...scroller.querySelectorAll('.row')].at(-3)"


@pytest.fixture
def chat(reading_page):
    phone = reading_page()
    attach(phone)
    assert from_end(phone) <= 1
    return phone


def row_point(phone):
    return phone.page.evaluate(f"(() => {{ const {{ left, top }} = {ROW}.getBoundingClientRect(); return [left + 20, top + 12]; }})()")


def select(phone):
    phone.page.evaluate(f"getSelection().selectAllChildren({ROW})")


def select_by_mouse(phone):
    phone.page.mouse.dblclick(*row_point(phone))
    assert phone.page.evaluate("!getSelection().isCollapsed")


def select_none(phone):
    phone.page.evaluate("getSelection().removeAllRanges()")


def hold(phone):
    phone.page.mouse.move(*row_point(phone))
    phone.page.mouse.down()


def release(phone):
    phone.page.mouse.up()


def edit(phone):
    phone.page.evaluate(f"{ROW}.contentEditable = 'true'; {ROW}.focus()")


def edit_field(phone):
    phone.page.evaluate(f"{ROW}.append(document.createElement('input')); {ROW}.lastChild.focus()")


def reach_by_keys(phone):
    phone.page.evaluate(f"{ROW}.append(Object.assign(document.createElement('button'), {{ textContent: 'Copy' }})); scroller.focus()")
    phone.page.keyboard.press("Tab")
    assert phone.page.evaluate("document.activeElement.textContent") == "Copy"


def leave(phone):
    phone.page.evaluate("document.activeElement.blur(); getSelection().removeAllRanges()")


def open_menu(phone):
    phone.page.mouse.click(*row_point(phone), button="right")


def open_own_menu(phone):
    phone.page.evaluate("scroller.addEventListener('contextmenu', (event) => event.preventDefault())")
    phone.page.mouse.click(*row_point(phone), button="right")
    phone.page.mouse.move(20, 70)


def move_away(phone):
    phone.page.mouse.move(20, 70)


def click_away(phone):
    phone.page.mouse.click(200, 20)


def escape(phone):
    phone.page.keyboard.press("Escape")


def drag(phone):
    phone.page.evaluate(f"{ROW}.draggable = true")
    x, y = row_point(phone)
    mouse = phone.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 10, y - 10)
    mouse.move(x + 20, y - 20)


def drag_by_event(phone):
    phone.page.evaluate(f"{ROW}.dispatchEvent(new DragEvent('dragstart', {{ bubbles: true }}))")


def drop_by_event(phone):
    phone.page.evaluate(f"{ROW}.dispatchEvent(new DragEvent('dragend', {{ bubbles: true }}))")


@pytest.mark.parametrize("begin, end", [
    (select, select_none), (select_by_mouse, select_none), (hold, release), (edit, leave), (edit_field, leave), (reach_by_keys, leave), (open_menu, move_away),
    (open_menu, escape), (open_own_menu, click_away), (drag, release), (drag_by_event, drop_by_event), (drag_by_event, move_away),
], ids=lambda each: each.__name__)
def test_a_chat_stands_still_while_its_reader_uses_a_row_and_then_follows_again(chat, begin, end):
    begin(chat)
    position = chat.page.evaluate("scroller.scrollTop")
    for number in range(3):
        add(chat, f"new{number}")
        chat.frames(8)
        assert chat.page.evaluate("scroller.scrollTop") == position
    end(chat)
    chat.page.wait_for_function("() => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop <= 1")


@pytest.mark.parametrize("rows", ["40", "40).models.forEach(({ key }) => living.nodes.get(key).removeAttribute('data-key')"], ids=["keys", "no keys"])
def test_rows_that_arrive_while_a_chat_stands_still_are_counted_until_it_follows_again(storm, rows):
    seen = storm.evaluate(f"""(async () => {{
      simple({rows});
      window.list = await attach(scroller, {{ chat: true }});
      await eachFrame(3, () => {{}});
      const seen = [];
      const look = () => seen.push([list.unreadCount, document.querySelector("button[data-overscroll=newRows]").textContent]);
      getSelection().selectAllChildren({ROW});
      for (const name of ["one", "two"]) {{
        const [row] = rowsNamed(name, 1);
        scroller.append(living.row(row));
        if (!scroller.firstElementChild.dataset.key) scroller.lastElementChild.removeAttribute("data-key");
        await eachFrame(3, () => {{}});
        look();
      }}
      getSelection().removeAllRanges();
      await eachFrame(12, () => {{}});
      look();
      return seen;
    }})()""")
    assert seen == [[1, "1 new"], [2, "2 new"], [0, ""]]


def test_a_selection_elsewhere_does_not_stop_a_chat(chat):
    chat.page.evaluate("""() => { const node = document.body.appendChild(document.createElement('p'));
      node.textContent = 'Elsewhere'; getSelection().selectAllChildren(node); }""")
    add(chat)
    chat.page.wait_for_function("() => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop <= 1")


def test_a_button_in_a_row_that_was_pressed_does_not_stop_a_chat(chat):
    chat.page.evaluate(f"{ROW}.append(Object.assign(document.createElement('button'), {{ textContent: 'Copy' }}))")
    chat.page.locator("button", has_text="Copy").click()
    assert chat.page.evaluate("document.activeElement.textContent") == "Copy"
    add(chat)
    chat.page.wait_for_function("() => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop <= 1")


def test_a_field_below_a_chat_does_not_stop_it(chat):
    chat.page.evaluate("document.body.appendChild(document.createElement('input')).focus()")
    add(chat)
    chat.page.wait_for_function("() => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop <= 1")
