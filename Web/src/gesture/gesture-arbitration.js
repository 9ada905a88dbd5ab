// @ts-check
// Other uses of a touch: nested scrollers, and parts of the page that handle touches.
import { contentLength, scrollPosition, viewportLength } from "../layout/nodes.js";
import { ScrollLock } from "./scroll-lock.js";

/** @typedef {import("./input.js").Arbiter} Arbiter */
/** @typedef {import("./input.js").Point} Point */
/** @typedef {import("../layout/stage.js").Stage} Stage */
/** @typedef {import("../list/list.js").List} List */

/**
 * An axis of gestures. `ways` matches the values of `touch-action` that let the browser pan along it.
 * @typedef {{ letter: "X" | "Y", side: "Top" | "Left", length: "Height" | "Width", ways: RegExp }} GestureAxis
 */

/** Marks a scroller that the user may not scroll. */
export const FROZEN = "data-overscroll-frozen";
const SLOP = 3; // pixels that a finger moves before its direction counts, as in `FingerPull`
const APART = "dialog, [popover], [aria-modal=true]";
/** @type {GestureAxis} */
export const VERTICAL = { letter: "Y", side: "Top", length: "Height", ways: /auto|manipulation|pan-(y|up|down)/ };
/** @type {GestureAxis} */
export const HORIZONTAL = { letter: "X", side: "Left", length: "Width", ways: /auto|manipulation|pan-(x|left|right)/ };

/**
 * Returns a function that makes an arbiter for each touch.
 *
 * The first direction of the touch decides: a nested scroller that can scroll in it keeps the touch until its end.
 * @param {Stage} stage
 * @param {import("./input.js").Input} input
 * @param {(axis: GestureAxis, way: number) => void} onPull Called for a touch that belongs to the list.
 * @returns {(event: Event, start: Point) => Arbiter}
 */
export function arbitration(stage, input, onPull) {
  const { scroller } = stage;
  const lock = new ScrollLock(stage);
  /** @type {EventTarget | undefined} */
  let target;
  let isSelected = false;
  input.listen(document, "selectionchange", () => { isSelected ||= input.finger !== null && isSelecting(target); });
  return (event, start) => {
    lock.note();
    const path = event.composedPath();
    const index = path.indexOf(scroller);
    const nested = path.slice(0, index).filter(isElement), around = path.slice(index).filter(isElement);
    let isOpen = true;
    isSelected = false;
    target = path[0];
    /**
     * The last move of a finger. The document's listeners, such as those of a sortable list, receive it after the list.
     * @type {Event | undefined}
     */
    let last;
    return (source, { clientX, clientY }) => {
      const move = /** @type {Event} */ (source);
      if (isSelected || event.defaultPrevented || move.defaultPrevented || last?.defaultPrevented) return true;
      if (move.type === "touchmove") last = move;
      if (!isOpen) return false;
      const x = clientX - start.clientX, y = clientY - start.clientY;
      if (Math.max(Math.abs(x), Math.abs(y)) < SLOP) return false;
      isOpen = false;
      const axis = Math.abs(x) > Math.abs(y) ? HORIZONTAL : VERTICAL;
      const way = axis === HORIZONTAL ? x : y;
      const isTaken = lock.isLocked(axis) || around.some((node) => isOff(node) || keepsPans(node, axis, scroller)) || nested.some((node) => takes(node, axis, way));
      if (!isTaken) onPull(axis, way);
      return isTaken;
    };
  };
}

/**
 * @param {EventTarget} node
 * @returns {node is Element}
 */
function isElement(node) {
  return node instanceof Element;
}

/**
 * Whether a list cannot be pulled because of a node around it: it is frozen, or transparent, with UIKit's limit.
 * @param {Element} node
 */
function isOff(node) {
  return node.hasAttribute(FROZEN) || Number(getComputedStyle(node).opacity) <= 0.01;
}

/**
 * Whether the list, or a node around it, lets no finger pan along an axis. A browser scrolls a list in such a node, but the
 * page handles the drags itself, as a pager does. Many pages only prevent panning of the page with `none` on its root.
 * @param {Element} node
 * @param {GestureAxis} axis
 * @param {Element} scroller
 */
function keepsPans(node, { ways }, scroller) {
  const { touchAction } = getComputedStyle(node);
  const isAround = node !== scroller && (node === document.documentElement || node === document.body);
  return !ways.test(touchAction) && !(isAround && touchAction === "none");
}

/**
 * Whether a nested node uses a touch that moves in a direction.
 * @param {Element} node
 * @param {GestureAxis} axis
 * @param {number} way
 */
function takes(node, axis, way) {
  const { letter, ways } = axis;
  const looks = getComputedStyle(node);
  if (node.matches(APART) || isSliderAlong(node, axis) || !ways.test(looks.touchAction)) return true;
  if (!/auto|scroll/.test(letter === "X" ? looks.overflowX : looks.overflowY)) return false;
  const behavior = letter === "X" ? looks.overscrollBehaviorX : looks.overscrollBehaviorY;
  return behavior !== "auto" || canScroll(node, axis, way);
}

/**
 * Whether the content of a scroller can move in a direction.
 * @param {Element} node
 * @param {GestureAxis} axis
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
 * @param {GestureAxis} axis
 */
export function isSliderAlong(node, axis) {
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

const PATIENCE = 100; // milliseconds after which a list that was not pulled loses its layer again

/**
 * Returns a function that lets the browser promote the content to a layer before it is pulled.
 * Promoting a list and moving it each require a walk through all rows. For a long list, both do not fit in one frame.
 * @param {List} list
 * @returns {(axis: GestureAxis, way: number) => void}
 */
export function layerPromotion(list) {
  const { stage, options: { isPage } } = list;
  return (axis, way) => {
    const isPulled = stage.axes.some(({ letter }) => letter === axis.letter);
    // A whole page is moved by its position, which needs no layer.
    if (isPage || !isPulled || canScroll(stage.scroller, axis, way)) return;
    stage.promote(true);
    setTimeout(() => {
      if (list.isAttached && !stage.isMoved) stage.promote(false);
    }, PATIENCE);
  };
}
