"""Each mutation changes the code in one place."""

import unittest

from scripts import FOLDER, load

mutations = load("mutations")

FUNCTION = "  mutating func move(to x: Double) {\n    %s\n  }\n"


class MutationsTests(unittest.TestCase):
    def changes(self, source, kind):
        """The results of each mutation of a kind on a source."""
        found = [each for each in mutations.mutations("a", source) if each.kind == kind]
        return [mutations.apply(each, source) for each in found]

    def in_function(self, line, kind):
        """The results of each mutation of a kind on a line in a function."""
        return [text.split("\n")[1].strip() for text in self.changes(FUNCTION % line, kind)]

    def test_comparisons_change_their_strictness_and_direction(self):
        self.assertEqual(self.changes("a < b", "operator"), ["a <= b", "a >= b"])
        self.assertEqual(self.changes("a >= b", "operator"), ["a > b", "a < b"])
        self.assertEqual(self.changes("a == b", "operator"), ["a != b"])

    def test_arithmetic_and_logical_operators_become_their_opposites(self):
        swaps = ("+-", "*/", ("&&", "||"), ("+=", "-="), ("*=", "/="), ("&+", "&-"))
        for one, other in swaps:
            self.assertEqual(self.changes(f"a {one} b", "operator"), [f"a {other} b"])
            self.assertEqual(self.changes(f"a {other} b", "operator"), [f"a {one} b"])

    def test_text_that_only_looks_like_an_operator_is_not_changed(self):
        for source in (
            "let a: Array<Int>", "func a() -> Int", "-a", "a...b", "static func == (a: A, b: A)",
            "extension A where B == C {", "func a<B>() where B == C {", "// a < b", '"a < b"',
            "@A(b < c) let d", "#if a && b", "x? .a : .b", "a ?? b", "{ $0 }",
        ):
            with self.subTest(source=source):
                self.assertEqual(self.changes(source, "operator"), [])

    def test_numbers_grow(self):
        for source, expected in (
            ("f(0)", "f(1)"), ("f(1_000)", "f(1001)"), ("f(0.0)", "f(1.0)"),
            ("f(0.5)", "f((2 * 0.5))"), ("1.9e-10", "(2 * 1.9e-10)"), ("0x1p54", "(2 * 0x1p54)"),
            ("0xFF", "(0xFF + 1)"), ("a[7]", "a[8]"), ("0...1", None),
        ):
            with self.subTest(source=source):
                found = self.changes(source, "number")
                self.assertEqual(found, [expected] if expected else ["1...1", "0...2"])

    def test_names_with_digits_and_members_are_not_numbers(self):
        for source in ("$0 a1 UInt8", "a.0", "// 3", '"3"', "@available(iOS 15, *)"):
            self.assertEqual(self.changes(source, "number"), [])

    def test_booleans_and_min_and_max_are_swapped(self):
        self.assertEqual(self.changes("a = true", "truth"), ["a = false"])
        self.assertEqual(self.changes("max(0, a)", "extreme"), ["min(0, a)"])
        self.assertEqual(self.changes("a.max(b) maximum(a)", "extreme"), [])

    def test_each_condition_is_negated_separately(self):
        found = self.changes("if a, let b = c(d, e), f(g, h) {", "condition")
        self.assertEqual(
            found,
            ["if !(a), let b = c(d, e), f(g, h) {", "if a, let b = c(d, e), !(f(g, h)) {"],
        )
        self.assertEqual(
            self.changes("guard a == b,\n  c\nelse { return }", "condition"),
            ["guard !(a == b),\n  c\nelse { return }", "guard a == b,\n  !(c)\nelse { return }"],
        )
        self.assertEqual(self.changes('if a == "b" {', "condition"), ['if !(a == "b") {'])

    def test_conditions_that_bind_are_not_negated(self):
        for source in (
            "if let a {", "guard case .a(let b) = c else {", "if #available(iOS 15, *) {", "#if a\n{",
        ):
            self.assertEqual(self.changes(source, "condition"), [])

    def test_calls_and_assignments_on_separate_lines_are_removed(self):
        for line in ("a.b(c)", "a = b + c", "a[b] = c", "a += 1", "a?.b()", "f(a) { $0.b(&$1) }"):
            with self.subTest(line=line):
                self.assertEqual(self.in_function(line, "statement"), ["_ = ()"])

    def test_other_lines_are_kept(self):
        for line in (
            "let a = b", "return a(b)", "if a(b) {", "case .a: b()", "private(set) var a = b(c)",
            "a(", "b: c)", "}", "a", "switch a(b) {", "// a()", "guard a() else { return }",
        ):
            with self.subTest(line=line):
                self.assertEqual(self.in_function(line, "statement"), [])

    def test_a_part_of_a_longer_statement_is_kept(self):
        for text in ("a(\n      b(c),\n      d(e)\n    )", "let a =\n      b(c)", "a(b)\n      .c(d)"):
            with self.subTest(text=text):
                self.assertEqual(self.changes(FUNCTION % text, "statement"), [])

    def test_a_function_returns_at_once(self):
        for head, expected in (
            ("func a()", ["return;"]), ("func a() -> Bool", ["return false;", "return true;"]),
            ("func a(b: (Int) -> Int) -> [Int]?", ["return nil;"]), ("func a() -> A", []),
            ("func a() -> Double", ["return 0;"]),
        ):
            with self.subTest(head=head):
                found = self.changes(head + " {\n  b()\n}", "return")
                self.assertEqual(found, [head + " { " + each + "\n  b()\n}" for each in expected])

    def test_a_requirement_has_no_body_to_change(self):
        source = "protocol A {\n  func a()\n  func b() -> Bool\n}\nstruct B {}\n"
        self.assertEqual(self.changes(source, "return"), [])

    def test_a_mutation_has_its_position_and_the_old_text(self):
        source = "let a = 1\n// 2\nlet b = c(\n  3)\n"
        found = list(mutations.mutations("A.swift", source))
        self.assertEqual([(each.line, each.before) for each in found], [(1, "1"), (4, "3")])
        self.assertEqual(mutations.excerpt(source, found[1], 1), "3)")

    def test_in_the_sources_each_mutation_changes_only_code_at_its_position(self):
        for path in (FOLDER.parent / "Sources").rglob("*.swift"):
            source = path.read_text("utf8")
            for each in mutations.mutations(path.name, source):
                self.assertEqual(source[each.start : each.end], each.before)
                self.assertNotEqual(each.after, each.before)
                line = source.splitlines()[each.line - 1].lstrip()
                self.assertFalse(line.startswith(("//", "import ")), (path, each))


if __name__ == "__main__":
    unittest.main()
