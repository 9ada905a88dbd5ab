// @ts-check
// Loaded by lists with the option `readingPosition.newRowsAbove`.
import { INSTANT } from "../page/nodes.js";
import { reducesMotion } from "../rendering/animation.js";
import { NewRowsButton } from "./chat-views.js";

/** @typedef {import("./reading-position.js").ReadingPosition} ReadingPosition */

/** The button that counts the rows that were inserted above the reader: fewer, the more of them have been visible. */
export class NewRowsAbove {
  #reading;
  #button;
  #count = 0;

  /** @param {ReadingPosition} reading */
  constructor(reading) {
    const { list } = reading;
    this.#reading = reading;
    this.#button = new NewRowsButton(list.stage, "newRowsAbove", () => reading.moveTo(0, reducesMotion() ? INSTANT : "smooth"));
    list.features.push({ detached: () => this.#button.remove() });
    this.settled();
  }

  /** Updates what the reader has seen, and the button. */
  settled() {
    const { firstSeen, rows, options, position } = this.#reading;
    const added = firstSeen[0] ? rows.newRows(firstSeen, true) : undefined;
    if (!added) return this.#setMark();
    // From the first row on. Those from the first visible one on have been seen. It is among the rows that were just measured.
    const seen = new Set(rows.recorded.filter(({ start }) => start >= position - 0.5).map(({ id }) => id));
    const unseen = added.findIndex(({ id }) => id instanceof Element || seen.has(id));
    const before = this.#count;
    this.#count = unseen < 0 ? added.length : unseen;
    if (unseen >= 0) this.#reading.firstSeen = rows.remember(true, unseen);
    this.#button.show(this.#count ? options.newRowsAbove?.(this.#count) ?? "" : "", 0, this.#count > before);
  }

  #setMark() {
    this.#reading.firstSeen = this.#reading.rows.remember(true);
    this.#count = 0;
    this.#button.show("", 0, false);
  }
}

/** @param {ReadingPosition} reading */
export function countRowsAbove(reading) { return new NewRowsAbove(reading); }
