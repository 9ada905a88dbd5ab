#!/usr/bin/env python3
"""Fails unless the tests compile every Swift snippet in the documentation.

usage: check-snippets.py [--root FOLDER]

Checks the README, Documentation, the DocC catalogues and the doc comments in Sources. Spaces,
comments and imports are ignored, and so are the words that a test adds to embed a snippet:
`private`, `static`, `@IBAction`, and the `@MainActor` that a file of an app has by default.
"""

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = ["README*.md", "Documentation/**/*.md", "Texts/*.md", "Platforms/**/*.md", "Sources/**/*.docc/*.md"]
COMPILED = ["Tests/**/*.swift", "Gallery/**/*.swift"]
BLOCK = re.compile(r"^```swift\n(.*?)^```", re.DOTALL | re.MULTILINE)
ADDED = re.compile(r"\b(?:private|fileprivate|static)\s|@IBAction\s|@MainActor\s|^import .*$|\s//.*$", re.MULTILINE)


def plain(code):
    """Code without spaces, and without words that are ignored."""
    return "".join(ADDED.sub("", code).split())


def blocks(text):
    """The Swift snippets of a text, each with its line."""
    return [(text[: match.start(1)].count("\n") + 1, match.group(1)) for match in BLOCK.finditer(text)]


def comments(source):
    """The doc comments of a source, each in its own line of the source."""
    lines = (re.match(r"\s*/// ?(.*)", line) for line in source.split("\n"))
    return "\n".join(line.group(1) if line else "" for line in lines)


def printed(root):
    """Every snippet in the documentation: the file, the line, the code."""
    for path in sorted({path for pattern in PAGES for path in root.glob(pattern)}):
        yield from ((path, line, code) for line, code in blocks(path.read_text("utf8")))
    for path in sorted(root.glob("Sources/**/*.swift")):
        yield from ((path, line, code) for line, code in blocks(comments(path.read_text("utf8"))))


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", type=Path, default=ROOT)
    root = parser.parse_args(arguments).root
    sources = [path for pattern in COMPILED for path in root.glob(pattern) if ".build" not in path.parts]
    compiled = "\n".join(plain(path.read_text("utf8")) for path in sources)
    pieces = list(printed(root))
    missing = [piece for piece in pieces if plain(piece[2]) not in compiled]
    for path, line, code in missing:
        print(f"{path.relative_to(root)}:{line}: no test compiles this:\n{code}")
    if missing or not pieces:
        return 1
    print(f"All {len(pieces)} pieces of Swift in the documentation are compiled.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
