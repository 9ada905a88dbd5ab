"""Plants faults in a package with one file, whose build and tests are one-line scripts."""

import contextlib
import io
import shlex
import sys
import tempfile
import unittest
import unittest.mock
from pathlib import Path

from scripts import FOLDER, load

faults = load("faults")
# The modules that the script has imported.
fault_kinds, fault_patches, watched = (
    sys.modules[name] for name in ("fault_kinds", "fault_patches", "watched"))

SOURCE = "one\ntwo\nthree\nfour\nfive\n"
PATCH = """The third line is missing.
Tests: likely

--- a/a.txt
+++ b/a.txt
@@ -1,5 +1,4 @@
 one
 two
-three
 four
 five
"""


def python(code):
    """A command that runs a line of Python on the source."""
    return shlex.join([sys.executable, "-c", "source = open('a.txt').read(); " + code])


class LineBench(fault_kinds.Bench):
    """Runs what `tests` assert about the lines; a file without `one` does not compile."""

    failure = r"(?m)^AssertionError: (.+)$"
    build_command = python("assert 'one' in source")
    tests = ["assert 'three' in source, 'third'"]

    def parts(self, patch):
        return [python(test) for test in self.tests]


class FaultsTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.package = Path(folder.name)
        (self.package / "a.txt").write_text(SOURCE)
        self.store("third", PATCH)
        kinds = unittest.mock.patch.dict(faults.BENCHES, {"core": LineBench}, clear=True)
        tests = unittest.mock.patch.object(LineBench, "tests", LineBench.tests)
        for each in (kinds, tests):
            each.start()
            self.addCleanup(each.stop)

    def store(self, name, text):
        path = self.package / f"Tests/Faults/core/{name}.patch"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def run_faults(self, *options):
        """The exit code and the output."""
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            code = faults.main(["--package", str(self.package), *options])
        self.assertEqual((self.package / "a.txt").read_text(), SOURCE)
        return code, printed.getvalue()

    def table(self):
        return (self.package / "Tests/Faults/caught.txt").read_text().splitlines()[1:]

    def test_stale_patches_are_listed_without_a_build(self):
        self.assertEqual(self.run_faults("--stale"), (0, "1 stored faults, 0 stale.\n"))
        self.store("fourth", PATCH.replace(" two\n-three", " two\n-seven"))
        code, printed = self.run_faults("--stale")
        self.assertEqual(code, 1)
        self.assertIn("error: core/fourth no longer applies", printed)
        self.assertNotIn("core/third", printed)

    def test_the_table_names_the_first_test_that_failed(self):
        code, printed = self.run_faults("--before")
        self.assertEqual(code, 0, printed)
        self.assertEqual(self.table(), ["core/third | caught | caught | third"])

    def test_a_survivor_is_shown_with_its_effect_for_a_user(self):
        LineBench.tests = ["pass"]
        code, printed = self.run_faults()
        self.assertEqual(code, 0)
        self.assertEqual(self.table(), ["core/third | not run | survived |"])
        self.assertIn("core/third: The third line is missing.", printed)

    def test_a_fault_that_is_no_longer_caught_is_an_error(self):
        self.run_faults()
        LineBench.tests = ["pass"]
        code, printed = self.run_faults("--check")
        self.assertEqual(code, 1)
        self.assertIn("error: core/third: survived: it was caught before.", printed)
        self.assertEqual(self.table(), ["core/third | not run | caught | third"])

    def test_a_fault_that_was_caught_before_counts_even_if_the_last_run_missed_it(self):
        self.run_faults("--before")
        LineBench.tests = ["pass"]
        self.run_faults()
        self.assertEqual(self.table(), ["core/third | caught | survived |"])
        self.assertEqual(self.run_faults("--check")[0], 1)

    def test_a_patch_that_no_longer_applies_is_an_error(self):
        self.store("third", PATCH.replace("-three", "-thirty"))
        code, printed = self.run_faults()
        self.assertEqual(code, 1)
        self.assertIn("core/third: stale: renew the patch.", printed)

    def test_a_patch_applies_if_an_outer_context_line_differs(self):
        self.store("third", PATCH.replace(" five", " 5"))
        self.assertEqual(self.run_faults()[0], 0)
        self.assertEqual(self.table(), ["core/third | not run | caught | third"])

    def test_a_fault_that_does_not_compile_is_reported(self):
        self.store("third", PATCH.replace(" one\n", "-one\n").replace("+1,4", "+1,3"))
        self.run_faults()
        self.assertEqual(self.table(), ["core/third | not run | not compiled |"])

    def test_a_package_that_fails_without_a_fault_ends_the_script(self):
        with unittest.mock.patch.object(LineBench, "build_command", python("assert False")), \
                self.assertRaises(SystemExit) as raised:
            self.run_faults()
        self.assertIn("fails before a fault is planted (core)", str(raised.exception))

    def test_names_select_faults_and_do_not_change_the_others(self):
        self.store("again", PATCH)
        self.run_faults("--only", "ag*")
        self.assertEqual(self.table(), ["core/again | not run | caught | third",
                                        "core/third | not run | not run |"])
        self.assertEqual(self.run_faults("--only", "nothing")[0], 1)

    def test_a_quick_run_is_undecided_if_the_likely_tests_pass(self):
        LineBench.tests = ["pass", "assert 'three' in source, 'third'"]
        self.run_faults("--quick")
        self.assertEqual(self.table(), ["core/third | not run | undecided |"])

    def test_several_copies_give_the_same_table(self):
        for name in ("a", "b", "c"):
            self.store(name, PATCH)
        self.run_faults("--jobs", "3")
        self.assertEqual([line.split(" | ")[2] for line in self.table()], ["caught"] * 4)

    def test_a_copy_follows_the_package_and_keeps_build_products(self):
        copy = self.package / ".build/faults/core-1"
        self.run_faults()
        (copy / ".build").mkdir()
        (copy / "left.txt").write_text("")
        (copy / "a.txt").write_text("broken")
        (self.package / "new").mkdir()
        (self.package / "new/b.txt").write_text("b")
        self.assertEqual(self.run_faults("--check")[0], 0)
        self.assertEqual((copy / "a.txt").read_text(), SOURCE)
        self.assertTrue((copy / ".build").exists() and (copy / "new/b.txt").exists())
        self.assertFalse((copy / "left.txt").exists())

    def test_two_runs_do_not_share_a_copy(self):
        with faults.locked(self.package / ".build/faults/core-1"), \
                self.assertRaises(SystemExit) as raised:
            self.run_faults()
        self.assertIn("another run works in", str(raised.exception))


