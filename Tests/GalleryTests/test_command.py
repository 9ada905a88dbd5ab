import re
import signal
import socket
import subprocess
import sys
import unittest
import urllib.request

from gallery_server import GALLERY, GalleryTestCase


class CommandTests(GalleryTestCase):
    def start(self, *options):
        command = [sys.executable, str(GALLERY / "server"), "--package", str(self.package)]
        process = subprocess.Popen([*command, *options], stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE, text=True)
        self.addCleanup(process.kill)
        return process

    def end(self, process):
        out, error = process.communicate(timeout=20)
        return process.returncode, out, error

    def test_it_prints_one_line_with_an_address_that_works_and_ends_on_a_signal(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            process = self.start("--port", "0", "--quiet")
            line = process.stdout.readline()
            address = re.fullmatch(r"Overscroll gallery: (http://127\.0\.0\.1:\d+/)\n", line)
            with urllib.request.urlopen(address[1] + "api/feed?limit=1") as answer:
                self.assertEqual(answer.status, 200)
            process.send_signal(number)
            self.assertEqual(self.end(process), (0, "", ""))

    def test_a_port_in_use_gives_one_sentence_and_exit_code_1(self):
        with socket.socket() as other:
            other.bind(("127.0.0.1", 0))
            other.listen()
            port = str(other.getsockname()[1])
            code, out, error = self.end(self.start("--port", port))
        self.assertEqual((code, out), (1, ""))
        self.assertRegex(error, rf"\ACannot listen at 127\.0\.0\.1, port {port}: .+\.\n\Z")

    def test_the_message_about_a_missing_package_names_the_command(self):
        (self.package / "overscroll.js").unlink()
        code, out, error = self.end(self.start("--port", "0"))
        self.assertEqual((code, out), (1, ""))
        self.assertRegex(error, r"\AThere is no web package in .+: run 'Development/Scripts/build-wasm.sh'.+\n\Z")

    def test_the_message_about_missing_documentation_names_the_command(self):
        code, out, error = self.end(self.start("--port", "0", "--docs", str(self.package)))
        self.assertEqual((code, out), (1, ""))
        self.assertRegex(error, r"\AThere is no documentation in .+: run 'make docs'.+\n\Z")

    def test_a_store_that_is_not_a_database_gives_one_sentence(self):
        file = self.package / "overscroll.js"
        code, out, error = self.end(self.start("--port", "0", "--store", str(file)))
        self.assertEqual((code, out), (1, ""))
        self.assertRegex(error, r"\AThe store .+ cannot be used: .+\.\n\Z")

    def test_invalid_numbers_are_refused(self):
        for option in (("--port", "70000"), ("--every", "0"), ("--published", "-1")):
            self.assertEqual(self.end(self.start(*option))[0], 2, option)


if __name__ == "__main__":
    unittest.main()
