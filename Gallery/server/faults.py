"""Faults that can be injected into requests for the feed."""

import threading

WORDS = ("drop", "cut", "json", "double")
LONGEST_DELAY = 60_000
FIELDS = {"fail", "delay", "times", "match"}


class BadFault(ValueError):
    """Describes in a sentence why a requested fault is invalid."""


def checked_fail(value):
    """None, one of WORDS, or a status from 400 to 599."""
    if value is None or value in WORDS:
        return value
    text = str(value)
    if len(text) == 3 and text.isascii() and text.isdigit() and text[0] in "45":
        return int(text)
    raise BadFault("fail must be drop, cut, json, double or a status from 400 to 599.")


def whole_number(value, least, most):
    """The number, or None if the value is not a number from least to most."""
    text = str(value)
    if isinstance(value, bool) or not (text.isascii() and text.isdigit()):
        return None
    # No valid number has thirty digits, and int() of a million digits takes long.
    number = int(text) if len(text) < 30 else most + 1
    return number if least <= number <= most else None


def checked_delay(value):
    delay = whole_number(0 if value is None else value, 0, LONGEST_DELAY)
    if delay is None:
        raise BadFault(f"delay must be milliseconds from 0 to {LONGEST_DELAY}.")
    return delay


def checked_times(value):
    times = None if value is None else whole_number(value, 1, 10**9)
    if times is None and value is not None:
        raise BadFault("times must be a number from 1, or null for every time.")
    return times


def checked_match(value):
    if value not in (None, "first", "more"):
        raise BadFault("match must be first, more or null.")
    return value


class Faults:
    """The fault that is set for the following requests, if any."""

    def __init__(self):
        self.lock = threading.Lock()
        self.clear()

    def clear(self):
        self.fail, self.delay, self.times, self.match = None, 0, 0, None

    def set(self, wish):
        if not isinstance(wish, dict) or set(wish) - FIELDS:
            raise BadFault("A fault is an object with fail, delay, times and match.")
        fail, delay = checked_fail(wish.get("fail")), checked_delay(wish.get("delay"))
        times, match = checked_times(wish.get("times")), checked_match(wish.get("match"))
        with self.lock:
            self.fail, self.delay, self.times, self.match = fail, delay, times, match

    def take(self, is_first_page):
        """(fail, delay) for one request; reduces the remaining times by one."""
        kind = "first" if is_first_page else "more"
        with self.lock:
            if self.times == 0 or self.match not in (None, kind):
                return None, 0
            if self.times is not None:
                self.times -= 1
            return self.fail, self.delay
