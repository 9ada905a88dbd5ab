import contextlib
import copy
import io
import json
import shlex
import sys
import tempfile
import unittest
from pathlib import Path

from scripts import load

compare_traces = load("compare-traces")


def insets(**sides):
    return {"top": 0, "left": 0, "bottom": 0, "right": 0, **sides}


def entry(step, op, state="idle", **others):
    usual = {
        "step": step,
        "op": op,
        "states": {"top": state},
        "calls": {"top": 0},
        "attached": {"top": True},
        "hidden": {"top": False},
        "contentInset": insets(),
        "contentOffset": {"x": 0, "y": 0},
        "frames": {"top": [0, -54, 390, 54]},
    }
    return {**usual, **others}


def scenario(steps, parity=True, **others):
    """A scenario of one header, with the expected trace, in which nothing happens."""
    usual = {
        "id": "one",
        "window": True,
        "contentInset": insets(),
        "components": [{"edge": "top", "kind": "header"}],
        "parity": parity,
        "steps": steps,
        "mjrefresh": [entry(-1, "initial")]
        + [entry(number, step["op"]) for number, step in enumerate(steps)],
    }
    return {**usual, **others}


def trace_of(wanted):
    return {"id": wanted["id"], "trace": copy.deepcopy(wanted["mjrefresh"])}


TICK = {"op": "tick"}
DRAG = [{"op": "dragBegin"}, {"op": "offset", "x": 0, "y": -90}, {"op": "dragEnd"}, TICK]


class ParityTests(unittest.TestCase):
    def faults(self, change, steps=(TICK, TICK), **others):
        """The faults if the trace has one difference from the expected trace."""
        wanted = scenario(list(steps), **others)
        trace = trace_of(wanted)
        change(trace["trace"])
        return compare_traces.faults(wanted, trace)

    def test_the_same_trace_has_no_fault(self):
        self.assertEqual(self.faults(lambda entries: None), [])

    def test_each_value_counts_after_a_tick(self):
        for key, value, sentence in [
            ("states", {"top": "refreshing"}, "top is refreshing, not idle"),
            ("calls", {"top": 1}, "top began 1 actions, not 0"),
            ("contentInset", insets(top=0.6), "contentInset is"),
            ("contentOffset", {"x": 0, "y": 0.6}, "contentOffset is"),
        ]:
            found = self.faults(lambda entries: entries[1].update({key: value}))
            self.assertEqual(len(found), 1, key)
            self.assertIn(f"step 0 tick: {sentence}", found[0])

    def test_half_a_point_is_tolerated(self):
        def change(entries):
            entries[1].update(contentInset=insets(top=0.5))

        self.assertEqual(self.faults(change), [])

    def test_between_ticks_only_armed_edges_count(self):
        steps = [{"op": "offset", "x": 0, "y": -90}, TICK]

        def change(entries):
            entries[1].update(calls={"top": 9}, states={"top": "pulling"})

        self.assertEqual(self.faults(change, steps), [])

    def test_an_edge_that_should_be_armed_must_be(self):
        wanted = scenario(DRAG)
        wanted["mjrefresh"][2]["states"] = {"top": "armed"}
        for state, count in [("armed", 0), ("refreshing", 0), ("pulling", 1), ("idle", 1)]:
            trace = trace_of(wanted)
            trace["trace"][2]["states"] = {"top": state}
            self.assertEqual(len(compare_traces.faults(wanted, trace)), count, state)

    def test_the_last_step_counts_even_without_a_tick(self):
        def change(entries):
            entries[-1].update(calls={"top": 1})

        self.assertEqual(len(self.faults(change, [TICK, {"op": "settle"}])), 1)

    def test_equivalent_phases_are_equal(self):
        for ours, theirs in compare_traces.ALIKE.items():
            wanted = scenario([TICK])
            wanted["mjrefresh"][1]["states"] = {"top": theirs}
            trace = trace_of(wanted)
            trace["trace"][1]["states"] = {"top": ours}
            self.assertEqual(compare_traces.faults(wanted, trace), [])

    def test_indicators_are_in_their_positions_at_the_start_and_the_end(self):
        def move(entries):
            for each in entries:
                each["frames"] = {"top": [0, -60, 390, 54]}

        self.assertEqual(len(self.faults(move)), 2)
        self.assertEqual(len(self.faults(move, window=False)), 1)
        trailer = [{"edge": "top", "kind": "trailer"}]
        self.assertEqual(self.faults(move, components=trailer), [])

    def test_a_removed_control_has_no_state(self):
        wanted = scenario([TICK])
        wanted["mjrefresh"][1]["attached"] = {"top": False}
        trace = trace_of(wanted)
        trace["trace"][1]["states"] = {"top": "refreshing"}
        self.assertEqual(compare_traces.faults(wanted, trace), [])

    def test_a_trace_of_another_scenario_is_a_fault(self):
        wanted = scenario([TICK])
        self.assertEqual(len(compare_traces.faults(wanted, {"id": "two", "trace": []})), 1)
        short = {"id": "one", "trace": trace_of(wanted)["trace"][:1]}
        self.assertIn("[0]", compare_traces.faults(wanted, short)[0])


