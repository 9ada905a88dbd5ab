"""Tests the comparison of distances at which a list loads its next page."""

import importlib.util
import sys
import unittest
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "Benchmarks/Prefetch"


def load(name):
    spec = importlib.util.spec_from_file_location(f"prefetch_{name}", FOLDER / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


traces = load("traces")
sys.modules["traces"] = traces
prefetch = load("__main__")


def steady(speed, latency, seconds=20):
    """A reader who never stops, beside a network that never changes."""
    return traces.Trace("steady", "steady", [speed * traces.FRAME] * int(seconds / traces.FRAME),
                        [latency], 2_400)


class PrefetchTests(unittest.TestCase):
    def test_equal_seeds_make_equal_traces(self):
        self.assertEqual(traces.make(7), traces.make(7))
        self.assertNotEqual(traces.make(7), traces.make(8))

    def test_a_page_that_comes_before_the_end_is_reached_makes_nobody_wait(self):
        waited, unseen = prefetch.play(steady(800, 0.5), prefetch.Fixed(1))
        self.assertEqual(waited, 0)
        self.assertGreater(unseen, 0)

    def test_a_late_page_makes_the_reader_wait_for_the_rest_of_its_latency(self):
        waited, _ = prefetch.play(steady(800, 1.5), prefetch.Fixed(1))
        pages = 20 * 800 / 2_400
        self.assertAlmostEqual(waited / pages, 0.5, delta=0.15)

    def test_a_network_slower_than_the_reader_makes_every_rule_wait(self):
        for rule in (prefetch.Fixed(12), prefetch.Measured(4, 2)):
            waited, _ = prefetch.play(steady(2_400, 2), rule)
            self.assertGreater(waited, 10)

    def test_the_measured_distance_follows_a_faster_reader_and_a_slower_network(self):
        rule = prefetch.Measured(1, 0.25)
        before = rule.distance
        rule.measure(4_000 * traces.FRAME)
        faster = rule.distance
        rule.loaded(2)
        self.assertTrue(before < faster < rule.distance)


if __name__ == "__main__":
    unittest.main()
