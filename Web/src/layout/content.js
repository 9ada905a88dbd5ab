// @ts-check
// What the content of a list is: where its rows are, how long it is, when that changes, and whether it has rows.
import { ask } from "../page/page-code.js";
import { isOfSpaces, laidOutNodes, laidOutParent, rowsIn, scaleOf, scrollPosition, SPACE, viewportLength } from "../page/nodes.js";

/** @typedef {import("../page/nodes.js").AxisNames} AxisNames */
/** @typedef {import("./stage.js").Stage} Stage */
/** @typedef {CSSStyleDeclaration} Looks */

/**
 * What undoes the transforms of a node and of the nodes around it, and the styles from which the node's own were read.
 * @typedef {{ undo: DOMMatrix, looks: Looks, read: string, outer: Undoing | undefined }} Undoing
 */

/**
 * The length of vertical content that does not fill its scroller, including the scroller's padding, and the position
 * of its end in the scroller. The browser reports only that it is no longer than the viewport.
 * @param {HTMLElement} scroller
 * @param {number} before The scroller's own padding before the content, in pixels.
 * @param {number} after The padding after it.
 */
export function shortContent(scroller, before, after) {
  const padding = before + after;
  const extents = extentsIn(scroller, new LayoutBoxes(scroller));
  if (!extents[0]) return [padding, before];
  const start = Math.min(...extents.map(([top]) => top)), end = Math.max(...extents.map(([, bottom]) => bottom));
  const scale = scaleOf(scroller);
  const origin = scroller.getBoundingClientRect().top / scale + scroller.clientTop - scroller.scrollTop;
  return [(end - start) / scale + padding, end / scale - origin];
}

/** @typedef {[top: number, bottom: number]} Extent The start and end of a node, in pixels of the screen. */

/**
 * @param {Element} parent
 * @param {LayoutBoxes} boxes
 * @returns {Extent[]}
 */
function extentsIn(parent, boxes) {
  return laidOutNodes(parent).filter(({ nodeName }) => nodeName !== SPACE)
    .flatMap((node) => (node instanceof Element ? elementExtents(node, boxes) : textExtents(node)));
}

/**
 * The start and end of a row including its margins, or those of the nodes in an element without a box.
 * @param {Element} row
 * @param {LayoutBoxes} boxes
 */
function elementExtents(row, boxes) {
  if (!row.getClientRects().length) return extentsIn(row, boxes);
  const { position, marginBlockStart, marginBlockEnd } = getComputedStyle(row);
  if (position === "absolute" || position === "fixed") return [];
  const { top, bottom } = boxes.of(row);
  return [/** @type {Extent} */ ([top - (parseFloat(marginBlockStart) || 0), bottom + (parseFloat(marginBlockEnd) || 0)])];
}

/**
 * @param {Node} text
 * @returns {Extent[]}
 */
function textExtents(text) {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { top, bottom } = range.getBoundingClientRect();
  return bottom > top ? [[top, bottom]] : [];
}

// Nodes whose size is observed at each end: the scroller and its first rows or the one child around them, and its last rows.
const OBSERVED = 9;

/**
 * The rows of a node. Nodes with one child, which are around all rows, come first.
 * @param {Element} parent
 * @returns {Element[]}
 */
function innermost(parent) {
  const rows = rowsIn(parent);
  return rows.length === 1 ? [rows[0], ...innermost(rows[0])] : rows;
}

/**
 * Calls a function when the content or the viewport may have another length. Returns the observers.
 * @param {import("../list/list.js").List} list
 * @param {() => void} onChange
 * @returns {(ResizeObserver | MutationObserver)[]}
 */
export function observeLengths({ element, input, stage }, onChange) {
  const { content } = stage;
  const sizes = new ResizeObserver(onChange);
  /**
   * WebKit crashes if a node that is observed was removed from the page and nothing refers to it.
   * @type {Element[]}
   */
  let observed = [];
  const watch = () => {
    stage.keepOrder();
    sizes.disconnect();
    const all = [element, content, ...innermost(content)];
    observed = [...all.slice(0, OBSERVED), ...all.slice(-OBSERVED)];
    for (const node of observed) sizes.observe(node);
  };
  const changed = () => {
    watch();
    onChange();
  };
  const rows = new MutationObserver((records) => {
    if (records.every(isOfSpaces)) stage.keepOrder();
    else changed();
  });
  rows.observe(content, { childList: true });
  input.listen(content, "slotchange", changed);
  watch();
  return [sizes, rows];
}

/** Nodes of the library, and elements without content: they never count as rows. */
const NO_ROWS = "[data-overscroll], [data-overscroll-part], overscroll-space, template, script, style";
const MEDIA = "img, svg, canvas, video, audio, iframe, object, embed, input, textarea, select, button, hr, meter, progress";

