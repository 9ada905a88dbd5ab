import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "ScriptTests"))

from scripts import load

check = load("check-apple")

PLATFORM = "OverscrollUIKit/Platform.swift"
LANDINGS = "OverscrollUIKit/Host/Landings.swift"
FRAMES = "OverscrollUIKit/Host/FrameClock.swift"
OBSERVATION = "OverscrollUIKit/Control/ControlObservation.swift"
GEOMETRY = "OverscrollSwiftUI/GeometryBackend/GeometryBackendView.swift"
EDGE = "OverscrollSwiftUI/Edges/OverscrolledView.swift"
IOS, IOS17, IOS18, TVOS, VISIONOS = (
    f"arm64-apple-{system}" for system in ("ios15.0", "ios17.0", "ios18.0", "tvos15.0", "xros1.0"))
INSET = "let inset = adjustedContentInset"

# The target, a file under Sources, a replacement in it, and the compiler's expected message.
FAULTS = {
    "a frame driver of iOS 18": (
        IOS, FRAMES, "if #available(iOS 18, tvOS 18, visionOS 2, *) { return UpdateLinkDriver(view, tick) }",
        "return UpdateLinkDriver(view, tick)", "only available in iOS 18"),
    "a class that forgets the version of its property": (
        TVOS, FRAMES, "@available(iOS 18, tvOS 18, visionOS 2, *)", "@available(iOS 18, *)",
        "only available in tvOS 18"),
    "observation before iOS 17": (
        IOS, OBSERVATION, "#available(iOS 17,", "#available(iOS 16,", "only available in iOS 17"),
    "a refresh control and pages on tvOS": (
        TVOS, PLATFORM, "#if os(tvOS)\n", "#if os(watchOS)\n", "'isPagingEnabled' is unavailable in tvOS"),
    "feedback on tvOS": (
        TVOS, PLATFORM, "#if os(tvOS) || os(visionOS)", "#if os(visionOS)",
        "'UIImpactFeedbackGenerator' is unavailable in tvOS"),
    "a refresh control in what tvOS has": (
        TVOS, PLATFORM, "-> (any RefreshControlAdapter)? { nil }",
        "-> (any RefreshControlAdapter)? { SystemRefresh(in: scrollView, pulled: pulled) }",
        "'SystemRefresh' is unavailable in tvOS"),
    "a colour that tvOS does not have": (
        TVOS, PLATFORM, "UIColor.darkGray", "UIColor.secondarySystemBackground",
        "'secondarySystemBackground' is unavailable in tvOS"),
    "pages outside of Platform.swift": (
        TVOS, LANDINGS, "Platform.turnsPages(self)", "isPagingEnabled",
        "'isPagingEnabled' is unavailable in tvOS"),
    "trait registration before iOS 17": (
        IOS, PLATFORM, "#if os(visionOS)\n", "#if os(iOS)\n", "only available in iOS 17"),
    "a method of iOS 17.4": (
        IOS17, LANDINGS, INSET, f"stopScrollingAndZooming()\n{INSET}", "only available in iOS 17.4"),
    "an edge effect of iOS 26": (
        IOS18, LANDINGS, INSET, f"topEdgeEffect.isHidden = true\n{INSET}", "only available in iOS 26"),
    "a frame driver of visionOS 2": (
        VISIONOS, FRAMES, "#available(iOS 18, tvOS 18, visionOS 2, *)",
        "#available(iOS 18, tvOS 18, visionOS 1, *)", "only available in visionOS 2"),
    "a keyboard that visionOS does not dismiss": (
        VISIONOS, LANDINGS, INSET, f"keyboardDismissMode = .none\n{INSET}",
        "'keyboardDismissMode' is unavailable in visionOS"),
    "a backend of iOS 18": (
        IOS, EDGE, ", #available(iOS 18, tvOS 18, visionOS 2, *)", "", "only available in iOS 18"),
    "a view of iOS 16 with modifiers of iOS 18": (
        IOS, GEOMETRY, "@available(iOS 18, tvOS 18, visionOS 2, *)", "@available(iOS 16, tvOS 18, *)",
        "only available in iOS 18"),
}


