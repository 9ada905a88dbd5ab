"""Fails unless a test names every public declaration of the modules.

usage: check-tested-names.py [--graphs FOLDER] [--tests FOLDER] MODULE...

Reads the symbol graphs that Scripts/build-docs.sh leaves in .build/symbol-graphs, and the code of
the tests without comments and string literals. A name counts wherever it occurs, whatever it refers
to there, but not as an argument label: this finds declarations that no test considers, not weak
tests. Subscripts have no name and are skipped. The transitions of the phases are not checked here:
a Swift test has their table.
"""

import argparse
import re
import sys
from pathlib import Path

from swift_code import mask
from symbol_graph import GRAPHS, ROOT, NoGraph, declarations

TYPES = {"struct", "class", "enum", "protocol", "typealias", "associatedtype", "actor"}
NAMELESS = {"subscript", "type.subscript", "deinit"}


def pattern(declaration):
    """A regular expression that the code of a test must match."""
    name = re.escape(declaration.base_name)
    if declaration.kind == "init":
        return rf"\b{re.escape(declaration.path[-2])}\b(?:<[^()]*?>)?(?:\.init\b|\s*\()"
    if declaration.kind == "enum.case":
        return rf"\.\s*`?{name}\b"
    if not name[0].isalpha() and name[0] != "_":
        return rf"(?<=\s){name}(?=\s)"
    if declaration.kind in TYPES:
        return rf"\b{name}\b"
    # A name before a colon is an argument label, unless it follows a period.
    return rf"\b{name}\b(?!:)|\.{name}\b"


def unnamed(module, folder, code):
    """The declarations of a module with a name, and those that the code does not contain."""
    named = [each for each in declarations(module, folder) if each.kind not in NAMELESS]
    return named, [each for each in named if not re.search(pattern(each), code)]


def test_code(folder):
    """The code of every test, without comments and string literals."""
    return "\n".join(mask(path.read_text("utf8")) for path in sorted(folder.rglob("*.swift")))


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("modules", nargs="*", default=["OverscrollCore"], metavar="MODULE")
    parser.add_argument("--graphs", default=GRAPHS, metavar="FOLDER")
    parser.add_argument("--tests", default=ROOT / "Tests", type=Path, metavar="FOLDER")
    options = parser.parse_args(arguments)
    code = test_code(options.tests)
    failed = False
    for module in options.modules:
        try:
            named, missing = unnamed(module, options.graphs, code)
        except NoGraph as error:
            print(error, file=sys.stderr)
            return 1
        for each in missing:
            print(f"{each.place}: no test names {each.name}.")
        failed = failed or bool(missing) or not named
        print(f"{module}: tests name {len(named) - len(missing)} of {len(named)} declarations.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
