// @ts-check
// Loaded if rows are inserted at the start, as in a chat, or may be rendered again.
import { contentLength, keyNear, ROW_KEYS, scrollPosition, scrollTo, slotHost } from "../page/nodes.js";
import { RowGeometry } from "../layout/content.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("../page/nodes.js").AxisNames} AxisNames */
/** @typedef {import("../layout/stage.js").Stage} Stage */

const LIMIT = 12; // rows whose positions are recorded

/**
 * A node that was visible, and its distance from the start of the content. A node in a list without keys has no
 * selector. The owner is the row that contains the node.
 * @typedef {{ node: Element, owner: Element, selector: string, at: number }} NotedRow
 */

/**
 * Keeps the visible row in place while rows are inserted before it or rendered again.
 *
 * Browsers do not anchor at position 0, Safari not at all, and none of them when nodes are replaced. Before the next
 * paint, the list is scrolled by the distance that the row was moved. A row that was rendered again is recognized by
 * its `data-key`, `data-id` or `id`.
 */
class ScrollAnchor {
  #stage;
  #names;
  #grows;
  #geometry;
  /** @type {NotedRow[]} */
  #rows = [];
  #overflowAnchor = "";
  #length = 0;
  /** The part of a movement below one device pixel. */
  #remainder = 0;

  /**
   * @param {Stage} stage
   * @param {AxisNames} names
   * @param {boolean} grows Whether rows are inserted at the start. Otherwise the browser anchors the nodes that
   * remain.
   */
  constructor(stage, names, grows) {
    this.#stage = stage;
    this.#names = names;
    this.#grows = grows;
    this.#geometry = new RowGeometry(stage, names);
  }

  begin() {
    const { style } = this.#stage.scroller;
    if (!this.#rows[0]) this.#overflowAnchor = style.overflowAnchor;
    if (this.#grows) style.overflowAnchor = "none";
    this.#remainder = 0;
    this.#note();
  }

  /** Scrolls by the distance that the rows have moved. */
  keep() {
    if (!this.#rows[0]) return;
    const { scroller, sign } = this.#stage;
    const { side } = this.#names;
    const by = (side === "Left" ? sign : 1) * this.#moved + this.#remainder;
    if (Math.abs(by) * devicePixelRatio > 0.5) {
      const before = scrollPosition(scroller, side);
      // Browsers scroll to whole device pixels, and some do not round to the nearest one.
      scrollTo(scroller, side, Math.round((before + by) * devicePixelRatio) / devicePixelRatio);
      this.#remainder = before + by - scrollPosition(scroller, side);
      // At the end of the content, less scrolling may be possible.
      if (Math.abs(this.#remainder) > 1) this.#remainder = 0;
    } else this.#remainder = by;
    this.#note();
  }

  /** Records other rows when the recorded one has been scrolled away: a row between it and the visible ones may grow. */
  scrolled() {
    const { node } = this.#rows[0] ?? {};
    if (!node?.isConnected) return;
    this.#geometry.measure();
    const { near, far } = this.#geometry.ends(node), start = this.#geometry.start;
    if (far <= start || near >= start + this.#geometry.viewport) this.#note();
  }

  end() {
    if (!this.#rows[0]) return;
    this.keep();
    this.#rows = [];
    if (this.#grows) this.#stage.scroller.style.overflowAnchor = this.#overflowAnchor;
  }

  /**
   * The distance that the rows have moved from the start of the content. If all of them were removed and none was
   * rendered again, it is the growth of the list for rows that are inserted at the start.
   */
  get #moved() {
    const roots = this.#roots;
    for (const { node, owner, selector, at } of this.#rows) {
      const isSame = roots.some((root) => root.contains(node)) && (!selector || owner.matches(selector));
      if (isSame && !this.#grows) return 0;
      const row = isSame ? node : selector && node === owner && roots.map((root) => root.querySelector(selector)).find(Boolean);
      if (row) return this.#geometry.distance(row) - at;
    }
    return this.#grows ? this.#contentLength - this.#length : 0;
  }

  /** The nodes that contain the rows: the content, and its host if it shows rows in a slot. */
  get #roots() {
    const { content } = this.#stage;
    const host = slotHost(content);
    return host ? [content, host] : [content];
  }

  #note() {
    const { content } = this.#stage;
    this.#geometry.measure();
    const first = this.#geometry.firstVisible(content) ?? content;
    const owners = this.#keyedRows(first);
    const owner = owners[0]?.contains(first) ? owners[0] : first;
    const nodes = owners.includes(first) ? owners : [first, ...owners];
    this.#rows = nodes.map((node) => {
      const row = node === first ? owner : node;
      return { node, owner: row, selector: selectorOf(row, owners), at: this.#geometry.distance(node) };
    });
    this.#length = this.#contentLength;
  }

  /**
   * The rows with keys, from the row that contains a node, or the one after it, to the end of the viewport.
   * @param {Element} first
   */
  #keyedRows(first) {
    const roots = this.#roots;
    const end = this.#geometry.start + this.#geometry.viewport;
    let row = first;
    while (!roots.includes(row) && row.parentElement && !keyNear(row)) row = row.parentElement;
    /** @type {Element[]} */
    const rows = [];
    if (roots.includes(row)) return rows;
    for (let each = /** @type {Element | null} */ (row); each && rows.length < LIMIT; each = each.nextElementSibling) {
      if (this.#geometry.nearOf(each) > end) break;
      if (ROW_KEYS.some((name) => each?.hasAttribute(name))) rows.push(each);
    }
    return rows;
  }

  get #contentLength() {
    return contentLength(this.#stage.scroller, this.#names.length) - this.#stage.spaceLength(this.#names.edges[0]);
  }
}

/**
 * The selector for a row's key; empty for a row without one.
 * @param {Element} row
 * @param {Element[]} keyed
 */
function selectorOf(row, keyed) {
  const name = keyed.includes(row) && ROW_KEYS.find((each) => row.hasAttribute(each));
  return name ? `[${name}="${CSS.escape(row.getAttribute(name) ?? "")}"]` : "";
}

/**
 * Keeps the rows in place while the action of an edge runs, until the edge is idle again.
 * @param {import("../list/list.js").List} list
 * @param {Edge} edge
 * @param {boolean} grows Whether the action inserts rows at the start.
 */
export function anchorScroll(list, edge, grows) {
  const { stage } = list;
  const view = stage.byEdge[edge];
  if (!view) return;
  const { names } = view;
  const anchor = new ScrollAnchor(stage, names, grows);
  const begin = () => {
    // A visible refresh shows the new rows.
    if (grows || Math.abs(scrollPosition(stage.scroller, names.side)) > stage.spaceLength(names.edges[0])) anchor.begin();
  };
  list.features.push({
    keep: () => anchor.keep(),
    scrolled: () => anchor.scrolled(),
    changeRows(changed, work) {
      if (changed === edge) begin();
      return work();
    },
    phaseChanged(changed, phase) {
      if (changed === edge && phase !== "refreshing" && phase !== "ending") anchor.end();
    },
    detached: () => anchor.end(),
  });
  // The action may already be running.
  if (list.phase(edge) === "refreshing") begin();
}
