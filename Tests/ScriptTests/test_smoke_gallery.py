import contextlib
import io
import os
import sys
import tempfile
import unittest
from pathlib import Path

from scripts import load

smoke_gallery = load("smoke-gallery")

# A command that serves a folder as the gallery does, and writes its process id into it.
SERVER = """
import functools, http.server, os, pathlib, sys
folder = sys.argv[1]
pathlib.Path(folder, "pid").write_text(str(os.getpid()))
pathlib.Path(folder, "browser").write_text(os.environ["BROWSER"])
class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass
server = http.server.HTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=folder))
print("Building")
print(f"Overscroll gallery: http://127.0.0.1:{server.server_port}/", flush=True)
server.serve_forever()
"""
FILES = {"index.html": b"<!DOCTYPE html>", "overscroll/overscroll.js": b"export {}",
         "overscroll/overscroll.wasm": b"\0asm\1\0\0\0"}


class SmokeGalleryTests(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name)

    def smoke(self, files, *command):
        """The exit code and the complaints for a command that serves some files."""
        for path, data in files.items():
            (self.folder / path).parent.mkdir(exist_ok=True)
            (self.folder / path).write_bytes(data)
        errors = io.StringIO()
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(errors):
            code = smoke_gallery.main(
                list(command) or [sys.executable, "-c", SERVER, str(self.folder)])
        return code, errors.getvalue().splitlines()

    def assert_server_ended(self):
        with self.assertRaises(ProcessLookupError):
            os.kill(int((self.folder / "pid").read_text()), 0)

    def test_a_gallery_that_serves_its_page_and_its_module_passes_and_is_stopped(self):
        self.assertEqual(self.smoke(FILES), (0, []))
        self.assert_server_ended()

    def test_no_browser_is_opened(self):
        self.smoke(FILES)
        self.assertEqual((self.folder / "browser").read_text(), "true")

    def test_a_missing_empty_or_invalid_module_fails_and_the_server_is_stopped(self):
        for data in (None, b"", b"<!DOCTYPE html>"):
            with self.subTest(data=data):
                files = {**FILES, "overscroll/overscroll.wasm": data}
                (self.folder / "overscroll/overscroll.wasm").unlink(missing_ok=True)
                code, errors = self.smoke({k: v for k, v in files.items() if v is not None})
                self.assertEqual(code, 1)
                self.assertEqual(len(errors), 1)
                self.assertIn("overscroll.wasm", errors[0])
                self.assert_server_ended()

    def test_a_command_that_ends_before_it_serves_fails(self):
        found = self.smoke({}, sys.executable, "-c", "print('A broken build')")
        self.assertEqual(found, (1, ["The command ended before the gallery started."]))


if __name__ == "__main__":
    unittest.main()
