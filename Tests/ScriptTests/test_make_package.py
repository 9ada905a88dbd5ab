import contextlib
import gzip
import io
import json
import re
import tarfile
import tempfile
import unittest
import zipfile
from pathlib import Path

from scripts import load

make_package = load("make-package")
ROOT = Path(__file__).resolve().parents[2]


class MakePackageTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.write("CHANGELOG.md", "## [Unreleased]\n\n## [1.2.3] - 2026-01-01\n\n## [1.2.2]\n")
        self.write("LICENSE", "MIT")
        self.write("Web/README.md", "# Web")
        self.write("Web/FirstScreen.md", "# First")
        self.write("Web/docs/Options.md", "# Options")
        self.write("Web/package.json", (ROOT / "Web/package.json").read_text("utf8"))
        self.write("Web/custom-elements.json", "{}")
        for name in ("overscroll.js", "overscroll.d.ts", "overscroll.wasm", "cat-run.gif", "texts/de.js"):
            self.write(f"Web/dist/{name}", name)

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def make(self):
        """The exit code, the output, and the archive's files by name."""
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
            code = make_package.main(["--root", str(self.root)])
        archives = list(self.root.glob("Web/dist/*.tgz"))
        if not archives:
            return code, printed.getvalue(), {}
        with tarfile.open(archives[0]) as tar:
            files = {each.name: tar.extractfile(each).read().decode() for each in tar}
        return code, printed.getvalue(), files

    def test_the_archive_has_the_files_that_a_page_needs(self):
        code, printed, files = self.make()
        self.assertEqual(code, 0, printed)
        self.assertEqual(set(files), {f"package/{name}" for name in (
            "FirstScreen.md", "LICENSE", "README.md", "cat-run.gif", "custom-elements.json", "docs/Options.md", "overscroll.d.ts", "overscroll.js", "overscroll.wasm", "package.json", "texts/de.js")})
        self.assertEqual(files["package/texts/de.js"], "texts/de.js")

    def test_the_version_is_the_newest_release(self):
        _, printed, files = self.make()
        self.assertEqual(json.loads(files["package/package.json"])["version"], "1.2.3")
        self.assertIn("overscroll-1.2.3.tgz", printed)

    def test_before_the_first_release_the_version_is_zero(self):
        self.write("CHANGELOG.md", "## [Unreleased]\n")
        self.assertEqual(json.loads(self.make()[2]["package/package.json"])["version"], "0.0.0")

    def test_the_same_files_give_the_same_bytes_at_any_time(self):
        self.make()
        archive = self.root / "Web/dist/overscroll-1.2.3.tgz"
        before = archive.read_bytes()
        (self.root / "Web/dist/overscroll.js").touch()
        self.make()
        self.assertEqual(before, archive.read_bytes())
        self.assertEqual(gzip.decompress(before)[100:108], b"0000644\0")

    def test_the_zip_has_the_same_files_in_the_folder_that_a_site_serves(self):
        files = self.make()[2]
        path = self.root / "Web/dist/overscroll-1.2.3.zip"
        before = path.read_bytes()
        with zipfile.ZipFile(path) as archive:
            found = {each.filename: archive.read(each).decode() for each in archive.infolist()}
        self.assertEqual(found, {name.replace("package/", "overscroll/", 1): text for name, text in files.items()})
        (self.root / "Web/dist/overscroll.js").touch()
        self.make()
        self.assertEqual(before, path.read_bytes())

    def test_a_file_that_was_not_built_is_reported(self):
        (self.root / "Web/dist/overscroll.wasm").unlink()
        code, printed, _ = self.make()
        self.assertEqual(code, 1)
        self.assertIn("There is no *.wasm", printed)

    def test_the_description_promises_no_build_step_and_no_dependency(self):
        told = json.loads((ROOT / "Web/package.json").read_text("utf8"))
        self.assertEqual((told["name"], told["type"]), ("overscroll", "module"))
        # These have side effects, so a bundler must keep an import of them.
        self.assertEqual(told["sideEffects"], ["./inline.js", "./overscroll-list.js"])
        self.assertEqual([key for key in told if key in ("dependencies", "scripts")], [])
        optional = {name for name, each in told["peerDependenciesMeta"].items() if each["optional"]}
        self.assertEqual(set(told["peerDependencies"]), optional)
        entries = [each for each in told["exports"].values() if isinstance(each, dict)]
        # `overscroll/jsx` has only types.
        self.assertEqual([list(each) for each in entries if "default" in each], [["types", "default"]] * (len(entries) - 1))
        self.assertEqual([each for each in entries if "default" not in each], [{"types": "./jsx.d.ts"}])

    def test_each_entry_of_the_package_has_its_script_and_its_declarations(self):
        told = json.loads((ROOT / "Web/package.json").read_text("utf8"))
        entries = {name: each for name, each in told["exports"].items() if isinstance(each, dict)}
        self.assertEqual(set(entries), {".", "./compat/react-infinite-scroll-component", "./drawing", "./drop", "./element", "./explain", "./inline", "./jsx", "./machine", "./material", "./react", "./scene", "./testing", "./vue"})
        for name, each in entries.items():
            folder = "Web/compat" if name.startswith("./compat") else "Web/src"
            for path in each.values():
                self.assertTrue((ROOT / folder / path).is_file(), path)
        self.assertEqual(told["customElements"], "custom-elements.json")
        self.assertIn("custom-elements.json", told["files"])

    def test_the_custom_element_is_described_as_it_is_declared(self):
        described = json.loads((ROOT / "Web/custom-elements.json").read_text("utf8"))["modules"][0]
        element = next(each for each in described["declarations"] if each["name"] == "OverscrollListElement")
        declared = (ROOT / "Web/src/overscroll-list.d.ts").read_text("utf8")
        for kind, name in (("attributes", "OverscrollListAttributes"), ("events", "OverscrollListEventMap"),
                           ("members", "OverscrollListElement")):
            body = re.search(rf"^export \w+ {name}\b.*?\n(.*?)^}}", declared, re.M | re.S)[1]
            names = set(re.findall(r'^  (?:readonly )?"?([a-z][\w-]*)"?\??[:(]', body, re.M))
            # Declared again only for their types.
            names -= {"addEventListener", "removeEventListener"}
            self.assertEqual({each["name"] for each in element[kind]}, names, kind)


if __name__ == "__main__":
    unittest.main()
