// @ts-check

const REST = 6; // frames without a scroll event after which the list rests
const INPUTS = ["touchstart", "touchend", "touchcancel", "wheel", "keydown", "pointerdown"];

/**
 * Whether the user scrolls a list: with a finger, in its fling, by wheel, keys or the scrollbar.
 *
 * A list that is scrolled has a scroll event in each frame. The event `scrollend` does not tell the end of a fling from that of a
 * correction during the fling.
 */
export class ScrollActivity {
  #list;
  #frame = 0;
  #still = REST;
  #onRest;

  /**
   * @param {import("./list.js").List} list
   * @param {() => void} onRest Called when the user has stopped scrolling.
   */
  constructor(list, onRest) {
    const { input, stage } = list;
    this.#list = list;
    this.#onRest = onRest;
    for (const type of INPUTS) input.listen(stage.scrollTarget, type, () => this.#began(), true);
    input.listen(stage.scrollTarget, "scroll", () => { if (this.isActive) this.#still = 0; }, true);
    list.onDetach.push(() => cancelAnimationFrame(this.#frame));
  }

  /** Whether the user scrolls, or a finger is on the list. */
  get isActive() { return this.#still < REST || this.#list.input.finger !== null; }

  #began() {
    const wasActive = this.#still < REST;
    this.#still = 0;
    if (!wasActive) this.#count();
  }

  #count() {
    this.#frame = requestAnimationFrame(() => {
      this.#still = this.#list.input.finger === null ? this.#still + 1 : 0;
      if (this.#still < REST) this.#count();
      else this.#onRest();
    });
  }
}
