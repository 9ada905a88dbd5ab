// The runs of actions: what their answers mean, and how failed ones are repeated.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readAnswer } from "../../Web/src/page/page-code.js";
import { perform, retry } from "../../Web/src/list/runs.js";

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

test("A failed action is repeated after delays that double, up to the longest", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const failure = { outcome: "failed", message: "", error: new Error("down") };
  let attempts = 1;
  const attempt = async () => { attempts += 1; return attempts < 5 ? failure : { outcome: "updated", message: "" }; };
  const result = retry(failure, () => ({ count: 9, firstDelay: 1, longestDelay: 3 }), attempt, new AbortController().signal);
  for (const [seconds, made] of [[0.9, 1], [0.1, 2], [1.9, 2], [0.1, 3], [3, 4], [3, 5]]) {
    context.mock.timers.tick(seconds * 1000);
    await turn();
    assert.equal(attempts, made, `after ${seconds} s`);
  }
  assert.equal((await result).outcome, "updated");
});

test("An action is repeated no more often than its option says, and not for some errors", async () => {
  const failure = { outcome: "failed", message: "", error: new Error("down") };
  let attempts = 0;
  const attempt = async () => { attempts += 1; return failure; };
  const { signal } = new AbortController();
  assert.equal(await retry(failure, () => undefined, attempt, signal), failure);
  assert.equal(await retry(failure, () => ({ count: 9, where: () => false }), attempt, signal), failure);
  assert.equal(attempts, 0);
  assert.equal(await retry(failure, () => ({ count: 2, firstDelay: 0 }), attempt, signal), failure);
  assert.equal(attempts, 2);
});

test("A cancelled run is not repeated, also while it waits", async () => {
  const failure = { outcome: "failed", message: "", error: new Error("down") };
  const run = new AbortController();
  const result = retry(failure, () => 5, () => assert.fail("no attempt"), run.signal);
  run.abort();
  assert.equal((await result).outcome, "cancelled");
});
