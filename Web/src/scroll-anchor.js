// @ts-check
// Loaded where content is inserted before the rows, as in a chat.
import { contentLength, scrollPosition, scrollTo, viewportLength } from "./nodes.js";

/** @typedef {import("./overscroll.js").Edge} Edge */
/** @typedef {import("./stage.js").AxisNames} AxisNames */
/** @typedef {import("./stage.js").Stage} Stage */

/**
 * Keeps the rows in place on the screen while content is inserted before them.
 *
 * Browsers do not anchor at position 0, and Safari not at all. Their anchoring is off meanwhile, so
 * that all behave alike: before anything is painted, the list is scrolled by as much as a visible row
 * was moved.
 */
export class ScrollAnchor {
  #stage;
  #names;
  #edge;
  /** @type {Element | null} */
  #row = null;
  #overflowAnchor = "";
  /** Where the row was, and how long the content was. */
  #at = 0;
  #length = 0;

  /**
   * @param {Stage} stage
   * @param {AxisNames} names
   * @param {Edge} edge
   */
  constructor(stage, names, edge) {
    this.#stage = stage;
    this.#names = names;
    this.#edge = edge;
  }

  begin() {
    const { style } = this.#stage.scroller;
    if (!this.#row) this.#overflowAnchor = style.overflowAnchor;
    style.overflowAnchor = "none";
    this.#note();
  }

  /** Scrolls by the distance that the row moved or, if the row was removed, by the growth of the list. */
  keep() {
    if (!this.#row) return;
    const { scroller, sign } = this.#stage;
    const { side } = this.#names;
    const moved = this.#row.isConnected ? this.#distance(this.#row) - this.#at : this.#contentLength - this.#length;
    const by = (side === "Left" ? sign : 1) * moved;
    if (Math.abs(moved) >= 1) scrollTo(scroller, side, scrollPosition(scroller, side) + by);
    this.#note();
  }

  end() {
    if (!this.#row) return;
    this.keep();
    this.#row = null;
    this.#stage.scroller.style.overflowAnchor = this.#overflowAnchor;
  }

  #note() {
    const { content } = this.#stage;
    this.#row = this.#firstVisible(content, this.#start) ?? content;
    this.#at = this.#distance(this.#row);
    this.#length = this.#contentLength;
  }

  /**
   * Rows may be in a node that holds all of them: one that is alone there, or not wholly visible.
   * A node without a length is never visible.
   * @param {Element} parent
   * @param {number} start
   * @returns {Element | undefined}
   */
  #firstVisible(parent, start) {
    const spaces = new Set(this.#stage.places.map(({ space }) => /** @type {Element} */ (space)));
    const rows = [...parent.children].filter((node) => !spaces.has(node))
      .map((node) => ({ node, rect: node.getBoundingClientRect() }))
      .filter(({ rect }) => this.#far(rect) > this.#near(rect));
    const row = rows.find(({ rect }) => this.#far(rect) > start);
    if (!row) return undefined;
    const { node, rect } = row;
    const viewport = viewportLength(this.#stage.scroller, this.#names.length);
    const isWhole = this.#near(rect) >= start && this.#far(rect) <= start + viewport;
    return isWhole && rows.length > 1 ? node : this.#firstVisible(node, start) ?? node;
  }

  /** Where the viewport begins. A page's own node is scrolled with it. */
  get #start() {
    const { content, scroller } = this.#stage;
    if (content === scroller) return this.#near(scroller.getBoundingClientRect());
    return this.#isMirrored ? -scroller.clientWidth : 0;
  }

  get #isMirrored() { return this.#names.side === "Left" && this.#stage.sign < 0; }

  /** @param {DOMRect} rect */
  #near(rect) {
    if (this.#names.side === "Top") return rect.top;
    return this.#isMirrored ? -rect.right : rect.left;
  }

  /** @param {DOMRect} rect */
  #far(rect) { return this.#near(rect) + (this.#names.length === "Height" ? rect.height : rect.width); }

  get #contentLength() {
    return contentLength(this.#stage.scroller, this.#names.length) - this.#stage.space(this.#edge);
  }

  /**
   * The distance of a row from the start of the page's own content, wherever that is displaced.
   * @param {Element} row
   */
  #distance(row) {
    const { content, scroller, byEdge } = this.#stage;
    const space = byEdge[this.#edge]?.space;
    const start = content === scroller && space
      ? this.#far(space.getBoundingClientRect()) : this.#near(content.getBoundingClientRect());
    return this.#near(row.getBoundingClientRect()) - start;
  }
}

/**
 * Keeps the rows in place while the action of an edge runs, until the edge is idle again.
 * @param {import("./list.js").List} list
 * @param {Edge} edge
 */
export function anchorScroll(list, edge) {
  const place = list.stage.byEdge[edge];
  if (!place) return;
  const anchor = list.scrollAnchor = new ScrollAnchor(list.stage, place.names, edge);
  list.applyHooks.push((at, work) => {
    if (at === edge) anchor.begin();
    return work();
  });
  // A list that begins at its start may be loading already.
  if (list.phase(edge) === "refreshing") anchor.begin();
  list.onPhase((at, phase) => {
    if (at === edge && phase !== "refreshing" && phase !== "ending") anchor.end();
  });
}
