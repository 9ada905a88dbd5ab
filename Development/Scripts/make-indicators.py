"""Generates all lists of the built-in indicators from the cases of `BuiltInIndicator`.

usage: make-indicators.py [--check] [--root FOLDER]

It writes the static properties of UIKit's `OverscrollIndicator`, the list in the browser's scripts,
the type `BuiltInIndicator` in the browser's declarations, and the lists in the documentation. With
--check nothing is written: it fails if a file differs, or if Documentation/Indicators.md does not
describe an indicator.
"""

import argparse
import re
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
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
    for path, content in products(root).items():
        if not (root / path).is_file() or (root / path).read_text("utf8") != content:
            yield f"{path} is out of date: run Development/Scripts/generate.sh."
    described = (root / SHEETS).read_text("utf8")
    for each in indicators((root / LIST).read_text("utf8")):
        if f"| `.{each.name}" not in described:
            yield f"{SHEETS} does not describe `.{each.name}`."


def main(arguments):
    parser = argparse.ArgumentParser()
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--root", default=ROOT, type=Path)
    options = parser.parse_args(arguments)
    if not options.check:
        for path, content in products(options.root).items():
            (options.root / path).write_text(content, "utf8")
    found = list(faults(options.root))
    print("\n".join(found) or "The list of indicators is the same everywhere.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
