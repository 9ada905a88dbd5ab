"""The steps for a person with a phone, which the gallery serves: the page judges some of them, the person the others."""

import pytest

from phone import wait_until


@pytest.fixture
def protocol(make_phone):
    phone = make_phone()
    phone.page.goto(f"{phone.server.url}pages/protocol.html")
    wait_until(lambda: phone.page.locator("li").count() > 5)
    return phone


def start(phone, step):
    phone.page.locator("li").nth(step - 1).get_by_text("Start").tap()


def report(phone):
    return phone.page.locator("#report").text_content().splitlines()


def reported(phone, line):
    return line in report(phone)


def assert_passed(phone, step):
    """Waits until the page has judged a step."""
    wait_until(lambda: not reported(phone, f"{step}. runs"))
    assert f"{step}. passed" in report(phone)


def test_lists_that_rest_are_judged_by_the_page(protocol):
    start(protocol, 1)
    assert_passed(protocol, 1)


def test_a_list_under_a_finger_is_judged_by_the_page(protocol):
    start(protocol, 2)
    # A browser goes on scrolling what can scroll when the finger begins to move: at the start of the list, that is the page.
    wait_until(lambda: protocol.page.evaluate("document.querySelector('.frame .scroller')?.scrollTop > 0"))
    protocol.touch_points("touchStart", [{"x": 195, "y": 300}])
    y = 300
    for step in range(10_000):
        if not protocol.page.locator(".frame").count():
            break
        y += 12 if step // 8 % 2 else -9
        protocol.touch_points("touchMove", [{"x": 195, "y": 100 + y % 300}])
    protocol.touch_points("touchEnd", [])
    assert_passed(protocol, 2)


def test_what_only_a_person_sees_is_reported(protocol):
    protocol.page.on("dialog", lambda dialog: dialog.accept("It jumped."))
    protocol.page.locator("li").nth(3).get_by_text("Not so").tap()
    wait_until(lambda: reported(protocol, "4. failed: It jumped."))
    protocol.page.locator("li").nth(3).get_by_text("As described").tap()
    wait_until(lambda: reported(protocol, "4. passed"))
    protocol.shot("protocol")
