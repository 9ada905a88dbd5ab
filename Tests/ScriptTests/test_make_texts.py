"""Invalid and outdated tables are reported."""

import re
import shutil
import tempfile
import unittest
from pathlib import Path

from scripts import generate, load

ROOT = Path(__file__).resolve().parents[2]
make_texts = load("make-texts")
text_tables = load("text_tables")


class MakeTextsTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = Path(self.folder.name)
        shutil.copytree(ROOT / "Development/Texts", self.root / "Development/Texts")
        self.assertEqual(self.run_script(), "")

    def tearDown(self):
        self.folder.cleanup()

    def run_script(self, *options):
        """The complaints of the script."""
        return generate(make_texts, self.root, *options)[1]

    def change(self, path, before, after):
        file = self.root / path
        text = file.read_text("utf8")
        self.assertEqual(text.count(before), 1, before)
        file.write_text(text.replace(before, after), "utf8")

    def check(self, before, after, *expected, tag="de"):
        self.change(f"Development/Texts/{tag}.strings", before, after)
        found = self.run_script("--check")
        for sentence in expected:
            self.assertIn(sentence, found)

    def test_tables_that_were_just_generated_are_valid(self):
        self.assertEqual(self.run_script("--check"), "")

    def test_a_changed_text_makes_both_tables_stale(self):
        self.check('"Nach oben"', '"Zurück nach oben"',
                   "Sources/OverscrollTexts/Languages.swift is out of date", "Web/src/texts/de.js is out of date")

    def test_a_language_is_a_draft_until_the_line_that_says_so_is_removed(self):
        made = make_texts.swift_languages(text_tables.read_tables(self.root / "Development/Texts"))
        self.assertIn("/// German; a draft that no native speaker has reviewed.\n", made)
        line = "/* Draft: no native speaker has reviewed these texts. Remove this line when one has. */\n"
        self.change("Development/Texts/de.strings", line, "")
        reviewed = make_texts.swift_languages(text_tables.read_tables(self.root / "Development/Texts"))
        self.assertIn("/// German.\n", reviewed)
        self.assertIn("/// 33 of 35 are drafts", reviewed)

    def test_a_table_that_was_edited_by_hand_is_stale(self):
        self.change("Web/src/wording/words.js", "Pull to refresh", "Pull")
        self.assertIn("Web/src/wording/words.js is out of date", self.run_script("--check"))

    def test_files_of_a_removed_language_are_stale_and_removed(self):
        (self.root / "Development/Texts/de.strings").unlink()
        self.assertIn("Web/src/texts/de.js is out of date", self.run_script("--check"))
        self.run_script()
        self.assertFalse((self.root / "Web/src/texts/de.js").exists())
        self.assertEqual(self.run_script("--check"), "")

    def test_each_fault_of_a_table_is_named(self):
        retry = '"Wiederholen"'
        for before, after, fault in (
            (f'"retry" = {retry};\n', "", "de: The keys are not those of English: retry."),
            ('"retry" =', '"extra" = "Extra";\n"retry" =', "not those of English: extra."),
            ('"retry" =', '"retry" = "Noch mal";\n"retry" =', "retry stands there twice."),
            (retry, '""', "de: retry is empty"), (retry, '"retry"', "de: retry is its own key."),
            ("{time}", "{Uhrzeit}", "de: lastUpdatedToday has not the placeholders of English"),
            (" {date}", "", "de: lastUpdated has not the placeholders of English"),
            ("Zum Aktualisieren ziehen", "Zum Aktualisieren der Liste nach unten ziehen", "de: pullToRefresh is too long"),
            (retry, '"Noch einmal versuchen"', "de: refreshFailed is too long"),
            ('"retry" =', "retry =", "de.strings:14: This is neither a comment nor an entry."),
        ):
            with self.subTest(fault=fault):
                self.check(before, after, fault)
                shutil.copy(ROOT / "Development/Texts/de.strings", self.root / "Development/Texts/de.strings")

    def test_characters_that_only_look_like_the_correct_ones(self):
        self.check("l’actualisation", "l'actualisation", "has a straight apostrophe", tag="fr")
        self.check("Chargement…", "Chargement...", "has three full stops", tag="fr")
        self.check("actualisation\u00a0:", "actualisation :", "has a blank before a colon", tag="fr")

    def test_every_english_text_has_a_comment_about_its_use(self):
        self.check("/* A button that retries a failed action. */\n", "/* A button */\n",
                   "en: retry needs a comment", tag="en")

    def test_every_text_is_declared(self):
        declared = (ROOT / "Web/src/overscroll.d.ts").read_text("utf8")
        body = declared.split("export interface Texts {")[1].split("\n}")[0]
        english = text_tables.read_table(ROOT / "Development/Texts/en.strings")
        self.assertEqual(set(re.findall(r"^  (\w+):", body, re.M)), set(english.texts))


if __name__ == "__main__":
    unittest.main()
