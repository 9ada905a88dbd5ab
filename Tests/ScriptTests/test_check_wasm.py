import contextlib
import io
import random
import shutil
import tempfile
import unittest
from pathlib import Path

from scripts import load

check_wasm = load("check-wasm")

HAS_TOOLS = all(map(shutil.which, ("wasm-opt", "esbuild", "terser")))
NOT_JUDGED = "" if HAS_TOOLS else "; not judged without wasm-opt, esbuild and terser, which make them smaller"


def number(value):
    """A number in unsigned LEB128."""
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


class CheckWasmTests(unittest.TestCase):
    def run_check(self, module, script="export {};\n"):
        """The exit code and the output."""
        with tempfile.TemporaryDirectory() as folder:
            if module is not None:
                Path(folder, "overscroll.wasm").write_bytes(module)
            if script is not None:
                Path(folder, "overscroll.js").write_text(script)
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
                return check_wasm.main([folder]), printed.getvalue()

    def test_a_module_without_imports_passes_and_is_described_in_one_line(self):
        code, printed = self.run_check(HEADER + TYPES + EXPORTS)
        self.assertEqual(code, 0, printed)
        self.assertEqual(
            printed,
            "With gzip: the module 53 bytes of 23,552 (33 without), 0 imports, 2 exports; "
            f"a minimal list loads 84 of 49,152, and 84 of 51,200 with a wheel, in 1 scripts and the module{NOT_JUDGED}\n",
        )

    def test_one_import_fails_and_is_named(self):
        code, printed = self.run_check(HEADER + TYPES + IMPORT + EXPORTS)
        self.assertEqual(code, 1)
        self.assertIn("imports 1: first env.round", printed)

    def test_an_empty_import_section_passes(self):
        code, printed = self.run_check(HEADER + TYPES + section(2, b"\0") + EXPORTS)
        self.assertEqual(code, 0, printed)

    def test_a_size_equal_to_the_budget_passes_and_one_byte_more_fails(self):
        budgets = check_wasm.MODULE_BUDGET, check_wasm.LIST_BUDGET, check_wasm.WHEEL_LIST_BUDGET
        self.assertEqual(check_wasm.budget_faults(*budgets), [])
        self.assertEqual(
            check_wasm.budget_faults(*(budget + 1 for budget in budgets)),
            ["The module is 23,553 bytes with gzip, 1 more than its budget of 23,552.",
             "A minimal list loads 49,153 bytes with gzip, 1 more than its budget of 49,152.",
             "With a wheel, a minimal list loads 51,201 bytes with gzip, 1 more than its budget of 51,200."])

    def test_a_wheel_counts_only_in_the_size_with_a_wheel(self):
        before, after = check_wasm.list_sizes(100, {"overscroll.js": b"a", "wheel.js": b"b"})
        self.assertEqual((before, after), (100 + check_wasm.gzip_size(b"a"), before + check_wasm.gzip_size(b"b")))

    def test_an_adapter_that_is_larger_than_its_budget_is_a_fault(self):
        self.assertEqual(check_wasm.adapter_faults(check_wasm.ADAPTER_BUDGETS), [])
        self.assertEqual(
            check_wasm.adapter_faults({"vue.js": 2305}), ["vue.js has 2,305 bytes with gzip, 1 more than its budget of 2,304."])

    def test_existing_adapters_are_printed(self):
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "overscroll.wasm").write_bytes(HEADER)
            Path(folder, "vue.js").write_bytes(random.Random(1).randbytes(3_000))
            line, faults = check_wasm.check(Path(folder), has_tools=True, checks_budget=True)
        self.assertIn("and the module, vue.js adds 3,", line)
        self.assertIn("vue.js has 3,", faults[-1])

    def test_only_a_run_with_the_budget_option_fails_over_a_size(self):
        module = HEADER + section(0, name("noise") + random.Random(1).randbytes(30_000))
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "overscroll.wasm").write_bytes(module)
            Path(folder, "overscroll.js").write_text("export {};")
            judged = check_wasm.check(Path(folder), has_tools=True, checks_budget=True)[1]
            printed = check_wasm.check(Path(folder), has_tools=True, checks_budget=False)[1]
            untooled = check_wasm.check(Path(folder), has_tools=False, checks_budget=True)[1]
        self.assertEqual((len(judged), printed, untooled), (1, [], []))

    def test_the_size_with_gzip_is_counted(self):
        # Random bytes cannot be compressed.
        noise = random.Random(1).randbytes(20_000)
        self.assertGreater(check_wasm.gzip_size(noise), 20_000)
        self.assertLess(check_wasm.gzip_size(bytes(20_000)), 100)

    def test_static_imports_count_and_imports_at_run_time_do_not(self):
        files = {
            "overscroll.js": 'import{a}from"./a.js";import("./later.js");',
            "a.js": 'import "./b.js";\nimport { c } from "./overscroll.js";', "b.js": "", "later.js": "",
        }
        with tempfile.TemporaryDirectory() as folder:
            for name, script in files.items():
                Path(folder, name).write_text(script)
            self.assertEqual(sorted(check_wasm.loaded_at_once(Path(folder))), ["a.js", "b.js", "overscroll.js"])

    def test_a_package_without_javascript_fails(self):
        self.assertEqual(self.run_check(HEADER, None)[0], 1)

    def test_a_file_that_is_not_a_module_fails_with_a_sentence(self):
        whole = HEADER + TYPES + EXPORTS
        for module in (None, b"", b"<html>not found</html>", whole[:-1], whole + b"\x07"):
            with self.subTest(module=module):
                code, printed = self.run_check(module)
                self.assertEqual(code, 1)
                self.assertEqual(len(printed.splitlines()), 1, printed)


if __name__ == "__main__":
    unittest.main()
