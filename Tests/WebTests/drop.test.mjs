// The indicator "drop" of the browser draws what `DropIndicator` of UIKit and SwiftUI draws.
import assert from "node:assert/strict";
import { test } from "node:test";
import { dropDrawing } from "../../Web/src/drop.js";
import { arcsIn, framesOf, near, placeOf, stateOf as stateFor } from "./film-strip.mjs";

const frames = framesOf("drop");
const stateOf = (label) => stateFor(label, 54);

test("The filmstrip has all phases of a refresh", () => {
  assert.equal(frames.length, 13);
  assert.equal(frames.filter(([, ...lines]) => lines.some((line) => line.includes("fill"))).length, 7);
});

for (const [label, ...lines] of frames) {
  test(`The browser's drop is that of UIKit and SwiftUI: ${label}`, () => {
    const drawing = dropDrawing(stateOf(label));
    const [fill, ring, mark] = ["  fill", "  stroke of arc", "  stroke of"].map((start, index) =>
      lines.find((line) => line.startsWith(start) && (index < 2 || !line.includes(" arc "))));
    const isLiquid = fill !== undefined && placeOf(fill).opacity > 0;
    assert.equal(drawing.opacity > 0, isLiquid);
    assert.ok(drawing.liquid.flat(2).every(Number.isFinite));
    if (isLiquid) {
      near(drawing.liquid.flat(2), arcsIn(fill).flat(), "the liquid");
      near([drawing.edge, drawing.opacity], [placeOf(fill).y, placeOf(fill).opacity], "its place");
    }
    const isRing = ring !== undefined && placeOf(ring).opacity > 0;
    assert.equal(drawing.ring !== undefined, isRing);
    if (isRing) {
      const { y, rotation, opacity } = placeOf(ring);
      near(drawing.ring.arc, arcsIn(ring)[0], "the ring");
      near([drawing.ring.width, drawing.ring.y, drawing.ring.rotation, drawing.ring.opacity],
        [parseFloat(ring.match(/, (\S+) wide/)[1]), y, rotation, opacity], "its place");
    }
    assert.equal(drawing.mark !== undefined, mark !== undefined);
    if (mark) near([drawing.mark.scale, drawing.mark.opacity], [placeOf(mark).scale, placeOf(mark).opacity], "the mark");
  });
}

test("A cancelled run has no check mark, and nothing is left of any at the end", () => {
  const ending = { ...stateOf("updated"), time: 1 };
  assert.equal(dropDrawing({ ...ending, outcome: "cancelled" }).mark, undefined);
  assert.equal(dropDrawing({ ...ending, outcome: "cancelled" }).ring.opacity, 0);
  const last = dropDrawing({ ...ending, progress: 0, pull: 0 });
  assert.deepEqual([last.opacity, last.ring.opacity, last.mark.opacity], [0, 0, 0]);
});

test("A failure keeps its sign while it closes", () => {
  const { mark, ring } = dropDrawing({ ...stateOf("updated"), time: 0.1, outcome: "failed" });
  assert.deepEqual([mark.name, ring.opacity], ["failed", mark.opacity]);
});
