#!/usr/bin/env python3
"""Turns the calendar files of BSD into the gallery's feed.

    python3 make_feed.py /usr/share/calendar > ../feed.tsv

The same folder always gives the same file. leave_out.txt lists the
omitted entries, and spelling.tsv the corrected spellings.
"""

import datetime
import hashlib
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
COLUMNS = ("id", "category", "year", "month", "day", "title")

# The first file with an event wins, so the special ones are first.
SOURCES = (
    ("calendar.computer", "Computing"),
    ("calendar.debian", "Computing"),
    ("calendar.music", "Music"),
    ("calendar.birthday", "People"),
    ("calendar.history", "History"),
)

MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
DATED = re.compile(r"(?:(\d\d)/(\d\d)|([A-Z][a-z]{2}) +(\d+))\t+(.*)")
BEFORE_CHRIST = re.compile(r"\d ?B\.?C")
# Ages and counts are numbers too: a year follows a comma or a bracket. Only
# without such a year, a number at the end of the text counts.
YEAR = re.compile(r"(?:, | ?\()(\d{2,4})\)?(?=$|[.,;]| \()")
LAST_YEAR = re.compile(r",?\.? (\d{4})\.?$")
DEATH = re.compile(r" dies(?: (?:in|near|at|from|on|shortly|with) .*)?$")
LIFE = re.compile(r"^(?P<who>.+?) (?P<verb>is born|dies), (?P<what>[a-z0-9].+)$")


def dated_lines(path):
    """(month, day, text) for each entry; an entry may have several lines."""
    entry = None
    for line in path.read_text(encoding="utf-8").splitlines():
        match = DATED.match(line)
        if entry and line.startswith("\t"):
            entry[2] += " " + line.strip()
            continue
        if entry:
            yield tuple(entry)
        entry = start_of_entry(match) if match else None
    if entry:
        yield tuple(entry)


def start_of_entry(match):
    month, day, name, day_after_name, text = match.groups()
    if name:
        return [MONTHS.index(name) + 1, int(day_after_name), text]
    return [int(month), int(day), text.strip()]


def without_year(text):
    """(text without its year, year), or None if the text has no year."""
    match = YEAR.search(text) or LAST_YEAR.search(text)
    if not match or BEFORE_CHRIST.search(text):
        return None
    return text[:match.start()] + text[match.end():], int(match.group(1))


def present_tense(text):
    text = re.sub(r"(?<!\bis )\bborn\b(?=,| |$)", "is born", text, count=1)
    return re.sub(r"\bdied\b", "dies", text)


def description_after_name(text):
    """Moves the description of a person from the end to the name."""
    return LIFE.sub(r"\g<who>, \g<what>, \g<verb>", text)


def typographic(text):
    text = re.sub(r"``(.*?)''|\"(.*?)\"", lambda m: f"“{m[1] or m[2]}”", text)
    text = re.sub(r"[`'](?<!\w')([^`']+)'(?!\w)", r"‘\1’", text)
    text = text.replace("'", "’").replace(" -- ", " – ")
    return re.sub(r"\s+", " ", text)


def spelled_well(text, spelling):
    for wrong, right in spelling:
        text = text.replace(wrong, right)
    return text


def title_of(text):
    text = typographic(description_after_name(present_tense(text)))
    text = re.sub(r"\s+([,.;])", r"\1", text).strip(" ,;")
    text = re.sub(r"(?<=[a-z]{3})\.$", "", text)
    return text[0].upper() + text[1:]


def is_date(year, month, day):
    try:
        return bool(datetime.date(year, month, day))
    except ValueError:
        return False


def names_in(title):
    return {word for word in re.findall(r"\w+", title)
            if word[0].isupper() and len(word) > 3}


def is_repeated(item, seen):
    """Two files often describe one event differently on the same date."""
    names = names_in(item[4])
    others = seen.setdefault(item[1:4], [])
    repeated = any(names & other for other in others)
    others.append(names)
    return repeated


def items_of(folder, leave_out, spelling):
    for file, category in SOURCES:
        for month, day, text in dated_lines(folder / file):
            if any(phrase in f"{month:02}/{day:02} {text}" for phrase in leave_out):
                continue
            found = without_year(spelled_well(text, spelling))
            if found and is_date(found[1], month, day):
                yield (category, found[1], month, day, title_of(found[0]))


def distinct(items):
    """Without repetitions, and without entries that only report a death."""
    seen, titles = {}, set()
    for item in items:
        if DEATH.search(item[4]) or item[4] in titles:
            continue
        if not is_repeated(item, seen):
            titles.add(item[4])
            yield item


def mixed(items):
    """A fixed order in which the categories and the centuries alternate."""
    return sorted(items, key=lambda i: hashlib.sha256(repr(i).encode()).digest())


def table(file):
    lines = (HERE / file).read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("# ")]


def main(folder):
    leave_out = [row[0] for row in table("leave_out.txt")]
    items = mixed(distinct(items_of(Path(folder), leave_out, table("spelling.tsv"))))
    print("\t".join(COLUMNS))
    for number, item in enumerate(items, start=1):
        print("\t".join(map(str, (number, *item))))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Usage: make_feed.py FOLDER-WITH-THE-CALENDAR-FILES > feed.tsv")
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    main(sys.argv[1])
