import http.client
import json
import socket
import unittest
from unittest import mock

from gallery_server import GalleryTestCase
from limits import LARGEST_BODY, MOST_LOGGED, Seats


class SenderTests(GalleryTestCase):
    def status(self, path="/", method="GET", **headers):
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return self.request(path, method, headers=named).status

    def test_an_address_and_localhost_are_accepted_as_hosts(self):
        for host in ("127.0.0.1:80", "localhost", "LOCALHOST:8080", "[::1]:8080", "192.168.1.7"):
            self.assertEqual(self.status(Host=host), 200, host)

    def test_this_machines_name_is_accepted(self):
        self.assertEqual(self.status(Host=f"{socket.gethostname()}.local:8080"), 200)

    def test_other_names_are_refused_because_they_may_be_rebound(self):
        for host in ("evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "", "[", "a@b"):
            for path in ("/", "/api/feed"):
                self.assertEqual(self.status(path, Host=host), 421, host)
        self.assertEqual(self.log(), [])

    def test_a_post_from_another_page_is_refused_and_changes_nothing(self):
        for headers in ({"Origin": "http://evil.example"}, {"Origin": "null"},
                        {"Sec_Fetch_Site": "cross-site"}, {"Sec_Fetch_Site": "same-site"}):
            self.assertEqual(self.status("/api/publish", "POST", **headers), 403, headers)
        self.assertEqual(self.page(1)["total"], self.published)

    def test_a_delete_from_another_page_is_refused(self):
        self.assertEqual(self.status("/api/requests", "DELETE", Origin="http://evil.example"), 403)

    def test_a_post_from_the_gallerys_page_is_accepted(self):
        own = f"127.0.0.1:{self.server.server_port}"
        headers = {"Host": own, "Origin": f"http://{own}", "Sec_Fetch_Site": "same-origin"}
        self.assertEqual(self.status("/api/publish", "POST", **headers), 200)


class SizeTests(GalleryTestCase):
    def test_a_body_nested_too_deeply_is_no_json(self):
        for body in ("[" * LARGEST_BODY, '{"a":' * (LARGEST_BODY // 5)):
            self.assertEqual(self.request("/api/faults", "POST", body).status, 400)

    def test_a_large_body_is_refused(self):
        answer = self.request("/api/faults", "POST", "[" * (LARGEST_BODY + 1))
        self.assertEqual(answer.status, 413)

    def test_a_long_address_is_refused(self):
        for path in ("/" + "x/" * 5000, "/api/feed?before=" + "x" * 10_000):
            self.assertEqual(self.request(path).status, 414)
        self.assertEqual(self.log(), [])

    def test_the_log_keeps_the_latest_requests(self):
        log = self.server.log
        for number in range(MOST_LOGGED + 5):
            log.finish(log.start(str(number), None, 1), 200)
        kept = self.log()
        self.assertEqual(len(kept), MOST_LOGGED)
        self.assertEqual(kept[-1]["path"], str(MOST_LOGGED + 4))


class TimeTests(GalleryTestCase):
    def half_request(self):
        client = socket.create_connection(self.server.server_address, timeout=5)
        self.addCleanup(client.close)
        client.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        return client

    def test_half_a_request_is_abandoned(self):
        with mock.patch("handler.Handler.timeout", 0.05):
            self.assertEqual(self.half_request().recv(100), b"")

    def test_a_body_that_does_not_arrive_is_abandoned(self):
        with mock.patch("handler.Handler.timeout", 0.05):
            client = socket.create_connection(self.server.server_address, timeout=20)
            self.addCleanup(client.close)
            client.sendall(b"POST /api/faults HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{")
            self.assertEqual(client.recv(100), b"")

    def test_more_connections_than_allowed_are_closed_at_once_and_later_ones_served(self):
        self.server.seats = Seats(2)
        with mock.patch("handler.Handler.timeout", None):
            held = [self.half_request() for _ in range(2)]
            self.assertEqual(self.answer_to_half_a_request(), b"")
        for client in held:
            client.sendall(b"Connection: close\r\n\r\n")
            while client.recv(65_536):
                pass
        self.assertEqual(json.loads(self.eventually("/api/feed?limit=1"))["total"], self.published)

    def answer_to_half_a_request(self):
        try:
            return self.half_request().recv(100)
        except ConnectionError:
            return b""

    def eventually(self, path):
        """The body of the first answer: a thread returns its seat after its connection has closed."""
        while True:
            try:
                return self.request(path).body
            except (ConnectionError, http.client.BadStatusLine):
                continue


if __name__ == "__main__":
    unittest.main()
