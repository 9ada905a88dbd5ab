// @ts-check
// What pulls a list: fingers, pens and the mouse.
import { BEGAN, CANCELLED, ENDED, MOVED } from "../engine/block-layout.js";
import { usesPointer } from "./gesture-arbitration.js";

/** @typedef {0 | 1 | 2 | 3} TouchKind */
/** @typedef {{ clientX: number, clientY: number }} Point */
/** @typedef {Point & { timeStamp: number }} Moment */
/** @typedef {TouchEvent | PointerEvent | WheelEvent | { timeStamp: number }} Source */
/** @typedef {(kind: TouchKind, event: Source, point: Point) => void} TouchListener */

/**
 * Decides whether a move belongs to another part of the page.
 * @typedef {(event: Source, point: Point) => boolean} Arbiter
 */

/** Whether the page is pinch-zoomed: dragging then pans it, and never pulls. */
export const isPinchZoomed = () => (visualViewport?.scale ?? 1) > 1.01;

const TOUCHES = ["touchstart", "touchmove", "touchend", "touchcancel"];

/** Follows one finger, mouse or wheel gesture, and reports it to the list. */
export class Input {
  /**
   * Identifies the finger that is down; null without a finger.
   * @type {number | string | null}
   */
  finger = null;
  /**
   * The touch that belongs to another part of the page until it ends.
   * @type {number | string | null}
   */
  taken = null;
  /**
   * Called when another part of the page takes a touch, and when that ends.
   * @type {(isTaken: boolean) => void}
   */
  onTaken = () => {};
  /**
   * Makes an arbiter when a touch begins.
   * @type {((event: Event, point: Point) => Arbiter) | undefined}
   */
  arbitrate;
  /**
   * Stops following a pointer.
   * @type {(() => void) | undefined}
   */
  release;
  #report;
  /** @type {Arbiter | undefined} */
  #isTaken;
  #listening = new AbortController();
  #onTouch = (/** @type {TouchEvent} */ event) => this.#touched(event);

  /**
   * @param {HTMLElement} scroller
   * @param {TouchListener} report
   */
  constructor(scroller, report) {
    this.scroller = scroller;
    this.#report = report;
    this.listenToTouches(scroller);
  }

  /**
   * Adds a listener until `remove` is called. It is always passive, so the browser never waits for it.
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
  listenToTouches(node) {
    for (const type of TOUCHES) this.listen(node, type, this.#onTouch);
  }

  /**
   * Handles a touch event. A second finger cancels the pull; on a pinch-zoomed page no pull begins.
   * @param {TouchEvent} event
   */
  #touched(event) {
    const kind = /** @type {TouchKind} */ (TOUCHES.indexOf(event.type));
    const isOther = kind === BEGAN && (event.touches.length > 1 || isPinchZoomed());
    for (const touch of event.changedTouches) {
      if (kind > MOVED && touch.identifier === this.taken) this.#take(null);
      if (kind !== BEGAN && touch.identifier !== this.finger) continue;
      return this.follow(isOther ? CANCELLED : kind, touch.identifier, event, touch);
    }
  }

  /**
   * Reports the movement of a finger, unless the arbiter leaves the gesture to another part of the page.
   * @param {TouchKind} kind
   * @param {number | string | null} finger
   * @param {Source} event
   * @param {Point} point
   */
  follow(kind, finger, event, point) {
    if (kind !== BEGAN && this.finger === null) return;
    const isTaken = kind === MOVED && this.#isTaken?.(event, point);
    const what = isTaken ? CANCELLED : kind;
    this.finger = what > MOVED ? null : finger;
    this.#report(what, event, point);
    // Only a touch reports its end here.
    if (isTaken && typeof finger === "number") this.#take(finger);
    else if (kind === BEGAN) this.#take(null);
    if (kind === BEGAN) this.#isTaken = this.arbitrate?.(/** @type {Event} */ (event), point);
  }

  /** @param {number | string | null} touch */
  #take(touch) {
    if (touch === this.taken) return;
    this.taken = touch;
    this.onTaken(touch !== null);
  }

  /** Cancels the gesture in progress. */
  cancel() {
    this.#take(null);
    const nowhere = { timeStamp: performance.now(), clientX: 0, clientY: 0 };
    this.follow(CANCELLED, this.finger, nowhere, nowhere);
  }

  remove() {
    this.release?.();
    this.finger = null;
    this.#listening.abort();
  }
}

