// The indicator "scene" of the browser draws what `SceneIndicator` of UIKit and SwiftUI draws.
import assert from "node:assert/strict";
import { test } from "node:test";
import { sceneDrawing } from "../../Web/src/scene.js";
import { framesOf, near, placeOf, stateOf } from "./film-strip.mjs";

const MIDDLE = 195;
const ofScene = framesOf("scene").filter(([label]) => label !== "failed" && label !== "no more");

test("The filmstrip has all phases of a refresh", () => assert.equal(ofScene.length, 11));

for (const [label, ...lines] of ofScene) {
  test(`The browser's scene is that of UIKit and SwiftUI: ${label}`, () => {
    const { layers, boat, sun, rays, cloud, mark } = sceneDrawing(stateOf(label, 80));
    const places = (pattern) => lines.filter((line) => line.includes(pattern)).map(placeOf);
    const sea = places(" arcs and ");
    assert.equal(sea.length, 3);
    near(layers.flatMap(({ x, y }) => [MIDDLE + x, y]), sea.flatMap(({ x, y }) => [x, y]), "the sea");
    const [rode] = places("rgb 255 255 255");
    near([MIDDLE + boat.x, boat.y, boat.rotation], [rode.x, rode.y, rode.rotation], "the boat");
    const [beams, disc] = places("rgb 232 112 26");
    near([MIDDLE + sun.x, sun.y, sun.opacity], [disc.x, disc.y, disc.opacity], "the sun");
    near([rays.rotation, rays.opacity], [beams.rotation, beams.opacity], "the rays");
    const [sky] = places("fill of arc 5.0 around -9.0 2.0");
    near([MIDDLE - 0.3 * 390 + cloud], [sky.x], "the clouds");
    near([mark], [placeOf(lines.find((line) => line.includes("stroke of 3 points"))).opacity], "the mark");
  });
}

test("The finger moves the layers sideways, the nearest the farthest", () => {
  const [left, right] = [-1, 1].map((sideways) => sceneDrawing(stateOf("armed", 80), 0, sideways));
  const ways = left.layers.map(({ x }, index) => right.layers[index].x - x);
  assert.ok(ways[0] > 0 && ways[1] > 2 * ways[0] && ways[2] > 1.5 * ways[1]);
  assert.ok(right.boat.x - left.boat.x > ways[2]);
});

test("The sea goes on from where the action has left it, and comes to rest", () => {
  const run = sceneDrawing({ ...stateOf("refreshing, 0.1 s", 80), time: 1.7 });
  const ending = (time, outcome = "updated") => sceneDrawing({ ...stateOf("updated", 80), time, outcome }, 1.7);
  assert.deepEqual(ending(0).layers, run.layers);
  assert.deepEqual(ending(1).layers, ending(2).layers);
  assert.notDeepEqual(ending(0.4).layers, run.layers);
  assert.deepEqual(sceneDrawing({ ...stateOf("failed", 80), time: 0 }, 1.7).layers, run.layers);
});

test("A failure is a sign in the place of the sun until the edge is closed, and a cancelled run has no mark", () => {
  for (const state of [stateOf("failed", 80), { ...stateOf("failed", 80), phase: "ending", outcome: "failed", time: 0 }]) {
    const { sun, out, mark } = sceneDrawing(state);
    assert.deepEqual([sun.opacity, out, mark], [0, 1, 0]);
  }
  assert.equal(sceneDrawing({ ...stateOf("updated", 80), outcome: "cancelled" }).mark, 0);
});

test("With reduced motion, the picture is still", () => {
  const still = (time) => sceneDrawing({ ...stateOf("refreshing, 0.1 s", 80), time, reducesMotion: true });
  assert.deepEqual(still(0), still(3.3));
});
