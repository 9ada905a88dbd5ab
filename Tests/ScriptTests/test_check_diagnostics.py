import unittest

from scripts import load

check = load("check-diagnostics")
OUTPUT = """/a/File.swift:3:5: error: missing return in closure
/a/File.swift:3:5: note: a note
/a/File.swift:7:1: warning: result is unused [#no-usage]
"""


class DiagnosticsTests(unittest.TestCase):
    def test_expected_comments_have_line_kind_and_text(self):
        text = "  // error: missing return\nf {}\n// warning: unused \ng()\n"
        self.assertEqual(list(check.expected(text)), [(2, "error", "missing return"), (4, "warning", "unused")])

    def test_matching_diagnostics_have_no_differences(self):
        wanted = [(3, "error", "missing return"), (7, "warning", "unused")]
        self.assertEqual(list(check.differences(wanted, check.found(OUTPUT))), [])

    def test_a_missing_diagnostic_is_named(self):
        wanted = [(3, "error", "missing return"), (5, "error", "Bool")]
        self.assertEqual(list(check.differences(wanted, check.found(OUTPUT))), ["5: no error: Bool"])

    def test_an_unexpected_error_is_named(self):
        self.assertEqual(
            list(check.differences([], check.found(OUTPUT))), ["3: unexpected error: missing return in closure"])


if __name__ == "__main__":
    unittest.main()
