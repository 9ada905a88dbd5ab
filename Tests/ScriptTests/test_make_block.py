import tempfile
import unittest
from pathlib import Path

from scripts import generate, load

make = load("make-block")
BLOCK = """struct WebBlock {
  static let version: Int32 = 1

  enum Place {
    static let top = 0
    static let bottom = top + Option.count
    static let count = bottom + Option.count
  }
}
"""
OPTIONS = """extension WebBlock {
  enum Option {
    /// How far.
    static let distance = 0
    static let count = 1
  }
}
"""
EXPORTS = '@_cdecl("overscroll_frame") func framePassed(_ time: Double) {\n}\n'
SCRIPT = "export const VERSION = 1;\nexport const EDGES = { top: 4 };\nexport const Place = { top: 0 };\nexport const Option = {};\n"


class MakeBlockTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        for path, text in {make.BLOCK: BLOCK, make.OPTIONS: OPTIONS, make.EXPORTS: EXPORTS, make.SCRIPT: SCRIPT}.items():
            (self.root / path).parent.mkdir(parents=True, exist_ok=True)
            (self.root / path).write_text(text)

    def run_script(self, *arguments):
        return generate(make, self.root, *arguments)[0]

    def read(self, path):
        return (self.root / path).read_text()

    def change(self, path, old, new):
        (self.root / path).write_text(self.read(path).replace(old, new))

    def test_a_new_place_moves_those_behind_it(self):
        self.assertEqual(self.run_script("--check"), 1)
        self.assertEqual(self.run_script(), 0)
        self.assertIn("export const Place = {\n  top: 0, bottom: 1, count: 2,\n};", self.read(make.SCRIPT))
        self.assertIn("EDGES = { top: 4 };", self.read(make.SCRIPT))
        self.change(make.OPTIONS, "static let count = 1", "static let hold = 1\n    static let count = 2")
        self.assertEqual(self.run_script("--check"), 1)
        self.assertEqual(self.run_script(), 0)
        self.assertIn("top: 0, bottom: 2, count: 4,", self.read(make.SCRIPT))
        self.assertEqual(self.run_script("--check"), 0)

    def test_a_change_of_places_or_functions_changes_the_version_in_both(self):
        versions = []
        for old, new in [("", ""), ("_ time: Double", "_ time: Double, _ x: Double")]:
            self.change(make.EXPORTS, old, new) if old else None
            self.run_script()
            found = make.VERSION.search(self.read(make.SCRIPT))[0].split()[-1]
            self.assertIn(f"Int32 = {found}\n", self.read(make.BLOCK))
            versions.append(found)
        self.assertNotEqual(*versions)
        self.assertLess(max(map(int, versions)), 2**31)

    def test_a_length_that_does_not_name_the_last_place_is_a_fault(self):
        block = BLOCK.replace("bottom + Option.count", "Option.distance + 1")
        with self.assertRaisesRegex(SystemExit, "Place.count must name the last place of Option"):
            make.tables(block + OPTIONS)


if __name__ == "__main__":
    unittest.main()
