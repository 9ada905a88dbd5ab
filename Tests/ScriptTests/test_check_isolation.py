import unittest

from scripts import load

check = load("check-isolation")

USAGE = "view.alpha = 0  // refused\nlayer.opacity = 0\n"


class Lines(unittest.TestCase):
    def test_only_marked_lines_may_have_errors(self):
        refused = check.refused_lines(USAGE)
        output = "/a/isolation.swift:1:2: error: no\n/a/isolation.swift:2:3: warning: hm\n"
        errors = check.error_lines(output, "isolation.swift")
        self.assertEqual(list(check.differences(refused, errors)), [])

    def test_a_line_that_compiles_and_must_not_is_reported(self):
        found = list(check.differences(check.refused_lines(USAGE), set()))
        self.assertEqual(found, ["1: This compiles, but must not."])

    def test_a_line_that_does_not_compile_and_must_is_reported(self):
        found = list(check.differences(check.refused_lines(USAGE), {1, 2}))
        self.assertEqual(found, ["2: This does not compile, but must."])


if __name__ == "__main__":
    unittest.main()
