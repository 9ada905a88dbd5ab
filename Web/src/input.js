export const BEGAN = 0, MOVED = 1, CANCELLED = 3;
/** Whether fingers have enlarged the page: what moves then is what is seen of it. */
export const isEnlarged = () => visualViewport.scale > 1.01;

const TOUCHES = ["touchstart", "touchmove", "touchend", "touchcancel"];

/** Hears a finger; `tell(kind, event, point)` hears of it. */
export class Input {
  /** What it is known by; null where none is down. */
  finger = null;
  /** Gives, at a touch, what says with each move whether it is somebody else's; there is none before it is set. */
  rivals;
  #isTaken;
  #listening = new AbortController();
  #heard = (event) => this.#touched(TOUCHES.indexOf(event.type), event);

  constructor(scroller, tell) {
    Object.assign(this, { scroller, tell });
    this.listen(scroller);
  }

  /** Passive, always: the browser never waits for us before it scrolls. */
  hear(node, type, listener, capture) {
    node.addEventListener(type, listener, { passive: true, capture, signal: this.#listening.signal });
  }

  /** Hears the touches of a node; once, however often it is asked. */
  listen(node) { TOUCHES.forEach((type) => this.hear(node, type, this.#heard)); }

  /** A second finger is no pull: what was begun is taken back. Nor is one that moves an enlarged page. */
  #touched(kind, event) {
    const isOther = kind === BEGAN && (event.touches.length > 1 || isEnlarged());
    for (const touch of event.changedTouches)
      if (kind === BEGAN || touch.identifier === this.finger) return this.follow(isOther ? CANCELLED : kind, touch.identifier, event, touch);
  }

  follow(kind, finger, event, point) {
    if (kind !== BEGAN && this.finger === null) return;
    const what = kind === MOVED && this.#isTaken?.(event, point) ? CANCELLED : kind;
    this.finger = what > MOVED ? null : finger;
    this.tell(what, event, point);
    if (kind === BEGAN) this.#isTaken = this.rivals?.(event, point);
  }

  /** Takes back what a finger has begun. */
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
