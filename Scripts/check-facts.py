"""Checks the ledger of facts about UIKit, Platforms/LinuxUIKit/Facts.md.

usage: check-facts.py [--table FILE] [--tests FOLDER] [--untested N]

Ids are unique. A contested row has an alternative: its certainty is below 90 %, or it has no source. A
row of the kind "automatic" or "build" names its tests as file/function, and every test that a row names
exists. Rows that say "none yet" instead are counted: their number must be UNTESTED, which may only fall.
"""

import argparse
import re
import sys
from collections import Counter, namedtuple
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
# The automatic and build rows without a test.
UNTESTED = 10
KINDS = {"automatic", "finger", "build", "survey"}
TESTED = {"automatic", "build"}
CERTAIN = 90
NONE = "none yet"
NO_SOURCE = {"", "–", "-"}
FUNCTION = re.compile(r"\b(?:func|def) (\w+)\s*[(<]")

Row = namedtuple("Row", "id fact systems certainty source kind alternative tests")


def rows(text):
    """The rows of the table; a row with another number of cells is an error."""
    for line in text.splitlines():
        if not re.match(r"\| [A-Z]\d", line):
            continue
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if len(cells) != len(Row._fields):
            raise ValueError(f"{cells[0]} has {len(cells)} cells of {len(Row._fields)}.")
        yield Row(*cells)


def named_tests(row):
    """The tests that a row names, as file/function."""
    names = [] if row.tests == NONE else row.tests.split(",")
    return [name.strip().removesuffix(" (alternative)") for name in names if name.strip()]


def existing_tests(folder):
    """Every function in the tests, as file/function."""
    files = [file for form in ("*.swift", "*.py") for file in folder.rglob(form)]
    return {f"{file.stem}/{name}" for file in files for name in FUNCTION.findall(file.read_text("utf8"))}


def is_contested(row):
    certainties = [int(number) for number in re.findall(r"\d+", row.certainty)]
    return row.source in NO_SOURCE or not certainties or min(certainties) < CERTAIN


def plays_alternative_only(row):
    names = [name for name in row.tests.split(",") if name.strip()]
    return bool(names) and all(name.endswith(" (alternative)") for name in names)


def faults_of(row, existing):
    if row.kind not in KINDS:
        yield f"{row.id} is of no known kind: {row.kind}."
    if is_contested(row) and not row.alternative:
        yield f"{row.id} is contested, and has no alternative."
    if row.kind in TESTED and not row.tests:
        yield f'{row.id} is {row.kind}: name its tests, or say "{NONE}".'
    for name in named_tests(row):
        if name not in existing:
            yield f"{row.id} names a test that does not exist: {name}."


def faults(table, existing, untested):
    """A sentence for each disagreement."""
    if not table:
        yield "The table has no rows."
    counts = Counter(row.id for row in table)
    yield from (f"{name} has {count} rows." for name, count in counts.items() if count > 1)
    for row in table:
        yield from faults_of(row, existing)
    without = [row.id for row in table if row.kind in TESTED and row.tests == NONE]
    if len(without) != untested:
        yield f"{len(without)} rows have no test, not {untested}: {', '.join(without)}."


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--table", type=Path, default=ROOT / "Platforms/LinuxUIKit/Facts.md")
    parser.add_argument("--tests", type=Path, default=ROOT / "Tests")
    parser.add_argument("--untested", type=int, default=UNTESTED)
    options = parser.parse_args(arguments)
    table = list(rows(options.table.read_text("utf8")))
    found = list(faults(table, existing_tests(options.tests), options.untested))
    contested, one_sided = (sum(map(test, table)) for test in (is_contested, plays_alternative_only))
    print("\n".join(found) or f"{len(table)} facts: {contested} contested, each with an alternative; "
          f"{options.untested} without a test, {one_sided} with tests of the alternative only.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
