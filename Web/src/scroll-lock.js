// @ts-check
import { contentLength, viewportLength } from "./nodes.js";

/** @typedef {import("./gesture-arbitration.js").GestureAxis} GestureAxis */
/** @typedef {import("./stage.js").Stage} Stage */

const APART = "dialog, [popover], [aria-modal=true], [role=dialog], [role=alertdialog]";
const STILL = /hidden|clip/;

/**
 * Detects whether the page has locked its scrolling, for example below a sheet.
 *
 * A scroller with `overflow: hidden` is locked. Many pages keep the root or the body `hidden` or `fixed` permanently,
 * so these count only if they were scrollable before. Below a list with its own scroller, their `overflow` counts
 * only if the page itself could scroll or a dialog is open. A list within a dialog is never locked.
 */
export class ScrollLock {
  #stage;
  /** @type {Set<string>} */
  #free = new Set();

  /** @param {Stage} stage */
  constructor(stage) {
    this.#stage = stage;
    this.note();
  }

  /** Records which nodes can scroll now, so that a later change is recognized as a lock. */
  note() {
    for (const letter of /** @type {const} */ (["X", "Y"])) {
      for (const [key, isLocked] of this.#states(letter)) if (!isLocked) this.#free.add(key);
    }
  }

  /**
   * Whether the scroller is locked along an axis.
   * @param {GestureAxis} axis
   */
  isLocked(axis) {
    const { hold, holder, scroller } = this.#stage;
    return hold.without(() => {
      if (isStill(holder, axis.letter)) return true;
      const locks = this.#states(axis.letter).filter(([key, isLocked]) => isLocked && this.#free.has(key));
      const isOwn = locks.some(([key]) => key.startsWith("scroller"));
      if (!locks[0] || !(this.#isPage || isOwn || !isInSheet(scroller))) return false;
      const isFixed = locks.some(([key]) => key.endsWith("position"));
      return isFixed || this.#isPage || canPageScroll(axis) || isSheetOpen(scroller);
    });
  }

  get #isPage() { return this.#stage.content !== this.#stage.scroller; }

  /**
   * The properties that can lock, as `[key, whether it locks now]`.
   * @param {"X" | "Y"} letter
   * @returns {[string, boolean][]}
   */
  #states(letter) {
    const { documentElement: root, body } = document;
    const { scroller } = this.#stage;
    const isFixed = (/** @type {Element} */ node) => getComputedStyle(node).position === "fixed";
    const around = Object.entries({ root, body }).filter(([, node]) => node !== scroller || this.#isPage);
    const all = Object.entries({ scroller, ...Object.fromEntries(around) });
    return [
      .../** @type {[string, boolean][]} */ (all.map(([name, node]) => [`${name} position`, isFixed(node)])),
      .../** @type {[string, boolean][]} */ (around.map(([name, node]) => [`${name} ${letter}`, isStill(node, letter)])),
    ];
  }
}

/**
 * @param {Element} node
 * @param {"X" | "Y"} letter
 */
function isStill(node, letter) {
  const { overflowX, overflowY } = getComputedStyle(node);
  return STILL.test(letter === "X" ? overflowX : overflowY);
}

/**
 * Whether the page has more content than it shows, even while its overflow is hidden.
 * @param {GestureAxis} axis
 */
function canPageScroll({ length }) {
  const page = document.scrollingElement;
  return page !== null && contentLength(page, length) > viewportLength(page, length) + 1;
}

/**
 * Whether a node is in a dialog or in a fixed node, as a sheet is.
 * @param {Element} node
 */
function isInSheet(node) {
  /** @type {Element | null} */
  let each = node;
  while (each && each !== document.body) {
    if (each.matches(APART) || getComputedStyle(each).position === "fixed") return true;
    each = each.parentElement ?? /** @type {ShadowRoot} */ (each.getRootNode()).host;
  }
  return false;
}

/** @param {Element} scroller */
function isSheetOpen(scroller) {
  return [...document.querySelectorAll(APART)]
    .some((node) => !node.contains(scroller) && node.getClientRects().length > 0);
}
