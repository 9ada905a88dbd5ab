// @ts-check
import { ATTACHED } from "./attached.js";

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
      console.warn("Overscroll: the page removes nodes of a list as often as they come back. Keep the page's script from the children of the list's parent.");
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
