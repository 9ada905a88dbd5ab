"""The items of the feed, and the time at which each one is published."""

import base64
import contextlib
import csv
import random
import re
import sqlite3
import time

COLUMNS = ("id", "category", "title", "year", "month", "day", "published")
NUMBERS = {"id", "year", "month", "day"}

CREATE = """
    DROP TABLE IF EXISTS feed;
    CREATE TABLE feed (id INTEGER PRIMARY KEY, category TEXT, title TEXT,
        year INTEGER, month INTEGER, day INTEGER, published REAL);
    CREATE INDEX feed_order ON feed (published, id);
"""
PAGE = f"""
    SELECT {", ".join(COLUMNS)} FROM feed
    WHERE published <= :now AND (published, id) < (:published, :id)
    ORDER BY published DESC, id DESC LIMIT :limit
"""
ITEM = f"""
    SELECT {", ".join(COLUMNS)} FROM feed
    WHERE published = :published AND id = :id
"""
ARRIVE = """
    UPDATE feed SET published = :now WHERE id IN
    (SELECT id FROM feed WHERE published > :now ORDER BY published, id LIMIT :count)
"""
REMOVE = "DELETE FROM feed WHERE id = :id AND published <= :now"
CURSOR = re.compile(r"([0-9.]{1,20}) ([0-9]{1,9})")
NEWER_THAN_ALL = (float("inf"), 0)


class BadCursor(ValueError):
    """The text is not a cursor of this store."""


def read_items(file):
    with open(file, encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [{key: int(row[key]) if key in NUMBERS else row[key] for key in row}
            for row in rows]


def past_times(count, now):
    """The times, oldest first: irregular as in a real feed, but the same at every start."""
    chance, at, times = random.Random(count), now - 45, []
    for _ in range(count):
        times.append(round(at, 3))
        at -= 60 + chance.expovariate(1 / 420)
    return times[::-1]


def publishing_times(count, published, every, now):
    past = past_times(min(count, published), now)
    future = [now + every * (n + 1) for n in range(count - len(past))]
    return past + future


def cursor_of(item):
    text = f"{item['published']!r} {item['id']}"
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def position_of(cursor):
    try:
        padded = cursor + "=" * (-len(cursor) % 4)
        text = base64.urlsafe_b64decode(padded).decode()
        published, number = CURSOR.fullmatch(text).groups()
        return float(published), int(number)
    except (ValueError, AttributeError) as error:
        raise BadCursor(cursor) from error


class Store:
    def __init__(self, path, items, published=620, every=20, clock=time.time):
        self.path, self.clock = str(path), clock
        times = publishing_times(len(items), published, every, clock())
        with self.connection() as database:
            database.execute("PRAGMA journal_mode=WAL")
            database.executescript(CREATE)
            database.executemany(
                "INSERT INTO feed VALUES (:id,:category,:title,:year,:month,:day,:at)",
                [{**item, "at": at} for item, at in zip(items, times)])

    @contextlib.contextmanager
    def connection(self):
        """A connection per use, because requests run in separate threads."""
        with contextlib.closing(sqlite3.connect(self.path)) as database:
            database.row_factory = sqlite3.Row
            with database:
                yield database

    def page(self, limit, before=None):
        published, number = position_of(before) if before else NEWER_THAN_ALL
        values = {"now": self.clock(), "published": published, "id": number}
        with self.connection() as database:
            rows = database.execute(PAGE, {**values, "limit": limit + 1}).fetchall()
            total = self.visible(database, values["now"])
        items = [dict(row) for row in rows[:limit]]
        more = len(rows) > limit
        return {"items": items, "next": cursor_of(items[-1]) if more else None,
                "total": total}

    def visible(self, database, now):
        query = "SELECT count(*) FROM feed WHERE published <= ?"
        return database.execute(query, (now,)).fetchone()[0]

    def publish(self, count):
        values = {"now": self.clock(), "count": count}
        with self.connection() as database:
            return database.execute(ARRIVE, values).rowcount

    def remove(self, number):
        """Removes a published item, and returns the number of removed items: 1 or 0."""
        values = {"now": self.clock(), "id": number}
        with self.connection() as database:
            return database.execute(REMOVE, values).rowcount

    def item_at(self, cursor):
        """The item of a cursor, if it still exists."""
        if not cursor:
            return None
        published, number = position_of(cursor)
        with self.connection() as database:
            row = database.execute(ITEM, {"published": published, "id": number}).fetchone()
        return dict(row) if row else None
