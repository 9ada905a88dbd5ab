// @ts-check
// The runs of a list: its actions are called, their answers read, and failed ones repeated.
import { PHASES, Report, Request } from "../engine/block-layout.js";
import { ask, callPage, CANCELLED, failed, failureIn, isSuccess, OUTCOMES, readAnswer } from "../page/page-code.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("../overscroll.js").Phase} Phase */
/** @typedef {import("../overscroll.js").Result} Result */
/** @typedef {import("../overscroll.js").Action} Action */
/** @typedef {import("../overscroll.js").Outcome} Outcome */

/**
 * A run of an edge. It has an answer when its action has ended or the page has ended it, and is finished when the engine has
 * shown it long enough.
 * @typedef {object} Run
 * @property {number} id
 * @property {AbortController} controller
 * @property {Result} [answer]
 * @property {boolean} isFinished
 * @property {boolean} isNeedless Whether nothing was left to load. Its action is not called then, and the page hears of no end.
 * @property {Promise<Result>} result
 * @property {(result: Result) => void} resolve
 */

/**
 * The list, or the machine, whose edges run actions.
 * @typedef {object} Runner
 * @property {boolean} isAttached
 * @property {import("../options/options.js").Listening} options
 * @property {import("../page/page-code.js").Emitter} events
 * @property {(edge: Edge) => boolean | undefined} hasMore
 * @property {() => Promise<void> | void} calm
 * @property {(edge: Edge, work: () => unknown) => unknown} changeRows
 * @property {(kind: number, edge: Edge, value?: number) => void} request
 * @property {(edge: Edge, run: Run, result: Result) => void} sendEnd
 * @property {(edge: Edge, phase: Phase, outcome: Outcome | undefined, message: string | undefined) => void} phaseChanged
 */

/**
 * What an event means for an edge.
 * @typedef {{ edge: Edge, phase?: Phase, outcome?: Outcome, end?: Result, isLate?: boolean, asksToArm: boolean, run?: Run }} Change
 */

/** The runs of a list: delivers what the engine reports about the edges, calls the actions, and sends how they ended. */
export class Runs {
  #list;
  /**
   * The latest run of each edge.
   * @type {Map<Edge, Run>}
   */
  #runs = new Map();
  /**
   * The changes that are not delivered yet.
   * @type {Change[]}
   */
  #changes = [];
  #isDelivering = false;

  /** @param {Runner} list */
  constructor(list) {
    this.#list = list;
  }

  /**
   * Begins a run, or joins the one in progress; resolves when it has an answer.
   * @param {Edge} edge
   * @returns {Promise<Result>}
   */
  async begin(edge) {
    const before = this.#runs.get(edge);
    if (!this.#list.options[edge]) console.warn(`Overscroll: no run begins at the ${edge}, because the options have no action for it.`);
    this.#list.request(Request.begin, edge);
    const run = this.#runs.get(edge);
    // The run may already have begun and finished.
    return run && (run !== before || !run.isFinished) ? run.result : CANCELLED;
  }

  /**
   * Ends the run of an edge instead of its action; returns whether there was a run without an answer.
   * @param {Edge} edge
   * @param {unknown} answer
   */
  end(edge, answer) {
    const result = readAnswer(answer);
    const run = this.#runs.get(edge);
    if (!run || run.answer) return false;
    this.#answer(edge, run, result);
    return true;
  }

  /**
   * Whether the latest run of an edge has its answer, and may still be shown.
   * @param {Edge} edge
   */
  isAnswered(edge) { return this.#runs.get(edge)?.answer !== undefined; }

  /**
   * Delivers the reports of an event, after those of earlier events. Runs that have finished are released at once, since the
   * page may begin new ones.
   * @param {[Edge, Float64Array][]} reports
   */
  deliver(reports) {
    this.#changes.push(...reports.map(([edge, report]) => this.#read(edge, report)));
    if (this.#isDelivering) return;
    this.#isDelivering = true;
    for (let next = this.#changes.shift(); next; next = this.#changes.shift()) this.#apply(next);
    this.#isDelivering = false;
  }

  /**
   * @param {Edge} edge
   * @param {Float64Array} report
   * @returns {Change}
   */
  #read(edge, report) {
    const id = report[Report.run], cancelled = report[Report.cancelled];
    // 0 is none, as for the runs; `WebBlock.swift` describes each place of a report.
    const outcome = OUTCOMES[report[Report.finished] - 1];
    const last = this.#runs.get(edge);
    const isLate = outcome === "failed" && last && !last.isFinished && !last.answer;
    const end = outcome && this.#finish(edge, outcome);
    // A run that was cancelled as it began must not start. Identifiers increase.
    const run = id > cancelled ? makeRun(id) : undefined;
    if (run) this.#runs.set(edge, run);
    const phase = report[Report.phaseChanged] ? PHASES[report[Report.phase]] : undefined;
    return { edge, phase, outcome, end, isLate, asksToArm: report[Report.asksToArm] !== 0, run };
  }

  /**
   * Calls the page in the order of UIKit: the phase, the end of a run, and last the action, which may cause further events.
   * @param {Change} change
   */
  #apply({ edge, phase, outcome, end, isLate, asksToArm, run }) {
    const list = this.#list;
    const { events, options } = list;
    if (phase && list.isAttached) list.phaseChanged(edge, phase, outcome, end?.message);
    if (isLate) events.complain(edge, end?.error);
    if (end) events.end(options, edge, end);
    if (asksToArm && list.isAttached) {
      const { shouldArm } = list.options[edge] ?? {};
      list.request(Request.allowArming, edge, Number(!shouldArm || Boolean(shouldArm() ?? true)));
    }
    // A listener that was called earlier may have ended it.
    if (run && !run.answer) this.#start(edge, run);
  }

  /**
   * @param {Edge} edge
   * @param {Run} run
   */
  async #start(edge, run) {
    const list = this.#list;
    const { signal } = run.controller;
    const isCurrent = () => !run.answer;
    // The engine may begin to load a page before `hasMore` was read again.
    run.isNeedless = list.hasMore(edge) === false;
    if (run.isNeedless) return this.#answer(edge, run, { outcome: "noMore", message: "" });
    const settings = () => list.options[edge];
    const runAction = () => perform(() => settings() ?? {}, {
      signal, isCurrent, calm: () => list.calm(), apply: (work) => list.changeRows(edge, work),
      isCancellation: list.options.isCancellation,
    });
    let result = await runAction();
    // A page may throw any value, even undefined, and end the run while it waits for the next attempt.
    for (let failures = 1; "error" in result && isCurrent() && await settings()?.awaitRetry?.(failures, result.error, signal) && isCurrent(); failures += 1) {
      result = await runAction();
    }
    if ("error" in result && !signal.aborted) list.events.complain(edge, result.error);
    this.#answer(edge, run, result);
  }

  /**
   * Answers a run, once, and sends that to the engine.
   * @param {Edge} edge
   * @param {Run} run
   * @param {Result} given
   */
  #answer(edge, run, given) {
    if (run.answer) return;
    const isLast = isSuccess(given) && this.#list.hasMore(edge) === false;
    /** @type {Result} */
    const result = isLast ? { ...given, outcome: "noMore" } : given;
    settle(run, result);
    this.#list.sendEnd(edge, run, result);
  }

