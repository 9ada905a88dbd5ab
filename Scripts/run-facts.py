"""Runs tests of the stand-ins with the other side of each fact that has a switch.

usage: run-facts.py [--suite] [--combinations N [--seed S]] [--jobs N] [ROW...]

For each row of Development/Platforms/LinuxUIKit/Facts.md with a switch, one process plays the row's other side
(OVERSCROLL_FACTS). The tests that the row marks as "(both)" have to pass. The test of the usual
side, which does not ask for it, has to fail, with the row's id in its title: so each switch is also
a planted wrong fact.

With --suite, all tests of the UIKit host (of the SwiftUI host for rows S) run with the other side of
each row that is not a finger row, and those of the UIKit host once with all finger rows. They have
to pass, except for the rows that the ledger lists as "Does not hold yet": these have to fail.

With --combinations, all tests of the SwiftUI host run with the other sides of random sets of rows S.
The sets follow from the seed: S, S + 1, ...
"""

import argparse
import os
import random
import re
import subprocess
import sys
import time
from collections import namedtuple
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module

import fact_table

run_tests = import_module("run-tests")

HOST = "OverscrollUIKitTests"
SWIFTUI = "OverscrollSwiftUITests"
STAND_IN = "LinuxUIKitTests"
# The tests of the stand-in for SwiftUI itself: they name the side that they expect.
STAND_IN_SUITES = rf"{SWIFTUI}\.Scroll\w+FactTests"
# Rows about iOS 17 and later: the tests of SwiftUI also play iOS 15 and 16, where an external inset
# or offset stays.
LATER_SYSTEMS = {"S4a", "S4b", "S9c"}
SUITE = re.compile(r"@Suite[^{]*?\bstruct (\w+)")
FAILED = re.compile(r"✘ Test (?!run with)(.+?) recorded an issue .*?at (\w+)\.swift")

# A row whose other side the host does not pass yet, by the ledger.
WAITING = re.compile(r"^\* ([US]\w+): ", re.MULTILINE)

Trial = namedtuple("Trial", "name faults count seconds")


def suites_of_files():
    """The module and the suites of each test file, by the file's name without its ending."""
    found = {}
    for module in (SWIFTUI, HOST, STAND_IN):
        for file in (fact_table.ROOT / "Tests" / module).rglob("*.swift"):
            found[file.stem] = module, SUITE.findall(file.read_text("utf8"))
    return found


def pattern(tests, files):
    """An expression for the named tests of the UIKit modules, without other tests."""
    parts = []
    for test in tests:
        file, function = test.name.split("/")
        module, suites = files.get(file, ("", []))
        if suites:
            parts.append(rf"{module}\.({'|'.join(suites)})/{function}\(")
    return f"^({'|'.join(parts)})" if parts else None


def run(name, expression, skipped=None):
    """The output of the tests that match an expression, with the other side of a row."""
    skip = ["--skip", skipped] if skipped else []
    command = run_tests.swift_testing("--no-parallel", "--filter", expression, *skip)
    environment = {**os.environ, "OVERSCROLL_FACTS": name, "SWIFT_BACKTRACE": "enable=no"}
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          errors="replace", cwd=fact_table.ROOT, check=False, env=environment)
    return run_tests.COLOUR.sub("", done.stdout)


def sided_tests(row):
    """The tests that a row names for one of its sides."""
    return [test for test in fact_table.named_tests(row) if test.mark != "both"]


def failures(output, files):
    """The names of the failed tests in some files."""
    return sorted({name.split(" with argument")[0].strip('"') for name, file in FAILED.findall(output) if file in files})


