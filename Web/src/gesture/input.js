// @ts-check
// What pulls a list: fingers, pens and the mouse.
import { Touch } from "../engine/block-layout.js";
import { GestureArbitration, usesPointer } from "./gesture-arbitration.js";

/** @typedef {number} TouchKind One of `Touch`. */
/** @typedef {{ clientX: number, clientY: number }} Point */
/** @typedef {TouchEvent | PointerEvent | WheelEvent | { timeStamp: number }} Source */
/** @typedef {import("../list/list.js").List} List */

/** Whether the page is pinch-zoomed: dragging then pans it, and never pulls. */
export const isPinchZoomed = () => (visualViewport?.scale ?? 1) > 1.01;

/** The events of touches, in the order of `Touch`. */
const TOUCHES = ["touchstart", "touchmove", "touchend", "touchcancel"];
// Pens, which do not send touch events everywhere; the mouse, if the page allows it; and fingers in browsers that have
// only pointer events.
const POINTERS = ["pointerdown", "pointermove", "pointerup", "pointercancel"];

/** Follows one finger, mouse or wheel gesture, and passes it to the list. */
export class Input {
  /**
   * Identifies the finger that the list follows; null without one.
   * @type {number | string | null}
   */
  finger = null;
  /**
   * The touch that belongs to another part of the page until it ends.
   * @type {number | string | null}
   */
  taken = null;
  #list;
  #listening = new AbortController();
  #onTouch = (/** @type {TouchEvent} */ event) => this.#touched(event);

  /** @param {List} list */
  constructor(list) {
    this.#list = list;
    this.arbitration = new GestureArbitration(list.stage);
    this.#listenToTouches(list.element);
    this.#followRemovedTargets();
    this.listen(list.element, POINTERS[Touch.began], (/** @type {PointerEvent} */ event) => this.#pressed(event));
    this.listen(document, "selectionchange", () => { if (this.finger !== null) this.arbitration.noteSelection(); });
    this.listen(document, "visibilitychange", () => { if (document.hidden) this.cancel(); });
  }

  /**
   * Adds a listener until `remove` is called. It is always passive, so the browser never waits for it;
   * `overscroll-behavior`, which `Stage.mount` sets, keeps the browser from pulling the page.
   * @template {Event} Kind
   * @param {EventTarget} node
   * @param {string} type
   * @param {(event: Kind) => void} listener
   * @param {boolean} [capture]
   */
  listen(node, type, listener, capture) {
    const options = { passive: true, capture, signal: this.#listening.signal };
    node.addEventListener(type, /** @type {(event: Event) => void} */ (listener), options);
  }

  /**
   * Listens to the touches of a node. Calling it twice for a node adds no second listener.
   * @param {EventTarget} node
   */
  #listenToTouches(node) {
    for (const type of TOUCHES) this.listen(node, type, this.#onTouch);
  }

  /**
   * Handles a touch event. A second finger cancels the pull; on a pinch-zoomed page no pull begins.
   * @param {TouchEvent} event
   */
  #touched(event) {
    const kind = TOUCHES.indexOf(event.type);
    const isOther = kind === Touch.began && (event.touches.length > 1 || isPinchZoomed());
    for (const touch of event.changedTouches) {
      if (kind > Touch.moved && touch.identifier === this.taken) this.#noteTaken(null);
      if (kind !== Touch.began && touch.identifier !== this.finger) continue;
      return this.touch(isOther ? Touch.cancelled : kind, touch.identifier, event, touch);
    }
  }

  /**
   * Passes a touch to the list: as cancelled, if the gesture belongs to another part of the page.
   * @param {TouchKind} kind
   * @param {number | string | null} finger
   * @param {Source} event
   * @param {Point} point
   */
  touch(kind, finger, event, point) {
    if (kind !== Touch.began && this.finger === null) return;
    const isTaken = kind === Touch.moved && this.arbitration.decide(/** @type {Event} */ (event), point);
    const what = isTaken ? Touch.cancelled : kind;
    this.finger = what > Touch.moved ? null : finger;
    this.#list.touched(what, event, point);
    // The engine pauses until the touch ends. A mouse and a wheel would not report that.
    if (isTaken && typeof finger === "number") this.#noteTaken(finger);
    if (kind !== Touch.began) return;
    this.#noteTaken(null);
    this.arbitration.begin(/** @type {Event} */ (event), point);
  }

  /**
   * Notes which touch another part of the page has taken.
   * @param {number | null} touch
   */
  #noteTaken(touch) {
    if (touch === this.taken) return;
    this.taken = touch;
    this.#list.touchTaken(touch !== null);
  }

  /** Cancels the gesture in progress. */
  cancel() {
    this.#noteTaken(null);
    const nowhere = { timeStamp: performance.now(), clientX: 0, clientY: 0 };
    this.touch(Touch.cancelled, this.finger, nowhere, nowhere);
  }

