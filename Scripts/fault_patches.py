"""Reads, applies and makes the stored faults in Tests/Faults. For Scripts/faults.py.

A patch is a unified diff. Its first line describes the effect for a user; a line `Tests:` may name
the test files or suites that are likely to fail.
"""

import difflib
import os
import re
import subprocess
import tempfile
from collections import namedtuple
from pathlib import Path

import mutate
from mutations import apply as mutated

CONTEXT = 2  # lines around a change; the outer ones may differ when a patch is applied
# Compiles up to all diagnostics: an unset property is reported only after type checking.
COMPILE = ["swiftc", "-frontend", "-emit-sil", "-o", os.devnull, "-swift-version", "6",
           "-module-name"]

Patch = namedtuple("Patch", "kind name sentence tests path")


def read(path):
    lines = path.read_text("utf8").splitlines()
    tests = next((line[6:] for line in lines if line.startswith("Tests:")), "")
    return Patch(path.parent.name, path.stem, lines[0], tests.split(), path)


def patches(folder):
    """Every patch below a folder, by kind and name."""
    return [read(path) for path in sorted(folder.glob("*/*.patch"))]


def files(patch):
    """The files that a patch changes, relative to the package."""
    return re.findall(r"^\+\+\+ b/(\S+)", patch.path.read_text("utf8"), re.MULTILINE)


def apply(patch, folder, is_trial=False):
    """Applies a patch to a copy of the package, unless this is a trial; returns whether it still
    applies.
    """
    # Without this, git would look for the files in the repository that contains the copy.
    environment = dict(os.environ, GIT_CEILING_DIRECTORIES=str(folder.parent))
    tolerant = ["patch", "-p1", "--fuzz=1", "--forward", "--batch", "--no-backup-if-mismatch"]
    trial = (["--check"], ["--dry-run"]) if is_trial else ([], [])
    commands = ["git", "apply", *trial[0]], [*tolerant, *trial[1], "--reject-file=-", "--input"]
    for command in commands:
        done = subprocess.run(
            [*command, str(patch.path)], cwd=folder, env=environment, capture_output=True, check=False)
        if done.returncode == 0:
            return True
    return False


def diff(path, before, after):
    lines = (text.splitlines(keepends=True) for text in (before, after))
    return "".join(difflib.unified_diff(*lines, f"a/{path}", f"b/{path}", n=CONTEXT))


def make_core(package, folder, seed, count):
    """Stores the first mutations of a seed that compile as patches, and returns their number."""
    options = mutate.parse(["--seed", str(seed), "--package", str(package)])
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.patch"):
        old.unlink()
    made = 0
    for each in mutate.candidates(package, options):
        if made == count:
            break
        if not compiles(package, each):
            continue
        made += 1
        name = f"{made:03}-{os.path.basename(each.path).removesuffix('.swift')}.patch"
        source = (package / each.path).read_text("utf8")
        change = diff(each.path, source, mutated(each, source))
        head = f"{sentence(each)}\nSeed {seed}, mutation {made}.\n\n"
        (folder / name).write_text(head + change, "utf8")
    return made


def sentence(mutation):
    """The change of a mutation. Its effect for a user is unknown."""
    before, after = (shortened(text) for text in (mutation.before, mutation.after))
    file = os.path.basename(mutation.path)
    if not before:
        return f"{file}:{mutation.line} is preceded by `{after}`."
    return f"{file}:{mutation.line} has `{after}` in place of `{before}`."


def shortened(text, length=60):
    text = " ".join(text.split())
    return text if len(text) <= length else text[: length - 1] + "…"


def compiles(package, mutation):
    """Whether a mutation's file has no errors; its module may import no other module."""
    path = package / mutation.path
    module = package.joinpath(*Path(mutation.path).parts[:2])
    others = [str(each) for each in sorted(module.rglob("*.swift")) if each != path]
    with tempfile.TemporaryDirectory() as folder:
        broken = Path(folder, path.name)
        broken.write_text(mutated(mutation, path.read_text("utf8")), "utf8")
        command = [*COMPILE, module.name, "-primary-file", str(broken), *others]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
