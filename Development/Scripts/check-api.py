#!/usr/bin/env python3
"""Fails if the public API of the modules differs from Documentation/Internals/API.

usage: check-api.py [--write] [--graphs FOLDER] [--record FOLDER]

Documentation/Internals/API has a line for each public declaration, so every change of the API appears in the
review of a pull request. `--write` writes these files. Reads the compiler's symbol graphs, which
Development/Scripts/build-docs.sh leaves in .build/symbol-graphs.
"""

import argparse
import difflib
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# Conformances that the compiler adds to every type.
IMPLIED = {"Swift.SendableMetatype", "Swift.Copyable", "Swift.Escapable"}


def lines(folder):
    """Every public declaration of a module, one per line, ordered by name.

    Declarations that the compiler generates, such as `init(rawValue:)`, have no location and are
    skipped. So are extension blocks, which declare nothing themselves.
    """
    found, names = set(), {}
    graphs = [json.loads(path.read_text("utf8")) for path in folder.glob("*.symbols.json")]
    for symbol in (symbol for graph in graphs for symbol in graph["symbols"]):
        if "location" in symbol and symbol["kind"]["identifier"] != "swift.extension":
            name = names[symbol["identifier"]["precise"]] = ".".join(symbol["pathComponents"])
            text = "".join(each["spelling"] for each in symbol.get("declarationFragments", []))
            found.add(f"{name}: {' '.join(text.split())}")
    for relation in (relation for graph in graphs for relation in graph["relationships"]):
        target = relation.get("targetFallback") or relation["target"]
        if relation["kind"] == "conformsTo" and relation["source"] in names and target not in IMPLIED:
            found.add(f"{names[relation['source']]}: conforms to {target}")
    return sorted(found)


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true", help="record the public API")
    parser.add_argument("--graphs", type=Path, default=ROOT / ".build/symbol-graphs")
    parser.add_argument("--record", type=Path, default=ROOT / "Documentation/Internals/API")
    options = parser.parse_args(arguments)
    # The folder of a catalogue alone has no graphs.
    modules = sorted({path.parent for path in options.graphs.glob("*/*.symbols.json")})
    if not modules:
        sys.exit(f"There are no symbol graphs in {options.graphs}: run `make docs`.")
    changes = []
    for folder in modules:
        path = options.record / f"{folder.name}.txt"
        new = lines(folder)
        old = path.read_text("utf8").splitlines() if path.exists() else []
        changed = difflib.unified_diff(old, new, f"{folder.name}, recorded", f"{folder.name}, current", n=0, lineterm="")
        changes += [line for line in changed if not line.startswith("@@")]
        if options.write:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("\n".join(new) + "\n", "utf8")
    if options.write:
        print(f"Recorded the public API of {len(modules)} modules.")
        return 0
    if changes:
        print("\n".join(changes))
        print("The public API has changed. If this is intended, run `Development/Scripts/check-api.py --write`, and add a line to the changelog.")
        return 1
    print(f"The public API of {len(modules)} modules equals Documentation/Internals/API.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
