// @ts-check
import { reportMissing } from "../page/page-code.js";
import { AWAY } from "./edge-view.js";
import { areInFlow, isCounted, movesRowsAlong, SAMPLE, withInner } from "./insertion.js";
import { rowsIn, scrollTo, SPECIFIC, style, withoutTransitions } from "../page/nodes.js";
import { StyleSheet } from "../page/styles.js";

/** @typedef {import("./edge-view.js").EdgeView} EdgeView */

const AMONG_ROWS = { position: "sticky", top: AWAY, left: "", width: "100%", transform: "", translate: "" };
const OVER_LIST = { position: "absolute", top: "0px", left: "0px", right: "auto" };

/**
 * The space at one end of a vertical list: a node among the rows, or, where rules of the page would count that node or
 * place it beside a row, a `RowSpacer` as long and a node over the list that scrolls with the rows.
 */
export class RowSpace {
  #scroller;
  #frame;
  #view;
  #isStart;
  #gap;
  #spacer;
  /**
   * Scrolls the node over the list. Most lists do not need it, so it is loaded when it is first used.
   * @type {import("./scroll-follower.js").ScrollFollower | undefined}
   */
  #follower;
  /** The position and width of the node over the list. */
  #at = { x: 0, y: 0, width: 0 };
  /** Whether there is a space or an indicator. */
  #isOpen = false;
  /** Whether the indicator is in a node among the rows. */
  #isShown = false;
  /** Whether a node among the rows would change them. */
  #isUnfit = false;
  /** The kinds of the rows that were compared. */
  #kinds = "";
  /** Whether the node is over the list. */
  isFloating = false;

  /**
   * @param {HTMLElement} scroller
   * @param {HTMLElement} frame The node over the list.
   * @param {EdgeView} view
   * @param {number} gap The gap between rows, in pixels.
   */
  constructor(scroller, frame, view, gap) {
    this.#scroller = scroller;
    this.#frame = frame;
    this.#view = view;
    this.#isStart = view.edge === "top";
    this.#gap = gap;
    this.#spacer = new RowSpacer(scroller, this.#isStart, gap);
  }

