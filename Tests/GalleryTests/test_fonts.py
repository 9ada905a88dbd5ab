import json
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Gallery/Scripts"))

import make_fonts


class FontTests(unittest.TestCase):
    def test_the_web_fonts_have_every_character_of_the_texts(self):
        made = json.loads(make_fonts.LIST.read_text(encoding="utf-8"))
        for name, needed in make_fonts.all_characters().items():
            with self.subTest(name):
                missing = "".join(sorted(set(needed) - set(made[name])))
                self.assertEqual(missing, "", "Run Gallery/Scripts/make_fonts.py again.")


if __name__ == "__main__":
    unittest.main()
