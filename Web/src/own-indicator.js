// Loaded where a page brings an indicator of its own.
import { make } from "./nodes.js";
import { callPage } from "./page-code.js";

/** Shows what the page itself draws, in the place of the library's own scenes. */
export class OwnRenderer {
  #read;
  #update;
  #phase;
  #began = 0;

  /** `read` tells the phase, the progress and the pull. */
  constructor(box, indicator, read) {
    const place = make("div", { position: "absolute", inset: "0", display: "grid", placeItems: "center" });
    const { element, update } = typeof indicator === "function" ? drawnBy(indicator, place) : indicator;
    if (element !== place) place.append(element);
    this.#read = read;
    this.#update = update.bind(indicator);
    box.replaceChildren(place);
  }

  /** The page's words have whatever size they have. */
  measure() { return []; }

  draw() {
    const now = performance.now() / 1000;
    const state = this.#read();
    if (state.phase !== this.#phase) this.#began = now;
    this.#phase = state.phase;
    callPage(this.#update, { ...state, time: now - this.#began });
  }
}

/** A function gives back what is to be seen: words, a node, or nothing. */
function drawnBy(draw, element) {
  let shown;
  return {
    element,
    update(state) {
      const next = draw(state) ?? "";
      if (next !== shown) element.replaceChildren((shown = next));
    },
  };
}
