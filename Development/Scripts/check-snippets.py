#!/usr/bin/env python3
"""Fails unless the tests compile every Swift snippet in the documentation.

usage: check-snippets.py [--root FOLDER] [--modes]

Checks the README, Documentation, the DocC catalogues and the doc comments in Sources. Spaces,
comments and imports are ignored, and so are `private`, `fileprivate` and `@IBAction`. A declaration
must be one of a file in the test as well, without the isolation of a type around it: an app copies it.

With --modes, after a build of the tests, the files that have the snippets are also compiled with the
settings of three kinds of apps: of Swift 5, of Swift 6, and as Xcode 26 creates them.
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = ["README*.md", "Documentation/**/*.md", "Development/Texts/*.md", "Sources/**/*.docc/*.md"]
COMPILED = ["Tests/**/*.swift", "Gallery/**/*.swift"]
BLOCK = re.compile(r"^```swift\n(.*?)^```", re.DOTALL | re.MULTILINE)
# The settings of projects of Swift 5, of Swift 6, and of Xcode 26.
MODES = {
    # The two features are for the tests' own code.
    "Swift 5": ["-swift-version", "5", "-enable-upcoming-feature", "BareSlashRegexLiterals",
                "-enable-upcoming-feature", "IsolatedDefaultValues"],
    "Swift 6": ["-swift-version", "6"],
    "the main actor": ["-swift-version", "6", "-default-isolation", "MainActor",
                       "-enable-upcoming-feature", "NonisolatedNonsendingByDefault"],
}
ADDED = re.compile(r"\b(?:private|fileprivate)\s|@IBAction\s|^import .*$|\s//.*$", re.MULTILINE)
# Where a declaration of a file begins.
DECLARED = re.compile(r"^(?=(?:@\w+ |nonisolated |final )*(?:func|struct|class|enum|actor|extension) )", re.MULTILINE)


def plain(code):
    """Code without spaces and words that are ignored, with a mark before each declaration of a file."""
    code = re.sub(r"^(@\w+)\n", r"\1 ", ADDED.sub("", code), flags=re.MULTILINE)
    return "".join(DECLARED.sub("¶", code).split())


def blocks(text):
    """The Swift snippets of a text, each with its line."""
    return [(text[: match.start(1)].count("\n") + 1, match.group(1)) for match in BLOCK.finditer(text)]


def comments(source):
    """The doc comments of a source, each in its own line of the source."""
    lines = (re.match(r"\s*/// ?(.*)", line) for line in source.split("\n"))
    return "\n".join(line.group(1) if line else "" for line in lines)


def printed(root):
    """Every snippet in the documentation: the file, the line, the code."""
    for path in sorted({path for pattern in PAGES for path in root.glob(pattern)}):
        yield from ((path, line, code) for line, code in blocks(path.read_text("utf8")))
    for path in sorted(root.glob("Sources/**/*.swift")):
        yield from ((path, line, code) for line, code in blocks(comments(path.read_text("utf8"))))


def homes(root, pieces, sources):
    """The sources that have a snippet, each with the sources that it needs.

    Other scripts compile packages among the tests (NewUser in all modes), and UI tests (for iOS).
    """
    packages = [*(each.parent for each in root.glob("Tests/*/Package.swift")), root / "Tests/OverscrollTestingTests"]
    texts = {path: plain(path.read_text("utf8")) for path in sources
             if not any(path.is_relative_to(each) for each in packages)}
    for path, text in texts.items():
        if not any(plain(piece[2]) in text for piece in pieces):
            continue
        if path.is_relative_to(root / "Gallery"):
            yield from [sorted(each for each in root.glob("Gallery/App/**/*.swift") if each.name != "Main.swift")]
        else:
            module = root / "Tests" / path.relative_to(root / "Tests").parts[0]
            yield sorted({path, *module.glob("Support/**/*.swift")})


def refused(root, products, mode, files):
    """The errors of the compiler in a mode."""
    toolchain = Path(subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True)
                     .stdout.split('"runtimeResourcePath": "')[1].split('"')[0])
    command = ["swiftc", "-emit-sil", "-wmo", "-o", "/dev/null", "-parse-as-library", "-suppress-warnings",
               "-module-name", "Snippets", "-package-name", "development", *MODES[mode],
               "-I", f"{products}/Modules", "-I", str(root / "Development/Platforms/LinuxUIKit/GIFLibrary"),
               "-plugin-path", str(toolchain / "host/plugins"), *map(str, files)]
    output = subprocess.run(command, capture_output=True, text=True, check=False)
    errors = re.findall(r"^/.*error: .*$", output.stderr, re.MULTILINE)
    return errors or ([output.stderr] if output.returncode else [])


def check_modes(root, pieces, sources):
    """Prints what the modes refuse; returns whether that is nothing."""
    products = subprocess.run(["swift", "build", "--show-bin-path", "--package-path", "Development",
                               "--scratch-path", ".build"], cwd=root, check=True, capture_output=True,
                              text=True).stdout.strip()
    sets = {tuple(files) for files in homes(root, pieces, sources)}
    errors = {f"{mode}: {error}" for mode in MODES for files in sets
              for error in refused(root, products, mode, files)}
    for error in sorted(errors):
        print(error)
    if sets and not errors:
        print(f"The files with snippets compile in {len(MODES)} modes.")
    return bool(sets) and not errors


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", type=Path, default=ROOT)
    parser.add_argument("--modes", action="store_true")
    options = parser.parse_args(arguments)
    root = options.root
    sources = [path for pattern in COMPILED for path in root.glob(pattern) if ".build" not in path.parts]
    compiled = "\n".join(plain(path.read_text("utf8")) for path in sources)
    pieces = list(printed(root))
    missing = [piece for piece in pieces if plain(piece[2]) not in compiled]
    for path, line, code in missing:
        print(f"{path.relative_to(root)}:{line}: no test compiles this:\n{code}")
    if missing or not pieces:
        return 1
    print(f"All {len(pieces)} pieces of Swift in the documentation are compiled.")
    return 0 if not options.modes or check_modes(root, pieces, sources) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
