"""Pages with an old library that adds members to the prototypes of all objects, or of all lists."""

import pytest

from options_page import attach, begin, open_page
from phone import wait_until

PROTOTYPES = {
    "objects": "Object.prototype.extend = function extend() { return this; }; Object.prototype.size = 3; Object.prototype.isEmptyObject = true;",
    "lists": "Array.prototype.remove = function remove() {}; Array.prototype.last = 5;",
    "functions": "Function.prototype.method = function method() {}; String.prototype.trimAll = function trimAll() {};",
}
OPTIONS = {
    "minimal": "onRefresh: () => { calls.push('top'); }, onLoadMore() { return { hasMore: false }; }",
    "rich": """onRefresh: () => { calls.push('top'); }, onLoadMore() { return { hasMore: false }; }, backToTop: { after: 100 }, feed: { label: 'News' }, readingPosition: { newRowsText: String },
      texts: { refresh: 'Again' }, mouse: true, emptyView: 'Nothing', top: { indicator: { classic: { showsLastUpdated: false } }, retryPolicy: { count: 1 }, lastUpdatedKey: 'old' }, bottom: { within: { items: 2 } }""",
    "pictures": "onRefresh: () => { calls.push('top'); }, top: { indicator: 'frames', freezesContent: true, scrollAnchoring: 'always' }",
    "sides": "leading: { onRefresh: () => { calls.push('top'); } }, trailing: { onLoadMore() { return 'noMore'; }, indicator: 'lines' }, onRefresh: () => { calls.push('top'); }, top: { indicator: 'ring' }",
}


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("prototype", PROTOTYPES)
def test_a_list_works_on_a_page_with_members_of_all_objects(lists, prototype, options):
    page = open_page(lists)
    page.page.evaluate(f"(() => {{ {PROTOTYPES[prototype]} }})()")
    attach(page, OPTIONS[options])
    page.pull()
    wait_until(lambda: page.page.evaluate("calls.length") == 1)
    page.wait_for_phase("idle")
    page.page.evaluate("list.update({ onRefresh: () => { calls.push('again'); }, texts: { refresh: 'Renew' } })")
    assert begin(page) == "updated"
    page.page.evaluate("list.detach()")
    assert page.page.evaluate("[document.querySelectorAll('[data-overscroll]').length, scroller.getAttribute('style')]") == [0, None]
    assert [text for kind, text in page.phone.console if kind in ("warning", "error", "pageerror")] == []
