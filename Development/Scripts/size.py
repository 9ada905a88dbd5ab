#!/usr/bin/env python3
"""Prints what the repository costs, beside the goals. The column "before" is of 5ff27bd4, when they were set."""

import re
import subprocess
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TEXT = {".swift", ".js", ".mjs", ".ts", ".tsx", ".jsx", ".vue", ".py", ".sh", ".html", ".css",
        ".md", ".txt", ".json", ".yml", ".toml", ".tsv", ".csv", ".strings", ".svg"}
CODE = {".swift", ".js", ".mjs", ".ts", ".py", ".sh", ".css", ".html"}
COMMENT = re.compile(r"\s*(//|#(?![a-z]+ )|/?\*|$)")
# The parts, by patterns of paths; a file belongs to the first part that fits.
PARTS = {
    "documentation": ("*.docc/*", "Documentation/*", "README*", "CHANGELOG*", ".github/*.md", "Web/*.md"),
    "library": ("Sources/*", "Web/src/*", "Web/compat/*"),
    "apparatus": ("Development/[!TP]*", "Development/P[!i]*", "Gallery/*"),  # No texts and pictures.
    "tests": ("Tests/*",),
    "everything else": ("*",),
}
HOST = "Sources/OverscrollUIKit/Host/OverscrollHostView*"
TYPE = r"^\s*(?:(?:[a-z]+(?:\([a-z]+\))?|@\w+(?:\([^)]*\))?) )*(?:struct|class|enum|actor|protocol) [A-Z_]"
METHOD = r"^  (?:  )?(?:(?:[a-z]+|@\w+(?:\([^)]*\))?) )*(?:func|init[?(])"
# Observers may follow; a computed property has its type, then a brace.
STORED = r"(?:(?:[a-z]+(?:\(set\))?|@\w+) )*(?:let|var) \w+(?:: [^={\n]+)?(?: =.*| \{ didSet.*)?$"
INTERNALS = re.compile(r"@testable import Overscroll(?:Core|UIKit|SwiftUI)\b")


@cache
def tracked():
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    return [Path(name) for name in listed.stdout.decode().split("\0") if name and (ROOT / name).is_file()]


@cache
def text(path):
    return (ROOT / path).read_text("utf8", errors="replace")


def lines_of(path):
    """The lines of a file, and those of code that are neither comments nor blank."""
    if path.suffix not in TEXT and path.name != "Makefile":
        return 0, 0
    lines = text(path).splitlines()
    code = [line for line in lines if not COMMENT.match(line)] if path.suffix in CODE else []
    return len(lines), len(code)


def parts():
    """Files, lines and lines of code, by part."""
    counts = dict.fromkeys(PARTS, (0, 0, 0))
    for path in tracked():
        part = next(part for part, patterns in PARTS.items() if any(fnmatch(str(path), each) for each in patterns))
        counts[part] = tuple(a + b for a, b in zip(counts[part], (1, *lines_of(path))))
    counts["all"] = tuple(map(sum, zip(*counts.values())))
    return counts


def files(pattern):
    """The texts of the files that fit a pattern, in which a star stands for any path."""
    return [text(path) for path in tracked() if fnmatch(str(path), pattern)]


def lines(pattern):
    return "".join(files(pattern)).count("\n")


def count(expression, pattern):
    return len(re.findall(expression, "".join(files(pattern)), re.M))


def measurements(counts):
    """Each measurement: what it is of, before, now, and the goal; a negative goal is a lower limit."""
    host = "".join(files(HOST))
    indentation = re.search(r"^( *)[a-z ]*class OverscrollHostView\b", host, re.M)[1]
    exposed = [found for found in re.findall(f"^{indentation}  {STORED}", host, re.M) if "private " not in found]
    bugs = re.findall(r"\bB\d{3}\b", "".join(files("Tests/OverscrollHostTests/*")))
    return [
        ("files", 2353, counts["all"][0], 1500),
        ("lines", 181000, counts["all"][1], 130000),
        ("library: lines", 36300, counts["library"][1], 31000),
        ("library: files", 453, counts["library"][0], 300),
        ("apparatus: lines", 38600, counts["apparatus"][1], min(28000, counts["library"][1])),
        ("entries at the root", 29, len({path.parts[0] for path in tracked()}), 18),
        ("Package.swift: lines", 265, lines("Package.swift"), 110),
        ("host class: files", 22, len(files(HOST)), 2),
        ("host class: lines", 1456, lines(HOST), 450),
        ("host class: methods", 143, count(METHOD, HOST), 40),
        ("host class: properties that are not private", 19, len(exposed), 0),
        ("types in OverscrollSwiftUI", 93, count(TYPE, "Sources/OverscrollSwiftUI/*"), 45),
        ("public declarations", 819, count(r"^(?!.*: conforms to ).+$", "Documentation/Internals/API/*.txt"), 480),
        ("host tests that run on Apple's systems, too", 0, count(r"@Test\b", "Tests/OverscrollHostTests/*"), -400),
        ("bugs among them", 0, len(set(bugs)), -60),
        ("test files with @testable", 213, sum(bool(INTERNALS.search(found)) for found in files("Tests/*.swift")), 90),
        ("steps of make check", 43, count(r"^(?:linux_)?step ", "Development/Scripts/check.sh"), 22),
        ("scripts: lines", 7200, lines("Development/Scripts/*"), 4000),
        ("tests of scripts: lines", 3600, lines("Tests/ScriptTests/*.py"), 1200),
        ("Web/src: scripts without languages", 95, len(files("Web/src/*.js")) - len(files("Web/src/texts/*.js")), 60),
        ("verbs of make", 25, count(r"^[a-z-]+:.*## ", "Makefile"), 14),
        ("CONTRIBUTING.md: lines", 119, lines(".github/CONTRIBUTING.md"), 110),
    ]


def main():
    counts = parts()
    print(f"{'':16}{'files':>8}{'lines':>9}{'of code':>9}")
    for part, numbers in counts.items():
        print("{:16}{:8}{:9}{:9}".format(part, *numbers))
    print(f"\n{'':46}{'before':>8}{'now':>9}{'goal':>10}")
    for name, before, now, goal in measurements(counts):
        is_met = now >= -goal if goal < 0 else now <= goal
        limit = f"{'≥' if goal < 0 else '≤'} {abs(goal)}"
        print(f"{name:46}{before:8}{now:9}{limit:>10}  {'met' if is_met else ''}".rstrip())


if __name__ == "__main__":
    main()
