import contextlib
import io
import tempfile
import unittest
from pathlib import Path

from scripts import load

check_links = load("check-links")


class CheckLinksTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name) / "project"
        self.put("Guides/Start.md", "# Start here\n\n## It's `.top`, *all* of it\n\n## Again\n\n## Again\n")

    def put(self, path, text):
        path = self.root / path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf8")

    def run_check(self, text):
        """The exit code and the output for a README with this text."""
        self.put("README.md", text)
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            code = check_links.main(["--root", str(self.root)])
        return code, printed.getvalue()

    def test_files_folders_headings_and_other_sites_pass(self):
        code, printed = self.run_check(
            "# Read\n\n[a](Guides/Start.md), [b](Guides), [c](#read), [d](https://a.b/c#d),\n"
            "[e](Guides/Start.md#its-top-all-of-it) [f](Guides/Start.md#again-1) [g][h]\n\n[h]: Guides/Start.md\n")
        self.assertEqual((code, printed), (0, "All 7 links in 2 pages lead somewhere.\n"))

    def test_a_link_without_a_target_is_reported_with_its_line(self):
        for target in ("Guides/Stop.md", "guides/Start.md", "Guides/start.md", "../secret.md", "../project-2/a.md", ""):
            code, printed = self.run_check(f"# Read\n\n```\n[x](y)\n```\n[a]({target})\n")
            self.assertEqual((code, printed), (1, f"README.md:6: there is no {target or 'target'}\n"))

    def test_pictures_references_and_missing_headings_are_reported(self):
        for text in ("![a](a.png)", "[b]: b.md", '<img src="a.png">', "[![a](Guides)](c.md)", "# Me\n\n[a](#you)\n",
                     "[a](Guides/Start.md#again-2)\n", "[a](Guides/Start.md#Start-here)\n",
                     # Neither headings nor links in code count, and a check without links fails.
                     "```sh\n# make\n```\n[a](#make)\n", "`[a](b)` and\n\n```\n[a](b)\n```\n"):
            self.assertEqual(self.run_check(text)[0], 1, text)

    def test_generated_files_are_neither_targets_nor_read(self):
        self.put("Web/dist/a.md", "[a](nowhere)")
        self.assertEqual(self.run_check("[a](Guides)\n")[0], 0)
        self.assertEqual(self.run_check("[a](Web/dist/a.md)\n")[0], 1)

    def test_a_picture_of_a_catalogue_has_its_name_without_an_ending(self):
        self.put("A.docc/Pictures/way~dark.svg", "")
        self.put("A.docc/A.md", "![a](way)\n")
        self.assertEqual(self.run_check("[a](Guides)\n")[0], 0)
        self.assertEqual(self.run_check("[a](way)\n")[0], 1)


if __name__ == "__main__":
    unittest.main()
