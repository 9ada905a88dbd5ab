"""Fails unless Documentation/Architecture.md lists the functions that two events run in the core.

usage: check-life.py [--root FOLDER] [--core FOLDER]

The section "The life of an event" has a table for each event. The files that the section names for
an event must be those whose functions ran, and the functions at the start of its rows must have
run. Coverage counts them: Tests/LifeOfEvents/main.swift runs the events in a program of the core's
sources.
"""

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
EVENTS = ("scroll", "begin")
HEADING = "## The life of an event\n"
TABLE = "| function | file |\n"
FILE = re.compile(r"\b[A-Z]\w*(?:\+\w+)?\.swift\b")
FUNCTION = re.compile(r"^\| `(\w+\.\w+\([\w:]*\))`", re.M)
FEATURES = ("ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility")


def printed(text):
    """The files and functions that the documentation lists for each event."""
    section = text.partition(HEADING)[2].partition("\n## ")[0]
    parts = section.partition("\n### ")[0].split(TABLE)[1:]
    return {event: (set(FILE.findall(part)), set(FUNCTION.findall(part)))
            for event, part in zip(EVENTS, parts)}


def build(core, program):
    features = [each for name in FEATURES for each in ("-enable-upcoming-feature", name)]
    sources = sorted(map(str, core.rglob("*.swift")))
    subprocess.run(
        ["swiftc", "-swift-version", "6", *features, "-package-name", "overscroll", "-module-name", "OverscrollCore",
         "-wmo", "-Onone", "-profile-generate", "-profile-coverage-mapping", *sources,
         ROOT / "Tests/LifeOfEvents/main.swift", "-o", program], check=True)


def demangled(names):
    tool = ["swift", "demangle", "--simplified", "--compact"]
    return subprocess.run(tool, input="\n".join(names), text=True, capture_output=True, check=True).stdout.splitlines()


def executed(program, event, core):
    """The files of the core with functions that ran, and the names of these functions."""
    tools = Path(shutil.which("swift")).resolve().parent
    counts, profile = (program.with_name(f"{event}.{kind}") for kind in ("profraw", "profdata"))
    subprocess.run([program, event, counts], check=True)
    subprocess.run([tools / "llvm-profdata", "merge", "-o", profile, counts], check=True)
    export = subprocess.run([tools / "llvm-cov", "export", program, "-instr-profile", profile],
                            check=True, capture_output=True, text=True).stdout
    functions = [each for each in json.loads(export)["data"][0]["functions"]
                 if each["count"] and Path(each["filenames"][0]).is_relative_to(core)]
    names = demangled(each["name"].rpartition(":")[2] for each in functions)
    return {Path(each["filenames"][0]).name for each in functions}, set(names)


def faults(event, shown, ran):
    files, functions = shown
    yield from (f"{event}: {name} is not printed, and functions of it ran." for name in sorted(ran[0] - files))
    yield from (f"{event}: {name} is printed, and none of its functions ran." for name in sorted(files - ran[0]))
    yield from (f"{event}: {name} is printed, and did not run." for name in sorted(functions - ran[1]))


def main(arguments):
    parser = argparse.ArgumentParser()
    parser.add_argument("--root", type=Path, default=ROOT)
    parser.add_argument("--core", type=Path, default=ROOT / "Sources/OverscrollCore")
    options = parser.parse_args(arguments)
    core = options.core.resolve()
    shown = printed((options.root / "Documentation/Architecture.md").read_text())
    if set(shown) != set(EVENTS):
        print(f"Documentation/Architecture.md has {len(shown)} tables of events, not {len(EVENTS)}.")
        return 1
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "life"
        build(core, program)
        found = [fault for event in EVENTS for fault in faults(event, shown[event], executed(program, event, core))]
    print("\n".join(found) or "The life of an event is printed as it runs.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
