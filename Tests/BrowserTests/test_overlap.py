"""Both edges at once: the refresh wins."""

from phone import linger, settle, wait_until


def test_a_refresh_overtakes_a_page_whose_result_is_never_applied(phone):
    phone.hold_feed("before=")
    phone.fling()
    phone.rest()
    wait_until(lambda: phone.page.evaluate("true") and len(phone.held) == 1)
    shown = len(phone.rows())
    phone.scroll_to(0)
    phone.server.publish(1)
    phone.drag(100, 330)
    assert phone.phase("bottom") == "idle"
    phone.wait_for_phase("top", "refreshing")
    phone.wait_for_phase("top", "idle")
    phone.release_feed()
    linger(phone.page, 500)
    assert len(phone.rows()) == shown == 20
    assert phone.rows() == phone.server.ids()[:20]


def test_an_overtaken_page_is_loaded_when_it_is_needed_again(phone):
    phone.server.fail(delay=1500, match="more", times=1)
    phone.fling()
    wait_until(lambda: len(phone.server.next_pages()) == 1)
    phone.page.evaluate("void gallery.list.begin('top')")
    phone.wait_for_phase("top", "idle")
    phone.fling()
    phone.wait_for_rows(40)
    rows = phone.rows()
    assert rows == phone.server.ids()[:len(rows)]


def test_reaching_the_end_while_it_refreshes_waits_until_that_is_done(phone):
    phone.hold_feed()
    phone.page.evaluate("void gallery.list.begin('top')")
    phone.wait_for_phase("top", "refreshing")
    settle(phone.page)
    phone.fling()
    phone.fling()
    linger(phone.page, 500)
    assert phone.phase("top") == "refreshing"
    assert phone.server.next_pages() == []
    phone.release_feed()
    phone.wait_for_phase("top", "idle")
    wait_until(lambda: len(phone.server.next_pages()) == 1)
