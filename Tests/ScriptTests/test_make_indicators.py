import tempfile
import unittest
from pathlib import Path

from scripts import generate, load

make = load("make-indicators")
LIST = """public enum BuiltInIndicator {
  /// An arrow.
  case classic(ClassicIndicator)
  /// Pictures.
  case frames(FramesIndicator)
}
"""


class MakeIndicatorsTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        for path, text in {
            make.LIST: LIST, make.DECLARATIONS: "export type BuiltInIndicator = never;\n",
            make.SCRIPT: "export const EDGES = [];\nexport const INDICATORS = [];\n", make.TOPICS: "- ``BuiltInIndicator``\n- ``OldIndicator``\n",
            make.SHEETS: "| `.classic` |\n| `.frames(…)` |\n![old](Pictures/FilmStrips/old-light.svg)\n",
        }.items():
            self.write(path, text)
        (self.root / make.UIKIT).parent.mkdir(parents=True)

    def write(self, path, text):
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text)

    def run_script(self, *arguments):
        return generate(make, self.root, *arguments)

    def test_all_lists_are_generated_from_the_cases(self):
        self.assertEqual(self.run_script()[0], 0)
        self.assertIn('EDGES = [];\nexport const INDICATORS = ["classic", "frames"];', (self.root / make.SCRIPT).read_text())
        self.assertIn('BuiltInIndicator = "classic" | "frames";', (self.root / make.DECLARATIONS).read_text())
        made = (self.root / make.UIKIT).read_text()
        self.assertIn("static var classic: OverscrollIndicator { .drawn(ClassicIndicator()) }", made)
        self.assertNotIn("frames", made)
        self.assertIn("- ``ClassicIndicator``\n- ``FramesIndicator``\n", (self.root / make.TOPICS).read_text())
        self.assertIn("![frames](Pictures/FilmStrips/frames-light.svg)", (self.root / make.SHEETS).read_text())
        self.assertEqual(self.run_script("--check")[0], 0)

    def test_a_new_case_makes_each_file_stale(self):
        self.run_script()
        self.write(make.LIST, LIST.replace("}\n", "  /// Dots.\n  case dots(DotsIndicator)\n}\n"))
        code, printed = self.run_script("--check")
        self.assertEqual(code, 1)
        self.assertIn("does not describe `.dots`", printed)
        self.write(make.SHEETS, (self.root / make.SHEETS).read_text() + "| `.dots` |\n")
        code, printed = self.run_script("--check")
        self.assertEqual(code, 1)
        for path in (make.UIKIT, make.SCRIPT, make.DECLARATIONS, make.TOPICS, make.SHEETS):
            self.assertIn(f"{path} is out of date", printed)


if __name__ == "__main__":
    unittest.main()
