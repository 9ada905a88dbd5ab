"""Measures the costs of a gesture for a page from the browser's trace."""

import json
import statistics
from collections import Counter

CATEGORIES = [
    "-*", "devtools.timeline", "disabled-by-default-devtools.timeline", "devtools.timeline.frame",
    "disabled-by-default-devtools.timeline.frame", "blink.user_timing", "benchmark", "cc", "toplevel"]
PLAY = """(actions) => new Promise((done) => {
  performance.mark('gesture-begins');
  chrome.gpuBenchmarking.pointerActionSequence([{ source: 'touch', actions }], () => {
    performance.mark('gesture-ends'); done(); }); })"""
# The length from which the browser calls a task long, in seconds.
LONG = 0.05
# The number of frames after which a page is at rest.
CALM = 30
SHOWN = ("STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL")


def pull(distance=400, steps=80, start=150):
    """The actions of a finger that pulls a list down, with one move per frame."""
    return gesture([start + distance * step / steps for step in range(steps + 1)])


def scroll(distance=440, steps=80, start=580):
    return gesture([start - distance * step / steps for step in range(steps + 1)])


def gesture(heights, x=195):
    return [{"name": "pointerDown", "x": x, "y": heights[0]},
            *({"name": "pointerMove", "x": x, "y": y} for y in heights[1:]), {"name": "pointerUp"}]


class Trace:
    """The part of a trace between the two marks of a gesture."""

    def __init__(self, data):
        events = json.loads(data)["traceEvents"]
        marks = {each["name"]: each for each in events if each["name"].startswith("gesture-")}
        begin, self.end = marks["gesture-begins"], marks["gesture-ends"]["ts"]
        self.begin, self.process = begin["ts"], begin["pid"]
        inside = [each for each in events if self.begin <= each.get("ts", 0) <= self.end]
        self.main = [each for each in inside if (each["pid"], each["tid"]) == (begin["pid"], begin["tid"])]
        self.inside = inside

    def named(self, name):
        return [each for each in self.main if each["name"] == name and each.get("ph") in ("X", "B", "I")]

    def frames(self):
        """How each frame of the page ended."""
        states = Counter()
        for each in self.inside:
            if each["name"] != "PipelineReporter" or each["pid"] != self.process:
                continue
            details = each.get("args", {})
            report = details.get("frame_reporter") or details.get("chrome_frame_reporter")
            if report and (report["state"] != "STATE_DROPPED" or report.get("affects_smoothness")):
                states[report["state"]] += 1
        return states

    def counts(self):
        frames = self.frames()
        moves = [each for each in self.named("EventDispatch") if each["args"]["data"]["type"] == "touchmove"]
        tasks = [each for each in self.named("RunTask") if "dur" in each]
        # The thread's own time, without the time in which the machine did other work.
        busy = sum(each.get("tdur", each["dur"]) for each in tasks) / 1000
        return {
            "moves": len(moves), "layouts": len(self.named("Layout")), "styles": len(self.named("UpdateLayoutTree")),
            "longTasks": sum(each.get("tdur", each["dur"]) / 1e6 > LONG for each in tasks),
            "busy": busy, "perMove": busy / max(1, len(moves)),
            "handler": statistics.median([each.get("tdur", each["dur"]) / 1000 for each in moves]) if moves else 0,
            "presented": sum(frames[state] for state in SHOWN), "dropped": frames["STATE_DROPPED"],
        }


class Bench:
    """A phone-sized page on which a gesture is played and traced."""

    def __init__(self, browser, url):
        self.browser, self.url = browser, url

    def trace(self, name, actions, query="", play=PLAY):
        context = self.browser.new_context(
            viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
        page = context.new_page()
        page.goto(f"{self.url}{name}.html{query}")
        page.wait_for_function("() => window.isReady")
        # Waits by the clock, because requested frames would be counted.
        page.wait_for_timeout(CALM * 1000 / 60)
        page.evaluate("begin()")
        self.browser.start_tracing(page=page, categories=CATEGORIES)
        page.evaluate(play, actions)
        data = self.browser.stop_tracing()
        context.close()
        return Trace(data).counts()

    def rounds(self, names, actions, query="", runs=9):
        """The counts of each page, by round."""
        return in_turns(lambda name: self.trace(name, actions, query), names, runs)


def in_turns(measure, names, runs):
    """The measurements of each name, by round. The names alternate, so that a disturbance affects all."""
    return [{name: measure(name) for name in names} for _ in range(runs)]


def medians(rounds):
    """The median of each count, by page."""
    return {name: {key: statistics.median(each[name][key] for each in rounds) for key in counts}
            for name, counts in rounds[0].items()}


def share(rounds, name, floor, key, part=2):
    """The ratio of a page to its floor, in a part of the rounds of each, the fastest half or third: what else the machine does only adds time."""
    return faster(rounds, name, key, part) / faster(rounds, floor, key, part)


def faster(rounds, name, key, part=2):
    found = sorted(each[name][key] for each in rounds)
    return statistics.mean(found[:(len(found) + part - 1) // part])
