// @ts-check
// Adds the library's nodes among those of the page, without an effect on its layout, and brings them back.
import { ATTACHED } from "../page/attach-queue.js";
import { withoutTransitions } from "../page/nodes.js";

export const SAMPLE = 4; // nodes beside a place that are compared
const INNER = 5; // nodes in each of them
/** Styles that repeat others, or that nobody sees while nothing moves. */
const REPEATED = /-(block|inline)|^(block|inline)-size|^-|^(scroll|animation|transition|view|timeline|offset|contain|page)-|^perspective-origin|^transform-origin/;

/** @type {string[] | undefined} */
let names;

/**
 * Adds a node; returns whether that changes its parent or others in it, because rules of the page count it, such as
 * `:last-child` or `> * + *`. Such a node is removed again at once, before transitions can begin.
 * @param {HTMLElement} node A node that takes no space among the others.
 * @param {Element[]} nodes The parent and the others.
 * @param {() => void} add
 */
export function isCounted(node, nodes, add) {
  const before = nodes.map(looksOf);
  add();
  if (nodes.every((each, index) => looksOf(each) === before[index])) return false;
  node.remove();
  document.documentElement.offsetHeight;
  return true;
}

/**
 * Nodes, and the first ones in each of them.
 * @param {Element[]} nodes
 */
export function withInner(nodes) {
  return nodes.flatMap((node) => [node, ...[...node.querySelectorAll("*")].slice(0, INNER)]);
}

/**
 * Adds a node at the first place among the children of a parent at which no rule of the page counts it, or at the
 * first place if all count. Returns whether there is such a place.
 * @param {HTMLElement} node
 * @param {HTMLElement} parent
 * @param {(() => void)[]} places
 */
export function addUncounted(node, parent, places) {
  const nodes = [parent, ...[...parent.children].slice(-SAMPLE)];
  const isAdded = withoutTransitions(nodes, () => places.some((add) => !isCounted(node, nodes, add)));
  if (!isAdded) places[0]();
  return isAdded;
}

/**
 * What a rule of the page can change: the styles of a node and of its pseudo-elements, and its place.
 * @param {Element} node
 */
function looksOf(node) {
  const { left, top, width, height } = node.getBoundingClientRect();
  const looks = getComputedStyle(node);
  names ??= [...looks].filter((name) => !REPEATED.test(name));
  const generated = ["::before", "::after"].map((name) => getComputedStyle(node, name)).filter(({ content }) => content !== "none");
  return [left, top, width, height, ...[looks, ...generated].map(textOf)].join();
}

/** @param {CSSStyleDeclaration} looks */
function textOf(looks) { return names?.map((name) => looks.getPropertyValue(name)).join(); }

/**
 * Adds a space at an end of a list; returns whether it moves all rows by its length at the start, and none at the end,
 * without a change of their sizes or of the content's width.
 * @param {HTMLElement} scroller
 * @param {HTMLElement[]} rows The rows at the ends of the list.
 * @param {boolean} isStart
 * @param {number} length The length of the space, in pixels.
 * @param {() => void} add
 */
export function movesRowsAlong(scroller, rows, isStart, length, add) {
  const flowing = rows.filter((row) => /^(static|relative)$/.test(getComputedStyle(row).position));
  const placed = areInFlow(rows) ? flowing : rows;
  const { scrollHeight, scrollWidth, clientHeight } = scroller;
  const before = placed.map(boxOf);
  add();
  const by = [isStart ? length : 0, 0, 0, 0];
  const isLonger = scrollHeight <= clientHeight || isNear(scroller.scrollHeight, scrollHeight + length);
  return isLonger && isNear(scroller.scrollWidth, scrollWidth)
    && placed.map(boxOf).every((box, row) => box.every((value, side) => isNear(value, before[row][side] + by[side])));
}

/**
 * Whether some of the rows take part in the layout. A node without content only makes the content as long as the rows
 * of a virtual list.
 * @param {HTMLElement[]} rows
 */
export function areInFlow(rows) {
  return !rows[0] || rows.some((row) => row.hasChildNodes() && /^(static|relative|sticky)$/.test(getComputedStyle(row).position));
}

/**
 * The place of a row in the content, in whole pixels.
 * @param {HTMLElement} row
 */
function boxOf({ offsetTop, offsetLeft, offsetWidth, offsetHeight }) {
  return [offsetTop, offsetLeft, offsetWidth, offsetHeight];
}

/**
 * Whether two lengths are equal but for rounding.
 * @param {number} one
 * @param {number} other
 */
function isNear(one, other) { return !(Math.abs(one - other) > 2); }

/**
 * Adds spaces at an end of a list. Beside a space in a line, the white space at the line's end would be wide.
 * @param {import("./stage.js").Stage} stage
 * @param {"before" | "after"} side
 * @param {HTMLElement[]} spaces
 */
export function addSpaces({ scroller, isLine }, side, spaces) {
  const isStart = side === "before";
  const row = isLine && (isStart ? scroller.firstElementChild : scroller.lastElementChild);
  if (row) row[side](...spaces);
  else scroller[isStart ? "prepend" : "append"](...spaces);
}

const PATIENCE = 1000; // milliseconds in which a page attaches a list that it has put in the place of another
const LIMIT = 30; // frames in a row

/**
 * Notices that the page has removed nodes or styles of a list, as scripts do that make a page equal to a server's
 * answer, and brings them back before the next paint.
 */
export class Restoration {
  #nodes;
  #restore;
  #frame = 0;
  #inRow = 0;
  #isWatching = false;
  #changes = new MutationObserver(() => { this.#frame ||= requestAnimationFrame(() => this.#restoreNow()); });

  /**
   * @param {HTMLElement[]} nodes The nodes whose children and styles are watched.
   * @param {() => boolean} restore Returns whether something was missing.
   */
  constructor(nodes, restore) {
    this.#nodes = nodes;
    this.#restore = restore;
    this.watch();
  }

  /** Watches the nodes, unless the page removes what comes back again and again. */
  watch() {
    if (this.#isWatching || this.#inRow > LIMIT) return;
    this.#isWatching = true;
    for (const node of this.#nodes) this.#changes.observe(node, { childList: true, attributeFilter: ["style", "class"] });
  }

  /** Pauses, while the list itself writes styles in each frame. */
  pause() {
    this.#isWatching = false;
    this.#changes.disconnect();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #restoreNow() {
    this.#frame = 0;
    if (!this.#restore()) this.#inRow = 0;
    else if ((this.#inRow += 1) > LIMIT) {
      this.pause();
      console.warn("Overscroll: the page removes nodes of a list as often as they come back. Keep its script from the children of the list's parent.");
    }
  }
}

/**
 * Warns if the page has put another node in the place of a list, and does not attach that.
 * @param {() => boolean | undefined} isReplaced
 */
export function warnIfReplaced(isReplaced) {
  setTimeout(() => {
    if (isReplaced()) console.warn("Overscroll: the page has replaced a list, which is detached. Attach the new one.");
  }, PATIENCE);
}

/**
 * Whether a node equal to a list is in its place, and is not attached.
 * @param {HTMLElement} list
 * @param {HTMLElement} parent
 */
export function isReplaced({ localName, id, className }, parent) {
  const isEqual = (/** @type {Element} */ node) => node.localName === localName && node.id === id && node.className === className;
  const heir = parent.isConnected && (id || className) && [...parent.children].find(isEqual);
  return Boolean(heir && !(ATTACHED in heir));
}
