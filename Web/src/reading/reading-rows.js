// @ts-check
import { keyNear, ROW_KEYS, slotHost, SPACE } from "../page/nodes.js";
import { isPinned, RowGeometry } from "../layout/content.js";

/** @typedef {import("../overscroll.js").RowID} RowID */
/** @typedef {import("../layout/stage.js").Stage} Stage */
/** @typedef {string | Element} Identity The text of a row's identity, or its element in a list without keys. */

/**
 * A row, and its start and end along the axis, counted from the start of the content.
 * A part is a node inside a row that is longer than the viewport.
 * @typedef {{ id: Identity, node: Element, start: number, end: number, isPart?: boolean }} ReadRow
 */

/** @typedef {{ id: Identity, text: string | undefined }} KnownRow */

const MEMORY = 24; // rows at an end of the list that are known later
const LONGEST = 9999; // new rows that are counted
const REACH = 32; // rows before and after the visible ones whose positions are recorded
const ONLY = ROW_KEYS.filter((name) => name !== "id");
const ACCEPT = 1, REJECT = 2, SKIP = 3; // the values of NodeFilter

/** The rows of a list near its viewport, which are found again by their identities. */
export class ReadingRows {
  /** @type {ReadRow[]} */
  recorded = [];
  /**
   * The row being read, which the page asked for or which was kept in place, until something scrolls the list. What changes around it makes
   * no other row the one being read.
   * @type {Identity | undefined}
   */
  read;
  geometry;
  #stage;
  #options;
  /**
   * The attribute that identifies the rows; empty in a list without keys.
   * @type {string}
   */
  #key = "";
  /**
   * The parent of the rows.
   * @type {Element | null}
   */
  #parent = null;
  /** The difference between a position in the content and that of the page's option `offset`. */
  #offsetOrigin = 0;

  /**
   * @param {Stage} stage
   * @param {import("../page/nodes.js").AxisNames} names
   * @param {() => import("../options/options.js").Reading} options Returns the current options.
   */
  constructor(stage, names, options) {
    this.#stage = stage;
    this.#options = options;
    this.geometry = new RowGeometry(stage, names);
  }

  /** The node that contains the rows. */
  get root() {
    const { content } = this.#stage;
    return slotHost(content) ?? content;
  }

