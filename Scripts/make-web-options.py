"""Writes the tables of options in Web/README.md from the declarations, so that they are said in one place.

usage: make-web-options.py [--check]
"""

import argparse
import re
import sys
from pathlib import Path

from declarations import interfaces

ROOT = Path(__file__).resolve().parents[1]
# The heading under which the members of an interface are told.
TABLES = {
    "Options": "What `attach` takes", "Rule": "Of an edge: when it acts", "Look": "Of an edge: how it looks",
    "Steps": "Of an edge: what it does", "BackToTop": "Of `backToTop`", "FeedOptions": "Of `feed`", "Times": "Of `times`, in seconds",
    "List": "What `attach` resolves to", "OwnIndicator": "An indicator of the page's own",
    "IndicatorState": "What such an indicator is told", "Frames": "Of an indicator of pictures",
}
SECTION = re.compile(r"(<!-- options: made by make-web-options -->\n).*?(<!-- /options -->)", re.S)


def cell(text):
    return text.replace("|", "\\|")


def table(title, members):
    """A heading and a table of three columns; what has no comment of its own is clear by its name."""
    rows = [f"| `{each.name}` | `{cell(each.type)}` | {cell(each.doc)} |" for each in members]
    return "\n".join([f"### {title}", "", "| name | type | what it is |", "|---|---|---|", *rows, ""])


def tables(text):
    found = interfaces(text)
    others = [name for name in found if name not in TABLES and name not in ("Result", "Texts")]
    return "\n".join(
        table(TABLES.get(name, f"`{name}`"), found[name]) for name in [*TABLES, *others] if name in found)


def made(readme, declared):
    return SECTION.sub(lambda match: f"{match[1]}\n{tables(declared)}\n{match[2]}", readme)


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail where something would be written")
    options = parser.parse_args(arguments)
    readme = ROOT / "Web/README.md"
    before = readme.read_text("utf8")
    after = made(before, (ROOT / "Web/src/overscroll.d.ts").read_text("utf8"))
    if not options.check:
        readme.write_text(after, "utf8")
    elif before != after:
        print("The tables in Web/README.md are not those of the declarations: run Scripts/make-web-options.py.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
