import random
import tempfile
import unittest
import unittest.mock
from pathlib import Path

from scripts import load

check_wasm = load("check-wasm")


class CheckWasmTests(unittest.TestCase):
    def check(self, files, has_tools=True):
        with tempfile.TemporaryDirectory() as folder:
            for name, content in files.items():
                Path(folder, name).write_bytes(content)
            with unittest.mock.patch("shutil.which", return_value=has_tools):
                return check_wasm.check(Path(folder))

    def test_static_imports_and_the_script_for_wheels_count_and_later_imports_do_not(self):
        files = {"overscroll.js": b'import{a}from"./a.js";import("./later.js");',
                 "a.js": b'import "./b.js";\nimport { c } from "./overscroll.js";',
                 "b.js": b"", "later.js": b"", "wheel.js": b"", "overscroll.wasm": b"\0asm"}
        with tempfile.TemporaryDirectory() as folder:
            for name, content in files.items():
                Path(folder, name).write_bytes(content)
            self.assertEqual(sorted(check_wasm.list_scripts(Path(folder))), ["a.js", "b.js", "overscroll.js", "wheel.js"])
            found = check_wasm.sizes(Path(folder))
        wheel = check_wasm.gzip_size(b"")
        self.assertEqual(found["a minimal list with a wheel"] - found["a minimal list"], wheel)

    def test_an_exceeded_budget_is_a_fault_if_all_tools_are_there(self):
        # Random bytes cannot be compressed.
        noise = random.Random(1).randbytes(24_000)
        files = {"overscroll.wasm": noise, "overscroll.js": b"", "vue.js": noise}
        line, faults = self.check(files)
        self.assertIn("the module 24,0", line)
        self.assertEqual([fault.split(":")[0] for fault in faults], ["the module", "vue.js"])
        self.assertEqual(self.check(files, has_tools=False)[1], [])


if __name__ == "__main__":
    unittest.main()
