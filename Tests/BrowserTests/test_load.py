"""Loading more by touch, to the very end."""

import time

import pytest

from phone import wait_until
from server import Server


@pytest.fixture
def server():
    server = Server(published=520)
    yield server
    server.stop()


def roll_to_the_end(phone):
    """Flings until there is no more; a busy machine needs more of them than an idle one."""
    patience = time.monotonic() + 120
    while phone.phase("bottom") != "noMore":
        assert time.monotonic() < patience, "the end was not reached"
        phone.fling()
        phone.page.wait_for_timeout(120)
    phone.rest()


def test_every_page_is_loaded_exactly_once_in_order_and_then_there_is_no_more(phone):
    roll_to_the_end(phone)
    phone.wait_for_phase("bottom", "noMore")
    pages = phone.server.next_pages()
    cursors = [page["before"] for page in pages]
    asked = len(phone.server.next_pages())
    phone.page.wait_for_timeout(1500)
    phone.fling()
    phone.page.wait_for_timeout(800)
    assert len(phone.server.next_pages()) == asked
    assert len(cursors) == len(set(cursors)) == 520 / 20 - 1
    assert [page["status"] for page in pages] == [200] * len(pages)
    assert phone.rows() == phone.server.ids()
    assert phone.words("bottom") == "No more to load"
    phone.shot("no-more")


def test_the_end_of_the_list_is_seen_whole(phone):
    roll_to_the_end(phone)
    phone.scroll_to(10 ** 7)
    phone.page.wait_for_timeout(300)
    rests = phone.page.evaluate("""(() => {
      const box = document.querySelector('[data-overscroll=bottom]').getBoundingClientRect();
      const frame = scroller.getBoundingClientRect();
      const last = rows.lastElementChild.getBoundingClientRect();
      return [box.top - last.bottom, frame.bottom - box.bottom]; })()""")
    assert rests == pytest.approx([0, 0], abs=1)


def test_the_bottom_gives_way_like_rubber_and_comes_back(phone):
    roll_to_the_end(phone)
    phone.scroll_to(10 ** 7)
    phone.page.wait_for_timeout(500)
    before = phone.first_row()
    phone.press(600)
    phone.lead(400)
    assert -120 < phone.first_row() - before < -60
    phone.lift()
    phone.page.wait_for_timeout(700)
    assert phone.first_row() == pytest.approx(before, abs=1)


def test_a_refresh_makes_an_ended_list_go_on(phone):
    roll_to_the_end(phone)
    phone.server.publish(1)
    phone.server.forget_requests()
    phone.scroll_to(0)
    phone.drag(100, 330)
    phone.wait_for_phase("top", "refreshing")
    phone.wait_for_phase("top", "idle")
    assert phone.phase("bottom") == "idle"
    phone.fling()
    wait_until(lambda: len(phone.server.next_pages()) >= 1)


def test_a_list_with_one_short_page_says_at_once_that_there_is_no_more(make_phone, server):
    server.stop()
    server.published = 3
    server.folder.cleanup()
    server.__init__(published=3)
    phone = make_phone()
    phone.open()
    phone.wait_for_phase("bottom", "noMore")
    assert len(phone.rows()) == 3
    phone.shot("short-list")
