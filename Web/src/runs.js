// @ts-check
import { CANCELLED, OUTCOMES, perform } from "./actions.js";
import { rare } from "./option-scripts.js";

/** @typedef {import("./overscroll.js").Edge} Edge */
/** @typedef {import("./overscroll.js").Result} Result */
/** @typedef {{ id: number, controller: AbortController, isOver: boolean, result: Promise<Result>, resolve: (result: Result) => void }} Run */

/**
 * The parts of a list that the runs use.
 * @typedef {object} Runner
 * @property {import("./options.js").Listening} options
 * @property {import("./emitter.js").Emitter} events
 * @property {Partial<Record<Edge, import("./actions.js").Handlers>>} elsewhere The actions of runs that the page runs itself.
 * @property {(run: number) => boolean} isCurrent Whether the result of a run still counts.
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
    const isCurrent = () => list.isCurrent(id);
    // The engine may begin to load a page before `hasMore` was read again.
    if (list.hasMore(edge) === false) return this.#end(edge, run, { outcome: "noMore", message: "" });
    const settings = () => list.options[edge];
    const attempt = () => perform(() => list.elsewhere[edge] ?? settings() ?? {}, {
      signal, isCurrent, calm: () => list.calm(), apply: (work) => list.apply(edge, work),
      isCancellation: list.options.isCancellation,
    });
    let result = await attempt();
    if ("error" in result) result = await rare?.retry(result, () => settings()?.retries, attempt, signal) ?? result;
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
