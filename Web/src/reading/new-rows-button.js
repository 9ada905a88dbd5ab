// @ts-check
import { style } from "../page/nodes.js";
import { StyleSheet } from "../page/styles.js";
import { textBase } from "../rendering/renderer.js";

// A rule instead of inline styles, so that the page's `button[data-overscroll=newRows]` is more specific.
const BUTTON = ":is([data-overscroll=newRows], [data-overscroll=newRowsAbove])";
const RULES = `${BUTTON} { all: revert; pointer-events: auto; position: absolute; z-index: 1; left: 50%; translate: -50%;
  box-sizing: border-box; min-width: 44px; height: 44px; padding: 0 16px; border: 1px solid transparent; border-radius: 22px; cursor: pointer; white-space: nowrap;
  font-family: var(--overscroll-font, inherit); font-size: var(--overscroll-size, calc(0.875 * var(--_base, 1rem))); font-weight: 600; -webkit-tap-highlight-color: transparent;
  background: var(--overscroll-button, Canvas); color: var(--overscroll-tint, LinkText); box-shadow: var(--overscroll-shadow, 0 1px 8px rgb(0 0 0 / 0.3)); }
[data-overscroll=newRows] { bottom: 16px }
[data-overscroll=newRowsAbove] { top: 16px }
${BUTTON}[hidden] { display: none; }
${BUTTON}:hover { filter: invert(8%); }
${BUTTON}:active { filter: invert(16%); scale: 0.96; }
${BUTTON}:focus-visible { outline: 3px solid var(--overscroll-focus, Highlight); outline-offset: 2px; }`;

/** The button that leads to new rows at an end of a list. */
export class NewRowsButton {
  node = document.createElement("button");
  #sheet = new StyleSheet(RULES);
  #stage;

  /**
   * @param {import("../layout/stage.js").Stage} stage
   * @param {"newRows" | "newRowsAbove"} name
   * @param {() => void} onTap
   */
  constructor(stage, name, onTap) {
    this.#stage = stage;
    const { frame, outside } = stage;
    Object.assign(this.node, { type: "button", hidden: true, onclick: onTap });
    this.node.dataset.overscroll = name;
    this.node.part.value = "button new-rows";
    // In a whole page the button is fixed in the viewport.
    if (outside === "fixed") style(this.node, { position: outside });
    this.#sheet.adopt(frame);
    frame.append(this.node);
    this.node.style.setProperty("--_base", textBase(this.node));
  }

  /**
   * Shows a text. Without one, the button is hidden.
   * @param {string} text
   * @param {number} lift The length of the viewport's end that a keyboard covers, in pixels.
   * @param {boolean} isAnnounced Whether screen readers announce the text.
   */
  show(text, lift, isAnnounced) {
    const { node } = this;
    const { focus, status } = this.#stage;
    style(node, { marginBottom: `${lift}px` });
    if (isAnnounced) status.textContent = text;
    if (text === node.textContent && node.hidden === !text) return;
    const focused = focus.ownNode;
    node.hidden = !text;
    node.textContent = text;
    focus.restore(focused);
  }

  remove() {
    this.node.remove();
    this.#sheet.remove();
  }
}
