"""Reads Development/Texts/*.strings, and reports their faults."""

import re
import unicodedata
from dataclasses import dataclass

COMMENT = r"/\*(?P<comment>.*?)\*/"
ENTRY = r'"(?P<key>\w+)"\s*=\s*"(?P<text>[^"\\]*)"\s*;'
TOKEN = re.compile(rf"{COMMENT}|{ENTRY}|\s+", re.DOTALL)
PLACEHOLDER = re.compile(r"\{\w*\}")
# The most letters in a line on a phone of 320 points, and in a line of small letters. UIKit shrinks a
# longer line.
LETTERS, SMALL_LETTERS = 36, 44
SMALL = ("lastUpdatedToday", "lastUpdated", "neverUpdated")
# The longest values that systems write for each placeholder.
SAMPLES = {"{time}": "00:00 PM", "{date}": "20 Mmm 2026.", "{count}": "999"}
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
        yield from length_faults(table)


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


def letters(text):
    """The length of a text; a Chinese character is as wide as two letters, and an added mark has no width."""
    for placeholder, sample in SAMPLES.items():
        text = text.replace(placeholder, sample)
    return sum(1 + (unicodedata.east_asian_width(each) in "WF") for each in text if unicodedata.category(each) not in ("Mn", "Cf"))


def length_faults(table):
    """A sentence for each text that is too long for a line."""
    lines = dict(table.texts)
    # A failure shares its line with the button.
    for key in ("refreshFailed", "loadFailed"):
        lines[key] += table.texts["retry"]
    for key, text in lines.items():
        if letters(text) > (SMALL_LETTERS if key in SMALL else LETTERS):
            yield f"{table.tag}: {key} is too long: {text}"
