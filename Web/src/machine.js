// @ts-check
// The state machine of an edge without a list: `overscroll/machine`. A page that moves its content itself reports what
// its finger and its content do.
import { EDGES, PHASES, Place, Report, reportOf, Request } from "./engine/block-layout.js";
import { loadModule } from "./engine/module.js";
import { Emitter } from "./list/page-code.js";
import { OUTCOMES, readAnswer, Runs } from "./list/runs.js";
import { writeOptions } from "./options/apply-options.js";
import { readDurations, readEdge } from "./options/options.js";
import { checkObject, checkOneOf } from "./options/validate.js";
import { FrameScheduler } from "./rendering/animation.js";

/** @typedef {import("./overscroll.js").Edge} Edge */
/** @typedef {import("./overscroll.js").Result} Result */
/** @typedef {import("./machine.js").MachineOptions} MachineOptions */

/**
 * Creates the state machine of an edge. An invalid option rejects with a TypeError that names it, and an engine that
 * does not load with an Error.
 * @param {MachineOptions} [options]
 */
export async function createMachine(options = {}) {
  checkObject("options", options);
  const { edge = EDGES[0], durations = {}, module = new URL("./overscroll.wasm", import.meta.url), ...rules } = options;
  checkOneOf(EDGES, "edge", edge);
  // Without an action, the page ends its runs.
  const { onRefresh, onLoadMore, fetch } = /** @type {import("./options/options.js").GivenEdge} */ (rules);
  const hasAction = onRefresh || onLoadMore || fetch;
  const settings = readEdge(edge, rules, hasAction ? undefined : () => new Promise(() => {}), undefined);
  return new Machine(await loadModule(module), edge, settings, readDurations({ resultDuration: 0 }, durations));
}

/** The state machine of an edge. Runs call its action as those of a list do. */
class Machine {
  events = new Emitter();
  /**
   * The options, as `Runs` reads them.
   * @type {import("./options/options.js").Listening}
   */
  options;
  #edge;
  #engine;
  #pool;
  /** @type {import("./engine/module.js").Block | null} */
  #block;
  #runs = new Runs(this);
  #scheduler = new FrameScheduler((time) => this.#send("frame", time));

  /**
   * @param {import("./engine/module.js").LoadedModule} module
   * @param {Edge} edge
   * @param {import("./options/options.js").EdgeSettings} settings
   * @param {import("./options/options.js").ListOptions["durations"]} durations
   */
  constructor({ engine, pool }, edge, settings, durations) {
    this.#edge = edge;
    this.#engine = engine;
    this.#pool = pool;
    this.#block = pool.take();
    this.options = { [edge]: settings };
    const { numbers } = this.#block;
    writeOptions(numbers, { ...this.options, durations, concurrency: 0 }, false);
    numbers[Place.isDriven] = 1;
    this.#send("configure");
  }

  get phase() { return PHASES[this.#reported(Report.phase)]; }

  get progress() { return this.#reported(Report.progress); }

  get inset() { return this.#reported(Report.inset); }

  /**
   * @param {number} content
   * @param {number} viewport
   */
  resize(content, viewport) { this.#send("geometry", performance.now(), content, viewport, content, viewport, 0); }

  dragStart() { this.#request(Request.grab); }

  /** @param {number} offset */
  scroll(offset) { this.#request(Request.move, offset); }

  dragEnd() { this.#request(Request.release); }

  dragCancel() { this.#request(Request.lose); }

  /** @returns {Promise<Result>} */
  async begin() {
    const before = this.#runs.last(this.#edge);
    this.#request(Request.begin);
    return this.#runs.result(this.#edge, before);
  }

  /** @param {unknown} [answer] */
  end(answer) { this.#runs.end(this.#edge, readAnswer(answer)); }

  cancel() { this.#request(Request.cancel); }

  reset() { this.#request(Request.reset); }

  /**
   * @template {keyof import("./overscroll.js").ListEvents} Type
   * @param {Type} type
   * @param {(event: import("./overscroll.js").ListEvents[Type]) => void} listener
   */
  on(type, listener) { return this.events.on(type, listener); }

  remove() {
    if (!this.#block) return;
    this.#runs.abort(this.#edge);
    this.#scheduler.cancel();
    this.#pool.give(this.#block);
    this.#block = null;
  }

  // Called by `Runs`

  hasMore() { return undefined; }

  calm() {}

  /**
   * @param {Edge} _edge
   * @param {() => unknown} work
   */
  apply(_edge, work) { return work(); }

  /**
   * @param {Edge} _edge
   * @param {number} run
   * @param {Result} result
   */
  ended(_edge, run, { outcome, message }) {
    this.#send("end", performance.now(), run, OUTCOMES.indexOf(outcome), Number(message !== ""));
  }

  /** @param {number} place */
  #reported(place) { return this.#block?.numbers[reportOf[this.#edge] + place] ?? 0; }

  /**
   * @param {number} kind
   * @param {number} [value]
   */
  #request(kind, value = 0) { this.#send("request", performance.now(), kind, EDGES.indexOf(this.#edge), value); }

  /**
   * @param {"configure" | "frame" | "geometry" | "request" | "end"} event
   * @param {number} [time] In milliseconds.
   * @param {number[]} values
   */
  #send(event, time = performance.now(), ...values) {
    if (!this.#block) return;
    const send = /** @type {(...numbers: number[]) => void} */ (this.#engine[`overscroll_${event}`]);
    send(this.#block.address, time / 1000, 0, 0, ...values);
    const { numbers } = this.#block;
    const at = reportOf[this.#edge];
    // Handling the report may send other events.
    const report = numbers.slice(at, at + Report.count);
    this.#scheduler.schedule(numbers, true);
    this.#handle(report);
  }

  /** @param {Float64Array} report */
  #handle(report) {
    const edge = this.#edge;
    const run = report[Report.run], cancelled = report[Report.cancelled];
    const outcome = OUTCOMES[report[Report.finished] - 1];
    if (cancelled) this.#runs.abort(edge, outcome === "failed");
    if (run > cancelled) this.#runs.begin(edge, run);
    if (report[Report.phaseChanged]) this.events.changePhase(this.options, edge, PHASES[report[Report.phase]], outcome);
  }
}
