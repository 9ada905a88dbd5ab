export const BEGAN = 0, MOVED = 1, CANCELLED = 3;
const TOUCHES = ["touchstart", "touchmove", "touchend", "touchcancel"];

/** Hears a finger; `tell(kind, event, point)` hears of it. */
export class Input {
  #listening = new AbortController();
  finger = null;

  constructor(scroller, tell) {
    Object.assign(this, { scroller, tell });
    TOUCHES.forEach((type, kind) => this.hear(scroller, type, (event) => this.#touched(kind, event)));
  }

  /** Passive, always: the browser never waits for us before it scrolls. */
  hear(node, type, listener) {
    node.addEventListener(type, listener, { passive: true, signal: this.#listening.signal });
  }

  get isTouched() { return this.finger !== null; }

  /** A second finger is no pull: what was begun is taken back. */
  #touched(kind, event) {
    const touches = [...event.changedTouches];
    if (kind === BEGAN) this.follow(event.touches.length > 1 ? CANCELLED : kind, touches[0].identifier, event, touches[0]);
    const touch = touches.find(({ identifier }) => identifier === this.finger);
    if (kind !== BEGAN && touch) this.follow(kind, this.finger, event, touch);
  }

  follow(kind, finger, event, point) {
    if (kind !== BEGAN && this.finger === null) return;
    this.finger = kind > MOVED ? null : finger;
    this.tell(kind, event, point);
  }

  remove() { this.#listening.abort(); }
}
