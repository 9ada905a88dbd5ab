// @ts-check
import { LayoutBoxes } from "./layout-boxes.js";
import { scrollPosition, viewportLength } from "./nodes.js";

/** @typedef {import("./axes.js").AxisNames} AxisNames */
/** @typedef {import("./stage.js").Stage} Stage */

/** The positions of rows along an axis of a list, in reading direction, as they are laid out. */
export class RowGeometry {
  #stage;
  #names;
  #boxes = new LayoutBoxes(null);

  /**
   * @param {Stage} stage
   * @param {AxisNames} names
   */
  constructor(stage, names) {
    this.#stage = stage;
    this.#names = names;
    this.measure();
  }

  /** Measures all rows again, whose styles may have changed. */
  measure() {
    const { content, scroller, scrollTarget } = this.#stage;
    this.#boxes = new LayoutBoxes(scrollTarget === scroller ? content : null);
  }

  /** The position of the viewport's start. In a whole page it scrolls with the content. */
  get start() {
    const { scroller, scrollTarget } = this.#stage;
    if (scrollTarget === scroller) return this.near(scroller.getBoundingClientRect());
    return this.#isMirrored ? -scroller.clientWidth : 0;
  }

  get viewport() { return viewportLength(this.#stage.scroller, this.#names.length); }

  /** The position of the start of the page's own content, whatever the displacement. */
  get origin() {
    const { content, scroller, scrollTarget } = this.#stage;
    if (scrollTarget === scroller) return this.near(scroller.getBoundingClientRect()) - this.#scrolled;
    return this.nearOf(content);
  }

  /** The distance of the viewport's start from the start of the page's own content. */
  get position() {
    const { scroller, scrollTarget } = this.#stage;
    return scrollTarget === scroller ? this.#scrolled : this.start - this.origin;
  }

  /**
   * The distance of a row from the start of the page's own content.
   * @param {Element} row
   */
  distance(row) {
    this.measure();
    return this.nearOf(row) - this.origin;
  }

  /** @param {Element} node */
  nearOf(node) { return this.near(this.#boxes.of(node)); }

  /** @param {Element} node */
  farOf(node) { return this.far(this.#boxes.of(node)); }

  /**
   * The start and end of a node.
   * @param {Element} node
   */
  ends(node) {
    const rect = this.#boxes.of(node);
    return { near: this.near(rect), far: this.far(rect) };
  }

  /** @param {DOMRect} rect */
  near(rect) {
    if (this.#names.side === "Top") return rect.top;
    return this.#isMirrored ? -rect.right : rect.left;
  }

  /** @param {DOMRect} rect */
  far(rect) { return this.near(rect) + (this.#names.length === "Height" ? rect.height : rect.width); }

  /** The scroll position without the space before the content. */
  get #scrolled() {
    const { side, edges } = this.#names;
    const { scroller, sign } = this.#stage;
    return (side === "Left" ? sign : 1) * scrollPosition(scroller, side) - this.#stage.space(edges[0]);
  }

  get #isMirrored() { return this.#names.side === "Left" && this.#stage.sign < 0; }
}
