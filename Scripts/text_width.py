"""Estimates the width of a text in a system's font from the class of each character.

No font is available here, and each system chooses its fonts for a script. The widths in em are
those of San Francisco for Latin, rounded up, and of the Noto fonts for other scripts; `make test`
measures the texts in a real browser.
"""

import unicodedata

# The room before the text in the classic indicator: a symbol of 24 points and a gap of 12.
SIGN = 36
# The gap between a failure and the retry button.
GAP = 8
# The sizes of subheadline and caption 1, in points.
TITLE, DETAIL = 15, 12
# The longest values that systems write for each placeholder.
SAMPLES = {"{time}": "00:00 PM", "{date}": "20 Mmm 2026."}
DETAILS = ("lastUpdatedToday", "lastUpdated", "neverUpdated")

NARROW = set("iljtfrIı.,:;’'()|!-/ íìîïł،·")
WIDE = set("mwMW@%жшщюыфмЖШЩЮЫФМωΩ…")
SCRIPTS = (
    # The first and the last character of a block, and the width in em.
    (0x0370, 0x03FF, 0.58), (0x0400, 0x04FF, 0.60), (0x0590, 0x05FF, 0.58), (0x0600, 0x06FF, 0.52),
    (0x0900, 0x097F, 0.62), (0x0980, 0x09FF, 0.66), (0x0E00, 0x0E7F, 0.62), (0x3000, 0x30FF, 1.0),
    (0x4E00, 0x9FFF, 1.0), (0xAC00, 0xD7AF, 0.92), (0xFF00, 0xFFEF, 1.0),
)


def em(character):
    """The width of a character in em."""
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
    """The width of a line of the classic indicator, with its symbol."""
    for placeholder, sample in SAMPLES.items():
        text = text.replace(placeholder, sample)
    return SIGN + text_width(text, DETAIL if key in DETAILS else TITLE)


def status_width(failure, retry):
    """The width of a failure with the retry button beside it."""
    return text_width(failure, TITLE) + GAP + text_width(retry, TITLE)
