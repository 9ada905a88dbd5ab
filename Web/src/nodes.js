// @ts-check

/**
 * Styles by their names in JavaScript.
 * @typedef {Record<string, string | number>} Styles
 */

/** The type checker does not know this value yet. */
export const INSTANT = /** @type {ScrollBehavior} */ (/** @type {unknown} */ ("instant"));

const STYLES = new Set(["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"]);

/** Styles of a node that has no looks, which the page's rules for children must not change. */
export const BARE = { margin: "0px", padding: "0px", border: "0px", background: "none" };

/** Makes a selector more specific than three ids. */
export const SPECIFIC = ":not(#_#_#_)";
const PART = `[data-overscroll-part]${SPECIFIC}`;

/**
 * Protects nodes of the library from the page's rules for elements of a kind. It is more specific than rules such as
 * `#app .article button`, and less specific than styles in the nodes.
 */
export const RESET = `${PART} { all: revert }
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
  for (const name in values) if (styles[name] !== values[name]) styles[name] = values[name];
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
  for (const key in attributes) {
    if (STYLES.has(key)) node.style.setProperty(key, String(attributes[key]));
    else node.setAttribute(key, String(attributes[key]));
  }
  return node;
}

/** The attributes whose value identifies a row that a page renders again. */
export const ROW_KEYS = ["data-key", "data-id", "id"];

/**
 * The host of the shadow root in which the content shows rows in a slot; undefined if the content is their parent.
 * @param {Element} content
 */
export function slotHost(content) {
  const root = content.getRootNode();
  return root instanceof ShadowRoot && content.querySelector("slot") ? root.host : undefined;
}

/**
 * Whether only spaces of the library were added or removed.
 * @param {MutationRecord} record
 */
export function isOfSpaces({ addedNodes, removedNodes }) {
  return [...addedNodes, ...removedNodes].every((node) => node.nodeName === "OVERSCROLL-SPACE");
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
