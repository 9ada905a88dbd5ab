"""Measures the web package in Chromium: the cost of a pull, the frames of a busy page, the startup.

    python3 Development/Benchmarks/Web      (in the environment that Development/Scripts/install.sh creates)

Fails if a committed threshold is exceeded. Times are thread times, and are compared only within
one run.
"""

import json
import shutil
import sys
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path[:0] = [str(ROOT / "Tests/BrowserTests"), str(ROOT / "Development/Scripts")]

import start  # noqa: E402
from served import PACKAGE, Served  # noqa: E402
from tracing import Bench, faster, in_turns, medians, pull, scroll, share  # noqa: E402

THRESHOLDS = json.loads((ROOT / "Development/Benchmarks/Thresholds/web.json").read_text("utf8"))
FLAGS = ["--no-sandbox", "--enable-gpu-benchmarking"]
ROWS = [200, 2000, 20_000]
# Rows from which the layout of a page when a pull begins takes longer than the pull.
LONG = 10_000
PULLED = ["bare", "ours", "whole"]
RUNS = 9
BOARDS = [25, 100]
# A streamed answer: the messages before it, its words before the measurement, and those that are measured.
MESSAGES, BEFORE, WORDS = 10_000, 4_850, 150


def pulls(bench):
    """A pull over lists of several lengths: a page that only moves with the finger, a scroller, a whole page."""
    for rows in ROWS:
        rounds = bench.rounds(PULLED, pull(), f"?rows={rows}", RUNS)
        found = medians(rounds)
        for name, each in found.items():
            print(f"pull, {rows} rows, {name}: {each['moves']:.0f} moves, {each['perMove']:.2f} ms each, "
                  f"{each['handler']:.2f} of it the handler; {each['styles']:.0f} styles, {each['layouts']:.0f} layouts, "
                  f"{each['presented']:.0f} frames, {each['dropped']:.0f} dropped")
        yield f"pull over {rows} rows: main thread, of the bare page's", share(rounds, "ours", "bare", "perMove"), "mainThread"
        yield f"pull over {rows} rows: more dropped than the bare page", found["ours"]["dropped"] - found["bare"]["dropped"], "dropped"
        limit = "longPage" if rows > LONG else "wholePage"
        yield f"pull of a page of {rows} rows: main thread, of a scroller's", share(rounds, "whole", "ours", "perMove"), limit
        yield f"pull of a page of {rows} rows: more layouts than a scroller", found["whole"]["layouts"] - found["ours"]["layouts"], "moreLayouts"


def busy(bench):
    """A scroll in a page whose main thread is blocked for 80 of 160 ms."""
    found = medians(bench.rounds(["native", "ours"], scroll(), "?busy=80", runs=5))
    native, ours = (found[name]["presented"] for name in ("native", "ours"))
    print(f"scroll in a busy page: {native:.0f} frames without a script, {ours:.0f} with Overscroll")
    yield "scroll in a busy page: frames, of those without us", native / max(1, ours), "busyFrames"


def streamed(bench):
    """The end of a long answer below many messages, one word per frame: a chat, and a page that follows its end by hand."""
    def measure(name):
        return bench.trace("stream", WORDS, f"?rows={MESSAGES}&words={BEFORE}&follow={name}", play="(count) => stream(count)")
    rounds = in_turns(measure, ["hand", "ours"], runs=9)
    found = medians(rounds)
    for name, each in found.items():
        print(f"a streamed answer, {name}: {each['busy'] / WORDS:.2f} ms, {each['layouts'] / WORDS:.2f} layouts, "
              f"{each['styles'] / WORDS:.2f} styles for each word")
    # Chromium lays out about half of the pages with a long answer at half the speed of equal ones, with and without Overscroll.
    yield "a streamed answer: main thread, of a page's that follows by hand", share(rounds, "ours", "hand", "busy", part=3), "streamed"
    for what in ("layouts", "styles"):
        more = (found["ours"][what] - found["hand"][what]) / WORDS
        yield f"a streamed answer: more {what} for each word than by hand", more, "streamedMore"


def starts(browser, url):
    rounds = start.rounds(browser, url)
    print("from the bytes: " + ", ".join(f"{name} {faster(rounds, name, 'time'):.1f} ms" for name in start.MEASURE))
    yield "module: of an empty module's time", share(rounds, "our module", "empty module", "time"), "module"
    yield "first list: of the time of a list with an empty module", share(rounds, "our list", "empty list", "time"), "start"


def boards(browser, url):
    """Many lists on one page: the time for each list must not grow with their number."""
    page = browser.new_page()
    page.goto(f"{url}board.html")
    page.evaluate("measure(5)")  # Loads the scripts and the engine.
    found = {count: [median(each) for each in zip(*(page.evaluate("(count) => measure(count)", count) for _ in range(3)), strict=True)]
             for count in BOARDS}
    page.close()
    for count, (attached, detached) in found.items():
        print(f"{count} lists of 30 rows: attached in {attached:.0f} ms, detached in {detached:.0f} ms")
    few, many = BOARDS
    yield f"{many} lists: seconds to attach", found[many][0] / 1000, "manyLists"
    yield f"{many} lists: seconds to detach", found[many][1] / 1000, "manyLists"
    yield f"{many} lists: attaching one, of one of {few}", found[many][0] / found[few][0] * few / many, "perList"


def sizes():
    import importlib
    line, wrong = importlib.import_module("check-wasm").check(PACKAGE)
    print(line)
    return wrong


def main():
    served = Served({"": HERE / "pages", "overscroll": PACKAGE})
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        bench = Bench(browser, served.url)
        found = [*pulls(bench), *busy(bench), *starts(browser, served.url), *boards(browser, served.url), *streamed(bench)]
        browser.close()
    served.stop()
    wrong = sizes()
    for what, number, key in found:
        print(f"{what}: {number:.2f}, at most {THRESHOLDS[key]}")
        wrong += [f"{what} is too much."] * (number > THRESHOLDS[key])
    print("\n".join(wrong), file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
