// @ts-check
// Loaded if the engine has not loaded: takes the same events, but nothing is pulled, and no page loads by itself. The edge of a load has a
// button, and that of a refresh opens while its action runs.
import {
  Axis, Drawing, drawingOf, Duration, EDGES, Element, Kind, Option, optionsOf, PHASES, Place, Purpose, Report, reportOf, Request, Trigger,
} from "../engine/block-layout.js";
import { INSIDE } from "../layout/edge-view.js";
import { OVER } from "../options/simple-options.js";
import { HORIZONTAL, VERTICAL } from "../page/nodes.js";
import { isSuccess, OUTCOMES } from "../page/page-code.js";
import { TEXT_KEYS } from "../wording/texts.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("../overscroll.js").Outcome} Outcome */
/** @typedef {import("../overscroll.js").Phase} Phase */

const EXTENT = 54, GAP = 12; // pixels: the usual length of an edge, and the distance from a text to its button
const ACTION = 2; // the role of a text that is a button
const CANCELS_LOADS = 0, ONE_AT_A_TIME = 1; // of the policies for concurrent runs
const NEWS = [Report.run, Report.finished, Report.phaseChanged];

class PlainEdge {
  isOff = false;
  isHidden = false;
  run = 0;
  hasMessage = false;
  /** @type {Outcome} */
  outcome = "updated";
  /** The time at which the phase ends, in seconds. */
  until = Infinity;

  /**
   * @param {Edge} edge
   * @param {Float64Array} numbers
   */
  constructor(edge, numbers) {
    this.options = numbers.subarray(optionsOf[edge]);
    this.report = numbers.subarray(reportOf[edge]);
    this.drawing = numbers.subarray(drawingOf[edge]);
    this.durations = numbers.subarray(Place.durations);
  }

  get isLoad() { return this.options[Option.purpose] === Purpose.load; }

  get phase() { return PHASES[this.report[Report.phase]]; }

  /**
   * @param {Phase} phase
   * @param {number} [until]
   */
  enter(phase, until = Infinity) {
    if (phase !== this.phase) this.report[Report.phaseChanged] = 1;
    this.report[Report.phase] = PHASES.indexOf(phase);
    this.until = until;
  }

  /**
   * Ends the run.
   * @param {Outcome} outcome
   * @param {number} time
   * @param {boolean} [hasMessage]
   */
  finish(outcome, time, hasMessage = false) {
    Object.assign(this, { outcome, hasMessage });
    this.report[Report.finished] = OUTCOMES.indexOf(outcome) + 1;
    const { durations, isLoad } = this;
    if (outcome === "failed") this.enter(outcome, isLoad ? Infinity : time + durations[Duration.failureDuration]);
    else if (outcome === "cancelled") this.enter("idle");
    else this.enter("ending", isLoad ? time : time + durations[hasMessage ? Duration.messageDuration : Duration.resultDuration]);
  }

  /** @param {number} time */
  advance(time) {
    if (time < this.until) return;
    if (this.phase === "refreshing") this.finish("failed", time);
    else this.enter(this.isLoad && this.outcome === "noMore" ? "noMore" : "idle");
  }

  /**
   * The length of the open edge, or 0. Of an empty list, only a run is shown.
   * @param {boolean} hasRows
   */
  length(hasRows) {
    const { isLoad, options, phase } = this;
    const rests = isLoad && !this.isOff && options[Option.trigger] !== Trigger.programmatic;
    const isOpen = phase === "refreshing" || (phase === "idle" ? rests && hasRows : hasRows || !isLoad);
    const extent = options[Option.extent];
    return isOpen && options[Option.isPresent] && !this.isHidden ? extent > 0 ? extent : EXTENT * -extent || EXTENT : 0;
  }

  /**
   * The texts of the edge; the last one is a button if it is "loadMore" or "retry".
   * @returns {(import("../wording/texts.js").TextKey | "message")[]}
   */
  get texts() {
    const { hasMessage, isLoad, outcome, phase } = this;
    if (phase === "failed") return [hasMessage ? "message" : isLoad ? "loadFailed" : "refreshFailed", "retry"];
    if (phase === "refreshing") return [isLoad ? "loading" : phase];
    if (isLoad) return [phase === "noMore" ? phase : "loadMore"];
    return [hasMessage ? "message" : outcome === "unchanged" ? outcome : "updated"];
  }

  /**
   * Draws the texts in a line.
   * @param {number} length The length of the edge across the list.
   * @param {boolean} isVertical
   */
  draw(length, isVertical) {
    const { drawing, report, texts } = this;
    const sizes = texts.map((key) => drawing[Drawing.textSizes + 2 * TEXT_KEYS.indexOf(key)]);
    const total = sizes.reduce((sum, size) => sum + GAP + size), scale = Math.min(1, length / total);
    let at = (length - scale * total) / 2;
    drawing[Drawing.elementCount] = texts.length;
    texts.forEach((key, index) => {
      const role = key === "loadMore" || key === "retry" ? ACTION : 0;
      const point = [at + scale * sizes[index] / 2, report[Report.extent] / 2];
      const [x, y] = isVertical ? point : point.reverse();
      const element = [Kind.text, TEXT_KEYS.indexOf(key), role, role, x, y, isVertical ? 0 : 90, scale, 1];
      drawing.set(element, Drawing.elements + Element.count * index);
      at += scale * (sizes[index] + GAP);
    });
  }
}

/** One list: what the module keeps behind the numbers of a block. */
class PlainSession {
  numbers = new Float64Array(Place.count);
  edges = EDGES.map((edge) => new PlainEdge(edge, this.numbers));
  #lastRun = 0;
  #viewport = { vertical: 0, horizontal: 0 };
  #sign = 1;
  #hasRows = false;

