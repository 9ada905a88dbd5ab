"""A table that is wrong, or made from an older one, is found."""

import contextlib
import io
import re
import shutil
import tempfile
import unittest
from pathlib import Path

from scripts import load

ROOT = Path(__file__).resolve().parents[2]
make_texts = load("make-texts")
text_tables = load("text_tables")
text_width = load("text_width")


class MakeTextsTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = Path(self.folder.name)
        shutil.copytree(ROOT / "Texts", self.root / "Texts")
        self.assertEqual(self.run_script(), "")

    def tearDown(self):
        self.folder.cleanup()

    def run_script(self, *options):
        """What the script complains of."""
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                make_texts.main(["--root", str(self.root), *options])
        except SystemExit as exit:
            return str(exit.code)
        return ""

    def change(self, path, before, after):
        file = self.root / path
        text = file.read_text("utf8")
        self.assertEqual(text.count(before), 1, before)
        file.write_text(text.replace(before, after), "utf8")

    def check(self, before, after, *expected, tag="de"):
        self.change(f"Texts/{tag}.strings", before, after)
        found = self.run_script("--check")
        for sentence in expected:
            self.assertIn(sentence, found)

    def test_what_was_just_made_is_right(self):
        self.assertEqual(self.run_script("--check"), "")

    def test_another_text_is_stale_in_both_languages(self):
        self.check('"Nach oben"', '"Zurück nach oben"',
                   "Sources/OverscrollTexts/Languages.swift is not", "Web/src/texts/de.js is not")

    def test_what_somebody_wrote_by_hand_is_stale(self):
        self.change("Web/src/english.js", "Pull to refresh", "Pull")
        self.assertIn("Web/src/english.js is not", self.run_script("--check"))

    def test_what_is_left_of_a_language_is_stale_and_goes(self):
        (self.root / "Texts/de.strings").unlink()
        self.assertIn("Web/src/texts/de.js is not", self.run_script("--check"))
        self.run_script()
        self.assertFalse((self.root / "Web/src/texts/de.js").exists())
        self.assertEqual(self.run_script("--check"), "")

    def test_a_missing_entry(self):
        self.check('"retry" = "Wiederholen";\n', "", "de: The keys are not those of English: retry.")

    def test_an_entry_too_many(self):
        self.check('"retry" =', '"extra" = "Extra";\n"retry" =', "not those of English: extra.")

    def test_an_entry_twice(self):
        self.check('"retry" =', '"retry" = "Noch mal";\n"retry" =', "retry stands there twice.")

    def test_an_empty_text(self):
        self.check('"Wiederholen"', '""', "de: retry is empty")

    def test_a_text_that_is_its_key(self):
        self.check('"Wiederholen"', '"retry"', "de: retry is its own key.")

    def test_another_placeholder(self):
        self.check("{time}", "{Uhrzeit}", "de: lastUpdatedToday has not the placeholders of English")

    def test_a_placeholder_that_is_gone(self):
        self.check(" {date}", "", "de: lastUpdated has not the placeholders of English")

    def test_signs_that_only_look_like_the_right_ones(self):
        self.check("l’actualisation", "l'actualisation", "has a straight apostrophe", tag="fr")
        self.check("Chargement…", "Chargement...", "has three full stops", tag="fr")
        self.check("\u00a0:", " :", "has a blank before a colon", tag="fr")

    def test_a_text_that_is_too_wide(self):
        self.check("Zum Aktualisieren ziehen", "Zum Aktualisieren der Liste nach unten ziehen",
                   "de: pullToRefresh takes")

    def test_a_failure_that_leaves_no_room_for_the_offer(self):
        self.check('"Wiederholen"', '"Noch einmal versuchen"', "de: refreshFailed and retry take")

    def test_what_is_no_table(self):
        self.check('"retry" =', "retry =", "de.strings:13: This is neither a comment nor an entry.")

    def test_english_says_where_each_text_is_read(self):
        self.check("/* A button that does again what has failed. */\n", "/* A button */\n",
                   "en: retry needs a comment", tag="en")

    def test_every_text_is_declared(self):
        declared = (ROOT / "Web/src/overscroll.d.ts").read_text("utf8")
        body = declared.split("export interface Texts {")[1].split("\n}")[0]
        english = text_tables.read_table(ROOT / "Texts/en.strings")
        self.assertEqual(set(re.findall(r"^  (\w+):", body, re.M)), set(english.texts))

    def test_the_estimate_of_widths(self):
        self.assertGreater(text_width.text_width("MMM", 10), text_width.text_width("iii", 10))
        self.assertEqual(text_width.text_width("更新", 15), 30)
        # A vowel below or above its consonant takes no room of its own.
        self.assertEqual(text_width.em("\u0e35"), 0)
        self.assertEqual(text_width.em("\u093f") > 0, True)


if __name__ == "__main__":
    unittest.main()
