import contextlib
import io
import random
import tempfile
import unittest
from pathlib import Path

from scripts import load

check_wasm = load("check-wasm")


def number(value):
    """Unsigned LEB128."""
    encoded = bytearray()
    while value >= 0x80:
        encoded.append(value & 0x7F | 0x80)
        value >>= 7
    encoded.append(value)
    return bytes(encoded)


def name(text):
    return number(len(text)) + text.encode()


def section(kind, content):
    return bytes([kind]) + number(len(content)) + content


HEADER = b"\0asm\x01\0\0\0"
TYPES = section(1, b"\x01\x60\x00\x00")
IMPORT = section(2, b"\x01" + name("env") + name("round") + b"\x00\x00")
EXPORTS = section(7, b"\x02" + name("memory") + b"\x02\x00" + name("size") + b"\x00\x00")


def padded(content):
    """A module with a custom section: kind, a length of three bytes, an empty name, the content."""
    return HEADER + TYPES + section(0, b"\0" + content)


class CheckWasmTests(unittest.TestCase):
    def run_check(self, module, script="export {};\n", pictures=""):
        """The exit code, and all that was printed."""
        with tempfile.TemporaryDirectory() as folder:
            if module is not None:
                Path(folder, "overscroll.wasm").write_bytes(module)
            if script is not None:
                Path(folder, "overscroll.js").write_text(script)
                Path(folder, check_wasm.PICTURES).write_text(pictures)
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
                return check_wasm.main([folder]), printed.getvalue()

    def test_a_module_without_imports_passes_and_is_told_in_one_line(self):
        code, printed = self.run_check(HEADER + TYPES + EXPORTS)
        self.assertEqual(code, 0, printed)
        self.assertEqual(
            printed,
            "overscroll.wasm 33 bytes of 49,152, 53 of 20,480 with gzip, 0 imports, 2 exports; "
            "JavaScript 11 bytes of 32,768\n",
        )

    def test_one_import_fails_and_is_named(self):
        code, printed = self.run_check(HEADER + TYPES + IMPORT + EXPORTS)
        self.assertEqual(code, 1)
        self.assertIn("imports 1: first env.round", printed)

    def test_an_import_section_that_is_empty_passes(self):
        code, printed = self.run_check(HEADER + TYPES + section(2, b"\0") + EXPORTS)
        self.assertEqual(code, 0, printed)

    def test_the_last_byte_that_fits_passes_and_one_more_fails(self):
        room = check_wasm.MODULE_LIMIT - len(padded(bytes(20_000))) + 20_000
        self.assertEqual(len(padded(bytes(room))), check_wasm.MODULE_LIMIT)
        self.assertEqual(self.run_check(padded(bytes(room)))[0], 0)
        code, printed = self.run_check(padded(bytes(room + 1)))
        self.assertEqual(code, 1)
        self.assertIn("1 bytes too large.", printed)

    def test_the_last_byte_that_fits_with_gzip_passes_and_one_more_fails(self):
        # What is random can not be compressed: each byte more is one byte more with gzip.
        noise = random.Random(1).randbytes(check_wasm.GZIP_LIMIT)
        room = 20_000 + check_wasm.GZIP_LIMIT - check_wasm.gzip_size(padded(noise[:20_000]))
        self.assertEqual(check_wasm.gzip_size(padded(noise[:room])), check_wasm.GZIP_LIMIT)
        self.assertEqual(self.run_check(padded(noise[:room]))[0], 0)
        code, printed = self.run_check(padded(noise[: room + 1]))
        self.assertEqual(code, 1)
        self.assertIn("1 bytes too large with gzip.", printed)

    def test_the_last_byte_of_javascript_that_fits_passes_and_one_more_fails(self):
        limit = check_wasm.SCRIPT_LIMIT
        self.assertEqual(self.run_check(HEADER, "x" * limit)[0], 0)
        self.assertEqual(self.run_check(HEADER, "x" * (limit + 1))[0], 1)

    def test_the_script_of_the_pictures_has_a_limit_of_its_own(self):
        limit = check_wasm.PICTURES_LIMIT
        script = "x" * check_wasm.SCRIPT_LIMIT
        self.assertEqual(self.run_check(HEADER, script, "x" * limit)[0], 0)
        self.assertEqual(self.run_check(HEADER, script, "x" * (limit + 1))[0], 1)

    def test_a_package_without_javascript_fails(self):
        self.assertEqual(self.run_check(HEADER, None)[0], 1)

    def test_what_is_no_module_fails_with_a_sentence(self):
        whole = HEADER + TYPES + EXPORTS
        for module in (None, b"", b"<html>not found</html>", whole[:-1], whole + b"\x07"):
            with self.subTest(module=module):
                code, printed = self.run_check(module)
                self.assertEqual(code, 1)
                self.assertEqual(len(printed.splitlines()), 1, printed)


if __name__ == "__main__":
    unittest.main()
