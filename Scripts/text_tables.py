"""Reads Texts/*.strings, and reports their faults."""

import re
from dataclasses import dataclass

from text_width import line_width, status_width

COMMENT = r"/\*(?P<comment>.*?)\*/"
ENTRY = r'"(?P<key>\w+)"\s*=\s*"(?P<text>[^"\\]*)"\s*;'
TOKEN = re.compile(rf"{COMMENT}|{ENTRY}|\s+", re.DOTALL)
PLACEHOLDER = re.compile(r"\{\w*\}")
# The width of the classic indicator on the smallest phone: 320 points, less 8 at each side.
ROOM = 304
# Characters that only look like the correct ones.
UNTYPOGRAPHIC = {
    "'": "a straight apostrophe", "...": "three full stops for an ellipsis", "  ": "two blanks",
    " …": "a blank before an ellipsis that a line may break at",
    " :": "a blank before a colon that a line may break at",
}


class Unreadable(Exception):
    """The file is not a table of texts."""


@dataclass
class Table:
    """The texts of a language, in the order of the file."""

    tag: str
    name: str
    texts: dict
    notes: dict
    is_draft: bool = False


def read_table(path):
    source, offset = path.read_text("utf8"), 0
    texts, notes, comments = {}, {}, []
    while offset < len(source):
        match = TOKEN.match(source, offset)
        if not match:
            line = source.count("\n", 0, offset) + 1
            raise Unreadable(f"{path.name}:{line}: This is neither a comment nor an entry.")
        offset = match.end()
        if match["comment"]:
            comments.append(" ".join(match["comment"].split()))
        if match["key"]:
            if match["key"] in texts:
                raise Unreadable(f"{path.name}: {match['key']} stands there twice.")
            texts[match["key"]] = match["text"]
            notes[match["key"]] = comments[-1] if len(comments) > 1 else ""
    is_draft = any(comment.startswith("Draft:") for comment in comments)
    return Table(path.stem, comments[0] if comments else "", texts, notes, is_draft)


def read_tables(folder):
    """All tables, English first, because it defines the keys."""
    tables = [read_table(path) for path in sorted(folder.glob("*.strings"))]
    return sorted(tables, key=lambda table: (table.tag != "en", table.tag))


def faults(tables):
    """A sentence for each fault."""
    english = tables[0]
    for key, note in english.notes.items():
        if not note.endswith("."):
            yield f"en: {key} needs a comment that says where it is read."
    for table in tables:
        if not table.name:
            yield f"{table.tag}: The file does not begin with the name of its language."
        if list(table.texts) != list(english.texts):
            differing = sorted(set(table.texts) ^ set(english.texts)) or ["their order"]
            yield f"{table.tag}: The keys are not those of English: {', '.join(differing)}."
            continue
        for key, text in table.texts.items():
            for sentence in text_faults(key, text, english.texts[key]):
                yield f"{table.tag}: {key} {sentence}"
        yield from width_faults(table)


def text_faults(key, text, english):
    if not text or text != text.strip():
        yield "is empty, or begins or ends with a blank."
    if text == key:
        yield "is its own key."
    if sorted(PLACEHOLDER.findall(text)) != sorted(PLACEHOLDER.findall(english)):
        yield f"has not the placeholders of English: {text}"
    for characters, name in UNTYPOGRAPHIC.items():
        if characters in text:
            yield f"has {name}: {text}"
    # In every language here, an ellipsis marks an activity in progress.
    if english.endswith("…") != text.endswith("…"):
        yield f"has not the ellipsis of English: {text}"


def width_faults(table):
    """A sentence for each text that is too wide for the smallest phone at the usual text size."""
    for key, text in table.texts.items():
        width = line_width(key, text)
        if width > ROOM:
            yield f"{table.tag}: {key} takes {width:.0f} of {ROOM} points: {text}"
    for key in ("refreshFailed", "loadFailed"):
        width = status_width(table.texts[key], table.texts["retry"])
        if width > ROOM:
            yield f"{table.tag}: {key} and retry take {width:.0f} of {ROOM} points."
