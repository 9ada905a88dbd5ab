"""The latest requests for the feed in order, and how each one ended."""

import threading
import time
from collections import deque

from limits import MOST_LOGGED


class Log:
    def __init__(self):
        self.lock, self.entries = threading.Lock(), deque(maxlen=MOST_LOGGED)

    def start(self, path, before, limit):
        entry = {"path": path, "before": before, "limit": limit,
                 "status": None, "started": time.time(), "finished": None}
        with self.lock:
            self.entries.append(entry)
        return entry

    def finish(self, entry, status):
        with self.lock:
            entry.update(status=status, finished=time.time())

    def clear(self):
        with self.lock:
            self.entries.clear()

    def all(self):
        with self.lock:
            return [dict(entry) for entry in self.entries]
