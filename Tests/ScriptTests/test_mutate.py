"""Plants mutations in a small package, whose build and tests are one-line scripts."""

import contextlib
import io
import os
import shlex
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

from scripts import FOLDER, load

watched = load("watched")
mutate = load("mutate")

# The build needs the `b`; the tests check the operator between a and b, and not c and d.
SOURCE = "let x = a + b\nlet y = c * d\n"
BUILD = "assert 'b' in source"
TEST = "assert 'a + b' in source"


def python(code):
    """A command that runs a line of Python on the source."""
    begin = "import time; source = open('Sources/A/a.swift').read(); "
    return shlex.join([sys.executable, "-c", begin + code])


class MutateTests(unittest.TestCase):
    def run_mutate(self, *options, source=SOURCE, build=BUILD, test=TEST):
        """The exit code and the output; also checks that the package itself is unchanged."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "Sources/A/a.swift")
            path.parent.mkdir(parents=True)
            path.write_text(source)
            Path(folder, "Sources/A/a+Invariants.swift").write_text("let z = 1 < 2\n")
            arguments = ["Sources/A", "--package", folder, "--build", python(build)]
            arguments += ["--test", python(test), *options]
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                code = mutate.main(arguments)
            self.assertEqual(path.read_text(), source)
            return code, printed.getvalue()

    def test_a_survivor_is_reported_with_its_file_and_line(self):
        code, printed = self.run_mutate()
        self.assertEqual(code, 1)
        self.assertIn("Survived: Sources/A/a.swift:2 (operator)\n"
                      "  before: let y = c * d\n  after:  let y = c / d\n", printed)
        self.assertIn("Caught 1 of 2 (1 failed), 0 more did not compile", printed)

    def test_the_required_share_is_one_of_the_counted_mutations(self):
        self.assertEqual(self.run_mutate("--at-least", "50")[0], 0)
        self.assertEqual(self.run_mutate("--at-least", "51")[0], 1)

    def test_a_mutation_that_does_not_compile_is_replaced(self):
        code, printed = self.run_mutate("--count", "1", build="assert 'c * d' in source")
        self.assertEqual(code, 0, printed)
        self.assertIn("Caught 1 of 1 (1 failed)", printed)

    def test_a_package_that_fails_without_a_mutation_ends_the_script(self):
        with self.assertRaises(SystemExit) as raised:
            self.run_mutate(test="assert False")
        self.assertIn("fails before anything is broken", str(raised.exception))

    def test_a_mutation_that_makes_tests_hang_counts_as_caught(self):
        endless = "time.sleep(0 if 'c * d' in source else 60)"
        _, printed = self.run_mutate("--timeout", "5", test=endless)
        self.assertIn("Caught 1 of 2 (1 timed out)", printed)

    def test_the_same_seed_makes_the_same_mutations_with_any_number_of_jobs(self):
        source = "".join(f"let x{number} = a + b < c\n" for number in range(9))

        def tried(*options):
            printed = self.run_mutate("--count", "5", *options, source=source, test="")[1]
            return sorted(line for line in printed.splitlines() if line.startswith("Survived"))

        one = tried("--seed", "3")
        self.assertEqual(len(one), 5)
        self.assertEqual(tried("--seed", "3", "--jobs", "3"), one)
        self.assertNotEqual(tried("--seed", "4"), one)

    def test_a_signal_leaves_neither_processes_nor_copies_behind(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "package/Sources/A/a.swift")
            path.parent.mkdir(parents=True)
            path.write_text(SOURCE)
            note = Path(folder, "pid")
            test = f"import os; sound = source == {SOURCE!r}; "
            test += f"sound or open({str(note)!r}, 'w').write(str(os.getpid())); "
            test += "time.sleep(0 if sound else 60)"
            command = [sys.executable, "-B", str(FOLDER / "mutate.py"), "Sources/A"]
            command += ["--package", str(path.parents[2]), "--build", python(BUILD)]
            command += ["--test", python(test)]
            environment = dict(os.environ, TMPDIR=folder)
            quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
            process = subprocess.Popen(command, env=environment, **quiet)
            while not (note.exists() and note.read_text()) and process.poll() is None:
                time.sleep(0.05)
            process.terminate()
            self.assertEqual(process.wait(30), 143)
            assert_ended(self, int(note.read_text()))
            self.assertEqual(list(Path(folder).glob("overscroll-mutants-*")), [])


def assert_ended(test, pid):
    """Fails if a process still runs; a zombie has ended."""
    # `ps` fails if there is no such process.
    command = ["ps", "-o", "stat=", "-p", str(pid)]
    listed = subprocess.run(command, capture_output=True, text=True, check=False)
    test.assertIn(listed.stdout.strip()[:1], ("", "Z"), f"Process {pid} goes on.")


class WatchedTests(unittest.TestCase):
    def test_processes_with_separate_groups_end_with_the_command(self):
        with tempfile.TemporaryDirectory() as folder:
            script = "set -m; sleep 60 & echo $! > pid; "
            for ending, verdict in (("exit 3", "ended"), ("sleep 60", "timed out")):
                command = ["bash", "-c", script + ending]
                result = watched.run(command, folder, timeout=5, memory=10**9)
                self.assertEqual(result.verdict, verdict)
                assert_ended(self, int(Path(folder, "pid").read_text()))


if __name__ == "__main__":
    unittest.main()
