"""Tables in Markdown whose cells name tests. For check-systems.py."""

import re

SWIFT_TEST = re.compile(r"@Test\b.*?\bfunc (\w+)", re.S)
PYTHON_TEST = re.compile(r"^def (test_\w+)", re.M)


def cells(line):
    """The cells of a row."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def existing_tests(folder):
    """The tests in a folder, as file/function in Swift and file::function in Python."""
    for file in folder.rglob("*.swift"):
        yield from (f"{file.stem}/{name}" for name in SWIFT_TEST.findall(file.read_text("utf8")))
    for file in folder.rglob("test_*.py"):
        yield from (f"{file.name}::{name}" for name in PYTHON_TEST.findall(file.read_text("utf8")))
