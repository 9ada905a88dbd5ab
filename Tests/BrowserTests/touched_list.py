"""A list in a page of any browser engine, and a finger that pulls it."""

import json
from urllib.parse import urlencode

# The point in the list at which a finger begins, in pixels of the page.
X, Y = 195, 240
# The middle of the list, and the direction of a pull away from each of its sides.
MIDDLE = (195, 310)
DIRECTIONS = {"top": (0, 1), "bottom": (0, -1), "left": (1, 0), "right": (-1, 0)}
HOLD = 54
# The distance that a finger moves in a frame, in pixels.
STEP = 12
# The allowed order of an edge's phases. Frames may be late, so phases of a pull may be missing
# between `idle` and `refreshing` or `idle`: "armed" may follow at once, and a run may end without a
# message.
NEXT = {
    "idle": {"pulling", "armed", "refreshing"}, "pulling": {"idle", "armed", "refreshing", "ending"},
    "armed": {"idle", "pulling", "refreshing", "ending"}, "refreshing": {"ending", "idle", "noMore", "failed"},
    "ending": {"idle", "pulling", "noMore"},
}


def line(*points, step=STEP):
    """The points of a path, at most `step` apart, as frames sample a finger."""
    path = [points[0]]
    for (x0, y0), (x1, y1) in zip(points, points[1:], strict=False):
        count = max(1, round(max(abs(x1 - x0), abs(y1 - y0)) / step))
        path += [(x0 + (x1 - x0) * i / count, y0 + (y1 - y0) * i / count) for i in range(1, count + 1)]
    return path


class TouchedList:
    def __init__(self, engine, server):
        self.engine, self.server = engine, server

    def open(self, options=None, **query):
        query["options"] = json.dumps(options or {"top": {}})
        self.engine.open(f"{self.server.url}list.html?{urlencode(query)}")
        self.engine.wait_for("window.list")
        self.frames(2)
        self.evaluate("(remember(), 0)")
        return self

    # The state of the page

    def evaluate(self, expression):
        self.engine.stall()
        return self.engine.evaluate(expression)

    def wait_for(self, condition):
        self.engine.wait_for(condition)

    def phase(self, edge="top"):
        return self.evaluate(f"list.phase('{edge}')")

    def wait_for_phase(self, phase, edge="top"):
        self.wait_for(f"list.phase('{edge}') === '{phase}'")

    def runs(self):
        return self.evaluate("runs")

    def finish(self, answer=None):
        """Ends the action in progress, and waits until its edge has closed."""
        edge = self.evaluate(f"(done.shift()({json.dumps(answer)}), runs.at(-1))")
        self.wait_for_phase("idle", edge)
        self.rest()

    def seen(self):
        """The position of the content's start, from the top of the list's frame; negative if the list is scrolled."""
        return self.evaluate("rows.querySelector('.item').getBoundingClientRect().top - place().top")

    def seen_at(self, side):
        """The distance between the content and a side of the list's frame; negative if the list is scrolled."""
        return self.evaluate(f"seenAt('{side}')")

    def scroll_top(self):
        return self.evaluate("scroller.scrollTop")

    def record_moves(self):
        self.evaluate("(recordMoves(), 0)")

    def moves(self):
        """The heights of the finger that the page received."""
        return self.evaluate("moves")

    # Invariants

    def assert_conserved(self):
        """Nothing remains at rest: no inset, no style, no lost or duplicate row; each run began and ended once."""
        self.rest()
        left = self.evaluate("differences()")
        assert left == [], left
        for edge, phases in self.evaluate("phases").items():
            assert_order(edge, ["idle", *phases])
        refreshing = self.evaluate("Object.values(phases).flat().filter((phase) => phase === 'refreshing').length")
        assert refreshing == len(self.runs())

    def assert_open(self, side="top"):
        """The extra inset is fully open, and the list rests."""
        self.wait_for(f"Math.abs(seenAt('{side}') - {HOLD}) <= 1")
        self.rest()
        assert abs(self.seen_at(side) - HOLD) <= 1

    # Actions of the user or the page

    def frames(self, count):
        self.evaluate(f"""(async () => {{
          for (let i = 0; i < {count}; i += 1) await new Promise(requestAnimationFrame); }})()""")

    def scroll_to(self, position):
        self.evaluate(f"scroller.scrollTo(0, {position})")
        self.frames(3)

    def rest(self):
        """Waits until neither the list nor its content has moved for 12 frames."""
        self.evaluate("rest()")

    def drag(self, *distances, hold=0.12):
        """Drags a finger down and up by these distances, one after the other."""
        points = [(X, Y)]
        for distance in distances:
            points.append((X, points[-1][1] + distance))
        self.engine.drag(line(*points), hold)

    def drag_from(self, side, *distances, start=0, hold=0.12):
        """Drags a finger away from a side, to one distance from the middle after the other."""
        x, y = DIRECTIONS[side]
        self.engine.drag(line(*[(MIDDLE[0] + x * each, MIDDLE[1] + y * each) for each in (start, *distances)]), hold)

    def scroll_from(self, side, distance):
        """Scrolls to this distance from a side."""
        x, y = DIRECTIONS[side]
        self.evaluate(
            f"(scroller.scrollTo({-x} * 1e6, {-y} * 1e6), scroller.scrollBy({x * distance}, {y * distance}))")
        self.frames(3)

    def tap(self, selector):
        x, y = self.evaluate(f"""(({{ left, top, width, height }}) => [left + width / 2, top + height / 2])(
          document.querySelector({json.dumps(selector)}).getBoundingClientRect())""")
        self.engine.drag([(x, y)], hold=0.05)

    def pull(self, distance):
        """Drags a finger down, and leaves it there."""
        points = line((X, Y), (X, Y + distance))
        self.engine.press(points[0])
        self.engine.lead(points[1:])


def assert_order(edge, phases):
    for before, after in zip(phases, phases[1:], strict=False):
        assert after in NEXT[before], f"{edge}: {after} follows {before} in {phases}"
