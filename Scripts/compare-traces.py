"""Plays the scenarios, and fails unless every trace is correct.

usage: compare-traces.py [--replay COMMAND] [SCENARIO.json...]

COMMAND gets the paths of all scenarios at once and prints a trace per line, in their order. By
default it is the last built command, on each of its hosts, with the scenarios of the tests.

The trace of a scenario with "parity" must equal that of the other library: after each tick and at
the end the phases, the begun actions, the raw insets and the offset; under a finger the armed
edges; at the start and the end the positions of the indicators. In the other scenarios that library
is no reference, and the trace must keep our invariants.
"""

import argparse
import json
import platform
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SCENARIOS = ROOT / "Tests/Scenarios/mjrefresh"

# The tolerance for lengths, in points.
TOLERANCE = 0.5
# The length of an inline indicator at rest, in points.
INLINE = {"autoFooter": 44}
# Phases that the other library does not distinguish, or names differently.
ALIKE = {"pulling": "idle", "ending": "idle", "failed": "idle", "noMore": "exhausted"}
SIDES = ("top", "left", "bottom", "right")


class Unplayed(Exception):
    """The command did not print a trace for each scenario."""


def agree(got, want):
    """Whether numbers, or lists and tables of numbers, are equal within the tolerance."""
    if isinstance(want, dict):
        return all(key in got and agree(got[key], value) for key, value in want.items())
    if isinstance(want, list):
        return len(got) == len(want) and all(map(agree, got, want))
    return abs(got - want) <= TOLERANCE


def phase(entry, edge):
    name = entry["states"].get(edge, "idle")
    return ALIKE.get(name, name)


# Parity


def settled_faults(scenario, got, want):
    """The differences after everything in the queue has run."""
    for edge in want["states"]:
        if want["attached"].get(edge, True):
            if phase(got, edge) != phase(want, edge):
                yield f"{edge} is {phase(got, edge)}, not {phase(want, edge)}"
            if got["calls"].get(edge) != want["calls"][edge]:
                yield f"{edge} began {got['calls'].get(edge)} actions, not {want['calls'][edge]}"
    for key in ("contentInset", "contentOffset"):
        if not agree(got[key], want[key]):
            yield f"{key} is {got[key]}, not {want[key]}"


def place_faults(scenario, got, want):
    """The wrong positions. The other library misplaces its trailer, and all without a window."""
    if want["step"] < 0 and not scenario["window"]:
        return
    for component in scenario["components"]:
        edge = component["edge"]
        there, wanted = got["frames"].get(edge), want["frames"][edge]
        if component["kind"] != "trailer" and not (there and agree(there, wanted)):
            yield f"{edge} lies at {there}, not {wanted}"


def pull_faults(scenario, got, want):
    for edge, name in want["states"].items():
        if name == "armed" and phase(got, edge) not in ("armed", "refreshing"):
            yield f"{edge} is {phase(got, edge)} and not armed"


def parity_faults(scenario, trace):
    last = len(scenario["steps"]) - 1
    for want in scenario["mjrefresh"]:
        step = want["step"]
        checks = []
        if want["op"] == "tick" or step == last:
            checks.append(settled_faults)
        elif want["op"] == "offset":
            checks.append(pull_faults)
        if "frames" in want and step in (-1, last):
            checks.append(place_faults)
        for check in checks:
            for fault in check(scenario, trace[step], want):
                yield f"step {step} {want['op']}: {fault}"


# Invariants


def base_insets(scenario):
    """The base insets after the steps."""
    insets = dict(scenario["contentInset"])
    for step in scenario["steps"]:
        for side in SIDES:
            if side in step and step["op"] == "contentInset":
                insets[side] = step[side]
            elif side in step and step["op"] == "addContentInset":
                insets[side] += step[side]
    return insets


