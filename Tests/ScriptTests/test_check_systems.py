import contextlib
import io
import tempfile
import unittest
from pathlib import Path

from scripts import load

check = load("check-systems")

SYSTEM = "| SX | SXRefresh | edges |\n"
ROW = "| SX1 | pulls | | PullTests/pulls | – R1 | test_pull.py::test_pulls |\n"
REASON = "* R1: SwiftUI has none.\n"
PULLS = """@Test("It pulls", arguments: [1])
@MainActor func pulls(_ way: Int) {}
func help() {}
"""


def page(row=ROW, missing=0, system=SYSTEM, reason=REASON):
    return f"{system}\nMissing cells: {missing}\n\n{row}\n{reason}"


class CheckSystemsTests(unittest.TestCase):
    def run_check(self, text):
        """The exit code, and the printed lines."""
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            for path, code in {
                "OverscrollUIKitTests/PullTests.swift": PULLS, "OverscrollCoreTests/CoreTests.swift": PULLS,
                "BrowserTests/test_pull.py": "def test_pulls(page):\n    pass\n",
            }.items():
                (folder / path).parent.mkdir(exist_ok=True)
                (folder / path).write_text(code)
            (folder / "demos.json").write_text('{"demos": [{"id": "edges"}]}')
            (folder / "Systems.md").write_text(text)
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                code = check.main(["--table", f"{folder}/Systems.md", "--tests", name, "--demos", f"{folder}/demos.json"])
            return code, printed.getvalue()

    def assert_fault(self, fault, text):
        code, printed = self.run_check(text)
        self.assertEqual(code, 1)
        self.assertIn(fault, printed)

    def test_a_row_whose_tests_exist_passes(self):
        self.assertEqual(self.run_check(page()), (0, "1 demands, 0 missing cells.\n"))

    def test_several_tests_and_one_of_the_engine_pass(self):
        row = ROW.replace("| | Pull", "| CoreTests/pulls | PullTests/pulls, Pull")
        self.assertEqual(self.run_check(page(row))[0], 0)

    def test_a_test_that_does_not_exist_fails(self):
        self.assert_fault("SX1 names a test for UIKit that does not exist: PullTests/pushes.",
                          page(ROW.replace("PullTests/pulls", "PullTests/pulls, PullTests/pushes")))
        self.assert_fault("test for web that does not exist: test_pull.py::test_pushes.",
                          page(ROW.replace("test_pulls", "test_pushes")))

    def test_a_function_that_is_no_test_fails(self):
        self.assert_fault("does not exist: PullTests/help.", page(ROW.replace("/pulls", "/help")))

    def test_a_test_of_another_host_fails(self):
        self.assert_fault("SX1 names a test for SwiftUI that does not exist: PullTests/pulls.",
                          page(ROW.replace("– R1", "PullTests/pulls")))
        self.assert_fault("for UIKit that does not exist: CoreTests/pulls.", page(ROW.replace("PullT", "CoreT")))

    def test_a_host_without_a_cell_fails(self):
        self.assert_fault("SX1 has no cell for UIKit", page(ROW.replace("PullTests/pulls", "")))

    def test_the_engine_is_never_missing(self):
        self.assert_fault("SX1 names no test for engine.", page(ROW.replace("pulls | |", "pulls | missing |")))

    def test_more_missing_cells_than_stated_fail(self):
        row = ROW.replace("PullTests/pulls", "missing")
        self.assertEqual(self.run_check(page(row, 1)), (0, "1 demands, 1 missing cells.\n"))
        self.assert_fault("1 cells are missing, not 0: SX1 UIKit.", page(row))

    def test_fewer_missing_cells_than_stated_fail(self):
        self.assert_fault("Only 0 cells are missing", page(missing=1))

    def test_a_page_without_the_number_fails(self):
        self.assert_fault("The page does not say", page().replace("Missing", "Other"))

    def test_a_hole_without_a_reason_fails(self):
        self.assert_fault("SX1 has no reason for SwiftUI: R1.", page(reason=""))
        self.assert_fault("does not exist: –.", page(ROW.replace("– R1", "–")))

    def test_a_reason_that_no_row_has_fails(self):
        self.assert_fault("The reason R2 is not used.", page(reason=REASON + "* R2: None.\n"))

    def test_an_id_of_two_rows_fails(self):
        self.assert_fault("SX1 has 2 rows.", page(ROW + ROW))

    def test_a_row_of_an_unknown_system_fails(self):
        self.assert_fault("TS1 belongs to no system.", page(ROW + ROW.replace("SX1", "TS1")))

    def test_a_system_without_rows_fails(self):
        self.assert_fault("TS has no demands.", page(system=SYSTEM + SYSTEM.replace("SX ", "TS ")))

    def test_a_system_has_demos_that_exist(self):
        self.assert_fault("SX names a demo that does not exist: sides.", page(system=SYSTEM.replace("edges", "edges, sides")))
        self.assert_fault("SX names no demo.", page(system=SYSTEM.replace("edges", "")))

    def test_an_empty_page_fails(self):
        self.assert_fault("The page has no systems, or no demands.", "Missing cells: 0\n")

    def test_a_wrong_number_of_cells_is_an_error(self):
        with self.assertRaisesRegex(ValueError, "SX1 has 2 cells of 6"):
            self.run_check(page("| SX1 | pulls |\n"))

    def test_a_folder_of_tests_that_a_column_names_exists(self):
        tests = Path(__file__).parents[1]
        for name in [name for names in check.FOLDERS.values() for name in names]:
            self.assertTrue((tests / name).is_dir(), name)


if __name__ == "__main__":
    unittest.main()
