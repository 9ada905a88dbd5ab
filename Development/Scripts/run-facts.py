"""Runs tests of the hosts with the other sides of contested facts about UIKit and SwiftUI.

usage: run-facts.py [--suite] [--random N] [--seed S] [--jobs N] [ROW...]

A row of Development/Platforms/LinuxUIKit/Facts.md is contested if its certainty is below 90 %. For each
contested row that the stand-in can switch (OVERSCROLL_FACTS), the tests that the row marks as "(both)"
have to pass with the other side.

With --suite, so do all tests of the row's host, except those that the row names for one side, and
except for rows that the page lists below "Does not hold yet". Rows of the kind "finger" are switched
together. --random adds runs of SwiftUI's tests with random sets of rows S, which follow from the seed.
"""

import argparse
import os
import random
import re
import subprocess
import sys
from collections import namedtuple
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path

run_tests = import_module("run-tests")

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "Development/Platforms/LinuxUIKit"
CERTAIN = 90
HOST, PORTABLE = "OverscrollUIKitTests", "OverscrollHostTests"
SWIFTUI, STAND_IN = "OverscrollSwiftUITests", "LinuxUIKitTests"
# The tests of the stand-in for SwiftUI itself: they name the side that they expect.
STAND_IN_SUITES = rf"{SWIFTUI}\.Scroll\w+FactTests"
SUITE = re.compile(r"@Suite[^{]*?\bstruct (\w+)")

Row = namedtuple("Row", "id kind tests")


def contested_rows(page, switches):
    """The rows that the stand-in can switch, and whose certainty is too low to rely on."""
    for line in page.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[0] not in switches:
            continue
        numbers = [int(number) for number in re.findall(r"\d+", cells[3])]
        if not numbers or min(numbers) < CERTAIN:
            yield Row(cells[0], cells[5], [name.strip() for name in cells[7].split(",")])


def pattern(tests):
    """An expression for tests, each named as file/function and perhaps a mark; None without tests."""
    parts = []
    for test in tests:
        file, function = test.split()[0].split("/")
        for module in (SWIFTUI, HOST, PORTABLE, STAND_IN):
            for path in (ROOT / "Tests" / module).rglob(f"{file}.swift"):
                suites = "|".join(SUITE.findall(path.read_text("utf8")))
                parts.append(rf"{module}\.({suites})/{function}\(")
    return f"^({'|'.join(parts)})" if parts else None


def play(name, expression, skipped=()):
    """Whether the tests that match an expression pass with the other sides of some rows."""
    skip = [word for each in skipped if each for word in ("--skip", each)]
    done = subprocess.run(
        run_tests.swift_testing("--no-parallel", "--filter", expression, *skip), cwd=ROOT, check=False,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
        env={**os.environ, "OVERSCROLL_FACTS": name, "SWIFT_BACKTRACE": "enable=no"})
    output = run_tests.COLOUR.sub("", done.stdout)
    count = run_tests.count(output)
    passed = done.returncode == 0 and count > 0
    failures = "\n".join(line for line in output.splitlines() if " recorded an issue " in line)
    print(f"passed: {name}, {count} tests" if passed else f"FAILED: {name}\n{failures or output[-2000:]}", flush=True)
    return passed


def suite_runs(rows, page, options):
    """The arguments of `play` for all tests of the hosts."""
    excused = re.findall(r"^\* ([US]\w+): ", page.partition("## Does not hold yet")[2], re.M)
    for row in rows:
        if row.kind != "finger" and row.id not in excused:
            sided = pattern(test for test in row.tests if not test.endswith("(both)"))
            yield row.id, rf"^({SWIFTUI if row.id[0] == 'S' else f'{HOST}|{PORTABLE}'})\.", (STAND_IN_SUITES, sided)
    yield "finger", rf"^({HOST}|{PORTABLE})\.", ()
    names = [row.id for row in rows if row.id[0] == "S" and row.id not in excused]
    for seed in range(options.seed, options.seed + options.random):
        generator = random.Random(seed)
        chosen = [name for name in names if generator.random() < 0.5]
        yield ",".join(chosen), rf"^{SWIFTUI}\.", (STAND_IN_SUITES,)


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--suite", action="store_true")
    parser.add_argument("--random", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("rows", nargs="*")
    options = parser.parse_args(arguments)
    page = (FOLDER / "Facts.md").read_text("utf8")
    source = (FOLDER / "UIKit/Facts/DeviceFacts+Rows.swift").read_text("utf8")
    switches = re.findall(r'^ {4}case \w+ = "(\w+)"$', source, re.M)
    rows = [row for row in contested_rows(page, switches) if not options.rows or row.id in options.rows]
    runs = suite_runs(rows, page, options) if options.suite else (
        (row.id, pattern(test for test in row.tests if test.endswith("(both)"))) for row in rows)
    with ThreadPoolExecutor(options.jobs) as pool:
        results = list(pool.map(lambda run: play(*run), list(runs)))
    print(f"{len(results)} runs with other sides, {results.count(False)} failed.")
    return 0 if results and all(results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
