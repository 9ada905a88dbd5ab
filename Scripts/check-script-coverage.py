"""Prints how many lines of each script ran, and fails if too few of all lines did.

usage: check-script-coverage.py RAN_FILE SOURCE_FOLDER

RAN_FILE has a character for each character of a script, 1 if it ran. A line with code counts as run
if any of its code did; the smaller share of the characters is printed beside it. The tables of
texts have no code.
"""

import json
import re
import sys
from pathlib import Path

AT_LEAST = 90
# Punctuation at the start or end of a line that cannot run.
NO_CODE = re.compile(r"\s*(?:(?://|/\*|\*).*)?[\s)\]};,]*$")


def lines(source, ran):
    """The number of each line with code, and which of its characters ran."""
    start = 0
    for number, line in enumerate(source.split("\n"), 1):
        if not NO_CODE.match(line):
            blanks = len(line) - len(line.lstrip())
            yield number, ran[start + blanks : start + len(line)]
        start += len(line) + 1


def judged(source, ran):
    """The lines with code, those that did not run, and the counts of all and of run characters."""
    found = list(lines(source, ran))
    missed = [number for number, characters in found if "1" not in characters]
    count = sum(len(characters) for _, characters in found)
    covered = sum(characters.count("1") for _, characters in found)
    return len(found), missed, count, covered


def line(name, count, missed, characters, ran):
    percent = 100 * (count - len(missed)) / count
    places = f", not {', '.join(map(str, missed))}" if missed else ""
    share = f"{100 * ran / characters:.1f} % of the characters"
    return f"{name}: {percent:.1f} % of {count} lines, {share}{places}"


def main():
    ran, folder = json.loads(Path(sys.argv[1]).read_text()), Path(sys.argv[2])
    results = {name: judged((folder / name).read_text("utf8"), ran[name]) for name in sorted(ran)}
    for name, result in results.items():
        print(line(name, *result))
    numbers = [(a, len(b), c, d) for a, b, c, d in results.values()]
    count, missed, characters, covered = map(sum, zip(*numbers))
    percent = 100 * (count - missed) / count
    print(f"JavaScript: {percent:.2f} % of its {count} lines, at least {AT_LEAST};"
          f" {100 * covered / characters:.2f} % of the characters")
    return 0 if percent >= AT_LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
