// @ts-check
// Where rows are laid out.
import { laidOutParent, scaleOf, scrollPosition, viewportLength } from "../page/nodes.js";

/** @typedef {import("../page/nodes.js").AxisNames} AxisNames */
/** @typedef {import("./stage.js").Stage} Stage */
/** @typedef {CSSStyleDeclaration} Looks */

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
}

/**
 * Where nodes are laid out, whatever transforms paint them elsewhere: a row that animates to its place, or is lifted
 * under a pointer, is at that place already. A transform that itself positions a node, as in virtual lists, counts, at
 * the value at which its animation ends.
 *
 * An instance measures nodes once, until their styles change.
 */
export class LayoutBoxes {
  #root;
  /**
   * What undoes the transforms of a node and of the nodes around it.
   * @type {Map<Element, DOMMatrix | undefined>}
   */
  #undoing = new Map();

  /** @param {HTMLElement | null} root The node that contains the measured ones, whose own transform counts. */
  constructor(root) { this.#root = root; }

  /**
   * @param {Element} node
   * @returns {DOMRect}
   */
  of(node) {
    const rect = node.getBoundingClientRect();
    const undo = this.#undo(node);
    if (!undo) return rect;
    const { x, y } = undo.transformPoint(centerOf(rect));
    const isMoved = rect.height > 0 && undo.a === 1 && undo.d === 1 && !undo.b && !undo.c;
    const { offsetWidth, offsetHeight } = /** @type {HTMLElement} */ (node);
    const scale = this.#scale;
    const [width, height] = isMoved ? [rect.width, rect.height] : [offsetWidth * scale, offsetHeight * scale];
    return new DOMRect(x - width / 2, y - height / 2, width, height);
  }

  /** The number of screen pixels per pixel of the root. */
  get #scale() { return this.#root ? scaleOf(this.#root) : 1; }

  /**
   * @param {Element | null} node
   * @returns {DOMMatrix | undefined}
   */
  #undo(node) {
    if (!node || node === this.#root) return undefined;
    if (!this.#undoing.has(node)) this.#undoing.set(node, this.#undoOwn(node, this.#undo(laidOutParent(node))));
    return this.#undoing.get(node);
  }

  /**
   * @param {Element} node
   * @param {DOMMatrix | undefined} outer What undoes the transforms around it.
   */
  #undoOwn(node, outer) {
    const looks = getComputedStyle(node);
    const painted = isTransformed(looks) && this.#paintedBy(/** @type {HTMLElement} */ (node), looks);
    if (!painted) return outer;
    const scale = this.#scale;
    const { offsetWidth, offsetHeight } = /** @type {HTMLElement} */ (node);
    const [left, top] = looks.transformOrigin.split(" ").map(parseFloat);
    // From the origin of the transform to the center of the node, before the transform and after it.
    const before = new DOMPoint(offsetWidth / 2 - left, offsetHeight / 2 - top), after = painted.transformPoint(before);
    const seen = centerOf(node.getBoundingClientRect());
    const center = outer ? outer.transformPoint(seen) : seen;
    const x = center.x - after.x * scale, y = center.y - after.y * scale;
    const scaled = new DOMMatrix([painted.a, painted.b, painted.c, painted.d, painted.e * scale, painted.f * scale]);
    const whole = new DOMMatrix().translate(x, y).multiply(scaled).translate(-x, -y);
    const isFlat = whole.a * whole.d === whole.b * whole.c;
    const undo = isFlat ? new DOMMatrix().translate((before.x - after.x) * scale, (before.y - after.y) * scale) : whole.inverse();
    return outer ? undo.multiply(outer) : undo;
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

/** @param {DOMRect} rect */
function centerOf({ x, y, width, height }) { return new DOMPoint(x + width / 2, y + height / 2); }

/** @param {Looks} looks */
function isTransformed({ transform, translate, rotate, scale }) {
  return transform !== "none" || translate !== "none" || rotate !== "none" || scale !== "none";
}

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
