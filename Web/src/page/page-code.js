// @ts-check
// The page's code: its functions and listeners are called, the answers of its actions become results, and errors are reported.

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("../overscroll.js").Phase} Phase */
/** @typedef {import("../overscroll.js").Outcome} Outcome */
/** @typedef {import("../overscroll.js").Result} Result */
/** @typedef {import("../overscroll.js").ListEvents} ListEvents */
/** @typedef {import("../options/options.js").Listening} Listening */

/**
 * Calls the page's code if there is some, such as a listener, a callback or a conversion of a value.
 *
 * An error in it is reported as the platform reports errors of event listeners, and the host continues; the result is
 * then undefined.
 * @template {unknown[]} Values
 * @template Result
 * @param {((...values: Values) => Result) | undefined} code
 * @param {Values} values
 * @returns {Result | undefined}
 */
export function callPage(code, ...values) {
  try {
    return code?.(...values);
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

/**
 * Calls a function of the page whose answer is needed at once. A promise is an error, and no answer.
 * @template {unknown[]} Values
 * @template Result
 * @param {string} name The name of the option.
 * @param {(...values: Values) => Result} code
 * @param {Values} values
 */
export function ask(name, code, ...values) {
  return callPage(() => {
    const answer = code(...values);
    if (typeof Object(answer).then === "function") throw new TypeError(`Overscroll: ${name} must return its answer at once, not a promise`);
    return answer;
  });
}

/**
 * The listeners of a list.
 * @typedef {{ [Type in keyof ListEvents]: Set<(event: ListEvents[Type]) => void> }} Listeners
 */

/** The listeners of a list. They outlive the list's parts, which `update` may replace. */
export class Emitter {
  /** @type {Listeners} */
  #listeners = { phase: new Set(), end: new Set(), error: new Set(), chat: new Set() };
  /**
   * The last phase of each edge.
   * @type {Partial<Record<Edge, Phase>>}
   */
  #phases = {};

  /**
   * Adds a listener; returns a function that removes it.
   * @template {keyof ListEvents} Type
   * @param {Type} type
   * @param {(event: ListEvents[Type]) => void} listener
   */
  on(type, listener) {
    const listeners = this.#listeners[type];
    if (!listeners) throw new TypeError(`Overscroll: an event is one of ${Object.keys(this.#listeners).join(", ")}, not ${type}`);
    listeners.add(listener);
    return () => { listeners.delete(listener); };
  }

  /**
   * Calls the listeners. As with DOM events, a listener that is added meanwhile receives only later events.
   * @template {keyof ListEvents} Type
   * @param {Type} type
   * @param {ListEvents[Type]} event
   */
  emit(type, event) {
    const listeners = this.#listeners[type];
    for (const listener of [...listeners]) if (listeners.has(listener)) callPage(listener, event);
  }

  /**
   * Reports the phase of an edge if it has changed.
   * @param {Listening} options
   * @param {Edge} edge
   * @param {Phase} phase
   * @param {import("../overscroll.js").Outcome} [outcome]
   */
  changePhase(options, edge, phase, outcome) {
    const old = this.#phases[edge] ?? "idle";
    this.#phases[edge] = phase;
    if (old === phase) return;
    callPage(options[edge]?.onPhaseChange, old, phase);
    callPage(options.onPhaseChange, old, phase, edge);
    this.emit("phase", { edge, old, phase, outcome });
  }

  /**
   * The last run that was not cancelled.
   * @type {import("../overscroll.js").ListEvents["end"] | undefined}
   */
  last;

  /**
   * Reports the end of a run.
   * @param {Listening} options
   * @param {Edge} edge
   * @param {import("../overscroll.js").Result} result
   */
  end(options, edge, result) {
    if (result.outcome !== "cancelled") this.last = { edge, result };
    callPage(options[edge]?.onEnd, result);
    callPage(options.onEnd, result, edge);
    this.emit("end", { edge, result });
  }

  /**
   * Reports an error of an action; without a listener, it is logged to the console.
   * @param {Edge} edge
   * @param {unknown} error
   */
  complain(edge, error) {
    if (this.#listeners.error.size) this.emit("error", { edge, error });
    else console.error(`Overscroll: the action at the ${edge} failed`, error);
  }
}

/**
 * Reports that a script that is loaded later did not load. The list works without it.
 * @param {unknown} error
 */
export function reportMissing(error) {
  console.error(`Overscroll: a part is missing: ${/** @type {Error} */ (error).message}`);
}

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
  const kind = outcome ?? (hasMore === undefined || hasMore ? "updated" : "noMore");
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
  console.warn('Overscroll: an action returned a value that is no answer, and counts as "updated". Return nothing, an outcome, or an object'
    + " with outcome, hasMore or message, not", answer);
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