def try_row(row, files):
    """Plays the tests that a row names, with its other side."""
    begun = time.monotonic()
    tests = list(fact_table.named_tests(row))
    held = {test.name.split("/")[0] for test in tests if test.mark == "both"}
    sided = {test.name.split("/")[0] for test in sided_tests(row)} - held
    output = run(row.id, pattern(tests, files))
    faults = [f"{row.id}: fails on the other side: {name}" for name in failures(output, held)]
    if not any(name.startswith(row.id) for name in failures(output, sided)):
        faults.append(f"{row.id}: no test notices that the other side plays.")
    if run_tests.count(output) == 0:
        faults.append(f"{row.id}: the tests did not end.\n{output[-2000:]}")
    return Trial(row.id, faults, run_tests.count(output), time.monotonic() - begun)


def waiting(ledger):
    """The rows that the ledger lists below "Does not hold yet"."""
    return WAITING.findall(ledger.partition("## Does not hold yet")[2])


def try_suite(name, excused, sided):
    """Plays all tests of the host with the other side of a row, but not those of its usual side."""
    begun = time.monotonic()
    host = SWIFTUI if name.startswith("S") else HOST
    output = run(name, rf"^{host}\.", "|".join(filter(None, [STAND_IN_SUITES, sided.get(name)])))
    faults = faults_of_suite(name, output)
    if name in excused:
        print(f"{name} does not hold yet: {len(faults)} tests fail.")
        faults = [] if faults else [f"{name} holds now: remove it from the ledger's list."]
    return Trial(name, faults, run_tests.count(output), time.monotonic() - begun)


def faults_of_suite(name, output):
    faults = [f"{name}: fails on the other side: {test}"
              for test in sorted({test for test, _ in FAILED.findall(output)})]
    if run_tests.count(output) == 0:
        faults.append(f"{name}: the tests did not end.\n{output[-2000:]}")
    return faults


def combination(names, seed):
    """A random half of the rows S, as a list for OVERSCROLL_FACTS."""
    generator = random.Random(seed)
    chosen = [name for name in names if name.startswith("S") and name not in LATER_SYSTEMS]
    return ",".join(name for name in chosen if generator.random() < 0.5)


def try_combination(names, seed):
    """Plays all tests of the SwiftUI host with the other sides of a random set of rows."""
    begun = time.monotonic()
    chosen = combination(names, seed)
    output = run(chosen, rf"^{SWIFTUI}\.", STAND_IN_SUITES)
    faults = faults_of_suite(f"seed {seed}, {chosen}", output)
    return Trial(f"seed {seed}", faults, run_tests.count(output), time.monotonic() - begun)


def report(trial):
    print("\n".join(trial.faults) or f"passed: {trial.name}, {trial.count} tests, {trial.seconds:.1f} s", flush=True)
    return trial


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--suite", action="store_true")
    parser.add_argument("--combinations", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("rows", nargs="*")
    options = parser.parse_args(arguments)
    switched = fact_table.switches(fact_table.SWITCHES.read_text("utf8"))
    table = [row for row in fact_table.rows(fact_table.LEDGER.read_text("utf8")) if row.id in switched]
    with ThreadPoolExecutor(options.jobs) as pool:
        if options.combinations:
            seeds = range(options.seed, options.seed + options.combinations)
            trials = list(pool.map(lambda seed: report(try_combination(switched, seed)), seeds))
        elif options.suite:
            names = [row.id for row in table if row.kind != "finger" and row.id not in LATER_SYSTEMS]
            names.append("finger")
            chosen = options.rows or names
            excused = waiting(fact_table.LEDGER.read_text("utf8"))
            files = suites_of_files()
            sided = {row.id: pattern(sided_tests(row), files) for row in table}
            trials = list(pool.map(lambda name: report(try_suite(name, excused, sided)), chosen))
        else:
            chosen = [row for row in table if row.id in (options.rows or switched)]
            files = suites_of_files()
            trials = list(pool.map(lambda row: report(try_row(row, files)), chosen))
    failed = [trial.name for trial in trials if trial.faults]
    what = "sets of rows" if options.combinations else "rows"
    print(f"{len(trials)} {what} with their other sides: {len(failed)} failed {' '.join(failed)}")
    return 1 if failed or not trials else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
