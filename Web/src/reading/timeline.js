// @ts-check
// Loaded by lists with the option `newRowsAbove` or `onVisibleRowsChange`: which rows a reader has not seen yet, and which ones have been read.
import { NewRowsButton } from "./chat-views.js";

/** @typedef {import("./reading-position.js").ReadingPosition} ReadingPosition */
/** @typedef {import("../overscroll.js").RowID} RowID */

const DWELL = 1000; // milliseconds at rest after which a visible row has been read

/** The button that counts the rows that were inserted above the reader: fewer, the more of them have been visible. */
export class NewRowsAbove {
  #reading;
  #button;

  /** @param {ReadingPosition} reading */
  constructor(reading) {
    const { list } = reading;
    this.#reading = reading;
    this.#button = new NewRowsButton(list.stage, "newRowsAbove", () => reading.go(() => 0, "smooth"));
    list.features.push({ detached: () => this.#button.remove() });
    this.settled();
  }

  /** Updates what the reader has seen, and the button. */
  settled() {
    const { firstSeen, rows, position } = this.#reading;
    const added = firstSeen[0] ? rows.newRows(firstSeen, true) : undefined;
    if (!added) return this.#setMark();
    // From the first row on. Those from the first visible one on have been seen. It is among the rows that were just measured.
    const seen = new Set(rows.recorded.filter(({ start }) => start >= position - 0.5).map(({ id }) => id));
    const unseen = added.findIndex(({ id }) => id instanceof Element || seen.has(id));
    if (unseen >= 0) this.#reading.firstSeen = rows.remember(true, unseen);
    this.#show(unseen < 0 ? added.length : unseen);
  }

  #setMark() {
    this.#reading.firstSeen = this.#reading.rows.remember(true);
    this.#show(0);
  }

  /** @param {number} count */
  #show(count) {
    const { options: { newRowsAbove }, unreadCount } = this.#reading;
    this.#button.show(count && newRowsAbove ? String(newRowsAbove(count) ?? "") : "", 0, count > unreadCount);
    this.#reading.setUnreadCount(count);
  }
}

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
    // Nobody reads a list that is hidden. The time begins when it is shown again.
    if (!this.#reading.hasBox) {
      this.#waiting = [];
      return;
    }
    if (isSame(this.#waiting, this.#reported)) return;
    this.#reported = this.#waiting;
    const { onVisibleRowsChange } = this.#reading.options;
    onVisibleRowsChange?.(this.#waiting);
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
