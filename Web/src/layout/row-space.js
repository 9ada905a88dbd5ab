// @ts-check
import { reportMissing } from "../page/page-code.js";
import { AWAY } from "./edge-view.js";
import { isCounted, movesRowsAlong, SAMPLE, withInner } from "./insertion.js";
import { rowsIn, scrollTo, style, withoutTransitions } from "../page/nodes.js";
import { RowSpacer } from "./row-spacer.js";

/** @typedef {import("./edge-view.js").EdgeView} EdgeView */

const AMONG_ROWS = { position: "sticky", top: AWAY, left: "", width: "100%", transform: "", translate: "" };
const OVER_LIST = { position: "absolute", top: "0px", left: "0px" };

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

  /** Opens or closes the space; afterwards `place.isInserted` is up to date. */
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
  }

  /** Keeps the space behind rows that have moved. */
  measure() { this.#spacer.measure(); }

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
