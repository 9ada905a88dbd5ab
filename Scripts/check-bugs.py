"""Fails unless the table of bugs and the tests that are titled with their ids agree.

usage: check-bugs.py [--table FILE] [--tests FOLDER] [--count N] [--hosts N]

A Swift test names its bug in its title: `@Test("B059: in one turn, every begin runs once and ends
once")`; a test of the browser in its name: `def test_b173_every_listener_is_passive`. Each row of
the table lists the hosts that test the bug: the test targets without prefix and suffix, such as
Core, Simulation, UIKit, SwiftUI, Paging and Browser.

The table is the stored set: a host that it lists needs a test, so a test that is removed fails the
check. The number of listed hosts must not fall below `HOSTS`.
"""

import argparse
import re
import sys
from collections import Counter, defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
# The number of bugs in the project's catalogue; 48 more are reserved for acceptance tests.
COUNT = 154
# The hosts of all rows together. Raise it when rows gain hosts; it never falls.
HOSTS = 252
ROW = re.compile(r"^\| (B\d{3}) \|[^|]*\|([^|]*)\|", re.M)
TITLE = re.compile(r'@Test\(\s*"(B\d{3})([^"]*)"')
SENTENCE = re.compile(r": [^ ].*[^.]$")
NAME = re.compile(r"^def test_(b\d{3})_\w+\(", re.M)


def rows(table):
    """The rows of the table, in order: the id, and the hosts that test the bug."""
    return [
        (bug, {host.strip() for host in cell.split(",") if host.strip()})
        for bug, cell in ROW.findall(table)
    ]


def host(path, folder):
    """The host that a test file tests."""
    return path.relative_to(folder).parts[0].removeprefix("Overscroll").removesuffix("Tests")


def tests(folder):
    """The host, the id and the rest of the title of every test that is titled with an id."""
    for pattern, form in (("*.swift", TITLE), ("test_*.py", NAME)):
        for path in sorted(folder.rglob(pattern)):
            for found in form.finditer(path.read_text("utf8")):
                title = found[2] if form is TITLE else None
                yield host(path, folder), found[1].upper(), title


def faults(listed, found, count, least):
    """A sentence for each disagreement."""
    bugs = [bug for bug, _ in listed]
    if len(bugs) != count:
        yield f"The table has {len(bugs)} rows of {count}."
    if bugs != sorted(bugs):
        yield "The rows are not in the order of their ids."
    yield from (f"{bug} has {n} rows." for bug, n in Counter(bugs).items() if n > 1)
    tested = defaultdict(set)
    for each, bug, title in found:
        tested[bug].add(each)
        if title is not None and not SENTENCE.match(title):
            yield f"{bug}{title}: write a sentence without a period: `{bug}: …`."
    yield from (f"{bug} is tested and not listed." for bug in sorted(set(tested) - set(bugs)))
    for bug, hosts in listed:
        if not hosts:
            yield f"{bug} has no host."
        yield from (f"{bug} has no test on {each}." for each in sorted(hosts - tested[bug]))
        yield from (f"{bug} does not list {each}." for each in sorted(tested[bug] - hosts))
    if sum(len(hosts) for _, hosts in listed) < least:
        yield f"The table lists fewer than {least} hosts."


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--table", default=ROOT / "Documentation/Bugs.md", type=Path)
    parser.add_argument("--tests", default=ROOT / "Tests", type=Path)
    parser.add_argument("--count", default=COUNT, type=int)
    parser.add_argument("--hosts", default=HOSTS, type=int)
    options = parser.parse_args(arguments)
    listed = rows(options.table.read_text("utf8"))
    found = list(faults(listed, list(tests(options.tests)), options.count, options.hosts))
    for fault in found:
        print(fault, file=sys.stderr)
    pairs = sum(len(hosts) for _, hosts in listed)
    print(f"{len(listed)} bugs are tested: {pairs} pairs of a bug and a host.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
