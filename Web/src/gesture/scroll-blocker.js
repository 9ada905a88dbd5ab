// @ts-check
import { SPECIFIC } from "../page/nodes.js";
import { StyleSheet } from "../page/styles.js";

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
  /** @type {Set<string>} */
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
   * Holds or releases a node along an axis.
   * @param {Element} node
   * @param {"X" | "Y"} letter
   * @param {boolean} isHeld
   */
  set(node, letter, isHeld) {
    const name = letter.toLowerCase();
    if (isHeld === this.#letters.has(name)) return;
    // Without its scrollbar, the content would become wider.
    if (name === "y") this.#keepBar(isHeld ? gutterOf(node) : null);
    if (isHeld) this.#letters.add(name);
    else this.#letters.delete(name);
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
    if (this.#letters.size) this.#node?.setAttribute(NAME, [...this.#letters].join(" "));
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
