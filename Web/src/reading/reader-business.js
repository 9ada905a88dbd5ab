// @ts-check
// Loaded by chats. Uses of a list that last without events, which a movement of the rows would disturb.

const SLOP = 8; // pixels that a mouse moves over the page only if no menu is open
const EDITORS = "input, textarea, select";

/**
 * Whether the reader does something with the rows: selects text, holds a mouse button, drags, edits a row, has reached one
 * with the keyboard or a screen reader's cursor, or has a context menu open.
 */
export class ReaderBusiness {
  #root;
  #rows;
  #isPage;
  #isHeld = false;
  #isDragging = false;
  /** Whether a movement has been withheld. */
  #hasWaited = false;
  /**
   * The event of the open context menu. Scripts receive no moves of the mouse while the browser's own menu is open. If the
   * page has its own menu, it has prevented the event.
   * @type {MouseEvent | undefined}
   */
  #menu;
  #onRest;

  /**
   * @param {import("../list/list.js").List} list
   * @param {import("./reading-rows.js").ReadingRows} rows
   * @param {() => void} onRest Called when the reader has finished.
   */
  constructor({ input, options, stage }, rows, onRest) {
    this.#rows = rows;
    this.#isPage = options.isPage;
    this.#root = /** @type {Document | ShadowRoot} */ (rows.root.getRootNode());
    this.#onRest = onRest;
    const { scroller } = stage;
    input.listen(scroller, "pointerdown", (/** @type {PointerEvent} */ { pointerType }) => { this.#isHeld = pointerType !== "touch"; }, true);
    input.listen(scroller, "dragstart", () => { this.#isDragging = true; }, true);
    input.listen(scroller, "contextmenu", (/** @type {MouseEvent} */ event) => { this.#menu = event; });
    input.listen(window, "pointerdown", () => this.#end({ menu: true }), true);
    input.listen(window, "keydown", () => this.#end({ menu: true }), true);
    // A pointer that is dragging is cancelled, and comes back without a button.
    input.listen(window, "pointercancel", () => this.#end({ held: true }), true);
    input.listen(window, "pointerup", () => this.#end({ held: true, drag: true }), true);
    for (const type of ["dragend", "drop"]) input.listen(window, type, () => this.#end({ held: true, drag: true }), true);
    input.listen(window, "pointermove", (/** @type {PointerEvent} */ event) => this.#moved(event), true);
    for (const type of ["selectionchange", "focusout"]) input.listen(document, type, () => this.#end({}), true);
  }

  get isBusy() {
    const isBusy = this.#isHeld || this.#isDragging || this.#menu !== undefined || this.#hasFocus || this.#isSelecting;
    this.#hasWaited ||= isBusy;
    return isBusy;
  }

  /** Whether a row is edited, or has the focus otherwise than by a click. */
  get #hasFocus() {
    const { activeElement } = this.#root;
    if (!(activeElement instanceof HTMLElement) || !this.#isRow(activeElement)) return false;
    return activeElement.isContentEditable || activeElement.matches(`${EDITORS}, :focus-visible`);
  }

  get #isSelecting() {
    // Chromium has a selection in each shadow root.
    const { getSelection } = /** @type {Document} */ (this.#root);
    const selection = getSelection ? getSelection.call(this.#root) : document.getSelection();
    if (!selection || selection.isCollapsed) return false;
    return [selection.anchorNode, selection.focusNode].some((node) => this.#isRow(node));
  }

  /**
   * Whether a node is in a row. The rest of a whole page is not, such as the field below its messages.
   * @param {Node | null} node
   */
  #isRow(node) {
    const { recorded, root } = this.#rows;
    return this.#isPage ? recorded.some((row) => row.node.contains(node)) : node !== root && root.contains(node);
  }

  /** @param {PointerEvent} event */
  #moved({ clientX, clientY, buttons }) {
    if (!buttons) this.#end({ held: true, drag: true });
    const menu = this.#menu;
    if (menu && !menu.defaultPrevented && Math.hypot(clientX - menu.clientX, clientY - menu.clientY) > SLOP) this.#end({ menu: true });
  }

  /** @param {{ held?: boolean, drag?: boolean, menu?: boolean }} what */
  #end({ held, drag, menu }) {
    if (held) this.#isHeld = false;
    if (drag) this.#isDragging = false;
    if (menu) this.#menu = undefined;
    if (!this.#hasWaited || this.isBusy) return;
    this.#hasWaited = false;
    this.#onRest();
  }
}
