// The indicator "material" of the browser draws what `MaterialIndicator` of UIKit and SwiftUI draws.
import assert from "node:assert/strict";
import { test } from "node:test";
import { materialDrawing } from "../../Web/src/material.js";
import { arcsIn, framesOf, near, placeOf, stateOf } from "./film-strip.mjs";

const ARC_RADIUS = 8.75;
const ofDisc = framesOf("material").filter(([label]) => label !== "failed" && label !== "no more");

test("The filmstrip has all phases of a refresh", () => assert.equal(ofDisc.length, 11));

for (const [label, ...lines] of ofDisc) {
  test(`The browser's disc is that of UIKit and SwiftUI: ${label}`, () => {
    const { size, arc, shown } = materialDrawing(stateOf(label, 64));
    const surface = placeOf(lines.find((line) => line.includes(", surface,")));
    near([size], [surface.scale], "the disc");
    assert.equal(size > 0, surface.opacity > 0);
    const written = lines.find((line) => line.startsWith("  stroke of arc")), place = placeOf(written);
    near([arc.opacity], [place.opacity], "whether the arc is there");
    if (arc.opacity > 0) {
      const [[, , radius, from, to]] = arcsIn(written);
      near([radius, arc.sweep, arc.rotation], [ARC_RADIUS, to - from, place.rotation], "the arc");
      const arrow = placeOf(lines.findLast((line) => line.startsWith("  fill")));
      const angle = (arc.rotation + arc.sweep - 90) * Math.PI / 180;
      near([size * arc.arrow], [arrow.scale], "the arrow");
      const far = size * ARC_RADIUS;
      near([195 + far * Math.cos(angle), 32 + far * Math.sin(angle)], [arrow.x, arrow.y], "the place of the arrow");
    }
    const mark = placeOf(lines.at(-1));
    near([size * shown], [mark.opacity], "the mark");
  });
}

test("A failure is a sign on the disc until the edge is closed", () => {
  const failed = materialDrawing(stateOf("failed", 64));
  assert.deepEqual([failed.size, failed.shown, failed.isFailed, failed.arc.opacity], [1, 1, true, 0]);
  const closing = materialDrawing({ ...stateOf("failed", 64), phase: "ending", outcome: "failed", progress: 0.3, time: 1 });
  assert.deepEqual([closing.shown, closing.isFailed, closing.size < 1], [1, true, true]);
});

test("The result is drawn without a space too, and nothing is left of it at the end", () => {
  const ending = { ...stateOf("updated", 64), progress: 0 };
  const drawn = materialDrawing({ ...ending, time: 0.27 });
  assert.deepEqual([drawn.size, drawn.shown, drawn.arc.opacity], [1, 1, 0]);
  assert.equal(materialDrawing({ ...ending, time: 0.4 }).size, 0);
  const cancelled = materialDrawing({ ...ending, time: 0.1, outcome: "cancelled" });
  assert.deepEqual([cancelled.size, cancelled.shown], [0.5, 0]);
  assert.equal(materialDrawing({ ...ending, time: 0, reducesMotion: true }).shown, 1);
});
