import unittest

from scripts import load

coverage = load("check-script-coverage")

SOURCE = """// Nothing.
function one() {
  return 1;
}

function two() {
  /* Nothing
   * either. */
  return { a: 2 };
}
"""


def ran(*missed):
    """A character for each character of the source: 0 in the parts that did not run."""
    characters = "1" * len(SOURCE)
    for text in missed:
        at = SOURCE.index(text)
        characters = characters[:at] + "0" * len(text) + characters[at + len(text):]
    return characters


class CheckScriptCoverageTests(unittest.TestCase):
    def test_lines_without_code_do_not_count(self):
        count, missed, *_ = coverage.judged(SOURCE, ran())
        self.assertEqual((count, missed), (4, []))

    def test_a_line_counts_as_run_if_a_part_of_it_ran(self):
        self.assertEqual(coverage.judged(SOURCE, ran("1;"))[1], [])
        self.assertEqual(coverage.judged(SOURCE, ran("  return 1;"))[1], [3])

    def test_the_share_of_the_characters_is_smaller(self):
        _, _, characters, covered = coverage.judged(SOURCE, ran("a: 2"))
        self.assertEqual(characters - covered, 4)

    def test_lines_that_did_not_run_are_named(self):
        says = coverage.line("a.js", *coverage.judged(SOURCE, ran("  return 1;")))
        self.assertTrue(says.startswith("a.js: 75.0 % of 4 lines"))
        self.assertTrue(says.endswith("not 3"))


if __name__ == "__main__":
    unittest.main()
