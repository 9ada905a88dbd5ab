"""Reads `swift package dump-package` and fails if a target lets a warning pass.

The rule stands in the manifest and not in a flag of the scripts, so that `swift build` by hand and
`make check` build the same thing and share their results.
"""

import json
import sys

EMBEDDABLE = {"OverscrollCore", "OverscrollIndicators", "OverscrollWeb"}
ALL_WARNINGS = {"treatAllWarnings": {"_0": "error"}}
RESTRICTIONS = {"treatWarning": {"_0": "EmbeddedRestrictions", "_1": "error"}}


def complaints(package):
    """Yields a sentence for each target that lacks a setting."""
    for target in package["targets"]:
        # A system library or a plugin compiles nothing of ours.
        if target["type"] not in ("regular", "executable", "test"):
            continue
        kinds = [setting["kind"] for setting in target["settings"]]
        if ALL_WARNINGS not in kinds:
            yield f"Package.swift: {target['name']} needs .treatAllWarnings(as: .error)."
        if target["name"] in EMBEDDABLE and RESTRICTIONS not in kinds:
            yield f"Package.swift: {target['name']} needs EmbeddedRestrictions as errors."


def main():
    found = list(complaints(json.load(sys.stdin)))
    print("\n".join(found) or "Every target treats warnings as errors.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
