// The adapters of the guide for animations of Lottie and Rive, with stand-ins for what they use of these libraries.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const guide = readFileSync(new URL("../../Web/docs/Looks.md", import.meta.url), "utf8");
const document = { createElement: () => ({ style: {} }) };

/** A function of the guide, whose library is a name in it. */
function adapter(name, library, standIn) {
  const [code] = guide.match(new RegExp(`^function ${name}\\(.*?^}$`, "ms"));
  return new Function("document", library, `${code} return ${name};`)(document, standIn);
}

/** The states of a pull, its run and its end, each with what has been called. */
function told(indicator, calls) {
  const rest = { time: 0, reducesMotion: false };
  return [
    ["pulling", 0.5], ["armed", 1.4], ["waiting", 0], ["refreshing", 0.2], ["ending", 0.8], ["idle", 0], ["failed", 0],
  ].map(([phase, progress]) => {
    calls.length = 0;
    indicator.update({ ...rest, phase, progress });
    return `${phase}: ${calls.join()}`;
  });
}

test("An animation of Lottie follows the pull, plays while the action runs, and stays while the edge closes", () => {
  const calls = [];
  let asked;
  const player = {
    totalFrames: 60, play: () => calls.push("play"), pause: () => calls.push("pause"), goToAndStop: (value, isFrame) => calls.push(`${isFrame ? "frame" : "ms"} ${value}`),
  };
  const indicator = adapter("animation", "lottie", { loadAnimation: (options) => (asked = options) && player })("sun.json", 70);
  assert.deepEqual([asked.path, asked.container, asked.autoplay, asked.loop], ["sun.json", indicator.element, false, true]);
  assert.deepEqual([indicator.extent, indicator.element.style.height], [70, "70px"]);
  assert.deepEqual(told(indicator, calls), [
    "pulling: frame 30", "armed: frame 60", "waiting: play", "refreshing: play", "ending: pause", "idle: frame 0", "failed: frame 0",
  ]);
  assert.equal(indicator.element.style.opacity, 1);
  calls.length = 0;
  indicator.update({ phase: "refreshing", progress: 0, time: 0, reducesMotion: true });
  assert.deepEqual([calls.join(), indicator.element.style.opacity], ["frame 0", 0.5]);
});

test("A state machine of Rive is told the pull and whether the action runs, once it is loaded", () => {
  const calls = [];
  let asked, inputs;
  const input = (name) => ({ name, set value(value) { calls.push(`${name} ${value}`); } });
  class Rive {
    constructor(options) { asked = options; }
    stateMachineInputs(name) { return name === "Pull" ? inputs : undefined; }
    resizeDrawingSurfaceToCanvas() { calls.push("resize"); }
  }
  const indicator = adapter("machine", "Rive", Rive)("sun.riv", "Pull");
  assert.deepEqual([asked.src, asked.canvas, asked.stateMachines, asked.autoplay], ["sun.riv", indicator.element, "Pull", true]);
  indicator.update({ phase: "pulling", progress: 0.1 });
  assert.deepEqual(calls, []);
  inputs = ["progress", "other", "isRunning"].map(input);
  asked.onLoad();
  assert.deepEqual(calls, ["resize"]);
  assert.deepEqual(told(indicator, calls), [
    "pulling: progress 50,isRunning false", "armed: progress 100,isRunning false", "waiting: progress 0,isRunning true",
    "refreshing: progress 20,isRunning true", "ending: progress 80,isRunning false", "idle: progress 0,isRunning false", "failed: progress 0,isRunning false",
  ]);
});
