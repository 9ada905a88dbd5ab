"""Frameworks that mount, unmount and mount in one task, as React's StrictMode does: the list works."""

import pytest

from phone import wait_until

# The ways in which components attach a list, and their cleanup when they are unmounted.
MOUNTS = {
    "a flag": """() => { let list, isGone = false;
      attach(target, options).then((made) => { if (isGone) made.detach(); else list = made; });
      return () => { isGone = true; list?.detach(); }; }""",
    "the promise": """() => { const promise = attach(target, options);
      return () => promise.then((list) => list.detach()); }""",
    "an async function": """() => { let list, isGone = false;
      const inner = async () => await attach(target, options);
      const outer = async () => { const made = await inner(); if (isGone) made.detach(); else list = made; };
      outer();
      return () => { isGone = true; list?.detach(); }; }""",
}
ROUNDS = """async ([mount, rounds, isPage]) => {
  const { attach: original } = await import("/overscroll/overscroll.js");
  window.target = isPage ? document.body : scroller;
  window.options = { top: { onRefresh: () => new Promise((end) => { runs.push("top"); done.push(end); }) } };
  window.made = [];
  // Stores each call, so that the test can wait for all of them.
  window.attach = (...given) => { const promise = original(...given); made.push(promise); return promise; };
  const component = new Function(`return ${mount}`)();
  const unmounts = [];
  for (let round = 0; round < rounds; round += 1) { unmounts.at(-1)?.(); unmounts.push(component()); }
  window.unmount = unmounts.at(-1);
  const results = await Promise.allSettled(made);
  await new Promise((go) => setTimeout(go));
  window.list = results.at(-1).value;
  window.gallery = { list };
  return results.map(({ reason }) => reason?.message ?? "attached");
}"""
NODES = "[scroller.childElementCount, scroller.parentElement?.childElementCount, scroller.style.cssText]"


@pytest.mark.parametrize("mount", MOUNTS)
@pytest.mark.parametrize("rounds", [2, 4])
def test_a_list_that_is_mounted_again_in_the_same_task_can_be_pulled(lists, mount, rounds):
    page = lists("later")
    before = page.page.evaluate(NODES)
    assert page.page.evaluate(ROUNDS, [MOUNTS[mount], rounds, False]) == ["attached"] * rounds
    assert page.page.evaluate("scroller.parentElement.querySelectorAll('[data-overscroll=top]').length") == 1
    page.page.evaluate("void list.begin('top')")
    page.wait_for_phase("refreshing")
    assert page.runs() == 1
    page.page.evaluate("unmount()")
    page.page.wait_for_function(f"(before) => JSON.stringify({NODES}) === JSON.stringify(before)", arg=before)


def test_a_page_that_is_mounted_again_in_the_same_task_can_be_pulled(lists):
    page = lists("later")
    assert page.page.evaluate(ROUNDS, [MOUNTS["a flag"], 2, True]) == ["attached"] * 2
    page.page.evaluate("void list.begin('top')")
    page.wait_for_phase("refreshing")
    assert page.runs() == 1


def test_a_component_can_be_mounted_again_after_its_list_was_attached(lists):
    page = lists("later")
    page.page.evaluate(ROUNDS, [MOUNTS["the promise"], 1, False])
    assert page.page.evaluate("() => { unmount(); return attach(target, options).then(() => 'attached', String); }") == "attached"


def test_a_second_list_of_an_element_is_refused_though_both_are_attached_at_once(lists):
    page = lists("later")
    answers = page.page.evaluate(ROUNDS, ["() => { attach(target, options); }", 2, False])
    assert answers == ["attached", "Overscroll: element is attached already; detach it first"]


def test_an_element_that_is_removed_while_it_is_attached_gets_no_list_and_no_complaint(lists):
    page = lists("later")
    requests = []
    page.page.route("**/overscroll.wasm", lambda route: requests.append(route))
    page.page.evaluate("""() => { import("/overscroll/overscroll.js").then(({ attach }) => {
      window.made = attach(scroller, { top: { onRefresh() {} } }); }); }""")
    page.page.wait_for_function("() => scroller[Symbol.for('overscroll.attached')]")
    page.page.evaluate("() => { window.frame = scroller.parentElement; window.scroller = scroller; scroller.remove(); }")
    wait_until(lambda: page.page.evaluate("true") and requests)
    requests.pop().continue_()
    page.page.evaluate("async () => { window.list = await made; list.detach(); frame.append(scroller); }")
    assert page.page.evaluate("list.isActive") is False
    page.page.unroute("**/overscroll.wasm")
    page.start()
    page.pull()
    page.wait_for_phase("refreshing")
