"""The gallery's real server, as a process that a test can also stop and restart."""

import json
import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

from served import PACKAGE, ROOT


class Server:
    """The feed with a fixed number of items; nothing arrives unless a test publishes it.

    The process starts when `url` is first read, because many tests use other pages.
    """

    def __init__(self, published=120, docs=None):
        self.published, self.docs = published, docs
        self.folder = tempfile.TemporaryDirectory()
        self.port = 0
        self.process = None
        self.address = None

    @property
    def url(self):
        if self.address is None:
            self.start()
        return self.address

    def start(self):
        self.process = subprocess.Popen(
            [sys.executable, "-B", ROOT / "Gallery/server", "--package", PACKAGE,
             "--port", str(self.port), "--store", Path(self.folder.name) / "feed.sqlite",
             "--published", str(self.published), "--every", "3600", "--quiet",
             *(["--docs", self.docs] if self.docs else [])],
            stdout=subprocess.PIPE, text=True)
        self.address = re.search(r"http://\S+", self.process.stdout.readline()).group(0)
        self.port = int(self.address.rstrip("/").rsplit(":", 1)[1])

    def stop(self):
        if self.process is None:
            return
        self.process.terminate()
        self.process.wait(10)
        self.process.stdout.close()

    def call(self, method, path, body=None):
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(
            self.url + path, data=data, method=method, headers={"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.load(answer)

    def requests(self):
        """Every request for the feed so far, in order."""
        return self.call("GET", "api/requests")["feed"]

    def first_pages(self):
        return [each for each in self.requests() if each["before"] is None]

    def next_pages(self):
        return [each for each in self.requests() if each["before"] is not None]

    def forget_requests(self):
        self.call("DELETE", "api/requests")

    def fail(self, fail=None, delay=0, match=None, times=None):
        self.call("POST", "api/faults", {"fail": fail, "delay": delay, "match": match, "times": times})

    def heal(self):
        self.call("DELETE", "api/faults")

    def publish(self, count):
        return self.call("POST", f"api/publish?count={count}")

    def ids(self):
        """The ids of all visible items, newest first."""
        ids, cursor = [], ""
        while cursor is not None:
            page = self.call("GET", f"api/feed?limit=100{cursor}")
            ids += [item["id"] for item in page["items"]]
            cursor = f"&before={page['next']}" if page["next"] else None
        return ids
