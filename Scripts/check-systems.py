"""Checks the table of systems and their tests, Documentation/Systems.md.

usage: check-systems.py [--table FILE] [--tests FOLDER] [--demos FILE]

Each demand has a cell for each host: tests that exist in the folders of the column, "missing", or a
dash with a reason of the list below the table. The ids have the prefix of a system, and each system
names demos of the gallery. The number of missing cells is the one that the page says, which may only
fall.
"""

import argparse
import json
import re
import sys
from collections import Counter, namedtuple
from pathlib import Path

from test_tables import cells, existing_tests

ROOT = Path(__file__).resolve().parents[1]
MISSING = "missing"
HOSTS = ("UIKit", "SwiftUI", "web")
# The folders of tests that each column may name.
FOLDERS = {
    "engine": ("OverscrollCoreTests", "OverscrollIndicatorsTests", "OverscrollTextsTests"),
    "UIKit": ("OverscrollUIKitTests",),
    "SwiftUI": ("OverscrollSwiftUITests",),
    "web": ("BrowserTests", "OverscrollWebTests"),
}
HOLE = re.compile(r"– (R\d+)")

Row = namedtuple("Row", "id demand engine UIKit SwiftUI web")
System = namedtuple("System", "prefix name demos")


def lines(text, pattern, kind):
    """The rows of a table whose first cell has a form; a wrong number of cells is an error."""
    for line in text.splitlines():
        if not re.match(rf"\| {pattern} \|", line):
            continue
        found = cells(line)
        if len(found) != len(kind._fields):
            raise ValueError(f"{found[0]} has {len(found)} cells of {len(kind._fields)}.")
        yield kind(*found)


def reasons(text):
    return re.findall(r"^\* (R\d+): \S", text, re.M)


def tests_of_columns(folder):
    return {column: {test for name in names for test in existing_tests(folder / name)}
            for column, names in FOLDERS.items()}


def named_tests(cell):
    """The tests of a cell; none in a cell that is empty, missing or a hole."""
    if cell in ("", MISSING) or HOLE.fullmatch(cell):
        return []
    return [name.strip() for name in cell.split(",")]


def faults_of_row(row, existing, known, prefixes):
    if re.sub(r"\d+$", "", row.id) not in prefixes:
        yield f"{row.id} belongs to no system."
    for column, tests in existing.items():
        cell = getattr(row, column)
        if column in HOSTS and not cell:
            yield f'{row.id} has no cell for {column}: name a test, or say "{MISSING}".'
        if column not in HOSTS and cell and not named_tests(cell):
            yield f"{row.id} names no test for {column}."
        hole = HOLE.fullmatch(cell)
        if hole and hole[1] not in known:
            yield f"{row.id} has no reason for {column}: {hole[1]}."
        yield from (f"{row.id} names a test for {column} that does not exist: {name}."
                    for name in named_tests(cell) if name not in tests)


def faults_of_system(system, rows, demos):
    if not any(re.fullmatch(rf"{system.prefix}\d+", row.id) for row in rows):
        yield f"{system.prefix} has no demands."
    named = [name for name in re.split(r",\s*", system.demos) if name]
    if not named:
        yield f"{system.prefix} names no demo."
    yield from (f"{system.prefix} names a demo that does not exist: {name}."
                for name in named if name not in demos)


def missing_cells(rows):
    return [f"{row.id} {host}" for row in rows for host in HOSTS if getattr(row, host) == MISSING]


def faults_of_number(text, rows):
    """The number of missing cells is the one on the page."""
    stated = re.search(r"^Missing cells: (\d+)$", text, re.M)
    count = len(missing_cells(rows))
    if not stated:
        yield 'The page does not say "Missing cells: …".'
    elif count > int(stated[1]):
        yield f"{count} cells are missing, not {stated[1]}: {', '.join(missing_cells(rows))}."
    elif count < int(stated[1]):
        yield f"Only {count} cells are missing: write this number instead of {stated[1]}."


def faults(text, rows, existing, demos):
    """A sentence for each disagreement."""
    known, systems = reasons(text), list(lines(text, "[A-Z]{2}", System))
    if not rows or not systems:
        yield "The page has no systems, or no demands."
    counts = Counter(row.id for row in rows)
    yield from (f"{name} has {count} rows." for name, count in counts.items() if count > 1)
    for row in rows:
        yield from faults_of_row(row, existing, known, [system.prefix for system in systems])
    for system in systems:
        yield from faults_of_system(system, rows, demos)
    used = {hole[1] for row in rows for cell in row if (hole := HOLE.fullmatch(cell))}
    yield from (f"The reason {name} is not used." for name in known if name not in used)
    yield from faults_of_number(text, rows)


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--table", type=Path, default=ROOT / "Documentation/Systems.md")
    parser.add_argument("--tests", type=Path, default=ROOT / "Tests")
    parser.add_argument("--demos", type=Path, default=ROOT / "Gallery/catalog/demos.json")
    options = parser.parse_args(arguments)
    text = options.table.read_text("utf8")
    rows = list(lines(text, r"[A-Z]{2}\d+", Row))
    demos = {demo["id"] for demo in json.loads(options.demos.read_text("utf8"))["demos"]}
    found = list(faults(text, rows, tests_of_columns(options.tests), demos))
    print("\n".join(found) or f"{len(rows)} demands, {len(missing_cells(rows))} missing cells.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
