// The recognition of gestures in wheel events, in recorded and in random sequences.
import assert from "node:assert/strict";
import { test } from "node:test";
import { WheelPhases } from "../../Web/src/gesture/wheel.js";

// The distances that a finger would move, 16 ms apart, as trackpads report them: pulls that come to rest, flicks with
// momentum (each step is 4 % smaller), and steps of a wheel.
const STEADY = Array(14).fill(12);
const SLOWING = [2, 6, 12, 18, 24, 28, 30, 31, 28, 24, 18, 12, 7, 3, 1];
const UNEVEN = [4, 10, 12, 11, 12, 9, 11, 10, 12, 13, 10, 13];
const ROLLING = Array.from({ length: 59 }, (_, index) => 44 * 0.96 ** (index + 1));
const SHRINKING = [5, 40, 35, 30, 25, 20, 15, 10, 5];
const NAMES = ["began", "moved", "ended", "cancelled"];
const sum = (numbers) => numbers.reduce((all, each) => all + each, 0);

function play(turns, { gap = 16, mayBegin = true, isStep = false } = {}) {
  const phases = new WheelPhases();
  const reported = [];
  let time = 1000, travel = 0;
  for (const way of turns) {
    time += gap;
    const passed = phases.passed(time);
    if (passed !== null) reported.push(NAMES[passed]);
    const what = phases.turned({ time, way, isStep }, mayBegin);
    if (what !== null && reported.at(-1) !== NAMES[what]) reported.push(NAMES[what]);
    if (what !== null) ({ travel } = phases);
  }
  const passed = phases.passed(time + 1000);
  if (passed !== null) reported.push(NAMES[passed]);
  return [reported, travel];
}

test("A steady pull is followed the whole way, and ends with the silence", () => {
  for (const turns of [STEADY, STEADY.map((way) => -way)]) assert.deepEqual(play(turns), [["began", "moved", "ended"], sum(turns)]);
});

test("An uneven pull is followed as far as it is certainly fingers", () => {
  assert.deepEqual(play(UNEVEN), [["began", "moved", "ended"], sum(UNEVEN)]);
});

test("A pull that slows down counts as far as it grew", () => {
  assert.deepEqual(play(SLOWING), [["began", "moved", "ended"], sum(SLOWING.slice(0, 8))]);
});

test("What rolls on after a flick pulls nothing, and takes the pull back", () => {
  for (const rolling of [ROLLING, ROLLING.map(Math.round)]) {
    const [reported, travel] = play([6, 20, 44, ...rolling]);
    assert.deepEqual(reported, ["began", "moved", "cancelled"]);
    // One event after the fingers were lifted may still belong to them.
    assert.ok(Math.abs(travel - (70 + 44 * 0.96)) <= 1, `${travel}`);
  }
});

test("What only shrinks adds one event at most", () => {
  assert.deepEqual(play(SHRINKING), [["began", "moved", "ended"], 5 + 40 + 35]);
});

test("What comes to an edge pulls nothing until there was silence", () => {
  assert.deepEqual(play(STEADY, { mayBegin: false }), [[], 0]);
  assert.deepEqual(play(STEADY, { gap: 140, mayBegin: false }), [[], 0]);
});

test("The steps of a wheel are one pull as long as they follow each other", () => {
  assert.deepEqual(play([100, 100], { gap: 350, isStep: true }), [["began", "moved", "ended"], 200]);
  assert.deepEqual(play([100, 100], { gap: 450, isStep: true }), [["began", "ended", "began", "ended"], 100]);
});

test("A pull that goes back counts every turn", () => {
  assert.equal(play([30, 30, 30, -20, -10, -5])[1], 55);
});

test("No flick of two thousand pulls far enough, and no drag is taken back", () => {
  let seed = 7;
  const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  const roll = (turns) => {
    const phases = new WheelPhases();
    let isTakenBack = false;
    turns.forEach((way, index) => { isTakenBack ||= phases.turned({ time: 16 * index, way }, true) === 3; });
    return { isTakenBack, travel: phases.travel, all: sum(turns) };
  };
  const flick = () => {
    const [most, count, rest, rounds] = [4 + 60 * random(), 2 + Math.floor(4 * random()), 0.94 + 0.03 * random(), random() < 0.5];
    const fingers = Array.from({ length: count }, (_, index) => (most * (index + 1)) / count);
    const rolling = Array.from({ length: 120 }, (_, index) => most * rest ** (index + 1) * (0.99 + 0.02 * random()));
    return [...fingers, ...rolling.map((each) => (rounds ? Math.round(each) : each))].filter((each) => each >= 0.5);
  };
  const drag = () => {
    const pace = 2 + 18 * random();
    return Array.from({ length: 8 + Math.floor(25 * random()) }, () => Math.max(1, Math.round(pace * (0.6 + 0.8 * random()))));
  };
  const flicks = Array.from({ length: 2000 }, () => roll(flick())), drags = Array.from({ length: 2000 }, () => roll(drag()));
  const most = Math.max(0, ...flicks.filter(({ isTakenBack }) => !isTakenBack).map(({ travel }) => travel));
  assert.ok(most < 105, "In a viewport of 844 pixels, a movement of 105 reaches the distance of 54");
  assert.equal(drags.filter(({ isTakenBack }) => isTakenBack).length, 0);
  assert.ok(sum(drags.map(({ travel, all }) => travel / all)) / drags.length > 0.9);
});
