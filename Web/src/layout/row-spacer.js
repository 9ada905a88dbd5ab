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
  #length = 0;
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
  get padding() { return this.#padded ? this.#length : 0; }

  /**
   * @param {number} length In pixels; 0 removes the room.
   * @param {HTMLElement[]} rows The rows at the ends of the list.
   */
  set(length, rows) {
    if (length === this.#length) return;
    if (!this.#length) this.#open(length, rows);
    else if (length) this.#write(length);
    else this.#close();
    this.#length = length;
    this.measure();
  }

  /** Brings the space back, if the page has removed its attribute. */
  restore() {
    if (this.#length && !this.#scroller.hasAttribute(this.#name)) this.#write(this.#length);
  }

  /** Moves the space behind rows that it does not follow by itself. */
  measure() {
    if (!this.#apart || !this.#length) return;
    const scroller = this.#scroller;
    const { scrollTop } = scroller;
    this.#write(0);
    const { scrollHeight } = scroller;
    this.#apart = scrollHeight;
    this.#write(this.#length);
    // The place of the pseudo-element without the move cannot be measured.
    this.#apart -= scroller.scrollHeight - scrollHeight - this.#length;
    this.#write(this.#length);
    if (scroller.scrollTop !== scrollTop) scrollTo(scroller, "Top", scrollTop);
  }

  /**
   * @param {number} length
   * @param {HTMLElement[]} rows
   */
  #open(length, rows) {
    const scroller = this.#scroller;
    const { content } = getComputedStyle(scroller, this.#pseudo);
    [this.#padded, this.#keepsHeight, this.#apart] = [undefined, false, undefined];
    const isFree = content === "none" || content === "normal";
    if (isFree && movesRowsAlong(scroller, rows, this.#isStart, length, () => this.#write(length))) return;
    scroller.removeAttribute(this.#name);
    const looks = getComputedStyle(scroller);
    this.#padded = { padding: parseFloat(this.#isStart ? looks.paddingTop : looks.paddingBottom), height: scroller.offsetHeight };
    const isMade = movesRowsAlong(scroller, rows, this.#isStart, length, () => this.#pad(length));
    if (isMade || areInFlow(rows) || !(isFree || this.#isStart)) return;
    this.#padded = undefined;
    this.#apart = this.#isStart ? 0 : scroller.scrollHeight;
    this.#write(length);
  }

  /** @param {number} length */
  #pad(length) {
    this.#write(length);
    this.#keepsHeight = Math.abs(this.#scroller.offsetHeight - (this.#padded?.height ?? 0)) > 1;
    if (this.#keepsHeight) this.#write(length);
  }

  /** Closes padding without the page's own transition. */
  #close() {
    if (this.#padded) {
      this.#write(0);
      getComputedStyle(this.#scroller).paddingTop;
    }
    this.#scroller.removeAttribute(this.#name);
  }

  /** @param {number} length */
  #write(length) {
    const padded = this.#padded;
    // Lists with equal spaces share a sheet.
    const value = padded ? [length, padded.padding, this.#keepsHeight ? padded.height : ""] : [length, this.#gap, this.#apart ?? ""];
    this.#scroller.setAttribute(this.#name, value.join(" "));
    this.#sheet.replace(`[${this.#name}="${value.join(" ")}"]${SPECIFIC}${this.#rules(length)}`);
    this.#sheet.adopt(this.#scroller);
  }

  /** @param {number} length */
  #rules(length) {
    const apart = this.#apart;
    if (this.#padded) return ` { ${this.#paddingRules(this.#padded, length)} }`;
    if (apart === 0) return ` > * { translate: 0 ${length}px !important; transition-property: none !important }`;
    return `${this.#pseudo} { ${this.#pseudoRules(length)}${apart && length ? `; position: relative; top: ${apart}px` : ""} }`;
  }

  /** @param {number} length */
  #pseudoRules(length) {
    return `all: initial; content: ""; display: block; flex: none; clear: both; grid-column: 1 / -1; width: 100%;
      height: ${length}px; margin-block-${this.#isStart ? "end" : "start"}: ${-this.#gap}px`;
  }

  /**
   * @param {{ padding: number, height: number }} own
   * @param {number} length
   */
  #paddingRules({ padding, height }, length) {
    const rules = [`padding-${this.#isStart ? "top" : "bottom"}: ${padding + length}px`, "transition: none"];
    if (this.#keepsHeight) rules.push("box-sizing: border-box", `height: ${height}px`, "max-height: none");
    return rules.map((rule) => `${rule} !important`).join("; ");
  }

  remove() {
    this.set(0, []);
    this.#sheet.remove();
  }
}