def step_faults(scenario, trace):
    """Violations of the invariants that hold at each step."""
    is_held, calls_when_removed = False, {}
    for number, step in enumerate(scenario["steps"]):
        op, entry = step["op"], trace[number]
        if op == "dragBegin":
            is_held = True
        elif op in ("dragEnd", "dragCancel"):
            is_held = False
        elif op == "remove":
            calls_when_removed[step["edge"]] = entry["calls"][step["edge"]]
        elif op == "attach":
            calls_when_removed.pop(step["edge"], None)
        finger = {"x": step.get("x", 0), "y": step.get("y", 0)}
        if op == "offset" and is_held and not agree(entry["contentOffset"], finger):
            yield f"step {number}: the content was taken from the finger"
        for edge, calls in calls_when_removed.items():
            if entry["calls"][edge] > calls:
                yield f"step {number}: {edge} began an action after it was removed"


def rest_faults(scenario, trace):
    """Violations of the invariants that hold at rest."""
    last = trace[len(scenario["steps"]) - 1]
    bases = base_insets(scenario)
    has_window = [scenario["window"]]
    has_window += [step["value"] for step in scenario["steps"] if step["op"] == "window"]
    for component in scenario["components"]:
        edge = component["edge"]
        is_there = last["attached"][edge]
        state = phase(last, edge)
        if is_there and (state == "armed" or (state == "waiting" and has_window[-1])):
            yield f"{edge} is left {state}"
        is_seen = is_there and not last["hidden"][edge]
        wanted = INLINE.get(component["kind"], 0) if is_seen else 0
        share = last["contentInset"][edge] - bases[edge]
        if (state == "idle" or not is_there) and not agree(share, wanted):
            yield f"{edge} rests with a share of {share:g}, not {wanted}"


def invariant_faults(scenario, trace):
    yield from step_faults(scenario, trace)
    yield from rest_faults(scenario, trace)


# The command


def faults(scenario, trace):
    """All faults of a trace."""
    entries = {entry["step"]: entry for entry in trace["trace"]}
    missing = set(range(-1, len(scenario["steps"]))) - set(entries)
    if trace.get("id") != scenario["id"] or missing:
        return [f"the trace is one of {trace.get('id')}, or lacks steps: {sorted(missing)}"]
    check = parity_faults if scenario["parity"] else invariant_faults
    return list(check(scenario, entries))


def play(command, paths):
    run = subprocess.run(
        [*command, *map(str, paths)], capture_output=True, text=True, check=False
    )
    lines = run.stdout.splitlines()
    if run.returncode or len(lines) != len(paths):
        raise Unplayed(f"{run.stderr.strip()}\n{len(lines)} of {len(paths)} were played.")
    try:
        return [json.loads(line) for line in lines]
    except ValueError as error:
        raise Unplayed(f"A trace is no JSON: {error}") from error


def built_commands():
    command = ["swift", "build", "--show-bin-path"]
    folder = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    # The stand-in for UIKit exists only on Linux.
    hosts = ["simulation", "uikit"] if platform.system() == "Linux" else ["simulation"]
    return [[f"{folder.strip()}/overscroll-replay", "--host", host] for host in hosts]


def compare(command, paths):
    """Prints the faults and the totals, and returns whether every trace is correct."""
    kept = {True: [], False: []}
    for path, trace in zip(paths, play(command, paths)):
        scenario = json.loads(path.read_text("utf8"))
        found = faults(scenario, trace)
        kept[scenario["parity"]].append(not found)
        for fault in found:
            print(f"{scenario['id']}: {fault}")
    same, valid = kept[True], kept[False]
    print(f"{command[-1]}: {sum(same)} of {len(same)} traces are the same,", end=" ")
    print(f"{sum(valid)} of {len(valid)} others keep the laws.")
    return bool(paths) and all(same + valid)


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("scenarios", nargs="*", type=Path, metavar="SCENARIO.json")
    parser.add_argument("--replay", type=shlex.split, metavar="COMMAND")
    options = parser.parse_args(arguments)
    paths = options.scenarios or sorted(SCENARIOS.glob("*.json"))
    commands = [options.replay] if options.replay else built_commands()
    try:
        kept = [compare(command, paths) for command in commands]
    except Unplayed as error:
        print(error, file=sys.stderr)
        return 1
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
