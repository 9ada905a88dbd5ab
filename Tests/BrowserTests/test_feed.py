"""A list as a feed: the description of its articles for screen readers, and the keys between them."""

import pytest

from phone import wait_until
from strict_page import StrictPage

ARTICLES = """[...scroller.querySelectorAll('.item')].map((node) =>
  [node.getAttribute('role'), node.getAttribute('aria-posinset'), node.getAttribute('aria-setsize'), node.tabIndex].join(' '))"""


@pytest.fixture
def feed(make_phone):
    return StrictPage(make_phone()).open(options={"feed": {"label": "News"}})


def busy(feed):
    return feed.evaluate("scroller.getAttribute('aria-busy')")


def focus(feed):
    return feed.evaluate("document.activeElement.id || document.activeElement.textContent")


def test_every_article_says_which_it_is_and_that_nobody_knows_of_how_many(feed):
    assert feed.evaluate("[scroller.role, scroller.ariaLabel]") == ["feed", "News"]
    assert feed.evaluate(ARTICLES) == [f"article {number} -1 0" for number in range(1, 41)]


def test_new_articles_are_counted_before_they_are_said_to_be_there(feed):
    feed.evaluate("void list.begin('bottom')")
    assert busy(feed) == "true"
    feed.evaluate("scroller.append(makeItem('new'), makeItem('newer'))")
    feed.finish()
    wait_until(lambda: busy(feed) == "false")
    assert feed.evaluate(ARTICLES)[-2:] == ["article 41 -1 0", "article 42 -1 0"]


def test_with_fetch_and_apply_it_is_busy_only_while_articles_come(make_phone):
    feed = StrictPage(make_phone()).open(**{"by-hand": "1"})
    feed.evaluate("""async () => {
      const got = () => new Promise((go) => done.push(go));
      window.list = await attach(scroller, { feed: true, top: options.top, bottom: { fetch: got, apply: got } });
      void list.begin('bottom'); }""")
    assert busy(feed) == "false"
    feed.finish()
    wait_until(lambda: busy(feed) == "true")
    feed.finish()
    wait_until(lambda: busy(feed) == "false")


def test_a_failed_page_leaves_nothing_busy(feed):
    feed.evaluate("list.on('error', () => {}); void list.begin('bottom'); done.shift()(Promise.reject(new Error('no')))")
    feed.wait_for_phase("failed", "bottom")
    assert busy(feed) == "false"


def test_when_there_is_no_more_it_is_known_of_how_many(feed):
    feed.evaluate("void list.begin('bottom')")
    feed.finish("noMore")
    feed.wait_for_phase("noMore", "bottom")
    assert feed.evaluate(ARTICLES)[0] == "article 1 40 0"


def test_the_page_may_know_of_how_many(make_phone):
    feed = StrictPage(make_phone()).open(options={"feed": {"size": 500}})
    assert feed.evaluate(ARTICLES)[0] == "article 1 500 0"


def test_page_down_and_page_up_lead_from_article_to_article(feed):
    feed.evaluate("scroller.querySelectorAll('.item')[1].focus()")
    feed.page.keyboard.press("PageDown")
    assert focus(feed) == "2"
    feed.page.keyboard.press("PageDown")
    feed.page.keyboard.press("PageUp")
    feed.page.keyboard.press("PageUp")
    assert focus(feed) == "1"


def test_control_with_end_and_home_lead_out_of_the_feed(feed):
    feed.evaluate("scroller.querySelectorAll('.item')[1].focus()")
    feed.page.keyboard.press("Control+End")
    # The refresh button follows the list in the focus order.
    assert focus(feed) == "Refresh"
    feed.evaluate("scroller.querySelectorAll('.item')[1].focus()")
    feed.page.keyboard.press("Control+Home")
    assert focus(feed) == "first"


def test_detaching_takes_back_what_was_said(feed):
    feed.evaluate("scroller.querySelector('.item').setAttribute('tabindex', '-1')")
    feed.evaluate("list.detach()")
    assert feed.evaluate("[scroller.role, scroller.ariaBusy, scroller.ariaLabel]") == [None, None, None]
    assert set(feed.evaluate(ARTICLES)) == {"   -1"}


def test_rows_in_one_child_are_the_articles(make_phone):
    feed = StrictPage(make_phone()).open(**{"by-hand": "1"})
    feed.evaluate("""async () => {
      const rows = document.createElement('div');
      rows.append(...scroller.children);
      scroller.append(rows);
      window.list = await attach(scroller, { ...options, feed: true }); }""")
    assert feed.evaluate("scroller.querySelector('[role=feed]').children.length") == 40
    assert feed.evaluate(ARTICLES)[39] == "article 40 -1 0"


def test_a_page_whose_window_scrolls_has_to_say_where_its_articles_are(make_phone):
    feed = StrictPage(make_phone()).open(**{"by-hand": "1"})
    answer = feed.evaluate("async () => { try { await attach(document.body, { ...options, feed: true }); } catch (error) { return error.message; } }")
    assert answer == "Overscroll: feed.container must be the HTML element whose children are the articles, not undefined"
