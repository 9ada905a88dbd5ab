"""Reads the ledger Development/Platforms/LinuxUIKit/Facts.md, and the switches of its rows."""

import re
from collections import namedtuple
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LEDGER = ROOT / "Development/Platforms/LinuxUIKit/Facts.md"
SWITCHES = ROOT / "Development/Platforms/LinuxUIKit/UIKit/Facts/DeviceFacts+Rows.swift"
NONE = "none yet"
CERTAIN = 90
NO_SOURCE = {"", "–", "-"}
# Marks after a test's name: the test plays the alternative, or holds on both sides.
MARK = re.compile(r"^(\S+)(?: \((alternative|both)\))?$")

Row = namedtuple("Row", "id fact systems certainty source kind alternative tests")
NamedTest = namedtuple("NamedTest", "name mark")


def rows(text):
    """The rows of the table; a wrong number of cells is an error."""
    for line in text.splitlines():
        if not re.match(r"\| [A-Z]\d", line):
            continue
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if len(cells) != len(Row._fields):
            raise ValueError(f"{cells[0]} has {len(cells)} cells of {len(Row._fields)}.")
        yield Row(*cells)


def named_tests(row):
    """The tests that a row names, as file/function, each with its mark or ""."""
    names = [] if row.tests == NONE else row.tests.split(",")
    for name in filter(None, map(str.strip, names)):
        match = MARK.match(name)
        if not match:
            raise ValueError(f"{row.id} names a test in an unknown form: {name}.")
        yield NamedTest(match[1], match[2] or "")


def is_contested(row):
    certainties = [int(number) for number in re.findall(r"\d+", row.certainty)]
    return row.source in NO_SOURCE or not certainties or min(certainties) < CERTAIN


def switches(text):
    """The ids of the rows that the stand-in can play both ways."""
    return re.findall(r'^ {4}case \w+ = "(\w+)"$', text, re.MULTILINE)
