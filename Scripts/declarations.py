"""Reads TypeScript declarations in the form of Web/src/overscroll.d.ts: a member per statement."""

import re
from dataclasses import dataclass

INTERFACE = re.compile(r"^export interface (\w+)[^{]*\{\n(.*?)^\}", re.M | re.S)
UNION = re.compile(r"^export type (\w+)[^=]*= (.*?);\n", re.M | re.S)
DOC = r"(?:  /\*\*(?P<doc>.*?)\*/\n)?"
MEMBER = re.compile(rf"{DOC}  (?:readonly )?(?P<name>\w+)(?P<rest>\??[:(<].*?);\n(?=  \S|\Z|\n)", re.S)
HANDLER = re.compile(r"\{ (\w+)\(")


@dataclass(frozen=True)
class Member:
    """A property or method: its name, its type, and its comment in one line."""

    name: str
    type: str
    doc: str


def declared_text(root):
    """The declarations of the package for pages: the main file and those that it exports."""
    files = (root / "Web/src" / name for name in ("overscroll.d.ts", "looks.d.ts", "reading.d.ts", "results.d.ts"))
    return "\n".join(file.read_text("utf8") for file in files if file.is_file())


def plain(doc):
    """A comment without its asterisks, as one line."""
    return " ".join(re.sub(r"^\s*\* ?", "", line).strip() for line in (doc or "").splitlines()).strip()


def members(body):
    for match in MEMBER.finditer(body):
        kind = " ".join(match["rest"].removeprefix("?").removeprefix(":").split())
        yield Member(match["name"], kind, plain(match["doc"]))


def interfaces(text):
    """The members of each interface by its name."""
    return {name: list(members(body)) for name, body in INTERFACE.findall(text)}


def unions(text):
    """The definition of each type alias, by its name."""
    return {name: " ".join(meaning.split()) for name, meaning in UNION.findall(text)}


def handlers(text):
    """The methods in a union of objects; an edge has one of them."""
    return HANDLER.findall(unions(text).get("EdgeOptions", ""))
