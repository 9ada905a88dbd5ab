// @ts-check
// The state machine of an edge without a list: `overscroll/machine`. A page that moves its content itself reports what
// its finger and its content do.
import { EDGES, PHASES, Place, Report, reportOf, Request } from "./engine/block-layout.js";
import { loadModule } from "./engine/module.js";
import { Emitter, OUTCOMES } from "./page/page-code.js";
import { Runs } from "./list/runs.js";
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
  #scheduler = new FrameScheduler((time) => this.#send(this.#engine.overscroll_frame, time));

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
    this.#send(this.#engine.overscroll_configure);
  }

  get phase() { return PHASES[this.#reported(Report.phase)]; }

  get progress() { return this.#reported(Report.progress); }

  get inset() { return this.#reported(Report.inset); }

  /**
   * @param {number} content
   * @param {number} viewport
   */
  resize(content, viewport) { this.#send(this.#engine.overscroll_geometry, performance.now(), content, viewport, content, viewport, 0, 1); }

  dragStart() { this.request(Request.grab); }

  /** @param {number} offset */
  scroll(offset) { this.request(Request.move, this.#edge, offset); }

  dragEnd() { this.request(Request.release); }

  dragCancel() { this.request(Request.lose); }

  begin() { return this.#runs.begin(this.#edge); }

  /** @param {unknown} [answer] */
  end(answer) { this.#runs.end(this.#edge, answer); }

  cancel() { this.request(Request.cancel); }

  reset() { this.request(Request.reset); }

  /**
   * @template {keyof import("./overscroll.js").ListEvents} Type
   * @param {Type} type
   * @param {(event: import("./overscroll.js").ListEvents[Type]) => void} listener
   */
  on(type, listener) { return this.events.on(type, listener); }

  remove() {
    if (!this.#block) return;
    this.#scheduler.cancel();
    this.#pool.give(this.#block);
    this.#block = null;
    this.#runs.abort();
  }

  // Called by `Runs`

  get isAttached() { return this.#block !== null; }

  hasMore() { return undefined; }

  calm() {}

  /**
   * @param {Edge} _edge
   * @param {() => unknown} work
   */
  changeRows(_edge, work) { return work(); }

  /**
   * @param {number} kind
   * @param {Edge} edge
   * @param {number} [value]
   */
  request(kind, edge = this.#edge, value = 0) {
    this.#send(this.#engine.overscroll_request, performance.now(), kind, EDGES.indexOf(edge), value);
  }

  /**
   * @param {Edge} _edge
   * @param {import("./list/runs.js").Run} run
   * @param {Result} result
   */
  sendEnd(_edge, { id }, { outcome, message }) {
    this.#send(this.#engine.overscroll_end, performance.now(), id, OUTCOMES.indexOf(outcome), Number(message !== ""));
  }

  /**
   * @param {Edge} edge
   * @param {import("./overscroll.js").Phase} phase
   * @param {import("./overscroll.js").Outcome} [outcome]
   */
  phaseChanged(edge, phase, outcome) { this.events.changePhase(this.options, edge, phase, outcome); }

  /** @param {number} place */
  #reported(place) { return this.#block?.numbers[reportOf[this.#edge] + place] ?? 0; }

  /**
   * @param {import("./engine/module.js").SendEvent} event
   * @param {number} [time] In milliseconds.
   * @param {number[]} values
   */
  #send(event, time = performance.now(), ...values) {
    if (!this.#block) return;
    event(this.#block.address, time / 1000, 0, 0, ...values);
    const { numbers } = this.#block;
    const at = reportOf[this.#edge];
    this.#scheduler.schedule(this.#block, true);
    this.#runs.deliver([[this.#edge, numbers.slice(at, at + Report.count)]]);
  }
}
