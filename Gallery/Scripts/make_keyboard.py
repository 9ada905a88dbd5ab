"""Runs other writers of the inset on the UIKit host, and stores the base inset in the catalog.

usage: make_keyboard.py [--check] [--replay COMMAND]

Each writer is a scenario of ten cycles for `overscroll-replay`: a refresh begins and ends, and other
code writes the inset of the top edge at the same time. The file also has MJRefresh's insets from the
test scenarios in which an app writes insets. With --check nothing is written, and the script fails if
the file is out of date.
"""

import argparse
import json
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "Gallery/catalog/keyboard.json"
RECORDED = ROOT / "Tests/Scenarios/mjrefresh"

# The app's inset, the length that other code adds for a while, and the extra inset, in points.
BASE, EXTRA, SHARE = 44, 100, 54
CYCLES = 10

SET, ADD = "contentInset", "addContentInset"
SAVE, RESTORE = {"op": "saveContentInset"}, "restoreContentInset"
BEGIN, END, TICK = {"op": "begin", "edge": "top"}, {"op": "end", "edge": "top"}, {"op": "tick"}


def write(op, top):
    return {"op": op, "top": top}


# One cycle of each: the refresh opens and closes between the writer's reads and writes.
WRITERS = [
    ("absolute", "Sets it", "直接赋值",
     [BEGIN, write(SET, BASE + EXTRA), END, write(SET, BASE)]),
    ("add-and-subtract", "Adds, and takes back", "先加后减",
     [BEGIN, write(ADD, EXTRA), END, write(ADD, -EXTRA)]),
    ("save-and-restore", "Saves, sets, restores", "保存、赋值、还原",
     [BEGIN, SAVE, END, write(SET, BASE + EXTRA), BEGIN, write(RESTORE, 0), END]),
    ("refresh-control", "UIRefreshControl’s way", "UIRefreshControl 的方式",
     [BEGIN, SAVE, END, write(RESTORE, 60), BEGIN, SAVE, END, write(RESTORE, -60)]),
    ("large-title", "Large title, per offset", "大标题，逐次滚动",
     [BEGIN, *(write(SET, BASE + more) for more in (52, 34.667, 17.5)), END,
      *(write(SET, BASE + more) for more in (4, 30.333, 0))]),
]


def scenario(number, steps):
    played = [step for each in steps for step in (each, TICK)]
    return {"id": f"writer-{number}", "viewport": {"width": 390, "height": 800},
            "contentSize": {"width": 390, "height": 2000}, "contentInset": {"top": BASE},
            "components": [{"edge": "top", "kind": "header"}], "steps": played * CYCLES}


def replayed(paths, command):
    words = shlex.split(command) if command else [
        str(ROOT / ".build/debug/overscroll-replay"), "--host", "uikit"]
    run = subprocess.run([*words, *map(str, paths)], capture_output=True, text=True, check=False)
    if run.returncode == 2 or not run.stdout:
        sys.exit(f"make_keyboard: the scenarios could not be played: {run.stderr.strip()}")
    return [json.loads(line)["trace"] for line in run.stdout.splitlines()]


def words_of(step):
    """A step as a line of code."""
    top = step.get("top")
    if step["op"] == RESTORE:
        return "inset = saved" + (f" {'+' if top > 0 else '−'} {abs(top)}" if top else "")
    return {
        "begin": "begin()", "end": "end()", "saveContentInset": "saved = inset",
        SET: f"inset = {top}", ADD: f"inset {'+=' if (top or 0) > 0 else '−='} {abs(top or 0)}",
    }[step["op"]]


class NaiveWriter:
    """Treats every write as the new base, like code without an inset ledger."""

    def __init__(self):
        self.base, self.share, self.saved = BASE, 0, 0

    def after(self, step):
        op, top, shown = step["op"], step.get("top"), self.base + self.share
        if op in ("begin", "end"):
            self.share = SHARE if op == "begin" else 0
        elif op == "saveContentInset":
            self.saved = shown
        else:
            self.base = {SET: top, ADD: shown + (top or 0), RESTORE: self.saved + (top or 0)}[op]
        return tidy(self.base + self.share)


class Truth(NaiveWriter):
    """The inset without any refresh."""

    def after(self, step):
        return super().after(step) if step["op"] not in ("begin", "end") else tidy(self.base)


def tidy(number):
    number = round(number, 2)
    return int(number) if number == int(number) else number


def writer_entry(writer, trace):
    number, english, chinese, steps = writer
    naive, truth = NaiveWriter(), Truth()
    rows = []
    for index, step in enumerate(steps * CYCLES):
        shown = trace[1 + 2 * index + 1]  # The trace begins before the first step, and each step has a tick.
        rows.append([tidy(shown["contentInset"]["top"]), naive.after(step), truth.after(step),
                     int(shown["states"]["top"] == "refreshing")])
    return {"id": number, "name": {"en": english, "zh": chinese}, "code": [words_of(each) for each in steps],
            "columns": ["overscroll", "atItsWord", "without", "refreshing"], "rows": rows}


def recorded_scenarios():
    """The scenarios in which an app writes the inset of an edge with a control."""
    for path in sorted(RECORDED.glob("*.json")):
        found = json.loads(path.read_text())
        edges = {each["edge"] for each in found["components"]}
        if any(step["op"] in (SET, ADD) and edges & set(step) for step in found["steps"]):
            yield path, found


def recorded_entry(found, trace):
    edge = found["components"][0]["edge"]
    rows = []
    for entry in found["mjrefresh"]:
        if "contentInset" not in entry:
            continue
        ours = next(each for each in trace if each["step"] == entry["step"])
        rows.append([entry["step"], entry["op"], tidy(ours["contentInset"][edge]), tidy(entry["contentInset"][edge])])
    return {"id": found["id"], "about": found["about"], "edge": edge,
            "columns": ["step", "op", "overscroll", "mjrefresh"], "rows": rows}


def figures(command):
    scenes = list(recorded_scenarios())
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for number, *_, steps in WRITERS:
            paths.append(Path(folder) / f"{number}.json")
            paths[-1].write_text(json.dumps(scenario(number, steps)))
        traces = replayed(paths + [path for path, _ in scenes], command)
    played, others = traces[:len(WRITERS)], traces[len(WRITERS):]
    return {"base": BASE, "extra": EXTRA, "share": SHARE, "cycles": CYCLES,
            "writers": [writer_entry(*each) for each in zip(WRITERS, played)],
            "recorded": [recorded_entry(found, trace) for (_, found), trace in zip(scenes, others)]}


def text_of(value):
    """JSON with one row per line: compact, and readable in a diff."""
    text = json.dumps(value, ensure_ascii=False, indent=1)
    lines, depth = [], 0
    for line in text.splitlines():
        inner = line.strip()
        if depth and not inner.startswith("]"):
            lines[-1] += inner + (" " if inner.endswith(",") else "")
        elif depth:
            lines[-1] += inner
            depth = 0
        else:
            lines.append(line)
            depth = int(inner == "[")
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--replay", help="the command that plays scenarios on the UIKit host")
    options = parser.parse_args()
    text = text_of(figures(options.replay))
    if not options.check:
        TARGET.write_text(text)
    elif not TARGET.exists() or TARGET.read_text() != text:
        sys.exit("Gallery/catalog/keyboard.json is not what the engine does: run Gallery/Scripts/make_keyboard.py.")


if __name__ == "__main__":
    main()