class StoredFaultsTests(unittest.TestCase):
    """The faults of this package."""

    def setUp(self):
        self.patches = fault_patches.patches(FOLDER.parent / "Tests/Faults")

    def test_there_are_158(self):
        kinds = [patch.kind for patch in self.patches]
        counts = {kind: kinds.count(kind) for kind in sorted(set(kinds))}
        self.assertEqual(counts, {"core": 100, "facts": 18, "uikit": 20, "web": 20})

    def test_each_begins_with_a_sentence_and_changes_one_file_of_its_kind(self):
        folders = {"core": "Sources/OverscrollCore/", "web": "Web/src/",
                   "uikit": "Sources/OverscrollUIKit/",
                   "facts": ("Platforms/LinuxUIKit/", "Sources/OverscrollSimulation/")}
        for patch in self.patches:
            with self.subTest(patch=patch.path.name):
                self.assertTrue(patch.sentence.endswith("."))
                self.assertEqual(len(fault_patches.files(patch)), 1)
                self.assertTrue(fault_patches.files(patch)[0].startswith(folders[patch.kind]))

    def test_the_table_has_a_line_for_each(self):
        table = faults.Table(FOLDER.parent / "Tests/Faults/caught.txt")
        self.assertEqual(list(table.rows), [faults.key(patch) for patch in self.patches])


class MakeCoreTests(unittest.TestCase):
    def test_mutations_that_compile_are_stored_with_their_seed(self):
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder, "Sources/OverscrollCore/A.swift")
            source.parent.mkdir(parents=True)
            source.write_text("func f(a: Int, b: Int) -> Bool {\n  return a < b\n}\n")
            with unittest.mock.patch.object(fault_patches, "compiles", lambda *_: True), \
                    contextlib.redirect_stdout(io.StringIO()):
                faults.main(["--package", folder, "--make-core", "3"])
            made = fault_patches.patches(Path(folder, "Tests/Faults"))
            operators = [each for each in made if "`<" in each.sentence or "`>" in each.sentence]
            self.assertEqual(len(operators), 2)
            self.assertIn("Seed 3, mutation", made[0].path.read_text())
            for each in made:
                before = source.read_text()
                self.assertTrue(fault_patches.apply(each, Path(folder)))
                self.assertNotEqual(source.read_text(), before)
                source.write_text(before)


class UntilTests(unittest.TestCase):
    def test_a_command_ends_at_the_first_line_that_matches(self):
        script = "print('a test failed', flush=True); import time; time.sleep(60)"
        command = [sys.executable, "-c", script]
        result = watched.run(command, ".", 30, 10**9, until=r"a test (\w+)")
        self.assertEqual((result.verdict, result.match), ("failed", "failed"))
        self.assertLess(result.seconds, 20)

    def test_a_match_at_the_end_of_the_output_counts(self):
        result = watched.run(["echo", "test one"], ".", 30, 10**9, until=r"test (\w+)")
        self.assertEqual((result.code, result.match), (0, "one"))

    def test_a_variable_reaches_the_command(self):
        command = ["sh", "-c", "echo $A$B"]
        result = watched.run(command, ".", 30, 10**9, until=r"(\w+)", A="1", B="2")
        self.assertEqual(result.match, "12")


if __name__ == "__main__":
    unittest.main()