  remove() {
    this.finger = null;
    this.#listening.abort();
  }

  /**
   * Follows a finger whose row the page removes, for example when it renders again.
   *
   * The browser sends the touch events to the removed row, which is no longer in the scroller. Listening to every row
   * from the start would slow each move down, so only a removed row gets listeners.
   */
  #followRemovedTargets() {
    const { element } = this.#list;
    // Rows in a slot are children of the shadow root's host.
    const { host = element } = /** @type {Partial<ShadowRoot>} */ (element.getRootNode());
    /** @type {EventTarget | null} */
    let row = null;
    /** @type {Element} */
    let parent = element;
    const rows = new MutationObserver(() => {
      if (this.finger === null && this.taken === null) rows.disconnect();
      else if (row && !parent.contains(/** @type {Node} */ (row))) this.#listenToTouches(row);
    });
    this.listen(element, TOUCHES[Touch.began], (/** @type {TouchEvent} */ { target }) => {
      row = target;
      parent = element.contains(/** @type {Node} */ (row)) ? element : host;
      rows.observe(parent, { childList: true, subtree: true });
    });
  }

  /**
   * Lets a pointer pull like a finger.
   * @param {PointerEvent} event
   */
  #pressed(event) {
    const { element, options } = this.#list;
    const isFree = event.isPrimary && this.finger === null && event.button === 0;
    const isMeant = event.pointerType === "mouse" ? options.mouse : true;
    const path = event.composedPath();
    const isUsed = event.defaultPrevented || path.slice(0, path.indexOf(element)).some(usesPointer);
    if (isFree && isMeant && !isUsed) this.#followPointer(event);
  }

  /**
   * Follows a pointer in the whole window until it is released, or the page takes the drag: by capturing the pointer, or by
   * preventing the default action. Meanwhile a drag selects no text, and drags no link or image.
   *
   * Most browsers send a touch event along with the pointer event of a finger. The host then follows that one instead, so
   * a finger is followed by its pointer only when it moves and no touch has come.
   * @param {PointerEvent} start
   */
  #followPointer(start) {
    const { element, stage } = this.#list;
    // Safari has only this name; the other browsers have both.
    const before = element.style.webkitUserSelect;
    const finger = `pointer ${start.pointerId}`;
    const isFinger = start.pointerType === "touch";
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    let hasBegun = !isFinger, hasPulled = false;
    const release = () => {
      listening.abort();
      if (!isFinger) element.style.webkitUserSelect = before;
    };
    this.#listening.signal.addEventListener("abort", release, options);
    POINTERS.slice(Touch.moved).forEach((type, index) => window.addEventListener(type, (each) => {
      const event = /** @type {PointerEvent} */ (each);
      if (event.pointerId !== start.pointerId) return;
      const kind = Touch.moved + index;
      if (kind === Touch.moved && !hasBegun) this.touch(Touch.began, finger, start, start);
      hasBegun ||= kind === Touch.moved;
      if (this.finger === finger) this.touch(kind, finger, event, event);
      if (this.finger !== finger && kind === Touch.moved) return release();
      // A click must not be swallowed because the list still closes.
      hasPulled ||= kind === Touch.moved && stage.isDisplaced;
      if (kind === Touch.ended && hasPulled) swallowClick();
      if (kind > Touch.moved) release();
    }, options));
    if (isFinger) return element.addEventListener(TOUCHES[Touch.began], release, options);
    const take = () => {
      if (this.finger === finger) this.cancel();
      release();
    };
    window.addEventListener("gotpointercapture", ({ target, pointerId }) => {
      // A browser may capture a pen for the node on which it is pressed.
      const isImplicit = start.pointerType === "pen" && target === start.target;
      if (pointerId === start.pointerId && !isImplicit) take();
    }, options);
    // The mouse's event follows that of the pointer. Editors handle it themselves.
    window.addEventListener("mousedown", (event) => { if (event.defaultPrevented) take(); }, options);
    window.addEventListener("dragstart", (event) => event.preventDefault(), { signal: listening.signal });
    element.style.webkitUserSelect = "none";
    this.touch(Touch.began, finger, start, start);
  }
}

/**
 * Suppresses the click on the row in which a pull began. The click follows in the task of `mouseup`, which Chromium
 * sends some milliseconds after `pointerup`.
 */
function swallowClick() {
  const listening = new AbortController();
  const options = { capture: true, once: true, signal: listening.signal };
  const stop = () => listening.abort();
  window.addEventListener("click", (event) => {
    event.preventDefault();
    event.stopPropagation();
  }, options);
  window.addEventListener("mouseup", () => setTimeout(stop), options);
  window.addEventListener("pointerdown", stop, options);
}
