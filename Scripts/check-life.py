"""Fails unless Documentation/Architecture.md lists the functions that two events run.

usage: check-life.py [--root FOLDER] [--core FOLDER] [--products FOLDER]

The section "The life of an event" has a table for each event in the core, and its subsection "In
the UIKit host" one for each event in the host. The files that the text names for an event must be
those whose functions ran, and the functions at the start of the tables' rows must have run.
Coverage counts them: a program in Tests/LifeOfEvents runs the events with the module's sources. The
program of the host links the other modules from the products of a debug build.
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
HOST_HEADING = "### In the UIKit host\n"
TABLE = "| function | file |\n"
FILE = re.compile(r"\b[A-Z]\w*(?:\+\w+)?\.swift\b")
FUNCTION = re.compile(r"^\| `(\w+\.\w+\([\w:]*\))`", re.M)
FEATURES = ("ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility")
# The modules that the host links.
LINKED = ("OverscrollCore", "OverscrollIndicators", "OverscrollTexts", "OverscrollPaging", "OverscrollSimulation",
          "UIKit", "CoreGraphics", "QuartzCore", "ImageIO", "Combine", "WebKit")


def printed(text):
    """The files and functions that the documentation lists for each event of core and host."""
    section = text.partition(HEADING)[2].partition("\n## ")[0]
    core, host = section.partition("\n### ")[0], section.partition(HOST_HEADING)[2].partition("\n### ")[0]
    return {f"{module} {event}": (set(FILE.findall(part)), set(FUNCTION.findall(part)))
            for module, whole in (("core", core), ("host", host))
            for event, part in zip(EVENTS, whole.split(TABLE)[1:])}


def build(name, sources, main, program, *options):
    features = [each for feature in FEATURES for each in ("-enable-upcoming-feature", feature)]
    subprocess.run(
        ["swiftc", "-swift-version", "6", *features, "-module-name", name, "-wmo", "-Onone", "-profile-generate",
         "-profile-coverage-mapping", *sorted(map(str, sources.rglob("*.swift"))), str(main), "-o", str(program),
         *options], check=True)


def build_core(core, program):
    build("OverscrollCore", core, ROOT / "Tests/LifeOfEvents/Core/main.swift", program, "-package-name", "overscroll")


def build_host(products, program):
    objects = [str(each) for name in LINKED for each in sorted((products / f"{name}.build").rglob("*.o"))]
    # The package's name in its products is that of its folder.
    build("OverscrollUIKit", ROOT / "Sources/OverscrollUIKit", ROOT / "Tests/LifeOfEvents/UIKit/main.swift", program,
          "-package-name", ROOT.name.lower(), "-I", str(products / "Modules"), "-Xcc",
          f"-fmodule-map-file={ROOT}/Platforms/LinuxUIKit/GIFLibrary/module.modulemap", *objects, "-lgif")


def demangled(names):
    tool = ["swift", "demangle", "--simplified", "--compact"]
    found = subprocess.run(tool, input="\n".join(names), text=True, capture_output=True, check=True).stdout
    # Type parameters are noise in a name: `deliver<A>(_:to:)` is printed as `deliver(_:to:)`.
    return [re.sub(r"<\w+(?:, \w+)*>\(", "(", name) for name in found.splitlines()]


def executed(program, event, sources):
    """The files of the module with functions that ran, and the names of these functions."""
    tools = Path(shutil.which("swift")).resolve().parent
    counts, profile = (program.with_name(f"{program.name}-{event}.{kind}") for kind in ("profraw", "profdata"))
    subprocess.run([program, event, counts], check=True)
    subprocess.run([tools / "llvm-profdata", "merge", "-o", profile, counts], check=True)
    export = subprocess.run([tools / "llvm-cov", "export", program, "-instr-profile", profile],
                            check=True, capture_output=True, text=True).stdout
    functions = [each for each in json.loads(export)["data"][0]["functions"]
                 if each["count"] and Path(each["filenames"][0]).is_relative_to(sources)]
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
    parser.add_argument("--products", type=Path, default=ROOT / ".build/debug")
    options = parser.parse_args(arguments)
    core = options.core.resolve()
    shown = printed((options.root / "Documentation/Architecture.md").read_text())
    if len(shown) != 2 * len(EVENTS):
        print(f"Documentation/Architecture.md has {len(shown)} tables of events, not {2 * len(EVENTS)}.")
        return 1
    with tempfile.TemporaryDirectory() as folder:
        programs = {"core": (Path(folder) / "core", core),
                    "host": (Path(folder) / "host", ROOT / "Sources/OverscrollUIKit")}
        build_core(core, programs["core"][0])
        build_host(options.products, programs["host"][0])
        found = [fault for name, (program, sources) in programs.items() for event in EVENTS
                 for fault in faults(f"{name} {event}", shown[f"{name} {event}"], executed(program, event, sources))]
    print("\n".join(found) or "The life of an event is printed as it runs.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
