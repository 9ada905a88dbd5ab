import contextlib
import io
import tempfile
import unittest
from pathlib import Path

from scripts import load

check = load("check-tables")

BUGS = "| B001 | gap | UIKit, Browser | |\n"
SYSTEMS = """| SX | SXRefresh | edges |

| id | demand | engine | UIKit | SwiftUI | web |
| SX1 | pulls | | PullTests/pulls | – R1 | test_pull.py::test_b001_pulls |

* R1: SwiftUI has none.
"""
PLACES = """| id | change | UIKit | a plain page |
| KP1 | moves | PullTests/pulls | 5 px |
"""
FILES = {
    "Documentation/KeepingThePlace.md": PLACES,
    "Documentation/Internals/Bugs.md": BUGS, "Documentation/Internals/Systems.md": SYSTEMS,
    "Gallery/catalog/demos.json": '{"demos": [{"id": "edges"}]}',
    "Tests/OverscrollUIKitTests/PullTests.swift": '@Test(\n  "B001: a gap closes")\nfunc pulls() {}\nfunc help() {}\n',
    "Tests/BrowserTests/test_pull.py": "def test_b001_pulls(page):\n    pass\n",
}


class CheckTablesTests(unittest.TestCase):
    def run_check(self, **changed):
        """The exit code and the output, after replacements in a file that is named by its ending."""
        with tempfile.TemporaryDirectory() as root:
            for path, text in FILES.items():
                Path(root, path).parent.mkdir(parents=True, exist_ok=True)
                Path(root, path).write_text(text.replace(*changed.get(Path(path).stem, ("", ""))))
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                return check.main(["--root", root]), printed.getvalue()

    def test_tables_whose_tests_exist_pass(self):
        self.assertEqual(self.run_check(), (0, "1 bugs and 2 demands have the tests that their tables name.\n"))

    def test_each_disagreement_fails(self):
        for change, fault in (
            ({"PullTests": ("B001", "B002")}, "B001 has no test on UIKit.\nB002 does not list UIKit."),
            ({"Bugs": ("UIKit, Browser", "Browser")}, "B001 does not list UIKit."),
            ({"Bugs": (BUGS, BUGS * 2)}, "A bug has two rows."),
            ({"Systems": ("PullTests/pulls", "PullTests/pushes")}, "SX1 names a test for UIKit that does not exist: PullTests/pushes."),
            ({"Systems": ("PullTests/pulls", "PullTests/help")}, "that does not exist: PullTests/help."),
            ({"Systems": ("PullTests/pulls", "")}, "for UIKit that does not exist: none."),
            ({"Systems": ("– R1", "– R2")}, "for SwiftUI that does not exist: – R2."),
            ({"Systems": ("– R1", "PullTests/pulls")}, "for SwiftUI that does not exist: PullTests/pulls."),
            ({"KeepingThePlace": ("PullTests/pulls", "PullTests/gone")}, "KP1 names a test for UIKit that does not exist: PullTests/gone."),
            ({"Systems": ("edges", "sides")}, "SX names a demo that does not exist: sides."),
        ):
            with self.subTest(fault=fault):
                code, printed = self.run_check(**change)
                self.assertEqual(code, 1)
                self.assertIn(fault, printed)

    def test_empty_tables_fail(self):
        self.assertEqual(self.run_check(Bugs=(BUGS, ""), PullTests=("B001", "It"), test_pull=("b001", "it"))[0], 1)


if __name__ == "__main__":
    unittest.main()
