import tempfile
import unittest
from pathlib import Path

from scripts import load

check = load("check-claims")

README = """**Status:** new.

* **It pulls.** And more.

| | ours | theirs |
|---|---|---|
| Edges | ✓ | ✗ |
| Size | 4 KB | – |
"""
PAGE = """| claim | evidence |
|---|---|
| Status | `here.md` |
| It pulls. | PullTests/pulls, `here.md` |

| claim | ours | theirs |
|---|---|---|
| Edges | PullTests/pulls | source: read-me, 2026 |
| Size | source: measured | – |
"""


class CheckClaimsTests(unittest.TestCase):
    def faults(self, page=PAGE, readme=README):
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "here.md").touch()
            return list(check.faults(readme, page, {"PullTests/pulls"}, Path(folder)))

    def test_claims_with_evidence_are_accepted(self):
        self.assertEqual(self.faults(), [])

    def test_a_claim_without_a_row_is_reported(self):
        for line in PAGE.splitlines()[2:4]:
            self.assertEqual(len(self.faults(PAGE.replace(line + "\n", ""))), 1, line)
        readme = README.replace("| Size", "| Speed | ✓ | ✗ |\n| Size")
        self.assertEqual(self.faults(readme=readme), ["Speed: no row."])

    def test_a_row_that_the_readme_does_not_claim_is_reported(self):
        readme = README.replace("| Edges | ✓ | ✗ |\n", "")
        self.assertEqual(self.faults(readme=readme), ["Edges: the README does not claim this."])

    def test_a_paragraph_needs_a_quotation(self):
        readme = README.replace("* **It", "It runs on every planet.\n\n[Many](a.md) [links](b.md)\n\n* **It")
        self.assertEqual(self.faults(readme=readme), ["'It runs on every planet.': no quotation."])
        page = PAGE.replace("| It pulls", '| "runs on every" | `here.md` |\n| It pulls')
        self.assertEqual(self.faults(page, readme), [])
        self.assertEqual(self.faults(page), ['"runs on every": the README does not claim this.'])

    def test_evidence_must_exist(self):
        for old, new in (("PullTests/pulls, ", "PullTests/pushes, "), ("`here.md` |\n| It", "`there.md` |\n| It"),
                         ("source: measured", "measured"), ("| source: measured |", "| |")):
            self.assertEqual(len(self.faults(PAGE.replace(old, new))), 1, new)

    def test_a_dash_needs_a_dash_in_the_readme(self):
        self.assertEqual(len(self.faults(PAGE.replace("source: measured | –", "– | –"))), 1)
        self.assertEqual(len(self.faults(readme=README.replace("| 4 KB | – |", "| 4 KB | ✗ |"))), 1)

    def test_a_row_must_have_all_cells(self):
        self.assertEqual(self.faults(PAGE.replace(" | source: read-me, 2026", "")),
                         ["Edges: 1 cells instead of 2."])

    def test_a_readme_without_claims_is_reported(self):
        self.assertIn("The README makes no claims.", self.faults("", ""))


if __name__ == "__main__":
    unittest.main()
