// The frames and timers of a list.
import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { test } from "node:test";
import { Place } from "../../Web/src/engine/block-layout.js";
import { Block } from "../../Web/src/engine/module.js";
import { FrameScheduler } from "../../Web/src/rendering/animation.js";

const memory = new WebAssembly.Memory({ initial: 1 });
const block = new Block(memory, 0);

test("A deadline that is farther than the longest timer does not fire before", async () => {
  let calls = 0;
  const scheduler = new FrameScheduler(() => { calls += 1; });
  block.numbers.fill(0);
  block.numbers[Place.wakeTime] = 1e7;
  scheduler.schedule(block, false);
  await pause(20);
  scheduler.cancel();
  assert.equal(calls, 0);
});

test("Frames go on if the memory has grown since a finger drew the last one", (context) => {
  const frames = [];
  context.after(() => { delete globalThis.requestAnimationFrame; });
  globalThis.requestAnimationFrame = (draw) => frames.push(draw);
  const scheduler = new FrameScheduler(() => {});
  block.numbers.fill(0);
  block.numbers[Place.animates] = 1;
  scheduler.schedule(block, false);
  scheduler.noteDrawn(true);
  memory.grow(1);
  frames.pop()(0);
  assert.equal(frames.length, 1);
});