/**
 * Whether a list has no rows: by the page's option, by the keys of a virtual list, otherwise if its content shows nothing.
 * @param {import("../list/list.js").List} list
 */
export function isEmpty({ options, stage }) {
  const given = options.isEmpty;
  const answer = typeof given === "function" ? ask("isEmpty", given) : given;
  if (answer !== undefined) return Boolean(answer);
  const ids = options.reading?.ids?.();
  return ids ? !ids.length : !hasRows(stage.content);
}

/**
 * Whether a node contains text or rows. Its only element may be the parent of the rows.
 * @param {Element} node
 * @returns {boolean}
 */
function hasRows(node) {
  const nodes = node instanceof HTMLSlotElement ? node.assignedNodes({ flatten: true }) : (node.shadowRoot ?? node).childNodes;
  /** @type {Element | undefined} */
  let only;
  for (const each of nodes) {
    if (each instanceof Text && each.data.trim()) return true;
    if (!(each instanceof Element) || each.matches(NO_ROWS)) continue;
    // A node of one pixel is the mark of an observer.
    if (only && [only, each].some((row) => row.getBoundingClientRect().height > 1 || isContents(row))) return true;
    only = only ?? each;
  }
  if (!only) return false;
  const isShown = only.getClientRects().length > 0 || isContents(only);
  return isShown && (only.matches(MEDIA) || isLong(only) || hasRows(only));
}

/** @param {Element} node */
function isContents(node) { return getComputedStyle(node).display === "contents"; }

/**
 * Whether an element has the length of rows that are not rendered: a virtual list writes it into the style.
 * @param {Element} node
 */
function isLong(node) {
  const { height, minHeight } = /** @type {HTMLElement} */ (node).style;
  return [height, minHeight].some((length) => length.endsWith("px") && parseFloat(length) > 0);
}

/** The positions of rows along an axis of a list, in reading direction, as they are laid out. */
export class RowGeometry {
  #stage;
  #names;
  #boxes = new LayoutBoxes(null);

  /**
   * @param {Stage} stage
   * @param {AxisNames} names
   */
  constructor(stage, names) {
    this.#stage = stage;
    this.#names = names;
    this.measure();
  }

  /** Measures all rows again, whose styles may have changed. */
  measure() {
    const { content, scroller, scrollTarget } = this.#stage;
    this.#boxes = new LayoutBoxes(scrollTarget === scroller ? content : null);
  }

  /** The position of the viewport's start. In a whole page it scrolls with the content. */
  get start() {
    const { scroller, scrollTarget } = this.#stage;
    if (scrollTarget === scroller) return this.#inside;
    return this.#isMirrored ? -scroller.clientWidth : 0;
  }

