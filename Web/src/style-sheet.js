// @ts-check

/** The library's rules in the document or shadow root of a node while it is attached. */
export class StyleSheet {
  #sheet = new CSSStyleSheet();
  /** @type {Document | ShadowRoot | null} */
  #root = null;

  /** @param {string} [rules] */
  constructor(rules = "") {
    this.replace(rules);
  }

  /**
   * Replaces the rules.
   * @param {string} rules
   */
  replace(rules) { this.#sheet.replaceSync(rules); }

  /**
   * Adds the rules to the node's root. A node may be attached before it has a root.
   * @param {Element} node
   */
  adopt(node) {
    const root = /** @type {Document | ShadowRoot} */ (node.getRootNode());
    if (root === this.#root || !root.adoptedStyleSheets) return;
    this.remove();
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, this.#sheet];
    this.#root = root;
  }

  remove() {
    const root = this.#root;
    if (root) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
    this.#root = null;
  }
}
