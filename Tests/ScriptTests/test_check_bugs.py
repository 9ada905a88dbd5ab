import contextlib
import io
import tempfile
import unittest
from pathlib import Path

from scripts import load

check_bugs = load("check-bugs")

HEAD = "| id | what | tests | note |\n|---|---|---|---|\n"


class CheckBugsTests(unittest.TestCase):
    def run_check(self, table, tests, count=1, file="a.swift"):
        """The exit code, and the printed lines."""
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "Bugs.md").write_text(HEAD + table)
            deep = Path(folder, "Tests/Deep")
            deep.mkdir(parents=True)
            (deep / file).write_text(tests)
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
                arguments = ["--table", f"{folder}/Bugs.md", "--tests", f"{folder}/Tests"]
                code = check_bugs.main([*arguments, "--count", str(count)])
            return code, printed.getvalue()

    def assert_fault(self, fault, *arguments, **options):
        code, printed = self.run_check(*arguments, **options)
        self.assertEqual(code, 1)
        self.assertIn(fault, printed)

    def test_a_row_whose_test_exists_passes(self):
        code, printed = self.run_check(
            "| B001 | gap | `aGapGoes` | |\n", '@Test("B001 aGapGoes", arguments: 1...2)'
        )
        self.assertEqual(code, 0, printed)
        self.assertIn("1 of 1 bugs have a test", printed)

    def test_a_test_of_the_browser_is_named_in_small_letters(self):
        for name, row, code in (("test_bugs.py", "a_gap_goes", 0), ("test_bugs.py", "aGapGoes", 1), ("bugs.py", "a_gap_goes", 1)):
            table = f"| B001 | gap | `{row}` | |\n"
            self.assertEqual(self.run_check(table, "def test_b001_a_gap_goes(page):\n", file=name)[0], code)

    def test_a_row_may_wait_for_a_stage(self):
        self.assertEqual(self.run_check("| B001 | gap | stage 3 | |\n", "")[0], 0)

    def test_a_row_without_both_is_a_fault(self):
        self.assert_fault("B001 has neither", "| B001 | gap | later | |\n", "")

    def test_a_test_that_does_not_exist_is_a_fault(self):
        self.assert_fault(
            "B001 has no test aGapGoes.", "| B001 | gap | `aGapGoes` | |\n", '@Test("B001 other")'
        )

    def test_a_test_that_the_row_lacks_is_a_fault(self):
        self.assert_fault(
            "B001 does not list other.",
            "| B001 | gap | `aGapGoes` | |\n",
            '@Test("B001 aGapGoes") @Test(\n  "B001 other")',
        )

    def test_a_tested_bug_without_a_row_is_a_fault(self):
        self.assert_fault("B002 is tested", "| B001 | gap | stage 3 | |\n", '@Test("B002 other")')

    def test_rows_are_counted_and_stand_in_order_once(self):
        row = "| {} | gap | stage 3 | |\n"
        self.assert_fault("2 rows of 3", row.format("B001") + row.format("B002"), "", count=3)
        self.assert_fault("order", row.format("B002") + row.format("B001"), "", count=2)
        self.assert_fault("B001 has 2 rows", row.format("B001") * 2, "", count=2)
