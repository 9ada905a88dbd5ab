// @ts-check
// What a page is told: its functions and listeners are called, and errors are reported.

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("../overscroll.js").Phase} Phase */
/** @typedef {import("../overscroll.js").ListEvents} ListEvents */
/** @typedef {import("../options/options.js").Listening} Listening */

/**
 * Calls the page's code, such as a listener, a callback or a conversion of a value.
 *
 * An error in it is reported as the platform reports errors of event listeners, and the host continues; the result is
 * then undefined.
 * @template {unknown[]} Values
 * @template Result
 * @param {(...values: Values) => Result} code
 * @param {Values} values
 * @returns {Result | undefined}
 */
export function callPage(code, ...values) {
  try {
    return code(...values);
  } catch (error) {
    reportError(error);
    return undefined;
  }
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
    call(options[edge]?.onPhaseChange, old, phase);
    call(options.onPhaseChange, old, phase, edge);
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
    call(options[edge]?.onEnd, result);
    call(options.onEnd, result, edge);
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
 * Calls a function of the page if there is one.
 * @template {unknown[]} Values
 * @param {((...values: Values) => unknown) | undefined} code
 * @param {Values} values
 */
function call(code, ...values) {
  if (code) callPage(code, ...values);
}

/**
 * Reports that a script that is loaded later did not load. The list works without it.
 * @param {unknown} error
 */
export function reportMissing(error) {
  console.error(`Overscroll: a part is missing: ${/** @type {Error} */ (error).message}`);
}
