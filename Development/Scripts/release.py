"""Releases a version: dates the changelog, commits, tags, and packs the archives.

usage: release.py VERSION [--pack] [--date YYYY-MM-DD] [--root FOLDER]

The version stands in one place, the newest heading of CHANGELOG.md. Documentation/Internals/API is compared with
the last tag: before 1.0.0, removed declarations need a new minor version, afterwards a new major one.
The tag is local; pushing it publishes the release. With --pack, the archives of a tag and their checksums go to
.build/release/VERSION: the Swift package without its tests and tools, but with all pages, and the package for browsers from Web/dist
(`make package`). What only the owner can do is in .github/RELEASING.md.
"""

import argparse
import datetime
import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)$")
UNRELEASED = "## [Unreleased]\n"
# What an app's build and its reviewer read, with all pages and declarations that a page may link to. The module for
# browsers has a package of its own.
SWIFT_PACKAGE = ("Package.swift", "LICENSE", "Documentation", "Sources", ":(exclude)Sources/OverscrollWeb",
                 ":(glob)**/*.md", ":(glob)Web/**/*.d.ts", "Tests/MJRefreshShapes/ObjectiveC/MJRefresh.h")


class CannotRelease(Exception):
    """The reason why a version cannot be released."""


def git(root, *arguments):
    done = subprocess.run(["git", *arguments], cwd=root, check=False, capture_output=True, text=True)
    if done.returncode:
        raise CannotRelease(done.stderr.strip())
    return done.stdout


def numbers(version):
    found = VERSION.match(version)
    if not found:
        raise CannotRelease(f"{version} is not a version such as 1.2.3.")
    return tuple(int(number) for number in found.groups())


def last_version(root):
    """The newest tagged version; None before the first release."""
    tags = [tag for tag in git(root, "tag").split() if VERSION.match(tag)]
    return max(tags, key=numbers, default=None)


def removed_declarations(root, tag):
    """The lines of Documentation/Internals/API that the tag has and the sources do not."""
    removed = []
    for path in git(root, "ls-tree", "--name-only", f"{tag}:Documentation/Internals/API").split():
        old = set(git(root, "show", f"{tag}:Documentation/Internals/API/{path}").splitlines())
        now = root / "Documentation/Internals/API" / path
        new = set(now.read_text("utf8").splitlines()) if now.exists() else set()
        removed += [f"{Path(path).stem}: {line}" for line in sorted(old - new)]
    return removed


def breaks(old, new):
    """Whether a version may remove declarations that an earlier one has."""
    return new[0] > old[0] or (new[0] == 0 and new[1] > old[1])


def check(root, version):
    if git(root, "status", "--porcelain"):
        raise CannotRelease("The working tree has uncommitted changes.")
    last = last_version(root)
    if last is None:
        return
    if numbers(version) <= numbers(last):
        raise CannotRelease(f"{version} is not newer than {last}.")
    removed = removed_declarations(root, last)
    if removed and not breaks(numbers(last), numbers(version)):
        listed = "\n  ".join(removed)
        raise CannotRelease(f"{version} removes public declarations of {last}:\n  {listed}")


def dated(changelog, version, date):
    """The changelog with the unreleased changes under the version."""
    before, mark, after = changelog.partition(UNRELEASED)
    changes = after.partition("\n## [")[0]
    if not mark or not changes.strip():
        raise CannotRelease("CHANGELOG.md has no unreleased changes.")
    return f"{before}{UNRELEASED}\n## [{version}] - {date}\n{after}"


def pack(root, version):
    """Writes the archives and their checksums; returns their folder."""
    folder = root / ".build/release" / version
    folder.mkdir(parents=True, exist_ok=True)
    swift = folder / f"overscroll-{version}-swift.zip"
    git(root, "archive", "--format=zip", f"--prefix=overscroll-{version}/", "-o", str(swift), version, *SWIFT_PACKAGE)
    for form in ("tgz", "zip"):
        built = root / f"Web/dist/overscroll-{version}.{form}"
        if not built.exists():
            raise CannotRelease(f"Web/dist has no {built.name}: run `make package` on the tag.")
        shutil.copy(built, folder)
    archives = sorted(path for path in folder.iterdir() if path.name != "SHA256SUMS")
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in archives]
    (folder / "SHA256SUMS").write_text("".join(sums))
    return folder


def release(root, version, date):
    numbers(version)
    check(root, version)
    changelog = root / "CHANGELOG.md"
    unreleased = changelog.read_text("utf8")
    changelog.write_text(dated(unreleased, version, date), "utf8")
    try:
        git(root, "commit", "-q", "-m", f"Release {version}", "CHANGELOG.md")
    except CannotRelease:
        changelog.write_text(unreleased, "utf8")
        raise
    git(root, "tag", "-a", version, "-m", f"Overscroll {version}")


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("version")
    parser.add_argument("--date", default=datetime.datetime.now(datetime.timezone.utc).date().isoformat())
    parser.add_argument("--root", default=ROOT, type=Path)
    parser.add_argument("--pack", action="store_true", help="only pack a version that is tagged")
    options = parser.parse_args(arguments)
    try:
        if not options.pack:
            release(options.root, options.version, options.date)
            print(f"Tagged {options.version}.")
        else:
            print(f"The archives are in {pack(options.root, options.version)}.")
    except CannotRelease as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
