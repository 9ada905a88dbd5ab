// @ts-check
// Loaded if the engine has not loaded.
import { release } from "../page/attach-queue.js";
import { CANCELLED } from "../page/page-code.js";
import { perform } from "./runs.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("../overscroll.js").Phase} Phase */
/** @typedef {import("../overscroll.js").Result} Result */
/** @typedef {import("../options/options.js").ListOptions} ListOptions */

/** A list without an engine: its actions run, but nothing is shown. */
export class InactiveList {
  isActive = false;
  #events;
  /** @type {Map<Edge, { result: Promise<Result>, controller: AbortController }>} */
  #runs = new Map();

  /**
   * @param {ListOptions} options
   * @param {import("../page/page-code.js").Emitter} events
   */
  constructor(options, events) {
    this.options = options;
    this.#events = events;
  }

  /**
   * Runs the action of an edge, or joins a run in progress.
   * @param {Edge} edge
   * @returns {Promise<Result>}
   */
  begin(edge) {
    const settings = this.options[edge];
    if (!settings) return Promise.resolve(CANCELLED);
    const before = this.#runs.get(edge);
    if (before) return before.result;
    const controller = new AbortController();
    const result = this.#run(edge, controller.signal);
    this.#runs.set(edge, { result, controller });
    return result;
  }

  /**
   * @param {Edge} edge
   * @param {AbortSignal} signal
   */
  async #run(edge, signal) {
    const result = await perform(() => this.options[edge] ?? {}, {
      signal, isCurrent: () => !signal.aborted, calm: () => {}, apply: (work) => work(), isCancellation: this.options.isCancellation,
    });
    this.#runs.delete(edge);
    if ("error" in result) this.#events.complain(edge, result.error);
    this.#events.end(this.options, edge, result);
    return result;
  }

  /** @param {Edge} edge */
  cancel(edge) {
    this.#runs.get(edge)?.controller.abort();
  }

  /** @param {ListOptions} options */
  use(options) {
    this.options = options;
  }

  end() {}

  reset() {}

  setNoMore() {}

  async setLanguage() {}

  /** @returns {Phase} */
  phase() { return "idle"; }

  progress() { return 0; }

  /** @returns {Date | undefined} */
  lastUpdated() { return undefined; }

  detach() {
    for (const { controller } of this.#runs.values()) controller.abort();
    release(this.options.scroller);
  }
}
