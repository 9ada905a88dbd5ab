import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "ScriptTests"))

from scripts import load

check = load("check-apple")

IOS, IOS17, IOS18, TVOS, VISIONOS = (
    f"arm64-apple-{system}" for system in ("ios15.0", "ios17.0", "ios18.0", "tvos15.0", "xros1.0"))

# The target, a line about a scroll view, and the compiler's expected message.
FAULTS = {
    "a frame driver of iOS 18": (IOS, "_ = UIUpdateLink(view: view)", "only available in iOS 18"),
    "observation before iOS 17": (IOS, "_ = ObservationRegistrar()", "only available in iOS 17"),
    "trait registration before iOS 17": (
        IOS, "view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in }",
        "only available in iOS 17"),
    "a method of iOS 17.4": (IOS17, "view.stopScrollingAndZooming()", "only available in iOS 17.4"),
    "an edge effect of iOS 26": (IOS18, "view.topEdgeEffect.isHidden = true", "only available in iOS 26"),
    "a frame driver of tvOS 18": (TVOS, "_ = UIUpdateLink(view: view)", "only available in tvOS 18"),
    "pages on tvOS": (TVOS, "view.isPagingEnabled = true", "'isPagingEnabled' is unavailable in tvOS"),
    "feedback on tvOS": (
        TVOS, "_ = UIImpactFeedbackGenerator()", "'UIImpactFeedbackGenerator' is unavailable in tvOS"),
    "a colour that tvOS does not have": (
        TVOS, "_ = UIColor.secondarySystemBackground", "'secondarySystemBackground' is unavailable in tvOS"),
    "a frame driver of visionOS 2": (
        VISIONOS, "_ = UIUpdateLink(view: view)", "only available in visionOS 2"),
    "a keyboard that visionOS does not dismiss": (
        VISIONOS, "view.keyboardDismissMode = .none", "'keyboardDismissMode' is unavailable in visionOS"),
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
        for name, (target, line, message) in FAULTS.items():
            with self.subTest(name):
                self.assertIn(message, self.output(target, line))

    def output(self, target, line):
        """The output of the compiler for a file with this line."""
        with tempfile.TemporaryDirectory() as folder:
            planted = Path(folder) / "Planted.swift"
            planted.write_text(
                "import Observation\nimport UIKit\n"
                f"@MainActor func planted(_ view: UIScrollView) {{\n  {line}\n}}\n", "utf8")
            try:
                check.check_file("OverscrollUIKit", [planted], target,
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
