// @ts-check
// What a reader does with a list that a movement of the rows would disturb: scrolls it, and in a chat uses its rows.

const REST = 6; // frames without a scroll event after which the list rests
const INPUTS = ["touchstart", "touchend", "touchcancel", "wheel", "keydown", "pointerdown"];

/**
 * Whether the user scrolls a list: with a finger, in its fling, by wheel, keys or the scrollbar.
 *
 * A list that is scrolled has a scroll event in each frame. The event `scrollend` does not tell the end of a fling from that of a
 * correction during the fling.
 */
export class ScrollActivity {
  #list;
  #frame = 0;
  #still = REST;
  #onRest;

  /**
   * @param {import("../list/list.js").List} list
   * @param {() => void} onRest Called when the user has stopped scrolling.
   */
  constructor(list, onRest) {
    const { input, stage } = list;
    this.#list = list;
    this.#onRest = onRest;
    for (const type of INPUTS) input.listen(stage.scrollTarget, type, (/** @type {Event} */ event) => { if (scrolls(event)) this.#began(); }, true);
    input.listen(stage.scrollTarget, "scroll", () => { if (this.isActive) this.#still = 0; }, true);
    list.features.push({ detached: () => cancelAnimationFrame(this.#frame) });
  }

  /** Whether the user scrolls, or a finger is on the list. */
  get isActive() { return this.#still < REST || this.#list.input.finger !== null; }

  #began() {
    const wasActive = this.#still < REST;
    this.#still = 0;
    if (!wasActive) this.#count();
  }

  #count() {
    this.#frame = requestAnimationFrame(() => {
      this.#still = this.#list.input.finger === null ? this.#still + 1 : 0;
      if (this.#still < REST) this.#count();
      else this.#onRest();
    });
  }
}

const FIELDS = "textarea, input:not([type=button], [type=checkbox], [type=color], [type=file], [type=image], [type=radio], [type=range], [type=reset], [type=submit])";

/**
 * Whether a keyboard writes to a node.
 * @param {EventTarget | null | undefined} node
 * @returns {boolean}
 */
export function isField(node) {
  if (!(node instanceof HTMLElement)) return false;
  if (node.shadowRoot?.activeElement) return isField(node.shadowRoot.activeElement);
  return node.matches(FIELDS) || node.isContentEditable;
}

/**
 * Whether an event can scroll a list: not a key that writes, for example below the messages of a whole page.
 * @param {Event} event
 */
export function scrolls(event) { return event.type !== "keydown" || !isField(event.composedPath()[0]); }

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
