import contextlib
import io
import tempfile
import unittest

import graphs
from scripts import load

check_documentation = load("check-documentation")


class CheckDocumentationTests(unittest.TestCase):
    def run_check(self, *symbols, modules=("Core",)):
        """The exit code, and the printed lines."""
        with tempfile.TemporaryDirectory() as folder:
            graphs.write(folder, "Core", *symbols)
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
                code = check_documentation.main(["--graphs", folder, *modules])
            return code, printed.getvalue().splitlines()

    def complaint(self, *lines):
        """The complaint about a comment, or an empty string."""
        code, printed = self.run_check(graphs.symbol("Spring.value(at:)", "method", lines, 11))
        self.assertEqual(code, 1 if len(printed) == 2 else 0)
        prefix = "/package/A.swift:12: Spring.value(at:) "
        return printed[0][len(prefix) :] if printed[0].startswith(prefix) else ""

    def test_a_sentence_is_enough(self):
        self.assertEqual(self.complaint("The value at a time."), "")
        self.assertEqual(self.complaint("The value at 0.25", "and later.", "", "And so on"), "")
        self.assertEqual(self.complaint("The value.", "- Returns: A number"), "")

    def test_a_declaration_without_a_comment_is_reported_with_its_file_and_line(self):
        for lines in ((), ("",), ("  ", "")):
            self.assertEqual(self.complaint(*lines), "has no documentation.")
        code, printed = self.run_check(graphs.symbol("Spring", "struct", None, 4))
        self.assertEqual((code, printed[0]), (1, "/package/A.swift:5: Spring has no documentation."))

    def test_a_comment_must_not_begin_with_a_list(self):
        self.assertEqual(self.complaint("- Returns: It."), "does not begin with a sentence.")

    def test_the_abstract_ends_with_a_full_stop(self):
        for text in ("The value at 0.25", "The value:", "A sentence. And half of one"):
            self.assertIn("does not end its abstract with a full stop", self.complaint(text))

    def test_the_first_sentence_has_at_most_150_characters(self):
        self.assertEqual(self.complaint("a" * 149 + "."), "")
        self.assertEqual(self.complaint("a" * 149 + ". " + "b" * 80 + "."), "")
        self.assertIn("begins with 151 characters", self.complaint("a" * 150 + "."))
        self.assertIn("begins with 151 characters", self.complaint("a" * 75, "b" * 74 + "."))

    def test_declarations_of_the_compiler_are_skipped(self):
        made_up = graphs.symbol("Kind.init(rawValue:)", "init", None, line=None)
        code, printed = self.run_check(graphs.symbol("Kind", "enum", ["A kind."]), made_up)
        self.assertEqual((code, printed), (0, ["Core: 1 of 1 public declarations are documented."]))

    def test_an_extension_block_is_not_a_declaration(self):
        block = graphs.symbol("UIScrollView", "extension", None, 3)
        code, printed = self.run_check(graphs.symbol("Kind", "enum", ["A kind."]), block)
        self.assertEqual((code, printed), (0, ["Core: 1 of 1 public declarations are documented."]))

    def test_a_comment_inherited_from_a_requirement_does_not_count(self):
        for file in ("A.swift", "B.swift"):
            requirement = graphs.symbol("P.m", "method", ["Does it."], 1)
            witness = graphs.symbol("T.m", "method", line=9, file=file, lent_by=requirement)
            code, printed = self.run_check(requirement, witness)
            self.assertEqual((code, len(printed)), (1, 2))
            self.assertEqual(printed[0], f"/package/{file}:10: T.m has no documentation.")

    def test_a_module_without_a_graph_or_without_declarations_fails(self):
        code, printed = self.run_check(modules=("Other",))
        self.assertEqual((code, len(printed)), (1, 1))
        self.assertIn("There is no symbol graph of Other", printed[0])
        self.assertEqual(self.run_check()[0], 1)


if __name__ == "__main__":
    unittest.main()
