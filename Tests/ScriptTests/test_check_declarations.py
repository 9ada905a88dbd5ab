import contextlib
import io
import shutil
import tempfile
import unittest
from pathlib import Path

from scripts import load

check_declarations = load("check-declarations")
make_web_options = load("make-web-options")
declarations = load("declarations")
ROOT = Path(__file__).resolve().parents[2]


class CheckDeclarationsTests(unittest.TestCase):
    def check(self, file=None, old="", new=""):
        """The exit code and the output for the real sources with one change."""
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(ROOT / "Web/src", Path(folder, "Web/src"))
            shutil.copy(ROOT / "Web/custom-elements.json", Path(folder, "Web"))
            if file:
                path = Path(folder, "Web" if file.endswith(".json") else "Web/src", file)
                text = path.read_text("utf8")
                self.assertIn(old, text)
                path.write_text(text.replace(old, new, 1), "utf8")
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
                return check_declarations.main(["--root", folder]), printed.getvalue()

    def test_the_sources_agree(self):
        self.assertEqual(self.check(), (0, "The declarations name what the code reads.\n"))

    def test_an_option_that_is_read_and_not_declared_is_a_fault(self):
        code, printed = self.check("simple-options.js", '"mouse", "wheel",', '"mouse", "surprise", "wheel",')
        self.assertEqual(code, 1)
        self.assertIn("attach reads surprise, which is not declared", printed)

    def test_an_option_that_is_declared_and_not_read_is_a_fault(self):
        for old in ("  past?: number;\n", "  mouse?: boolean;\n", "  turn: number;\n", "  loadedMore: string;\n", "  fps?: number;\n"):
            file = "looks.d.ts" if "fps" in old else "overscroll.d.ts"
            code, printed = self.check(file, old, f"{old}  surprise?: number;\n")
            self.assertEqual(code, 1)
            self.assertIn("does not read surprise, which is declared", printed)

    def test_an_option_whose_declaration_is_removed_is_a_fault(self):
        code, printed = self.check("overscroll.d.ts", "  mouse?: boolean;\n", "")
        self.assertIn("attach reads mouse, which is not declared", printed)
        self.assertEqual(code, 1)

    def test_a_phase_that_is_not_declared_is_a_fault(self):
        _, printed = self.check("overscroll.d.ts", '| "waiting" ', "")
        self.assertIn("reads waiting", printed)

    def test_each_difference_between_the_element_and_its_manifest_is_a_fault(self):
        for file, old, new, says in (
            ("overscroll-list.js", '  indicator: (list) =>', '  surprise: (list) =>', "has surprise, which custom-elements.json lacks in its attributes"),
            ("overscroll-list.js", '"loadmore", signal', '"surprise", signal', "has surprise, which custom-elements.json lacks in its events"),
            ("overscroll-list.js", "  loadMore() {", "  surprise() {", "has surprise, which custom-elements.json lacks in its members"),
            ("overscroll-list.js", 'make("slot", "content")', 'make("slot", "surprise")', "lacks in its cssParts"),
            ("edge-place.js", 'value = "indicator"', 'value = "surprise"', "has surprise, which custom-elements.json lacks in its cssParts"),
            ("parts.js", "--overscroll-label", "--overscroll-surprise", "lacks in its cssProperties"),
            ("overscroll-list.d.ts", "  hasMore: boolean;\n", "", "has hasMore in its members, which overscroll-list.d.ts lacks"),
            ("overscroll-list.d.ts", "  waitUntil(", "  surprise(", "has waitUntil in its members of the event"),
            ("custom-elements.json", '"schemaVersion": "1.0.0"', '"schemaVersion": "2.0.0"', "has the schema version 2.0.0, not 1.0.0"),
            ("custom-elements.json", '"path": "overscroll-list.js"', '"path": "other.js"', "describes other.js"),
        ):
            with self.subTest(file=file, new=new):
                code, printed = self.check(file, old, new)
                self.assertEqual(code, 1)
                self.assertIn(says, printed)


class DeclarationsTests(unittest.TestCase):
    TEXT = '''export interface Thing {
  /** What it is; more. */
  readonly size?: number | "auto";
  /**
   * Goes there,
   * slowly.
   */
  go(to: { x: number; y: number }): void;
  plain: string;
}
'''

    def test_members_have_their_names_types_and_comments(self):
        size, go, plain = declarations.interfaces(self.TEXT)["Thing"]
        self.assertEqual((size.name, size.type, size.doc), ("size", 'number | "auto"', "What it is; more."))
        self.assertEqual((go.name, go.doc), ("go", "Goes there, slowly."))
        self.assertEqual((plain.type, plain.doc), ("string", ""))

    def test_a_table_escapes_pipes(self):
        self.assertIn('| `size` | `number \\| "auto"` | What it is; more. |', make_web_options.tables(self.TEXT))

    def test_the_tables_are_between_their_marks(self):
        readme = "before\n<!-- options: made by make-web-options -->\nold\n<!-- /options -->\nafter"
        made = make_web_options.made(readme, self.TEXT)
        self.assertNotIn("old", made)
        self.assertEqual(made, make_web_options.made(made, self.TEXT))
        self.assertTrue(made.startswith("before") and made.endswith("after"))


if __name__ == "__main__":
    unittest.main()
