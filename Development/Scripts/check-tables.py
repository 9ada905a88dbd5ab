"""Fails unless the tests exist that the tables of Bugs.md, Systems.md and KeepingThePlace.md name.

usage: check-tables.py [--root FOLDER]

Bugs.md lists for each bug the hosts that test it: the test targets without prefix and suffix, such as
Core, UIKit and Browser. A Swift test has the bug's id in its title, `@Test("B059: …")`, and a test of
the browser in its name, `def test_b173_…`. A test that is removed without its host fails the check.

Systems.md and KeepingThePlace.md have a cell for each demand and host, with tests of the host's
folders, or with a dash and one of the reasons below the table.
"""

import argparse
import json
import re
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUG = re.compile(r"^\| (B\d{3}) \|[^|]*\|([^|]*)\|", re.M)
# The id of a bug in a test's title or name, and the names of all tests, by the language.
TITLES = {".swift": re.compile(r'@Test\(\s*"(B\d{3}): '), ".py": re.compile(r"^def test_(b\d{3})_", re.M)}
TESTS = {".swift": re.compile(r"@Test\b.*?\bfunc (\w+)", re.S), ".py": re.compile(r"^def (test_\w+)", re.M)}
REASON = re.compile(r"– (R\d+)")
# The folders of tests that each column of Systems.md may name.
FOLDERS = {
    "engine": ("OverscrollCoreTests", "OverscrollIndicatorsTests", "OverscrollTextsTests"),
    "UIKit": ("OverscrollHostTests", "OverscrollUIKitTests"),
    "SwiftUI": ("OverscrollSwiftUITests",),
    "web": ("BrowserTests", "OverscrollWebTests"),
}


def test_files(folder):
    return sorted([*folder.rglob("*.swift"), *folder.rglob("test_*.py")])


def bug_faults(page, tests):
    """A sentence for each bug whose tests are not those of the hosts that the table lists."""
    listed = {bug: {host.strip() for host in cell.split(",") if host.strip()} for bug, cell in BUG.findall(page)}
    tested = defaultdict(set)
    for path in test_files(tests):
        host = path.relative_to(tests).parts[0].removeprefix("Overscroll").removesuffix("Tests")
        # These run with Apple's UIKit as well.
        host = "UIKit" if host == "Host" else host
        for bug in TITLES[path.suffix].findall(path.read_text("utf8")):
            tested[bug.upper()].add(host)
    if len(listed) != len(BUG.findall(page)):
        yield "A bug has two rows."
    yield from (f"{bug} has no host." for bug, hosts in listed.items() if not hosts)
    for bug in sorted({*listed, *tested}):
        hosts = listed.get(bug, set())
        yield from (f"{bug} has no test on {host}." for host in sorted(hosts - tested[bug]))
        yield from (f"{bug} does not list {host}." for host in sorted(tested[bug] - hosts))


def tests_in(folder):
    """The tests of a folder, as file/function in Swift and file::function in Python."""
    for path in test_files(folder):
        start = f"{path.stem}/" if path.suffix == ".swift" else f"{path.name}::"
        yield from (start + name for name in TESTS[path.suffix].findall(path.read_text("utf8")))


def rows(page, pattern):
    return [[cell.strip() for cell in line.strip("|").split("|")]
            for line in page.splitlines() if re.match(rf"\| {pattern} \|", line)]


def demo_faults(page, demos):
    for prefix, _, named in rows(page, "[A-Z]{2}"):
        yield from (f"{prefix} names a demo that does not exist: {name}." for name in named.split(", ") if name not in demos)


def demand_faults(page, tests):
    """A sentence for each cell that names no test of its column and no reason."""
    reasons = re.findall(r"^\* (R\d+): ", page, re.M)
    [header] = rows(page, "id")
    existing = {column: {test for name in FOLDERS[column] for test in tests_in(tests / name)} for column in header if column in FOLDERS}
    for demand, *found in rows(page, r"[A-Z]{2}\d+"):
        for column, cell in zip(header[1:], found):
            if column not in existing:
                continue
            reason = REASON.fullmatch(cell)
            if (reason and reason[1] in reasons) or (column == "engine" and not cell):
                continue
            yield from (f"{demand} names a test for {column} that does not exist: {name or 'none'}."
                        for name in map(str.strip, cell.split(",")) if name not in existing[column])


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", default=ROOT, type=Path)
    root = parser.parse_args(arguments).root
    bugs = (root / "Documentation/Internals/Bugs.md").read_text("utf8")
    systems = (root / "Documentation/Internals/Systems.md").read_text("utf8")
    places = (root / "Documentation/KeepingThePlace.md").read_text("utf8")
    demos = {demo["id"] for demo in json.loads((root / "Gallery/catalog/demos.json").read_text("utf8"))["demos"]}
    found = [*bug_faults(bugs, root / "Tests"), *demo_faults(systems, demos),
             *(fault for page in (systems, places) for fault in demand_faults(page, root / "Tests"))]
    counts = len(BUG.findall(bugs)), len(rows(systems + places, r"[A-Z]{2}\d+"))
    print("\n".join(found) or "{} bugs and {} demands have the tests that their tables name.".format(*counts))
    return 1 if found or not all(counts) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
