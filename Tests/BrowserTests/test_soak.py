"""A day of use in one page, with `--proof`: nodes, listeners, memory and idle time match a new list's."""

import time

import pytest

from test_session_growth import ANIMATIONS, QUICK

pytestmark = [pytest.mark.proof_only, pytest.mark.timeout(3600)]
CHUNK = 100
WARM_UP = 20
IDLE = 3  # seconds of measurement
REFRESH = """async (count) => { for (let i = 0; i < count; i += 1) {
  const run = list.begin("top");
  while (!done.length) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  finish(i % 2 ? "unchanged" : undefined);
  await run;
  while (list.phase("top") !== "idle") await new Promise(requestAnimationFrame);
} }"""
LOAD = """async (count) => { for (let i = 0; i < count; i += 1) {
  scroller.scrollTop = 1e6;
  while (!done.length) await new Promise(requestAnimationFrame);
  grow(500);
  finish({ more: true });
  while (list.phase("bottom") !== "idle") await new Promise(requestAnimationFrame);
  // The number of rows is constant, so that only the library's nodes can increase.
  for (let row = 0; row < 10; row += 1) rows.firstElementChild.remove();
  scroller.scrollTop = 0;
  await new Promise(requestAnimationFrame);
} }"""
ATTACH = """async (count) => { for (let i = 0; i < count; i += 1) {
  await start({}, {}, QUICK);
  list.begin("top").catch(() => {});
  await new Promise(requestAnimationFrame);
  list.detach();
  finish();
} }""".replace("QUICK", "{ times: { expand: 0.02, collapse: 0.02, minimumVisible: 0 } }")
SOAKS = {"refreshes": (2000, REFRESH), "loads": (5000, LOAD), "attachments": (1000, ATTACH)}


class Session:
    def __init__(self, page):
        self.page, self.cdp = page.page, page.phone.cdp
        self.cdp.send("Performance.enable")

    def metrics(self):
        return {each["name"]: each["value"] for each in self.cdp.send("Performance.getMetrics")["metrics"]}

    def figures(self):
        """The number of live objects after garbage collection, and the fraction of time in which
        the idle page's thread works.
        """
        for _ in range(3):
            self.cdp.send("HeapProfiler.collectGarbage")
        time.sleep(1)
        before = self.metrics()
        time.sleep(IDLE)
        after = self.metrics()
        return {"nodes": after["Nodes"], "listeners": after["JSEventListeners"], "kilobytes": round(after["JSHeapUsedSize"] / 1024),
                "busy": (after["TaskDuration"] - before["TaskDuration"]) / IDLE, "animations": self.page.evaluate(ANIMATIONS)}

    def repeat(self, code, count):
        for _ in range(count // CHUNK or 1):
            self.page.evaluate(code, min(count, CHUNK))


@pytest.mark.parametrize("name", SOAKS)
def test_a_long_session_leaves_what_a_short_one_leaves(lists, name, record_property):
    count, code = SOAKS[name]
    page = lists("later")
    page.page.set_default_timeout(600_000)
    if name != "attachments":
        page.start(f"{{}}, {{}}, {QUICK}")
    session = Session(page)
    session.repeat(code, WARM_UP)
    few = session.figures()
    session.repeat(code, count)
    many = session.figures()
    record_property("figures", f"{name}: after {WARM_UP} {few}; after {count} more {many}")
    print(f"\n{name}: after {WARM_UP} {few}; after {count} more {many}")
    assert many["nodes"] - few["nodes"] <= 10
    assert many["listeners"] - few["listeners"] <= 5
    assert many["kilobytes"] - few["kilobytes"] <= 1024
    assert many["busy"] <= max(0.01, 2 * few["busy"])
    assert many["animations"] == 0
