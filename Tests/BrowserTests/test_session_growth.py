"""After many runs, the page has as many nodes and animations as after a few."""

import pytest

from long_session import ANIMATIONS, QUICK, Session, loads, refreshes

# A leak has at least one node per run. The nodes of the last list may not be collected yet, so there are
# more runs than a list has nodes.
FEW, MANY = 2, 24
INDICATORS = ["classic", "lines"]
# An indicator draws a few frames of its action before it ends.
REFRESH, LOAD = refreshes(frames=3), loads(frames=3)
ATTACH = """async ([count, options]) => { for (let i = 0; i < count; i += 1) {
  await start(...options);
  list.begin("top").catch(() => {});
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  list.detach();
  finish();
} }"""

# What routers do: the next screen replaces an element around the list.
LEAVE = """async ([count, options]) => {
  const { attach } = await import("/overscroll/overscroll.js");
  const frames = async (left) => { if (left) { await new Promise(requestAnimationFrame); await frames(left - 1); } };
  for (let i = 0; i < count; i += 1) {
    const screen = document.createElement("section");
    screen.innerHTML = `<div style="height: 300px; overflow: auto">${"<p>row</p>".repeat(30)}</div>`;
    document.body.append(screen);
    const list = await attach(screen.firstElementChild, { onRefresh: () => new Promise(() => {}), ...options });
    list.begin("top");
    await frames(2);
    screen.remove();
    await frames(4);
  }
}"""


class Growth(Session):
    """The growth of a page between a few runs and many."""

    def counts(self):
        """The live nodes after garbage collection, the listeners, and the animations."""
        metrics = self.live_metrics()
        return metrics["Nodes"], metrics["JSEventListeners"], self.page.evaluate(ANIMATIONS)

    def grows_by(self, code, arguments=lambda count: count):
        """The difference between many runs and a few."""
        self.page.evaluate(code, arguments(FEW))
        before = self.counts()
        self.page.evaluate(code, arguments(MANY))
        return [after - few for few, after in zip(before, self.counts())]


@pytest.mark.parametrize("indicator", INDICATORS)
def test_many_refreshes_leave_as_many_nodes_and_animations_as_a_few(lists, indicator):
    page = lists("later")
    page.start(f"{{ indicator: '{indicator}' }}, {{}}, {QUICK}")
    nodes, listeners, animations = Growth(page).grows_by(REFRESH)
    assert animations == 0
    assert nodes <= MANY
    assert listeners <= MANY
    assert page.page.evaluate(ANIMATIONS) == 0, "Nothing is animated at rest"


def test_many_pages_leave_as_many_nodes_and_animations_as_a_few(lists):
    page = lists("later")
    page.start(f"null, {{}}, {QUICK}")
    nodes, listeners, animations = Growth(page).grows_by(LOAD)
    assert animations == 0
    assert nodes <= MANY
    assert listeners <= MANY
    assert page.page.evaluate(ANIMATIONS) == 0, "Nothing is animated at rest"


@pytest.mark.parametrize("indicator", INDICATORS)
def test_a_list_that_is_detached_while_it_refreshes_leaves_no_nodes_and_no_animations(lists, indicator):
    page = lists("later")
    options = [{"indicator": indicator}, {}, QUICK]
    nodes, listeners, animations = Growth(page).grows_by(ATTACH, lambda count: [count, options])
    assert animations == 0
    assert nodes <= MANY
    assert listeners <= MANY
    assert page.page.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize("options", [{}, {"readingPosition": True}, {"chat": True}])
def test_lists_whose_surroundings_leave_the_page_leave_no_nodes_and_no_listeners(lists, options):
    page = lists("later")
    nodes, listeners, _ = Growth(page).grows_by(LEAVE, lambda count: [count, options])
    assert nodes <= MANY
    assert listeners <= MANY


@pytest.mark.parametrize("answer", [None, {"hasMore": False}])
def test_nothing_is_animated_once_a_page_was_loaded(lists, answer):
    page = lists()
    page.phone.scroll_to(10 ** 6)
    page.page.wait_for_function("() => count('bottom') === 1")
    page.page.wait_for_function(f"async () => await {ANIMATIONS} === 1")
    page.page.evaluate("grow(2000)")
    page.finish(answer)
    page.page.wait_for_function(f"async () => await {ANIMATIONS} === 0")
