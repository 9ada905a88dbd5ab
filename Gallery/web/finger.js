// A finger of no device: it pulls a list through the page's pointer events, as a pen does.

const POINTER = { pointerType: "pen", isPrimary: true, bubbles: true };
const SLOP = 10; // CSS pixels
let made = 4710;

export class Finger {
  #isDown = false;
  #start;
  #pointer = made += 1;

  constructor(scroller) {
    this.scroller = scroller;
  }

  get isDown() {
    return this.#isDown;
  }

  /** Moves to a distance below the place where it was put down. */
  move(distance) {
    if (!this.#isDown) {
      this.#isDown = true;
      const { left, top } = this.scroller.getBoundingClientRect();
      this.#start = { x: left + 20, y: top + 8 };
      this.#send("pointerdown", 0);
      // The first move only decides the direction.
      this.#send("pointermove", Math.min(distance, SLOP));
    }
    this.#send("pointermove", distance);
  }

  /** Moves a distance in a time in milliseconds; `isOver` ends it, and `moved` is told of each step. Resolves to whether it came there. */
  async pull(distance, time, isOver, moved = () => {}) {
    const begun = performance.now();
    for (let part = 0; part < 1;) {
      const now = await new Promise(requestAnimationFrame);
      if (isOver()) return false;
      part = Math.min(1, Math.max(0, now - begun) / time);
      const eased = distance * (1 - Math.cos(Math.PI * part)) / 2;
      moved(eased);
      this.move(eased);
    }
    return true;
  }

  /** Lifts the finger, or loses it, as a list does whose pull is cancelled. */
  lift(type = "pointerup") {
    if (this.#isDown) this.#send(type, 0);
    this.#isDown = false;
  }

  #send(type, distance) {
    const place = { clientX: this.#start.x, clientY: this.#start.y + distance };
    this.scroller.dispatchEvent(new PointerEvent(type, { ...POINTER, pointerId: this.#pointer, ...place }));
  }
}
