"""Generates the tables of options in Web/docs/Options.md from the declarations for TypeScript.

usage: make-web-options.py [--check]

Fails if a declared option or method is one that no script names. `tsc -p Web` checks the other
direction: the scripts cannot read an option that is not declared.
"""

import re
from collections import namedtuple

from generated import main

SOURCES = "Web/src"
PAGE = "Web/docs/Options.md"
# The declarations of the package for pages: the main file, those that it exports, and the machine.
DECLARATIONS = ("overscroll.d.ts", "looks.d.ts", "reading.d.ts", "results.d.ts", "machine.d.ts")
INTERFACE = re.compile(r"^export interface (\w+)[^{]*\{\n(.*?)^\}", re.M | re.S)
DOC = r"(?:  /\*\*(?P<doc>.*?)\*/\n)?"
MEMBER = re.compile(rf"{DOC}  (?:readonly )?(?P<name>\w+)(?P<rest>\??[:(<].*?);\n(?=  \S|\Z|\n)", re.S)
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.S)
# The heading of the table with the members of an interface.
TABLES = {
    "ListOptions": "Options of `attach`", "Defaults": "Options of `attach` and `configure`",
    "Rule": "Options of an edge: its trigger", "Look": "Options of an edge: its looks",
    "Steps": "Options of an edge: its action in two steps", "BackToTop": "Options of `backToTop`",
    "ReadingPosition": "Options of `readingPosition`", "Chat": "Options of `chat`, besides those that it shares with `readingPosition`",
    "ReadingAnchor": "A place in a list", "ScrollToRow": "How a list scrolls to a row", "ScrollToEnd": "How a list scrolls", "ChatState": "The state of a chat",
    "FeedOptions": "Options of `feed`", "RetryPolicy": "Options of `retryPolicy`", "Durations": "Options of `durations`, in seconds", "Texts": "Options of `texts`", "List": "Methods of a list",
    "ListEvents": "Events of a list", "OwnIndicator": "An indicator of your own",
    "IndicatorState": "The state that such an indicator gets", "Frames": "Options of an indicator of pictures", "Classic": "Options of the indicator `classic`", "Machine": "Members of a machine",
}
# The types that the tables name, besides those with a table of their own.
TYPES = ("Edge", "Phase", "Outcome", "Answer", "Action", "Indicator", "BuiltInIndicator", "Distance", "RowID", "Pictures", "Picture")
TYPE = re.compile(r"/\*\*((?:[^*]|\*(?!/))*)\*/\nexport type (\w+) = (.*?);\n(?=\n|/|export|\Z)", re.S)
# Described in the text, or by another table.
OMITTED = {"Result", "ActionContext", "PendingList"}
SECTION = re.compile(r"(<!-- options: made by make-web-options -->\n).*?(<!-- /options -->)", re.S)


# A property or method: its name, its type, and its comment in one line.
Member = namedtuple("Member", "name type doc")


def members(body):
    for match in MEMBER.finditer(body):
        kind = " ".join(match["rest"].removeprefix("?").removeprefix(":").split())
        yield Member(match["name"], kind, in_one_line(match["doc"] or ""))


def in_one_line(comment):
    return " ".join(re.sub(r"^\s*\* ?", "", line).strip() for line in comment.splitlines()).strip()


def types(text):
    found = {name: Member(name, " ".join(value.split()), in_one_line(doc)) for doc, name, value in TYPE.findall(text)}
    return [found[name] for name in TYPES if name in found]


def interfaces(text):
    """The members of each interface by its name."""
    return {name: list(members(body)) for name, body in INTERFACE.findall(text)}


def cell(text):
    return text.replace("|", "\\|")


def table(title, members):
    """A heading and a table of three columns; some members need no comment."""
    rows = [f"| `{each.name}` | `{cell(each.type)}` | {cell(each.doc)} |" for each in members]
    return "\n".join([f"## {title}", "", "| name | type | description |", "|---|---|---|", *rows, ""])


def tables(text):
    found = interfaces(text)
    others = [name for name in found if name not in TABLES and name not in OMITTED]
    return "\n".join([table("Types", types(text)), *(
        table(TABLES.get(name, f"`{name}`"), found[name]) for name in [*TABLES, *others] if name in found)])


def unread(declared, scripts):
    """A sentence for each declared member that no script names."""
    words = set(re.findall(r"\w+", COMMENT.sub("", scripts)))
    yield from (f"No script names {kind}.{each.name}, which is declared."
                for kind, found in interfaces(declared).items() for each in found if each.name not in words)


def declarations(root):
    return "\n".join((root / SOURCES / name).read_text("utf8") for name in DECLARATIONS)


def products(root):
    tables_of_all = tables(declarations(root))
    return {PAGE: SECTION.sub(lambda match: f"{match[1]}\n{tables_of_all}\n{match[2]}", (root / PAGE).read_text("utf8"))}


def faults(root):
    return unread(declarations(root), "\n".join(path.read_text("utf8") for path in (root / SOURCES).rglob("*.js")))


if __name__ == "__main__":
    main(products, faults, "Web/docs/Options.md describes the options that are declared.")
