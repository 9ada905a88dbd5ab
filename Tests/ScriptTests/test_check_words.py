"""Scripts/check-words.py reports old identifiers anywhere, and phrases only in prose."""

import subprocess
import tempfile
import unittest
from pathlib import Path

from scripts import load

words = load("check-words")
RULES = words.rules(
    "# a comment\n"
    "identifier | OldName | NewName\n"
    "phrase | (some|no)body | name the actor\n"
    "phrase | (^|[.] )(what|whose) [^?]*$ | start with the subject\n"
)


def found(name, text):
    return sorted((each.line, each.words) for each in words.findings(name, text, RULES))


class FindingTests(unittest.TestCase):
    def test_an_old_identifier_is_found_in_code(self):
        self.assertEqual(found("a.swift", "let x = 1\nlet y = OldName()\n"), [(2, "OldName")])

    def test_a_phrase_is_found_in_a_comment_but_not_in_code(self):
        text = 'let somebody = "nobody"\n/// Tells somebody.\n'
        self.assertEqual(found("a.swift", text), [(2, "somebody")])

    def test_a_title_of_a_test_is_prose(self):
        self.assertEqual(found("a.swift", '@Test("B001: nobody pulls")\n'), [(1, "nobody")])

    def test_a_clause_as_the_subject_is_found_and_a_question_is_not(self):
        self.assertEqual(found("a.md", "What is seen moves.\n"), [(1, "What is seen moves.")])
        self.assertEqual(found("a.md", "What moves?\n"), [])

    def test_code_in_markdown_is_not_prose(self):
        self.assertEqual(found("a.md", "```\nsomebody\n```\nUse `nobody`.\n"), [])

    def test_docstrings_and_comments_of_python_are_prose(self):
        text = '"""For somebody."""\nnobody = 1  # nobody\n'
        self.assertEqual(found("a.py", text), [(1, "somebody"), (2, "nobody")])


class ProblemTests(unittest.TestCase):
    def test_a_tracked_file_may_have_neither_identifiers_nor_phrases(self):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            (root / "a.md").write_text("For somebody.\nOldName\n", "utf8")
            subprocess.run(["git", "init", "-q"], cwd=root, check=True)
            subprocess.run(["git", "add", "-A"], cwd=root, check=True)
            (root / "untracked.md").write_text("OldName\n", "utf8")
            self.assertEqual(list(words.problems(root, RULES)), [
                "a.md:2: 'OldName': write NewName",
                "a.md:1: 'somebody': write name the actor",
            ])


if __name__ == "__main__":
    unittest.main()