  get viewport() { return viewportLength(this.#stage.scroller, this.#names.length); }

  /** The position of the start of the page's own content, whatever the displacement. */
  get origin() {
    const { content, scroller, scrollTarget } = this.#stage;
    if (scrollTarget === scroller) return this.#inside - this.#scrolled;
    return this.nearOf(content);
  }

  /** The distance of the viewport's start from the start of the page's own content. */
  get position() {
    const { scroller, scrollTarget } = this.#stage;
    return scrollTarget === scroller ? this.#scrolled : this.start - this.origin;
  }

  /**
   * The distance of a row from the start of the page's own content.
   * @param {Element} row
   */
  distance(row) {
    this.measure();
    return this.nearOf(row) - this.origin;
  }

  /** @param {Element} node */
  nearOf(node) { return this.near(this.#boxes.of(node)); }

  /** @param {Element} node */
  farOf(node) { return this.far(this.#boxes.of(node)); }

  /**
   * The start and end of a node.
   * @param {Element} node
   */
  ends(node) {
    const rect = this.#boxes.of(node);
    return { near: this.near(rect), far: this.far(rect) };
  }

  /** @param {DOMRect} rect */
  near(rect) {
    if (this.#names.side === "Top") return rect.top;
    return this.#isMirrored ? -rect.right : rect.left;
  }

  /** @param {DOMRect} rect */
  far(rect) { return this.near(rect) + (this.#names.length === "Height" ? rect.height : rect.width); }

  /** The position of the scroller's start inside its border. */
  get #inside() {
    const { scroller } = this.#stage;
    const { clientLeft, clientTop, clientWidth, offsetWidth } = scroller;
    const inline = this.#isMirrored ? offsetWidth - clientLeft - clientWidth : clientLeft;
    return this.near(scroller.getBoundingClientRect()) + (this.#names.side === "Top" ? clientTop : inline);
  }

  /** The scroll position without the space before the content. */
  get #scrolled() {
    const { side, edges } = this.#names;
    const { scroller, sign } = this.#stage;
    return (side === "Left" ? sign : 1) * scrollPosition(scroller, side) - this.#stage.spaceLength(edges[0]);
  }

  get #isMirrored() { return this.#names.side === "Left" && this.#stage.sign < 0; }

  /**
   * The first visible node in another one. If it has no siblings or is not wholly visible, it may contain all rows, so it is searched, too.
   * @param {Element} parent
   * @returns {Element | undefined}
   */
  firstVisible(parent) {
    const { start } = this;
    const nodes = childrenOf(parent);
    const isOrdered = nodes.length > FEW && isInFlow(nodes[0]) && this.farOf(nodes[0]) <= this.farOf(nodes[nodes.length - 1]);
    const low = isOrdered ? lowerBound(nodes, (node) => this.farOf(node) <= start) : 0;
    /** @type {Element | undefined} */
    let found;
    let least = Infinity;
    for (let index = low; index < nodes.length; index += 1) {
      const node = nodes[index];
      const { near, far } = this.ends(node);
      if (far <= start || far <= near || near >= least || node.nodeName === SPACE || isPinned(node)) continue;
      [found, least] = [node, near];
      if (isOrdered) break;
    }
    // The rows may be in a node without a box.
    for (let index = 0; !found && index < nodes.length; index += 1) if (isContents(nodes[index])) found = this.firstVisible(nodes[index]);
    if (!found || least === Infinity) return found;
    const isWhole = least >= start && this.farOf(found) <= start + this.viewport;
    return isWhole && nodes.length > 1 ? found : this.firstVisible(found) ?? found;
  }
}

const FEW = 16; // children that are searched one after the other
const READS = 4; // of a node that is animated

/**
 * The elements that are laid out in a node. Outside of shadow trees a list may have many thousand, which are not copied.
 * @param {Element} parent
 * @returns {ArrayLike<Element>}
 */
function childrenOf(parent) { return parent.shadowRoot || parent.getRootNode() instanceof ShadowRoot ? rowsIn(parent) : parent.children; }

/**
 * Whether a node stays in the viewport while the list scrolls.
 * @param {Element} node
 */
export function isPinned(node) { return ["sticky", "fixed"].includes(getComputedStyle(node).position); }

/** @param {Element} node */
function isInFlow(node) { return getComputedStyle(node).position !== "absolute"; }

/**
 * The index of a node near the first one that is not before the viewport, at or before it. Nodes without a length or position in the
 * content are passed over.
 * @param {ArrayLike<Element>} nodes
 * @param {(node: Element) => boolean} isBefore
 */
function lowerBound(nodes, isBefore) {
  let low = 0, high = nodes.length;
  while (high - low > FEW) {
    const middle = (low + high) >> 1;
    let probe = middle;
    while (probe < high && (!nodes[probe].getClientRects()[0] || isPinned(nodes[probe]))) probe += 1;
    if (probe < high && isBefore(nodes[probe])) low = probe;
    else high = middle;
  }
  return low;
}

/**
 * Where nodes are laid out, whatever transforms paint them elsewhere: a row that animates to its place, or is lifted
 * under a pointer, is at that place already. A transform that itself positions a node, as in virtual lists, counts, at
 * the value at which its animation ends.
 *
 * An instance measures nodes once, until their styles change.
 */
class LayoutBoxes {
  #root;
  /** @type {Map<Element, Undoing | undefined>} */
  #undoing = new Map();

  /** @param {HTMLElement | null} root The node that contains the measured ones, whose own transform counts. */
  constructor(root) { this.#root = root; }

  /**
   * @param {Element} node
   * @returns {DOMRect}
   */
  of(node) {
    // The time of WebKit's animations passes between two reads. An animation that has ended stays so: a transform is read first.
    for (let reads = 1; ; reads += 1) {
      const undoing = this.#undo(node);
      const rect = node.getBoundingClientRect();
      if (!undoing) return rect;
      if (reads === READS || isCurrent(undoing)) return this.#undone(/** @type {HTMLElement} */ (node), rect, undoing.undo);
      this.#undoing.clear();
    }
  }

  /**
   * @param {HTMLElement} node
   * @param {DOMRect} rect Where it is painted.
   * @param {DOMMatrix} undo
   */
  #undone({ offsetWidth, offsetHeight }, rect, undo) {
    const { x, y } = undo.transformPoint(centerOf(rect));
    const isMoved = rect.height > 0 && undo.a === 1 && undo.d === 1 && !undo.b && !undo.c;
    const scale = this.#scale;
    const [width, height] = isMoved ? [rect.width, rect.height] : [offsetWidth * scale, offsetHeight * scale];
    return new DOMRect(x - width / 2, y - height / 2, width, height);
  }

  /** The number of screen pixels per pixel of the root. */
  get #scale() { return this.#root ? scaleOf(this.#root) : 1; }

  /**
   * @param {Element | null} node
   * @returns {Undoing | undefined}
   */
  #undo(node) {
    if (!node || node === this.#root) return undefined;
    if (!this.#undoing.has(node)) this.#undoing.set(node, this.#undoOwn(node, this.#undo(laidOutParent(node))));
    return this.#undoing.get(node);
  }

  /**
   * @param {Element} node
   * @param {Undoing | undefined} outer What undoes the transforms around it.
   * @returns {Undoing | undefined}
   */
  #undoOwn(node, outer) {
    const looks = getComputedStyle(node);
    const read = transformsOf(looks);
    const painted = read !== UNTRANSFORMED && this.#paintedBy(/** @type {HTMLElement} */ (node), looks);
    if (!painted) return outer;
    const scale = this.#scale;
    const { offsetWidth, offsetHeight } = /** @type {HTMLElement} */ (node);
    const [left, top] = looks.transformOrigin.split(" ").map(parseFloat);
    // From the origin of the transform to the center of the node, before the transform and after it.
    const before = new DOMPoint(offsetWidth / 2 - left, offsetHeight / 2 - top), after = painted.transformPoint(before);
    const seen = centerOf(node.getBoundingClientRect());
    const center = outer ? outer.undo.transformPoint(seen) : seen;
    const x = center.x - after.x * scale, y = center.y - after.y * scale;
    const scaled = new DOMMatrix([painted.a, painted.b, painted.c, painted.d, painted.e * scale, painted.f * scale]);
    const whole = new DOMMatrix().translate(x, y).multiply(scaled).translate(-x, -y);
    const isFlat = whole.a * whole.d === whole.b * whole.c;
    const undo = isFlat ? new DOMMatrix().translate((before.x - after.x) * scale, (before.y - after.y) * scale) : whole.inverse();
    return { undo: outer ? undo.multiply(outer.undo) : undo, looks, read, outer };
  }

  /**
   * The part of a node's transform that only paints it elsewhere.
   * @param {HTMLElement} node
   * @param {Looks} looks
   */
  #paintedBy(node, looks) {
    const now = matrixOf(node, looks);
    if (!isPlacedBy(now, node, looks, this.#root)) return now;
    const end = endOf(node);
    return end && new DOMMatrix().translate(now.e - end.e, now.f - end.f);
  }
}

/**
 * @param {Undoing | undefined} undoing
 * @returns {boolean}
 */
function isCurrent(undoing) { return !undoing || (transformsOf(undoing.looks) === undoing.read && isCurrent(undoing.outer)); }

/** @param {Looks} looks */
function transformsOf({ transform, translate, rotate, scale }) { return [transform, translate, rotate, scale].join(); }

const UNTRANSFORMED = "none,none,none,none";

/** @param {DOMRect} rect */
function centerOf({ x, y, width, height }) { return new DOMPoint(x + width / 2, y + height / 2); }

/**
 * Whether a transform is the place of a node, as in virtual lists: of a node that takes no part in the layout, or of
 * the only child in a node that has room for it there.
 * @param {DOMMatrix} matrix
 * @param {HTMLElement} node
 * @param {Looks} looks
 * @param {Element | null} root
 */
function isPlacedBy({ e, f }, { offsetWidth, offsetHeight, parentElement }, { position }, root) {
  if (position === "absolute" || position === "fixed") return true;
  if (!parentElement || parentElement === root || parentElement.childElementCount > 1 || e < 0 || f < 0) return false;
  return parentElement.offsetHeight + 1 >= offsetHeight + f && parentElement.offsetWidth + 1 >= offsetWidth + e && e + f > 0;
}

/**
 * The transform at which an animation of a node ends; undefined if none runs.
 * @param {HTMLElement} node
 */
function endOf(node) {
  for (const { effect } of node.getAnimations()) {
    const last = effect instanceof KeyframeEffect ? effect.getKeyframes().at(-1) : undefined;
    if (!last?.transform) continue;
    try {
      return new DOMMatrix(String(last.transform));
    } catch {
      // The value depends on the node's size.
    }
  }
  return undefined;
}

/**
 * @param {HTMLElement} node
 * @param {Looks} looks
 */
function matrixOf({ offsetWidth, offsetHeight }, { transform, translate, rotate, scale }) {
  const matrix = new DOMMatrix();
  if (translate !== "none") {
    const [x, y = 0] = translate.split(" ").map((part, axis) => parseFloat(part) * (part.endsWith("%") ? [offsetWidth, offsetHeight][axis] / 100 : 1));
    matrix.translateSelf(x, y);
  }
  if (rotate.endsWith("deg")) matrix.rotateSelf(parseFloat(rotate));
  if (scale !== "none") {
    const factors = scale.split(" ").map(parseFloat);
    matrix.scaleSelf(factors[0], factors[1] ?? factors[0]);
  }
  return transform === "none" ? matrix : matrix.multiplySelf(new DOMMatrix(transform));
}
