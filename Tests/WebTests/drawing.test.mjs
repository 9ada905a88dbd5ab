// The indicator "drawing" of the browser draws as much of a path as `DrawingIndicator` of UIKit and SwiftUI.
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawnPart } from "../../Web/src/drawing.js";
import { framesOf, near, placeOf, stateOf } from "./film-strip.mjs";

// Those of a failure and of the end have a text there.
const frames = framesOf("drawing").filter(([label]) => label !== "failed" && label !== "no more");

test("The filmstrip has all phases of a refresh", () => assert.equal(frames.length, 11));

for (const [label, drawn, numbers] of frames) {
  test(`The browser draws as much of a path as UIKit and SwiftUI: ${label}`, () => {
    const { start, length, opacity } = drawnPart(stateOf(label, 54));
    const [, from, long] = numbers.match(/from (\S+), (\S+) long/).map(Number);
    near([start, length, opacity], [from, long, placeOf(drawn).opacity], label);
  });
}

const ending = (time, rest = {}) => drawnPart({ phase: "ending", progress: 0.4, time, reducesMotion: false, outcome: "updated", ...rest }, 1.7);

test("The gap goes on from where the action has left it, and closes", () => {
  const run = drawnPart({ ...stateOf("refreshing, 0.1 s", 54), time: 1.7 });
  assert.deepEqual(ending(0), run);
  assert.ok(run.length < 0.71 && ending(0.1).length > run.length && ending(0.1).start > run.start);
  assert.equal(ending(0.25).length, 1);
});

test("A cancelled run keeps its gap, and leaves", () => {
  assert.ok(Math.abs(ending(0.1, { outcome: "cancelled" }).length - 0.7) < 1e-9);
  assert.equal(ending(0.2, { outcome: "cancelled" }).opacity, 0);
});

test("With reduced motion, nothing travels", () => {
  for (const state of [stateOf("refreshing, 0.3 s", 54), { ...stateOf("updated", 54), time: 0 }]) {
    const { start, length } = drawnPart({ ...state, reducesMotion: true }, 3);
    assert.deepEqual([start, length], [0, 1]);
  }
});
