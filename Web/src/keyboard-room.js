// @ts-check
// Part of chats.
import { isPinchZoomed } from "./input.js";
import { scrollTo, writeAtOnce } from "./nodes.js";

const FIELDS = "textarea, input:not([type=button], [type=checkbox], [type=color], [type=file], [type=image], [type=radio], [type=range], [type=reset], [type=submit])";

/** Makes room at the end of a list for an on-screen keyboard that covers it, and not for the browser's own bars. */
export class KeyboardRoom {
  /** The length of the viewport's end that the keyboard covers, in pixels. */
  covered = 0;
  #scroller;
  /** The length that the browser's bars cover. */
  #bars = 0;
  /** The scroller's own inline styles while there is room. */
  #own = { paddingBottom: "", boxSizing: "", height: "", maxHeight: "" };

  /**
   * @param {import("./list.js").List} list
   * @param {() => void} onChange
   */
  constructor({ input, onDetach, options, stage }, onChange) {
    this.#scroller = stage.scroller;
    if (!visualViewport || options.isPage) return;
    const follow = () => {
      if (isPinchZoomed()) return;
      writeAtOnce(this.#scroller, () => this.#measure());
      onChange();
    };
    for (const type of ["resize", "scroll"]) input.listen(visualViewport, type, follow);
    for (const type of ["focusin", "focusout"]) input.listen(document, type, () => { setTimeout(follow); });
    onDetach.push(() => this.#cover(0));
    this.#measure();
  }

  #measure() {
    if (!visualViewport) return;
    const { offsetTop, height } = visualViewport;
    const scroller = this.#scroller;
    const { scrollTop } = scroller;
    const before = this.covered;
    // The room must not be part of what is measured.
    this.#cover(0);
    const length = Math.max(0, scroller.getBoundingClientRect().bottom - offsetTop - height);
    const hasField = isField(document.activeElement);
    if (!hasField) this.#bars = length;
    this.#cover(hasField && length > this.#bars + 1 ? length : 0);
    // Content that became shorter for a moment may have moved the list.
    if (before && this.covered && scroller.scrollTop !== scrollTop) scrollTo(scroller, "Top", scrollTop);
  }

  /** @param {number} length */
  #cover(length) {
    const scroller = this.#scroller;
    const { style } = scroller;
    if (this.covered) Object.assign(style, this.#own);
    this.covered = length;
    if (!length) return;
    const { paddingBottom, boxSizing, height, maxHeight } = style;
    this.#own = { paddingBottom, boxSizing, height, maxHeight };
    const { offsetHeight } = scroller;
    style.paddingBottom = `${parseFloat(getComputedStyle(scroller).paddingBottom) + length}px`;
    // The room is inside of the list, whatever its height depends on.
    if (scroller.offsetHeight !== offsetHeight) Object.assign(style, { boxSizing: "border-box", height: `${offsetHeight}px`, maxHeight: "none" });
  }
}

/**
 * Whether a keyboard writes to a node.
 * @param {Element | null} node
 * @returns {boolean}
 */
function isField(node) {
  if (node?.shadowRoot?.activeElement) return isField(node.shadowRoot.activeElement);
  return node !== null && (node.matches(FIELDS) || /** @type {HTMLElement} */ (node).isContentEditable);
}
