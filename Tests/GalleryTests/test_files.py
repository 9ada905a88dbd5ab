import json
import socket
import struct
import unittest
from contextlib import redirect_stderr
from io import StringIO

from gallery_server import GalleryTestCase


class ServedFileTests(GalleryTestCase):
    def test_the_page_is_served_at_the_root_and_never_cached_blindly(self):
        answer = self.request("/")
        self.assertEqual(answer.status, 200)
        self.assertEqual(answer.headers["Content-Type"], "text/html; charset=utf-8")
        self.assertEqual(answer.headers["Cache-Control"], "no-cache")

    def test_the_package_is_served_with_the_types_that_browsers_require(self):
        types = {"overscroll.wasm": "application/wasm",
                 "overscroll.js": "text/javascript; charset=utf-8"}
        for name, kind in types.items():
            answer = self.request(f"/overscroll/{name}")
            self.assertEqual(answer.body, (self.package / name).read_bytes())
            self.assertEqual(answer.headers["Content-Type"], kind)

    def test_no_path_leads_out_of_its_folder(self):
        (self.package.parent / "secret.txt").write_text("secret")
        paths = ("/overscroll/../secret.txt", "/overscroll/%2e%2e/secret.txt",
                 "/overscroll/..%2fsecret.txt", "/overscroll/..%5csecret.txt",
                 "/../feed.tsv", "/%2e%2e/feed.tsv", "//etc/passwd", "/overscroll//etc/passwd",
                 "/overscroll/%00", f"/overscroll/{self.package.parent}/secret.txt")
        for path in paths:
            self.assertEqual(self.request(path).status, 404, path)

    def test_a_link_that_points_out_of_the_folder_is_not_followed(self):
        (self.package.parent / "secret.txt").write_text("secret")
        (self.package / "link.txt").symlink_to(self.package.parent / "secret.txt")
        self.assertEqual(self.request("/overscroll/link.txt").status, 404)

    def test_hidden_files_and_folders_are_not_shown(self):
        (self.package / ".hidden").write_text("hidden")
        for path in ("/overscroll/.hidden", "/overscroll/", "/overscroll"):
            self.assertEqual(self.request(path).status, 404, path)

    def test_an_invalid_address_is_refused(self):
        for path in ("/" + "x" * 300, "/%ff%fe"):
            self.assertEqual(self.request(path).status, 404, path)
        with socket.create_connection(self.server.server_address) as client:
            client.sendall(b"GET http://[ HTTP/1.1\r\nHost: localhost\r\n\r\n")
            self.assertIn(b" 400 ", client.recv(100))

    def test_head_returns_the_length_without_a_body(self):
        length = str(len(self.request("/").body))
        answer = self.request("/", "HEAD")
        self.assertEqual((answer.headers["Content-Length"], answer.body), (length, b""))

    def test_an_unknown_address_is_reported_as_json_under_api_and_otherwise_as_text(self):
        kinds = {"/api/nothing": "application/json; charset=utf-8",
                 "/nothing": "text/plain; charset=utf-8"}
        for path, kind in kinds.items():
            answer = self.request(path)
            self.assertEqual((answer.status, answer.headers["Content-Type"]), (404, kind))

    def test_the_catalog_that_the_app_shares_is_served_with_the_page(self):
        answer = self.request("/catalog/demos.json")
        self.assertEqual(answer.headers["Content-Type"], "application/json; charset=utf-8")
        self.assertEqual(json.loads(answer.body)["demos"][0]["id"], "feed")

    def test_every_answer_has_a_policy_that_allows_no_other_origin(self):
        for path in ("/", "/gallery.js", "/overscroll/overscroll.wasm", "/api/feed", "/nothing"):
            policy = self.request(path).headers["Content-Security-Policy"]
            self.assertTrue(policy.startswith("default-src 'none';"), path)
            self.assertNotIn("unsafe-inline", policy)
            self.assertNotIn("http", policy)

    def test_the_feed_is_never_stored_by_a_cache(self):
        self.assertEqual(self.request("/api/feed").headers["Cache-Control"], "no-store")


class ConnectionTests(GalleryTestCase):
    def test_one_connection_serves_many_requests(self):
        connection = self.connect()
        for path in ("/", "/api/feed", "/api/nothing", "/overscroll/overscroll.js"):
            connection.request("GET", path)
            answer = connection.getresponse()
            answer.read()
            self.assertFalse(answer.will_close, path)

    def test_a_body_that_is_too_large_is_refused(self):
        self.assertEqual(self.request("/api/faults", "POST", "x" * 65_537).status, 413)

    def test_a_client_that_disconnects_leaves_no_trace(self):
        errors = StringIO()
        with redirect_stderr(errors):
            for _ in range(5):
                self.ask_and_leave()
            self.server.shutdown()
            self.server.server_close()
        self.assertEqual(errors.getvalue(), "")

    def ask_and_leave(self):
        client = socket.create_connection(self.server.server_address)
        client.sendall(b"GET /api/feed?limit=100&delay=50 HTTP/1.1\r\nHost: localhost\r\n\r\n" * 3)
        while len(self.log()) == 0:
            pass
        # Closed with a reset, so that the server's next write fails.
        client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        client.close()
        self.wait_for_end_of_requests()

    def wait_for_end_of_requests(self):
        while any(entry["finished"] is None for entry in self.log()):
            pass
        self.request("/api/requests", "DELETE")


if __name__ == "__main__":
    unittest.main()
