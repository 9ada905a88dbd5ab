"""Fails unless Web/src/overscroll.d.ts declares the options that the code reads, and no others.

usage: check-declarations.py [--root FOLDER]

The code takes its options apart in one way: `const { name, other = usual } = given`. What stands in such braces in
options.js is read; what an interface of options names is declared.
"""

import argparse
import re
import sys
from pathlib import Path

from declarations import handlers, interfaces, unions

ROOT = Path(__file__).resolve().parents[1]
# What is taken apart in options.js, and the interfaces that say what it may have.
TAKEN = {
    "options": ("Options",), "given": ("Look", "Rule", "Steps"), "indicator": ("OwnIndicator",),
    "readBackToTop": ("BackToTop",), "feed": ("FeedOptions",),
}
EDGES = {"top", "bottom", "leading", "trailing"}
APART = re.compile(r"const \{(.*?)\} = (\w+);", re.S)
PARAMETER = re.compile(r"function (\w+)\(\{(.*?)\}\)")
# A name that stands by itself, and no value that is given to one.
NAME = re.compile(r"(?:^|,)\s*(?:\.\.\.)?(\w+)")
NESTED = re.compile(r"\{[^{}]*\}|\([^()]*\)|\[[^\[\]]*\]")
KEYS = re.compile(r"(\w+):")


def names(inside):
    """The names in the braces, without those of usual values."""
    while NESTED.search(inside):
        inside = NESTED.sub("", inside)
    return set(NAME.findall(inside))


def read(code):
    """What the code takes from each of its objects."""
    found = {}
    for inside, name in [*APART.findall(code), *((inside, name) for name, inside in PARAMETER.findall(code))]:
        if name in TAKEN:
            found[name] = found.get(name, set()) | names(inside)
    found["options"] = found.get("options", set()) | EDGES
    return found


def constant(code, name):
    """The keys of a table in the code."""
    match = re.search(rf"const {name} = \{{(.*?)\}};", code, re.S)
    return set(KEYS.findall(match[1])) if match else set()


def differences(what, written, declared):
    yield from (f"{what} reads {name}, which is not declared." for name in sorted(written - declared))
    yield from (f"{what} does not read {name}, which is declared." for name in sorted(declared - written))


def faults(sources, declared):
    kinds = {name: {each.name for each in found} for name, found in interfaces(declared).items()}
    taken = read(sources["options.js"])
    for name, parts in TAKEN.items():
        expected = set().union(*(kinds.get(part, set()) for part in parts))
        expected |= set(handlers(declared)) if name == "given" else set()
        yield from differences(name, taken.get(name, set()), expected)
    yield from differences("times", constant(sources["options.js"], "TIMES"), kinds.get("Times", set()))
    yield from differences("texts", constant(sources["english.js"], "ENGLISH"), kinds.get("Texts", set()))
    phases = set(re.findall(r'"(\w+)"', unions(declared).get("Phase", "")))
    told = set(re.findall(r'"(\w+)"', re.search(r"PHASES = \[(.*?)\]", sources["block.js"])[1]))
    yield from differences("The list of phases", told, phases)
    # After a failure words are shown, and no picture.
    yield from differences("frames", told - {"failed"} | {"fps"}, kinds.get("Frames", set()))


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", default=ROOT, type=Path)
    folder = parser.parse_args(arguments).root / "Web/src"
    sources = {name: (folder / name).read_text("utf8") for name in ("options.js", "english.js", "block.js")}
    found = list(faults(sources, (folder / "overscroll.d.ts").read_text("utf8")))
    print("\n".join(found) if found else "The declarations name what the code reads.", file=sys.stderr if found else sys.stdout)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
