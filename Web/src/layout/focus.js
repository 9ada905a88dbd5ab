// @ts-check
// Keyboard focus on nodes of the library, which move, change and disappear.
import { slotHost } from "../page/nodes.js";

/** @typedef {import("./edge-place.js").EdgePlace} EdgePlace */
/** @typedef {import("./stage.js").Stage} Stage */

const STOPS = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Keeps the focus while the nodes of the library change, and moves it into the list before they disappear. */
export class FocusKeeper {
  #stage;
  /**
   * The edge whose button the user has pressed, and the rows before its run.
   * @type {{ place: EdgePlace, rows: Set<Element> } | undefined}
   */
  #run;

  /** @param {Stage} stage */
  constructor(stage) { this.#stage = stage; }

  /** The node of the library that has the focus; undefined if another node has it. */
  get held() {
    const { frame, places, scroller } = this.#stage;
    const { activeElement } = /** @type {Document | ShadowRoot} */ (frame.getRootNode());
    // Almost always. This runs for each move of a finger.
    if (!activeElement || activeElement === document.body || activeElement === scroller) return undefined;
    const isOwn = frame.contains(activeElement) || places.some(({ box }) => box.contains(activeElement));
    return isOwn ? /** @type {HTMLElement} */ (activeElement) : undefined;
  }

  /**
   * Gives the focus back to a node that had it before the library moved or changed its nodes.
   * @param {HTMLElement | undefined} held
   */
  restore(held) {
    if (!held) return;
    const isShown = held.getClientRects().length > 0 && getComputedStyle(held).visibility !== "hidden";
    if (isShown && !isFocused(held)) held.focus({ preventScroll: true });
    if (!isShown || !isFocused(held)) this.leave();
  }

  /**
   * Moves the focus from a node that disappears into the list: to the list itself, or to a row of a whole page.
   * @param {boolean} [isAtStart] Whether that is the first row. Otherwise it is the first visible one.
   */
  leave(isAtStart) {
    const { scroller } = this.#stage;
    const isPage = scroller === document.scrollingElement;
    const row = isPage && this.#rows.find((each) => isAtStart || each.getBoundingClientRect().bottom > 0);
    if (row || !isPage) focusOn(row || scroller, true);
  }

  /**
   * Follows the run of an edge that the user has begun with its button.
   * @param {EdgePlace} place
   */
  follow(place) {
    if (place.isLoading && this.#isIn(place)) this.#run = { place, rows: new Set(this.#rows) };
    else this.seek();
  }

  /** Moves the focus from the button of an edge to the first row that its run has loaded. */
  seek() {
    if (!this.#run || this.#run.place.isLoading) return;
    const { place, rows } = this.#run;
    if (!this.#isIn(place)) this.#run = undefined;
    const added = this.#run ? this.#rows.filter((row) => !rows.has(row)) : [];
    const row = added.at(place.edge === "bottom" || place.edge === "trailing" ? 0 : -1);
    if (!row) return;
    this.#run = undefined;
    focusOn([row, ...row.querySelectorAll(STOPS)].find(isStop) ?? row);
  }

  /** @param {EdgePlace} place */
  #isIn({ box }) { return Boolean(this.held && box.contains(this.held)); }

  /** The rows: the children of the content, or of its only child. */
  get #rows() {
    const { content, places, frame, button } = this.#stage;
    /** @type {(Element | undefined)[]} */
    const others = [frame, button?.node, ...places.map(({ space }) => space)];
    const own = [...(slotHost(content) ?? content).children].filter((node) => !others.includes(node));
    return own.length === 1 && own[0].firstElementChild ? [...own[0].children] : own;
  }
}

/** @param {Element} node */
function isFocused(node) { return node.matches(":focus"); }

/**
 * Whether the Tab key stops at a node.
 * @param {Element} node
 */
function isStop(node) {
  return node instanceof HTMLElement && node.matches(STOPS) && node.tabIndex >= 0 && !node.matches(":disabled") && node.getClientRects().length > 0;
}

/**
 * Focuses a node. One that cannot have the focus gets a `tabindex` as long as it has it.
 * @param {Element} element
 * @param {boolean} [preventScroll]
 */
export function focusOn(element, preventScroll) {
  const node = /** @type {HTMLElement} */ (element);
  node.focus({ preventScroll });
  if (isFocused(node) || node.hasAttribute("tabindex")) return;
  node.tabIndex = -1;
  node.focus({ preventScroll });
  node.addEventListener("blur", () => node.removeAttribute("tabindex"), { once: true });
}
