// The indicator "drop" of the browser draws what `DropIndicator` of UIKit and SwiftUI draws.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { dropDrawing } from "../../Web/src/drop.js";

const strip = readFileSync(new URL("../OverscrollIndicatorsTests/FilmStrips/drop-top.txt", import.meta.url), "utf8");
const frames = strip.trim().split("\n\n").map((frame) => frame.split("\n"));
const PLACE = /at \S+ (\S+?)(?:, turned (\S+?))?(?:, scaled (\S+?))?(?:, opacity (\S+))?$/;

function stateOf(label) {
  const usual = { progress: 0, time: 0, outcome: undefined };
  const of = (phase, rest) => ({ ...usual, phase, ...rest });
  const state = label.endsWith(" %") ? of("pulling", { progress: parseInt(label, 10) / 100 })
    : label.startsWith("refreshing") ? of("refreshing", { time: parseFloat(label.split(", ")[1]) })
    : { armed: of("armed", { progress: 1.3 }), updated: of("ending", { progress: 0.6, time: 0.1, outcome: "updated" }),
      failed: of("failed", { time: 1 }), "no more": of("noMore", { time: 1 }) }[label];
  return { ...state, pull: 54 * state.progress, reducesMotion: false };
}

function arcsIn(line) {
  const found = line.matchAll(/arc (\S+)(?: around (\S+) (\S+))? from (\S+) to ([^\s,]+)/g);
  return [...found].map(([, radius, x = 0, y = 0, from, to]) => [x, y, radius, from, to].map(Number));
}

function placeOf(line) {
  const [, y, rotation = 0, scale = 1, opacity = 1] = line.match(PLACE);
  return { y: Number(y), rotation: Number(rotation), scale: Number(scale), opacity: Number(opacity) };
}

function near(actual, expected, what) {
  assert.equal(actual.length, expected.length, what);
  actual.forEach((number, index) => assert.ok(Math.abs(number - expected[index]) < 1e-9, `${what}: ${actual} and not ${expected}`));
}

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
