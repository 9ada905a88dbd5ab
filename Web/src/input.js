export const BEGAN = 0, MOVED = 1, CANCELLED = 3;
const TOUCHES = ["touchstart", "touchmove", "touchend", "touchcancel"];

/** Hears a finger; `tell(kind, event, point)` hears of it. */
export class Input {
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
  hear(node, type, listener, capture = false) {
    node.addEventListener(type, listener, { passive: true, capture, signal: this.#listening.signal });
  }

  /** Hears the touches of a node; once, however often it is asked. */
  listen(node) { TOUCHES.forEach((type) => this.hear(node, type, this.#heard)); }

  get isTouched() { return this.finger !== null; }

  /** A second finger is no pull: what was begun is taken back. */
  #touched(kind, event) {
    const touches = event.changedTouches;
    if (kind === BEGAN) return this.follow(event.touches.length > 1 ? CANCELLED : kind, touches[0].identifier, event, touches[0]);
    for (const touch of touches) if (touch.identifier === this.finger) return this.follow(kind, this.finger, event, touch);
  }

  follow(kind, finger, event, point) {
    if (kind !== BEGAN && this.finger === null) return;
    const what = kind === MOVED && this.#isTaken?.(event, point) ? CANCELLED : kind;
    this.finger = what > MOVED ? null : finger;
    this.tell(what, event, point);
    if (kind === BEGAN) this.#isTaken = this.rivals?.(event, point);
  }

  /** Takes back what a finger has begun. */
  cancel() { this.follow(CANCELLED, this.finger, { timeStamp: performance.now() }, { clientX: 0, clientY: 0 }); }

  remove() {
    this.release?.();
    this.finger = null;
    this.#listening.abort();
  }
}
