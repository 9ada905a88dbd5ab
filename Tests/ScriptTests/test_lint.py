import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from scripts import FOLDER

# The commands that the script calls; every other command in PATH is a stand-in for a linter.
TOOLS = ("bash", "dirname", "git", "xargs")
LINTERS = ("ruff", "shellcheck", "codespell")


class LintTests(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.root, self.tools = Path(temporary.name, "project"), Path(temporary.name, "tools")
        self.tools.mkdir()
        for tool in TOOLS:
            (self.tools / tool).symlink_to(shutil.which(tool))
        self.write("Scripts/lint.sh", (FOLDER / "lint.sh").read_text("utf8"))
        (self.root / "Scripts/lint.sh").chmod(0o755)

    def write(self, path, text=""):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf8")

    def make_checkout(self):
        subprocess.run(["git", "init", "-q", self.root], check=True)

    def install(self, *linters, status=0):
        """Adds linters that print their arguments and end with a status."""
        for linter in linters:
            script = f"#!/usr/bin/env bash\nprintf '{linter} %s\\n' \"$@\"\nexit {status}\n"
            (self.tools / linter).write_text(script)
            (self.tools / linter).chmod(0o755)

    def lint(self):
        # /usr/bin/env finds the interpreter of the stand-ins in the same PATH.
        run = subprocess.run([self.root / "Scripts/lint.sh"], env={"PATH": str(self.tools)},
                             capture_output=True, text=True, check=False)
        self.assertEqual(run.stderr, "")
        return run.returncode, run.stdout.splitlines()

    def test_a_linter_that_is_not_installed_is_skipped_with_one_line(self):
        self.make_checkout()
        status, lines = self.lint()
        self.assertEqual(status, 0)
        self.assertEqual(lines[:-1], [
            f"{linter} is not installed and was skipped. Scripts/install.sh installs it."
            for linter in LINTERS])

    def test_a_finding_of_any_linter_fails_and_the_others_still_run(self):
        self.make_checkout()
        for failing in LINTERS:
            with self.subTest(failing=failing):
                self.install(*LINTERS)
                self.install(failing, status=1)
                status, lines = self.lint()
                self.assertEqual(status, 1)
                self.assertEqual({line.split()[0] for line in lines}, set(LINTERS))

    def test_without_findings_it_passes(self):
        self.make_checkout()
        self.install(*LINTERS)
        status, lines = self.lint()
        self.assertEqual((status, lines[-1]), (0, "The linters have no findings."))

    def test_shellcheck_reads_every_shell_script_and_nothing_else(self):
        self.make_checkout()
        for path in ("Tests/with blank.sh", ".ci/run", "Scripts/a.py", "README.md"):
            self.write(path)
        self.install("shellcheck")
        found = {line for line in self.lint()[1] if line.startswith("shellcheck ")}
        self.assertEqual(found, {
            "shellcheck Tests/with blank.sh", "shellcheck .ci/run", "shellcheck Scripts/lint.sh"})

    def test_codespell_reads_new_files_but_no_ignored_and_no_deleted_ones(self):
        self.make_checkout()
        for path in ("new.md", "deleted.md", "built/a.js"):
            self.write(path)
        self.write(".gitignore", "built/\n")
        subprocess.run(["git", "-C", self.root, "add", "deleted.md"], check=True)
        (self.root / "deleted.md").unlink()
        self.install("codespell")
        found = {line for line in self.lint()[1] if line.startswith("codespell ")}
        self.assertEqual(found, {
            "codespell new.md", "codespell .gitignore", "codespell Scripts/lint.sh"})

    def test_without_a_checkout_only_the_linter_that_finds_its_own_files_runs(self):
        self.install(*LINTERS)
        status, lines = self.lint()
        self.assertEqual(status, 0)
        self.assertEqual(lines, [
            "ruff check", "ruff --quiet",
            "This is no git checkout, so shellcheck was skipped.",
            "This is no git checkout, so codespell was skipped.",
            "The linters have no findings."])


if __name__ == "__main__":
    unittest.main()
