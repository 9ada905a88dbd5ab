// @ts-check
// Makes nodes, and reads and writes those of a page.
import { Place } from "../engine/block-layout.js";

/** @typedef {import("../overscroll.js").Edge} Edge */

/**
 * Styles by their names in JavaScript.
 * @typedef {Record<string, string | number>} Styles
 */

/** The type checker does not know this value yet. */
export const INSTANT = /** @type {ScrollBehavior} */ (/** @type {unknown} */ ("instant"));

/** The attributes of a line, without its width. */
export const LINE = { fill: "none", stroke: "currentColor", "stroke-linecap": "round", "stroke-linejoin": "round" };
/** The red of an emphasized sign or line. */
export const ACCENT = "light-dark(#c02f2e, #ff6b61)";
/** The events with which a user begins something. */
export const INPUTS = ["touchstart", "wheel", "pointerdown", "keydown"];

/** Styles of a node that has no looks, which the page's rules for children must not change. */
export const BARE = { margin: "0px", padding: "0px", border: "0px", background: "none" };

/** Makes a selector more specific than three ids. */
export const SPECIFIC = ":not(#_#_#_)";
const PART = `[data-overscroll-part]${SPECIFIC}`;
/**
 * An indicator's box moves with each move of a finger, and each style of a rule takes time then: `all: revert` has hundreds,
 * and one about transitions or animations takes as long as all of these. `EdgeView` stops those of a page
 * that has some.
 */
const BOX = `overscroll-box${SPECIFIC}`;
/** Marks a node whose styles the library changes at once. */
const STILL = "data-overscroll-still";
/** Marks a node that the library compares, whose styles and those of its pseudo-elements change at once. */
const COMPARED = "data-overscroll-compared";
const CALM = `[${COMPARED}]${SPECIFIC}`;
/** The length by which the text of a chat's divider is above its row, in pixels; more than needed for the usual text sizes. */
export const DIVIDER_OVERHANG = 12;
/** Marks a node whose content Chromium does not watch for layout shifts. */
const UNWATCHED = "data-overscroll-unwatched";

/**
 * Protects nodes of the library from the page's rules for elements of a kind. It is more specific than rules such as
 * `#app .article button`, and less specific than styles in the nodes.
 */
export const RESET = `${PART} { all: revert; transition: none !important; -webkit-tap-highlight-color: transparent }
${BOX} { margin: 0; padding: 0; border-width: 0; min-width: 0; min-height: 0; max-width: none; max-height: none; filter: none }
button${PART}:active { filter: opacity(60%) }
@media (forced-colors: active) { button${PART} { border-width: 1px !important } }
@media (prefers-reduced-motion: no-preference) { button${PART}:active { scale: 0.94 } }
[${UNWATCHED}]${SPECIFIC} { opacity: 0 !important }
[${STILL}]${SPECIFIC}, ${CALM}, ${CALM}::before, ${CALM}::after { transition-duration: 0s !important; transition-delay: 0s !important }
${PART}:focus-visible { outline: 3px solid var(--overscroll-focus, Highlight); outline-offset: 2px }`;

/** @typedef {"Top" | "Left"} Side The end of `scrollTop` and `scrollLeft`. */
/** @typedef {"Height" | "Width"} Dimension The end of `scrollHeight` and `clientWidth`. */

/**
 * Sets the styles that differ from the current ones.
 * @param {ElementCSSInlineStyle} node
 * @param {Styles} values
 */
export function style(node, values) {
  const styles = /** @type {Styles} */ (/** @type {unknown} */ (node.style));
  // Old libraries add members to all objects. `Object.keys` would leave an array behind in each frame.
  for (const name in values) if (Object.hasOwn(values, name) && styles[name] !== values[name]) styles[name] = values[name];
}

/**
 * Lets styles that are written to a node take effect at once, whatever transitions the page has for them. Transitions in
 * progress go on.
 * @param {Element} node
 */
