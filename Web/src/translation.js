// @ts-check

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
