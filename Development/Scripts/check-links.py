#!/usr/bin/env python3
"""Fails if a link in a Markdown file leads to a missing file or heading.

usage: check-links.py [--root FOLDER]

Checks every Markdown file of the project, and no other sites. A link must have the file's exact
name, including its capitals, and must not lead to a generated file. DocC checks its own links
(`<doc:…>`).
"""

import argparse
import os
import re
import sys
from collections import Counter
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parents[2]
BUILT = {"dist", "output", "node_modules"}
FENCE = re.compile(r"^( *)(```+|~~~+).*?(?:^ *\2|\Z)", re.DOTALL | re.MULTILINE)
CODE = re.compile(r"(`+)(?!`)(.+?)(?<!`)\1(?!`)")
LINK = re.compile(r"\]\(\s*<?([^)\s>]*)>?[^)]*\)|^\[[^\]]+\]:\s*(\S+)|(?:href|src)=\"([^\"]*)\"", re.MULTILINE)
HEADING = re.compile(r"^ {0,3}#{1,6} +(.+?) *#*$|<a (?:id|name)=\"([^\"]+)\"", re.MULTILINE)
ELSEWHERE = re.compile(r"^(?:[a-z][a-z0-9+.-]*:|//)", re.IGNORECASE)


def blank(match):
    """The same number of lines, all empty."""
    return "\n" * match.group().count("\n")


def links(text):
    """The targets of a text's links, each with its line; code has no links."""
    text = CODE.sub("", FENCE.sub(blank, text))
    for match in LINK.finditer(text):
        yield text[: match.start()].count("\n") + 1, next(filter(None, match.groups()), "")


def anchor(heading):
    """The anchor that code hosts generate for a heading."""
    words = re.sub(r"\]\([^)]*\)|[`*\[\]]", "", heading).strip().lower()
    return re.sub(r"[^\w\- ]", "", words).replace(" ", "-")


def anchors(text):
    """The anchors of all headings; repeated ones get a number."""
    seen, found = Counter(), set()
    for heading, name in HEADING.findall(FENCE.sub(blank, text)):
        word = name or anchor(heading)
        found.add(f"{word}-{seen[word]}" if seen[word] else word)
        seen[word] += 1
    return found


def is_built(path):
    """Whether a tool generates the file, which is then never committed."""
    return any(part in BUILT or (part.startswith(".") and part != ".github") for part in path.parts)


def is_there(path, root):
    """Whether the project has a file of this exact name: some file systems ignore capitals."""
    if root not in (path, *path.parents) or is_built(path.relative_to(root)):
        return False
    return path.exists() and all(
        each == root or each.name in (other.name for other in each.parent.iterdir())
        for each in (path, *path.parents) if root in (each, *each.parents))


def is_resource(page, name):
    """Whether a DocC page shows a picture of its catalogue by the name without an ending."""
    catalogue = next((each for each in page.parents if each.suffix == ".docc"), None)
    return catalogue is not None and bool(name) and any(
        re.split(r"[.~@]", path.name)[0] == name for path in catalogue.rglob("*") if path.suffix != ".md")


def fault(page, target, root):
    """A sentence about the fault of a page's link; nothing if its target exists."""
    if ELSEWHERE.match(target):
        return None
    place, _, name = unquote(target).partition("#")
    path = (page.parent / place).resolve() if place else page
    if is_resource(page, place):
        return None
    if not target or not is_there(path, root):
        return f"there is no {target or 'target'}"
    if name and path.suffix == ".md" and name not in anchors(path.read_text("utf8")):
        return f"{path.relative_to(root)} has no heading #{name}"
    return None


def pages(root):
    """Every Markdown file that is not generated; skips generated folders, which are large."""
    found = []
    for folder, names, files in os.walk(root):
        names[:] = [name for name in names if not is_built(Path(name))]
        found += [Path(folder, name) for name in files if name.endswith(".md") and not is_built(Path(name))]
    return sorted(found)


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", type=Path, default=ROOT)
    root = parser.parse_args(arguments).root.resolve()
    read = pages(root)
    found = [(page, line, target) for page in read for line, target in links(page.read_text("utf8"))]
    faults = [(page, line, fault(page, target, root)) for page, line, target in found]
    dead = [each for each in faults if each[2]]
    for page, line, words in dead:
        print(f"{page.relative_to(root)}:{line}: {words}")
    if dead or not found:
        return 1
    print(f"All {len(found)} links in {len(read)} pages lead somewhere.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
