#!/usr/bin/env python3
"""Fails where a link in a Markdown file leads to no file, or to no heading of it.

usage: check-links.py [--root FOLDER]

Looks at every Markdown file of the project, and at nothing outside of it: other sites are not asked. A file has to be
written as it is called, also in capitals, and must not be one that is built. DocC's own links (`<doc:…>`) are DocC's to check.
"""

import argparse
import os
import re
import sys
from collections import Counter
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parent.parent
BUILT = {"dist", "output", "node_modules"}
FENCE = re.compile(r"^( *)(```+|~~~+).*?(?:^ *\2|\Z)", re.DOTALL | re.MULTILINE)
CODE = re.compile(r"(`+)(?!`)(.+?)(?<!`)\1(?!`)")
LINK = re.compile(r"\]\(\s*<?([^)\s>]*)>?[^)]*\)|^\[[^\]]+\]:\s*(\S+)|(?:href|src)=\"([^\"]*)\"", re.MULTILINE)
HEADING = re.compile(r"^ {0,3}#{1,6} +(.+?) *#*$|<a (?:id|name)=\"([^\"]+)\"", re.MULTILINE)
ELSEWHERE = re.compile(r"^(?:[a-z][a-z0-9+.-]*:|//)", re.IGNORECASE)


def blank(match):
    """As many lines, with nothing in them."""
    return "\n" * match.group().count("\n")


def links(text):
    """What a text links to, each with its line; code has no links."""
    text = CODE.sub("", FENCE.sub(blank, text))
    for match in LINK.finditer(text):
        yield text[: match.start()].count("\n") + 1, next(filter(None, match.groups()), "")


def anchor(heading):
    """The name that a code host gives to a heading."""
    words = re.sub(r"\]\([^)]*\)|[`*\[\]]", "", heading).strip().lower()
    return re.sub(r"[^\w\- ]", "", words).replace(" ", "-")


def anchors(text):
    """The names of all headings; one that comes again is counted."""
    seen, found = Counter(), set()
    for heading, name in HEADING.findall(FENCE.sub(blank, text)):
        word = name or anchor(heading)
        found.add(f"{word}-{seen[word]}" if seen[word] else word)
        seen[word] += 1
    return found


def is_built(path):
    """Whether it is the work of a tool, and nobody's to commit."""
    return any(part in BUILT or (part.startswith(".") and part != ".github") for part in path.parts)


def is_there(path, root):
    """Whether the project has the file, and calls it so: on some computers any capitals find it."""
    if root not in (path, *path.parents) or is_built(path.relative_to(root)):
        return False
    return path.exists() and all(
        each == root or each.name in (other.name for other in each.parent.iterdir())
        for each in (path, *path.parents) if root in (each, *each.parents))


def is_resource(page, name):
    """Whether a page of a DocC catalogue shows a picture of it, which it calls by its first name."""
    catalogue = next((each for each in page.parents if each.suffix == ".docc"), None)
    return catalogue is not None and bool(name) and any(
        re.split(r"[.~@]", path.name)[0] == name for path in catalogue.rglob("*") if path.suffix != ".md")


def fault(page, target, root):
    """What is wrong with a link of a page; nothing where it leads somewhere."""
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
    """Every Markdown file that is not built; a folder that is built is large, and not gone into."""
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
