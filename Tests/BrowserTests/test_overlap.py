"""Both edges at once: the refresh wins."""

from phone import linger, settle, wait_until

IS_NEAR_THE_END = "scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 300"


def test_a_refresh_overtakes_a_page_whose_result_is_never_applied(phone):
    phone.hold_feed("before=")
    phone.roll_until(lambda: phone.page.evaluate("true") and len(phone.held) == 1)
    phone.rest()
    shown = len(phone.rows())
    phone.scroll_to(0)
    phone.server.publish(1)
    phone.record_phases()
    phone.drag(100, 330)
    phone.wait_for_recorded("top refreshing")
    assert phone.phase("bottom") == "idle"
    phone.wait_for_phase("top", "idle")
    phone.release_feed()
    linger(phone.page, 500)
    assert len(phone.rows()) == shown == 20
    assert phone.rows() == phone.server.ids()[:20]


def test_an_overtaken_page_is_loaded_when_it_is_needed_again(phone):
    phone.hold_feed("before=")
    phone.roll_until(lambda: phone.page.evaluate("true") and len(phone.held) == 1)
    phone.page.evaluate("void gallery.list.begin('top')")
    phone.wait_for_phase("top", "idle")
    phone.release_feed()
    phone.roll_until(lambda: len(phone.rows()) >= 40)
    rows = phone.rows()
    assert rows == phone.server.ids()[:len(rows)]


def test_reaching_the_end_while_it_refreshes_waits_until_that_is_done(phone):
    phone.hold_feed()
    phone.page.evaluate("void gallery.list.begin('top')")
    phone.wait_for_phase("top", "refreshing")
    settle(phone.page)
    phone.roll_until(lambda: phone.page.evaluate(IS_NEAR_THE_END))
    linger(phone.page, 500)
    assert phone.phase("top") == "refreshing"
    assert phone.server.next_pages() == []
    phone.release_feed()
    phone.wait_for_phase("top", "idle")
    wait_until(lambda: len(phone.server.next_pages()) == 1)
