// @ts-check
import { callPage } from "./page-code.js";

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
  const given = typeof answer === "string" ? { outcome: answer } : Object(answer);
  const { outcome, more, message = "" } = given;
  const kind = outcome ?? (more === false ? "noMore" : "updated");
  if (OUTCOMES.includes(kind)) return { outcome: kind, message: String(message) };
  throw new TypeError(`Overscroll: outcome must be one of ${OUTCOMES.join(", ")}, not ${String(kind)}`);
}

/**
 * Runs the action of an edge: either one function, or `fetch` at once and `apply` when the list is idle, if the run
 * still counts.
 * @param {() => Handlers} handlers Returns the current functions, which `update` may have replaced.
 * @param {RunContext} context
 * @returns {Promise<Result & { error?: unknown }>}
 */
export async function perform(handlers, { signal, isCurrent, calm, apply }) {
  try {
    const { action, fetch } = handlers();
    if (action) return readAnswer(checked(await apply(() => action({ signal }))));
    const fetched = checked(await fetch?.({ signal }));
    if (isCurrent()) await calm();
    if (!isCurrent()) return CANCELLED;
    return readAnswer(checked(await apply(() => handlers().apply?.(fetched))));
  } catch (error) {
    if (signal.aborted) return CANCELLED;
    // A page may throw any value, even one that cannot be converted to a string.
    const message = callPage(() => String(Object(error).userMessage ?? "")) ?? "";
    return { outcome: "failed", message, error };
  }
}

/**
 * Throws the error of a result of TanStack Query, whose promises do not reject.
 * @param {unknown} value
 */
function checked(value) {
  const { isError, error } = Object(value);
  if (isError === true) throw error;
  return value;
}
