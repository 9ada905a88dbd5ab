"""Packs the built scripts for package managers and for sites; the same bytes on every machine.

usage: make-package.py [--root FOLDER]

Adds the package's description, its pages, the licence and the description of the custom element to
the scripts in Web/dist. Writes all of it to Web/dist/overscroll-VERSION.tgz, for package managers,
and to overscroll-VERSION.zip, with a folder named overscroll, for sites without one. The version is
the newest in CHANGELOG.md, and 0.0.0 before the first release.
"""

import argparse
import fnmatch
import gzip
import io
import json
import re
import sys
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RELEASE = re.compile(r"^## \[(\d+\.\d+\.\d+[^\]]*)\]", re.M)
# Package managers unpack a folder of this name, whatever the name of the package.
TOP = "package"
# The earliest date in a zip file.
EPOCH = (1980, 1, 1, 0, 0, 0)


def version(changelog):
    found = RELEASE.search(changelog)
    return found[1] if found else "0.0.0"


def description(root):
    """The package's description with its version."""
    package = json.loads((root / "Web/package.json").read_text("utf8"))
    package["version"] = version((root / "CHANGELOG.md").read_text("utf8"))
    return package


def texts(root):
    """The texts and descriptions in the package, by name."""
    return {
        "package.json": json.dumps(description(root), indent=2).encode() + b"\n",
        "README.md": (root / "Web/README.md").read_bytes(), "FirstScreen.md": (root / "Web/FirstScreen.md").read_bytes(), "LICENSE": (root / "LICENSE").read_bytes(),
        **{f"docs/{page.name}": page.read_bytes() for page in (root / "Web/docs").glob("*.md")},
        "custom-elements.json": (root / "Web/custom-elements.json").read_bytes(),
    }


def contents(root, built):
    """The files of the package, by their names in it."""
    package = description(root)
    found = texts(root)
    names = list(found)
    for pattern in package["files"]:
        if fnmatch.filter(names, pattern):
            continue
        matches = sorted(built.glob(pattern))
        if not matches:
            raise FileNotFoundError(f"There is no {pattern} in {built}: run `make package`.")
        for path in matches:
            files = [path] if path.is_file() else sorted(path.rglob("*.js"))
            found |= {str(each.relative_to(built)): each.read_bytes() for each in files}
    return found


def packed(files):
    """A tar file, without anything that differs between machines."""
    tape = io.BytesIO()
    with tarfile.open(fileobj=tape, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name in sorted(files):
            entry = tarfile.TarInfo(f"{TOP}/{name}")
            entry.size, entry.mode = len(files[name]), 0o644
            tar.addfile(entry, io.BytesIO(files[name]))
    return gzip.compress(tape.getvalue(), 9, mtime=0)


def zipped(files):
    """A zip file with the folder that a site serves."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as target:
        for name in sorted(files):
            entry = zipfile.ZipInfo(f"overscroll/{name}", EPOCH)
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            target.writestr(entry, files[name])
    return archive.getvalue()


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", default=ROOT, type=Path)
    options = parser.parse_args(arguments)
    built = options.root / "Web/dist"
    try:
        files = contents(options.root, built)
    except FileNotFoundError as error:
        print(error, file=sys.stderr)
        return 1
    for name, text in texts(options.root).items():
        (built / name).parent.mkdir(exist_ok=True)
        (built / name).write_bytes(text)
    version_now = description(options.root)["version"]
    for form, pack in (("tgz", packed), ("zip", zipped)):
        archive = built / f"overscroll-{version_now}.{form}"
        archive.write_bytes(pack(files))
        print(f"{archive.name}: {len(files)} files, {archive.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
