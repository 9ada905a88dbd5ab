"""Plants a hundred mutations in the sources, one at a time, and counts how many the tests detect.

usage: mutate.py [--count 100] [--seed 1] [--jobs 1] [--at-least 90] [SOURCE_FOLDER...]

Works on a copy of the package in a temporary folder for each job, and rebuilds what changed. Fails
if less than --at-least percent are detected. The same seed makes the same mutations of the same
sources.
"""

import argparse
import fnmatch
import random
import shlex
import shutil
import signal
import sys
import tempfile
import threading
from collections import namedtuple
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import watched
from mutations import apply, excerpt, mutations

ROOT = Path(__file__).resolve().parents[2]
# A mutation may leave a variable unused, which is only a warning and must not fail the build.
# With optimization the tests take a fifth of the time.
BUILD = "swift build --package-path Development --scratch-path .build --build-tests -Xswiftc -O -Xswiftc -no-warnings-as-errors"
# The fast tests run first: they detect most mutations, so that these need no storm.
LAWS = "SequenceTests|EveryEventTests|StormTests|InsetWriterTests|InvariantTests|TransitionTests"
SUITES = "OverscrollCoreTests"
TESTS = [
    f"swift test --package-path Development --scratch-path .build --skip-build --filter '{SUITES}' --skip '{LAWS}'",
    f"swift test --package-path Development --scratch-path .build --skip-build --filter '({SUITES}).*({LAWS})'",
]
LEFT_BEHIND = (".git", ".build", "node_modules", "__pycache__", "dist", "output")
BUILD_TIMEOUT = 900  # seconds
# The time limit for each part of the tests, as a multiple of its time without a mutation, and its
# minimum in seconds.
PATIENCE = 5
LEAST_TIMEOUT = 30

# `verdict` is "survived", "not compiled", or how the tests detected it.
Trial = namedtuple("Trial", "mutation verdict seconds")


class Bench:
    """Builds and tests a copy of the package."""

    def __init__(self, package, folder, options):
        self.folder = folder
        self.options = options
        self.limits = [options.timeout] * len(options.test)
        ignored = shutil.ignore_patterns(*LEFT_BEHIND)
        shutil.copytree(package, folder, symlinks=True, ignore=ignored)

    def build(self):
        command = shlex.split(self.options.build)
        return watched.run(command, self.folder, BUILD_TIMEOUT, memory=float("inf"))

    def test(self):
        """The results of the parts of the tests, up to the first failure."""
        results = []
        for command, limit in zip(self.options.test, self.limits):
            memory = self.options.memory * 1e9
            results.append(watched.run(shlex.split(command), self.folder, limit, memory))
            if not is_sound(results[-1]):
                break
        return results

    def prepare(self):
        """Builds and tests the unchanged package; ends the script if that fails."""
        build = self.build()
        tests = self.test() if build.code == 0 else [build]
        if not is_sound(tests[-1]):
            sys.exit(f"{tests[-1].output}\nmutate: the package fails before anything is broken.")
        patience = [max(LEAST_TIMEOUT, PATIENCE * test.seconds) for test in tests]
        self.limits = [min(self.options.timeout, limit) for limit in patience]
        parts = " and ".join(f"{test.seconds:.1f}" for test in tests)
        print(f"Sound: build {build.seconds:.1f} s, tests {parts} s.", flush=True)

    def judge(self, mutation):
        """Plants a mutation, builds and tests the package, and reverts the mutation."""
        path = self.folder / mutation.path
        source = path.read_text("utf8")
        path.write_text(apply(mutation, source), "utf8")
        try:
            build = self.build()
            if build.code != 0:
                return Trial(mutation, "not compiled", build.seconds)
            tests = self.test()
            seconds = build.seconds + sum(test.seconds for test in tests)
            return Trial(mutation, verdict(tests[-1]), seconds)
        finally:
            path.write_text(source, "utf8")


def is_sound(test):
    return test.verdict == "ended" and test.code == 0


def verdict(test):
    """The verdict of a test run about a mutation."""
    if is_sound(test):
        return "survived"
    if test.verdict != "ended":
        return test.verdict
    return "crashed" if "unexpected signal" in test.output else "failed"


