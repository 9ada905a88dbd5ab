// @ts-check
const NAME = "data-overscroll-hold";
const RULES = ["x", "y"].map((letter) => `[${NAME}~=${letter}] { overflow-${letter}: hidden !important }`).join("\n");

/**
 * Keeps a node from scrolling while it is pulled.
 *
 * It uses a rule and an attribute, so that `overflow` in the node's own style belongs to the page,
 * which may lock and unlock its scrolling at any time.
 */
export class ScrollHold {
  /** @type {Set<string>} */
  #letters = new Set();
  #sheet = new CSSStyleSheet();
  /** @type {Element | null} */
  #node = null;
  /** @type {Document | ShadowRoot | null} */
  #root = null;

  /** @param {Element} node */
  constructor(node) {
    this.#sheet.replaceSync(RULES);
    this.#adopt(node);
  }

  /**
   * Holds or frees a node along an axis.
   * @param {Element} node
   * @param {"X" | "Y"} letter
   * @param {boolean} isHeld
   */
  set(node, letter, isHeld) {
    const name = letter.toLowerCase();
    if (isHeld === this.#letters.has(name)) return;
    if (isHeld) this.#letters.add(name);
    else this.#letters.delete(name);
    this.#adopt((this.#node ??= node));
    this.#write();
    if (!this.#letters.size) this.#node = null;
  }

  /**
   * Reads something as it is without the hold.
   * @template Value
   * @param {() => Value} read
   */
  without(read) {
    this.#node?.removeAttribute(NAME);
    const answer = read();
    this.#write();
    return answer;
  }

  remove() {
    this.#node?.removeAttribute(NAME);
    this.#leave();
  }

  #write() {
    if (this.#letters.size) this.#node?.setAttribute(NAME, [...this.#letters].join(" "));
    else this.#node?.removeAttribute(NAME);
  }

  /**
   * Adds the rules to the document or shadow root of a node, which may be attached before it has one.
   * @param {Element} node
   */
  #adopt(node) {
    const root = /** @type {Document | ShadowRoot} */ (node.getRootNode());
    if (root === this.#root || !root.adoptedStyleSheets) return;
    this.#leave();
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, this.#sheet];
    this.#root = root;
  }

  #leave() {
    const root = this.#root;
    if (root) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
    this.#root = null;
  }
}
