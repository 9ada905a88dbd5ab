// @ts-check
import { areInFlow, movesRowsAlong } from "./insertion.js";
import { scrollTo, SPECIFIC } from "../page/nodes.js";
import { StyleSheet } from "../page/styles.js";

/**
 * The space before or after the rows of a list, which the page's rules such as `:first-child`, `:last-child` or
 * `> * + *` do not count: a pseudo-element or, where the layout of the rows would place that in a line or a column of
 * theirs, padding of the scroller. Rows that take no part in the scroller's layout, as in virtual lists whose only child
 * is absolutely positioned, are neither moved by it nor followed by it: they are translated, or a pseudo-element is
 * placed after them.
 */
export class RowSpacer {
  #scroller;
  #isStart;
  #pseudo;
  #name;
  #gap;
  #sheet = new StyleSheet();
  #room = 0;
  /**
   * The scroller's own padding and height, in pixels, if padding is the space.
   * @type {{ padding: number, height: number } | undefined}
   */
  #padded;
  /** Whether the padding would change the height of the scroller. */
  #keepsHeight = false;
  /**
   * The distance by which the pseudo-element is moved behind the rows, or 0 if the rows are translated; undefined
   * if the layout makes room.
   * @type {number | undefined}
   */
  #apart;

  /**
   * @param {HTMLElement} scroller
   * @param {boolean} isStart
   * @param {number} gap The gap between rows, in pixels, which must not be added to the space.
   */
  constructor(scroller, isStart, gap) {
    const pseudo = isStart ? "before" : "after";
    this.#scroller = scroller;
    this.#isStart = isStart;
    this.#gap = gap;
    this.#pseudo = `::${pseudo}`;
    this.#name = `data-overscroll-${pseudo}`;
  }

  /** The part of the scroller's padding that is this space, in pixels. */
  get padding() { return this.#padded ? this.#room : 0; }

  /**
   * @param {number} room In pixels; 0 removes the room.
   * @param {HTMLElement[]} rows The rows at the ends of the list.
   */
  set(room, rows) {
    if (room === this.#room) return;
    if (!this.#room) this.#open(room, rows);
    else if (room) this.#write(room);
    else this.#close();
    this.#room = room;
    this.measure();
  }

  /** Brings the space back, if the page has removed its attribute. */
  restore() {
    if (this.#room && !this.#scroller.hasAttribute(this.#name)) this.#write(this.#room);
  }

  /** Moves the space behind rows that it does not follow by itself. */
  measure() {
    if (!this.#apart || !this.#room) return;
    const scroller = this.#scroller;
    const { scrollTop } = scroller;
    this.#write(0);
    const { scrollHeight } = scroller;
    this.#apart = scrollHeight;
    this.#write(this.#room);
    // The place of the pseudo-element without the move cannot be measured.
    this.#apart -= scroller.scrollHeight - scrollHeight - this.#room;
    this.#write(this.#room);
    if (scroller.scrollTop !== scrollTop) scrollTo(scroller, "Top", scrollTop);
  }

  /**
   * @param {number} room
   * @param {HTMLElement[]} rows
   */
  #open(room, rows) {
    const scroller = this.#scroller;
    const { content } = getComputedStyle(scroller, this.#pseudo);
    [this.#padded, this.#keepsHeight, this.#apart] = [undefined, false, undefined];
    const isFree = content === "none" || content === "normal";
    if (isFree && movesRowsAlong(scroller, rows, this.#isStart, room, () => this.#write(room))) return;
    scroller.removeAttribute(this.#name);
    const looks = getComputedStyle(scroller);
    this.#padded = { padding: parseFloat(this.#isStart ? looks.paddingTop : looks.paddingBottom), height: scroller.offsetHeight };
    const isMade = movesRowsAlong(scroller, rows, this.#isStart, room, () => this.#pad(room));
    if (isMade || areInFlow(rows) || !(isFree || this.#isStart)) return;
    this.#padded = undefined;
    this.#apart = this.#isStart ? 0 : scroller.scrollHeight;
    this.#write(room);
  }

  /** @param {number} room */
  #pad(room) {
    this.#write(room);
    this.#keepsHeight = Math.abs(this.#scroller.offsetHeight - (this.#padded?.height ?? 0)) > 1;
    if (this.#keepsHeight) this.#write(room);
  }

  /** Closes padding without the page's own transition. */
  #close() {
    if (this.#padded) {
      this.#write(0);
      getComputedStyle(this.#scroller).paddingTop;
    }
    this.#scroller.removeAttribute(this.#name);
  }

  /** @param {number} room */
  #write(room) {
    const padded = this.#padded;
    // Lists with equal spaces share a sheet.
    const value = padded ? [room, padded.padding, this.#keepsHeight ? padded.height : ""] : [room, this.#gap, this.#apart ?? ""];
    this.#scroller.setAttribute(this.#name, value.join(" "));
    this.#sheet.replace(`[${this.#name}="${value.join(" ")}"]${SPECIFIC}${this.#rules(room)}`);
    this.#sheet.adopt(this.#scroller);
  }

  /** @param {number} room */
  #rules(room) {
    const apart = this.#apart;
    if (this.#padded) return ` { ${this.#paddingRules(this.#padded, room)} }`;
    if (apart === 0) return ` > * { translate: 0 ${room}px !important; transition-property: none !important }`;
    return `${this.#pseudo} { ${this.#pseudoRules(room)}${apart && room ? `; position: relative; top: ${apart}px` : ""} }`;
  }

  /** @param {number} room */
  #pseudoRules(room) {
    return `all: initial; content: ""; display: block; flex: none; clear: both; grid-column: 1 / -1; width: 100%;
      height: ${room}px; margin-block-${this.#isStart ? "end" : "start"}: ${-this.#gap}px`;
  }

  /**
   * @param {{ padding: number, height: number }} own
   * @param {number} room
   */
  #paddingRules({ padding, height }, room) {
    const rules = [`padding-${this.#isStart ? "top" : "bottom"}: ${padding + room}px`, "transition: none"];
    if (this.#keepsHeight) rules.push("box-sizing: border-box", `height: ${height}px`, "max-height: none");
    return rules.map((rule) => `${rule} !important`).join("; ");
  }

  remove() {
    this.set(0, []);
    this.#sheet.remove();
  }
}
