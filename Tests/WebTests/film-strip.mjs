// Reads the filmstrips of the indicators at the top, with which tests compare those of the browser.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

/** The frames of an indicator: for each its label, and a line for each element of the drawing. */
export function framesOf(name) {
  const strip = readFileSync(new URL(`../OverscrollIndicatorsTests/FilmStrips/${name}-top.txt`, import.meta.url), "utf8");
  return strip.trim().split("\n\n").map((frame) => frame.split("\n"));
}

const PLACE = /at (\S+) (\S+?)(?:, turned (\S+?))?(?:, scaled (\S+?))?(?:, opacity (\S+))?$/;

/** The state of a frame, for an indicator with a trigger distance. */
export function stateOf(label, distance) {
  const usual = { progress: 0, time: 0, outcome: undefined };
  const of = (phase, rest) => ({ ...usual, phase, ...rest });
  const state = label.endsWith(" %") ? of("pulling", { progress: parseInt(label, 10) / 100 })
    : label.startsWith("refreshing") ? of("refreshing", { time: parseFloat(label.split(", ")[1]) })
    : { armed: of("armed", { progress: 1.3 }), updated: of("ending", { progress: 0.6, time: 0.1, outcome: "updated" }),
      failed: of("failed", { time: 1 }), "no more": of("noMore", { time: 1 }) }[label];
  return { ...state, pull: distance * state.progress, reducesMotion: false };
}

export function arcsIn(line) {
  const found = line.matchAll(/arc (\S+)(?: around (\S+) (\S+))? from (\S+) to ([^\s,]+)/g);
  return [...found].map(([, radius, x = 0, y = 0, from, to]) => [x, y, radius, from, to].map(Number));
}

export function placeOf(line) {
  const [, x, y, rotation = 0, scale = 1, opacity = 1] = line.match(PLACE);
  return { x: Number(x), y: Number(y), rotation: Number(rotation), scale: Number(scale), opacity: Number(opacity) };
}

export function near(actual, expected, what) {
  assert.equal(actual.length, expected.length, what);
  actual.forEach((number, index) => assert.ok(Math.abs(number - expected[index]) < 1e-9, `${what}: ${actual} and not ${expected}`));
}
