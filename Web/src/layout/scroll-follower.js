// @ts-check
// Loaded if rules of the page would count an indicator among the rows. See decision 31.
import { contentLength, style, viewportLength } from "../page/nodes.js";

/** @typedef {{ source: Element, axis: "block" }} TimelineOptions */
/** @typedef {{ ScrollTimeline?: new (options: TimelineOptions) => AnimationTimeline }} Timelines */

/** Scrolls a node over a list together with the rows of the list. */
export class ScrollFollower {
  #scroller;
  #node;
  /**
   * Moves the node in step with the rows, in browsers that can do that.
   * @type {Animation | undefined}
   */
  #scrolling;
  #range = NaN;

  /**
   * @param {HTMLElement} scroller
   * @param {HTMLElement} node
   */
  constructor(scroller, node) {
    this.#scroller = scroller;
    this.#node = node;
    // A browser scrolls to a focused button only in the scroller that contains it.
    node.addEventListener("focusin", () => this.#reveal());
  }

  /**
   * Moves the node to a position among the rows.
   * @param {{ x: number, y: number, width: number }} place
   */
  move({ x, y, width }) {
    const scroller = this.#scroller;
    style(this.#node, { transform: `translate(${x}px, ${y}px)`, width: `${width}px` });
    const { ScrollTimeline } = /** @type {Timelines} */ (globalThis);
    if (!ScrollTimeline) return style(this.#node, { translate: `0px ${-scroller.scrollTop}px` });
    const range = contentLength(scroller, "Height") - viewportLength(scroller, "Height");
    if (range === this.#range) return;
    this.stop();
    this.#range = range;
    const timing = { timeline: new ScrollTimeline({ source: scroller, axis: "block" }) };
    const frames = { translate: ["0px 0px", `0px ${-range}px`] };
    this.#scrolling = this.#node.animate(frames, /** @type {KeyframeAnimationOptions} */ (timing));
  }

  stop() {
    this.#scrolling?.cancel();
    this.#range = NaN;
  }

  #reveal() {
    const { top, bottom } = this.#node.getBoundingClientRect();
    const seen = this.#scroller.getBoundingClientRect();
    this.#scroller.scrollTop += Math.max(0, bottom - seen.bottom) + Math.min(0, top - seen.top);
  }
}
