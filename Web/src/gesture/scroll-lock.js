// @ts-check
// Locks of scrolling: the list's own while it is pulled, and those of the page.
import { contentLength, laidOutParent, SPECIFIC, viewportLength } from "../page/nodes.js";
import { StyleSheet } from "../page/styles.js";

/** @typedef {import("../page/nodes.js").AxisNames} AxisNames */
/** @typedef {import("../layout/stage.js").Stage} Stage */

const NAME = "data-overscroll-hold", GUTTER = "data-overscroll-gutter";
const RULES = [
  ...["x", "y"].map((letter) => `[${NAME}~=${letter}]${SPECIFIC} { overflow-${letter}: hidden !important }`),
  `[${GUTTER}]${SPECIFIC} { scrollbar-gutter: stable !important }`,
].join("\n");

/**
 * Prevents a node from scrolling while it is pulled.
 *
 * This is a rule with an attribute, so the page can change `overflow` in the node's own style at any time, for
 * example to lock its scrolling.
 */
export class ScrollBlocker {
  /**
   * The axes along which it is held.
   * @type {Set<"X" | "Y">}
   */
  #letters = new Set();
  #sheet = new StyleSheet(RULES);
  /** @type {Element | null} */
  #node = null;
  /**
   * The node that keeps the space of the scrollbar.
   * @type {Element | null}
   */
  #bar = null;

  /** @param {Element} node */
  constructor(node) {
    this.#sheet.adopt(node);
  }

  /**
   * Whether the node is held along an axis.
   * @param {"X" | "Y"} letter
   */
  holds(letter) { return this.#letters.has(letter); }

  /**
   * Holds or releases a node along an axis.
   * @param {Element} node
   * @param {"X" | "Y"} letter
   * @param {boolean} isHeld
   */
  set(node, letter, isHeld) {
    // Without its scrollbar, the content would become wider.
    if (letter === "Y") this.#keepBar(isHeld ? gutterOf(node) : null);
    if (isHeld) this.#letters.add(letter);
    else this.#letters.delete(letter);
    this.#sheet.adopt((this.#node ??= node));
    this.#write();
    if (!this.#letters.size) this.#node = null;
  }

  /**
   * Reads a value without the effect of the hold.
   * @template Value
   * @param {() => Value} read
   */
  without(read) {
    this.#node?.removeAttribute(NAME);
    const answer = read();
    this.#write();
    return answer;
  }

  /** @param {Element | null} node */
  #keepBar(node) {
    this.#bar?.removeAttribute(GUTTER);
    node?.setAttribute(GUTTER, "");
    this.#bar = node;
  }

  remove() {
    this.#keepBar(null);
    this.#node?.removeAttribute(NAME);
    this.#sheet.remove();
  }

  #write() {
    if (this.#letters.size) this.#node?.setAttribute(NAME, [...this.#letters].join(" ").toLowerCase());
    else this.#node?.removeAttribute(NAME);
  }
}

/**
 * The node whose `scrollbar-gutter` keeps the space of a node's scrollbar; null if there is no such space, or if the
 * page keeps it. The overflow of the body may apply to the page, but its `scrollbar-gutter` does not.
 * @param {Element} node
 */
function gutterOf(node) {
  const { documentElement: root, body } = node.ownerDocument;
  const keeper = node === body && getComputedStyle(root).overflowY === "visible" ? root : node;
  const isKept = /stable/.test(getComputedStyle(keeper).scrollbarGutter);
  return isKept || scrollbarWidth(node) <= 0 ? null : keeper;
}

/**
 * The width of a vertical scrollbar that takes space beside the content, in pixels.
 * @param {Element} node
 */
function scrollbarWidth(node) {
  const { documentElement: root, body } = node.ownerDocument;
  if (node === root || node === body) return innerWidth - root.clientWidth;
  const { borderLeftWidth, borderRightWidth } = getComputedStyle(node);
  const borders = parseFloat(borderLeftWidth) + parseFloat(borderRightWidth);
  return /** @type {HTMLElement} */ (node).offsetWidth - node.clientWidth - Math.round(borders);
}

/** Nodes that are apart from the list, even in it. */
export const APART = "dialog, [popover], [aria-modal=true], [role=dialog], [role=alertdialog]";
const STILL = /hidden|clip/;
const LARGE = 0.2; // the fraction of the viewport from which a node counts as a sheet
const HEIGHTS = [0.1, 0.3, 0.5, 0.7, 0.9]; // the places in the list where something over it is looked for

/**
 * Detects whether the page has locked its scrolling, for example below a sheet.
 *
 * A scroller with `overflow: hidden` is locked. Many pages keep the root or the body `hidden` or `fixed` permanently,
 * so these count only if they were scrollable before. Below a list with its own scroller, their `overflow` counts
 * only if the page itself could scroll, a dialog is open, or something covers the list. A list within a dialog is never
 * locked.
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
   * @param {AxisNames} axis
   */
  isLocked(axis) {
    const { blocker, overflowNode, scroller } = this.#stage;
    return blocker.without(() => {
      if (isStill(overflowNode, axis.letter)) return true;
      const locks = this.#states(axis.letter).filter(([key, isLocked]) => isLocked && this.#free.has(key));
      const isOwn = locks.some(([key]) => key.startsWith("scroller"));
      if (!locks[0] || !(this.#isPage || isOwn || !isInSheet(scroller))) return false;
      const isFixed = locks.some(([key]) => key.endsWith("position"));
      return isFixed || this.#isPage || canPageScroll(axis) || isSheetOpen(scroller) || isCovered(scroller);
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
 * @param {AxisNames} axis
 */
function canPageScroll({ length }) {
  const page = document.scrollingElement;
  return page !== null && contentLength(page, length) > viewportLength(page, length) + 1;
}

/**
 * A node and everything around it, also beyond shadow roots.
 * @param {Element} node
 */
function* path(node) {
  for (let each = /** @type {Element | null} */ (node); each; each = laidOutParent(each)) yield each;
}

/**
 * Whether a node is in a dialog or in a fixed node, as a sheet is.
 * @param {Element} node
 */
function isInSheet(node) {
  for (const each of path(node)) {
    if (each === document.body) return false;
    if (each.matches(APART) || getComputedStyle(each).position === "fixed") return true;
  }
  return false;
}

/** @param {Element} scroller */
function isSheetOpen(scroller) {
  return [...document.querySelectorAll(APART)]
    .some((node) => !node.contains(scroller) && node.getClientRects().length > 0);
}

/**
 * Whether something that is not in the list covers a part of it, such as a sheet without a role. A tab bar or a button
 * is too small for that.
 * @param {Element} scroller
 */
function isCovered(scroller) {
  const { left, top, width, height } = scroller.getBoundingClientRect();
  const start = Math.max(0, top), end = Math.min(innerHeight, top + height);
  const around = [...path(scroller)];
  return HEIGHTS.some((part) => {
    const hit = document.elementFromPoint(left + width / 2, start + part * (end - start));
    const over = hit ? [...path(hit)] : [];
    return !over.includes(scroller) && over.some((node) => !around.includes(node) && isLarge(node));
  });
}

/** @param {Element} node */
function isLarge(node) {
  const { width, height } = node.getBoundingClientRect();
  return width * height > LARGE * innerWidth * innerHeight && getComputedStyle(node).pointerEvents !== "none";
}
