import contextlib
import io
import json
import tempfile
import unittest
from pathlib import Path

from scripts import load

check_api = load("check-api")


def symbol(name, text, **other):
    """A symbol as in the compiler's graphs."""
    return {"kind": {"identifier": "swift.struct"}, "identifier": {"precise": f"s:{name}"}, "location": {},
            "pathComponents": name.split("."), "declarationFragments": [{"spelling": text}], **other}


SPRING, RING = symbol("Spring", "struct Spring"), symbol("Ring", "struct Ring")


class CheckAPITests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def run_check(self, *symbols, conforms=(), write=False):
        """The exit code, and the printed lines."""
        relations = [{"kind": "conformsTo", "source": "s:Spring", "target": "s:P", "targetFallback": each} for each in conforms]
        (self.folder / "Core").mkdir(exist_ok=True)
        (self.folder / "Core/Core.symbols.json").write_text(json.dumps({"symbols": symbols, "relationships": relations}))
        printed = io.StringIO()
        arguments = ["--graphs", str(self.folder), "--record", str(self.folder / "record")]
        with contextlib.redirect_stdout(printed):
            code = check_api.main(["--write", *arguments] if write else arguments)
        return code, printed.getvalue().splitlines()

    def test_the_recorded_api_passes_in_any_order_of_the_sources(self):
        self.run_check(SPRING, RING, write=True)
        self.assertEqual(self.run_check(RING, SPRING)[0], 0)

    def test_added_removed_and_changed_declarations_are_reported_and_fail(self):
        self.assertIn("+Spring: struct Spring", self.run_check(SPRING)[1])
        self.run_check(SPRING, write=True)
        value = symbol("Spring.value", "let value: Double")
        for symbols, conforms, line in (
            ((SPRING, value), (), "+Spring.value: let value: Double"), ((value,), (), "-Spring: struct Spring"),
            ((symbol("Spring", "@MainActor struct Spring"),), (), "+Spring: @MainActor struct Spring"),
            ((SPRING,), ["Swift.Equatable"], "+Spring: conforms to Swift.Equatable"),
        ):
            code, printed = self.run_check(*symbols, conforms=conforms)
            self.assertEqual(code, 1)
            self.assertIn(line, printed)

    def test_what_the_compiler_adds_is_no_change(self):
        self.run_check(SPRING, write=True)
        made = symbol("Spring.init(rawValue:)", "init(rawValue: Int)")
        del made["location"]
        self.assertEqual(self.run_check(SPRING, made, conforms=["Swift.SendableMetatype"])[0], 0)


if __name__ == "__main__":
    unittest.main()
