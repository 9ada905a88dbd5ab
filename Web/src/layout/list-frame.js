// @ts-check
import { addUncounted } from "./insertion.js";
import { BARE, make, scaleOf, style } from "../page/nodes.js";

const FRAME = { position: "absolute", overflow: "clip", pointerEvents: "none", ...BARE };

/**
 * Clips a list to its rectangle while it is pulled, and contains its indicators.
 *
 * If the list fills its parent, the parent always clips, which costs nothing while the list moves. If other nodes are
 * beside the list, such as a toolbar or a tab bar, the list's own `clip-path` clips it while it is displaced. The
 * parent also clips then, because a `clip-path` does not limit the scrollable overflow.
 */
export class ListFrame {
  /**
   * Covers the scroller, whatever else is in its parent. Scripts that make a page equal to a server's answer turn nodes
   * of equal names into each other, so it has a name of its own.
   */
  node = make("overscroll-frame", FRAME);
  #scroller;
  #parent;
  #fills = false;
  #isClipped = false;
  /** The page's own `overflow` of the parent, saved while the host sets it. */
  #overflow = "";
  #clip = "";

  /** @param {HTMLElement} scroller */
  constructor(scroller) {
    this.#scroller = scroller;
    this.#parent = /** @type {HTMLElement} */ (scroller.parentElement);
    if (!this.#add()) {
      console.warn("Overscroll: rules of the page, such as :nth-child, count each node beside a list. Put the list in a separate parent.");
    }
  }

  /** Adds the frame beside the scroller; returns whether no rule of the page counts it. */
  #add() {
    const { node } = this;
    const parent = this.#parent, scroller = this.#scroller;
    return addUncounted(node, parent, [
      () => parent.append(node), () => scroller.after(node), () => scroller.before(node), () => parent.prepend(node),
    ]);
  }

  /** Brings back what the page has removed; returns whether something was missing. */
  restore() {
    const { style } = this.#parent;
    const isMissing = this.node.parentElement !== this.#parent;
    if (isMissing) this.#add();
    if (!this.#isClipped || style.overflow !== this.#overflow || style.overflow === "clip") return isMissing;
    style.overflow = "clip";
    return true;
  }

  /** Moves the frame to the current rectangle of the scroller. */
  measure() {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight, offsetParent } = this.#scroller;
    // The scroller itself may have a CSS zoom.
    const zoom = scaleOf(this.#scroller) / scaleOf(this.#parent) || 1;
    const [left, top, width, height] = [offsetLeft, offsetTop, offsetWidth, offsetHeight].map((length) => length * zoom);
    // Before anything is written, which would need another layout.
    const { clientWidth, clientHeight } = this.#parent;
    style(this.node, {
      // Only a fixed scroller has no such parent.
      position: offsetParent ? "absolute" : "fixed", left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`,
    });
    this.#fills = !left && !top && isClose(width, clientWidth) && isClose(height, clientHeight);
    this.#clipInParent(this.#fills || this.#clip !== "");
  }

  /**
   * Clips the part of a displaced scroller that is outside its rectangle.
   * @param {number} x
   * @param {number} y
   */
  clip(x, y) {
    const isCut = (x || y) && !this.#fills;
    if (!isCut && this.#clip === "") return;
    const sides = [Math.max(0, -y), Math.max(0, x), Math.max(0, y), Math.max(0, -x)];
    const clip = isCut ? `inset(${sides.map((side) => `${side}px`).join(" ")})` : "";
    if (clip === this.#clip) return;
    this.#scroller.style.clipPath = this.#clip = clip;
    this.#clipInParent(this.#fills || clip !== "");
  }

  remove() {
    this.clip(0, 0);
    this.#clipInParent(false);
    this.node.remove();
  }

  /** @param {boolean} isClipped */
  #clipInParent(isClipped) {
    if (isClipped === this.#isClipped) return;
    this.#isClipped = isClipped;
    const { style } = this.#parent;
    if (isClipped) {
      this.#overflow = style.overflow;
      style.overflow = "clip";
    } else if (style.overflow === "clip") style.overflow = this.#overflow;
  }
}

/**
 * Whether two lengths are equal within the rounding of whole pixels.
 * @param {number} length
 * @param {number} other
 */
function isClose(length, other) {
  return Math.abs(length - other) <= 1;
}