class InvariantTests(unittest.TestCase):
    def faults(self, steps, change=lambda entries: None, **others):
        wanted = scenario(list(steps), parity=False, **others)
        trace = trace_of(wanted)
        for each in trace["trace"]:
            step = wanted["steps"][each["step"]] if each["step"] >= 0 else {}
            if step.get("op") == "offset":
                each["contentOffset"] = {"x": step["x"], "y": step["y"]}
        change(trace["trace"])
        return compare_traces.faults(wanted, trace)

    def assert_fault(self, sentence, *arguments, **others):
        found = self.faults(*arguments, **others)
        self.assertEqual(len(found), 1, found)
        self.assertIn(sentence, found[0])

    def test_a_trace_may_differ_from_the_other_librarys(self):
        def change(entries):
            entries[-1].update(calls={"top": 7})

        self.assertEqual(self.faults(DRAG, change), [])

    def test_the_content_stays_under_the_finger(self):
        def change(entries):
            entries[2].update(contentOffset={"x": 0, "y": 0})

        self.assert_fault("step 1: the content was taken", DRAG, change)
        self.assertEqual(self.faults(DRAG[1:], change), [])

    def test_a_removed_control_begins_no_action(self):
        steps = [{"op": "remove", "edge": "top"}, TICK]

        def change(entries):
            entries[2].update(calls={"top": 1})

        self.assert_fault("step 1: top began an action", steps, change)
        again = [steps[0], {"op": "attach", "edge": "top"}]
        self.assertEqual(self.faults(again, change), [])

    def test_nothing_is_left_armed_or_waiting(self):
        for state, window, count in [
            ("armed", True, 1), ("waiting", True, 1), ("waiting", False, 0), ("refreshing", True, 0)
        ]:
            def change(entries):
                entries[-1].update(states={"top": state})

            found = self.faults([TICK], change, window=window)
            self.assertEqual(len(found), count, state)

    def test_a_window_that_appears_later_counts(self):
        def change(entries):
            entries[-1].update(states={"top": "waiting"})

        steps = [{"op": "window", "value": True}]
        self.assert_fault("top is left waiting", steps, change, window=False)

    def test_at_rest_the_inset_is_the_base_inset(self):
        def change(entries):
            entries[-1].update(contentInset=insets(top=54))

        self.assert_fault("top rests with a share of 54, not 0", [TICK], change)
        self.assertEqual(self.faults([{"op": "contentInset", "top": 54}], change), [])
        self.assertEqual(self.faults([{"op": "addContentInset", "top": 54}], change), [])

    def test_a_run_may_hold_an_extra_inset(self):
        def change(entries):
            entries[-1].update(states={"top": "refreshing"}, contentInset=insets(top=54))

        self.assertEqual(self.faults([TICK], change), [])

    def test_a_visible_inline_footer_has_its_length(self):
        footer = [{"edge": "top", "kind": "autoFooter"}]
        self.assert_fault("with a share of 0, not 44", [TICK], components=footer)
        for key, value in [("hidden", True), ("attached", False)]:
            def change(entries):
                entries[-1].update({key: {"top": value}})

            self.assertEqual(self.faults([TICK], change, components=footer), [])


class CommandTests(unittest.TestCase):
    def run_main(self, wanted, output, status=0):
        """The exit code and the output, with a command that prints a text."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "one.json")
            path.write_text(json.dumps(wanted))
            code = f"import sys; print({output!r}); sys.exit({status})"
            command = shlex.join([sys.executable, "-c", code])
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
                result = compare_traces.main(["--replay", command, str(path)])
            return result, printed.getvalue()

    def test_the_totals_are_printed(self):
        wanted = scenario([TICK])
        result, printed = self.run_main(wanted, json.dumps(trace_of(wanted)))
        self.assertEqual(result, 0, printed)
        self.assertIn("1 of 1 traces are the same, 0 of 0 others keep the laws.", printed)

    def test_a_fault_fails(self):
        wanted = scenario([TICK])
        trace = trace_of(wanted)
        trace["trace"][1]["calls"] = {"top": 1}
        result, printed = self.run_main(wanted, json.dumps(trace))
        self.assertEqual(result, 1)
        self.assertIn("one: step 0 tick: top began 1 actions, not 0", printed)
        self.assertIn("0 of 1 traces", printed)

    def test_a_command_that_fails_or_prints_too_little_fails(self):
        wanted = scenario([TICK])
        self.assertEqual(self.run_main(wanted, json.dumps(trace_of(wanted)), status=1)[0], 1)
        for output, sentence in [("1\n2", "2 of 1 were played"), ("{", "no JSON")]:
            result, printed = self.run_main(wanted, output)
            self.assertEqual(result, 1)
            self.assertIn(sentence, printed)


class ScenarioTests(unittest.TestCase):
    def test_every_scenario_is_here(self):
        paths = compare_traces.SCENARIOS.glob("*.json")
        scenarios = [json.loads(path.read_text()) for path in paths]
        self.assertEqual(len(scenarios), 159)
        self.assertEqual(sum(each["parity"] for each in scenarios), 113)
        for each in scenarios:
            self.assertEqual("why" in each, not each["parity"], each["id"])


if __name__ == "__main__":
    unittest.main()
