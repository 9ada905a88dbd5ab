#!/usr/bin/env python3
"""Compiles the files of Tests/Diagnostics, in which the compiler must report certain mistakes.

usage: check-diagnostics.py [FILE...]

The line after a comment `// error: TEXT` or `// warning: TEXT` has a diagnostic that contains the
text. No other line has an error. Each file is compiled separately: the compiler reports missing
returns only in files without other errors.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "Tests/Diagnostics"
EXPECTED = re.compile(r"\s*// (error|warning): (.+?)\s*$")
FOUND = re.compile(r"^\S+?:(\d+):\d+: (error|warning): (.+)$", re.MULTILINE)


def expected(text):
    """The diagnostics that a file expects: line, kind, text."""
    for number, line in enumerate(text.splitlines(), 1):
        if match := EXPECTED.match(line):
            yield number + 1, match[1], match[2]


def found(output):
    """The diagnostics that the compiler printed: line, kind, text."""
    return [(int(line), kind, text) for line, kind, text in FOUND.findall(output)]


def differences(wanted, got):
    """A sentence for each diagnostic that is missing, and for each unexpected error."""
    for line, kind, text in wanted:
        if not any((line, kind) == each[:2] and text in each[2] for each in got):
            yield f"{line}: no {kind}: {text}"
    lines = {line for line, kind, _ in wanted if kind == "error"}
    for line, kind, text in got:
        if kind == "error" and line not in lines:
            yield f"{line}: unexpected error: {text}"


def compile_file(path):
    products = subprocess.run(["swift", "build", "--show-bin-path"], cwd=ROOT, check=True,
                              capture_output=True, text=True).stdout.strip()
    command = ["swiftc", "-frontend", "-emit-sil", "-o", "/dev/null", "-swift-version", "6",
               "-module-name", "Diagnostics", "-I", f"{products}/Modules",
               "-I", str(ROOT / "Development/Platforms/LinuxUIKit/GIFLibrary"), str(path)]
    # The files deliberately do not compile.
    return subprocess.run(command, capture_output=True, text=True, check=False).stderr


def main(arguments):
    count, failed = 0, False
    for path in [Path(each) for each in arguments] or sorted(FOLDER.glob("*.swift")):
        wanted = list(expected(path.read_text("utf8")))
        count += len(wanted)
        for sentence in differences(wanted, found(compile_file(path))):
            failed = True
            print(f"{path.name}:{sentence}", file=sys.stderr)
    if not failed:
        print(f"The compiler names all {count} mistakes.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
