"""Writes the files that a script generates, or checks that they are up to date, for the scripts `make-*.py`."""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def stale(root, products):
    """The paths that are missing, or have another text; a product without a text must not exist."""
    for path, text in products.items():
        file = root / path
        if (file.read_text("utf8") if file.is_file() else None) != text:
            yield path


def write(root, path, text):
    file = root / path
    if text is None:
        return file.unlink()
    file.parent.mkdir(parents=True, exist_ok=True)
    return file.write_text(text, "utf8")


def run(arguments, products, faults=lambda root: [], message=""):
    """Returns the exit code.

    `products` returns the texts by path. `faults` returns what is wrong with the sources; then nothing is written.
    """
    parser = argparse.ArgumentParser()
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is out of date")
    parser.add_argument("--root", default=ROOT, type=Path)
    options = parser.parse_args(arguments)
    found = list(faults(options.root))
    made = products(options.root) if not found else {}
    for path in list(stale(options.root, made)):
        if options.check:
            found.append(f"{path} is out of date: run Development/Scripts/generate.sh.")
        else:
            write(options.root, path, made[path])
    if found or message:
        print("\n".join(found) or message)
    return int(bool(found))


def main(*script):
    sys.exit(run(sys.argv[1:], *script))
