"""One drag has one owner: a control, an editor, a selection or code of the page, and otherwise the list."""

import pytest

from phone import linger, wait_until

MOUSE = "mouse"
TOUCH = "touch"
INSIDE = "rows.children[2].style.height = '260px'; rows.children[2].innerHTML = `%s`; window.own = rows.children[2].firstElementChild;"
FILL = "display: block; box-sizing: border-box; width: 100%; height: 240px"


@pytest.fixture
def owned(lists):
    return Owned(lists("later"))


class Owned:
    """A list with a node in its third row, on which drags begin."""

    def __init__(self, own):
        self.list, self.page = own, own.page

    def start(self, node, more="{ mouse: true }"):
        self.page.evaluate("(node) => {" + INSIDE.replace("`%s`", "node") + "}", node)
        self.list.start(f"{{}}, false, {more}")

    def drag(self, source, way=(0, 200)):
        """Drags from the upper part of the node, and returns whether the list was pulled."""
        self.page.evaluate("() => { window.hasPulled = false; list.on('phase', () => { hasPulled = true; }); }")
        x, y = self.page.evaluate("[own.getBoundingClientRect().left + own.getBoundingClientRect().width / 2, own.getBoundingClientRect().top + 20]")
        dx, dy = way
        points = [(x + dx * step / 10, y + dy * step / 10) for step in range(11)]
        if source == MOUSE:
            mouse = self.page.mouse
            mouse.move(*points[0])
            mouse.down()
            for point in points[1:]:
                mouse.move(*point)
                self.list.phone.frames(1)
            mouse.up()
        else:
            send = self.list.phone.touch_points
            send("touchStart", [{"x": x, "y": y}])
            for px, py in points[1:]:
                send("touchMove", [{"x": px, "y": py}])
            send("touchEnd", [])
        linger(self.page, 100)
        return self.page.evaluate("hasPulled")


SLIDERS = [
    '<input type=range style="writing-mode: vertical-lr; direction: rtl; width: 40px; height: 240px; margin: 0">',
    '<input type=range style="width: 240px; height: 40px; margin: 0; transform: rotate(90deg); transform-origin: 20px 20px">',
    f'<div role=slider aria-orientation=vertical tabindex=0 style="{FILL}"></div>',
]


@pytest.mark.parametrize("source", [TOUCH, MOUSE])
@pytest.mark.parametrize("slider", SLIDERS)
def test_a_vertical_slider_keeps_its_drag(owned, source, slider):
    owned.start(slider)
    assert not owned.drag(source)


def test_a_finger_pulls_across_a_horizontal_slider(owned):
    owned.start('<input type=range style="width: 240px; height: 40px; margin: 0">')
    assert owned.drag(TOUCH)


LINES = "Some words. " * 40


@pytest.mark.parametrize("editor", [
    f"<div contenteditable style='{FILL}'>{LINES}</div>", f"<textarea style='{FILL}'>{LINES}</textarea>",
    f"<div contenteditable style='{FILL}'><div>{LINES}</div><div><b>{LINES}</b></div></div>"])
def test_a_mouse_selects_text_in_an_editor(owned, editor):
    owned.start(editor)
    assert not owned.drag(MOUSE)
    assert owned.page.evaluate("!getSelection().isCollapsed || own.selectionEnd > own.selectionStart")


def test_a_finger_pulls_from_a_text_that_it_does_not_select(owned):
    owned.start(f"<div contenteditable style='{FILL}'>Some words</div>")
    assert owned.drag(TOUCH)


@pytest.mark.parametrize("source", [TOUCH, MOUSE])
def test_a_drag_that_selects_text_does_not_pull(owned, source):
    """Editors that draw their own selection, and the selection of a finger that rests on a word."""
    owned.start(f"<p style='{FILL}; margin: 0; user-select: text'>Some words</p>")
    owned.page.evaluate("""(type) => own.addEventListener(type, () => getSelection().selectAllChildren(own))""",
                        {TOUCH: "touchstart", MOUSE: "pointerdown"}[source])
    assert not owned.drag(source)


@pytest.mark.parametrize("taking", [
    "own.addEventListener('mousedown', (event) => event.preventDefault())",
    "own.addEventListener('pointerdown', (event) => event.preventDefault())",
    "document.addEventListener('pointerdown', (event) => event.preventDefault())",
    "own.addEventListener('pointerdown', ({ pointerId }) => own.setPointerCapture(pointerId))",
    "own.addEventListener('pointerdown', ({ pointerId }) => document.body.setPointerCapture(pointerId))",
    "own.addEventListener('pointermove', ({ pointerId }) => own.setPointerCapture(pointerId))",
    "own.draggable = true",
])
def test_a_mouse_drag_that_the_page_has_taken_does_not_pull(owned, taking):
    owned.start(f"<div style='{FILL}'>Words</div>")
    owned.page.evaluate(f"() => {{ {taking} }}")
    owned.drag(MOUSE)
    assert owned.list.runs() == 0
    assert owned.page.evaluate("scroller.style.userSelect") == ""


@pytest.mark.parametrize("taking", [
    "own.addEventListener('touchstart', (event) => event.preventDefault(), { passive: false })",
    "own.addEventListener('touchmove', (event) => event.preventDefault(), { passive: false })",
    "document.addEventListener('touchstart', (event) => event.preventDefault(), { passive: false })",
    "own.style.touchAction = 'none'", "own.style.touchAction = 'pan-x'", "own.style.touchAction = 'pinch-zoom'",
])
def test_a_finger_that_the_page_has_taken_does_not_pull(owned, taking):
    owned.start(f"<div style='{FILL}'>Words</div>")
    owned.page.evaluate(f"() => {{ {taking} }}")
    owned.list.phone.frames(3)
    assert not owned.drag(TOUCH)


@pytest.mark.parametrize("row", [f"<a href=#there style='{FILL}'>Words</a>", f"<a href=#there style='{FILL}'><img alt=Picture style='{FILL}'></a>"])
def test_a_mouse_pulls_a_row_that_is_a_link_and_does_not_follow_it(owned, row):
    owned.start(row)
    assert owned.drag(MOUSE)
    assert owned.list.runs() == 1
    assert owned.page.evaluate("location.hash") == ""
    owned.list.finish()
    owned.list.wait_for_phase("idle")
    owned.page.mouse.click(195, 300)
    wait_until(lambda: owned.page.evaluate("location.hash") == "#there")


@pytest.mark.parametrize("place", ["document.documentElement", "document.body", "document.querySelector('.frame')", "scroller"])
def test_a_list_is_not_pulled_where_the_page_lets_no_finger_pan(owned, place):
    owned.start(f"<div style='{FILL}'>Words</div>")
    for value in ["pan-x", "pinch-zoom", "pan-x pinch-zoom", "pan-right"]:
        owned.page.evaluate(f"() => {{ {place}.style.touchAction = '{value}'; }}")
        owned.list.phone.frames(3)
        assert not owned.drag(TOUCH), value


@pytest.mark.parametrize("place", ["documentElement", "body"])
@pytest.mark.parametrize("value", ["auto", "manipulation", "pan-y", "pan-down", "none"])
def test_a_list_is_pulled_in_a_page_that_lets_a_finger_pan_or_only_keeps_its_root_still(owned, place, value):
    owned.start(f"<div style='{FILL}'>Words</div>")
    owned.page.evaluate(f"() => {{ document.{place}.style.touchAction = '{value}'; }}")
    owned.list.phone.frames(3)
    assert owned.drag(TOUCH)
