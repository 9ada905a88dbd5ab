// @ts-check
import { StyleSheet } from "./style-sheet.js";

const NAME = "data-overscroll-room";
const ROOM = "--overscroll-room", GAP = "--overscroll-room-gap";
// More specific than rules for all pseudo-elements.
const RULES = `${`[${NAME}]`.repeat(3)}::before { all: initial; content: ""; display: block; flex: none; grid-column: 1 / -1;
  height: var(${ROOM}); margin-block-end: var(${GAP}) }`;

/**
 * The space before the rows of a list while an action runs, as a pseudo-element, which the page's rules such as
 * `:first-child`, `:nth-child` or `> * + *` do not count.
 */
export class StartRoom {
  #scroller;
  #gap;
  #sheet = new StyleSheet(RULES);
  #room = 0;

  /**
   * @param {HTMLElement} scroller
   * @param {number} gap The gap between rows, in pixels, which must not be added to the space.
   */
  constructor(scroller, gap) {
    this.#scroller = scroller;
    this.#gap = gap;
  }

  /** Whether the page itself uses this pseudo-element, which is then left alone. */
  get isTaken() {
    return !this.#room && !["none", "normal"].includes(getComputedStyle(this.#scroller, "::before").content);
  }

  /** @param {number} room In pixels; 0 removes the room. */
  set(room) {
    if (room === this.#room) return;
    const { style } = this.#scroller;
    if (room && !this.#room) {
      this.#sheet.adopt(this.#scroller);
      style.setProperty(GAP, `${-this.#gap}px`);
    }
    this.#room = room;
    this.#scroller.toggleAttribute(NAME, room > 0);
    if (room) return style.setProperty(ROOM, `${room}px`);
    style.removeProperty(ROOM);
    style.removeProperty(GAP);
  }

  remove() {
    this.set(0);
    this.#sheet.remove();
  }
}