  /** The part of the scroller's padding that is this space, in pixels. */
  get padding() { return this.#spacer.padding; }

  /** Opens or closes the space; afterwards `view.isInserted` is up to date. */
  update() {
    const view = this.#view;
    const { isInside, spaceLength } = view;
    this.#isOpen = isInside || spaceLength > 0;
    const isRoomOnly = this.#isStart && !isInside && !view.isInserted;
    if (!this.#isOpen) this.#kinds = "";
    else if (!isRoomOnly) this.#compareRows();
    const isApart = this.#isOpen && (isRoomOnly || this.#isUnfit);
    this.#spacer.set(isApart ? spaceLength : 0, this.#rows);
    this.#float(isApart && isInside);
    const isInserted = this.#isOpen && !isApart;
    if (!isInserted && view.isInserted) view.space.remove();
    view.isInserted = isInserted;
    const isShown = isInserted && isInside;
    if (isShown && !this.#isShown) this.#align();
    this.#isShown = isShown;
  }

  /** Rows that are wider than the list, such as those of a table, scroll sideways below the indicator. */
  #align() {
    const { paddingLeft: left, paddingRight: right } = getComputedStyle(this.#scroller);
    style(this.#view.space, { left, right });
  }

  /** Keeps the space behind rows that have moved, and between the sides of the list. */
  measure() {
    this.#spacer.measure();
    if (this.#isShown) this.#align();
  }

  /** Brings the space back, if the page has removed it. */
  restore() {
    const { space } = this.#view;
    this.#spacer.restore();
    if (this.isFloating && !space.isConnected) this.#frame.append(space);
  }

  /** Whether rows of another kind have come to an end, for which the page may have other rules. */
  get isOutdated() {
    const { isInside, isInserted } = this.#view;
    return this.#isOpen && (isInside || isInserted) && this.#rowKinds !== this.#kinds;
  }

  /**
   * Moves the node over the list.
   * @param {number} x
   * @param {number} y
   * @param {number} width
   */
  move(x, y, width) {
    const at = this.#at;
    at.x = x;
    at.y = y;
    at.width = width;
    if (this.isFloating) this.#put();
  }

  remove() {
    this.#follower?.stop();
    this.#spacer.remove();
  }

  /** @param {boolean} isFloating */
  #float(isFloating) {
    if (isFloating === this.isFloating) return;
    this.isFloating = isFloating;
    const { space } = this.#view;
    space.remove();
    this.#follower?.stop();
    style(space, isFloating ? OVER_LIST : AMONG_ROWS);
    space.style.setProperty(`margin-block-${this.#isStart ? "end" : "start"}`, `${isFloating ? 0 : -this.#gap}px`, "important");
    if (!isFloating) return;
    this.#frame.append(space);
    this.#put();
    if (!this.#follower) this.#load();
  }

  /** Puts the node over the list where the rows are. Until the script that scrolls it is loaded, it moves with the list's events. */
  #put() {
    const { x, y, width } = this.#at;
    if (this.#follower) this.#follower.move(this.#at);
    else style(this.#view.space, { transform: `translate(${x}px, ${y}px)`, width: `${width}px`, translate: `0px ${-this.#scroller.scrollTop}px` });
  }

  async #load() {
    try {
      const { ScrollFollower } = await import("./scroll-follower.js");
      this.#follower ??= new ScrollFollower(this.#scroller, this.#view.space);
      if (this.isFloating) this.#put();
    } catch (error) {
      reportMissing(error);
    }
  }

  /** The rows at both ends. */
  get #rows() {
    const rows = rowsIn(this.#scroller);
    return [...new Set([...rows.slice(0, SAMPLE), ...rows.slice(-SAMPLE)])];
  }

  get #rowKinds() { return this.#rows.map(({ localName, className }) => `${localName} ${className}`).join(); }

  #compareRows() {
    const kinds = this.#rowKinds;
    if (kinds === this.#kinds || this.isFloating) return;
    this.#kinds = kinds;
    const scroller = this.#scroller;
    const { space } = this.#view;
    const { scrollTop } = scroller;
    const isAmongRows = space.parentElement === scroller;
    space.remove();
    const rows = this.#rows;
    const nodes = [scroller, ...withInner(this.#isStart ? rows.slice(0, SAMPLE) : rows.slice(-SAMPLE))];
    this.#isUnfit = withoutTransitions(nodes, () => this.#changes(rows, nodes));
    if (this.#isUnfit && !isAmongRows) space.remove();
    // Content that became shorter for a moment may have moved the list.
    if (scroller.scrollTop !== scrollTop) scrollTo(scroller, "Top", scrollTop);
  }

  /**
   * Adds the node to the rows; returns whether it changes them.
   * @param {HTMLElement[]} rows
   * @param {Element[]} nodes What is compared beside the node.
   */
  #changes(rows, nodes) {
    const scroller = this.#scroller;
    const { space, spaceLength } = this.#view;
    space.style.display = "none";
    const show = () => { space.style.display = "block"; };
    if (!isCounted(space, nodes, () => this.#add())) return !movesRowsAlong(scroller, rows, this.#isStart, spaceLength, show);
    show();
    return true;
  }

  #add() {
    if (this.#isStart) this.#scroller.prepend(this.#view.space);
    else this.#scroller.append(this.#view.space);
  }
}

/**
 * The space before or after the rows of a list, which the page's rules such as `:first-child`, `:last-child` or
 * `> * + *` do not count: a pseudo-element or, where the layout of the rows would place that in a line or a column of
 * theirs, padding of the scroller. Rows that take no part in the scroller's layout, as in virtual lists whose only child
 * is absolutely positioned, are neither moved by it nor followed by it: they are translated, or a pseudo-element is
 * placed after them.
 */
class RowSpacer {
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