class Campaign:
    """Distributes the mutations in order until enough of them have been counted."""

    def __init__(self, candidates, count):
        self.waiting = list(reversed(candidates))
        self.count = count
        self.trials = {}
        self.order = {each: number for number, each in enumerate(candidates)}
        self.lock = threading.Lock()

    def work(self, bench):
        while True:
            with self.lock:
                if len(self.counted()) >= self.count or not self.waiting:
                    return
                mutation = self.waiting.pop()
            trial = bench.judge(mutation)
            with self.lock:
                self.add(trial)

    def add(self, trial):
        self.trials[trial.mutation] = trial
        mutation = trial.mutation
        what = f"{mutation.kind} {mutation.before!r} -> {mutation.after.strip()!r}"
        print(
            f"{len(self.counted()):4}/{self.count} {trial.verdict:12} {trial.seconds:5.1f} s  "
            f"{mutation.path}:{mutation.line}: {what}",
            flush=True,
        )

    def counted(self):
        """The first trials, in the order of the mutations, that compiled."""
        counted = [each for each in self.trials.values() if each.verdict != "not compiled"]
        return sorted(counted, key=lambda each: self.order[each.mutation])[: self.count]

    def run(self, benches):
        with ThreadPoolExecutor(len(benches)) as pool:
            workers = [pool.submit(self.work, bench) for bench in benches]
            try:
                for worker in workers:
                    worker.result()
            except BaseException:  # Control-C, or a signal: the pool waits for every worker.
                watched.stop.set()
                raise


def candidates(package, options):
    """Every mutation of the sources; no place occurs twice before all have occurred once."""
    places = {}
    for path in sources(package, options):
        relative = path.relative_to(package).as_posix()
        for each in mutations(relative, path.read_text("utf8")):
            places.setdefault((each.path, each.start, each.kind), []).append(each)
    generator = random.Random(options.seed)
    first, later = [], []
    for found in places.values():
        generator.shuffle(found)
        first.append(found[0])
        later.extend(found[1:])
    generator.shuffle(first)
    generator.shuffle(later)
    return first + later


def sources(package, options):
    """The sources to mutate, without those whose name or path matches an excluded pattern."""
    for folder in options.folders:
        for path in sorted((package / folder).rglob("*.swift")):
            names = (path.name, path.relative_to(package).as_posix())
            if not any(fnmatch.fnmatch(name, glob) for name in names for glob in options.exclude):
                yield path


def show(mutation, package):
    """Prints a mutation that no test has detected."""
    source = (package / mutation.path).read_text("utf8")
    print(f"\nSurvived: {mutation.path}:{mutation.line} ({mutation.kind})")
    print(f"  before: {excerpt(source, mutation, len(mutation.before))}")
    print(f"  after:  {excerpt(apply(mutation, source), mutation, len(mutation.after))}")


def report(campaign, package, options):
    """Prints the survivors and the totals; returns the exit code."""
    counted = campaign.counted()
    survivors = [trial.mutation for trial in counted if trial.verdict == "survived"]
    for mutation in sorted(survivors):
        show(mutation, package)
    caught = len(counted) - len(survivors)
    kinds = sorted({trial.verdict for trial in counted} - {"survived"})
    sums = [f"{sum(each.verdict == kind for each in counted)} {kind}" for kind in kinds]
    seconds = sum(trial.seconds for trial in counted) / max(1, len(counted))
    broken = sum(trial.verdict == "not compiled" for trial in campaign.trials.values())
    print(f"\nCaught {caught} of {len(counted)} ({', '.join(sums) or 'none'}), "
          f"{broken} more did not compile; {seconds:.1f} s each, seed {options.seed}.")
    if len(counted) < options.count:
        print(f"There were no more than {len(counted)} mutations that compile.")
    return 0 if counted and caught * 100 >= options.at_least * len(counted) else 1


def parse(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("folders", nargs="*", default=["Sources/OverscrollCore"], metavar="SOURCE_FOLDER")
    add("--count", type=int, default=100, help="how many mutations that compile")
    add("--seed", type=int, default=1)
    add("--jobs", type=int, default=1, help="copies of the package that are tested at a time")
    add("--at-least", type=float, default=90, help="of a hundred that must be caught")
    add("--exclude", action="append", metavar="GLOB", help="by default *+Invariants.swift")
    add("--build", default=BUILD, metavar="COMMAND")
    add("--test", action="append", metavar="COMMAND", help="a part of the tests; once for each")
    add("--timeout", type=float, default=900, help="seconds that a part of the tests gets at most")
    add("--memory", type=float, default=4, help="gigabytes that a test run gets at most")
    add("--package", type=Path, default=ROOT, metavar="FOLDER")
    options = parser.parse_args(arguments)
    options.exclude = options.exclude or ["*+Invariants.swift"]
    options.test = options.test or TESTS
    return options


def conduct(folder, options):
    """Copies the package, plants the mutations, and returns the exit code."""
    package = Path(folder, "package-1")
    benches = [Bench(options.package, package, options)]
    for job in range(2, options.jobs + 1):
        benches.append(Bench(package, Path(folder, f"package-{job}"), options))
    found = candidates(package, options)
    print(f"{len(found)} mutations are possible.", flush=True)
    for bench in benches:
        bench.prepare()
    trials = Campaign(found, options.count)
    trials.run(benches)
    return report(trials, package, options)


def main(arguments):
    options = parse(arguments)
    with tempfile.TemporaryDirectory(prefix="overscroll-mutants-") as folder:
        return conduct(Path(folder).resolve(), options)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    sys.exit(main(sys.argv[1:]))
