"""A real gallery server for the tests, on a free port and with a settable clock."""

import http.client
import json
import sys
import tempfile
import threading
import time
import unittest
from contextlib import closing
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
GALLERY = REPOSITORY / "Gallery"
sys.path.insert(0, str(GALLERY / "server"))

from app import Gallery  # noqa: E402
from store import Store, read_items  # noqa: E402

ITEMS = read_items(GALLERY / "feed.tsv")


class Clock:
    """The real time, plus the number of seconds that a test chooses."""

    def __init__(self):
        self.ahead = 0

    def __call__(self):
        return time.time() + self.ahead


class GalleryTestCase(unittest.TestCase):
    published = 620
    documentation = None

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.package = Path(self.folder.name) / "package"
        self.package.mkdir()
        (self.package / "overscroll.js").write_text("export const stub = 1;\n")
        (self.package / "overscroll.wasm").write_bytes(b"\0asm\1\0\0\0")
        self.start_server()

    def start_server(self):
        self.clock = Clock()
        store = Store(Path(self.folder.name) / "feed.sqlite", ITEMS,
                      self.published, every=1000, clock=self.clock)
        self.server = Gallery(("127.0.0.1", 0), store, self.package, quiet=True,
                              documentation=self.documentation)
        threading.Thread(target=self.server.serve_forever, args=(0.02,)).start()
        self.addCleanup(self.server.server_close)
        self.addCleanup(self.server.shutdown)

    def connect(self):
        connection = http.client.HTTPConnection(*self.server.server_address, timeout=10)
        self.addCleanup(connection.close)
        return connection

    def request(self, path, method="GET", body=None, headers=()):
        """The answer on a separate connection, closed so that a test that polls holds only one."""
        with closing(self.connect()) as connection:
            connection.request(method, path, body, dict(headers))
            answer = connection.getresponse()
            answer.body = answer.read()
            return answer

    def json(self, path, method="GET", value=None):
        body = None if value is None else json.dumps(value)
        return json.loads(self.request(path, method, body).body)

    def page(self, limit=20, before=None):
        cursor = f"&before={before}" if before else ""
        return self.json(f"/api/feed?limit={limit}{cursor}")

    def log(self):
        return self.json("/api/requests")["feed"]
