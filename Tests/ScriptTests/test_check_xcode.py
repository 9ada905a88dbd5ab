import shutil
import tempfile
import unittest
from pathlib import Path

from scripts import FOLDER, load

check_xcode = load("check-xcode")
GALLERY = FOLDER.parent / "Gallery"


class CheckXcodeTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.gallery = Path(folder.name) / "package/Gallery"
        shutil.copytree(GALLERY, self.gallery, ignore=shutil.ignore_patterns("server", "__pycache__"))
        self.project = self.gallery / "Overscroll.xcodeproj"

    def faults(self):
        return list(check_xcode.faults(self.project))

    def replace(self, old, new, count=1):
        file = self.project / "project.pbxproj"
        text = file.read_text("utf8")
        self.assertIn(old, text)
        file.write_text(text.replace(old, new, count), "utf8")

    def test_the_project_has_no_fault(self):
        self.assertEqual(self.faults(), [])

    def test_a_missing_folder_is_named(self):
        shutil.rmtree(self.gallery / "FingerTests")
        self.assertEqual(self.faults(), ["FingerTests does not exist."])

    def test_a_missing_resource_is_named(self):
        (self.gallery / "web/pictures/cat-run.gif").unlink()
        self.assertEqual(self.faults(), ["web/pictures/cat-run.gif does not exist."])

    def test_a_folder_without_sources_is_named(self):
        for file in (self.gallery / "Experiments").rglob("*.swift"):
            file.unlink()
        self.assertEqual(self.faults(), ["Experiments has no Swift files."])

    def test_an_exception_for_a_missing_file_is_named(self):
        (self.gallery / "App/README.md").unlink()
        self.assertEqual(self.faults(), ["App/README.md, which is left out, does not exist."])

    def test_an_object_that_is_not_defined_is_named(self):
        self.replace("rootObject = A0C0", "rootObject = A0C1")
        self.assertTrue(any("is not defined" in fault for fault in self.faults()))

    def test_an_object_to_which_nothing_refers_is_named(self):
        lines = (self.project / "project.pbxproj").read_text("utf8").splitlines(keepends=True)
        self.replace(next(line for line in lines if line.endswith("/* catalog in Resources */,\n")), "")
        self.assertTrue(self.faults()[0].startswith("Nothing names the object "))


if __name__ == "__main__":
    unittest.main()
