// @ts-check
// When something moves: frames and timers, and whether the user wants motion.
import { Place } from "../engine/block-layout.js";

const CALM_LIMIT = 300; // milliseconds; `calm` waits no longer
const LONGEST_WAIT = 2 ** 31 - 1; // milliseconds; timers that are set for later fire at once

/** Requests frames and timers as the module needs them. */
export class FrameScheduler {
  /** Whether the move of a finger has already drawn the next frame. */
  #isDrawn = false;
  #onTime;
  /** @type {number | null} */
  #frame = null;
  /** @type {ReturnType<typeof setTimeout> | null} */
  #timer = null;
  /** @type {(() => void)[]} */
  #waiting = [];

  /** @param {(time?: number) => void} onTime Called in a frame, or when a timer fires; in milliseconds. */
  constructor(onTime) {
    this.#onTime = onTime;
  }

  /**
   * Requests the next frame or timer.
   * @param {{ numbers: Float64Array }} block The memory may grow before the frame, which empties the numbers of now.
   * @param {boolean} isCalm
   */
  schedule(block, isCalm) {
    const { numbers } = block;
    const wake = numbers[Place.wakeTime];
    const isMoving = numbers[Place.moves] || numbers[Place.animates];
    if (!isMoving || this.#timer) this.cancel();
    if (isMoving) this.#frame ??= requestAnimationFrame((time) => {
      this.#frame = null;
      if (!this.#isDrawn) return this.#onTime(time);
      this.#isDrawn = false;
      this.schedule(block, false);
    });
    else if (wake >= 0) this.#timer = setTimeout(() => this.#onTime(), Math.min(wake * 1000 - performance.now(), LONGEST_WAIT));
    if (isCalm) this.#waiting.splice(0).forEach((go) => go());
  }

  /** @param {boolean} isDrawn Whether the move of a finger has already drawn the next frame, which is then skipped. */
  noteDrawn(isDrawn) { this.#isDrawn = isDrawn; }

  cancel() {
    if (this.#frame) cancelAnimationFrame(this.#frame);
    if (this.#timer) clearTimeout(this.#timer);
    this.#frame = this.#timer = null;
  }

  /**
   * Resolves when the list is idle, or after a limit.
   * @param {boolean} isCalm Whether the list is idle now.
   * @returns {Promise<void>}
   */
  calm(isCalm) {
    return new Promise((resolve) => {
      if (isCalm) return resolve();
      this.#waiting.push(resolve);
      setTimeout(resolve, CALM_LIMIT);
    });
  }
}

/**
 * Returns a function that reads whether a media query matches now.
 *
 * The first call asks the browser, so that importing the package needs no DOM; later calls read a
 * copy, which is faster.
 * @param {string} query
 */
export function live(query) {
  /** @type {MediaQueryList | undefined} */
  let list;
  let matches = false;
  return () => {
    if (list) return matches;
    list = matchMedia(query);
    list.addEventListener("change", (event) => { ({ matches } = event); });
    return (matches = list.matches);
  };
}

/** Whether the user prefers reduced motion. */
export const reducesMotion = live("(prefers-reduced-motion: reduce)");
