"""Fails unless the table of bugs and the tests that are named by their ids agree.

usage: check-bugs.py [--table FILE] [--tests FOLDER] [--count N]

Each row of the table names an id, its tests in backticks, and the stages that still owe a part of
it. A test names its bug in its title: `@Test("B059 endBeginEndInOneTurn")`; one of the browser in its name:
`def test_b173_every_listener_is_passive`.
"""

import argparse
import re
import sys
from collections import Counter, defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
# The catalogue that the project works from has so many; the others are kept for acceptance.
COUNT = 154
ROW = re.compile(r"^\| (B\d{3}) \|[^|]*\|([^|]*)\|", re.M)
TITLE = re.compile(r'@Test\(\s*"(B\d{3}) (\w+)"')
NAME = re.compile(r"^def test_(b\d{3})_(\w+)\(", re.M)


def rows(table):
    """What the table says of each bug, in its order: the id, its tests, whether it names a stage."""
    return [
        (bug, re.findall(r"`(\w+)`", cell), bool(re.search(r"\bstage \d", cell)))
        for bug, cell in ROW.findall(table)
    ]


def titles(folder):
    """The sentences of the tests of each bug."""
    found = defaultdict(set)
    for pattern, form in (("*.swift", TITLE), ("test_*.py", NAME)):
        for path in sorted(folder.rglob(pattern)):
            for bug, sentence in form.findall(path.read_text("utf8")):
                found[bug.upper()].add(sentence)
    return found


def faults(listed, tested, count):
    """Everything in which the two disagree."""
    bugs = [bug for bug, _, _ in listed]
    if len(bugs) != count:
        yield f"The table has {len(bugs)} rows of {count}."
    if bugs != sorted(bugs):
        yield "The rows are not in the order of their ids."
    yield from (f"{bug} has {n} rows." for bug, n in Counter(bugs).items() if n > 1)
    yield from (f"{bug} is tested and not listed." for bug in sorted(set(tested) - set(bugs)))
    for bug, names, is_owed in listed:
        if not names and not is_owed:
            yield f"{bug} has neither a test nor a stage."
        yield from (f"{bug} has no test {name}." for name in names if name not in tested[bug])
        yield from (f"{bug} does not list {name}." for name in sorted(tested[bug] - set(names)))


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--table", default=ROOT / "Documentation/Bugs.md", type=Path)
    parser.add_argument("--tests", default=ROOT / "Tests", type=Path)
    parser.add_argument("--count", default=COUNT, type=int)
    options = parser.parse_args(arguments)
    listed = rows(options.table.read_text("utf8"))
    found = list(faults(listed, titles(options.tests), options.count))
    for fault in found:
        print(fault, file=sys.stderr)
    tested = sum(bool(names) for _, names, _ in listed)
    print(f"{tested} of {len(listed)} bugs have a test; {len(listed) - tested} wait for a stage.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
