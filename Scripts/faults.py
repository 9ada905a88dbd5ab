"""Plants the faults stored in Tests/Faults, one at a time, and reports which test detects each.

usage: faults.py [--kind core|uikit|facts|web] [--only NAME] [--jobs 1] [--check] [--quick]
       faults.py --stale
       faults.py --make-core SEED

Works on copies of the package in .build/faults. Writes the result of each fault into the table
Tests/Faults/caught.txt, except with --check. Fails if a fault that the table lists as caught is no
longer caught, or if a patch no longer applies ("stale"). With --stale, only looks for such patches.
"""

import argparse
import contextlib
import fcntl
import fnmatch
import queue
import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import fault_patches
import watched
from fault_kinds import BENCHES

ROOT = Path(__file__).resolve().parent.parent
HEADER = "# Written by Scripts/faults.py: fault | at dfcdae1 | now | first test that failed now\n"
NOT_RUN = "not run"
COUNT = 100  # of the core


class Table:
    """The results of each fault: before, in the last run, and the test that detected it then."""

    def __init__(self, path):
        self.path, self.rows = path, {}
        self.read()

    def read(self):
        lines = self.path.read_text("utf8").splitlines() if self.path.exists() else []
        for line in lines:
            if not line.startswith("#"):
                name, before, now, test = (cell.strip() for cell in line.split("|", 3))
                self.rows[name] = [before, now, test]

    def row(self, patch):
        return self.rows.setdefault(key(patch), [NOT_RUN, NOT_RUN, ""])

    def is_caught(self, patch):
        return "caught" in self.row(patch)[:2]

    def record(self, trial, is_before):
        self.read()  # Another run may have written about another kind.
        row = self.row(trial.patch)
        row[1:] = [trial.verdict, trial.test]
        if is_before:
            row[0] = trial.verdict

    def write(self, patches):
        """Writes one line for each patch, in order, and removes other lines."""
        rows = [[key(patch), *self.row(patch)] for patch in patches]
        lines = [" | ".join(row).rstrip() + "\n" for row in rows]
        self.path.write_text(HEADER + "".join(lines), "utf8")


def key(patch):
    return f"{patch.kind}/{patch.name}"


@contextlib.contextmanager
def locked(folder):
    """Prevents other runs from using a copy of the package."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with open(folder.with_name(f"{folder.name}.lock"), "w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            sys.exit(f"faults: another run works in {folder}.")
        yield


def judged(kind, patches, options):
    """Yields the trials of one kind in the order of the patches, each as soon as it has ended."""
    jobs = min(options.jobs, len(patches))
    folders = [options.package / f".build/faults/{kind}-{job + 1}" for job in range(jobs)]
    with contextlib.ExitStack() as locks:
        for folder in folders:
            locks.enter_context(locked(folder))
        yield from judged_by([prepared(kind, options.package, each) for each in folders],
                             patches, options.quick)


def prepared(kind, package, folder):
    """An intact copy; ends the script if the package fails without a fault."""
    bench = BENCHES[kind](package, folder)
    problem = bench.prepare()
    if problem:
        sys.exit(f"{problem}\nfaults: the package fails before a fault is planted ({kind}).")
    return bench


def judged_by(free, patches, is_quick):
    benches = queue.SimpleQueue()
    for bench in free:
        benches.put(bench)

    def judge(patch):
        bench = benches.get()
        try:
            return bench.judge(patch, is_quick)
        finally:
            benches.put(bench)

    with ThreadPoolExecutor(len(free)) as pool:
        try:
            yield from pool.map(judge, patches)
        except BaseException:  # Control-C, or a signal: the pool waits for every worker.
            watched.stop.set()
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def chosen(patches, options):
    def is_chosen(patch):
        fits = [fnmatch.fnmatch(name, pattern) for pattern in options.only or ["*"]
                for name in (patch.name, key(patch))]
        return options.kind in (None, patch.kind) and any(fits)

    return [patch for patch in patches if is_chosen(patch)]


def conduct(options):
    """Runs the chosen faults; returns the exit code."""
    patches = fault_patches.patches(options.folder)
    wanted = chosen(patches, options)
    table = Table(options.folder / "caught.txt")
    trials, lost = [], []
    for kind in BENCHES:
        of_kind = [patch for patch in wanted if patch.kind == kind]
        for trial in judged(kind, of_kind, options) if of_kind else ():
            is_lost = table.is_caught(trial.patch) and trial.verdict != "caught"
            if is_lost or trial.verdict == "stale":
                lost.append(trial)
            trials.append(trial)
            show(trial, is_lost)
            if not options.check:
                table.record(trial, options.before)
                table.write(patches)
    report(trials, lost)
    return 1 if lost or not trials else 0


def show(trial, is_lost):
    text = trial.test or (trial.patch.sentence if trial.verdict != "caught" else "")
    print(f"{trial.verdict:12} {trial.seconds:6.1f} s  {key(trial.patch)}: {text}", end="")
    print("  LOST: it was caught before." if is_lost else "", flush=True)


def report(trials, lost):
    verdicts = [trial.verdict for trial in trials]
    sums = ", ".join(f"{verdicts.count(each)} {each}" for each in sorted(set(verdicts)))
    print(f"\n{len(trials)} faults: {sums or 'none'}.")
    for trial in lost:
        hint = "renew the patch" if trial.verdict == "stale" else "it was caught before"
        print(f"error: {key(trial.patch)}: {trial.verdict}: {hint}. {trial.patch.sentence}")


def list_stale(options):
    """Lists the patches that no longer apply; returns the exit code."""
    patches = chosen(fault_patches.patches(options.folder), options)
    stale = [each for each in patches if not fault_patches.apply(each, options.package, is_trial=True)]
    for patch in stale:
        print(f"error: {key(patch)} no longer applies: renew the patch. {patch.sentence}")
    print(f"{len(patches)} stored faults, {len(stale)} stale.")
    return 1 if stale or not patches else 0


def parse(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--kind", choices=BENCHES)
    add("--only", action="append", metavar="NAME", help="a name or a pattern; may be repeated")
    add("--jobs", type=int, default=1, help="copies of the package that are tested at a time")
    add("--check", action="store_true", help="do not write the table")
    add("--quick", action="store_true", help="run only the tests that a patch names")
    add("--stale", action="store_true", help="only list the patches that no longer apply")
    add("--before", action="store_true", help="fill the column of the table for the version before")
    add("--make-core", type=int, metavar="SEED", help=f"store {COUNT} mutations of the core")
    add("--package", type=Path, default=ROOT, metavar="FOLDER")
    options = parser.parse_args(arguments)
    options.package = options.package.resolve()
    options.folder = options.package / "Tests/Faults"
    return options


def main(arguments):
    options = parse(arguments)
    if options.stale:
        return list_stale(options)
    if options.make_core is None:
        return conduct(options)
    folder = options.folder / "core"
    made = fault_patches.make_core(options.package, folder, options.make_core, COUNT)
    print(f"{made} patches of the core, seed {options.make_core}.")
    return 0 if made == COUNT else 1


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    sys.exit(main(sys.argv[1:]))
