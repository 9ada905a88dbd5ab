import contextlib
import io
import tempfile
import unittest
from pathlib import Path

from scripts import load

check_snippets = load("check-snippets")

TEST = """
@MainActor
private func attach() {
  list.top = .refresh { reload() }  // what it does
}

@MainActor
@Suite struct ReadmeTests {
  func detach() {
    list.top = nil
  }
}
"""


class CheckSnippetsTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.put("Tests/ReadmeTests.swift", TEST)

    def put(self, path, text):
        path = self.root / path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf8")

    def run_check(self):
        """The exit code and the output."""
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            code = check_snippets.main(["--root", str(self.root)])
        return code, printed.getvalue()

    def test_snippets_pass_whatever_their_spaces_comments_and_the_words_that_embed_them(self):
        self.put("README.md", "# A\n\n```swift\nimport A\n\nlist.top =\n  .refresh { reload() } // or so\n```\n\n```js\nb()\n```\n")
        self.put("Documentation/Guide.md", "```swift\n@MainActor\nfunc attach() {\n  list.top = .refresh { reload() }\n}\n```\n")
        self.assertEqual(self.run_check(), (0, "All 2 pieces of Swift in the documentation are compiled.\n"))

    def test_a_snippet_that_no_test_compiles_is_reported_with_its_line(self):
        self.put("Sources/A/A.docc/A.md", "# A\n\n```swift\nlist.top = .reload { }\n```\n")
        self.put("Sources/A/A.swift", "  /// A.\n  ///\n  /// ```swift\n  /// list.end()\n  /// ```\n  struct A {}\n")
        code, printed = self.run_check()
        self.assertEqual(code, 1)
        self.assertIn("Sources/A/A.docc/A.md:4: no test compiles this:\nlist.top", printed)
        self.assertIn("Sources/A/A.swift:4: no test compiles this:\nlist.end()", printed)

    def test_a_declaration_needs_the_isolation_that_the_test_has(self):
        self.put("README.md", "```swift\nfunc attach() {\n  list.top = .refresh { reload() }\n}\n```\n")
        self.put("Documentation/Guide.md", "```swift\nfunc detach() {\n  list.top = nil\n}\n```\n")
        code, printed = self.run_check()
        self.assertEqual(code, 1)
        self.assertIn("README.md:2: no test compiles this:\nfunc attach", printed)
        self.assertIn("Documentation/Guide.md:2: no test compiles this:\nfunc detach", printed)

    def test_a_check_that_finds_nothing_fails(self):
        self.assertEqual(self.run_check()[0], 1)


if __name__ == "__main__":
    unittest.main()
