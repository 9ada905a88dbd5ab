"""Prints what the repository costs: files, and lines with and without comments and blank lines."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TEXT = {".swift", ".js", ".mjs", ".ts", ".tsx", ".jsx", ".vue", ".py", ".sh", ".html", ".css",
        ".md", ".txt", ".json", ".yml", ".toml", ".tsv", ".csv", ".strings", ".svg"}
CODE = {".swift", ".js", ".mjs", ".ts", ".py", ".sh", ".css", ".html"}
COMMENT = re.compile(r"\s*(//|#(?![a-z]+ )|/?\*|$)")
# The parts, by the beginnings of paths; a file belongs to the first part that fits.
PARTS = {
    "library": ("Sources/OverscrollCore", "Sources/OverscrollIndicators", "Sources/OverscrollPaging",
                "Sources/OverscrollTexts", "Sources/OverscrollUIKit", "Sources/OverscrollSwiftUI",
                "Sources/OverscrollWeb", "Sources/Overscroll/", "Web/src"),
    "apparatus": ("Development/", "Gallery/"),
    "tests": ("Tests/",),
    "documentation": ("Documentation/", "README", "CHANGELOG", ".github/", "Web/README"),
    "everything else": ("",),
}


def tracked():
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    return [Path(name) for name in listed.stdout.decode().split("\0") if name and (ROOT / name).is_file()]


def lines_of(path):
    """The lines of a file, and those of code that are neither comments nor blank."""
    if path.suffix not in TEXT and path.name != "Makefile":
        return 0, 0
    lines = (ROOT / path).read_text("utf8", errors="replace").splitlines()
    code = [line for line in lines if not COMMENT.match(line)] if path.suffix in CODE else []
    return len(lines), len(code)


def main():
    counts = {part: [0, 0, 0] for part in PARTS}
    for path in tracked():
        part = next(part for part, starts in PARTS.items() if str(path).startswith(starts))
        counts[part] = [a + b for a, b in zip(counts[part], (1, *lines_of(path)))]
    counts["all"] = [sum(column) for column in zip(*counts.values())]
    print(f"{'':16}{'files':>8}{'lines':>9}{'of code':>9}")
    for part, (files, lines, code) in counts.items():
        print(f"{part:16}{files:8}{lines:9}{code:9}")
    entries = {path.parts[0] for path in tracked()}
    print(f"{len(entries)} entries at the root")


if __name__ == "__main__":
    main()
