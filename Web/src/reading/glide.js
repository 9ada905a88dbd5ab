// @ts-check

/** @typedef {import("./reading-position.js").ReadingPosition} ReadingPosition */

const PACE = 16; // per second, of a critically damped spring: the length of a phone's screen takes half a second, as in browsers
const PATIENCE = 500; // milliseconds after which the spring gets stiffer, so that it arrives at a goal that moves on and on
const NEAR = 0.5; // pixels from the goal at which it is reached

/**
 * Scrolls a list smoothly to a goal, which may move on the way: rows change, and answers grow.
 *
 * The smooth scrolling of browsers has a fixed goal, and in Chromium ends when rows before the viewport change.
 */
export class Glide {
  #reading;
  #frame = 0;
  #began = 0;
  #time = 0;
  /** In pixels per second. */
  #speed = 0;
  /** The part of the last step that the browser has rounded. */
  #remainder = 0;
  /** @type {() => number | undefined} */
  #goal = () => undefined;
  /** @type {() => void} */
  #then = () => {};

  /** @param {ReadingPosition} reading */
  constructor(reading) { this.#reading = reading; }

  get isActive() { return this.#frame !== 0; }

  /**
   * Begins to scroll, or goes on to another goal at the present speed.
   * @param {() => number | undefined} goal Returns the present goal; undefined if there is none any more.
   * @param {() => void} then Called at the goal.
   */
  begin(goal, then) {
    [this.#goal, this.#then, this.#began] = [goal, then, performance.now()];
    if (this.isActive) return;
    [this.#time, this.#speed, this.#remainder] = [this.#began, 0, 0];
    this.#next();
  }

  /** Stays where the list is. */
  end() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #next() { this.#frame = requestAnimationFrame((time) => this.#step(time)); }

  /** @param {number} time */
  #step(time) {
    const reading = this.#reading;
    // Other movements of this frame come first; one by the page ends this one.
    reading.keep();
    const goal = this.isActive && reading.hasBox ? this.#goal() : undefined;
    if (goal === undefined) return this.end();
    const now = Math.max(time, this.#time), passed = (now - this.#time) / 1000;
    this.#time = now;
    const before = reading.position + this.#remainder - goal;
    const pace = PACE * Math.max(1, (now - this.#began) / PATIENCE) ** 3;
    const fade = Math.exp(-pace * passed), change = this.#speed + pace * before, path = before + change * passed;
    const after = path * fade;
    this.#speed = (change - pace * path) * fade;
    const isNear = Math.abs(after) < NEAR && Math.abs(this.#speed) < PACE;
    reading.glideTo(isNear ? goal : goal + after);
    this.#remainder = goal + after - reading.position;
    // A list that snaps to rows does not stay on the way.
    const isHeld = Math.abs(this.#remainder) > 1;
    if (isHeld) reading.glideTo(goal);
    if (!isNear && !isHeld) return this.#next();
    this.end();
    this.#then();
    reading.keep();
  }
}
