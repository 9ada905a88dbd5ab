"""Generates all lists of the built-in indicators from the cases of `BuiltInIndicator`.

usage: make-indicators.py [--check] [--root FOLDER]

It writes the static properties of UIKit's `OverscrollIndicator`, the list in the browser's scripts,
the type `BuiltInIndicator` in the browser's declarations, and the lists in the documentation. With
--check nothing is written: it fails if a file differs, or if Documentation/Indicators.md does not
describe an indicator.
"""

import re
from dataclasses import dataclass

from generated import main

LIST = "Sources/OverscrollIndicators/BuiltIn/BuiltInIndicator.swift"
UIKIT = "Sources/OverscrollUIKit/Rendering/OverscrollIndicator+BuiltIn.swift"
SCRIPT = "Web/src/engine/block-layout.js"
DECLARATIONS = "Web/src/overscroll.d.ts"
TOPICS = "Sources/OverscrollIndicators/OverscrollIndicators.docc/OverscrollIndicators.md"
SHEETS = "Documentation/Indicators.md"
MADE = f"// Made by Development/Scripts/make-indicators.py from {LIST}.\n"
CASE = re.compile(r"((?:  /// .*\n)+)  case (\w+)\((\w+)\)\n")
TYPE = re.compile(r"export type BuiltInIndicator = .*;\n")
SCRIPT_LIST = re.compile(r"export const INDICATORS = .*;\n")
TOPIC_LIST = re.compile(r"(- ``BuiltInIndicator``\n)(?:- ``\w+Indicator``\n)+")
SHEET_LIST = re.compile(r"(?:!\[\w+\]\(Pictures/FilmStrips/\w+-light\.svg\)\n)+")
# An indicator that needs the app's pictures has no static property in UIKit.
NEEDS_PICTURES = {"frames"}


@dataclass(frozen=True)
class Indicator:
    doc: str
    name: str
    type: str


def indicators(source):
    return [Indicator(*found) for found in CASE.findall(source)]


def uikit(found):
    properties = "\n".join(
        "".join(f"  {line}\n" for line in each.doc.splitlines())
        + f"    public static var {each.name}: OverscrollIndicator {{ .drawn({each.type}()) }}\n"
        for each in found if each.name not in NEEDS_PICTURES)
    return (f"{MADE}\n#if canImport(UIKit) && !os(watchOS)\n  import OverscrollIndicators\n\n"
            f"  extension OverscrollIndicator {{\n{properties}  }}\n#endif\n")


def script(text, found):
    names = ", ".join(f'"{each.name}"' for each in found)
    return SCRIPT_LIST.sub(f"export const INDICATORS = [{names}];\n", text)


def declarations(text, found):
    names = " | ".join(f'"{each.name}"' for each in found)
    return TYPE.sub(f"export type BuiltInIndicator = {names};\n", text)


def topics(text, found):
    lines = "".join(f"- ``{each.type}``\n" for each in found)
    return TOPIC_LIST.sub(lambda match: match[1] + lines, text)


def sheets(text, found):
    lines = "".join(f"![{each.name}](Pictures/FilmStrips/{each.name}-light.svg)\n" for each in found)
    return SHEET_LIST.sub(lines, text)


def products(root):
    found = indicators((root / LIST).read_text("utf8"))
    edits = {SCRIPT: script, DECLARATIONS: declarations, TOPICS: topics, SHEETS: sheets}
    edited = {path: edit((root / path).read_text("utf8"), found) for path, edit in edits.items()}
    return {UIKIT: uikit(found), **edited}


def faults(root):
    described = (root / SHEETS).read_text("utf8")
    for each in indicators((root / LIST).read_text("utf8")):
        if f"| `.{each.name}" not in described:
            yield f"{SHEETS} does not describe `.{each.name}`."


if __name__ == "__main__":
    main(products, faults, "The list of indicators is the same everywhere.")
