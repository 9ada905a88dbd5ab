"""The Xcode project names only what exists. There is no Xcode on Linux, where folders are moved."""

import re
import unittest
from pathlib import Path

GALLERY = Path(__file__).resolve().parents[2] / "Gallery"
PROJECT = (GALLERY / "Overscroll.xcodeproj/project.pbxproj").read_text("utf8")
OBJECT = re.compile(r"^\t\t([0-9A-F]{24})(?: /\* .*? \*/)? = \{\n(.*?)^\t\t\};$", re.M | re.S)
OBJECTS = dict(OBJECT.findall(PROJECT))


def field(body, name):
    found = re.search(rf'^\t+{name} = "?(.*?)"?;$', body, re.M)
    return found[1] if found else None


class XcodeProjectTests(unittest.TestCase):
    def test_every_file_folder_and_package_exists(self):
        found = [field(body, name) for body in OBJECTS.values() for name in ("path", "relativePath")
                 if field(body, "sourceTree") != "BUILT_PRODUCTS_DIR"]
        paths = [path for path in found if path]
        self.assertGreater(len(paths), 5)
        self.assertEqual([path for path in paths if not (GALLERY / path).exists()], [])

    def test_every_folder_of_sources_has_sources_and_the_files_that_it_leaves_out(self):
        for body in OBJECTS.values():
            if field(body, "isa") != "PBXFileSystemSynchronizedRootGroup":
                continue
            folder = GALLERY / field(body, "path")
            self.assertTrue(any(folder.rglob("*.swift")), folder)
            left_out = "".join(OBJECTS[name] for name in re.findall(r"[0-9A-F]{24}", body) if name in OBJECTS)
            for names in re.findall(r"membershipExceptions = \((.*?)\);", left_out, re.S):
                for name in re.findall(r'[^\s,"]+', names):
                    self.assertTrue((folder / name).exists(), f"{folder.name}/{name}")

    def test_every_object_that_is_named_is_defined(self):
        named = {name for body in OBJECTS.values() for name in re.findall(r"\b[0-9A-F]{24}\b", body)}
        self.assertEqual(named - OBJECTS.keys(), set())


if __name__ == "__main__":
    unittest.main()
