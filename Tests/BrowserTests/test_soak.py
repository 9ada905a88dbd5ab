"""A day of use in one page, with `--proof`: nodes, listeners, memory and idle time match a new list's."""

import time

import pytest

from long_session import ANIMATIONS, QUICK, Session, loads, refreshes

pytestmark = [pytest.mark.proof_only, pytest.mark.timeout(3600)]
CHUNK = 100
WARM_UP = 20
IDLE = 3  # seconds of measurement
ATTACH = """async (count) => { for (let i = 0; i < count; i += 1) {
  await start({}, {}, QUICK);
  list.begin("top").catch(() => {});
  await new Promise(requestAnimationFrame);
  list.detach();
  finish();
} }""".replace("QUICK", "{ durations: { expand: 0.02, collapse: 0.02, minimumVisible: 0 } }")
SOAKS = {"refreshes": (2000, refreshes(frames=1)), "loads": (5000, loads(frames=0)), "attachments": (1000, ATTACH)}


class Soak(Session):
    def figures(self):
        """The number of live objects after garbage collection, and the fraction of time in which
        the idle page's thread works.
        """
        self.live_metrics()
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
    session = Soak(page)
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
