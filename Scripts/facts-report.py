"""Compares the measurements of a simulator with the ledger of facts.

usage: facts-report.py FIGURES             lines of row, side and figures, separated by tabs

Each row of Development/Platforms/LinuxUIKit/Facts.md is printed once: "holds" if the fact was measured,
"alternative" or "neither" if not, and "not measured" without a line. Rows that the ledger does not
have are an error.
"""

import sys
from pathlib import Path

import fact_table

VERDICTS = {"fact": "holds", "alternative": "alternative", "neither": "neither",
            "unavailable": "unavailable"}


def read(text):
    """The side and the figures of each row in the lines that the app and its tests print."""
    measured = {}
    for line in text.splitlines():
        if line.strip():
            row, side, *rest = line.split("\t")
            measured[row] = VERDICTS[side], rest[-1] if rest else ""
    return measured


def report(measured, rows):
    """The lines of the table, in the order of the ledger."""
    for row in rows:
        verdict, figures = measured.get(row, ("not measured", ""))
        yield f"{row:5} {verdict:14} {figures}".rstrip()


def main(path):
    measured = read(Path(path).read_text("utf8"))
    rows = [row.id for row in fact_table.rows(fact_table.LEDGER.read_text("utf8"))]
    unknown = sorted(measured.keys() - set(rows))
    if unknown:
        print(f"The ledger has no row {', '.join(unknown)}.", file=sys.stderr)
        return 1
    print("\n".join(report(measured, rows)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
