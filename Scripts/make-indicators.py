"""Makes what names the built-in indicators from the cases of `BuiltInIndicator`, which are the only list of them.

usage: make-indicators.py [--check] [--root FOLDER]

It writes the static properties of UIKit's `OverscrollIndicator`, the list in the browser's scripts, and the type
`BuiltInIndicator` in the browser's declarations. With --check nothing is written: it fails where a file differs, or
where the documentation of the module does not list an indicator.
"""

import argparse
import re
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LIST = "Sources/OverscrollIndicators/BuiltIn/BuiltInIndicator.swift"
UIKIT = "Sources/OverscrollUIKit/Rendering/OverscrollIndicator+BuiltIn.swift"
SCRIPT = "Web/src/indicators.js"
DECLARATIONS = "Web/src/overscroll.d.ts"
TOPICS = "Sources/OverscrollIndicators/OverscrollIndicators.docc/OverscrollIndicators.md"
MADE = f"// Made by Scripts/make-indicators.py from {LIST}.\n"
CASE = re.compile(r"((?:  /// .*\n)+)  case (\w+)\((\w+)\)\n")
TYPE = re.compile(r"export type BuiltInIndicator = .*;\n")
# An indicator that needs something of the app has no static property in UIKit.
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
    return (f"{MADE}\n#if canImport(UIKit)\n  import OverscrollIndicators\n\n"
            f"  extension OverscrollIndicator {{\n{properties}  }}\n#endif\n")


def script(found):
    names = ", ".join(f'"{each.name}"' for each in found)
    return (f"// @ts-check\n{MADE}\n/** The indicators of the library, by their numbers in the engine. */\n"
            f"export const INDICATORS = [{names}];\n")


def declarations(text, found):
    names = " | ".join(f'"{each.name}"' for each in found)
    return TYPE.sub(f"export type BuiltInIndicator = {names};\n", text)


def products(root):
    found = indicators((root / LIST).read_text("utf8"))
    declared = (root / DECLARATIONS).read_text("utf8")
    return {UIKIT: uikit(found), SCRIPT: script(found), DECLARATIONS: declarations(declared, found)}


def faults(root):
    for path, content in products(root).items():
        if not (root / path).is_file() or (root / path).read_text("utf8") != content:
            yield f"{path} is not what Scripts/make-indicators.py makes."
    topics = (root / TOPICS).read_text("utf8")
    for each in indicators((root / LIST).read_text("utf8")):
        if f"``{each.type}``" not in topics:
            yield f"{TOPICS} does not list {each.type}."


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
