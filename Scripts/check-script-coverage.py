"""Says how many lines of each script ran; fails where too few of all did.

usage: check-script-coverage.py RAN_FILE SOURCE_FOLDER

RAN_FILE has a sign for each sign of a script, 1 where it ran. A line that holds any code ran where some of it did; the
share of the signs, which is smaller, stands beside it. The tables of texts hold no code.
"""

import json
import re
import sys
from pathlib import Path

AT_LEAST = 90
# What a line may end or go on with, without anything that could run.
NO_CODE = re.compile(r"\s*(?:(?://|/\*|\*).*)?[\s)\]};,]*$")


def lines(source, ran):
    """For each line with code: its number, and which of its signs ran."""
    start = 0
    for number, line in enumerate(source.split("\n"), 1):
        if not NO_CODE.match(line):
            blanks = len(line) - len(line.lstrip())
            yield number, ran[start + blanks : start + len(line)]
        start += len(line) + 1


def judged(source, ran):
    """The lines with code, those of them that nothing ran, and how many signs there are and ran."""
    found = list(lines(source, ran))
    missed = [number for number, signs in found if "1" not in signs]
    return len(found), missed, sum(len(signs) for _, signs in found), sum(signs.count("1") for _, signs in found)


def line(name, count, missed, signs, ran):
    percent = 100 * (count - len(missed)) / count
    places = f", not {', '.join(map(str, missed))}" if missed else ""
    return f"{name}: {percent:.1f} % of {count} lines, {100 * ran / signs:.1f} % of the signs{places}"


def main():
    ran, folder = json.loads(Path(sys.argv[1]).read_text()), Path(sys.argv[2])
    results = {name: judged((folder / name).read_text("utf8"), ran[name]) for name in sorted(ran)}
    for name, result in results.items():
        print(line(name, *result))
    count, missed, signs, covered = map(sum, zip(*[(a, len(b), c, d) for a, b, c, d in results.values()]))
    percent = 100 * (count - missed) / count
    print(f"JavaScript: {percent:.2f} % of its {count} lines, at least {AT_LEAST}; {100 * covered / signs:.2f} % of the signs")
    return 0 if percent >= AT_LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
