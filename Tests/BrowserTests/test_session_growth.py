"""After many runs, the page has as many nodes and animations as after a few."""

import pytest

# A leak has at least one node per run. The nodes of the last list may not be collected yet, so there are
# more runs than a list has nodes.
FEW, MANY = 2, 24
# Without minimum display times, so that many runs take seconds.
QUICK = {"times": {"expand": 0.02, "collapse": 0.02, "minimumVisible": 0, "messageHold": 0, "failureHold": 0.02}}
INDICATORS = ["classic", "lines"]
REFRESH = """async (count) => { for (let i = 0; i < count; i += 1) {
  const run = list.begin("top");
  while (!done.length) await new Promise(requestAnimationFrame);
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  finish(i % 2 ? "unchanged" : undefined);
  await run;
  while (list.phase("top") !== "idle") await new Promise(requestAnimationFrame);
} }"""
LOAD = """async (count) => { for (let i = 0; i < count; i += 1) {
  scroller.scrollTop = 1e6;
  while (!done.length) await new Promise(requestAnimationFrame);
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  // An empty page would be the last one.
  grow(500);
  finish({ more: true });
  while (list.phase("bottom") !== "idle") await new Promise(requestAnimationFrame);
  // The number of rows is constant, so that only the library's nodes can increase.
  for (let row = 0; row < 10; row += 1) rows.firstElementChild.remove();
  scroller.scrollTop = 0;
  await new Promise(requestAnimationFrame);
} }"""
ATTACH = """async ([count, options]) => { for (let i = 0; i < count; i += 1) {
  await start(...options);
  list.begin("top").catch(() => {});
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  list.detach();
  finish();
} }"""
ANIMATIONS = "document.getAnimations().filter((each) => each.playState === 'running').length"


class Session:
    """A list in long use, and the objects that it retains."""

    def __init__(self, page):
        self.page, self.cdp = page.page, page.phone.cdp
        self.cdp.send("Performance.enable")

    def counts(self):
        """The live nodes after garbage collection, and the animations."""
        for _ in range(2):
            self.cdp.send("HeapProfiler.collectGarbage")
        metrics = {each["name"]: each["value"] for each in self.cdp.send("Performance.getMetrics")["metrics"]}
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
    nodes, listeners, animations = Session(page).grows_by(REFRESH)
    assert animations == 0
    assert nodes <= MANY
    assert listeners <= MANY
    assert page.page.evaluate(ANIMATIONS) == 0, "Nothing is animated at rest"


def test_many_pages_leave_as_many_nodes_and_animations_as_a_few(lists):
    page = lists("later")
    page.start(f"null, {{}}, {QUICK}")
    nodes, listeners, animations = Session(page).grows_by(LOAD)
    assert animations == 0
    assert nodes <= MANY
    assert listeners <= MANY
    assert page.page.evaluate(ANIMATIONS) == 0, "Nothing is animated at rest"


@pytest.mark.parametrize("indicator", INDICATORS)
def test_a_list_that_is_detached_while_it_refreshes_leaves_no_nodes_and_no_animations(lists, indicator):
    page = lists("later")
    options = [{"indicator": indicator}, {}, QUICK]
    nodes, listeners, animations = Session(page).grows_by(ATTACH, lambda count: [count, options])
    assert animations == 0
    assert nodes <= MANY
    assert listeners <= MANY
    assert page.page.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize("answer", [None, {"more": False}])
def test_nothing_is_animated_once_a_page_was_loaded(lists, answer):
    page = lists()
    page.phone.scroll_to(10 ** 6)
    page.page.wait_for_function("() => count('bottom') === 1")
    page.page.wait_for_function(f"() => {ANIMATIONS} === 1")
    page.page.evaluate("grow(2000)")
    page.finish(answer)
    page.page.wait_for_function(f"() => {ANIMATIONS} === 0")
