// @ts-check
import { StyleSheet } from "./style-sheet.js";

/**
 * The space before or after the rows of a list, as a pseudo-element, which the page's rules such as `:first-child`,
 * `:last-child` or `> * + *` do not count.
 */
export class Room {
  #scroller;
  #pseudo;
  #name;
  #sheet;
  #room = 0;

  /**
   * @param {HTMLElement} scroller
   * @param {"before" | "after"} pseudo
   * @param {number} gap The gap between rows, in pixels, which must not be added to the space.
   */
  constructor(scroller, pseudo, gap) {
    this.#scroller = scroller;
    this.#pseudo = `::${pseudo}`;
    this.#name = `overscroll-${pseudo}`;
    const side = pseudo === "before" ? "end" : "start";
    // More specific than rules for all pseudo-elements.
    this.#sheet = new StyleSheet(`${`[data-${this.#name}]`.repeat(3)}${this.#pseudo} { all: initial; content: ""; display: block;
      flex: none; clear: both; grid-column: 1 / -1; width: 100%; height: var(--${this.#name}); margin-block-${side}: ${-gap}px }`);
  }

  /** Whether the page itself uses this pseudo-element, which is then left alone. */
  get isTaken() {
    return !this.#room && !["none", "normal"].includes(getComputedStyle(this.#scroller, this.#pseudo).content);
  }

  /** @param {number} room In pixels; 0 removes the room. */
  set(room) {
    if (room === this.#room) return;
    this.#room = room;
    const { style } = this.#scroller;
    this.#sheet.adopt(this.#scroller);
    this.#scroller.toggleAttribute(`data-${this.#name}`, room > 0);
    if (room) style.setProperty(`--${this.#name}`, `${room}px`);
    else style.removeProperty(`--${this.#name}`);
  }

  remove() {
    this.set(0);
    this.#sheet.remove();
  }
}
