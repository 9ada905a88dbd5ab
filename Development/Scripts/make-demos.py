"""Copies the code of the demos, which tests compile and run, into the gallery's catalog.

usage: make-demos.py [--check]

The JavaScript of a demo is its whole file in Gallery/web/demos. Its Swift code is in
Gallery/App/Snippets, in a file for each host, between the lines "// snippet: ID" and "// end". With
--check nothing is written, and it fails if the catalog is out of date.
"""

import json
import re
import textwrap

from generated import main

DEMOS = "Gallery/catalog/demos.json"
CODE = "Gallery/catalog/code"
SNIPPET = re.compile(r"^ *// snippet: ([\w-]+)\n(.*?)^ *// end$", re.MULTILINE | re.DOTALL)
HOSTS = ("UIKit", "SwiftUI")


def demos(root):
    return {each["id"] for each in json.loads((root / DEMOS).read_text("utf8"))["demos"]}


def snippets(root):
    """The marked parts of all files: the host, the demo and the code of each."""
    for host in HOSTS:
        for path in sorted((root / "Gallery/App/Snippets" / host).glob("*.swift")):
            for demo, text in SNIPPET.findall(path.read_text("utf8")):
                yield host, demo, textwrap.dedent(text).strip()


def products(root):
    """The files of the catalog; those of removed demos have no text."""
    made = dict.fromkeys(file.relative_to(root).as_posix() for file in (root / CODE).glob("*.json"))
    swift = list(snippets(root))
    for demo in sorted(demos(root)):
        code = {host: text for host, each, text in swift if each == demo}
        code["JavaScript"] = (root / f"Gallery/web/demos/{demo}.js").read_text("utf8").rstrip()
        made[f"{CODE}/{demo}.json"] = json.dumps(code, ensure_ascii=False, indent=1) + "\n"
    return made


def faults(root):
    known, seen = demos(root), set()
    for host, demo, _ in snippets(root):
        if demo not in known:
            yield f"No demo is called {demo} ({host})."
        if (host, demo) in seen:
            yield f"There are two snippets of {demo} ({host})."
        seen.add((host, demo))


if __name__ == "__main__":
    main(products, faults)
