// @ts-check
// Loaded by lists with the option `chat`.
import { isPinchZoomed } from "../gesture/input.js";
import { INSTANT, scrollTo, style, writeAtOnce } from "../page/nodes.js";
import { StyleSheet } from "../page/styles.js";
import { reducesMotion } from "../rendering/animation.js";
import { textBase } from "../rendering/renderer.js";
import { ReaderBusiness } from "./reader-business.js";
import { ReadingPosition } from "./reading-position.js";

/** @typedef {import("../list/list.js").List} List */

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

// A rule instead of inline styles, so that the page's `button[data-overscroll=newRows]` is more specific.
const RULES = `[data-overscroll=newRows] { all: revert; pointer-events: auto; position: absolute; bottom: 16px; left: 50%; translate: -50%;
  box-sizing: border-box; min-width: 44px; height: 44px; padding: 0 16px; border: 1px solid transparent; border-radius: 22px; cursor: pointer; white-space: nowrap;
  font-family: var(--overscroll-font, inherit); font-size: var(--overscroll-size, calc(0.875 * var(--_base, 1rem))); font-weight: 600; -webkit-tap-highlight-color: transparent;
  background: var(--overscroll-button, Canvas); color: var(--overscroll-tint, LinkText); box-shadow: var(--overscroll-shadow, 0 1px 8px rgb(0 0 0 / 0.3)); }
[data-overscroll=newRows][hidden] { display: none; }
[data-overscroll=newRows]:hover { filter: invert(8%); }
[data-overscroll=newRows]:active { filter: invert(16%); scale: 0.96; }
[data-overscroll=newRows]:focus-visible { outline: 3px solid var(--overscroll-focus, Highlight); outline-offset: 2px; }`;

/** The button that leads to new rows at the end of a list. */
export class NewRowsButton {
  node = document.createElement("button");
  #sheet = new StyleSheet(RULES);
  #stage;

  /**
   * @param {import("../layout/stage.js").Stage} stage
   * @param {() => void} onTap
   */
  constructor(stage, onTap) {
    this.#stage = stage;
    const { frame, outside } = stage;
    Object.assign(this.node, { type: "button", hidden: true, onclick: onTap });
    this.node.dataset.overscroll = "newRows";
    this.node.part.value = "button new-rows";
    // In a whole page the button is fixed in the viewport.
    if (outside === "fixed") style(this.node, { position: outside, zIndex: "1" });
    this.#sheet.adopt(frame);
    frame.append(this.node);
    this.node.style.setProperty("--_base", textBase(this.node));
  }

  /**
   * Shows a text. Without one, the button is hidden.
   * @param {string} text
   * @param {number} lift The length of the viewport's end that a keyboard covers, in pixels.
   * @param {boolean} isAnnounced Whether screen readers announce the text.
   */
  show(text, lift, isAnnounced) {
    const { node } = this;
    const { focus, status } = this.#stage;
    style(node, { marginBottom: `${lift}px` });
    if (isAnnounced) status.textContent = text;
    if (text === node.textContent && node.hidden === !text) return;
    const focused = focus.ownNode;
    node.hidden = !text;
    node.textContent = text;
    focus.restore(focused);
  }

  remove() {
    this.node.remove();
    this.#sheet.remove();
  }
}

// Part of chats.

const FIELDS = "textarea, input:not([type=button], [type=checkbox], [type=color], [type=file], [type=image], [type=radio], [type=range], [type=reset], [type=submit])";

/** Makes room at the end of a list for an on-screen keyboard that covers it, and not for the browser's own bars. */
export class KeyboardRoom {
  /** The length of the viewport's end that the keyboard covers, in pixels. */
  covered = 0;
  #scroller;
  /** The length that the browser's bars cover. */
  #bars = 0;
  /** The scroller's own inline styles while there is room. */
  #own = { paddingBottom: "", boxSizing: "", height: "", maxHeight: "" };

  /**
   * @param {import("../list/list.js").List} list
   * @param {() => void} onChange
   */
  constructor({ input, onDetach, options, stage }, onChange) {
    this.#scroller = stage.scroller;
    if (!visualViewport || options.isPage) return;
    const follow = () => {
      if (isPinchZoomed()) return;
      writeAtOnce(this.#scroller, () => this.#measure());
      onChange();
    };
    for (const type of ["resize", "scroll"]) input.listen(visualViewport, type, follow);
    for (const type of ["focusin", "focusout"]) input.listen(document, type, () => { setTimeout(follow); });
    onDetach.push(() => this.#cover(0));
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

/**
 * Whether a keyboard writes to a node.
 * @param {Element | null} node
 * @returns {boolean}
 */
function isField(node) {
  if (node?.shadowRoot?.activeElement) return isField(node.shadowRoot.activeElement);
  return node !== null && (node.matches(FIELDS) || /** @type {HTMLElement} */ (node).isContentEditable);
}
