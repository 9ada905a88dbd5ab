import unittest
from unittest import mock

from scripts import load

facts = load("run-facts")
table = load("fact_table")

ROW = table.Row("U1", "bars stretch", "11+", "95", "SDK", "automatic", "bars do not",
                "BarTests/stretches, BarTests/keeps (alternative), HostTests/refreshes (both)")
FILES = {"BarTests": (facts.STAND_IN, ["Bars"]), "HostTests": (facts.HOST, ["Hosts"])}
END = "✔ Test run with 3 tests passed after 0.1 seconds\n"


def failure(title, file):
    return f'✘ Test "{title}" recorded an issue at {file}.swift:7:5: Expectation failed\n'


class RunFactsTests(unittest.TestCase):
    def faults(self, output):
        with mock.patch.object(facts, "run", return_value=output) as run:
            found = facts.try_row(ROW, FILES).faults
        name, expression = run.call_args.args
        self.assertEqual(name, "U1")
        self.assertRegex("LinuxUIKitTests.Bars/stretches()", expression)
        self.assertRegex("OverscrollUIKitTests.Hosts/refreshes()", expression)
        self.assertNotRegex("OverscrollUIKitTests.Others/refreshes()", expression)
        return found

    def test_a_row_passes_if_the_usual_side_fails_and_the_host_passes(self):
        self.assertEqual(self.faults(failure("U1: a bar stretches", "BarTests") + END), [])

    def test_a_side_that_no_test_detects_is_a_fault(self):
        self.assertIn("no test notices", self.faults(END)[0])
        self.assertIn("no test notices", self.faults(failure("U2: other", "BarTests") + END)[0])

    def test_a_host_that_fails_is_a_fault(self):
        output = failure("U1: a bar stretches", "BarTests") + failure("U1: a pull", "HostTests") + END
        self.assertEqual(self.faults(output), ["U1: fails on the other side: U1: a pull"])

    def test_tests_that_crash_are_a_fault(self):
        self.assertIn("did not end", self.faults(failure("U1: a bar stretches", "BarTests"))[0])

    def test_a_seed_names_a_set_of_rows(self):
        names = ["U1a", "S4a", *(f"S{number}" for number in range(10, 40))]
        chosen = facts.combination(names, 7)
        self.assertEqual(chosen, facts.combination(names, 7))
        self.assertNotEqual(chosen, facts.combination(names, 8))
        self.assertTrue(5 < len(chosen.split(",")) < 25)
        self.assertNotRegex(chosen, "U1a|S4a")

    def test_a_combination_that_fails_names_its_seed_and_rows(self):
        output = failure("A pull", "HostTests") + END
        with mock.patch.object(facts, "run", return_value=output):
            trial = facts.try_combination(["S1a", "S1b", "S1c", "S1d"], 3)
        self.assertEqual(len(trial.faults), 1)
        self.assertRegex(trial.faults[0], "seed 3, S.*: fails on the other side: .*A pull")

    def test_suites_are_found(self):
        files = facts.suites_of_files()
        self.assertEqual(files["ReleaseFactTests"], (facts.STAND_IN, ["ReleaseFactTests"]))
        self.assertEqual(files["DepthBugTests"], (facts.HOST, ["HostDepthBugTests"]))


if __name__ == "__main__":
    unittest.main()
