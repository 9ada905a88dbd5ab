"""A list in long use: actions that repeat in a page, and the objects that the page retains."""

# Without minimum display times, so that many runs take seconds.
QUICK = {"durations": {"expand": 0.02, "collapse": 0.02, "minimumVisible": 0, "messageDuration": 0, "failureDuration": 0.02}}
# Once those that end, such as a text that fades in, have ended.
ANIMATIONS = """Promise.allSettled(document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity).map((each) => each.finished))
  .then(() => document.getAnimations().filter((each) => each.playState === 'running').length)"""
WAIT = "for (let frame = 0; frame < FRAMES; frame += 1) await new Promise(requestAnimationFrame);"
REFRESH = """async (count) => { for (let i = 0; i < count; i += 1) {
  const run = list.begin("top");
  while (!done.length) await new Promise(requestAnimationFrame);
  WAIT
  finish(i % 2 ? "unchanged" : undefined);
  await run;
  while (list.phase("top") !== "idle") await new Promise(requestAnimationFrame);
} }"""
LOAD = """async (count) => { for (let i = 0; i < count; i += 1) {
  scroller.scrollTop = 1e6;
  while (!done.length) await new Promise(requestAnimationFrame);
  WAIT
  // An empty page would be the last one.
  grow(500);
  finish({ hasMore: true });
  while (list.phase("bottom") !== "idle") await new Promise(requestAnimationFrame);
  // The number of rows is constant, so that only the library's nodes can increase.
  for (let row = 0; row < 10; row += 1) rows.firstElementChild.remove();
  scroller.scrollTop = 0;
  await new Promise(requestAnimationFrame);
} }"""


def refreshes(frames):
    """Code that refreshes as often as its argument says; each action takes a number of frames."""
    return REFRESH.replace("WAIT", WAIT.replace("FRAMES", str(frames)))


def loads(frames):
    """Code that loads pages, like `refreshes`."""
    return LOAD.replace("WAIT", WAIT.replace("FRAMES", str(frames)))


class Session:
    """A page, and the numbers of the objects that it retains."""

    def __init__(self, page):
        self.page, self.cdp = page.page, page.phone.cdp
        self.cdp.send("Performance.enable")

    def metrics(self):
        return {each["name"]: each["value"] for each in self.cdp.send("Performance.getMetrics")["metrics"]}

    def live_metrics(self):
        """The metrics after garbage collection."""
        for _ in range(3):
            self.cdp.send("HeapProfiler.collectGarbage")
        return self.metrics()
