"""Fails if Package.swift passes a flag that can fail an adopter's build.

Reads `swift package dump-package`. Xcode builds dependencies with `-suppress-warnings`, which the
compiler rejects together with `-warnings-as-errors`; SwiftPM refuses unsafe flags in dependencies;
and a compiler fails over a warning group that it does not know. Only settings that every compiler
accepts, or ignores if it does not know them, are allowed.
"""

import json
import sys

HARMLESS = {"enableUpcomingFeature", "define"}


def faults(package):
    """Yields a sentence for each setting that can fail an adopter's build."""
    for target in package["targets"]:
        for setting in target["settings"]:
            for kind in setting["kind"].keys() - HARMLESS:
                yield f"Package.swift: {target['name']} must not set {kind}."


def main():
    found = list(faults(json.load(sys.stdin)))
    print("\n".join(found) or "No setting of the manifest can fail an adopter's build.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
