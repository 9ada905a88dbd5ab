import contextlib
import copy
import io
import json
import tempfile
import unittest
from pathlib import Path

from scripts import load

make = load("make-options")

CORE = """EdgeOptions.Placement.inline: case inline
EdgeOptions.Placement: enum Placement
EdgeOptions.hold: var hold: Double { get set }
EdgeOptions.isWide: var isWide: Bool { get }
BackToTop.companion: @MainActor weak var companion: UIView? { get }
EdgeOptions.refresh: static let refresh: EdgeOptions
EdgeOptions.purpose: let purpose: EdgeOptions.Purpose
OverscrollControl.options: @MainActor var options: EdgeOptions { get set }
OverscrollControl.refresh(_:): @MainActor static func refresh(_ action: Action) -> OverscrollControl
OverscrollFeedback.armed: static let armed: OverscrollFeedback
OverscrollPhase.idle: case idle
"""
SWIFTUI = """extension View {
  public func onPull(
    _ edge: OverscrollEdge, hold length: Double? = nil, @ViewBuilder look: () -> Look
  ) -> some View {}
}
public struct Settings { public var feedback = 1 }
"""
WEB = """export type Side = "top" | "bottom";

export interface Look {
  /** The length. */
  hold?: number;
  placement?: "inline" | "outside";
}
"""
HOLD = "EdgeOptions.hold"
TABLE = {
    "missing": 1, "also": ["OverscrollControl.refresh(_:)"], "reasons": {"R1": "Pages have none."},
    "rows": {
        HOLD: ["OverscrollControl.options", "onPull(hold:)", "Look.hold"],
        "EdgeOptions.purpose": ["OverscrollControl.refresh", "onPull, onPull(look:)", "Side"],
        "EdgeOptions.Placement.*": ["EdgeOptions.Placement.*", "missing", 'Look.placement "*"'],
        "BackToTop.companion": ["BackToTop.companion", "onPull(look:)", "– R1"],
        "OverscrollFeedback.armed": ["OverscrollControl.options", "Settings.feedback", "– R1"],
        "OverscrollControl.refresh(_:)": ["OverscrollControl.refresh(_:)", "onPull", "– R1"],
    },
}


class MakeOptionsTests(unittest.TestCase):
    def run_make(self, table, *arguments, page=None, core=CORE):
        """The exit code, the printed lines, and the page."""
        with tempfile.TemporaryDirectory() as name:
            root = Path(name)
            for path, text in {
                "Documentation/API/Core.txt": core, "Documentation/API/OverscrollSwiftUI.txt": "EdgeOptions.x: case x\n",
                "Sources/OverscrollSwiftUI/Modifiers/View.swift": SWIFTUI, "Web/src/overscroll.d.ts": WEB,
                "Scripts/options.json": json.dumps(table), **({} if page is None else {"Documentation/Options.md": page}),
            }.items():
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_text(text)
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                code = make.main(["--root", name, *arguments])
            target = root / "Documentation/Options.md"
            return code, printed.getvalue(), target.read_text() if target.exists() else None

    def changed(self, option=HOLD, place=None, cell=None, **more):
        """The table with another cell of a row, or with other values."""
        table = {**copy.deepcopy(TABLE), **more}
        if place is not None:
            table["rows"][option][place] = cell
        return table

    def assert_fault(self, fault, table, core=CORE):
        code, printed, page = self.run_make(table, core=core)
        self.assertEqual((code, page), (1, None), printed)
        self.assertIn(fault, printed)

    def test_every_option_has_a_row_in_the_page(self):
        code, printed, page = self.run_make(TABLE)
        self.assertEqual((code, printed), (0, "6 options, 1 missing cells.\n"))
        self.assertIn("| `EdgeOptions.hold` | `OverscrollControl.options` | `onPull(hold:)` | `Look.hold` |", page)
        self.assertIn('| `EdgeOptions.Placement.inline` | `EdgeOptions.Placement.inline` | missing | `Look.placement "inline"` |',
                      page)
        self.assertIn("| – R1 |", page)
        self.assertIn("* R1: Pages have none.", page)
        for other in ["isWide", "EdgeOptions.refresh", "OverscrollPhase", "EdgeOptions.x", "| `OverscrollControl.options` |"]:
            self.assertNotIn(f"\n| `{other}", page)

    def test_a_page_that_is_made_from_the_options_is_checked(self):
        page = self.run_make(TABLE)[2]
        self.assertEqual(self.run_make(TABLE, "--check", page=page)[0], 0)
        for other in [None, page + "more"]:
            code, printed, left = self.run_make(TABLE, "--check", page=other)
            self.assertEqual((code, left), (1, other))
            self.assertIn("run Scripts/make-options.py", printed)

    def test_a_new_option_without_a_row_fails(self):
        for line in ["EdgeOptions.speed: var speed: Double", "OverscrollFeedback.ended: static let ended: OverscrollFeedback",
                     "MotionOptions.speed: let speed: Double"]:
            name = line.partition(":")[0]
            self.assert_fault(f"{name} has 0 cells, not 3: add it", TABLE, core=f"{CORE}{line}\n")

    def test_an_api_that_does_not_exist_fails(self):
        for place, host, name in [(0, "UIKit", "OverscrollControl.hold"), (1, "SwiftUI", "onPull(length:)"),
                                  (1, "SwiftUI", "Settings.times"), (2, "web", "Look.length")]:
            self.assert_fault(f"{HOLD} names an API for {host} that does not exist: {name}.", self.changed(HOLD, place, name))

    def test_a_value_that_does_not_exist_in_the_page_fails(self):
        self.assert_fault('that does not exist: Look.placement "over".',
                          self.changed("EdgeOptions.Placement.*", 2, 'Look.placement "over"'))

    def test_an_empty_cell_fails(self):
        self.assert_fault("for web that does not exist: nothing.", self.changed(HOLD, 2, ""))

    def test_a_hole_without_a_reason_fails(self):
        self.assert_fault(f"{HOLD} has no reason for web: R2.", self.changed(HOLD, 2, "– R2"))
        self.assert_fault("for web that does not exist: –.", self.changed(HOLD, 2, "–"))

    def test_a_reason_that_no_row_has_fails(self):
        self.assert_fault("The reason R2 is not used.", self.changed(reasons={**TABLE["reasons"], "R2": "None."}))

    def test_a_row_without_an_option_fails(self):
        for name in ["EdgeOptions.length", "EdgeLengths.*"]:
            self.assert_fault(f"The row {name} has no option.", self.changed(rows={**TABLE["rows"], name: ["– R1"] * 3}))

    def test_an_added_name_that_does_not_exist_fails(self):
        self.assert_fault("OverscrollControl.load does not exist.", self.changed(also=[*TABLE["also"], "OverscrollControl.load"]))

    def test_another_number_of_missing_cells_fails(self):
        self.assert_fault("1 cells are missing, not 0: EdgeOptions.Placement.inline SwiftUI.", self.changed(missing=0))
        self.assert_fault("Only 1 cells are missing: write this number instead of 2.", self.changed(missing=2))

    def test_the_sources_of_the_swiftui_host_may_be_elsewhere(self):
        with tempfile.TemporaryDirectory() as empty:
            code, printed, _ = self.run_make(TABLE, "--swiftui", empty)
        self.assertEqual(code, 1)
        self.assertIn("names an API for SwiftUI that does not exist: onPull(hold:).", printed)


if __name__ == "__main__":
    unittest.main()
