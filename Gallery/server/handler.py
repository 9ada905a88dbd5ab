"""Answers the requests of the page and of its tests."""

import json
import os
import struct
from http.server import BaseHTTPRequestHandler
from socket import SO_LINGER, SOL_SOCKET
from urllib.parse import parse_qs, urlsplit

import docs
import files
import limits
from faults import BadFault, checked_delay, checked_fail, whole_number
from store import BadCursor

JSON = "application/json; charset=utf-8"
TEXT = "text/plain; charset=utf-8"
NO_JSON = b"<p>This is not JSON.</p>"
# The page and the package need only this. Pictures without ImageDecoder, and saved traces, are
# blobs that the page creates.
POLICY = ("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';"
          " img-src 'self' blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none';"
          " form-action 'none';"
          " frame-ancestors 'none'")


class BadRequest(ValueError):
    """Describes in a sentence why a request is invalid."""

    def __init__(self, sentence, status=400):
        super().__init__(sentence)
        self.status = status


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "OverscrollGallery"
    disable_nagle_algorithm = True
    timeout = limits.SECONDS_TO_SEND

    def do_GET(self):
        self.respond("GET")

    def do_HEAD(self):
        self.respond("GET")

    def do_POST(self):
        self.respond("POST")

    def do_DELETE(self):
        self.respond("DELETE")

    def respond(self, method):
        try:
            self.check_sender(method)
            self.body = self.read_body()
            self.route(method, self.address())
        except (BadRequest, BadFault, BadCursor) as error:
            self.send_json(getattr(error, "status", 400), {"error": sentence_of(error)})
        except OSError:
            # The client has disconnected, so no answer is possible.
            self.close_connection = True

    def route(self, method, url):
        self.query = {k: v[-1] for k, v in parse_qs(url.query).items()}
        if url.path != "/api" and not url.path.startswith("/api/"):
            return self.serve_file(method, url.path)
        action = ROUTES.get((method, url.path))
        if not action:
            return self.send_json(404, {"error": "There is nothing at this address."})
        return action(self)

    def check_sender(self, method):
        """Refuses requests for other hosts, and changes that other pages request."""
        # A refused request may have a body, which is not read.
        closes, self.close_connection = self.close_connection, True
        if not limits.is_own_host(self.headers.get("Host", ""), self.server.names):
            raise BadRequest("This server has another name.", 421)
        if method != "GET" and not limits.is_own_page(self.headers):
            raise BadRequest("Only the gallery's own page can change this.", 403)
        self.close_connection = closes

    def address(self):
        if len(self.path) > limits.LONGEST_ADDRESS:
            raise BadRequest("The address is too long.", 414)
        try:
            return urlsplit(self.path)
        except ValueError as error:
            raise BadRequest("The address cannot be read.") from error

    def read_body(self):
        length = whole_number(self.headers.get("Content-Length") or 0, 0, limits.LARGEST_BODY)
        if length is None or self.headers.get("Transfer-Encoding"):
            self.close_connection = True
            raise BadRequest("The body is too large or has no length.", 413)
        return self.rfile.read(length)

    # Other parts of the site

    def places(self):
        self.send_json(200, {"docs": docs.beginning(self.server.folders.get("docs"))})

    # The feed

    def feed(self):
        before = self.query.get("before")
        limit = whole_number(self.query.get("limit", "20"), 1, 100)
        entry = self.server.log.start(self.path, before, limit)
        try:
            status, answer = self.feed_answer(limit, before)
        except ValueError:
            self.server.log.finish(entry, 400)
            raise
        # Finished before the answer is sent, so that a client with the answer finds it in the log.
        self.server.log.finish(entry, status)
        answer()

    def feed_answer(self, limit, before):
        """The status for the log, and the function that sends the answer."""
        if limit is None:
            raise BadRequest("limit must be a number from 1 to 100.")
        fail, delay = self.fault(before)
        self.server.stopping.wait(delay / 1000)
        page = self.server.store.page(limit, before)
        if isinstance(fail, int):
            refusal = {"error": f"This is the {fail} that was asked for."}
            return fail, lambda: self.send_json(fail, refusal)
        return {
            None: (200, lambda: self.send_json(200, page)),
            "json": (200, lambda: self.send(200, NO_JSON, JSON)),
            "double": (200, lambda: self.send_json(200, self.doubled(page, before))),
            "cut": ("cut", lambda: self.send_half(page)),
            "drop": ("dropped", self.send_nothing),
        }[fail]

    def fault(self, before):
        """The fault in the address has precedence over the one that is set on the server."""
        fail, delay = self.query.get("fail"), self.query.get("delay")
        requested = checked_fail(fail), checked_delay(delay)
        if fail or delay:
            return requested
        return self.server.faults.take(is_first_page=before is None)

    def doubled(self, page, before):
        """The page as a faulty server sends it: each item twice, after the last item of the
        previous page."""
        known = self.server.store.item_at(before)
        items = [item for item in page["items"] for _ in range(2)]
        return {**page, "items": ([known] if known else []) + items}

    def send_half(self, page):
        data = json.dumps(page).encode()
        self.send(200, data, JSON, part=data[:len(data) // 2])
        self.close_connection = True

    def send_nothing(self):
        """Resets the connection after an interim response. A browser silently repeats a
        request that fails on a reused connection, unless it knows that the request
        arrived; and then it takes a normal close for an empty answer."""
        self.close_connection = True
        self.wfile.write(b"HTTP/1.1 100 Continue\r\n\r\n")
        self.connection.setsockopt(SOL_SOCKET, SO_LINGER, struct.pack("ii", 1, 0))
        os.close(self.connection.detach())

    # For the tests and the page's controls

    def set_faults(self):
        self.server.faults.set(self.json_body())
        self.send_json(200, {})

    def clear_faults(self):
        self.server.faults.clear()
        self.send_json(200, {})

    def publish(self):
        count = whole_number(self.query.get("count", "1"), 1, 100_000)
        if count is None:
            raise BadRequest("count must be a number from 1.")
        self.send_json(200, {"published": self.server.store.publish(count)})

    def remove(self):
        number = whole_number(self.query.get("id"), 1, 10**9)
        if number is None:
            raise BadRequest("id must be the number of an item.")
        self.send_json(200, {"removed": self.server.store.remove(number)})

    def requests(self):
        self.send_json(200, {"feed": self.server.log.all()})

    def clear_requests(self):
        self.server.log.clear()
        self.send_json(200, {})

    def json_body(self):
        try:
            return json.loads(self.body)
        except (ValueError, RecursionError) as error:
            raise BadRequest("The body is not JSON, or nested too deeply.") from error

    # Files and answers

    def serve_file(self, method, path):
        if path.strip("/") == "docs" and "docs" in self.server.folders:
            self.send_on(docs.BEGINNING)
            return
        file = files.find(path, self.server.folders) if method == "GET" else None
        if file is None:
            self.send(404, b"There is nothing at this address.\n", TEXT)
            return
        policy = self.server.policies.get(files.folder_of(path, self.server.folders), POLICY)
        self.send(200, file.read_bytes(), files.type_of(file), "no-cache", policy=policy)

    def send_on(self, place):
        """Redirects to another address of this server."""
        self.send(302, b"", TEXT, place=place)

    def send_json(self, status, value):
        return self.send(status, json.dumps(value, ensure_ascii=False).encode(), JSON)

    def send(self, status, data, kind, cache="no-store", part=None, policy=POLICY, place=None):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", cache)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Content-Security-Policy", policy)
        self.send_header("Referrer-Policy", "no-referrer")
        if place:
            self.send_header("Location", place)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(data if part is None else part)

    def log_message(self, *arguments):
        if not self.server.quiet:
            super().log_message(*arguments)


def sentence_of(error):
    return "before is no cursor of this feed." if isinstance(error, BadCursor) else str(error)


ROUTES = {
    ("GET", "/api/places"): Handler.places,
    ("GET", "/api/feed"): Handler.feed,
    ("POST", "/api/faults"): Handler.set_faults,
    ("DELETE", "/api/faults"): Handler.clear_faults,
    ("POST", "/api/publish"): Handler.publish,
    ("POST", "/api/remove"): Handler.remove,
    ("GET", "/api/requests"): Handler.requests,
    ("DELETE", "/api/requests"): Handler.clear_requests,
}
