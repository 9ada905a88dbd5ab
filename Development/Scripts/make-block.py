"""Generates the names of the places in the block that a page and the module share, from those of the module.

usage: make-block.py [--check] [--root FOLDER]

It writes the tables of Web/src/engine/block-layout.js that have the names of enums in WebBlock.swift
and WebBlock+Options.swift, and the version in both languages: a checksum of the places and of the
module's functions. With --check nothing is written: it fails if a file differs.
"""

import re
import textwrap
import zlib
from types import SimpleNamespace

from generated import main

BLOCK = "Sources/OverscrollWeb/WebBlock.swift"
OPTIONS = "Sources/OverscrollWeb/WebBlock+Options.swift"
EXPORTS = "Sources/OverscrollWeb/Exports.swift"
SCRIPT = "Web/src/engine/block-layout.js"
ENUM = re.compile(r"^  enum (\w+) \{\n(.*?)^  \}", re.M | re.S)
PLACE = re.compile(r"static let (\w+) = (.+)")
LENGTH = re.compile(r"(\w+)\.(\w+) \+ 1")
FUNCTION = re.compile(r'@_cdecl\("(\w+)"\)[^{]*func \w+(\([^{]*)\{')
TABLE = re.compile(r"export const (\w+) = \{[^}]*\};\n")
VERSION = re.compile(r"(version: Int32 =|VERSION =) \d+")


def tables(source):
    """The places of each enum. The first enum counts with the places of the others, whose length is the last place + 1."""
    found = {}
    for name, body in reversed(ENUM.findall(source)):
        places = found[name] = {}
        for place, value in PLACE.findall(body):
            others = {each: SimpleNamespace(**known) for each, known in found.items()}
            length = LENGTH.fullmatch(value)
            if length and length[2] != list(found[length[1]])[-1]:
                raise SystemExit(f"{name}.{place} must name the last place of {length[1]}.")
            places[place] = eval(value, {"__builtins__": {}}, {**others, **places})
    return found


def script(name, places):
    pairs = ", ".join(f"{place}: {number}" for place, number in places.items())
    lines = textwrap.fill(pairs, 118, initial_indent="  ", subsequent_indent="  ")
    return f"export const {name} = {{\n{lines},\n}};\n"


def products(root):
    block, edge_options, functions = ((root / path).read_text("utf8") for path in (BLOCK, OPTIONS, EXPORTS))
    found = tables(block + edge_options)
    version = zlib.crc32(repr((sorted(found.items()), FUNCTION.findall(functions))).encode()) >> 1
    page = TABLE.sub(lambda match: script(match[1], found[match[1]]) if match[1] in found else match[0], (root / SCRIPT).read_text("utf8"))
    return {path: VERSION.sub(rf"\1 {version}", text) for path, text in {BLOCK: block, SCRIPT: page}.items()}


if __name__ == "__main__":
    main(products)
