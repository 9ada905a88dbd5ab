// @ts-check

const LIMIT = 50;

/**
 * Whether adding a node changes other nodes, because rules of the page count it, such as `:last-child` or `> * + *`.
 * The node is removed again.
 * @param {HTMLElement} node A node that takes no space among the others.
 * @param {Element[]} others
 * @param {() => void} add
 */
export function isCounted(node, others, add) {
  const before = others.map(looksOf).join();
  add();
  const isChanged = others.map(looksOf).join() !== before;
  node.remove();
  return isChanged;
}

/**
 * Adds a node at the first place among the children of a parent at which no rule of the page counts it, or at the
 * first place if all count. Returns whether there is such a place.
 * @param {HTMLElement} node
 * @param {Element} parent
 * @param {(() => void)[]} places
 */
export function addUncounted(node, parent, places) {
  const others = [...parent.children].slice(0, LIMIT);
  const add = places.find((each) => !isCounted(node, others, each));
  (add ?? places[0])();
  return Boolean(add);
}

/** @param {Element} node */
function looksOf(node) {
  const { left, top, width, height } = node.getBoundingClientRect();
  const { background, border, color, margin, padding } = getComputedStyle(node);
  return [left, top, width, height, background, border, color, margin, padding];
}
