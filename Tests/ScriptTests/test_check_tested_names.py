import contextlib
import io
import tempfile
import unittest
from pathlib import Path

import graphs
from scripts import load

check_tested_names = load("check-tested-names")


class CheckTestedNamesTests(unittest.TestCase):
    def run_check(self, code, *symbols):
        """The exit code, and the printed lines, for one file of tests."""
        with tempfile.TemporaryDirectory() as folder:
            graphs.write(folder, "Core", *symbols)
            test = Path(folder, "Tests/Deep/a.swift")
            test.parent.mkdir(parents=True)
            test.write_text(code)
            printed = io.StringIO()
            arguments = ["--graphs", folder, "--tests", str(test.parent.parent), "Core"]
            with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
                return check_tested_names.main(arguments), printed.getvalue().splitlines()

    def assert_named(self, name, kind, *codes):
        for code in codes:
            with self.subTest(name=name, code=code):
                self.assertEqual(self.run_check(code, graphs.symbol(name, kind))[0], 0)

    def assert_missing(self, name, kind, *codes):
        for code in codes:
            with self.subTest(name=name, code=code):
                self.assertEqual(self.run_check(code, graphs.symbol(name, kind))[0], 1)

    def test_a_method_is_named_by_its_base_name(self):
        self.assert_named("Spring.value(at:)", "method", "spring.value(at: 3)", "map(spring.value)")
        self.assert_missing("Spring.value(at:)", "method", "spring.values", "revalue(3)", "")

    def test_an_argument_label_does_not_count(self):
        self.assert_missing("Spring.start", "property", "Spring(start: 3)")
        self.assert_named("Spring.start", "property", "spring.start", "[spring.start: 3]")

    def test_a_case_has_a_period_before_it(self):
        self.assert_named("Event.scrolled(to:)", "enum.case", "send(.scrolled(to: 3))")
        self.assert_missing("Event.scrolled(to:)", "enum.case", "scrolled(to: 3)", ".scrolledTo")

    def test_an_initializer_is_named_by_its_type(self):
        self.assert_named(
            "Spring.init(from:to:)", "init", "Spring(from: 1)", "Spring.init", "Spring<[Int]>(a)"
        )
        self.assert_missing("Spring.init(from:to:)", "init", "Spring", "[Spring]()", "MySpring()")

    def test_a_type_is_a_word(self):
        self.assert_named("Kind", "enum", "let a: Kind? = nil", "[Kind: Int]()")
        self.assert_missing("Outcome.Kind", "enum", "KindOfBlue")

    def test_an_operator_is_between_spaces(self):
        self.assert_named("Edge.<(_:_:)", "func.op", "top < bottom")
        self.assert_missing("Edge.<(_:_:)", "func.op", "Array<Int>", "top <= bottom")

    def test_comments_and_strings_do_not_count_but_interpolations_do(self):
        self.assert_missing("T.turn", "property", "// a.turn", "/* turn */", '"turn"', '@Test("turn")')
        self.assert_named("T.turn", "property", '"a \\(b.turn) c"')

    def test_a_missing_name_is_reported_with_its_file_and_line(self):
        code, printed = self.run_check(
            "T()", graphs.symbol("T", "struct"), graphs.symbol("T.turn", "property", line=6)
        )
        self.assertEqual(code, 1)
        self.assertEqual(printed[0], "/package/A.swift:7: no test names T.turn.")
        self.assertEqual(printed[1], "Core: tests name 1 of 2 declarations.")

    def test_subscripts_and_declarations_of_the_compiler_are_skipped(self):
        code, printed = self.run_check(
            "T()", graphs.symbol("T", "struct"), graphs.symbol("T.subscript(_:)", "subscript"),
            graphs.symbol("T.init(rawValue:)", "init", line=None),
        )
        self.assertEqual((code, printed), (0, ["Core: tests name 1 of 1 declarations."]))


if __name__ == "__main__":
    unittest.main()
