// @ts-check
// Notices what may move the rows of a list that keeps its reading position.
import { isOfSpaces, make, SPACE, style } from "../page/nodes.js";

const MANY = 1000; // children of a list that are all observed
/** The attributes with which a page changes the layout of rows. */
const ATTRIBUTES = ["style", "class", "hidden", "open", "width", "height", "src", "srcset", "data-key", "data-id"];

/**
 * What is called when something may have moved rows.
 * @typedef {object} Listeners
 * @property {() => void} changed Before the change is painted.
 * @property {() => void} noticed Before that, if the page has changed rows itself.
 * @property {() => void} resized After it, if nodes have other sizes.
 */

/** Observes the nodes and the sizes of rows, the pictures among them, and rows that a browser renders late. */
export class RowChanges {
  #stage;
  #rows;
  #listeners;
  /** @type {Set<Element>} */
  #observed = new Set();
  #sizes;
  /** @type {LateRows | undefined} */
  #lateRows;
  /**
   * The pictures that have not arrived: their lengths move rows in a frame before the events of their arrival.
   * @type {Set<HTMLImageElement>}
   */
  #pictures = new Set();
  #nodes;
  /** Sees padding of the scroller that moves from one end to the other, which changes no size. */
  #padding;

  /**
   * @param {import("../layout/stage.js").Stage} stage
   * @param {import("./reading-rows.js").ReadingRows} rows
   * @param {import("../gesture/input.js").Input} input
   * @param {Listeners} listeners
   */
  constructor(stage, rows, input, listeners) {
    const { changed, resized } = listeners;
    this.#stage = stage;
    this.#rows = rows;
    this.#listeners = listeners;
    this.#nodes = new MutationObserver((records) => { if (this.#note(records)) changed(); });
    this.#nodes.observe(rows.root, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ATTRIBUTES });
    this.#padding = new MutationObserver(() => { if (!stage.isDisplaced) changed(); });
    this.#padding.observe(stage.scroller, { attributes: true, attributeFilter: ["style", "class"] });
    this.#sizes = new ResizeObserver(() => {
      changed();
      resized();
    });
    this.#sizes.observe(stage.scroller);
    for (const type of ["load", "toggle", "transitionend", "animationend"]) input.listen(stage.content, type, changed, true);
    this.#findPictures([rows.root]);
  }

  /** Handles the changes of the page that no observer has reported yet. */
  notice() { this.#note(this.#nodes.takeRecords()); }

  /** The list was scrolled, so rows may be rendered late. */
  awaitRendering() { this.#lateRows?.await(); }

  /**
   * Observes the sizes of the recorded rows, of the nodes that contain them, and of pictures that arrive. Only a node around all rows has the
   * length of those far away; without one, all rows are observed.
   */
  observe() {
    const { content, frame } = this.#stage;
    const { recorded } = this.#rows;
    if (recorded[0] && !this.#lateRows && isRenderedLate(recorded[0].node, content)) this.#lateRows = new LateRows(frame, this.#listeners.changed);
    for (const picture of this.#pictures) if (picture.complete || !picture.isConnected) this.#pictures.delete(picture);
    /** @type {Set<Element>} */
    const nodes = new Set([...recorded.map(({ node }) => node), ...this.#pictures]);
    if (content.childElementCount <= MANY && recorded.some(({ node }) => node.parentElement === content)) {
      for (const node of content.children) if (node.nodeName !== SPACE) nodes.add(node);
    }
    for (const { node } of recorded) {
      for (let parent = node.parentElement; parent && parent !== content && !nodes.has(parent); parent = parent.parentElement) nodes.add(parent);
    }
    for (const node of this.#observed) if (!nodes.has(node)) this.#sizes.unobserve(node);
    for (const node of nodes) if (!this.#observed.has(node)) this.#sizes.observe(node);
    this.#observed = nodes;
  }

  remove() {
    this.#nodes.disconnect();
    this.#padding.disconnect();
    this.#sizes.disconnect();
    this.#lateRows?.remove();
  }

  /**
   * Handles changes of the page; returns whether they concern rows. The page may make them before the timer of the last frame.
   * @param {MutationRecord[]} records
   */
  #note(records) {
    if (!records.some((record) => isOfRows(record, this.#stage.content))) return false;
    this.#listeners.noticed();
    for (const { addedNodes, target } of records) this.#findPictures(target instanceof HTMLImageElement ? [target] : addedNodes);
    return true;
  }

  /** @param {Iterable<Node>} nodes Pictures, and nodes that may contain some. */
  #findPictures(nodes) {
    for (const node of nodes) {
      const pictures = node instanceof HTMLImageElement ? [node] : node instanceof Element ? node.querySelectorAll("img") : [];
      for (const picture of pictures) if (!picture.complete) this.#pictures.add(picture);
    }
  }
}

/**
 * Whether a change concerns rows of the page, and not the list's own nodes.
 * @param {MutationRecord} record
 * @param {Element} content
 */
function isOfRows(record, content) {
  const { target, type } = record;
  if (target === content) return type === "childList" && !isOfSpaces(record);
  const node = target instanceof Element ? target : target.parentElement;
  return !node?.closest("overscroll-space");
}

/**
 * Whether the content of a row, or of a node around it, is rendered only near the viewport.
 * @param {Element} row
 * @param {Element} content
 */
function isRenderedLate(row, content) {
  for (let node = /** @type {Element | null} */ (row); node && node !== content; node = node.parentElement) {
    const { contentVisibility } = /** @type {CSSStyleDeclaration & { contentVisibility?: string }} */ (getComputedStyle(node));
    if (contentVisibility === "auto") return true;
  }
  return false;
}

const HIDDEN = { position: "absolute", height: "0", visibility: "hidden" };
const SIZES = 9; // more than a node gets in one frame
const FRAMES = 2; // in which rows are rendered after a list was scrolled

/**
 * Waits for rows with `content-visibility`, which browsers render only when they are near the viewport.
 *
 * That is after the scripts of a frame, and the observers of the rows themselves are called a frame later. Nodes that get another size in each
 * frame have observers that are called in time: in Firefox the first, in WebKit also those of a node inside.
 */
class LateRows {
  #nodes = [make("div", HIDDEN), make("div")];
  #observer;
  #left = 0;
  #request = 0;

  /**
   * @param {HTMLElement} parent
   * @param {() => void} onRendered Called when rows may have been rendered, before they are painted.
   */
  constructor(parent, onRendered) {
    const [outer, inner] = this.#nodes;
    outer.append(inner);
    parent.append(outer);
    this.#observer = new ResizeObserver((entries) => {
      onRendered();
      if (entries.some(({ target }) => target === outer)) resize(inner);
    });
    for (const node of this.#nodes) this.#observer.observe(node);
    this.await();
  }

  /** Calls the function in this frame and in the next one. */
  await() {
    this.#left = FRAMES;
    if (!this.#request) this.#next();
  }

  #next() {
    resize(this.#nodes[0]);
    this.#left -= 1;
    this.#request = this.#left < 0 ? 0 : requestAnimationFrame(() => this.#next());
  }

  remove() {
    cancelAnimationFrame(this.#request);
    this.#observer.disconnect();
    this.#nodes[0].remove();
  }
}

/** @param {HTMLElement} node */
function resize(node) { style(node, { width: `${(parseFloat(node.style.width) || 0) % SIZES + 1}px` }); }