  /**
   * @param {number} time In seconds.
   * @param {number} left
   * @param {number} top
   * @param {() => void} [change]
   */
  update(time, left, top, change) {
    for (const edge of this.edges) {
      for (const place of NEWS) edge.report[place] = 0;
      edge.advance(time);
    }
    change?.();
    const wakeTime = Math.min(...this.edges.map(({ until }) => until));
    this.numbers[Place.wakeTime] = wakeTime < Infinity ? wakeTime : -1;
    this.#arrange(VERTICAL, top);
    this.#arrange(HORIZONTAL, this.#sign * left, this.#sign);
  }

  /**
   * Opens and closes the edges of an axis. What is read stays in its place.
   * @param {import("../page/nodes.js").AxisNames} names
   * @param {number} position
   * @param {number} [sign]
   */
  #arrange({ edges, reportAt }, position, sign = 1) {
    edges.forEach((name, index) => {
      const edge = this.edges[EDGES.indexOf(name)], { options, report } = edge;
      const length = edge.length(this.#hasRows), before = report[Report.space];
      report[Report.space] = options[Option.placement] < OVER ? length : 0;
      report[Report.extent] = report[Report.revealed] = length;
      report[Report.boxPlace] = length ? INSIDE : 0;
      report[Report.progress] = report[Report.redraws] = Number(length > 0);
      const moved = report[Report.space] - before;
      if (index === 0) this.numbers[reportAt + Axis.scrollBy] = position > 0 ? sign * Math.max(-position, moved) : 0;
      this.draw(name);
    });
  }

  /** @param {Edge} edge */
  draw(edge) {
    const isVertical = VERTICAL.edges.includes(edge);
    this.edges[EDGES.indexOf(edge)].draw(isVertical ? this.#viewport.horizontal : this.#viewport.vertical, isVertical);
  }

  /** @param {number[]} lengths As in the module. */
  measure([, vertical, , horizontal, isRightToLeft, hasRows]) {
    this.#viewport = { vertical, horizontal };
    this.#sign = isRightToLeft ? -1 : 1;
    this.#hasRows = hasRows !== 0;
  }

  /**
   * @param {number} kind
   * @param {PlainEdge} edge
   * @param {number} value
   * @param {number} time
   */
  request(kind, edge, value, time) {
    if (kind === Request.enable) edge.isOff = !value;
    if (kind === Request.hide) edge.isHidden = value !== 0;
    if (kind === Request.begin || kind === Request.tap) this.#begin(edge, time);
    if (kind === Request.cancel && edge.phase === "refreshing") edge.finish("cancelled", time);
    if (edge.phase === "refreshing") return;
    if (kind === Request.noMore) edge.enter("noMore");
    if (kind === Request.reset) edge.enter("idle");
  }

  /**
   * Begins the run of an edge, unless another one excludes it.
   * @param {PlainEdge} edge
   * @param {number} time
   */
  #begin(edge, time) {
    const policy = this.numbers[Place.concurrency];
    const others = this.edges.filter((each) => each !== edge && each.phase === "refreshing");
    const isExcluded = policy === ONE_AT_A_TIME ? others[0] : policy === CANCELS_LOADS && edge.isLoad && others.some(({ isLoad }) => !isLoad);
    if (isExcluded || edge.isOff || edge.phase === "refreshing" || edge.phase === "noMore" || !edge.options[Option.isPresent]) return;
    if (policy === CANCELS_LOADS && !edge.isLoad) for (const each of others) if (each.isLoad) each.finish("cancelled", time);
    edge.report[Report.run] = edge.run = this.#lastRun += 1;
    edge.enter("refreshing", time + (edge.durations[Duration.timeout] || Infinity));
  }

  /**
   * The action of a run has ended. After a refresh there may be more pages.
   * @param {number} run
   * @param {number} kind
   * @param {boolean} hasMessage
   * @param {number} time
   */
  end(run, kind, hasMessage, time) {
    const edge = this.edges.find((each) => each.run === run && each.phase === "refreshing");
    const outcome = OUTCOMES[kind];
    edge?.finish(outcome, time, hasMessage);
    if (!edge || edge.isLoad || !isSuccess({ outcome, message: "" })) return;
    for (const each of this.edges) if (each.isLoad && each.phase !== "refreshing") each.enter(outcome === "noMore" ? outcome : "idle");
  }
}

/**
 * The events, as in `Engine`, with a session instead of an address.
 * @type {Record<string, (session: PlainSession, time: number, left: number, top: number, ...values: number[]) => void>}
 */
const engine = {
  overscroll_configure: (session, time, left, top) => session.update(time, left, top),
  overscroll_draw: (session, edge) => session.draw(EDGES[edge]),
  overscroll_geometry: (session, time, left, top, ...lengths) => session.update(time, left, top, () => session.measure(lengths)),
  overscroll_frame: (session, time, left, top) => session.update(time, left, top),
  overscroll_touch: (session, time, left, top) => session.update(time, left, top),
  overscroll_request: (session, time, left, top, kind, edge, value) => session.update(time, left, top, () => session.request(kind, session.edges[edge], value, time)),
  overscroll_end: (session, time, left, top, run, kind, hasMessage) => session.update(time, left, top, () => session.end(run, kind, hasMessage !== 0, time)),
};

const pool = {
  take() {
    const session = new PlainSession();
    return { address: session, numbers: session.numbers };
  },
  give() {},
};

/** What stands in for the module. */
export const plain = /** @type {import("../engine/module.js").LoadedModule} */ (/** @type {unknown} */ ({ engine, pool, isPlain: true }));
