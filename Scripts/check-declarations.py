"""Fails unless Web/src/options.js reads the options that Web/src/overscroll.d.ts declares.

usage: check-declarations.py [--root FOLDER]

Also compares Web/custom-elements.json with the custom element and its declarations.

`tsc -p Web` checks the other direction: the code destructures options as objects of the declared
types, so it cannot read an undeclared one.
"""

import argparse
import re
import sys
from pathlib import Path

import element_manifest
from declarations import declared_text, handlers, interfaces, unions

ROOT = Path(__file__).resolve().parents[1]
# The interfaces whose members options.js destructures by name.
TAKEN = ("Look", "Rule", "Steps", "OwnIndicator", "BackToTop", "FeedOptions")
# The scripts that read options.
READERS = ("simple-options.js", "options.js", "edge-options.js", "rare-options.js")
# Read while a list is attached, and not by options.js.
ELSEWHERE = {"signal"}
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.S)
NAME = re.compile(r"[A-Za-z]\w*")
KEYS = re.compile(r"(\w+):")


def constant(code, name):
    """The keys of a table in the code."""
    match = re.search(rf"const {name} = \{{(.*?)\}};", code, re.S)
    return set(KEYS.findall(match[1])) if match else set()


def list_names(code):
    """The options of a list: a list of names, the edges among them."""
    match = re.search(r"const NAMES = \[(.*?)\];", code, re.S)
    edges = {"top", "bottom", "leading", "trailing"}
    return (set(re.findall(r'"(\w+)"', match[1])) if match else set()) | edges


def differences(what, written, declared):
    yield from (f"{what} reads {name}, which is not declared." for name in sorted(written - declared))
    yield from (f"{what} does not read {name}, which is declared." for name in sorted(declared - written))


def faults(sources, declared):
    kinds = {name: {each.name for each in found} for name, found in interfaces(declared).items()}
    code = COMMENT.sub("", "".join(sources.get(name, "") for name in READERS))
    used = set(NAME.findall(code))
    for kind in TAKEN:
        yield from differences("options.js", used & kinds.get(kind, set()), kinds.get(kind, set()))
    yield from differences("options.js", used & set(handlers(declared)), set(handlers(declared)))
    given = kinds.get("ListOptions", set()) | kinds.get("Defaults", set())
    yield from differences("attach", list_names(code), given - ELSEWHERE)
    yield from differences("times", constant(code, "TIMES"), kinds.get("Times", set()))
    yield from differences("texts", constant(sources["english.js"], "ENGLISH"), kinds.get("Texts", set()))
    phases = set(re.findall(r'"(\w+)"', unions(declared).get("Phase", "")))
    known = set(re.findall(r'"(\w+)"', re.search(r"PHASES = \[(.*?)\]", sources["block.js"])[1]))
    yield from differences("The list of phases", known, phases)
    # After a failure a text is shown instead of a picture.
    yield from differences("frames", known - {"failed"} | {"fps", "words", "extent"}, kinds.get("Frames", set()))


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", default=ROOT, type=Path)
    root = parser.parse_args(arguments).root
    sources = {path.name: path.read_text("utf8") for path in (root / "Web/src").glob("*.*s")}
    found = list(faults(sources, declared_text(root)))
    scripts = {name: text for name, text in sources.items() if name.endswith(".js")}
    manifest = (root / "Web/custom-elements.json").read_text("utf8")
    found += element_manifest.faults(scripts, sources["overscroll-list.d.ts"], manifest)
    print("\n".join(found) if found else "The declarations name what the code reads.", file=sys.stderr if found else sys.stdout)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
