// @ts-check
import { callPage } from "./page-code.js";

/** @typedef {import("./overscroll.js").Action} Action */
/** @typedef {import("./overscroll.js").Outcome} Outcome */
/** @typedef {import("./overscroll.js").Result} Result */

/**
 * What an edge runs: one function, or two steps.
 * @typedef {object} Handlers
 * @property {Action} [action]
 * @property {Action} [fetch]
 * @property {(fetched: unknown) => unknown} [apply]
 */

/**
 * What a run asks the list for.
 * @typedef {object} RunContext
 * @property {AbortSignal} signal
 * @property {() => boolean} isCurrent Whether the result of the run still counts.
 * @property {() => Promise<void> | void} calm Waits until the list does not move.
 * @property {(work: () => unknown) => unknown} apply Calls what changes the rows.
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
 * Reads what an action returned.
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
 * Runs the action of an edge: `fetch` at any time, `apply` only while the run still counts and the
 * list is calm; or the one function that does both.
 * @param {() => Handlers} handlers Returns the newest functions, which `update` may have replaced.
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
    // A page may throw any value, also one that has no text.
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
