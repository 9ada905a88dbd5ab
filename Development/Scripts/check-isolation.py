"""Compiles Development/Platforms/LinuxUIKit/API/isolation.swift against the stand-ins.

Exactly the lines that end with `// refused` may have errors: a stand-in with too much isolation
refuses programs that Xcode accepts, and one with too little accepts programs that Xcode refuses.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
USAGE = ROOT / "Development/Platforms/LinuxUIKit/API/isolation.swift"


def refused_lines(text):
    return {number for number, line in enumerate(text.splitlines(), 1)
            if line.rstrip().endswith("// refused")}


def error_lines(output, name):
    return {int(number) for number in
            re.findall(rf"^\S*{re.escape(name)}:(\d+):\d+: error:", output, re.MULTILINE)}


def differences(refused, errors):
    """Yields a sentence for each line where the compiler differs from the file."""
    for number in sorted(refused - errors):
        yield f"{number}: This compiles, but must not."
    for number in sorted(errors - refused):
        yield f"{number}: This does not compile, but must."


def compile_usage():
    products = subprocess.run(["swift", "build", "--show-bin-path"], cwd=ROOT, check=True,
                              capture_output=True, text=True).stdout.strip()
    command = ["swiftc", "-typecheck", "-swift-version", "6", "-I", f"{products}/Modules", str(USAGE)]
    # The compiler fails as expected: it must refuse some lines of the file.
    return subprocess.run(command, capture_output=True, text=True, check=False).stderr


def main():
    output = compile_usage()
    refused = refused_lines(USAGE.read_text("utf8"))
    found = list(differences(refused, error_lines(output, USAGE.name)))
    for sentence in found:
        print(f"{USAGE.relative_to(ROOT)}:{sentence}")
    if found:
        print(output)
        return 1
    print(f"{len(refused)} lines are refused off the main actor, and no others.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
