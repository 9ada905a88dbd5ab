"""A server that fails, is slow, or is gone: the list keeps its rows, and only the user retries."""

import pytest

from phone import linger, settle, wait_until

FAULTS = {
    "500": "The server answered 500", "drop": "No connection",
    "cut": "The connection was cut", "json": "The answer is unreadable"}


@pytest.fixture
def phone(make_phone):
    phone = make_phone(expects_complaints=True)
    phone.open()
    phone.server.forget_requests()
    return phone


@pytest.mark.parametrize("fault", FAULTS)
def test_a_failed_refresh_keeps_the_rows_says_so_and_offers_a_retry_that_works(phone, fault):
    before = phone.rows()
    phone.server.fail(fault)
    phone.drag(100, 330)
    phone.wait_for_phase("top", "failed")
    settle(phone.page)
    phone.shot(f"refresh-failed-{fault}")
    assert phone.rows() == before
    assert phone.words("top").split("\n") == [FAULTS[fault], "Try again"]
    assert phone.status() == FAULTS[fault]
    linger(phone.page, 1500)
    assert len(phone.server.requests()) == 1
    phone.server.heal()
    phone.tap_retry("top")
    phone.wait_for_phase("top", "idle")
    assert [each["status"] for each in phone.server.requests()][1:] == [200]


def test_a_failed_refresh_is_put_away_in_the_end(phone):
    phone.server.fail("500")
    phone.drag(100, 330)
    phone.wait_for_phase("top", "failed")
    phone.wait_until_closed()
    assert phone.first_row() == 0
    assert len(phone.server.requests()) == 1


@pytest.mark.parametrize("fault", FAULTS)
def test_a_failed_page_keeps_the_rows_says_so_and_offers_a_retry_that_works(phone, fault):
    phone.server.fail(fault, match="more")
    phone.roll_until(lambda: phone.phase("bottom") == "failed")
    before = phone.rows()
    for _ in range(4):
        phone.fling()
    linger(phone.page, 1500)
    assert len(phone.server.next_pages()) == 1
    assert phone.rows() == before
    phone.scroll_to(10 ** 7)
    phone.shot(f"load-failed-{fault}")
    assert phone.words("bottom").split("\n") == [FAULTS[fault], "Try again"]
    phone.server.heal()
    phone.tap_retry("bottom")
    phone.wait_for_rows(len(before) + 1)
    assert [each["status"] for each in phone.server.next_pages()][1] == 200
    assert len(set(phone.rows())) == len(phone.rows())


def test_a_server_that_is_gone_and_comes_back_is_found_again_by_a_tap(phone):
    before = phone.rows()
    phone.server.stop()
    phone.drag(100, 330)
    phone.wait_for_phase("top", "failed")
    assert phone.rows() == before
    settle(phone.page)
    phone.shot("server-gone")
    phone.server.start()
    phone.tap_retry("top")
    phone.wait_for_phase("top", "idle")
    assert len(phone.server.requests()) == 1


def test_a_slow_server_is_waited_for_and_asked_once(phone):
    phone.server.fail(delay=3000)
    phone.drag(100, 330)
    linger(phone.page, 2000)
    assert phone.phase("top") == "refreshing"
    phone.shot("refreshing")
    phone.wait_for_phase("top", "idle")
    assert len(phone.server.requests()) == 1


def test_a_first_load_that_fails_leaves_a_list_that_can_be_pulled(make_phone, server):
    server.fail("500")
    phone = make_phone(expects_complaints=True)
    phone.open(settled=False)
    phone.wait_for_phase("top", "failed")
    settle(phone.page)
    phone.shot("first-load-failed")
    assert phone.server.next_pages() == [], "words in the place of rows are no content"
    assert phone.phase("bottom") == "idle"
    server.heal()
    phone.wait_for_phase("top", "idle", seconds=8)
    phone.drag(100, 330)
    phone.wait_for_rows(20)
    wait_until(lambda: phone.phase("top") == "idle")
