import unittest

from scripts import load

facts_report = load("facts-report")


class FactsReportTests(unittest.TestCase):
    def test_each_row_of_the_ledger_is_one_line(self):
        measured = facts_report.read("U6a\tfact\tOffsets are rounded\t10.33\nU12\tunavailable\tLinks\t–\n")
        lines = list(facts_report.report(measured, ["U6a", "U7", "U12"]))
        self.assertEqual(lines, ["U6a   holds          10.33", "U7    not measured", "U12   unavailable    –"])

    def test_a_line_of_a_gesture_has_three_columns(self):
        self.assertEqual(facts_report.read("U21\talternative\t50.0\n"), {"U21": ("alternative", "50.0")})

    def test_an_unknown_side_is_an_error(self):
        with self.assertRaises(KeyError):
            facts_report.read("U21\tperhaps\t50.0\n")


if __name__ == "__main__":
    unittest.main()
