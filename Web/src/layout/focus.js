// @ts-check
// Keyboard focus on nodes of the library, which move, change and disappear, and the button that is shown while it has the focus.
import { make, style } from "../page/nodes.js";
import { buttonSize } from "../rendering/renderer.js";

/** @typedef {import("./edge-view.js").EdgeView} EdgeView */
/** @typedef {import("./stage.js").Stage} Stage */

export const STOPS = "a[href], button, input, select, textarea, summary, [tabindex]";
const HIDDEN = { clipPath: "inset(50%)", pointerEvents: "none" };
const SHOWN = { clipPath: "none", pointerEvents: "auto" };

/** Keeps the focus while the nodes of the library change, and moves it into the list before they disappear. */
export class FocusKeeper {
  #stage;
  /**
   * The edge whose button the user has pressed, and the rows before its run.
   * @type {{ view: EdgeView, rows: Set<Element> } | undefined}
   */
  #run;

  /** @param {Stage} stage */
  constructor(stage) { this.#stage = stage; }

  /** The node of the library that has the focus; undefined if another node has it. */
  get ownNode() {
    const { frame, views, scroller } = this.#stage;
    let { activeElement } = document;
    // Almost always. This runs for each move of a finger, and asking for the root takes longer.
    if (!activeElement || activeElement === document.body || activeElement === scroller) return undefined;
    ({ activeElement } = /** @type {Document | ShadowRoot} */ (frame.getRootNode()));
    const isOwn = frame.contains(activeElement) || views.some(({ box }) => box.contains(activeElement));
    return isOwn ? /** @type {HTMLElement} */ (activeElement) : undefined;
  }

  /**
   * Gives the focus back to a node that had it before the library moved or changed its nodes.
   * @param {HTMLElement | undefined} node
   */
  restore(node) {
    if (!node) return;
    const isShown = node.getClientRects().length > 0 && getComputedStyle(node).visibility !== "hidden";
    if (isShown && !isFocused(node)) node.focus({ preventScroll: true });
    if (!isShown || !isFocused(node)) this.leave();
  }

  /**
   * Moves the focus from a node that disappears into the list: to the list itself, or to a row of a whole page.
   * @param {boolean} [isAtStart] Whether that is the first row. Otherwise it is the first visible one.
   */
  leave(isAtStart) {
    const { scroller } = this.#stage;
    const isPage = scroller === document.scrollingElement;
    const row = isPage && this.#stage.rows.find((each) => isAtStart || each.getBoundingClientRect().bottom > 0);
    if (row || !isPage) focusOn(row || scroller, true);
  }

  /**
   * The phase of an edge has changed: follows a run that the user has begun with its button.
   * @param {EdgeView} view
   */
  phaseChanged(view) {
    if (view.isLoading && this.#isIn(view)) this.#run = { view, rows: new Set(this.#stage.rows) };
    else this.seek();
  }

  /** Moves the focus from the button of an edge to the first row that its run has loaded. */
  seek() {
    if (!this.#run || this.#run.view.isLoading) return;
    const { view, rows } = this.#run;
    if (!this.#isIn(view)) this.#run = undefined;
    const added = this.#run ? this.#stage.rows.filter((row) => !rows.has(row)) : [];
    const row = added.at(view.edge === "bottom" || view.edge === "trailing" ? 0 : -1);
    if (!row) return;
    this.#run = undefined;
    focusOn([row, ...row.querySelectorAll(STOPS)].find(isStop) ?? row);
  }

  /** @param {EdgeView} view */
  #isIn({ box }) { return Boolean(this.ownNode && box.contains(this.ownNode)); }
}

/** @param {Element} node */
function isFocused(node) { return node.matches(":focus"); }

/**
 * Whether the Tab key stops at a node.
 * @param {Element} node
 * @returns {node is HTMLElement}
 */
export function isStop(node) {
  return node instanceof HTMLElement && node.matches(STOPS) && node.tabIndex >= 0 && !node.matches(":disabled") && node.getClientRects().length > 0;
}

/**
 * Focuses a node. One that cannot have the focus gets a `tabindex` as long as it has it.
 * @param {Element} element
 * @param {boolean} [preventScroll]
 */
function focusOn(element, preventScroll) {
  const node = /** @type {HTMLElement} */ (element);
  node.focus({ preventScroll });
  if (isFocused(node) || node.hasAttribute("tabindex")) return;
  node.tabIndex = -1;
  node.focus({ preventScroll });
  node.addEventListener("blur", () => node.removeAttribute("tabindex"), { once: true });
}

/** A refresh button for users who cannot drag: always visible, or only while it has the keyboard focus. */
export class RefreshButton {
  #isAlways;

  /**
   * @param {Stage} stage
   * @param {boolean} isAlways
   * @param {() => void} onPress
   */
  constructor(stage, isAlways, onPress) {
    this.#isAlways = isAlways;
    this.node = make("button", {
      position: stage.outside, zIndex: "1", bottom: "calc(16px + env(safe-area-inset-bottom))", insetInlineEnd: "16px",
      margin: "0", minWidth: "44px", minHeight: "44px", padding: "0 20px", borderRadius: "22px", unicodeBidi: "plaintext",
      border: "1px solid transparent", boxShadow: "var(--overscroll-shadow, 0 1px 8px rgb(0 0 0 / 0.3))", font: "inherit", fontFamily: "var(--overscroll-font, inherit)", fontWeight: "600", cursor: "pointer",
      color: "var(--overscroll-tint, LinkText)", background: "var(--overscroll-button, Canvas)",
    });
    this.node.type = "button";
    this.node.part.value = "button refresh";
    this.node.onclick = onPress;
    this.node.onfocus = this.node.onblur = () => this.#show();
    this.#show();
    stage.frame.append(this.node);
    style(this.node, { fontSize: buttonSize(this.node) });
  }

  #show() {
    style(this.node, this.#isAlways || this.node.matches(":focus-visible") ? SHOWN : HIDDEN);
  }

  /** @param {string} text */
  name(text) { this.node.textContent = text; }

  remove() { this.node.remove(); }
}
