// @ts-check
// Writes styles: rules for a whole page, values that have changed, and displacements.

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
 * @param {{ x: number, y: number }} shown
 * @param {number} x
 * @param {number} y
 */
export function moves(shown, x, y) {
  const isOther = changes(shown, "x", x);
  return changes(shown, "y", y) || isOther;
}

const PARTS = /[^\s(]*\([^)]*\)|[^\s(]+/g;

/** Displaces a node from where the page's own `translate` and `transform` place it. */
export class Translation {
  #node;
  /** The page's own inline style. */
  #inline = "";
  #isMoved = false;
  /**
   * The page's own `translate` along each axis.
   * @type {string[]}
   */
  #own = [];

  /** @param {HTMLElement} node */
  constructor(node) { this.#node = node; }

  /** Reads the page's own `translate`, before the first displacement. */
  begin() {
    if (this.#isMoved) return;
    this.#inline = this.#node.style.translate;
    const { translate } = getComputedStyle(this.#node);
    this.#own = translate === "none" ? [] : translate.match(PARTS) ?? [];
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  write(x, y) {
    const isMoved = x !== 0 || y !== 0;
    if (isMoved || this.#isMoved) this.#node.style.translate = isMoved ? this.#sum(x, y) : this.#inline;
    this.#isMoved = isMoved;
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