// Pens, which send no touch events; the mouse, if the page allows it; and fingers in browsers that have only pointer
// events.

const POINTERS = ["pointerdown", "pointermove", "pointerup", "pointercancel"];

/**
 * Lets a pointer pull like a finger.
 * @param {Input} input
 * @param {() => boolean} usesMouse
 * @param {() => boolean} isPulled Whether the content is displaced.
 */
export function listenToPointers(input, usesMouse, isPulled) {
  input.listen(input.scroller, POINTERS[BEGAN], (/** @type {PointerEvent} */ event) => {
    const isFree = event.isPrimary && input.finger === null && event.button === 0;
    const isMeant = event.pointerType === "mouse" ? usesMouse() : true;
    const path = event.composedPath();
    const isUsed = event.defaultPrevented || path.slice(0, path.indexOf(input.scroller)).some(usesPointer);
    if (isFree && isMeant && !isUsed) follow(input, event, isPulled);
  });
}

/**
 * Follows a pointer in the whole window until it is released, or the page takes the drag: by capturing the pointer, or by
 * preventing the default action. Meanwhile a drag selects no text, and drags no link or image.
 *
 * Most browsers send a touch event along with the pointer event of a finger. The host then follows that one instead, so
 * a finger is followed by its pointer only when it moves and no touch has come.
 * @param {Input} input
 * @param {PointerEvent} start
 * @param {() => boolean} isPulled
 */
function follow(input, start, isPulled) {
  const { scroller } = input;
  // Safari has only this name; the other browsers have both.
  const before = scroller.style.webkitUserSelect;
  const finger = `pointer ${start.pointerId}`;
  const isFinger = start.pointerType === "touch";
  const listening = new AbortController();
  let hasPulled = false;
  const release = () => {
    listening.abort();
    if (!isFinger) scroller.style.webkitUserSelect = before;
  };
  const options = { passive: true, signal: listening.signal };
  let begin = () => {
    input.follow(BEGAN, finger, start, start);
    begin = () => {};
  };
  input.release = release;
  POINTERS.slice(MOVED).forEach((type, index) => window.addEventListener(type, (each) => {
    const event = /** @type {PointerEvent} */ (each);
    if (event.pointerId !== start.pointerId) return;
    const kind = /** @type {TouchKind} */ (MOVED + index);
    if (kind === MOVED) begin();
    if (input.finger === finger) input.follow(kind, finger, event, event);
    if (input.finger !== finger && kind === MOVED) return release();
    // A click must not be swallowed because the list still closes.
    hasPulled ||= kind === MOVED && isPulled();
    if (kind === ENDED && hasPulled) swallowClick();
    if (kind > MOVED) release();
  }, options));
  if (isFinger) return scroller.addEventListener("touchstart", release, options);
  const take = () => {
    if (input.finger === finger) input.cancel();
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
  scroller.style.webkitUserSelect = "none";
  begin();
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

/**
 * Follows a finger whose row the page removes, for example when it renders again.
 *
 * The browser sends the touch events to the removed row, which is no longer in the scroller. Listening to every row
 * from the start would slow each move down, so only a removed row gets listeners.
 * @param {Input} input
 */
export function followRemovedTargets(input) {
  const { scroller } = input;
  // Rows in a slot are children of the shadow root's host.
  const { host = scroller } = /** @type {Partial<ShadowRoot>} */ (scroller.getRootNode());
  /** @type {EventTarget | null} */
  let row = null;
  /** @type {Element} */
  let list = scroller;
  const rows = new MutationObserver(() => {
    if (input.finger === null && input.taken === null) rows.disconnect();
    else if (row && !list.contains(/** @type {Node} */ (row))) input.listenToTouches(row);
  });
  input.listen(scroller, "touchstart", (/** @type {TouchEvent} */ { target }) => {
    row = target;
    list = scroller.contains(/** @type {Node} */ (row)) ? scroller : host;
    rows.observe(list, { childList: true, subtree: true });
  });
}
