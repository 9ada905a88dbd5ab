"""A list in a page of any browser engine, and a finger that pulls at it."""

import json
from urllib.parse import urlencode

# Where a finger begins in the list, in pixels of the page.
X, Y = 195, 240
# The middle of the list, and where a pull away from each side of it leads.
MIDDLE = (195, 310)
WAYS = {"top": (0, 1), "bottom": (0, -1), "left": (1, 0), "right": (-1, 0)}


def line(*points, step=12):
    """The points of a way through others, at most so far from each other, as a finger is seen in frames."""
    way = [points[0]]
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        count = max(1, round(max(abs(x1 - x0), abs(y1 - y0)) / step))
        way += [(x0 + (x1 - x0) * i / count, y0 + (y1 - y0) * i / count) for i in range(1, count + 1)]
    return way


class TouchedList:
    def __init__(self, engine, server):
        self.engine, self.server = engine, server

    def open(self, options=None, **query):
        query["options"] = json.dumps(options or {"top": {}})
        self.engine.open(f"{self.server.url}list.html?{urlencode(query)}")
        self.engine.wait_for("window.list")
        self.frames(2)
        return self

    # What is there

    def evaluate(self, expression):
        return self.engine.evaluate(expression)

    def wait_for(self, condition, seconds=8):
        self.engine.wait_for(condition, seconds)

    def phase(self, edge="top"):
        return self.evaluate(f"list.phase('{edge}')")

    def wait_for_phase(self, phase, edge="top", seconds=8):
        self.wait_for(f"list.phase('{edge}') === '{phase}'", seconds)

    def runs(self):
        return self.evaluate("runs")

    def finish(self, answer=None):
        """Lets the action that runs go, and waits until its edge has closed."""
        edge = self.evaluate(f"(done.shift()({json.dumps(answer)}), runs.at(-1))")
        self.wait_for_phase("idle", edge)

    def seen(self):
        """Where the content begins, from the top of the list's place; negative where it is scrolled on."""
        return self.evaluate("rows.querySelector('.item').getBoundingClientRect().top - place().top")

    def seen_at(self, side):
        """How far the content is away from a side of the list's place; negative where it is scrolled on."""
        return self.evaluate(f"""(() => {{
          const edges = [...rows.querySelectorAll(".item")].map((item) => item.getBoundingClientRect().{side});
          const side = place().{side};
          return {int(side in ("top", "left"))} ? Math.min(...edges) - side : side - Math.max(...edges); }})()""")

    def scroll_top(self):
        return self.evaluate("scroller.scrollTop")

    def hear_moves(self):
        self.evaluate("""(() => { window.moves = [];
          scroller.addEventListener("touchmove", ({ touches }) => moves.push(touches[0].clientY)); })()""")

    def moves(self):
        """The heights at which the page has heard of the finger."""
        return self.evaluate("moves")

    # What is done

    def frames(self, count):
        self.evaluate(f"""(async () => {{
          for (let i = 0; i < {count}; i += 1) await new Promise(requestAnimationFrame); }})()""")

    def pause(self, milliseconds):
        self.evaluate(f"new Promise((go) => {{ setTimeout(go, {milliseconds}); }})")

    def scroll_to(self, position):
        self.evaluate(f"scroller.scrollTo(0, {position})")
        self.frames(3)

    def rest(self):
        """Waits until the list rolls no more."""
        self.evaluate("""(async () => {
          for (let calm = 0, last = null; calm < 12; ) {
            await new Promise(requestAnimationFrame);
            const now = scroller.scrollTop + scroller.scrollLeft;
            calm = now === last ? calm + 1 : 0;
            last = now;
          } })()""")

    def drag(self, *ways, hold=0.12):
        """Leads a finger down and up by these heights, one after the other."""
        points = [(X, Y)]
        for way in ways:
            points.append((X, points[-1][1] + way))
        self.engine.drag(line(*points), hold)

    def drag_from(self, side, *distances, start=0, hold=0.12):
        """Leads a finger away from a side, to one distance from the middle after the other."""
        x, y = WAYS[side]
        self.engine.drag(line(*[(MIDDLE[0] + x * each, MIDDLE[1] + y * each) for each in (start, *distances)]), hold)

    def scroll_from(self, side, distance):
        """Scrolls so far away from a side; to it for 0."""
        x, y = WAYS[side]
        self.evaluate(f"""(scroller.scrollTo({-x} * 1e6, {-y} * 1e6), scroller.scrollBy({x * distance}, {y * distance}))""")
        self.frames(3)

    def tap(self, selector):
        x, y = self.evaluate(f"""(({{ left, top, width, height }}) => [left + width / 2, top + height / 2])(
          document.querySelector({json.dumps(selector)}).getBoundingClientRect())""")
        self.engine.drag([(x, y)], hold=0.05)

    def pull(self, way):
        """Leads a finger down, and leaves it there."""
        points = line((X, Y), (X, Y + way))
        self.engine.press(points[0])
        self.engine.lead(points[1:])
