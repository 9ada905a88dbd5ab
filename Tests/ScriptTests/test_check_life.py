import unittest

from scripts import load

check = load("check-life")
TEXT = """# Architecture

## The life of an event

| function | file |
|---|---|
| `Engine.handle(_:at:)` applies the event | Engine.swift |
| `Machine.scrolled(_:)` | Machine+Pull.swift |

It reads AxisGeometry.swift.

| function | file |
|---|---|
| `Engine.handle(_:at:)`, `apply(_:)` | Engine.swift |

### In the UIKit host

| function | file |
|---|---|
| `Host.sync(after:)` | Host+Facts.swift |

| function | file |
|---|---|
| `Control.begin(_:)` | Control.swift |

### When triggers are evaluated

Other.swift

## The engine

Third.swift
"""


class LifeTests(unittest.TestCase):
    def test_files_and_functions_are_read_for_each_event(self):
        handled = "Engine.handle(_:at:)"
        self.assertEqual(check.printed(TEXT), {
            "core scroll": (
                {"Engine.swift", "Machine+Pull.swift", "AxisGeometry.swift"}, {handled, "Machine.scrolled(_:)"}),
            "core begin": ({"Engine.swift"}, {handled}),
            "host scroll": ({"Host+Facts.swift"}, {"Host.sync(after:)"}),
            "host begin": ({"Control.swift"}, {"Control.begin(_:)"}),
        })

    def test_equal_lists_have_no_faults(self):
        lists = ({"A.swift"}, {"A.b()"})
        self.assertEqual(list(check.faults("scroll", lists, lists)), [])

    def test_each_difference_is_named(self):
        shown, ran = ({"A.swift"}, {"A.b()"}), ({"C.swift"}, {"C.d()"})
        self.assertEqual(list(check.faults("scroll", shown, ran)), [
            "scroll: C.swift is not printed, and functions of it ran.",
            "scroll: A.swift is printed, and none of its functions ran.",
            "scroll: A.b() is printed, and did not run.",
        ])


if __name__ == "__main__":
    unittest.main()
