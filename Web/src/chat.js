// @ts-check
// Loaded by lists with the option `chat`.
import { KeyboardRoom } from "./keyboard-room.js";
import { reducesMotion } from "./motion.js";
import { INSTANT } from "./nodes.js";
import { NewRowsButton } from "./new-rows-button.js";
import { ReaderBusiness } from "./reader-business.js";
import { ReadingPosition } from "./reading-position.js";

/** @typedef {import("./list.js").List} List */

const FOLLOW_DISTANCE = 60; // pixels: about one line of text and a half, as in UIKit
const ROUNDS = 8; // attempts to reach a row while a virtual list measures rows
const LOAD = 1;

/** Starts a chat, follows its end while the reader is there, and counts new rows otherwise. */
export class Chat extends ReadingPosition {
  #hasStarted = false;
  #isFollowing = false;
  /** Whether the list scrolls to its end because the button was pressed. */
  #isGoing = false;
  /**
   * The last rows when the reader was last at the end.
   * @type {import("./reading-rows.js").KnownRow[]}
   */
  #known = [];
  /** The new rows that were counted when the known rows were removed. */
  #counted = 0;
  #count = 0;
  #button;
  #keyboard;
  #reader;

  /** @param {List} list */
  constructor(list) {
    super(list);
    const { input, stage } = list;
    this.#button = new NewRowsButton(stage, () => this.#goToEnd());
    this.#reader = new ReaderBusiness(list, () => this.keep());
    for (const type of ["touchstart", "wheel", "pointerdown", "keydown"]) input.listen(stage.scrollTarget, type, () => { this.#isGoing = false; }, true);
    this.#keyboard = new KeyboardRoom(list, () => this.keep());
    list.onDetach.push(() => this.#button.remove());
    this.keep();
  }

  /** Follows the end, or keeps the row being read in place. */
  settle() {
    const hasScrolled = Math.abs(this.scrolledBy) > 0.01;
    if (!this.#hasStarted) this.record();
    if (!this.#follow(hasScrolled) && !this.#start()) this.correct();
    this.record();
    this.#update(hasScrolled);
  }

  /** Scrolls to the first unread row or to the end, once; returns whether it did. */
  #start() {
    if (this.#hasStarted || !this.rows.recorded[0] || !this.rows.geometry.viewport) return false;
    this.#hasStarted = true;
    const unread = this.options.firstUnread?.();
    for (let round = 0; round < ROUNDS; round += 1) {
      const row = unread === undefined ? undefined : this.rows.find(unread);
      if (!this.moveTo(Math.max(0, Math.min(this.maximum, row ?? Infinity)))) break;
    }
    this.accept();
    this.#isFollowing = this.#isAtEnd();
    this.#setMark(0);
    return true;
  }

  /**
   * Scrolls to the end if the reader is there; returns whether the list follows its end.
   * @param {boolean} hasScrolled Whether something else has scrolled the list.
   */
  #follow(hasScrolled) {
    if (!this.#isFollowing || this.#hasPages || this.#reader.isBusy || this.activity.isActive || (hasScrolled && !this.#isGoing)) return false;
    const isMoving = this.#isGoing && hasScrolled;
    for (let round = 0; round < ROUNDS && !isMoving; round += 1) if (!this.moveTo(this.maximum)) break;
    this.accept();
    return true;
  }

  /**
   * Updates what the reader has seen, and the button.
   * @param {boolean} hasScrolled
   */
  #update(hasScrolled) {
    if (!this.#hasStarted) return;
    if (this.#isGoing && this.maximum - this.position < 1) this.#isGoing = false;
    if (hasScrolled && !this.#isGoing) this.#isFollowing = this.#isAtEnd();
    // The end may also reach the reader, if the last rows are removed or no page follows.
    else if (!this.#isFollowing) this.#isFollowing = this.#isAtEnd(1);
    if (this.#isFollowing || this.#hasPages) this.#setMark(0);
    const before = this.#count;
    const added = this.#known[0] ? this.rows.countNew(this.#known, false) : 0;
    // If all known rows were removed, the rows that were counted so far stay counted.
    if (added === undefined) this.#setMark(this.#count);
    else this.#count = this.#counted + added;
    this.#button.show(this.#count ? this.options.newRowsText?.(this.#count) ?? `${this.#count} new` : "", this.#keyboard.covered, this.#count > before);
  }

  /** @param {number} count */
  #setMark(count) {
    this.#known = this.rows.remember(false);
    this.#count = this.#counted = count;
  }

  /** @param {number} [limit] In pixels. */
  #isAtEnd(limit = FOLLOW_DISTANCE) { return this.maximum - this.position <= limit && !this.#hasPages; }

  /** Whether the end of the rows is not the end of the chat. */
  get #hasPages() {
    const { list } = this;
    const edge = this.names.edges[1];
    const settings = list.options[edge];
    return settings?.purpose === LOAD && !settings.disabled && !settings.hidden && list.phase(edge) !== "noMore";
  }

  #goToEnd() {
    this.#isFollowing = this.#isGoing = !this.#hasPages;
    this.moveTo(this.maximum, reducesMotion() ? INSTANT : "smooth");
    this.keep();
  }
}

/** @param {List} list */
export function addChat(list) { new Chat(list); }
