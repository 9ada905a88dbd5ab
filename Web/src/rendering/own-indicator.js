// @ts-check
// Loaded if a page draws its own indicator.
import { Purpose, Report, reportOf, Request } from "../engine/block-layout.js";
import { make, style } from "../page/nodes.js";
import { ask, callPage, OUTCOMES } from "../page/page-code.js";
import { reducesMotion } from "./animation.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("../overscroll.js").IndicatorState} IndicatorState */
/** @typedef {import("../list/list.js").List} List */
/** @typedef {import("../overscroll.js").OwnIndicator} OwnIndicator */
/** @typedef {(state: IndicatorState) => string | Node | null | undefined} DrawFunction */
/** @typedef {() => Omit<IndicatorState, "time" | "text">} ReadState */
/** @typedef {(phase: Phase, outcome: Outcome | undefined) => string} ReadText */
/** @typedef {import("../overscroll.js").Phase} Phase */
/** @typedef {import("../overscroll.js").Outcome} Outcome */

/**
 * Shows the page's indicator of an edge. Without the engine, the library's own has the buttons.
 * @param {List} list
 * @param {Edge} edge
 */
export function showOwn(list, edge) {
  const view = list.stage.byEdge[edge];
  const own = list.options[edge]?.own;
  if (!view || !own || !list.isActive) return;
  const retry = { name: () => view.words.at("retry"), run: () => list.request(Request.tap, edge) };
  /** @type {ReadText} */
  const text = (phase, outcome) => {
    const { message } = view.words;
    if (message && (phase === "ending" || phase === "failed")) return message;
    return view.words.at((list.options[edge]?.purpose === Purpose.load ? loadText : refreshText)(phase, outcome));
  };
  view.renderer = new OwnRenderer(view.box, () => list.options[edge]?.own ?? own, () => stateOf(list, edge), retry, text);
}

/**
 * The text that the library's own indicators show, as `IndicatorText.title` in Swift.
 * @param {Phase} phase
 * @param {Outcome | undefined} outcome
 */
function refreshText(phase, outcome) {
  if (phase === "armed") return "releaseToRefresh";
  if (phase === "waiting" || phase === "refreshing") return "refreshing";
  if (phase === "noMore") return "noMore";
  if (phase === "failed" || outcome === "failed") return "refreshFailed";
  if (phase !== "ending" || !outcome || outcome === "cancelled") return "pullToRefresh";
  return outcome === "unchanged" ? "unchanged" : "updated";
}

/**
 * @param {Phase} phase
 * @param {Outcome | undefined} outcome
 */
function loadText(phase, outcome) {
  if (phase === "pulling") return "pullToLoad";
  if (phase === "armed") return "releaseToLoad";
  if (phase === "waiting" || phase === "refreshing") return "loading";
  if (phase === "failed" || outcome === "failed") return "loadFailed";
  return phase === "noMore" || (phase === "ending" && outcome === "noMore") ? "noMore" : "loadMore";
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

const TARGET = 88; // pixels

/** Shows the page's indicator instead of the library's. */
export class OwnRenderer {
  #place = make("div", { position: "absolute", inset: "0", display: "grid", placeItems: "center" });
  /**
   * Takes the taps that try a failed action again, around the middle of the indicator, and below what the page has there for
   * them. Those who use a keyboard have the list's button.
   */
  #target = make("div", { position: "absolute", inset: "0", margin: "0 auto", maxWidth: `${TARGET}px`, cursor: "pointer", display: "none", pointerEvents: "auto" });
  #current;
  #read;
  #retry;
  #text;
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
  #frame = 0;

  /**
   * @param {HTMLElement} box
   * @param {() => OwnIndicator | DrawFunction} current Returns the indicator, which `update` may replace.
   * @param {ReadState} read
   * @param {{ name(): string, run(): void }} retry
   * @param {ReadText} text
   */
  constructor(box, current, read, retry, text) {
    this.#current = current;
    this.#read = read;
    this.#retry = retry;
    this.#text = text;
    this.#target.onclick = retry.run;
    const indicator = current();
    if (typeof indicator !== "function") this.#place.append(indicator.element);
    // The page's own indicator has the size of the page's text.
    style(box, { fontSize: "" });
    box.replaceChildren(this.#target, this.#place);
  }

  /** Does nothing: the page measures its own texts. */
  measure() { return new Float64Array(0); }

  draw() {
    const now = performance.now() / 1000;
    const state = this.#read();
    // A result stays until the header is gone, also if a finger holds it.
    if (this.#phase === "ending" && this.#outcome !== "cancelled" && (state.phase === "idle" || state.phase === "pulling") && state.pull > 0) state.phase = "ending";
    if (state.phase !== this.#phase) {
      this.#began = now;
      // The engine reports it once: of a failure before it closes, and without motion when it has closed.
      if (state.phase !== "ending" || state.outcome) this.#outcome = state.phase === "idle" ? undefined : state.outcome;
      const isFailed = state.phase === "failed";
      style(this.#target, { display: isFailed ? "block" : "none" });
      if (isFailed) this.#target.title = this.#retry.name();
    }
    this.#phase = state.phase;
    const text = this.#text(state.phase, this.#outcome);
    callPage(() => this.#show({ ...state, time: now - this.#began, outcome: this.#outcome, text }));
    cancelAnimationFrame(this.#frame);
    // An edge that closes without a space moves nothing, and so has no frames.
    if (state.phase === "ending" && !state.reducesMotion) this.#frame = requestAnimationFrame(() => this.draw());
  }

  /** Leaves the element, which belongs to the page. */
  remove() { cancelAnimationFrame(this.#frame); }

  /** @param {IndicatorState} state */
  #show(state) {
    const indicator = this.#current();
    if (typeof indicator !== "function") return indicator.update(state);
    const next = ask("indicator", indicator, state) ?? "";
    if (next !== this.#shown) this.#place.replaceChildren((this.#shown = next));
  }
}
