const BEGAN = 0, MOVED = 1, CANCELLED = 3;
const TOUCHES = ["touchstart", "touchmove", "touchend", "touchcancel"];
const POINTERS = ["pointerdown", "pointermove", "pointerup", "pointercancel"];

/** Hears a finger, and the mouse where it is asked for; `tell(kind, event, point)` hears of them. */
export class Input {
  #listening = new AbortController();
  #finger = null;

  constructor(scroller, usesMouse, tell) {
    Object.assign(this, { scroller, tell });
    // Passive, all of them: the browser never waits for us before it scrolls.
    const options = { passive: true, signal: this.#listening.signal };
    for (const type of TOUCHES) scroller.addEventListener(type, this, options);
    if (!usesMouse) return;
    POINTERS.forEach((type, kind) => (kind === BEGAN ? scroller : window).addEventListener(type, this, options));
  }

  get isTouched() {
    return this.#finger !== null;
  }

  handleEvent(event) {
    const kind = TOUCHES.indexOf(event.type);
    if (kind >= 0) this.#touched(kind, event);
    else if (event.pointerType === "mouse") this.#mouse(POINTERS.indexOf(event.type), event);
  }

  /** A second finger is no pull: what was begun is taken back. */
  #touched(kind, event) {
    const touches = [...event.changedTouches];
    if (kind === BEGAN) this.#follow(event.touches.length > 1 ? CANCELLED : kind, touches[0].identifier, event, touches[0]);
    const touch = touches.find(({ identifier }) => identifier === this.#finger);
    if (kind !== BEGAN && touch) this.#follow(kind, this.#finger, event, touch);
  }

  #mouse(kind, event) {
    const isPress = kind === BEGAN && event.button === 0 && !event.target.closest("button, a, input");
    if (!isPress && this.#finger !== "mouse") return;
    this.scroller.style.userSelect = kind > MOVED ? "" : "none";
    this.#follow(kind, "mouse", event, event);
  }

  #follow(kind, finger, event, point) {
    if (kind !== BEGAN && this.#finger === null) return;
    this.#finger = kind > MOVED ? null : finger;
    this.tell(kind, event, point);
  }

  remove() {
    this.#listening.abort();
  }
}
