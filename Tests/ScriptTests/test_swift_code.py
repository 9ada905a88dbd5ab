"""Code keeps its position; everything except code becomes spaces."""

import unittest

from scripts import FOLDER, load

swift_code = load("swift_code")


class SwiftCodeTests(unittest.TestCase):
    def assert_masked(self, source, expected):
        self.assertEqual(swift_code.mask(source), expected)

    def test_comments_become_spaces(self):
        self.assert_masked("a // b\nc", "a     \nc")
        self.assert_masked("a /* b\n/* c */ */ d", "a     \n           d")
        self.assert_masked("a // b", "a     ")

    def test_strings_become_spaces_except_for_interpolations(self):
        self.assert_masked('a("b // c", d)', "a(" + " " * 8 + ", d)")
        self.assert_masked(r'"a\"b" + c', " " * 6 + " + c")
        self.assert_masked(r'"a \(b.c(d)) e" f', "    (b.c(d))    f")
        self.assert_masked(r'"\(a ? "b" : "c") d"', "  (a ?     : " + "   )   ")

    def test_raw_and_multiline_strings_end_at_the_matching_delimiter(self):
        self.assert_masked('#"a\\(b) " c"# + d', " " * 13 + " + d")
        self.assert_masked('#"\\#(b)"# c', "    (b)   c")
        self.assert_masked('"""\na "b" c\n""" + d', "   \n       \n    + d")

    def test_attributes_and_macros_can_become_spaces(self):
        for source in ("@available(iOS 15, *)", "#expect(a == b)", "@Test(arguments: [f(1), 2])", "  #if a && b"):
            self.assertEqual(swift_code.mask_directives(source).strip(), "")

    def test_no_source_changes_its_length_or_its_lines(self):
        paths = [*FOLDER.parent.glob("Sources/**/*.swift"), *FOLDER.parent.glob("Tests/**/*.swift")]
        self.assertGreater(len(paths), 10)
        for path in paths:
            source = path.read_text("utf8")
            masked = swift_code.mask_directives(swift_code.mask(source))
            self.assertEqual(len(masked), len(source), path)
            self.assertEqual(masked.count("\n"), source.count("\n"), path)


if __name__ == "__main__":
    unittest.main()
