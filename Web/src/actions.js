// @ts-check
import { callPage } from "./page-code.js";

/** The members of an answer that say how a run ended. */
const ANSWERS = ["outcome", "more", "hasMore", "message", "isError", "error", "ok"];
let hasWarned = false;

/** @typedef {import("./overscroll.js").Action} Action */
/** @typedef {import("./overscroll.js").Outcome} Outcome */
/** @typedef {import("./overscroll.js").Result} Result */

/**
 * The functions of an edge: one action, or two steps.
 * @typedef {object} Handlers
 * @property {Action} [action]
 * @property {Action} [fetch]
 * @property {(fetched: unknown) => unknown} [apply]
 */

/**
 * The parts of the list that a run uses.
 * @typedef {object} RunContext
 * @property {AbortSignal} signal
 * @property {() => boolean} isCurrent Whether the result of the run still counts.
 * @property {() => Promise<void> | void} calm Waits until the list is idle.
 * @property {(work: () => unknown) => unknown} apply Calls code that changes the rows.
 * @property {((error: unknown) => unknown) | undefined} isCancellation
 */

/**
 * The outcomes, in the order of `ResultKind` in the engine.
 * @type {Outcome[]}
 */
export const OUTCOMES = ["updated", "unchanged", "noMore", "failed", "cancelled"];

/**
 * The result of a run that was cancelled.
 * @type {Result}
 */
export const CANCELLED = { outcome: "cancelled", message: "" };

/**
 * Converts the return value of an action.
 * @param {unknown} answer
 * @returns {Result}
 */
export function readAnswer(answer) {
  if (answer === false) return failed(new Error("Overscroll: the action returned false"));
  const failure = failureIn(answer);
  if (failure) return failed(failure.error);
  const given = typeof answer === "string" ? { outcome: answer } : Object(answer);
  const { outcome, more, hasMore = more, message = "", error } = given;
  if (outcome === undefined && error) return failed(error);
  warnAbout(answer);
  const kind = outcome ?? (hasMore === false ? "noMore" : "updated");
  if (!OUTCOMES.includes(kind)) throw new TypeError(`Overscroll: outcome must be one of ${OUTCOMES.join(", ")}, not ${String(kind)}`);
  return { outcome: kind, message: String(message), ...(kind === "failed" && error !== undefined && { error }) };
}

/**
 * The error of a value that means a failure, although its promise did not reject: a result of TanStack Query, or a
 * response with an HTTP error. The status of a response that the page may not read is 0.
 * @param {unknown} value
 * @returns {{ error: unknown } | undefined}
 */
export function failureIn(value) {
  const { isError, error, ok, status, statusText = "" } = Object(value);
  if (isError === true) return { error };
  return ok === false && status ? { error: new Error(`HTTP ${status} ${statusText}`.trim(), { cause: value }) } : undefined;
}

/**
 * Warns once of an answer that says nothing about the result.
 * @param {unknown} answer
 */
function warnAbout(answer) {
  const says = answer === undefined || answer === null || answer === true || typeof answer === "string" || ANSWERS.some((name) => name in Object(answer));
  if (says || hasWarned) return;
  hasWarned = true;
  console.warn('Overscroll: an action returned a value that is no answer, so its run counts as "updated". Return nothing, an outcome,'
    + " or an object with outcome, hasMore or message. The value:", answer);
}

/**
 * The result of an action that failed. A page may throw any value, even one that cannot be converted to a string.
 * @param {unknown} error
 * @returns {Result}
 */
function failed(error) {
  const message = callPage(() => String(Object(error).userMessage ?? "")) ?? "";
  return { outcome: "failed", message, error };
}

/**
 * Runs the action of an edge: either one function, or `fetch` at once and `apply` when the list is idle, if the run
 * still counts.
 * @param {() => Handlers} handlers Returns the current functions, which `update` may have replaced.
 * @param {RunContext} run
 * @returns {Promise<Result>}
 */
export async function perform(handlers, run) {
  const { signal, isCancellation } = run;
  const result = await attempt(handlers, run).catch(failed);
  if (!("error" in result)) return result;
  const { error } = result;
  const cancels = () => Object(error).name === "AbortError" || isCancellation?.(error);
  return signal.aborted || callPage(cancels) ? CANCELLED : result;
}

/**
 * @param {() => Handlers} handlers
 * @param {RunContext} run
 */
async function attempt(handlers, { signal, isCurrent, calm, apply }) {
  const { action, fetch } = handlers();
  // TanStack Query's `refetch` takes `throwOnError`, and then rejects.
  /** @type {import("./overscroll.js").ActionContext} */
  const context = { signal, throwOnError: true };
  if (action) return readAnswer(await apply(() => action(context)));
  if (!fetch) return CANCELLED;
  const fetched = await fetch(context);
  const failure = failureIn(fetched);
  if (failure) throw failure.error;
  if (isCurrent()) await calm();
  if (!isCurrent()) return CANCELLED;
  return readAnswer(await apply(() => handlers().apply?.(fetched)));
}