export function stopTransitions(node) {
  const { transitionDuration, transitionDelay } = getComputedStyle(node);
  // Without transitions, a browser would only take longer for each style that is written.
  if (/[1-9]/.test(transitionDuration + transitionDelay)) node.setAttribute(STILL, "");
}

/**
 * Gives a node its transitions back. A transition begins when the browser applies a style, so it first applies those
 * that were written.
 * @param {Element} node
 */
export function allowTransitions(node) {
  if (!node.hasAttribute(STILL)) return;
  getComputedStyle(node).opacity;
  node.removeAttribute(STILL);
}

/**
 * Writes styles of a node that take effect at once.
 * @param {Element} node
 * @param {() => void} write
 */
export function writeAtOnce(node, write) {
  if (node.hasAttribute(STILL)) return write();
  stopTransitions(node);
  write();
  allowTransitions(node);
}

const hasShifts = globalThis.PerformanceObserver?.supportedEntryTypes?.includes("layout-shift");

/**
 * Commits a layout that moves the content of a node as far as a transform or the scroll position moves it back. Chromium
 * measures layout shifts without these, so it would report one although nothing moves on the screen. It does not measure
 * transparent content, and a hit test makes it look at once, before it paints.
 * @param {HTMLElement} node
 */
export function commitUnwatched(node) {
  if (!hasShifts) return;
  writeAtOnce(node, () => {
    node.setAttribute(UNWATCHED, "");
    document.elementFromPoint(0, 0);
    node.removeAttribute(UNWATCHED);
  });
}

/**
 * Compares nodes without their transitions.
 * @param {Element[]} nodes
 * @param {() => boolean} compare
 */
export function withoutTransitions(nodes, compare) {
  for (const node of nodes) node.setAttribute(COMPARED, "");
  const answer = compare();
  for (const node of nodes) node.removeAttribute(COMPARED);
  return answer;
}

/**
 * Creates an element with styles. The page's rules for elements of its kind do not apply to it, but it inherits
 * styles.
 * @template {string} Name
 * @param {Name} name
 * @param {Styles} [values]
 * @returns {Name extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[Name] : HTMLElement}
 */
export function make(name, values = {}) {
  const node = /** @type {any} */ (document.createElement(name));
  node.dataset.overscrollPart = "";
  style(node, values);
  return node;
}

/**
 * Creates an SVG element with attributes. Attributes that are also styles, such as `fill`, are written as styles,
 * since a rule of the page would override the attribute.
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, unknown>} [attributes]
 */
export function svg(name, attributes = {}) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const key of Object.keys(attributes)) {
    if (key in LINE || key === "stroke-width") node.style.setProperty(key, String(attributes[key]));
    else node.setAttribute(key, String(attributes[key]));
  }
  return node;
}

/** The `nodeName` of the library's own nodes among rows. */
export const SPACE = "OVERSCROLL-SPACE";

/** The attributes whose value identifies a row that a page renders again. */
export const ROW_KEYS = ["data-key", "data-id", "id"];

const NEIGHBOURS = 32; // on each side of a row

/**
 * The attribute that a node and its neighbours have as rows: at least two of them; empty if there is none. A list without keys may have
 * many thousand rows, which are not all searched.
 * @param {Element} node
 */
export function keyNear(node) {
  const near = [node];
  for (const next of /** @type {const} */ (["nextElementSibling", "previousElementSibling"])) {
    for (let each = node[next], count = 0; each && count < NEIGHBOURS; each = each[next], count += 1) near.push(each);
  }
  return ROW_KEYS.find((name) => near.filter((each) => each.hasAttribute(name)).length > 1) ?? "";
}

/**
 * The host of the shadow root in which the content shows rows in a slot; undefined if the content is their parent.
 * @param {Element} content
 * @returns {Element | undefined}
 */
export function slotHost(content) {
  const root = content.getRootNode();
  return root instanceof ShadowRoot && content.querySelector("slot") ? slotHost(root.host) ?? root.host : undefined;
}

