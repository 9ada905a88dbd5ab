"""Fails unless every public declaration of the modules has a comment that begins with a sentence.

usage: check-documentation.py [--graphs FOLDER] MODULE...

Reads the symbol graphs that Scripts/build-docs.sh leaves in .build/symbol-graphs. A comment that
is inherited from a protocol's requirement does not count, nor does one that begins with a list.
"""

import argparse
import re
import sys

from symbol_graph import GRAPHS, NoGraph, declarations

MAX_SENTENCE = 150
LIST_OR_HEADING = re.compile(r"\s*([-*+]\s|\d+[.)]\s|#|```|>)")
# A full stop before a space or punctuation: not that of 0.25, nor that of `.top`.
SENTENCE = re.compile(r".*?\.(?=[\s)\"]|$)")


def abstract(lines):
    """The first paragraph as one line."""
    paragraph = []
    for line in lines:
        if not line.strip() or LIST_OR_HEADING.match(line):
            break
        paragraph.append(line.strip())
    return " ".join(paragraph)


def complaint(lines):
    """A sentence about the fault of a comment, or nothing."""
    if not any(line.strip() for line in lines):
        return "has no documentation."
    text = abstract(lines)
    if not text:
        return "does not begin with a sentence."
    sentence = SENTENCE.match(text)
    if not sentence or not text.endswith("."):
        return f"does not end its abstract with a full stop: {text}"
    if len(sentence[0]) > MAX_SENTENCE:
        return f"begins with {len(sentence[0])} characters; {MAX_SENTENCE} is the most: {text}"
    return None


def check(module, folder):
    """Prints the faults in a module, and returns the numbers of declarations and of faults."""
    found = declarations(module, folder)
    wrong = 0
    for declaration in found:
        sentence = complaint(declaration.comment)
        if sentence:
            print(f"{declaration.place}: {declaration.name} {sentence}")
            wrong += 1
    return len(found), wrong


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("modules", nargs="*", default=["OverscrollCore"], metavar="MODULE")
    parser.add_argument("--graphs", default=GRAPHS, metavar="FOLDER")
    options = parser.parse_args(arguments)
    failed = False
    for module in options.modules:
        try:
            count, wrong = check(module, options.graphs)
        except NoGraph as error:
            print(error, file=sys.stderr)
            return 1
        failed = failed or wrong > 0 or count == 0
        print(f"{module}: {count - wrong} of {count} public declarations are documented.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
