"""Runs the Swift tests that were built last, in parallel processes, and prints where the time goes.

usage: run-tests.py [--jobs N] [--slowest 20] [MODULE...]

Each process runs its tests serially, so that no test's time includes another's. The tests of a
UIKit host need that anyway: a notification of the simulated device reaches every app in the
process.
"""

import argparse
import os
import re
import subprocess
import sys
import time
from collections import namedtuple
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BINARY = ROOT / ".build/debug/OverscrollPackageTests.xctest"
# The number of processes for a module's tests: more than there are cores, which balances uneven
# ones.
SHARDS = {"OverscrollHostTests": 4, "OverscrollUIKitTests": 4, "OverscrollCoreTests": 4, "OverscrollSwiftUITests": 2}
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
PASSED = re.compile(r"^. Test (?!run with)(.*?) (?:with \d+ test cases )?passed after ([\d.]+) seconds")
TOTAL = re.compile(r"Test run with (\d+) tests?")

Job = namedtuple("Job", "name arguments")
Result = namedtuple("Result", "job code output seconds")


def swift_testing(*arguments):
    return [str(BINARY), "--testing-library", "swift-testing", *arguments]


def listed_suites():
    """The suites of each module: `Module.Suite`, or `Module.test()` for a free function."""
    listing = subprocess.run(
        swift_testing("--list-tests"), capture_output=True, text=True, check=True, cwd=ROOT).stdout
    found = {}
    for line in listing.splitlines():
        module, dot, rest = line.partition(".")
        if dot:
            found.setdefault(module, {})[rest.split("/")[0]] = None
    return {module: list(suites) for module, suites in found.items()}


def jobs_of(module, suites):
    """A job for each part of a module's suites."""
    count = SHARDS.get(module, 1)
    shards = [suites[start::count] for start in range(count)]
    return [
        Job(f"{module} {number}", ["--no-parallel", "--filter", pattern(module, shard)])
        for number, shard in enumerate(shards, 1) if shard
    ]


def pattern(module, suites):
    return f"^{module}\\.({'|'.join(map(re.escape, suites))})(/|$)"


def run(job):
    begun = time.monotonic()
    process = subprocess.run(
        swift_testing(*job.arguments), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        errors="replace", cwd=ROOT, check=False, env={**os.environ, "SWIFT_BACKTRACE": "enable=no"})
    return Result(job, process.returncode, COLOUR.sub("", process.stdout), time.monotonic() - begun)


def durations(output):
    """The seconds of each test that passed, by its name."""
    return [(float(match[2]), match[1]) for match in map(PASSED.match, output.splitlines()) if match]


def count(output):
    """The number of tests that a run reports; 0 if it ended early."""
    totals = TOTAL.findall(output)
    return int(totals[-1]) if totals else 0


def report(result):
    """One line for a job that passed; its whole output for one that did not."""
    passed = result.code == 0 and count(result.output) > 0
    if not passed:
        print(result.output)
    print(f"{'passed' if passed else 'FAILED'}: {result.job.name}, {count(result.output)} tests, "
          f"{result.seconds:.0f} s", flush=True)
    return passed


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--slowest", type=int, default=20)
    parser.add_argument("modules", nargs="*")
    options = parser.parse_args(arguments)
    suites = listed_suites()
    unknown = set(options.modules) - suites.keys()
    if unknown:
        sys.exit(f"run-tests: no tests in {', '.join(sorted(unknown))}; there are {', '.join(sorted(suites))}")
    chosen = options.modules or sorted(suites)
    jobs = [job for module in chosen for job in jobs_of(module, suites[module])]
    # Long jobs start first.
    jobs.sort(key=lambda job: job.name.split()[0] not in SHARDS)
    with ThreadPoolExecutor(options.jobs) as pool:
        results = list(pool.map(lambda job: (result := run(job), report(result)), jobs))
    slowest = sorted((each for result, _ in results for each in durations(result.output)), reverse=True)
    print(f"The slowest {options.slowest} tests:")
    for seconds, name in slowest[:options.slowest]:
        print(f"{seconds:8.2f} s  {name}")
    failed = [result.job.name for result, passed in results if not passed]
    print(f"{sum(count(result.output) for result, _ in results)} tests, {len(failed)} of {len(jobs)} processes failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