@unittest.skipUnless(sys.platform == "linux", "On a Mac, the real frameworks are there.")
class PlantedFaults(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folders = {}
        for target in (IOS, TVOS, VISIONOS):
            built = check.build(check.system_of(target))
            cls.folders[check.system_of(target)] = (*built, check.BUILT / target)
            # Without a fault, every module type-checks.
            for failure in check.check(target, *built):
                raise AssertionError(failure)

    def test_each_planted_fault_is_found(self):
        for name, (target, path, old, new, message) in FAULTS.items():
            with self.subTest(name):
                text = (check.ROOT / "Sources" / path).read_text("utf8")
                self.assertIn(old, text, f"{path} has changed: fit the fault to it.")
                self.assertIn(message, self.output(target, path, text.replace(old, new)))

    def output(self, target, path, text):
        """The output of the compiler for a module in which this file has another text."""
        module = path.split("/")[0]
        original = check.ROOT / "Sources" / path
        others = [file for file in check.sources(check.ROOT / "Sources" / module) if file != original]
        with tempfile.TemporaryDirectory() as folder:
            planted = Path(folder) / original.name
            planted.write_text(text, "utf8")
            try:
                check.check_file(module, [planted, *others], target,
                                 self.folders[check.system_of(target)])
            except check.TypeCheckError as error:
                return str(error)
        return ""


class Conditions(unittest.TestCase):
    def faults(self, condition, name="Host.swift"):
        return list(check.condition_faults(name, f"{condition}\n#endif\n"))

    def test_what_needs_uikit_leaves_watchos_out(self):
        self.assertEqual(self.faults("#if canImport(UIKit) && !os(watchOS)"), [])
        self.assertEqual(self.faults("#if canImport(SwiftUI) && canImport(UIKit)"),
                         ["Host.swift:1: add `&& !os(watchOS)`: UIKit has no views there."])

    def test_only_the_platform_file_distinguishes_systems(self):
        self.assertEqual(self.faults("  #if os(tvOS)", "Platform.swift"), [])
        for condition in ("  #if os(tvOS)", "  #elseif os(visionOS)", "#if canImport(WebKit) && !os(tvOS)"):
            with self.subTest(condition):
                self.assertEqual(self.faults(condition),
                                 ["Host.swift:1: only Platform.swift distinguishes systems."])

    def test_the_library_keeps_to_the_rules(self):
        self.assertEqual(list(check.all_condition_faults()), [])


class Interfaces(unittest.TestCase):
    def test_an_interface_is_adapted_to_its_target(self):
        text = ("// flags: -target x86_64-unknown-linux-gnu\nimport Glibc\nimport Swift\n"
                "@backDeployed(before: iOS 17.0) public func f()\n")
        self.assertEqual(check.adapted(text, "arm64-apple-ios15.0"),
                         "// flags: -target arm64-apple-ios15.0\nimport Swift\npublic func f()\n")

    def test_the_system_is_read_from_the_target(self):
        self.assertEqual([check.system_of(target) for target in (IOS, VISIONOS)], ["ios", "xros"])

    def test_versions_of_ios_become_those_of_visionos(self):
        for line, expected in (
            ("@available(macOS 11.0, iOS 14.0, *)", "@available(macOS 11.0, visionOS 1.0, *)"),
            ("@available(iOS 18.4, tvOS 18.4, *)", "@available(visionOS 2.0, tvOS 18.4, *)"),
            ("@available(iOS 26.0, *)", "@available(visionOS 26.0, *)"),
            ("@available(iOS 26.0, visionOS 26.0, *)", "@available(iOS 26.0, visionOS 26.0, *)"),
        ):
            with self.subTest(line):
                self.assertEqual(check.for_visionos(line), expected)


if __name__ == "__main__":
    unittest.main()