  /**
   * Finishes the run of an edge, and aborts its action if it has not ended; returns the result. A run that the page itself
   * shows has no action, and one without an answer that has failed took too long. Undefined if the page hears of no end.
   * @param {Edge} edge
   * @param {Outcome} outcome
   * @returns {Result | undefined}
   */
  #finish(edge, outcome) {
    const run = this.#runs.get(edge);
    /** @type {Result} */
    const result = { outcome, message: "" };
    if (!run || run.isFinished) return result;
    run.isFinished = true;
    if (run.isNeedless) return undefined;
    if (!run.answer) {
      if (outcome === "failed") result.error = new DOMException("The action took too long", "TimeoutError");
      settle(run, result);
      run.controller.abort(result.error);
    }
    return run.answer?.outcome === outcome ? run.answer : result;
  }

  /** Aborts the runs, because the list is detached. */
  abort() {
    const { events, options } = this.#list;
    for (const [edge, run] of this.#runs) {
      run.controller.abort();
      const end = run.isFinished ? undefined : this.#finish(edge, run.answer?.outcome ?? "cancelled");
      if (end) events.end(options, edge, end);
    }
  }
}

/**
 * @param {number} id
 * @returns {Run}
 */
function makeRun(id) {
  /** @type {(result: Result) => void} */
  let resolve = () => {};
  /** @type {Promise<Result>} */
  const result = new Promise((fulfil) => { resolve = fulfil; });
  return { id, controller: new AbortController(), isFinished: false, isNeedless: false, result, resolve };
}

/**
 * @param {Run} run
 * @param {Result} result
 */
function settle(run, result) {
  run.answer = result;
  run.resolve(result);
}

/**
 * The functions of an edge, by the names of the options: one action, or two steps.
 * @typedef {object} Handlers
 * @property {Action} [onRefresh]
 * @property {Action} [onLoadMore]
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
 * Runs the action of an edge: either one function, or `fetch` at once and `apply` when the list is idle, if the run
 * still counts.
 * @param {() => Handlers} handlers Returns the current functions, which `update` may have replaced.
 * @param {RunContext} run
 * @returns {Promise<Result>}
 */
export async function perform(handlers, run) {
  const { signal, isCancellation } = run;
  const result = await callHandlers(handlers, run).catch(failed);
  if (!("error" in result)) return result;
  const { error } = result;
  const cancels = () => Object(error).name === "AbortError" || (isCancellation && ask("isCancellation", isCancellation, error));
  return signal.aborted || callPage(cancels) ? CANCELLED : result;
}

/**
 * @param {() => Handlers} handlers
 * @param {RunContext} run
 */
async function callHandlers(handlers, { signal, isCurrent, calm, apply }) {
  const { onRefresh, onLoadMore, fetch } = handlers();
  const action = onRefresh ?? onLoadMore;
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
