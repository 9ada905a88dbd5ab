#!/usr/bin/env python3
"""Fails if the public API of the modules differs from Documentation/API.

usage: check-api.py [--write] [--graphs FOLDER] [--record FOLDER] [MODULE...]

Documentation/API has a line for each public declaration, so every change of the API appears in the
review of a pull request. `--write` writes these files. Reads the symbol graphs that
Scripts/build-docs.sh leaves in .build/symbol-graphs: all of them, unless modules are named.
"""

import argparse
import difflib
import sys
from pathlib import Path

from symbol_graph import GRAPHS, ROOT, NoGraph, declarations

RECORD = ROOT / "Documentation/API"
# Conformances that the compiler adds to every type.
IMPLIED = {"Swift.SendableMetatype", "Swift.Copyable", "Swift.Escapable"}


def lines(module, graphs):
    """Every public declaration of a module, one per line, ordered by name."""
    found = set()
    for each in declarations(module, graphs):
        found.add(f"{each.name}: {each.text}")
        found.update(f"{each.name}: conforms to {name}" for name in set(each.conformances) - IMPLIED)
    return sorted(found)


def documented(graphs):
    """The modules that have graphs; the folder of a catalogue alone has none."""
    modules = sorted({path.parent.name for path in graphs.glob("*/*.symbols.json")})
    if not modules:
        raise NoGraph(f"There are no symbol graphs in {graphs}: run `make docs`.")
    return modules


def difference(module, old, new):
    """The added and removed lines, as in a review."""
    changes = difflib.unified_diff(old, new, f"{module}, recorded", f"{module}, current", n=0, lineterm="")
    return [line for line in changes if not line.startswith("@@")]


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true", help="record the public API")
    parser.add_argument("--graphs", type=Path, default=GRAPHS)
    parser.add_argument("--record", type=Path, default=RECORD)
    parser.add_argument("modules", nargs="*", metavar="MODULE")
    options = parser.parse_args(arguments)
    modules = options.modules or documented(options.graphs)
    changes = []
    for module in modules:
        path = options.record / f"{module}.txt"
        new = lines(module, options.graphs)
        old = path.read_text("utf8").splitlines() if path.exists() else []
        changes += difference(module, old, new)
        if options.write:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("\n".join(new) + "\n", "utf8")
    if options.write:
        print(f"Recorded the public API of {len(modules)} modules.")
        return 0
    if changes:
        print("\n".join(changes))
        print("The public API has changed. If this is intended, run `make api`, and add a line to the changelog.")
        return 1
    print(f"The public API of {len(modules)} modules equals Documentation/API.")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except NoGraph as error:
        sys.exit(str(error))
