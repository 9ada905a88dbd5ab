import contextlib
import hashlib
import io
import shutil
import subprocess
import tempfile
import unittest
import zipfile
from pathlib import Path

from scripts import load

check_links, release = load("check-links"), load("release")
CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n- A change.\n"


class ReleaseTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        for command in (["init", "-q"], ["config", "user.email", "a@example.com"], ["config", "user.name", "A"]):
            subprocess.run(["git", *command], cwd=self.root, check=True)
        self.commit({
            "CHANGELOG.md": CHANGELOG, "Documentation/Internals/API/Core.txt": "one\ntwo\n", ".gitignore": ".build\nWeb/dist\n",
            "Package.swift": "", "LICENSE": "", "README.md": "", "Tests/Test.swift": "",
            "Sources/Core/Edge.swift": "", "Sources/OverscrollWeb/Web.swift": "", "Web/README.md": "", "Web/docs/Options.md": "", "Tests/MJRefreshShapes/ObjectiveC/MJRefresh.h": "", "Web/src/overscroll.js": "", "Web/src/overscroll.d.ts": "",
        })

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def commit(self, files):
        for name, text in files.items():
            self.write(name, text)
        subprocess.run(["git", "add", "-A"], cwd=self.root, check=True)
        subprocess.run(["git", "commit", "-qm", "Change"], cwd=self.root, check=True)

    def run_script(self, *arguments):
        """The exit code and the output."""
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
            code = release.main([*arguments, "--date", "2026-01-02", "--root", str(self.root)])
        return code, printed.getvalue()

    def release_and_change(self, api):
        self.assertEqual(self.run_script("0.1.0")[0], 0)
        changed = (self.root / "CHANGELOG.md").read_text().replace("## [Unreleased]\n", "## [Unreleased]\n\n- More.\n")
        self.commit({"CHANGELOG.md": changed, "Documentation/Internals/API/Core.txt": api})

    def test_a_release_is_dated_committed_and_tagged(self):
        self.assertEqual(self.run_script("0.1.0"), (0, "Tagged 0.1.0.\n"))
        expected = "# Changelog\n\n## [Unreleased]\n\n## [0.1.0] - 2026-01-02\n\n- A change.\n"
        self.assertEqual((self.root / "CHANGELOG.md").read_text(), expected)
        self.assertEqual(release.git(self.root, "describe").strip(), "0.1.0")
        self.assertEqual(release.git(self.root, "status", "--porcelain"), "")

    def test_uncommitted_changes_are_refused(self):
        self.write("new.txt", "")
        code, output = self.run_script("0.1.0")
        self.assertEqual(code, 1)
        self.assertIn("uncommitted", output)

    def test_a_release_without_changes_is_refused(self):
        self.run_script("0.1.0")
        code, output = self.run_script("0.2.0")
        self.assertEqual(code, 1)
        self.assertIn("no unreleased changes", output)

    def test_what_is_no_newer_version_is_refused(self):
        self.release_and_change("one\ntwo\n")
        for version, reason in (("0.1.0", "not newer"), ("0.0.9", "not newer"), ("1.0", "not a version")):
            code, output = self.run_script(version)
            self.assertEqual(code, 1)
            self.assertIn(reason, output)

    def test_removed_declarations_need_a_new_minor_version_before_1(self):
        self.release_and_change("one\n")
        code, output = self.run_script("0.1.1")
        self.assertEqual(code, 1)
        self.assertIn("Core: two", output)
        self.assertEqual(self.run_script("0.2.0")[0], 0)

    def test_added_declarations_need_none(self):
        self.release_and_change("one\nthree\ntwo\n")
        self.assertEqual(self.run_script("0.1.1")[0], 0)

    def pack(self):
        """The folder of the archives."""
        self.run_script("0.1.0")
        for form in ("tgz", "zip"):
            self.write(f"Web/dist/overscroll-0.1.0.{form}", form)
        self.assertEqual(self.run_script("0.1.0", "--pack")[0], 0)
        return self.root / ".build/release/0.1.0"

    def test_archives_have_checksums(self):
        folder = self.pack()
        sums = dict(reversed(line.split()) for line in (folder / "SHA256SUMS").read_text().splitlines())
        self.assertEqual(sorted(sums), [f"overscroll-0.1.0{end}" for end in ("-swift.zip", ".tgz", ".zip")])
        for name, digest in sums.items():
            self.assertEqual(hashlib.sha256((folder / name).read_bytes()).hexdigest(), digest)

    def test_the_swift_archive_has_what_an_app_builds(self):
        with zipfile.ZipFile(self.pack() / "overscroll-0.1.0-swift.zip") as archive:
            names = {name.removeprefix("overscroll-0.1.0/") for name in archive.namelist() if not name.endswith("/")}
        self.assertEqual(names, {"Package.swift", "LICENSE", "README.md", "CHANGELOG.md", "Sources/Core/Edge.swift",
                                 "Documentation/Internals/API/Core.txt", "Web/README.md", "Web/docs/Options.md", "Web/src/overscroll.d.ts", "Tests/MJRefreshShapes/ObjectiveC/MJRefresh.h"})

    def test_the_links_of_the_swift_archive_lead_to_files_in_it(self):
        archive = self.root / "archive"
        for name in release.git(release.ROOT, "ls-files", "-z", *release.SWIFT_PACKAGE).split("\0"):
            if (release.ROOT / name).is_file():
                (archive / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(release.ROOT / name, archive / name)
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            code = check_links.main(["--root", str(archive)])
        self.assertEqual(code, 0, printed.getvalue())

    def test_without_the_package_for_browsers_nothing_is_packed(self):
        self.run_script("0.1.0")
        code, output = self.run_script("0.1.0", "--pack")
        self.assertEqual(code, 1)
        self.assertIn("make package", output)

    def test_a_commit_that_fails_leaves_the_changelog(self):
        self.write(".git/hooks/pre-commit", "#!/bin/sh\nexit 1\n")
        (self.root / ".git/hooks/pre-commit").chmod(0o755)
        self.assertEqual(self.run_script("0.1.0")[0], 1)
        self.assertEqual((self.root / "CHANGELOG.md").read_text(), CHANGELOG)


if __name__ == "__main__":
    unittest.main()
