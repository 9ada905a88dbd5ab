const BEGAN = 0, MOVED = 1, ENDED = 2, CANCELLED = 3;

/** Hears the fingers, and the mouse where it is asked for; `tell(kind, event, point)` hears of them. */
export class Input {
  #listening = new AbortController();
  #finger = null;

  constructor(scroller, usesMouse, tell) {
    this.scroller = scroller;
    this.tell = tell;
    this.#listen("touchstart", (event) => this.#touchStarted(event));
    this.#listen("touchmove", (event) => this.#touch(MOVED, event, event.touches));
    this.#listen("touchend", (event) => this.#touch(ENDED, event, event.changedTouches));
    this.#listen("touchcancel", (event) => this.#touch(CANCELLED, event, event.changedTouches));
    if (usesMouse) this.#listen("pointerdown", (event) => this.#mouseDown(event));
  }

  get isTouched() {
    return this.#finger !== null;
  }

  /** Passive, all of them: the browser never waits for us before it scrolls. */
  #listen(type, listener, target = this.scroller, signal = this.#listening.signal) {
    target.addEventListener(type, listener, { passive: true, signal });
  }

  /** A second finger is no pull: what was begun is taken back. */
  #touchStarted(event) {
    const touch = event.changedTouches[0];
    if (event.touches.length > 1) return this.#finish(CANCELLED, event, touch);
    this.#finger = touch.identifier;
    this.tell(BEGAN, event, touch);
  }

  #touch(kind, event, touches) {
    const touch = [...touches].find(({ identifier }) => identifier === this.#finger);
    if (!touch) return;
    if (kind === MOVED) this.tell(kind, event, touch);
    else this.#finish(kind, event, touch);
  }

  #finish(kind, event, point) {
    if (this.#finger === null) return;
    this.#finger = null;
    this.tell(kind, event, point);
  }

  #mouseDown(event) {
    if (event.pointerType !== "mouse" || event.button !== 0 || event.target.closest("button, a, input")) return;
    const drag = new AbortController();
    const signal = AbortSignal.any([drag.signal, this.#listening.signal]);
    const end = (kind) => (up) => {
      drag.abort();
      this.scroller.style.userSelect = "";
      this.#finish(kind, up, up);
    };
    this.#finger = "mouse";
    this.scroller.style.userSelect = "none";
    this.tell(BEGAN, event, event);
    this.#listen("pointermove", (move) => this.tell(MOVED, move, move), window, signal);
    this.#listen("pointerup", end(ENDED), window, signal);
    this.#listen("pointercancel", end(CANCELLED), window, signal);
  }

  remove() {
    this.#listening.abort();
  }
}