  /** Records the rows near the viewport. */
  record() {
    const { geometry, root } = this;
    geometry.measure();
    const { start, viewport } = geometry;
    const found = geometry.firstVisible(this.#stage.content);
    this.recorded = [];
    if (!found) return;
    const first = this.#identify(found, root);
    const walker = this.#walkFrom(first);
    const { origin } = geometry;
    const add = (/** @type {Element} */ node) => {
      const { near, far } = geometry.ends(node);
      const id = this.idOf(node);
      if (id !== undefined && far > near && !isPinned(node)) this.recorded.push({ id, node, start: near - origin, end: far - origin });
      return { near, far };
    };
    add(first);
    // A row that is longer than the viewport is read somewhere inside.
    if (found !== first) {
      const { near, far } = geometry.ends(found);
      this.recorded.push({ id: found, node: found, start: near - origin, end: far - origin, isPart: true });
    }
    walkAlong(() => walker.nextSibling(), (node) => add(node).near >= start + viewport);
    walker.currentNode = first;
    walkAlong(() => walker.previousSibling(), (node) => add(node).far <= start);
    this.recorded.sort((one, other) => one.start - other.start);
    if (this.read !== undefined && !this.#recordOf(this.read)) this.read = this.heirOf(this.read) ?? this.read;
    const row = this.recorded.find(({ node }) => node === first);
    const offset = row && typeof row.id === "string" ? this.#options().offset?.(row.id) : undefined;
    if (row && offset !== undefined) this.#offsetOrigin = row.start - offset;
  }

  /** @param {Identity | undefined} id */
  #recordOf(id) { return id === undefined ? undefined : this.recorded.find((row) => row.id === id); }

  /**
   * The recorded rows, in the order in which they are the row being read at a position: the one that was read, the first
   * wholly visible one, the visible ones after and before it, and then the others by their distance.
   * @param {number} position
   * @param {number} [reach] How far the row that was read may be outside the viewport.
   */
  *candidates(position, reach = 0) {
    const { recorded } = this;
    const end = position + this.geometry.viewport;
    const last = this.#recordOf(this.read);
    if (last && last.end > position - reach && last.start < end + reach) yield last;
    const first = recorded.findIndex((row) => row.end > position + 0.5);
    if (first < 0) return yield* [...recorded].reverse();
    const whole = recorded.findIndex((row) => !row.isPart && row.start >= position - 0.5 && row.end <= end + 0.5);
    // The nodes inside a row start after it.
    const inner = recorded.filter((row) => row.start <= position + 0.5).length - 1;
    const read = whole >= 0 ? whole : Math.max(first, inner);
    const after = recorded.findIndex((row) => row.start >= end);
    const stop = after < 0 ? recorded.length : Math.max(after, read + 1);
    yield* recorded.slice(read, stop);
    yield* recorded.slice(first, read).reverse();
    for (let step = 0; step < recorded.length; step += 1) {
      if (stop + step < recorded.length) yield recorded[stop + step];
      if (first - 1 - step >= 0) yield recorded[first - 1 - step];
    }
  }

  /**
   * The current start of a row; undefined if it was removed.
   * @param {ReadRow} row
   */
  startOf(row) { return this.#startOf(row.id, row.node) ?? this.#startOf(this.heirOf(row.id)); }

  /**
   * @param {Identity | undefined} id
   * @param {Element} [last] The element that showed the row before.
   */
  #startOf(id, last) {
    if (id === undefined) return undefined;
    const node = this.nodeOf(id, last);
    if (node) return this.geometry.distance(node);
    const offset = typeof id === "string" ? this.#options().offset?.(id) : undefined;
    return offset === undefined ? undefined : offset + this.#offsetOrigin;
  }

  /**
   * The identity of the row that has replaced another one.
   * @param {Identity} id
   * @returns {string | undefined}
   */
  heirOf(id) {
    const { ids, replaces } = this.#options();
    if (!replaces) return undefined;
    /** @type {readonly (RowID | Element | undefined)[]} */
    const all = ids?.() ?? [...this.#all()].map((node) => this.idOf(node));
    const heir = all.find((each) => each !== undefined && this.#replacedBy(each) === id);
    return heir instanceof Element ? undefined : textOf(heir);
  }

  /**
   * The identity that a row had before.
   * @param {RowID | Element} id
   */
  #replacedBy(id) { return id instanceof Element ? undefined : textOf(this.#options().replaces?.(id)); }

  /**
   * The element of a row.
   * @param {Identity} id
   * @param {Element} [last] The element that showed it before.
   */
  nodeOf(id, last) {
    const { root } = this;
    const isInside = last && last !== root && (root.contains(last) || this.#stage.content.contains(last));
    if (isInside && (id === last || this.idOf(last) === id)) return last;
    if (typeof id !== "string") return undefined;
    if (!this.#options().id) return root.querySelector(`[${this.#key || "data-key"}="${CSS.escape(id)}"]`) ?? undefined;
    return [...this.#all()].find((node) => this.idOf(node) === id);
  }

  /**
   * The identity of a row; undefined for other elements.
   * @param {Element} node
   * @returns {Identity | undefined}
   */
  idOf(node) {
    const { id } = this.#options();
    if (id) return textOf(id(node));
    // The node around the rows may have an `id`, too.
    if (this.#key) return (node.contains(this.#parent) ? null : node.getAttribute(this.#key)) ?? undefined;
    return node.parentElement === this.#parent ? node : undefined;
  }

  /**
   * The rows at an end of the list, from the first or the last one on, which are known later.
   * @param {boolean} isFirst
   * @param {number} [skipped] The number of rows at the end that are left out.
   * @returns {KnownRow[]}
   */
  remember(isFirst, skipped = 0) {
    /** @type {KnownRow[]} */
    const rows = [];
    let index = 0;
    for (const row of this.#endRows(isFirst, MEMORY + skipped)) {
      index += 1;
      if (index > skipped && rows.push(row) >= MEMORY) break;
    }
    return rows;
  }

  /**
   * The rows beyond those that are known, from the end on; undefined if none of these is there. Rows that were rendered again
   * with another identity, for example with the server's instead of a temporary one, are known by the page's option `replaces`, or by
   * their texts.
   * @param {KnownRow[]} known
   * @param {boolean} isFirst
   * @returns {KnownRow[] | undefined}
   */
  newRows(known, isFirst) {
    /** @type {KnownRow[]} */
    const rows = [];
    let last = -1;
    for (const row of this.#endRows(isFirst)) {
      const before = this.#replacedBy(row.id);
      last = known.findIndex(({ id }) => id === row.id || id === before);
      if (last >= 0 || rows.push(row) >= LONGEST) break;
    }
    const gone = known.slice(0, last < 0 ? known.length : last).map(({ text }) => text);
    if (last < 0) {
      const index = rows.findIndex(({ text }) => text !== undefined && gone.includes(text));
      return index < 0 ? undefined : rows.slice(0, index);
    }
    return rows.filter(({ text }) => {
      const index = text === undefined ? -1 : gone.indexOf(text);
      if (index >= 0) gone.splice(index, 1);
      return index < 0;
    });
  }

  /**
   * @param {boolean} isFirst
   * @param {number} [known] The number of rows at the end whose texts are read.
   * @returns {Generator<KnownRow>}
   */
  *#endRows(isFirst, known = MEMORY) {
    const ids = this.#options().ids?.();
    /** @type {Map<Identity | undefined, Element>} */
    const nodes = new Map();
    for (const node of this.#all(isFirst)) {
      const id = this.idOf(node);
      if (!ids && id !== undefined) yield { id, text: node.textContent || undefined };
      if (ids && nodes.set(id, node).size > known) break;
    }
    for (let index = 0; index < (ids?.length ?? 0); index += 1) {
      const id = String(ids?.[isFirst ? index : ids.length - 1 - index]);
      yield { id, text: nodes.get(id)?.textContent || undefined };
    }
  }

  /**
   * The position of a row in the content and its length, 0 if it is not in the page; undefined for an unknown row.
   * @param {RowID} id
   */
  find(id) {
    const node = this.nodeOf(String(id));
    if (node) {
      this.geometry.measure();
      const { near, far } = this.geometry.ends(node);
      return { start: near - this.geometry.origin, length: far - near };
    }
    const offset = this.#options().offset?.(id);
    return offset === undefined ? undefined : { start: offset + this.#offsetOrigin, length: 0 };
  }

  /**
   * Whether a row is still in the list, perhaps outside of the page.
   * @param {Identity} id
   */
  has(id) {
    if (id instanceof Element) return id.isConnected;
    return this.find(id) !== undefined || this.#options().ids?.().some((each) => String(each) === id) === true;
  }

  /**
   * The number of rows from a row to the end of the list.
   * @param {Identity} first
   */
  countFrom(first) {
    let count = 0;
    for (const { id } of this.#endRows(false, 0)) {
      count += 1;
      if (id === first || count >= LONGEST) break;
    }
    return count;
  }

  /**
   * All rows in the page, from the first or the last one on.
   * @param {boolean} [isForward]
   */
  *#all(isForward = true) {
    const walker = this.#walkFrom(this.root);
    for (let node = isForward ? walker.firstChild() : walker.lastChild(); node; node = isForward ? walker.nextSibling() : walker.previousSibling()) {
      yield /** @type {Element} */ (node);
    }
  }

  /**
   * Returns the row that contains a visible node, and reads how rows are identified.
   * @param {Element} node
   * @param {Element} root
   */
  #identify(node, root) {
    const { id } = this.#options();
    this.#key = "";
    let row = node;
    if (id) {
      while (row !== root && row.parentElement && id(row) === undefined) row = row.parentElement;
      return row === root ? node : row;
    }
    while (row !== root && row.parentElement && !keyNear(row)) row = row.parentElement;
    if (row === root || !row.parentElement) row = this.#identifyOne(node, root);
    else this.#key = keyNear(row);
    this.#parent = row.parentElement;
    return row;
  }

  /**
   * Returns the only row of a list, which may have a key as well. Not an `id`: the node around the rows may have one.
   * @param {Element} node
   * @param {Element} root
   */
  #identifyOne(node, root) {
    const row = node.closest(ONLY.map((name) => `[${name}]`).join());
    if (!row || row === root || !root.contains(row)) return node;
    this.#key = ONLY.find((name) => row.hasAttribute(name)) ?? "";
    return row;
  }

  /** @param {Element} start */
  #walkFrom(start) {
    const { root } = this;
    const accept = (/** @type {Node} */ node) => {
      if (node.nodeName === SPACE) return REJECT;
      const isRow = this.idOf(/** @type {Element} */ (node)) !== undefined && !(start !== node && node.contains(start));
      return isRow ? ACCEPT : SKIP;
    };
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT, accept);
    walker.currentNode = start;
    return walker;
  }
}

/** @param {RowID | undefined} id */
function textOf(id) { return id === undefined ? undefined : String(id); }

/**
 * Walks along rows until enough of them are outside the viewport.
 * @param {() => Node | null} next
 * @param {(node: Element) => boolean} isOutside Called for each row.
 */
function walkAlong(next, isOutside) {
  for (let count = 0; count < REACH;) {
    const node = next();
    if (!node) return;
    if (isOutside(/** @type {Element} */ (node))) count += 1;
  }
}
