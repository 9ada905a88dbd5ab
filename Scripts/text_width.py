"""Estimates how wide a text is in a system's font, by the class of each character.

No font is at hand where this runs, and which one a device takes for a script is its own affair. The
parts of an em are those of San Francisco for Latin, rounded up, and of the Noto fonts for other
scripts; `make test` holds the texts against a real browser.
"""

import unicodedata

# What stands before the words in the classic indicator: a sign of 24 points and a gap of 12.
SIGN = 36
# Between a failure and the offer to try again.
GAP = 8
# The sizes of subheadline and caption 1, in points.
TITLE, DETAIL = 15, 12
# The longest that systems write, of those that each placeholder may get.
SAMPLES = {"{time}": "00:00 PM", "{date}": "20 Mmm 2026."}
DETAILS = ("lastUpdatedToday", "lastUpdated", "neverUpdated")

NARROW = set("iljtfrIı.,:;’'()|!-/ íìîïł،·")
WIDE = set("mwMW@%жшщюыфмЖШЩЮЫФМωΩ…")
SCRIPTS = (
    # The first and the last character of a block, and the part of an em.
    (0x0370, 0x03FF, 0.58), (0x0400, 0x04FF, 0.60), (0x0590, 0x05FF, 0.58), (0x0600, 0x06FF, 0.52),
    (0x0900, 0x097F, 0.62), (0x0980, 0x09FF, 0.66), (0x0E00, 0x0E7F, 0.62), (0x3000, 0x30FF, 1.0),
    (0x4E00, 0x9FFF, 1.0), (0xAC00, 0xD7AF, 0.92), (0xFF00, 0xFFEF, 1.0),
)


def em(character):
    """The width of a character as a part of the size of the font."""
    category = unicodedata.category(character)
    if category in ("Mn", "Cf"):
        return 0
    if character in WIDE:
        return 0.9
    if character in NARROW or category == "Zs":
        return 0.32
    for first, last, width in SCRIPTS:
        if first <= ord(character) <= last:
            return width
    return 0.70 if category == "Lu" else 0.57


def text_width(text, size):
    return size * sum(map(em, text))


def line_width(key, text):
    """The width of a line of the classic indicator, with its sign."""
    for placeholder, sample in SAMPLES.items():
        text = text.replace(placeholder, sample)
    return SIGN + text_width(text, DETAIL if key in DETAILS else TITLE)


def status_width(failure, retry):
    """The width of a failure with the offer beside it."""
    return text_width(failure, TITLE) + GAP + text_width(retry, TITLE)
