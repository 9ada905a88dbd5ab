"""The packed scripts are the sources, less what a browser does not read."""

import importlib.util
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SPEC = importlib.util.spec_from_file_location("pack_js", ROOT / "Scripts/pack-js.py")
pack_js = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(pack_js)


def meaning(source):
    """The tokens, and the line ends that can end a statement: nothing of these may change."""
    kept = ["\n"]
    for kind, text in pack_js.tokens(source):
        if kind != "newline" or kept[-1] not in ("\n", "{", "(", "[", ","):
            kept.append(text)
    return kept


class PackTests(unittest.TestCase):
    def test_every_source_keeps_its_tokens(self):
        sources = sorted((ROOT / "Web/src").rglob("*.js"))
        self.assertGreater(len(sources), 40)
        for path in sources:
            source = path.read_text("utf8")
            self.assertEqual(meaning(pack_js.pack(source)), meaning(source), path.name)

    def test_packing_twice_changes_nothing_more(self):
        for path in (ROOT / "Web/src").rglob("*.js"):
            packed = pack_js.pack(path.read_text("utf8"))
            self.assertEqual(pack_js.pack(packed), packed, path.name)

    def test_comments_and_idle_blanks_go(self):
        self.assertEqual(pack_js.pack("/** Why. */\nlet a = 1; // one\n\n\nlet b = a  + 2;\n"),
                         "let a=1;\nlet b=a+2;\n")

    def test_line_ends_stay_where_a_statement_may_end(self):
        source = "const a = {\n  b,\n  c\n}\nreturn\na\n"
        self.assertEqual(pack_js.pack(source), "const a={b,c\n}\nreturn\na\n")

    def test_texts_stay_as_they_are(self):
        source = 'const a="two  blanks // no comment";const b=`${a}  and /* none */`;'
        self.assertEqual(pack_js.pack(source), source)

    def test_signs_that_would_become_another_stay_apart(self):
        self.assertEqual(pack_js.pack("a + +b - -c + -d"), "a+ +b- -c+-d")

    def test_words_stay_apart(self):
        self.assertEqual(pack_js.pack("return  new Thing ( typeof x )"), "return new Thing(typeof x)")

    def test_what_can_not_be_read_is_refused(self):
        for source in ("const a = `x ${`y`} z`;", 'const a = "open;\n'):
            with self.assertRaises(SystemExit):
                pack_js.pack(source)


if __name__ == "__main__":
    unittest.main()
