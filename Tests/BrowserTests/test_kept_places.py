"""Each kind of change that the page "What keeps the place" lists, with Overscroll and on a plain page."""

import json

import pytest

# What a timeline may consist of; see CHANGES in pages/reading.js.
KINDS = ["prepend", "append", "insert", "remove", "move", "rekey", "cap", "grow", "stream", "image", "flip", "width", "textSize", "height",
         "safeArea", "bar"]
# The greatest movement of the row being read in each timeline.
MOVEMENTS = """async ([kind, isPlain, seeds]) => Promise.all(seeds.map(async (seed) => {
  const list = await open(seed, { layout: ["rows", "inner", "sections"][seed % 3] });
  if (isPlain) list.attached.detach();
  list.allows = (name) => name === kind;
  const { faults } = await play(list, seed, { steps: 5 });
  list.remove();
  return Math.max(0, ...faults.map((fault) => Math.abs(/moved by (-?[\\d.]+)/.exec(fault)?.[1] ?? 9999)));
}))"""


def movements(engine, kind, is_plain, seeds):
    found = []
    for first in range(0, seeds, 10):
        found += engine.evaluate(f"({MOVEMENTS})({json.dumps([kind, is_plain, list(range(first, first + 10))])})")
    return found


@pytest.mark.full_engines
@pytest.mark.parametrize("kind", KINDS)
def test_a_change_leaves_the_row_being_read_in_place(engine, page_server, pytestconfig, kind):
    """With -s, prints how many of the plain pages move the row, and by how many pixels at most."""
    engine.open(f"{page_server.url}reading.html")
    engine.wait_for("window.isReady")
    seeds = 30 if pytestconfig.getoption("--proof") else 10
    assert movements(engine, kind, False, seeds) == [0] * seeds
    plain = movements(engine, kind, True, seeds)
    print(f"{type(engine).__name__}, {kind}: {sum(map(bool, plain))} of {seeds}, at most {max(plain):.0f} px")
