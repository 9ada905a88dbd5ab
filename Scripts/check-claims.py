"""Checks that each claim of the README has its evidence in Documentation/Claims.md.

usage: check-claims.py [--root FOLDER]

Claims are the status, the points of the list, each with a bold title, the rows of the comparison, and
at least one quotation of each other paragraph that is more than a label or links. Evidence is tests
that exist, files in backquotes, or a source. In the comparison, each cell has its own evidence; a dash
needs none, if the README has one as well.
"""

import argparse
import re
import sys
from pathlib import Path

from test_tables import cells, existing_tests

ROOT = Path(__file__).resolve().parents[1]
TITLE = re.compile(r"^\* \*\*(.+?)\*\*", re.M)
STATUS = re.compile(r"^\*\*(Status):\*\*", re.M)
RULE = re.compile(r"\|[-| ]+\|")
FENCE = re.compile(r"^```.*?^```$", re.M | re.S)
LINK = re.compile(r"!?\[[^\]]*\]\([^)]*\)|<[^>]*>")
DASH = "–"


def tables(text):
    """The rows of all tables, as lists of cells, without headings."""
    for table in re.findall(r"(?:^\|.*\n)+", text, re.M):
        lines = table.splitlines()
        if len(lines) > 2 and RULE.fullmatch(lines[1]):
            yield [cells(line) for line in lines[2:]]


def claims(readme, page):
    """The cells of each claim by its name; a point has only its name."""
    found = {name: [name] for name in STATUS.findall(readme) + TITLE.findall(readme)}
    text = "\n".join(paragraphs(readme))
    found |= {f'"{each}"': [each] for each in quotations(page) if each in text}
    return {**found, **{row[0]: row for rows in tables(readme) for row in rows}}


def paragraphs(readme):
    """The paragraphs that are neither points, tables, headings, labels, nor only links."""
    for paragraph in re.split(r"\n\s*\n", FENCE.sub("", readme)):
        text = paragraph.strip()
        words = LINK.sub("", text).replace("·", "").split()
        if len(words) > 3 and not text.startswith(("#", "|", "* ", "**", "✓")):
            yield text


def quotations(page):
    """The quoted claims, each with its row."""
    return {row[0][1:-1]: row for rows in tables(page) for row in rows if row[0].startswith('"')}


def faults_of_quotations(readme, page):
    quoted = quotations(page)
    for paragraph in paragraphs(readme):
        if not any(quotation in paragraph for quotation in quoted):
            yield f"{paragraph[:50]!r}: no quotation."


def evidence(page):
    """The cells of each row by its claim."""
    return {row[0]: row for rows in tables(page) for row in rows}


def faults_of_item(item, tests, root):
    if item.startswith("source: "):
        return
    if item.startswith("`"):
        if not (root / item.strip("`")).exists():
            yield f"{item} does not exist"
    elif item not in tests:
        yield f"{item or 'nothing'} is no test, file or source"


def faults_of_cell(cell, claimed, tests, root):
    if cell == DASH or claimed == DASH:
        if cell != claimed:
            yield f"a dash belongs to a dash, not {cell!r} to {claimed!r}"
        return
    for item in [cell] if cell.startswith("source: ") else re.split(r",\s*", cell):
        yield from faults_of_item(item, tests, root)


def faults(readme, page, tests, root):
    """A sentence for each claim without sufficient evidence, and for each row without a claim."""
    claimed, shown = claims(readme, page), evidence(page)
    if not claimed:
        yield "The README makes no claims."
    yield from faults_of_quotations(readme, page)
    yield from (f"{name}: no row." for name in claimed if name not in shown)
    yield from (f"{name}: the README does not claim this." for name in shown if name not in claimed)
    for name in claimed.keys() & shown.keys():
        wanted = claimed[name][1:] or [""]
        given = shown[name][1:]
        if len(given) != len(wanted):
            yield f"{name}: {len(given)} cells instead of {len(wanted)}."
        for cell, value in zip(given, wanted):
            yield from (f"{name}: {fault}." for fault in faults_of_cell(cell, value, tests, root))


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--root", type=Path, default=ROOT)
    root = parser.parse_args(arguments).root
    readme = (root / "README.md").read_text("utf8")
    page = (root / "Documentation/Claims.md").read_text("utf8")
    found = list(faults(readme, page, set(existing_tests(root / "Tests")), root))
    if found:
        sys.exit("\n".join(f"Claims.md: {each}" for each in found))
    print(f"All {len(claims(readme, page))} claims of the README have evidence.")


if __name__ == "__main__":
    main(sys.argv[1:])
