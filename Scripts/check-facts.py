"""Checks the ledger of facts about UIKit, Development/Platforms/LinuxUIKit/Facts.md.

usage: check-facts.py [--table FILE] [--tests FOLDER] [--switches FILE] [--untested N]

Ids are unique. A contested row has an alternative: its certainty is below 90 %, or it has no source. A
row of the kind "automatic" or "build" names its tests as file/function, and every test that a row names
exists. Rows that say "none yet" instead are counted: their number must be UNTESTED, which may only fall.
A row that the stand-in can play both ways has a test of the fact, one of the alternative, and one that
holds on both sides. A row of the kind "screen" is named by a screen of the app Experiments.
"""

import argparse
import re
import sys
from collections import Counter
from pathlib import Path

import fact_table
from fact_table import NONE, is_contested, named_tests, rows

# The automatic and build rows without a test.
UNTESTED = 1
KINDS = {"automatic", "screen", "finger", "build", "survey"}
TESTED = {"automatic", "screen", "build"}
SCREENS = fact_table.ROOT / "Gallery/Experiments/Screens/ScreenSetup.swift"
FUNCTION = re.compile(r"\b(?:func|def) (\w+)\s*[(<]")


def existing_tests(folder):
    """Every function in the tests, as file/function."""
    files = [file for form in ("*.swift", "*.py") for file in folder.rglob(form)]
    return {f"{file.stem}/{name}" for file in files for name in FUNCTION.findall(file.read_text("utf8"))}


def plays_alternative_only(row):
    marks = [test.mark for test in named_tests(row)]
    return bool(marks) and all(mark == "alternative" for mark in marks)


def faults_of(row, existing):
    if row.kind not in KINDS:
        yield f"{row.id} is of no known kind: {row.kind}."
    if is_contested(row) and not row.alternative:
        yield f"{row.id} is contested, and has no alternative."
    if row.kind in TESTED and not row.tests:
        yield f'{row.id} is {row.kind}: name its tests, or say "{NONE}".'
    for test in named_tests(row):
        if test.name not in existing:
            yield f"{row.id} names a test that does not exist: {test.name}."


def faults_of_switch(row):
    """A row with a switch has a test of each side, and one that holds on both."""
    marks = {test.mark for test in named_tests(row)}
    for mark, sentence in (("", "the fact"), ("alternative", "the alternative"), ("both", "both sides")):
        if mark not in marks:
            yield f"{row.id} has a switch, and no test of {sentence}."


def rows_of_screens(source):
    """The ids that the screens of the app name."""
    return {name for found in re.findall(r"rows: \[([^\]]*)\]", source) for name in re.findall(r'"(\w+)"', found)}


def faults(table, existing, untested, switched):
    """A sentence for each disagreement."""
    if not table:
        yield "The table has no rows."
    counts = Counter(row.id for row in table)
    yield from (f"{name} has {count} rows." for name, count in counts.items() if count > 1)
    for row in table:
        yield from faults_of(row, existing)
        yield from faults_of_switch(row) if row.id in switched else ()
    yield from (f"The switch {name} has no row." for name in switched if name not in counts)
    shown = rows_of_screens(SCREENS.read_text("utf8"))
    yield from (f"{row.id} has no screen in {SCREENS.name}." for row in table
                if row.kind == "screen" and row.id not in shown)
    without = [row.id for row in table if row.kind in TESTED and row.tests == NONE]
    if len(without) != untested:
        yield f"{len(without)} rows have no test, not {untested}: {', '.join(without)}."


def summary(table, switched, untested):
    contested, one_sided = (sum(map(test, table)) for test in (is_contested, plays_alternative_only))
    return (f"{contested} contested, each with an alternative; {len(switched)} with a switch; "
            f"{untested} without a test, {one_sided} with tests of the alternative only")


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--table", type=Path, default=fact_table.LEDGER)
    parser.add_argument("--tests", type=Path, default=fact_table.ROOT / "Tests")
    parser.add_argument("--switches", type=Path, default=fact_table.SWITCHES)
    parser.add_argument("--untested", type=int, default=UNTESTED)
    options = parser.parse_args(arguments)
    table = list(rows(options.table.read_text("utf8")))
    switched = fact_table.switches(options.switches.read_text("utf8"))
    found = list(faults(table, existing_tests(options.tests), options.untested, switched))
    print("\n".join(found) or f"{len(table)} facts: {summary(table, switched, options.untested)}.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
