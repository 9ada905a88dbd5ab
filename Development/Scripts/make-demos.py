"""Copies the code of the demos, which tests compile and run, into the gallery's catalog.

usage: make-demos.py [--check]

The JavaScript of a demo is its whole file in Gallery/web/demos. Its Swift code is in
Gallery/App/Snippets, in a file for each host, between the lines "// snippet: ID" and "// end". With
--check nothing is written, and it fails if the catalog is out of date.
"""

import json
import re
import sys
import textwrap
from pathlib import Path

GALLERY = Path(__file__).resolve().parents[2] / "Gallery"
CODE = GALLERY / "catalog/code"
SNIPPET = re.compile(r"^ *// snippet: ([\w-]+)\n(.*?)^ *// end$", re.MULTILINE | re.DOTALL)
HOSTS = ("UIKit", "SwiftUI")


def snippets(host):
    """The marked parts of all files of a host, by demo."""
    found = {}
    for path in sorted((GALLERY / "App/Snippets" / host).glob("*.swift")):
        for demo, text in SNIPPET.findall(path.read_text(encoding="utf-8")):
            if demo in found:
                sys.exit(f"make-demos: {path.name}: there are two snippets of {demo}")
            found[demo] = textwrap.dedent(text).strip()
    return found


def sources(demo, swift):
    found = {host: swift[host][demo] for host in HOSTS if demo in swift[host]}
    script = (GALLERY / "web/demos" / f"{demo}.js").read_text(encoding="utf-8")
    return {**found, "JavaScript": script.rstrip()}


def wanted():
    """The files of the catalog, by name."""
    demos = json.loads((GALLERY / "catalog/demos.json").read_text(encoding="utf-8"))["demos"]
    swift = {host: snippets(host) for host in HOSTS}
    known = {each["id"] for each in demos}
    for host in HOSTS:
        if strange := set(swift[host]) - known:
            sys.exit(f"make-demos: no demo is called {', '.join(sorted(strange))} ({host})")
    return {f"{each}.json": json.dumps(sources(each, swift), ensure_ascii=False, indent=1) + "\n"
            for each in sorted(known)}


def differences(files):
    there = {path.name: path.read_text(encoding="utf-8") for path in CODE.glob("*.json")}
    return sorted(name for name in {*files, *there} if files.get(name) != there.get(name))


def main():
    files = wanted()
    changed = differences(files)
    if "--check" in sys.argv[1:]:
        sys.exit(f"make-demos: out of date: {', '.join(changed)}. Run Development/Scripts/make-demos.py." if changed else 0)
    CODE.mkdir(exist_ok=True)
    for name in changed:
        (CODE / name).unlink() if name not in files else (CODE / name).write_text(files[name], encoding="utf-8")


if __name__ == "__main__":
    main()
