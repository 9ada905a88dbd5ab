// @ts-check
import { SPECIFIC } from "./nodes.js";
import { StyleSheet } from "./style-sheet.js";

const NAME = "data-overscroll-hold";
const RULES = [
  ...["x", "y"].map((letter) => `[${NAME}~=${letter}]${SPECIFIC} { overflow-${letter}: hidden !important }`),
  `[${NAME}~=bar]${SPECIFIC} { scrollbar-gutter: stable !important }`,
].join("\n");

/**
 * Prevents a node from scrolling while it is pulled.
 *
 * This is a rule with an attribute, so the page can change `overflow` in the node's own style at any time, for
 * example to lock its scrolling.
 */
export class ScrollHold {
  /** @type {Set<string>} */
  #letters = new Set();
  #sheet = new StyleSheet(RULES);
  /** @type {Element | null} */
  #node = null;

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
    if (isHeld && name === "y" && scrollbarWidth(node) > 0) this.#letters.add("bar");
    if (isHeld) this.#letters.add(name);
    else this.#letters.delete(name);
    if (!this.#letters.has("y")) this.#letters.delete("bar");
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

  remove() {
    this.#node?.removeAttribute(NAME);
    this.#sheet.remove();
  }

  #write() {
    if (this.#letters.size) this.#node?.setAttribute(NAME, [...this.#letters].join(" "));
    else this.#node?.removeAttribute(NAME);
  }
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
