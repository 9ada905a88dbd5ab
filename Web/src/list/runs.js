// @ts-check
// The runs of a list: its actions are called, their answers read, and failed ones repeated.
import { callPage } from "./page-code.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("../overscroll.js").Result} Result */
/** @typedef {{ id: number, controller: AbortController, isOver: boolean, result: Promise<Result>, resolve: (result: Result) => void }} Run */
/** @typedef {import("../overscroll.js").Action} Action */
/** @typedef {import("../overscroll.js").Outcome} Outcome */
/** @typedef {import("../overscroll.js").Result} Attempt */
/** @typedef {import("../overscroll.js").RetryPolicy} RetryPolicy */

/**
 * The parts of a list that the runs use.
 * @typedef {object} Runner
 * @property {import("../options/options.js").Listening} options
 * @property {import("./page-code.js").Emitter} events
 * @property {(edge: Edge) => boolean | undefined} hasMore
 * @property {() => Promise<void> | void} calm
 * @property {(edge: Edge, work: () => unknown) => unknown} apply
 * @property {(edge: Edge, run: number, result: Result, isSuccess: boolean) => void} ended
 */

/** The runs of a list: calls the actions that the engine begins, and reports how they ended. */
export class Runs {
  #list;
  /**
   * The last run of each edge.
   * @type {Map<Edge, Run>}
   */
  #runs = new Map();

  /** @param {Runner} list */
  constructor(list) {
    this.#list = list;
  }

  /**
   * The last run of an edge.
   * @param {Edge} edge
   */
  last(edge) { return this.#runs.get(edge); }

  /**
   * The result of the run that an edge was asked to begin or to join.
   * @param {Edge} edge
   * @param {Run} [before] The last run before that.
   */
  result(edge, before) {
    const run = this.#runs.get(edge);
    return run && (run !== before || !run.isOver) ? run.result : CANCELLED;
  }

  /**
   * Begins a run.
   * @param {Edge} edge
   * @param {number} id
   */
  async begin(edge, id) {
    const run = makeRun(id);
    this.#runs.set(edge, run);
    const list = this.#list;
    const { signal } = run.controller;
    const isCurrent = () => !run.isOver;
    // The engine may begin to load a page before `hasMore` was read again.
    if (list.hasMore(edge) === false) return this.#end(edge, run, { outcome: "noMore", message: "" });
    const settings = () => list.options[edge];
    const attempt = () => perform(() => settings() ?? {}, {
      signal, isCurrent, calm: () => list.calm(), apply: (work) => list.apply(edge, work),
      isCancellation: list.options.isCancellation,
    });
    let result = await attempt();
    if ("error" in result) result = await retry(result, () => settings()?.retryPolicy, attempt, signal);
    // A page may throw any value, even undefined.
    if ("error" in result) list.events.complain(edge, result.error);
    if (isCurrent()) this.#end(edge, run, result);
  }

  /**
   * Ends the run of an edge instead of its action.
   * @param {Edge} edge
   * @param {Result} answer
   */
  end(edge, answer) {
    const run = this.#runs.get(edge);
    if (run) this.#end(edge, run, answer);
  }

  /**
   * @param {Edge} edge
   * @param {Run} run
   * @param {Result} given
   */
  #end(edge, run, given) {
    const isLast = isSuccess(given) && this.#list.hasMore(edge) === false;
    /** @type {Result} */
    const answer = isLast ? { ...given, outcome: "noMore" } : given;
    this.#list.ended(edge, run.id, answer, isSuccess(answer));
    this.#settle(edge, run, answer);
  }

  /**
   * Reports how a run ended, once.
   * @param {Edge} edge
   * @param {Run} run
   * @param {Result} result
   */
  #settle(edge, run, result) {
    if (run.isOver) return;
    run.isOver = true;
    run.resolve(result);
    const { events, options } = this.#list;
    events.end(options, edge, result);
  }

  /**
   * Aborts the run of an edge.
   * @param {Edge} edge
   * @param {boolean} [isLate] Whether its time is up.
   */
  abort(edge, isLate = false) {
    const run = this.#runs.get(edge);
    if (!run) return;
    this.#runs.delete(edge);
    const error = isLate ? new DOMException("The action took too long", "TimeoutError") : undefined;
    run.controller.abort(error);
    this.#settle(edge, run, error ? { outcome: "failed", message: "", error } : CANCELLED);
  }
}

/** @param {Result} result */
function isSuccess({ outcome }) {
  return OUTCOMES.indexOf(outcome) < OUTCOMES.indexOf("failed");
}

/**
 * @param {number} id
 * @returns {Run}
 */
function makeRun(id) {
  /** @type {(result: Result) => void} */
  let resolve = () => {};
  /** @type {Promise<Result>} */
  const result = new Promise((settle) => { resolve = settle; });
  return { id, controller: new AbortController(), isOver: false, result, resolve };
}

/** The members of an answer that say how a run ended. */
const ANSWERS = ["outcome", "hasMore", "message", "isError", "error", "ok"];
let hasWarned = false;

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
  /** @type {import("../overscroll.js").ActionContext} */
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


const LONGEST = 3600; // seconds

/**
 * Repeats a failed action, with a delay that doubles. All attempts belong to one run.
 * @param {Attempt} first The failed attempt.
 * @param {() => number | RetryPolicy | undefined} options Returns the current option.
 * @param {() => Promise<Attempt>} attempt
 * @param {AbortSignal} signal
 * @returns {Promise<Attempt>}
 */
export async function retry(first, options, attempt, signal) {
  let result = first;
  for (let failures = 0; "error" in result && !signal.aborted; failures += 1) {
    const given = options();
    /** @type {RetryPolicy} */
    const policy = typeof given === "object" ? given : { count: given ?? 0 };
    const { count, firstDelay = 1, longestDelay = 30, where } = policy;
    if (failures >= count || where?.(result.error) === false) return result;
    await pause(Math.min(firstDelay * 2 ** failures, longestDelay, LONGEST) * 1000, signal);
    if (!signal.aborted) result = await attempt();
  }
  return signal.aborted ? CANCELLED : result;
}

/**
 * Resolves after a time, or when the run is cancelled.
 * @param {number} milliseconds
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
function pause(milliseconds, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    }, { once: true });
  });
}
