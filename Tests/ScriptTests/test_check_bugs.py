import contextlib
import io
import tempfile
import unittest
from pathlib import Path

from scripts import load

check_bugs = load("check-bugs")

HEAD = "| id | what | hosts | note |\n|---|---|---|---|\n"
ROW = "| B001 | gap | UIKit | |\n"


class CheckBugsTests(unittest.TestCase):
    def run_check(self, table, tests, count=1, hosts=0, file="OverscrollUIKitTests/a.swift"):
        """The exit code, and the printed lines."""
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "Bugs.md").write_text(HEAD + table)
            path = Path(folder, "Tests", file)
            path.parent.mkdir(parents=True)
            path.write_text(tests)
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
                arguments = ["--table", f"{folder}/Bugs.md", "--tests", f"{folder}/Tests"]
                code = check_bugs.main([*arguments, "--count", str(count), "--hosts", str(hosts)])
            return code, printed.getvalue()

    def assert_fault(self, fault, *arguments, **options):
        code, printed = self.run_check(*arguments, **options)
        self.assertEqual(code, 1)
        self.assertIn(fault, printed)

    def test_a_row_whose_host_has_a_test_passes(self):
        code, printed = self.run_check(ROW, '@Test("B001: a gap closes", arguments: 1...2)')
        self.assertEqual(code, 0, printed)
        self.assertIn("1 bugs are tested: 1 pairs", printed)

    def test_a_title_may_begin_on_the_next_line(self):
        self.assertEqual(self.run_check(ROW, '@Test(\n  "B001: a gap closes")')[0], 0)

    def test_a_test_of_the_browser_has_the_id_in_its_name(self):
        row = "| B001 | gap | Browser | |\n"
        for file, code in (("BrowserTests/test_a.py", 0), ("BrowserTests/a.py", 1)):
            self.assertEqual(self.run_check(row, "def test_b001_gap(page):\n", file=file)[0], code)

    def test_a_listed_host_without_a_test_is_a_fault(self):
        self.assert_fault("B001 has no test on Core.", "| B001 | gap | Core, UIKit | |\n", '@Test("B001: a gap closes")')

    def test_a_host_that_the_row_lacks_is_a_fault(self):
        self.assert_fault("B001 does not list UIKit.", "| B001 | gap | | |\n", '@Test("B001: a gap closes")')

    def test_a_row_without_a_host_is_a_fault(self):
        self.assert_fault("B001 has no host.", "| B001 | gap | | |\n", "")

    def test_a_title_that_is_not_a_sentence_is_a_fault(self):
        for title in ("B001 aGapCloses", "B001:a gap closes", "B001: a gap closes."):
            self.assert_fault("write a sentence", ROW, f'@Test("{title}")')

    def test_a_tested_bug_without_a_row_is_a_fault(self):
        self.assert_fault("B002 is tested", ROW, '@Test("B002: another gap closes")')

    def test_the_number_of_hosts_does_not_fall(self):
        self.assert_fault("fewer than 2 hosts", ROW, '@Test("B001: a gap closes")', hosts=2)

    def test_rows_are_counted_and_in_order_once(self):
        row = "| {} | gap | UIKit | |\n"
        self.assert_fault("2 rows of 3", row.format("B001") + row.format("B002"), "", count=3)
        self.assert_fault("order", row.format("B002") + row.format("B001"), "", count=2)
        self.assert_fault("B001 has 2 rows", row.format("B001") * 2, "", count=2)
