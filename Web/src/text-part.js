// @ts-check
// The texts and buttons of a drawing.
import * as Element from "./element.js";
import { make, style } from "./nodes.js";
import { Part } from "./parts.js";
import { TEXT_KEYS } from "./texts.js";

/** @typedef {import("./texts.js").EdgeTexts} EdgeTexts */

// The lines of the page's text may be higher, and its paragraphs indented.
const FAMILY = { fontFamily: "var(--overscroll-font, inherit)", lineHeight: "normal", textIndent: "0px" };
const TITLE = { ...FAMILY, fontSize: "var(--overscroll-size, 0.875em)", fontWeight: "600" };
/** The fonts by text role. */
export const FONTS = [TITLE, { ...FAMILY, fontSize: "var(--overscroll-secondary-size, 0.75em)", fontWeight: "400" }, TITLE];
export const ACTION = 2;

const BUTTON = {
  // In forced colours the transparent border becomes visible, which separates the button from the sentence before it.
  background: "none", border: "1px solid transparent", padding: "0 7px", minWidth: "44px", minHeight: "44px", cursor: "pointer", pointerEvents: "auto",
};

/** A button that has the focus, but is not in the drawing: a frame around the whole drawing. */
const WAITING = { transform: "none", width: "100%", height: "100%", opacity: "1", color: "transparent", pointerEvents: "none" };

export class TextPart extends Part {
  #texts;
  /** @type {string | undefined} */
  #text;
  /** @type {string | undefined} */
  #key;
  #isStop = true;

  /**
   * @param {number} role
   * @param {EdgeTexts} texts
   * @param {() => void} onAction
   */
  constructor(role, texts, onAction) {
    const isButton = role === ACTION;
    super(make(isButton ? "button" : "span", { font: "inherit", whiteSpace: "nowrap", ...FONTS[role], ...(isButton && BUTTON) }));
    this.#texts = texts;
    // A text may have another direction than the page.
    /** @type {HTMLElement} */ (this.node).dir = "auto";
    if (isButton) {
      /** @type {HTMLButtonElement} */ (this.node).type = "button";
      this.node.part.value = "button retry";
      this.node.onclick = onAction;
    } else {
      // A status region announces the texts; without this a screen reader would read them twice.
      this.node.ariaHidden = "true";
    }
  }

  /** @param {Float64Array} element */
  update(element) {
    const key = TEXT_KEYS[element[Element.text]];
    const text = this.#texts.at(key);
    this.#key = key;
    this.stopAt(this.#isStop);
    if (text === this.#text) return;
    this.node.textContent = this.#text = text;
    style(this.node, this.#texts.limits(key));
  }

  /**
   * @param {boolean} isStop Whether the Tab key stops here if this is the button that loads more.
   */
  stopAt(isStop) {
    this.#isStop = isStop;
    const index = isStop || this.#key !== "loadMore" ? 0 : -1;
    if (this.role === ACTION && this.node.tabIndex !== index) this.node.tabIndex = index;
  }

  /** @param {boolean} isWaiting Whether the button cannot be pressed now. */
  wait(isWaiting) {
    this.node.ariaDisabled = isWaiting ? "true" : null;
    style(this.node, isWaiting ? WAITING : { width: "", height: "", pointerEvents: "auto" });
    this.forget();
  }
}
