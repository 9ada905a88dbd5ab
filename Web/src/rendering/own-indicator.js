// @ts-check
// Loaded if a page draws its own indicator.
import { Report, reportOf } from "../engine/block-layout.js";
import { make, style } from "../page/nodes.js";
import { callPage, OUTCOMES } from "../page/page-code.js";
import { reducesMotion } from "./animation.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("../overscroll.js").IndicatorState} IndicatorState */
/** @typedef {import("../list/list.js").List} List */
/** @typedef {import("../overscroll.js").OwnIndicator} OwnIndicator */
/** @typedef {(state: IndicatorState) => string | Node | null | undefined} DrawFunction */
/** @typedef {() => Omit<IndicatorState, "time">} ReadState */

/**
 * Shows the page's indicator of an edge.
 * @param {List} list
 * @param {Edge} edge
 */
export function showOwn(list, edge) {
  const view = list.stage.byEdge[edge];
  const own = list.options[edge]?.own;
  if (view && own) view.renderer = new OwnRenderer(view.box, () => list.options[edge]?.own ?? own, () => stateOf(list, edge));
}

/**
 * The state that the indicator receives.
 * @param {List} list
 * @param {Edge} edge
 */
function stateOf(list, edge) {
  return {
    edge, phase: list.phase(edge), progress: list.progress(edge), pull: list.pull(edge), reducesMotion: reducesMotion(),
    outcome: OUTCOMES[list.numbers[reportOf[edge] + Report.finished] - 1],
  };
}

/** Shows the page's indicator instead of the library's. */
export class OwnRenderer {
  #place = make("div", { position: "absolute", inset: "0", display: "grid", placeItems: "center" });
  #current;
  #read;
  /**
   * The return value of the function.
   * @type {string | Node | undefined}
   */
  #shown;
  /** @type {import("../overscroll.js").Phase | undefined} */
  #phase;
  #began = 0;
  /** @type {import("../overscroll.js").Outcome | undefined} */
  #outcome;

  /**
   * @param {HTMLElement} box
   * @param {() => OwnIndicator | DrawFunction} current Returns the indicator, which `update` may replace.
   * @param {ReadState} read
   */
  constructor(box, current, read) {
    this.#current = current;
    this.#read = read;
    const indicator = current();
    if (typeof indicator !== "function") this.#place.append(indicator.element);
    // The page's own indicator has the size of the page's text.
    style(box, { fontSize: "" });
    box.replaceChildren(this.#place);
  }

  /** Does nothing: the page measures its own texts. */
  measure() { return new Float64Array(0); }

  draw() {
    const now = performance.now() / 1000;
    const state = this.#read();
    if (state.phase !== this.#phase) {
      this.#began = now;
      // The engine reports it once, with the phase.
      this.#outcome = state.outcome;
    }
    this.#phase = state.phase;
    callPage(() => this.#show({ ...state, time: now - this.#began, outcome: this.#outcome }));
  }

  /** Leaves the element, which belongs to the page. */
  remove() {}

  /** @param {IndicatorState} state */
  #show(state) {
    const indicator = this.#current();
    if (typeof indicator !== "function") return indicator.update(state);
    const next = indicator(state) ?? "";
    if (next !== this.#shown) this.#place.replaceChildren((this.#shown = next));
  }
}
