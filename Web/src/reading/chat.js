// @ts-check
// Loaded by lists with the option `chat`.
import { Purpose } from "../engine/block-layout.js";
import { isPinchZoomed } from "../gesture/input.js";
import { DIVIDER_OVERHANG, INSTANT, scrollTo, writeAtOnce } from "../page/nodes.js";
import { AnswerRoom, NewRowsButton, UnreadDivider } from "./chat-views.js";
import { isField, ReaderBusiness } from "./reader-business.js";
import { ReadingPosition } from "./reading-position.js";

/** @typedef {import("../list/list.js").List} List */
/** @typedef {import("../overscroll.js").RowID} RowID */

const FOLLOW_DISTANCE = 60; // pixels: about one line of text and a half, as in UIKit
const ROUNDS = 8; // attempts to reach a row while a virtual list measures rows
const DWELL = 1000; // milliseconds at the end after which the rows there have been read

/** Starts a chat, follows its end or the reader's own rows, and counts new rows otherwise. */
export class Chat extends ReadingPosition {
  #hasStarted = false;
  /** Whether the list stays at its end, or at the row at the top. */
  #isFollowing = false;
  /**
   * The row of the reader's own that was moved to the top of the viewport. There is room below it.
   * @type {RowID | undefined}
   */
  #question;
  /** Whether the list stays at the question if it follows, and not at its end. */
  #isAtQuestion = false;
  /**
   * The newest row of the reader's own.
   * @type {RowID | undefined}
   */
  #own;
  /** Whether the list moves to that row when no finger is on it. */
  #isOwnNew = false;
  /** Whether the list had no box when it last settled. */
  #wasHidden = false;
  /**
   * The last rows when the reader was last at the end.
   * @type {import("./reading-rows.js").KnownRow[]}
   */
  #known = [];
  /** The new rows that were counted when the known rows were removed. */
  #counted = 0;
  #count = 0;
  #reported = { isAtEnd: false, unreadCount: 0 };
  /**
   * The first row that was unread when the reader was last at the end for a while, above which the divider is.
   * @type {import("./reading-rows.js").Identity | undefined}
   */
  #unread;
  /** @type {number | undefined} */
  #dwell;
  #divider;
  #room;
  #button;
  #keyboard;
  #reader;

  /** @param {List} list */
  constructor(list) {
    super(list);
    const { stage } = list;
    this.#room = new AnswerRoom(stage.scroller, this.names.side === "Top", list.options.isPage);
    this.#divider = new UnreadDivider(stage, this.names.side === "Top");
    this.#button = new NewRowsButton(stage, "newRows", () => this.scrollToEnd({ behavior: "smooth" }));
    this.#reader = new ReaderBusiness(list, this.rows, () => this.keep());
    this.#keyboard = new KeyboardRoom(list, (change) => this.#keyboardMoved(change));
    if (list.formerReading instanceof Chat) this.#resume(list.formerReading);
    this.keep();
  }

