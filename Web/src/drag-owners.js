// @ts-check
// Who owns a drag besides the list: controls, editors, selections, and code of the page.

/** @typedef {import("./gesture-arbitration.js").GestureAxis} GestureAxis */

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
