"""Generates the tables of options in Web/README.md from the declarations.

usage: make-web-options.py [--check]
"""

import argparse
import re
import sys
from pathlib import Path

from declarations import declared_text, interfaces

ROOT = Path(__file__).resolve().parents[1]
# The heading of the table with the members of an interface.
TABLES = {
    "ListOptions": "Options of `attach`", "Defaults": "Options of `attach` and `configure`",
    "Rule": "Options of an edge: its trigger", "Look": "Options of an edge: its looks",
    "Steps": "Options of an edge: its action in two steps", "BackToTop": "Options of `backToTop`",
    "ReadingPosition": "Options of `readingPosition`", "Chat": "Options of `chat`, besides `id`, `ids` and `offset`",
    "FeedOptions": "Options of `feed`", "Retries": "Options of `retries`", "Times": "Options of `times`, in seconds", "List": "Methods of a list",
    "ListEvents": "Events of a list", "OwnIndicator": "An indicator of your own",
    "IndicatorState": "The state that such an indicator gets", "Frames": "Options of an indicator of pictures", "Classic": "Options of the indicator `classic`",
}
# Described in the text, or by another table.
OMITTED = {"Result", "Texts", "ActionContext", "PendingList"}
SECTION = re.compile(r"(<!-- options: made by make-web-options -->\n).*?(<!-- /options -->)", re.S)


def cell(text):
    return text.replace("|", "\\|")


def table(title, members):
    """A heading and a table of three columns; some members need no comment."""
    rows = [f"| `{each.name}` | `{cell(each.type)}` | {cell(each.doc)} |" for each in members]
    return "\n".join([f"### {title}", "", "| name | type | description |", "|---|---|---|", *rows, ""])


def tables(text):
    found = interfaces(text)
    others = [name for name in found if name not in TABLES and name not in OMITTED]
    return "\n".join(
        table(TABLES.get(name, f"`{name}`"), found[name]) for name in [*TABLES, *others] if name in found)


def made(readme, declared):
    return SECTION.sub(lambda match: f"{match[1]}\n{tables(declared)}\n{match[2]}", readme)


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if something would be written")
    options = parser.parse_args(arguments)
    readme = ROOT / "Web/README.md"
    before = readme.read_text("utf8")
    after = made(before, declared_text(ROOT))
    if not options.check:
        readme.write_text(after, "utf8")
    elif before != after:
        print("The tables in Web/README.md are not those of the declarations: run Scripts/make-web-options.py.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
