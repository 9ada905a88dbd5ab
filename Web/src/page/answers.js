// @ts-check
// What the page's actions return, and the results that follow from it.
import { callPage } from "./page-code.js";

/** @typedef {import("../overscroll.js").Outcome} Outcome */
/** @typedef {import("../overscroll.js").Result} Result */

/** The members of an answer that say how a run ended. */
const ANSWERS = ["outcome", "hasMore", "message", "isError", "error", "ok"];
let hasWarned = false;

/**
 * The outcomes, in the order of `RefreshResult.Kind` in the engine.
 * @type {Outcome[]}
 */
export const OUTCOMES = ["updated", "unchanged", "noMore", "failed", "cancelled"];

/**
 * The result of a run that was cancelled.
 * @type {Result}
 */
export const CANCELLED = { outcome: "cancelled", message: "" };

/**
 * Whether a run with this result has done its work.
 * @param {Result} result
 */
export function isSuccess({ outcome }) {
  return OUTCOMES.indexOf(outcome) < OUTCOMES.indexOf("failed");
}

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
  const { outcome, hasMore, message = "", error } = given;
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
export function failed(error) {
  const message = callPage(() => String(Object(error).userMessage ?? "")) ?? "";
  return { outcome: "failed", message, error };
}
