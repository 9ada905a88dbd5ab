#!/usr/bin/env python3
"""Copies JavaScript without its comments and idle blanks: what a browser has to load.

usage: pack-js.py SOURCE_FOLDER TARGET_FOLDER

Names and the ends of statements stay, so that an error still points to something readable. No parser: the sources
use no regular expressions and no template inside a template, which this checks.
"""

import re
import sys
from pathlib import Path

TOKEN = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)
      | (?P<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)
      | (?P<word>[\w$#]+)
      | (?P<newline>\n)
      | (?P<blank>[ \t\r]+)
      | (?P<sign>.)""",
    re.VERBOSE | re.DOTALL,
)


def tokens(source):
    """The tokens that count, with the line ends between them."""
    for match in TOKEN.finditer(source):
        kind, text = match.lastgroup, match.group()
        if kind == "comment":
            kind, text = ("newline", "\n") if "\n" in text else ("blank", " ")
        if kind == "string" and text[0] == "`":
            demand(text.count("${") <= text.count("}"), "a template inside a template", text)
        if kind == "sign":
            demand(text not in "\"'`", "an open string", text)
        if kind != "blank":
            yield kind, text


def demand(is_right, what, text):
    if not is_right:
        sys.exit(f"pack-js: {what}, which it can not read: {text}")


def needs_blank(before, after):
    """Whether two tokens would become one, or another one, without a blank between them."""
    words = before[0] == "word" and after[0] == "word"
    signs = before[1] == after[1] and before[1] in "+-"
    return words or signs


def is_idle(before, token):
    """Whether a line end says nothing: no statement ends behind an opening sign or a comma."""
    return token[0] == "newline" and (before[0] == "newline" or before[1] in "{([,")


def pack(source):
    packed, before = [], ("newline", "\n")
    for token in tokens(source):
        if is_idle(before, token):
            continue
        if needs_blank(before, token):
            packed.append(" ")
        packed.append(token[1])
        before = token
    return "".join(packed)


def main():
    source, target = map(Path, sys.argv[1:])
    for path in sorted(source.rglob("*.js")):
        packed = target / path.relative_to(source)
        packed.parent.mkdir(parents=True, exist_ok=True)
        packed.write_text(pack(path.read_text("utf8")), "utf8")


if __name__ == "__main__":
    main()
