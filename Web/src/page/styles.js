// @ts-check
// Writes styles: rules for a whole page, values that have changed, and displacements.

import { style } from "./nodes.js";

/** @typedef {import("./nodes.js").Styles} Styles */
/** @typedef {Document | ShadowRoot} Root */
/** @typedef {{ sheet: CSSStyleSheet, users: number }} Shared */

/**
 * The sheets in each root, by their rules. Lists share them: if each list had its own copies, a browser would match
 * every node of each list with the rules of all lists.
 * @type {WeakMap<Root, Map<string, Shared>>}
 */
const roots = new WeakMap();

/** The library's rules in the document or shadow root of a node while it is attached. */
export class StyleSheet {
  #rules;
  /** @type {Root | null} */
  #root = null;

  /** @param {string} [rules] */
  constructor(rules = "") {
    this.#rules = rules;
  }

  /**
   * Replaces the rules. The node's root gets them with the next `adopt`.
   * @param {string} rules
   */
  replace(rules) {
    if (rules === this.#rules) return;
    this.remove();
    this.#rules = rules;
  }

  /**
   * Adds the rules to the node's root, also when the page has removed them. A node may be attached before it has a root.
   * @param {Element} node
   */
  adopt(node) {
    const root = /** @type {Root} */ (node.getRootNode());
    if (!root.adoptedStyleSheets) return;
    if (root !== this.#root) {
      this.remove();
      this.#add(root);
    }
    const { sheet } = sheetsOf(root).get(this.#rules) ?? {};
    if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }

  /** @param {Root} root */
  #add(root) {
    const sheets = sheetsOf(root);
    const shared = sheets.get(this.#rules) ?? { sheet: new CSSStyleSheet(), users: 0 };
    if (!shared.users) shared.sheet.replaceSync(this.#rules);
    shared.users += 1;
    sheets.set(this.#rules, shared);
    this.#root = root;
  }

  remove() {
    const root = this.#root;
    const shared = root && sheetsOf(root).get(this.#rules);
    this.#root = null;
    if (!root || !shared) return;
    shared.users -= 1;
    if (shared.users) return;
    sheetsOf(root).delete(this.#rules);
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== shared.sheet);
  }
}

/**
 * The rules of a button that lies over a list.
 * @param {string} selector
 */
export const buttonRules = (selector) => `${selector} { all: revert; pointer-events: auto; position: absolute; border: 1px solid transparent; cursor: pointer;
  -webkit-tap-highlight-color: transparent; background: var(--overscroll-button, Canvas); color: var(--overscroll-tint, LinkText);
  box-shadow: var(--overscroll-shadow, 0 1px 8px rgb(0 0 0 / 0.3)); }
${selector}:hover { filter: invert(8%); }
${selector}:active { filter: invert(16%); }
@media (prefers-reduced-motion: no-preference) { ${selector}:active { scale: 0.94; } }
${selector}:focus-visible { outline: 3px solid var(--overscroll-focus, Highlight); outline-offset: 2px; }`;

/** @param {Root} root */
function sheetsOf(root) {
  const sheets = roots.get(root) ?? new Map();
  roots.set(root, sheets);
  return sheets;
}

/**
 * @param {number} x
 * @param {number} y
 */
export function translation(x, y) {
  return `translate3d(${x}px, ${y}px, 0px)`;
}

/**
 * Records a value, and returns whether it has changed. Reading a style back from the browser is slow, and its
 * text differs from the text that was set.
 * @template {string} Name
 * @template {number | string | boolean | null | undefined} Value
 * @param {Record<Name, Value>} shown
 * @param {Name} name
 * @param {Value} next
 */
export function changes(shown, name, next) {
  if (shown[name] === next) return false;
  shown[name] = next;
  return true;
}

/**
 * Records a point, and returns whether it has changed.
 * @param {{ x: number, y: number }} shown
 * @param {number} x
 * @param {number} y
 */
export function changesPoint(shown, x, y) {
  const isOther = changes(shown, "x", x);
  return changes(shown, "y", y) || isOther;
}

/** Styles of the page's nodes that the library changes, and restores. */
export class SavedStyles {
  /** @type {{ styles: Styles, name: string, before: string | number, written: string | number, isWrittenLater?: boolean }[]} */
  #saved = [];

  /**
   * Sets styles.
   * @param {HTMLElement} node
   * @param {Styles} values
   * @param {boolean} [isWrittenLater] Whether the library will write them again, and restores them although they differ.
   */
  set(node, values, isWrittenLater) {
    const styles = stylesOf(node);
    for (const name of Object.keys(values)) {
      const before = styles[name];
      style(node, { [name]: values[name] });
      this.#saved.push({ styles, name, before, written: styles[name], isWrittenLater });
    }
  }

  /**
   * Removes a style that `set` has written, and no longer brings it back.
   * @param {HTMLElement} node
   * @param {string} name
   */
  drop(node, name) {
    this.#saved = this.#saved.filter((each) => each.styles !== stylesOf(node) || each.name !== name);
    style(node, { [name]: "" });
  }

  /** Writes styles again that the page has removed; returns whether there were any. */
  bringBack() {
    const missing = this.#saved.filter(({ styles, name, before, written }) => styles[name] === before && before !== written);
    for (const { styles, name, written } of missing) styles[name] = written;
    return missing.length > 0;
  }

  /** Restores the styles as they were, except those that the page has changed since. */
  restore() {
    for (const { styles, name, before, written, isWrittenLater } of this.#saved.reverse()) {
      if (isWrittenLater || styles[name] === written) styles[name] = before;
    }
  }
}

/** @param {HTMLElement} node */
function stylesOf({ style: styles }) { return /** @type {Styles} */ (/** @type {unknown} */ (styles)); }

const PARTS = /[^\s(]*\([^)]*\)|[^\s(]+/g;

/** Displaces a node from where the page's own `translate` and `transform` place it. */
export class Translation {
  #node;
  /** The page's own inline style. */
  #inline = "";
  #isDisplaced = false;
  /**
   * The page's own `translate` along each axis.
   * @type {string[]}
   */
  #own = [];

  /** @param {HTMLElement} node */
  constructor(node) { this.#node = node; }

  /** Reads the page's own `translate`, before the first displacement. */
  begin() {
    if (this.#isDisplaced) return;
    this.#inline = this.#node.style.translate;
    const { translate } = getComputedStyle(this.#node);
    this.#own = translate === "none" ? [] : translate.match(PARTS) ?? [];
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  write(x, y) {
    const isDisplaced = x !== 0 || y !== 0;
    if (isDisplaced || this.#isDisplaced) this.#node.style.translate = isDisplaced ? this.#sum(x, y) : this.#inline;
    this.#isDisplaced = isDisplaced;
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  #sum(x, y) {
    const [left, top = "0px", ...depth] = this.#own;
    return left ? `calc(${left} + ${x}px) calc(${top} + ${y}px) ${depth.join(" ")}` : `${x}px ${y}px`;
  }
}