/**
 * @param {Node} node
 * @returns {node is HTMLSlotElement}
 */
function isSlot(node) { return node instanceof HTMLSlotElement; }

/**
 * The nodes that a browser lays out as the children of a node: those of its shadow root, and those in a slot in place
 * of the slot.
 * @param {Element} parent
 * @returns {Node[]}
 */
export function laidOutNodes(parent) {
  if (isSlot(parent)) return parent.assignedNodes({ flatten: true });
  const nodes = [...(parent.shadowRoot ?? parent).childNodes];
  return nodes.some(isSlot) ? nodes.flatMap((node) => (isSlot(node) ? laidOutNodes(node) : node)) : nodes;
}

/**
 * The parent of a node in that tree.
 * @param {Element} node
 * @returns {Element | null}
 */
export function laidOutParent(node) {
  const { assignedSlot, parentNode } = node;
  return assignedSlot ?? (parentNode instanceof ShadowRoot ? parentNode.host : node.parentElement);
}

/**
 * The elements among `laidOutNodes`, without the library's own.
 * @param {Element} parent
 * @returns {HTMLElement[]}
 */
export function rowsIn(parent) {
  return /** @type {HTMLElement[]} */ (laidOutNodes(parent).filter((node) => node instanceof Element && node.nodeName !== SPACE));
}

/**
 * Whether only spaces of the library were added or removed.
 * @param {MutationRecord} record
 */
export function isOfSpaces({ addedNodes, removedNodes }) {
  return [...addedNodes, ...removedNodes].every((node) => node.nodeName === SPACE);
}

/**
 * The scroll position along one axis.
 * @param {Element} node
 * @param {Side} side
 */
export function scrollPosition(node, side) {
  return side === "Top" ? node.scrollTop : node.scrollLeft;
}

/**
 * The length of the content of a scroller along one axis.
 * @param {Element} node
 * @param {Dimension} length
 */
export function contentLength(node, length) {
  return length === "Height" ? node.scrollHeight : node.scrollWidth;
}

/**
 * The length of the viewport of a scroller along one axis.
 * @param {Element} node
 * @param {Dimension} length
 */
export function viewportLength(node, length) {
  return length === "Height" ? node.clientHeight : node.clientWidth;
}

/**
 * Scrolls immediately, even if the page sets `scroll-behavior: smooth`.
 * @param {Element} scroller
 * @param {Side} side
 * @param {number} position
 */
export function scrollTo(scroller, side, position) {
  scroller.scrollTo({ [side.toLowerCase()]: position, behavior: INSTANT });
}

/**
 * The number of screen pixels per pixel of a node. Rounded, since `offsetWidth` is a whole number.
 * @param {HTMLElement} node
 */
export function scaleOf(node) {
  const ratio = node.getBoundingClientRect().width / node.offsetWidth;
  return Math.round(ratio * 100) / 100 || 1;
}

/**
 * The names of an axis: in the block, and in the styles and lengths of a node.
 * @typedef {object} AxisNames
 * @property {"vertical" | "horizontal"} axis
 * @property {number} reportAt The place of the axis's report.
 * @property {[Edge, Edge]} edges
 * @property {"Y" | "X"} letter
 * @property {"Height" | "Width"} length
 * @property {"Top" | "Left"} side
 * @property {"Block" | "Inline"} flow
 * @property {"rowGap" | "columnGap"} gap
 */

/** @type {AxisNames} */
export const VERTICAL = {
  axis: "vertical", reportAt: Place.vertical, edges: ["top", "bottom"], letter: "Y", length: "Height", side: "Top", flow: "Block", gap: "rowGap",
};
/** @type {AxisNames} */
export const HORIZONTAL = {
  axis: "horizontal", reportAt: Place.horizontal, edges: ["leading", "trailing"], letter: "X", length: "Width", side: "Left", flow: "Inline", gap: "columnGap",
};
export const AXES = [VERTICAL, HORIZONTAL];
