import json
import tempfile
import unittest
from pathlib import Path

from scripts import generate, load

make = load("make-demos")


class MakeDemosTests(unittest.TestCase):
    """A gallery with one demo, in a temporary folder."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        for part in ("Gallery/catalog", "Gallery/web/demos", "Gallery/App/Snippets/UIKit"):
            (self.root / part).mkdir(parents=True)
        self.write("Gallery/catalog/demos.json", '{"demos": [{"id": "one"}]}')
        self.write("Gallery/web/demos/one.js", "start();\n")
        self.swift("one", "let a = 1\n    b()")

    def write(self, path, text):
        (self.root / path).write_text(text)

    def swift(self, demo, code, name="One"):
        self.write(f"Gallery/App/Snippets/UIKit/{name}.swift",
                   f"#if canImport(UIKit)\n    // snippet: {demo}\n    {code}\n// end\n#endif\n")

    def run_script(self, *options):
        return generate(make, self.root, *options)

    def made(self):
        return json.loads((self.root / "Gallery/catalog/code/one.json").read_text())

    def test_code_between_the_marks_is_copied_without_its_indent(self):
        self.assertEqual(self.run_script()[0], 0)
        self.assertEqual(self.made(), {"UIKit": "let a = 1\nb()", "JavaScript": "start();"})
        self.assertEqual(self.run_script("--check")[0], 0)

    def test_a_change_is_reported_and_nothing_is_written(self):
        self.run_script()
        self.swift("one", "let a = 2")
        code, printed = self.run_script("--check")
        self.assertEqual(code, 1)
        self.assertIn("one.json", printed)
        self.assertIn("a = 1", self.made()["UIKit"])

    def test_code_without_a_demo_is_removed(self):
        self.run_script()
        self.write("Gallery/catalog/code/two.json", "{}")
        self.assertEqual(self.run_script("--check")[0], 1)
        self.run_script()
        self.assertFalse((self.root / "Gallery/catalog/code/two.json").exists())

    def test_a_snippet_without_a_demo_and_a_second_snippet_are_errors(self):
        self.swift("two", "x", name="Two")
        self.assertIn("No demo is called two", self.run_script()[1])
        self.swift("one", "x", name="Two")
        self.assertIn("two snippets of one", self.run_script()[1])


if __name__ == "__main__":
    unittest.main()
