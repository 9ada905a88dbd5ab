import contextlib
import io
import json
import tempfile
import textwrap
import unittest
from pathlib import Path

from scripts import FOLDER, load

check_style = load("check-style")

# These words are assembled here, because the rules forbid them in this file, too.
ADDRESS = "https://registry." + "npmjs" + ".org/left-pad"


def filler(count, indent):
    return "".join(f"{indent}step({number})\n" for number in range(count))


class CheckStyleTests(unittest.TestCase):
    def breaches(self, path, text):
        """The findings in a tree with only that file."""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, path)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(textwrap.dedent(text))
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                code = check_style.main([folder])
            lines = printed.getvalue().splitlines()
            return lines if code else []

    def assert_breach(self, path, text, expected):
        self.assertEqual(self.breaches(path, text), [f"{path}:{expected}"])

    def assert_clean(self, path, text):
        self.assertEqual(self.breaches(path, text), [])

    def test_a_file_has_at_most_450_lines(self):
        for path in ("Sources/A/a.swift", "Web/src/a.js", "Tests/a.py", "Gallery/web/a.js"):
            comment = "#\n" if path.endswith(".py") else "//\n"
            self.assert_clean(path, comment * 450)
            self.assert_breach(path, comment * 451, "1: The file has 451 lines; 450 is the most.")

    def test_a_generated_file_may_be_longer(self):
        self.assert_clean("Sources/A/a.swift", "// Made by Scripts/make-texts.py.\n" + "//\n" * 600)

    def test_only_the_platform_file_uses_uikit_that_tvos_lacks(self):
        code = "func f(view: UIScrollView) -> Bool { view.isPagingEnabled }\n"
        sentence = "1: isPagingEnabled is unavailable on tvOS: use it in Platform.swift."
        self.assert_breach("Sources/OverscrollUIKit/a.swift", code, sentence)
        self.assert_clean("Sources/OverscrollUIKit/Platform.swift", code)
        self.assert_clean("Tests/a.swift", code)
        self.assert_clean("Sources/OverscrollUIKit/a.swift", "// isPagingEnabled\n")
        marked = "@available(tvOS, unavailable)\nfinal class A { let control = UIRefreshControl() }\n"
        self.assert_clean("Sources/OverscrollUIKit/a.swift", marked)

    def test_a_swift_function_has_at_most_60_lines(self):
        for head in (
            "  func long() {\n",
            "  public init(a: Int = 1) {\n",
            "  @inlinable static func < (a: Self, b: Self) -> Bool {\n",
            "  mutating func long<C: Canvas>(on c: inout C) {\n",
            "  private(set) func long() {\n",
        ):
            with self.subTest(head=head):
                self.assert_clean("Sources/A/a.swift", self.swift_type(head, 58))
                found = self.breaches("Sources/A/a.swift", self.swift_type(head, 59))
                self.assertEqual(len(found), 1)
                self.assertRegex(found[0], r"^Sources/A/a.swift:2: \S+ has 61 lines; 60 is the most")

    def swift_type(self, head, lines):
        return "struct A {\n" + head + filler(lines, "    ") + "  }\n}\n"

    def test_a_signature_over_several_lines_counts(self):
        text = "func long(\n  a: Int\n)\n  -> Int\nwhere A: B {\n" + filler(55, "  ") + "}\n"
        self.assert_breach(
            "Sources/A/a.swift", text, "1: long has 61 lines; 60 is the most."
        )

    def test_requirements_and_one_liners_have_no_length(self):
        requirements = "  func a() -> Int\n  var x: Int {\n" + filler(70, "    ") + "  }\n"
        self.assert_clean("Sources/A/a.swift", "protocol A {\n" + requirements + "}\n")
        one_liner = "  func a() -> Int { 3 }\n  var x: Int {\n" + filler(70, "    ") + "  }\n"
        self.assert_clean("Sources/A/a.swift", "struct A {\n" + one_liner + "}\n")

    def test_a_javascript_function_has_at_most_60_lines(self):
        for head in (
            "export async function long(a) {\n",
            "const long = (a) => {\n",
            "list.forEach((a) => {\n",
            "async long(a, b) {\n",
            "#long(\n  a,\n) {\n",
        ):
            with self.subTest(head=head):
                body = 59 - head.count("\n")
                self.assert_clean("Web/src/a.js", head + filler(body, "  ") + "}\n")
                found = self.breaches("Web/src/a.js", head + filler(body + 1, "  ") + "}\n")
                self.assertEqual(len(found), 1)
                self.assertIn("has 61 lines", found[0])

    def test_a_javascript_statement_or_call_is_not_a_function(self):
        self.assert_clean("Web/src/a.js", "if (a) {\n" + filler(70, "  ") + "}\n")
        self.assert_clean("Web/src/a.js", "call(\n" + filler(70, "  ") + ");\n")

    def test_a_python_function_has_at_most_60_lines(self):
        self.assert_clean("Tests/a.py", "def long():\n" + filler(59, "    "))
        self.assert_breach(
            "Tests/a.py",
            "def long():\n" + filler(60, "    "),
            "1: long has 61 lines; 60 is the most.",
        )

    def test_sources_contain_no_deliberate_crashes(self):
        for code in (
            'fatalError("no")',
            'preconditionFailure("no")',
            "let a = { [unowned self] in b() }",
            "unowned let a: B",
            "let a = b!",
            "b!.c()",
            "let a = b()!.c",
            "let a = b[0]![1]",
            "var a: B!",
            "func a(b: B!) -> C {}",
            "func a() -> B! {}",
            "var a: [B]!",
            "var a: B<C>!",
            'let a = URL(string: "a")!',
            'let a = "a text with \\(b!) in it"',
        ):
            with self.subTest(code=code):
                self.assertEqual(len(self.breaches("Sources/A/a.swift", code)), 1)
                self.assert_clean("Tests/A/a.swift", code)
                self.assert_clean("Sources/A/a.swift", f"// {code}")
        for code in (
            'let a = "never as! or try! here"',
            'let a = """\n  Pull!\n  """',
            "/* Stop! */ let a = !b && c != d",
            "#if !os(Linux)\n#endif",
        ):
            with self.subTest(code=code):
                self.assert_clean("Sources/A/a.swift", code)

    def test_in_the_core_a_switch_names_all_cases(self):
        code = "switch state {\ncase .idle: 0\ndefault: 1\n}\n"
        self.assert_breach("Sources/OverscrollCore/a.swift", code, "3: A switch has a default: name the cases.")
        self.assert_clean("Sources/OverscrollUIKit/a.swift", code)
        self.assert_clean("Sources/OverscrollCore/a.swift", code.replace("state", "position"))

    def test_swift_format_reports_the_crashes_that_this_script_does_not(self):
        rules = json.loads((FOLDER.parent / ".swift-format").read_text())["rules"]
        for rule in ("NeverForceUnwrap", "NeverUseForceTry", "NeverUseImplicitlyUnwrappedOptionals"):
            self.assertTrue(rules[rule], rule)

    def test_core_imports_nothing(self):
        for line in ("import Foundation", "public import OverscrollIndicators", "import func A.b"):
            with self.subTest(line=line):
                found = self.breaches("Sources/OverscrollCore/Engine/a.swift", line)
                self.assertEqual(len(found), 1)
                self.assertIn("OverscrollCore must not import", found[0])

    def test_each_module_imports_only_the_modules_below_it(self):
        rules = (
            ("OverscrollIndicators", "OverscrollCore", "OverscrollWeb"),
            ("OverscrollWeb", "OverscrollIndicators", "Foundation"),
        )
        for module, allowed, refused in rules:
            path = f"Sources/{module}/a.swift"
            self.assert_clean(path, f"@_exported public import {allowed}")
            self.assert_breach(
                path, f"internal import {refused}", f"1: {module} must not import {refused}."
            )
        self.assert_clean("Development/Sources/overscroll-replay/a.swift", "import Foundation")

    def test_no_file_names_the_address_of_a_registry(self):
        for path in ("Web/package.json", "README.md"):
            self.assert_breach(path, ADDRESS, "1: This is the address of a package registry.")
        self.assert_clean("README.md", "https://swift.org/install")

    def test_pictures_and_build_products_are_not_checked(self):
        self.assert_clean(".build/Sources/a.swift", ADDRESS)
        self.assert_clean("Tests/BrowserTests/output/a.txt", ADDRESS)
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "a.png").write_bytes(b"\x89PNG\xff")
            with contextlib.redirect_stdout(io.StringIO()):
                self.assertEqual(check_style.main([folder]), 0)


if __name__ == "__main__":
    unittest.main()
