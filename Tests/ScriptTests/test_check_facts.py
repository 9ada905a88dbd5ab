import contextlib
import io
import tempfile
import unittest
from pathlib import Path

from scripts import load

check = load("check-facts")

HEAD = "| id | fact | systems | certainty | source | kind | alternative | tests |\n|---|---|---|---|---|---|---|---|\n"
ROW = "| U1 | bars stretch | 11+ | 95 | SDK | automatic | | BarTests/stretches |\n"
TEST = "@Test func stretches() {}\n"


class CheckFactsTests(unittest.TestCase):
    def run_check(self, table, untested=0, switches=""):
        """The exit code, and the printed lines."""
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "Facts.md").write_text(HEAD + table)
            Path(folder, "BarTests.swift").write_text(TEST)
            Path(folder, "Rows.swift").write_text(switches)
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                code = check.main(["--table", f"{folder}/Facts.md", "--tests", folder,
                                   "--untested", str(untested), "--switches", f"{folder}/Rows.swift"])
            return code, printed.getvalue()

    def assert_fault(self, fault, table, untested=0, switches=""):
        code, printed = self.run_check(table, untested, switches)
        self.assertEqual(code, 1)
        self.assertIn(fault, printed)

    def test_a_row_whose_test_exists_passes(self):
        code, printed = self.run_check(ROW)
        self.assertEqual(code, 0, printed)
        self.assertIn("1 facts: 0 contested", printed)

    def test_a_test_that_does_not_exist_fails(self):
        self.assert_fault("U1 names a test that does not exist: BarTests/shrinks",
                          ROW.replace("stretches", "shrinks"))

    def test_an_automatic_row_without_tests_fails(self):
        self.assert_fault("U1 is automatic: name its tests", ROW.replace("BarTests/stretches", ""))

    def test_rows_without_a_test_are_counted(self):
        table = ROW.replace("BarTests/stretches", "none yet")
        self.assertEqual(self.run_check(table, 1)[0], 0)
        self.assert_fault("1 rows have no test, not 0: U1", table)
        self.assert_fault("0 rows have no test, not 1", ROW, 1)

    def test_an_id_with_two_rows_fails(self):
        self.assert_fault("U1 has 2 rows", ROW + ROW)

    def test_a_contested_row_needs_an_alternative(self):
        for contested in (ROW.replace("95", "85"), ROW.replace("95", "95 / 60"), ROW.replace("SDK", "–")):
            with self.subTest(contested):
                self.assert_fault("U1 is contested, and has no alternative", contested)
                self.assertEqual(self.run_check(contested.replace("automatic | |", "automatic | they do not |"))[0], 0)

    def test_an_unknown_kind_fails(self):
        self.assert_fault("U1 is of no known kind: manual", ROW.replace("automatic", "manual"))

    def test_a_row_of_the_kind_screen_needs_a_screen(self):
        shown = ROW.replace("U1", "S8").replace("automatic", "screen")
        self.assertEqual(self.run_check(shown)[0], 0)
        self.assert_fault("S99 has no screen in ScreenSetup.swift", shown.replace("S8", "S99"))

    def test_a_row_with_a_missing_cell_is_an_error(self):
        with self.assertRaisesRegex(ValueError, "U1 has 7 cells of 8"):
            self.run_check(ROW.replace(" | |", " |"))

    def test_a_table_without_rows_fails(self):
        self.assert_fault("The table has no rows", "")

    def test_a_test_of_the_alternative_is_marked(self):
        code, printed = self.run_check(ROW.replace("stretches", "stretches (alternative)"))
        self.assertEqual(code, 0)
        self.assertIn("1 with tests of the alternative only", printed)

    def test_a_row_with_a_switch_needs_a_test_of_each_side_and_one_of_both(self):
        switch = '    case bars = "U1"\n'
        self.assert_fault("U1 has a switch, and no test of the alternative", ROW, 0, switch)
        self.assert_fault("U1 has a switch, and no test of both sides", ROW, 0, switch)
        names = "BarTests/stretches, BarTests/stretches (alternative), BarTests/stretches (both)"
        code, printed = self.run_check(ROW.replace("BarTests/stretches", names), 0, switch)
        self.assertEqual(code, 0, printed)

    def test_a_switch_without_a_row_fails(self):
        self.assert_fault("The switch U2 has no row", ROW, 0, '    case bars = "U2"\n')

    def test_an_unknown_mark_is_an_error(self):
        with self.assertRaisesRegex(ValueError, "U1 names a test in an unknown form"):
            self.run_check(ROW.replace("stretches", "stretches (perhaps)"))


if __name__ == "__main__":
    unittest.main()
