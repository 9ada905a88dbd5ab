import contextlib
import io
import tempfile
import unittest
from pathlib import Path

import graphs
from scripts import load

check_api = load("check-api")


class CheckAPITests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def run_check(self, *symbols, write=False):
        """The exit code, and the printed lines."""
        graphs.write(self.folder, "Core", *symbols)
        printed = io.StringIO()
        arguments = ["--graphs", str(self.folder), "--record", str(self.folder / "record"), "Core"]
        with contextlib.redirect_stdout(printed):
            code = check_api.main(["--write", *arguments] if write else arguments)
        return code, printed.getvalue().splitlines()

    def spring(self, text="struct Spring", conforms=()):
        return graphs.symbol("Spring", "struct", ["A spring."], 4, text=text, conforms=conforms)

    def test_the_recorded_api_passes(self):
        self.run_check(self.spring(), write=True)
        self.assertEqual(self.run_check(self.spring())[0], 0)

    def test_a_folder_without_graphs_is_no_module(self):
        graphs.write(self.folder, "Core", self.spring())
        (self.folder / "Start").mkdir()
        self.assertEqual(check_api.documented(self.folder), ["Core"])

    def test_an_api_that_was_never_recorded_fails(self):
        code, printed = self.run_check(self.spring())
        self.assertEqual(code, 1)
        self.assertIn("+Spring: struct Spring", printed)

    def test_added_removed_and_changed_declarations_are_reported_and_fail(self):
        self.run_check(self.spring(), write=True)
        value = graphs.symbol("Spring.value", "property", ["It."], 6, text="let value: Double")
        for symbols, line in (
            ((self.spring(), value), "+Spring.value: let value: Double"),
            ((value,), "-Spring: struct Spring"),
            ((self.spring("@MainActor struct Spring"),), "+Spring: @MainActor struct Spring"),
            ((self.spring(conforms=["Swift.Equatable"]),), "+Spring: conforms to Swift.Equatable"),
        ):
            code, printed = self.run_check(*symbols)
            self.assertEqual(code, 1)
            self.assertIn(line, printed)

    def test_conformances_that_the_compiler_adds_are_no_change(self):
        self.run_check(self.spring(), write=True)
        self.assertEqual(self.run_check(self.spring(conforms=["Swift.SendableMetatype"]))[0], 0)

    def test_the_order_of_the_sources_does_not_matter(self):
        ring = graphs.symbol("Ring", "struct", ["A ring."], 9, text="struct Ring")
        self.run_check(self.spring(), ring, write=True)
        self.assertEqual(self.run_check(ring, self.spring())[0], 0)


if __name__ == "__main__":
    unittest.main()
