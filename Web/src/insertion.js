// @ts-check
import { withoutTransitions } from "./nodes.js";

export const SAMPLE = 4; // nodes beside a place that are compared
const INNER = 5; // nodes in each of them
/** Styles that repeat others, or that nobody sees while nothing moves. */
const REPEATED = /-(block|inline)|^(block|inline)-size|^-|^(scroll|animation|transition|view|timeline|offset|contain|page)-|^perspective-origin|^transform-origin/;

/** @type {string[] | undefined} */
let names;

/**
 * Whether adding a node changes its parent or other nodes in it, because rules of the page count it, such as
 * `:last-child` or `> * + *`. The node is removed again.
 * @param {HTMLElement} node A node that takes no space among the others.
 * @param {HTMLElement} parent
 * @param {Element[]} others
 * @param {() => void} add
 */
export function isCounted(node, parent, others, add) {
  const nodes = [parent, ...others];
  const before = nodes.map(looksOf);
  add();
  const isChanged = nodes.some((each, index) => looksOf(each) !== before[index]);
  node.remove();
  return isChanged;
}

/**
 * Nodes, and the first ones in each of them.
 * @param {Element[]} nodes
 */
export function withInner(nodes) {
  return nodes.flatMap((node) => [node, ...[...node.querySelectorAll("*")].slice(0, INNER)]);
}

/**
 * Adds a node at the first place among the children of a parent at which no rule of the page counts it, or at the
 * first place if all count. Returns whether there is such a place.
 * @param {HTMLElement} node
 * @param {HTMLElement} parent
 * @param {(() => void)[]} places
 */
export function addUncounted(node, parent, places) {
  const others = [...parent.children].slice(-SAMPLE);
  const add = withoutTransitions(parent, () => places.find((each) => !isCounted(node, parent, others, each)));
  (add ?? places[0])();
  return Boolean(add);
}

/**
 * What a rule of the page can change: the styles of a node and of its pseudo-elements, and its place.
 * @param {Element} node
 */
function looksOf(node) {
  const { left, top, width, height } = node.getBoundingClientRect();
  const looks = getComputedStyle(node);
  names ??= [...looks].filter((name) => !REPEATED.test(name));
  const generated = ["::before", "::after"].map((name) => getComputedStyle(node, name)).filter(({ content }) => content !== "none");
  return [left, top, width, height, ...[looks, ...generated].map(textOf)].join();
}

/** @param {CSSStyleDeclaration} looks */
function textOf(looks) { return names?.map((name) => looks.getPropertyValue(name)).join(); }
