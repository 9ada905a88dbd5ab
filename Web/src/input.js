// @ts-check

export const BEGAN = 0, MOVED = 1, ENDED = 2, CANCELLED = 3;

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
    const what = kind === MOVED && this.#isTaken?.(event, point) ? CANCELLED : kind;
    this.finger = what > MOVED ? null : finger;
    this.#report(what, event, point);
    if (kind === BEGAN) this.#isTaken = this.arbitrate?.(/** @type {Event} */ (event), point);
  }

  /** Cancels the gesture in progress. */
  cancel() {
    const nowhere = { timeStamp: performance.now(), clientX: 0, clientY: 0 };
    this.follow(CANCELLED, this.finger, nowhere, nowhere);
  }

  remove() {
    this.release?.();
    this.finger = null;
    this.#listening.abort();
  }
}