  /**
   * Goes on where the chat of a list was that this one replaces.
   * @param {Chat} former
   */
  #resume(former) {
    this.#hasStarted = former.#hasStarted;
    this.#isFollowing = former.#isFollowing;
    this.#question = former.#question;
    this.#isAtQuestion = former.#isAtQuestion;
    this.#own = former.#own;
    this.#isOwnNew = former.#isOwnNew;
    this.#known = former.#known;
    this.#counted = former.#counted;
    this.#reported = former.#reported;
    this.#unread = former.#unread;
  }

  // Called by the page

  get isAtEnd() { return this.#reported.isAtEnd; }

  get unreadCount() { return this.#reported.unreadCount; }

  /**
   * Whether the list follows its end, or why not, for `overscroll/explain`.
   * @returns {import("../explain.js").ChatReason}
   */
  get following() {
    if (!this.hasBox) return "outsideWindow";
    if (!this.#hasStarted) return "noRows";
    if (this.#hasPages) return "morePages";
    if (this.glide.isActive || this.activity.isActive) return "moving";
    if (this.#reader.isBusy) return "readerBusy";
    if (this.#isFollowing) return this.#isAtQuestion ? "followsOwnRow" : "followsEnd";
    if (!this.#isAtEnd()) return "aboveEnd";
    return this.#isPastOwn ? "notScrolled" : "ownRowVisible";
  }

  /**
   * Scrolls to the end, which is followed then. A chat without rows starts as usual.
   * @param {ScrollBehavior} behavior
   */
  goToEnd(behavior) {
    if (!this.#hasStarted) this.record();
    if (!this.rows.recorded[0]) return;
    if (this.hasBox) this.moved();
    this.#isAtQuestion = false;
    this.#isFollowing = !this.#hasPages;
    this.go(() => this.#target, behavior);
  }

  // The position

  /** Follows the end, or keeps the row being read in place. */
  settle() {
    const { hasScrolled } = this;
    if (!this.#hasStarted) this.record();
    const added = this.#added;
    const isSent = this.#followOwn(added ?? []);
    this.#placeRoom();
    if (isSent) this.go(() => this.#target, this.#wasHidden ? INSTANT : "smooth");
    this.#wasHidden = false;
    if (!this.#follow(hasScrolled) && !this.#start()) this.correct();
    this.record();
    this.#update(hasScrolled, added);
  }

  /** Counts the new rows. What the list has to move to waits for its box. */
  settleHidden() {
    if (!this.#hasStarted) return;
    const added = this.#added;
    this.#wasHidden = true;
    this.glide.end();
    this.#followOwn(added ?? []);
    this.#countNew(added);
    this.#report(this.isAtEnd);
  }

  detached() {
    super.detached();
    clearTimeout(this.#dwell);
    this.#button.remove();
    this.#divider.hide();
    this.#room.remove();
  }

  updated() { this.keep(); }

  moved() {
    if (!this.#hasStarted) this.#begin();
    this.#update(true, this.#added);
  }

  /** The rows after those that were there when the end was last seen; undefined if none of those is there. */
  get #added() { return this.#known[0] ? this.rows.newRows(this.#known, false) : []; }

  /** Takes the rows that are there as known, except for those that the page says are unread. */
  #begin() {
    this.#hasStarted = true;
    this.#setMark(0);
    const unread = this.options.firstUnread?.();
    this.#unread = unread === undefined ? undefined : String(unread);
  }

  /** Scrolls to the first unread row or to the end, once; returns whether it did. */
  #start() {
    if (this.#hasStarted || !this.rows.recorded[0] || !this.rows.geometry.viewport) return false;
    this.#begin();
    const overhang = this.options.unreadDivider ? DIVIDER_OVERHANG : 0;
    this.reach(() => {
      const row = this.#unread === undefined ? undefined : this.rows.find(String(this.#unread));
      return this.reachable((row?.start ?? Infinity) - overhang);
    }, ROUNDS);
    this.accept();
    this.#setMark(0);
    this.#own = this.#newestOwn(this.#known);
    // A conversation that begins with a question has it at the top.
    this.#isAtQuestion = this.options.follow === "newestOwnAtTop" && this.#own !== undefined
      && Math.abs(this.#startOf(this.#own) - this.covered[0] - this.position) < 1;
    if (this.#isAtQuestion) this.#question = this.#own;
    this.#isFollowing = this.#isAtEnd() && (this.#isAtQuestion || this.#isPastOwn);
    return true;
  }

  /**
   * Follows a row that the reader has sent; returns whether the list has to move to it.
   * @param {import("./reading-rows.js").KnownRow[]} added
   */
  #followOwn(added) {
    const { follow } = this.options;
    const own = this.#newestOwn(added);
    if (own !== undefined && own !== this.#own) {
      this.#own = own;
      this.#isOwnNew = follow === "ownRows" || follow === "newestOwnAtTop";
    }
    if (!this.#isOwnNew || this.list.input.finger !== null || !this.hasBox) return false;
    this.#isOwnNew = false;
    this.#isAtQuestion = follow === "newestOwnAtTop";
    if (this.#isAtQuestion) this.#question = this.#own;
    this.#isFollowing = !this.#hasPages;
    return true;
  }

  /** Makes room at the end so that the question can be at the top of the viewport, however few rows follow it. */
  #placeRoom() {
    if (this.#question === undefined) return;
    let row = this.#questionRow;
    if (!row) {
      this.#question = this.rows.heirOf(String(this.#question));
      row = this.#questionRow;
    }
    if (row) this.#room.open(row.start - this.position + this.scrollOffset - this.covered[0]);
    else this.#room.close();
  }

  get #questionRow() { return this.#question === undefined ? undefined : this.rows.find(this.#question); }

  /** The position at which a list stays that follows its end or a row at the top. */
  get #target() {
    const row = this.#isAtQuestion ? this.#questionRow : undefined;
    return row ? this.reachable(row.start - this.covered[0]) : this.maximum;
  }

  /**
   * Scrolls to the end if the reader is there; returns whether the list follows its end.
   * @param {boolean} hasScrolled Whether something else has scrolled the list.
   */
  #follow(hasScrolled) {
    const isElsewhere = hasScrolled || this.glide.isActive || this.activity.isActive;
    if (!this.#isFollowing || this.#hasPages || this.#reader.isBusy || isElsewhere) return false;
    this.reach(() => this.#target, ROUNDS);
    this.accept();
    return true;
  }

  /**
   * Updates what the reader has seen, and the button.
   * @param {boolean} hasScrolled
   * @param {import("./reading-rows.js").KnownRow[] | undefined} added
   */
  #update(hasScrolled, added) {
    if (!this.#hasStarted) return;
    if (hasScrolled) this.#stayNearby(Math.abs(this.#target - this.position) < 1);
    // The end may also reach the reader, if the last rows are removed or no page follows.
    else if (!this.#isFollowing && !this.glide.isActive) this.#isFollowing = this.#isAtEnd(1) && this.#isPastOwn;
    this.#countNew(added);
    this.#report();
  }

  /**
   * Follows the end if the reader has scrolled to it, and stays at the question if the reader has not left it.
   * @param {boolean} isAtTarget
   */
  #stayNearby(isAtTarget) {
    const isAtQuestion = isAtTarget && this.#isAtQuestion;
    this.#isFollowing = isAtQuestion || (this.#isAtEnd() && this.#isPastOwn);
    if (this.#isFollowing) this.#isAtQuestion = isAtQuestion;
  }

  /** @param {import("./reading-rows.js").KnownRow[] | undefined} added */
  #countNew(added) {
    const before = this.#count;
    const end = this.position + this.rows.geometry.viewport;
    const mayBeBelow = this.#isAtQuestion || this.#reader.isBusy;
    const isEndSeen = this.#isFollowing && (!mayBeBelow || !added?.some(({ id }) => this.#startOf(id) >= end));
    if (isEndSeen || this.#hasPages) this.#setMark(0);
    // If all known rows were removed, the rows that were counted so far stay counted.
    else if (added === undefined) this.#setMark(this.#count);
    else this.#count = this.#counted + added.length;
    this.#divide(added, isEndSeen && !this.#hasPages && !this.glide.isActive && this.hasBox);
    this.#button.show(this.#count ? this.options.newRowsText?.(this.#count) ?? this.list.wording.words.newRows.replace("{count}", String(this.#count)) : "", this.#keyboard.covered, this.#count > before);
  }

  /**
   * Draws the divider above the first unread row, which it keeps until the reader has been at the end.
   * @param {import("./reading-rows.js").KnownRow[] | undefined} added
   * @param {boolean} isEndSeen
   */
  #divide(added, isEndSeen) {
    const { options: { isOwn, unreadDivider }, rows } = this;
    if (!unreadDivider) this.#unread = undefined;
    else if (this.#unread !== undefined && !rows.has(this.#unread)) this.#unread = rows.heirOf(this.#unread);
    if (unreadDivider && this.#count) this.#unread ??= added?.filter(({ id }) => id instanceof Element || !isOwn?.(id)).at(-1)?.id;
    const unread = this.#unread;
    if (isEndSeen && unread !== undefined) this.#dwell ??= setTimeout(() => this.#endDwell(), DWELL);
    if (!isEndSeen) this.#stopDwell();
    const row = unread instanceof Element || unread === undefined ? unread : rows.nodeOf(unread);
    if (!row || unread === undefined) return this.#divider.hide();
    const text = typeof unreadDivider === "function" ? unreadDivider(rows.countFrom(unread)) : unreadDivider;
    this.#divider.show(row, String(text ?? ""));
  }

  /** The reader has been at the end, unless the page was hidden. */
  #endDwell() {
    this.#stopDwell();
    if (!document.hidden) this.#unread = undefined;
    this.keep();
  }

  #stopDwell() {
    clearTimeout(this.#dwell);
    this.#dwell = undefined;
  }

  #report(isAtEnd = this.#isAtEnd()) {
    const next = { isAtEnd, unreadCount: this.#count };
    const before = this.#reported;
    if (next.isAtEnd === before.isAtEnd && next.unreadCount === before.unreadCount) return;
    this.#reported = next;
    this.list.events.emit("chat", next);
  }

  /** @param {number} count */
  #setMark(count) {
    this.#known = this.rows.remember(false);
    this.#count = this.#counted = count;
  }

  /** @param {number} [limit] In pixels. */
  #isAtEnd(limit = FOLLOW_DISTANCE) { return this.maximum - this.position <= limit && !this.#hasPages; }

  /** Whether the newest row of the reader's own is above the viewport, or may leave it while the list follows its end. */
  get #isPastOwn() {
    if (this.options.follow !== "newestOwnAtTop" || this.#own === undefined) return true;
    return this.position > this.#startOf(this.#own) + 1;
  }

  /** @param {RowID | Element} id */
  #startOf(id) { return id instanceof Element ? this.rows.geometry.distance(id) : this.rows.find(id)?.start ?? -Infinity; }

  /** @param {import("./reading-rows.js").KnownRow[]} rows From the end on. */
  #newestOwn(rows) {
    const { isOwn } = this.options;
    const row = isOwn && rows.find(({ id }) => !(id instanceof Element) && isOwn(id));
    return /** @type {RowID | undefined} */ (row?.id);
  }

  /** Whether the end of the rows is not the end of the chat. */
  get #hasPages() {
    const { list } = this;
    const edge = this.names.edges[1];
    const settings = list.options[edge];
    return settings?.purpose === Purpose.load && !settings.disabled && !settings.hidden && list.phase(edge) !== "noMore";
  }

  /**
   * Moves the rows with the keyboard, as apps for messages do. At the end they follow it anyway.
   * @param {number} change The change of the covered length, in pixels.
   */
  #keyboardMoved(change) {
    const isVertical = this.names.side === "Top";
    if (change && isVertical && !this.#isFollowing && this.options.keyboard !== "covers") this.moveTo(this.reachable(this.position + change));
    this.keep();
  }
}

/** @param {List} list */
export function addChat(list) { new Chat(list); }

/** Makes room at the end of a list for an on-screen keyboard that covers it, and not for the browser's own bars. */
class KeyboardRoom {
  /** The length of the viewport's end that the keyboard covers, in pixels. */
  covered = 0;
  #scroller;
  /** The length that the browser's bars cover. */
  #bars = 0;
  /** The scroller's own inline styles while there is room. */
  #own = { paddingBottom: "", boxSizing: "", height: "", maxHeight: "" };

  /**
   * @param {import("../list/list.js").List} list
   * @param {(change: number) => void} onChange Called with the change of the covered length, in pixels.
   */
  constructor({ features, input, options, stage }, onChange) {
    this.#scroller = stage.scroller;
    if (!visualViewport || options.isPage) return;
    const follow = () => {
      if (isPinchZoomed()) return;
      const before = this.covered;
      writeAtOnce(this.#scroller, () => this.#measure());
      onChange(this.covered - before);
    };
    for (const type of ["resize", "scroll"]) input.listen(visualViewport, type, follow);
    for (const type of ["focusin", "focusout"]) input.listen(document, type, () => { setTimeout(follow); });
    features.push({ detached: () => this.#cover(0) });
    this.#measure();
  }

  #measure() {
    if (!visualViewport) return;
    const { offsetTop, height } = visualViewport;
    const scroller = this.#scroller;
    const { scrollTop } = scroller;
    const before = this.covered;
    // The room must not be part of what is measured.
    this.#cover(0);
    const length = Math.max(0, scroller.getBoundingClientRect().bottom - offsetTop - height);
    const hasField = isField(document.activeElement);
    if (!hasField) this.#bars = length;
    this.#cover(hasField && length > this.#bars + 1 ? length : 0);
    // Content that became shorter for a moment may have moved the list.
    if (before && this.covered && scroller.scrollTop !== scrollTop) scrollTo(scroller, "Top", scrollTop);
  }

  /** @param {number} length */
  #cover(length) {
    const scroller = this.#scroller;
    const { style } = scroller;
    if (this.covered) Object.assign(style, this.#own);
    this.covered = length;
    if (!length) return;
    const { paddingBottom, boxSizing, height, maxHeight } = style;
    this.#own = { paddingBottom, boxSizing, height, maxHeight };
    const { offsetHeight } = scroller;
    style.paddingBottom = `${parseFloat(getComputedStyle(scroller).paddingBottom) + length}px`;
    // The room is inside of the list, whatever its height depends on.
    if (scroller.offsetHeight !== offsetHeight) Object.assign(style, { boxSizing: "border-box", height: `${offsetHeight}px`, maxHeight: "none" });
  }
}
