// @ts-check
// Other uses of a touch: nested scrollers, and parts of the page that handle touches.
import { contentLength, HORIZONTAL, scrollPosition, VERTICAL, viewportLength } from "../page/nodes.js";
import { APART, ScrollLock } from "./scroll-lock.js";

/** @typedef {import("./input.js").Point} Point */
/** @typedef {import("../layout/stage.js").Stage} Stage */
/** @typedef {import("../page/nodes.js").AxisNames} AxisNames */

/** Marks a scroller that the user may not scroll. */
export const FROZEN = "data-overscroll-frozen";
const SLOP = 3; // pixels of the screen that a finger moves before its direction counts; `FingerPull` counts those of the list
/** The values of `touch-action` that let the browser pan along an axis. */
const PANS = { Y: /auto|manipulation|pan-(y|up|down)/, X: /auto|manipulation|pan-(x|left|right)/ };

/**
 * Decides whether a touch belongs to another part of the page. Its first direction decides: a nested scroller that can
 * scroll in it keeps the touch until its end.
 */
export class GestureArbitration {
  #stage;
  /**
   * The event and the point with which the touch began, and the nodes around it: in the list, and from the list on.
   * @type {{ event: Event, point: Point, target: EventTarget, nested: Element[], around: Element[] } | undefined}
   */
  #start;
  /**
   * The last move of a finger. The document's listeners, such as those of a sortable list, receive it after the list.
   * @type {Event | undefined}
   */
  #last;
  #isDecided = false;
  #isSelected = false;

  /** @param {Stage} stage */
  constructor(stage) {
    this.#stage = stage;
    /** Detects whether the page has locked its scrolling. */
    this.lock = new ScrollLock(stage);
  }

  /**
   * A touch has begun.
   * @param {Event} event
   * @param {Point} point
   */
  begin(event, point) {
    this.lock.note();
    const path = event.composedPath();
    const index = path.indexOf(this.#stage.scroller);
    this.#start = { event, point, target: path[0], nested: path.slice(0, index).filter(isElement), around: path.slice(index).filter(isElement) };
    this.#last = undefined;
    this.#isDecided = this.#isSelected = false;
  }

  /** The selection has changed during a touch. */
  noteSelection() { this.#isSelected ||= isSelecting(this.#start?.target); }

  /**
   * Decides whether a move belongs to another part of the page. If the list will be pulled, it gets a layer.
   * @param {Event} move
   * @param {Point} point
   */
  decide(move, { clientX, clientY }) {
    if (!this.#start) return false;
    const { event, point, nested, around } = this.#start;
    if (this.#isSelected || event.defaultPrevented || move.defaultPrevented || this.#last?.defaultPrevented) return true;
    if (move.type === "touchmove") this.#last = move;
    const x = clientX - point.clientX, y = clientY - point.clientY;
    if (this.#isDecided || Math.max(Math.abs(x), Math.abs(y)) < SLOP) return false;
    this.#isDecided = true;
    const { scroller } = this.#stage;
    const axis = Math.abs(x) > Math.abs(y) ? HORIZONTAL : VERTICAL;
    const way = axis === HORIZONTAL ? x : y;
    const isTaken = this.lock.isLocked(axis) || around.some((node) => node.hasAttribute(FROZEN) || isTransparent(node) || keepsPans(node, axis, scroller)) || nested.some((node) => takes(node, axis, way));
    if (!isTaken && this.#stage.axes.includes(axis) && !canScroll(scroller, axis, way)) this.#stage.prepareLayer();
    return isTaken;
  }
}

/**
 * @param {EventTarget} node
 * @returns {node is Element}
 */
function isElement(node) {
  return node instanceof Element;
}

/**
 * Whether a list cannot be pulled because a node around it is transparent, with UIKit's limit.
 * @param {Element} node
 */
export function isTransparent(node) { return Number(getComputedStyle(node).opacity) <= 0.01; }

/**
 * Whether the list, or a node around it, lets no finger pan along an axis. A browser scrolls a list in such a node, but the
 * page handles the drags itself, as a pager does. Many pages only prevent panning of the page with `none` on its root.
 * @param {Element} node
 * @param {AxisNames} axis
 * @param {Element} scroller
 */
export function keepsPans(node, { letter }, scroller) {
  const { touchAction } = getComputedStyle(node);
  const isAround = node !== scroller && (node === document.documentElement || node === document.body);
  return !PANS[letter].test(touchAction) && !(isAround && touchAction === "none");
}

/**
 * Whether a nested node uses a touch that moves in a direction.
 * @param {Element} node
 * @param {AxisNames} axis
 * @param {number} way
 */
function takes(node, axis, way) {
  const { letter } = axis;
  const looks = getComputedStyle(node);
  if (node.matches(APART) || isSliderAlong(node, axis) || !PANS[letter].test(looks.touchAction)) return true;
  if (!/auto|scroll/.test(letter === "X" ? looks.overflowX : looks.overflowY)) return false;
  const behavior = letter === "X" ? looks.overscrollBehaviorX : looks.overscrollBehaviorY;
  return behavior !== "auto" || canScroll(node, axis, way);
}

/**
 * Whether the content of a scroller can move in a direction.
 * @param {Element} node
 * @param {AxisNames} axis
 * @param {number} way
 */
export function canScroll(node, { side, length }, way) {
  const range = contentLength(node, length) - viewportLength(node, length);
  const first = side === "Left" && getComputedStyle(node).direction === "rtl" ? -range : 0;
  const position = scrollPosition(node, side) - first;
  // The browser rounds positions, so the end may be slightly before the calculated one.
  return way > 0 ? position > 1 : position < range - 1;
}

// Who owns a drag besides the list: controls, editors, selections, and code of the page.

/** Controls that a pen or a mouse uses by dragging or pressing them. A finger that drags scrolls or pulls there, too. */
const CONTROLS = "button, input, select, textarea, summary, [role=slider], [role=scrollbar], [draggable=true], video[controls], audio[controls]";
const SLIDERS = "input[type=range], [role=slider], [role=scrollbar]";

/**
 * Whether a pen or a mouse that is pressed on a node uses that node, and does not pull.
 * @param {EventTarget} node
 */
export function usesPointer(node) {
  return node instanceof HTMLElement && (node.isContentEditable || node.matches(CONTROLS));
}

/**
 * Whether a drag along an axis moves the thumb of a slider.
 * @param {Element} node
 * @param {AxisNames} axis
 */
function isSliderAlong(node, axis) {
  if (!node.matches(SLIDERS) || node.matches(":disabled")) return false;
  const told = node.getAttribute("aria-orientation");
  const { width, height } = node.getBoundingClientRect();
  // A slider is vertical by its writing mode, by its appearance or by a rotation. A thumb with a role has no such shape.
  const isVertical = told ? told === "vertical" : node.matches("input") && height > width;
  return isVertical === (axis.letter === "Y");
}

/**
 * Whether the user selects text or moves a caret.
 * @param {EventTarget | undefined} target The node where the drag began.
 */
export function isSelecting(target) {
  if (document.getSelection()?.isCollapsed === false) return true;
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea"));
}
