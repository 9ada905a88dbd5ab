"""Checks the Xcode project against the folders, because there is no Xcode on Linux.

usage: check-xcode.py [PROJECT]            a folder; Gallery/Overscroll.xcodeproj by default

* Every path of a file, a folder and a package exists, relative to the folder of the project.
* Every object to which another refers is defined, and every defined object is referred to.
* Every folder of sources contains Swift files, and every exception for a file in it a file.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OBJECT = re.compile(r"^\t\t([0-9A-F]{24})(?: /\* .*? \*/)? = \{\n(.*?)^\t\t\};$", re.MULTILINE | re.DOTALL)
NAME = re.compile(r"\b[0-9A-F]{24}\b")
FIELD = r'^\t+{} = "?(.*?)"?;$'


def field(body, name):
    """The value of a field of an object, or nothing."""
    found = re.search(FIELD.format(name), body, re.MULTILINE)
    return found[1] if found else None


def members(body, name):
    """The values of a list of an object."""
    found = re.search(rf"^\t+{name} = \((.*?)^\t+\);$", body, re.MULTILINE | re.DOTALL)
    return [line.strip(' \t,"') for line in found[1].splitlines() if line.strip()] if found else []


def path_faults(objects, folder):
    """A sentence for each path that does not exist, and each folder without sources."""
    for body in objects.values():
        path, kind = field(body, "path") or field(body, "relativePath"), field(body, "isa")
        if not path or field(body, "sourceTree") == "BUILT_PRODUCTS_DIR":
            continue
        if not (folder / path).exists():
            yield f"{path} does not exist."
        elif kind == "PBXFileSystemSynchronizedRootGroup":
            if not any((folder / path).rglob("*.swift")):
                yield f"{path} has no Swift files."
            for name in exceptions(body, objects):
                if not (folder / path / name).exists():
                    yield f"{path}/{name}, which is left out, does not exist."


def exceptions(group, objects):
    """The files of a synchronized folder that belong to no target."""
    for line in members(group, "exceptions"):
        yield from members(objects.get(NAME.match(line)[0], ""), "membershipExceptions")


def name_faults(objects, text):
    """A sentence for each object that is named but not defined, or defined but not named."""
    named = {name for body in objects.values() for name in NAME.findall(body)}
    named.update(NAME.findall(text[text.rindex("rootObject"):]))
    for name in sorted(named - objects.keys()):
        yield f"The object {name} is not defined."
    for name in sorted(objects.keys() - named):
        yield f"Nothing names the object {name}."


def faults(project):
    """A sentence for each fault of a project."""
    text = (project / "project.pbxproj").read_text("utf8")
    objects = dict(OBJECT.findall(text))
    yield from path_faults(objects, project.parent)
    yield from name_faults(objects, text)


def main(project):
    found = list(faults(project))
    print("\n".join(found) or f"{project.name} names only what exists.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "Gallery/Overscroll.xcodeproj"))
