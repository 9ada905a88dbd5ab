// The runs of actions: what their answers mean, and how failed ones are repeated.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.mjs";
import { Report } from "../../Web/src/engine/block-layout.js";
import { readEdge } from "../../Web/src/options/options.js";
import { readAnswer } from "../../Web/src/page/page-code.js";
import { perform, Runs } from "../../Web/src/list/runs.js";

globalThis.reportError ??= () => {};
const turn = () => new Promise(setImmediate);

test("An answer is an outcome, an object or nothing", () => {
  assert.deepEqual(readAnswer(undefined), { outcome: "updated", message: "" });
  assert.deepEqual(readAnswer("unchanged"), { outcome: "unchanged", message: "" });
  assert.deepEqual(readAnswer({ hasMore: false, message: 5 }), { outcome: "noMore", message: "5" });
  assert.equal(readAnswer(false).outcome, "failed");
  assert.equal(readAnswer({ ok: false, status: 503, statusText: "Busy" }).error.message, "HTTP 503 Busy");
  assert.throws(() => readAnswer("perhaps"), { name: "TypeError", message: /outcome must be one of updated, / });
});

test("A failure has the page's own sentence, and what is cancelled has not failed", async () => {
  const { signal } = new AbortController();
  const run = (action, isCancellation) => perform(() => ({ onRefresh: action }), { signal, isCurrent: () => true, calm() {}, apply: (work) => work(), isCancellation });
  const error = Object.assign(new Error("down"), { userMessage: "No network" });
  assert.deepEqual(await run(() => { throw error; }), { outcome: "failed", message: "No network", error });
  assert.equal((await run(async () => { throw new DOMException("", "AbortError"); })).outcome, "cancelled");
  assert.equal((await run(() => { throw error; }, (thrown) => thrown === error)).outcome, "cancelled");
});

/** Starts a run of an action that fails, except for an attempt; returns what happens to it. */
async function startFailing(retryPolicy, succeeds = Infinity) {
  const state = { attempts: 0, result: undefined, errors: 0 };
  const action = async () => {
    state.attempts += 1;
    if (state.attempts < succeeds) throw new Error("down");
  };
  const runs = new Runs({
    isAttached: true, options: { top: readEdge("top", { retryPolicy }, action, undefined) }, events: { complain() { state.errors += 1; }, end() {} }, hasMore() {}, calm() {},
    changeRows: (edge, work) => work(), request() {}, sendEnd(edge, run, result) { state.result = result.outcome; }, phaseChanged() {},
  });
  const report = new Float64Array(Report.count);
  report[Report.run] = 1;
  runs.deliver([["top", report]]);
  await turn();
  return { runs, state };
}

test("A failed action is repeated after delays that double, up to the longest", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { state } = await startFailing({ count: 9, firstDelay: 1, longestDelay: 3 }, 5);
  for (const [seconds, made] of [[0.9, 1], [0.1, 2], [1.9, 2], [0.1, 3], [3, 4], [3, 5]]) {
    context.mock.timers.tick(seconds * 1000);
    await turn();
    assert.equal(state.attempts, made, `after ${seconds} s`);
  }
  assert.deepEqual(state, { attempts: 5, result: "updated", errors: 0 });
});

test("An action is repeated no more often than its option says, and not for some errors", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  for (const [policy, attempts] of [[undefined, 1], [0, 1], [2, 3], [{ count: 2, firstDelay: 0 }, 3], [{ count: 9, where: () => false }, 1]]) {
    const { state } = await startFailing(policy);
    for (let step = 0; step < 4; step += 1) {
      context.mock.timers.tick(60_000);
      await turn();
    }
    assert.deepEqual(state, { attempts, result: "failed", errors: 1 }, JSON.stringify(policy));
  }
});

test("A cancelled run is not repeated, also while it waits", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { runs, state } = await startFailing(5);
  runs.abort();
  await turn();
  context.mock.timers.tick(60_000);
  await turn();
  assert.deepEqual(state, { attempts: 1, result: undefined, errors: 0 });
});
