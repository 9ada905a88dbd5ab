// @ts-check
// Loaded by lists with the option `onVisibleRowsChange`.
import { callPage } from "../page/page-code.js";

/** @typedef {import("./reading-position.js").ReadingPosition} ReadingPosition */
/** @typedef {import("../overscroll.js").RowID} RowID */

const DWELL = 1000; // milliseconds at rest after which a visible row has been read

/** Reports the rows that a reader has had time to read: those that a fling passes are not among them. */
export class VisibleRows {
  #reading;
  /** @type {number | undefined} */
  #timer;
  /**
   * The rows that have been visible since the timer was started.
   * @type {RowID[]}
   */
  #waiting = [];
  /** @type {RowID[]} */
  #reported = [];

  /** @param {ReadingPosition} reading */
  constructor(reading) {
    this.#reading = reading;
    const { list } = reading;
    list.input.listen(document, "visibilitychange", () => this.#restart());
    list.features.push({ detached: () => clearTimeout(this.#timer) });
    this.settled();
  }

  /** Called when the list has scrolled, or its rows have changed. */
  settled() {
    const visible = this.#visible;
    if (!isSame(visible, this.#waiting)) this.#restart(visible);
  }

  /** @param {RowID[]} visible */
  #restart(visible = this.#visible) {
    clearTimeout(this.#timer);
    this.#waiting = visible;
    if (document.hidden || !visible[0]) return;
    this.#timer = setTimeout(() => this.#report(), DWELL);
  }

  #report() {
    // A slow scroll keeps the same rows visible.
    if (this.#reading.activity.isActive) return this.#restart();
    if (isSame(this.#waiting, this.#reported)) return;
    this.#reported = this.#waiting;
    const { onVisibleRowsChange } = this.#reading.options;
    if (onVisibleRowsChange) callPage(onVisibleRowsChange, this.#waiting);
  }

  /** The rows of which at least a half is visible, or that fill at least a half of the viewport. */
  get #visible() {
    const { rows: { recorded, geometry }, position } = this.#reading;
    const end = position + geometry.viewport;
    /** @type {RowID[]} */
    const visible = [];
    for (const row of recorded) {
      const part = Math.min(row.end, end) - Math.max(row.start, position);
      const isHalf = part >= Math.min(row.end - row.start, geometry.viewport) / 2 - 0.5;
      if (isHalf && !row.isPart && typeof row.id === "string") visible.push(row.id);
    }
    return visible;
  }
}

/**
 * @param {RowID[]} one
 * @param {RowID[]} other
 */
function isSame(one, other) { return one.length === other.length && one.every((id, index) => id === other[index]); }

/** @param {ReadingPosition} reading */
export function reportVisibleRows(reading) { return new VisibleRows(reading); }
