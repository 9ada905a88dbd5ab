"""Pictures for human review, and the parts of them that a machine can check."""

import pytest

from phone import settle


def parts(phone, edge="top"):
    """The boxes of the drawn parts, from the scroller's left side and the indicator's top."""
    return phone.page.evaluate("""(edge) => {
      const box = document.querySelector(`[data-overscroll=${edge}]`);
      const frame = box.getBoundingClientRect();
      return [...box.children].map((node) => { const r = node.getBoundingClientRect();
        return { name: node.localName, left: r.left - frame.left, right: r.right - frame.left,
                 top: r.top - frame.top, bottom: r.bottom - frame.top }; }); }""", edge)


def hold_armed(phone):
    phone.press(100)
    phone.lead(330)
    settle(phone.page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_phase_has_its_picture(make_phone, scheme):
    phone = make_phone(color_scheme=scheme, expects_complaints=True, device_scale_factor=2)
    phone.open()
    phone.shot(f"{scheme}-1-idle")
    phone.press(100)
    phone.lead(180)
    phone.shot(f"{scheme}-2-pulling")
    phone.lead(330)
    settle(phone.page)
    phone.shot(f"{scheme}-3-armed")
    phone.server.fail("500", delay=1200)
    phone.lift()
    settle(phone.page)
    phone.shot(f"{scheme}-4-refreshing")
    phone.wait_for_phase("top", "failed")
    settle(phone.page)
    phone.shot(f"{scheme}-5-failed")
    phone.server.heal()
    phone.tap_retry("top")
    phone.wait_for_phase("top", "ending")
    settle(phone.page)
    phone.shot(f"{scheme}-6-message")
    phone.wait_for_phase("top", "idle")
    phone.server.fail(None, delay=1500, match="more")
    phone.scroll_to(10 ** 7)
    settle(phone.page)
    phone.shot(f"{scheme}-7-loading")


def test_the_sign_and_the_words_stand_in_the_middle(phone):
    hold_armed(phone)
    boxes = parts(phone)
    left, right = min(box["left"] for box in boxes), max(box["right"] for box in boxes)
    assert left + right == pytest.approx(390, abs=3)
    assert min(box["top"] for box in boxes) >= 6
    assert max(box["bottom"] for box in boxes) <= 54 - 6
    phone.lose()


def test_right_to_left_mirrors_the_sign_and_the_words(phone):
    hold_armed(phone)
    usual = {box["name"]: box for box in parts(phone)}
    phone.lose()
    settle(phone.page)
    phone.page.evaluate("document.documentElement.dir = 'rtl'")
    hold_armed(phone)
    mirrored = {box["name"]: box for box in parts(phone)}
    phone.shot("right-to-left")
    phone.lose()
    assert mirrored["svg"]["left"] == pytest.approx(390 - usual["svg"]["right"], abs=1)


def test_with_reduced_motion_the_list_does_not_glide(make_phone):
    phone = make_phone(reduced_motion="reduce")
    phone.open()
    phone.server.fail(delay=1500)
    phone.drag(100, 330)
    phone.frames(2)
    assert phone.first_row() == 54


def test_a_pull_writes_only_what_changed(phone):
    """Between two moves of an armed pull, only the scroller and the indicator's box move."""
    hold_armed(phone)
    phone.page.evaluate("""() => { window.writes = [];
      const box = document.querySelector('[data-overscroll=top]');
      new MutationObserver((list) => list.forEach((each) =>
        writes.push(each.target === box ? 'box' : each.target === scroller ? 'scroller' : each.target.localName)))
        .observe(scroller.parentElement, { subtree: true, childList: true, attributes: true, characterData: true }); }""")
    phone.lead(331, steps=1)
    phone.frames(2)
    assert sorted(phone.page.evaluate("writes")) == ["box", "scroller"]
    phone.lose()


@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
def test_on_a_computer_the_list_stands_in_a_phone_beside_the_explanation(make_phone, size):
    width, height = size
    phone = make_phone(
        viewport={"width": width, "height": height}, is_mobile=False, has_touch=False)
    phone.open()
    phone.shot(f"computer-{width}")
    frame = phone.page.evaluate("(({ left, right }) => [left, right])(scroller.getBoundingClientRect())")
    assert frame[1] - frame[0] < 400
    assert phone.page.locator("#beside").is_visible()
