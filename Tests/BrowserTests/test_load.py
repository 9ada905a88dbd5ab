"""Loading more by touch, until the end."""

import pytest

from phone import linger, settle, wait_until
from server import Server


@pytest.fixture
def server():
    server = Server(published=520)
    yield server
    server.stop()


def roll_to_the_end(phone):
    phone.roll_until(lambda: phone.phase("bottom") == "noMore")
    phone.rest()


def test_every_page_is_loaded_exactly_once_in_order_and_then_there_is_no_more(phone):
    roll_to_the_end(phone)
    phone.wait_for_phase("bottom", "noMore")
    pages = phone.server.next_pages()
    cursors = [page["before"] for page in pages]
    asked = len(phone.server.next_pages())
    linger(phone.page, 1500)
    phone.fling()
    linger(phone.page, 800)
    assert len(phone.server.next_pages()) == asked
    assert len(cursors) == len(set(cursors)) == 520 / 20 - 1
    assert [page["status"] for page in pages] == [200] * len(pages)
    assert phone.rows() == phone.server.ids()
    assert phone.words("bottom") == "That’s all"
    phone.shot("no-more")


@pytest.fixture
def ended(phone):
    """A list with few pages that has been scrolled to its end."""
    phone.open("?show=feed&limit=100")
    def is_ended():
        phone.scroll_to(10 ** 7)
        return phone.phase("bottom") == "noMore"
    wait_until(is_ended)
    phone.rest()
    return phone


def test_the_end_of_the_list_is_seen_whole(ended):
    ended.scroll_to(10 ** 7)
    settle(ended.page)
    rests = ended.page.evaluate("""(() => {
      const box = document.querySelector('[data-overscroll=bottom]').getBoundingClientRect();
      const frame = scroller.getBoundingClientRect();
      const last = rows.lastElementChild.getBoundingClientRect();
      return [box.top - last.bottom, frame.bottom - box.bottom]; })()""")
    assert rests == pytest.approx([0, 0], abs=1)


def test_the_bottom_gives_way_like_rubber_and_comes_back(ended):
    ended.scroll_to(10 ** 7)
    settle(ended.page)
    before = ended.first_row()
    ended.press(600)
    ended.lead(400)
    assert -120 < ended.first_row() - before < -60
    ended.lift()
    settle(ended.page)
    assert ended.first_row() == pytest.approx(before, abs=1)


def test_a_refresh_makes_an_ended_list_go_on(ended):
    ended.server.publish(1)
    ended.server.forget_requests()
    ended.scroll_to(0)
    ended.record_phases()
    ended.drag(100, 330)
    ended.wait_for_recorded("top refreshing")
    ended.wait_for_phase("top", "idle")
    assert ended.phase("bottom") == "idle"
    ended.scroll_to(10 ** 7)
    wait_until(lambda: len(ended.server.next_pages()) >= 1)


@pytest.fixture
def short_server():
    server = Server(published=3)
    yield server
    server.stop()


def test_a_list_with_one_short_page_says_at_once_that_there_is_no_more(make_phone, short_server):
    phone = make_phone()
    phone.server = short_server
    phone.open()
    phone.wait_for_phase("bottom", "noMore")
    assert len(phone.rows()) == 3
    phone.shot("short-list")


ROWS = """async () => {
  const { attach } = await import('/overscroll/overscroll.js');
  document.body.insertAdjacentHTML('beforeend', `<div style="position:fixed;inset:0;z-index:9;background:#fff">
    <div id=bare style="height:100%;overflow-y:auto">${'<p style="margin:0;height:100px">Row</p>'.repeat(40)}</div></div>`);
  window.loads = 0;
  await attach(document.getElementById('bare'), { bottom: { onLoadMore: () => { loads += 1; } } });
}"""


def test_rows_without_a_list_around_them_that_become_shorter_bring_the_end_nearer(phone):
    phone.page.evaluate(ROWS)
    phone.frames(3)
    # The last rows, whose sizes are not observed individually.
    phone.page.evaluate("[...bare.querySelectorAll('p')].slice(10).forEach((row) => { row.style.height = '10px'; })")
    phone.frames(3)
    assert phone.page.evaluate("loads") == 0
    phone.page.evaluate("bare.scrollTop = 350")
    phone.page.wait_for_function("() => loads > 0")
