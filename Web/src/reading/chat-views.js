// @ts-check
// What a list shows for its new rows: a button over it, and pseudo-elements, since no node may be among the rows.
import { scaleOf, SPECIFIC, style } from "../page/nodes.js";
import { buttonRules, StyleSheet } from "../page/styles.js";
import { textBase } from "../rendering/renderer.js";

// A rule instead of inline styles, so that the page's `button[data-overscroll=newRows]` is more specific.
const BUTTON = ":is([data-overscroll=newRows], [data-overscroll=newRowsAbove])";
const BUTTON_RULES = `${buttonRules(BUTTON)}
${BUTTON} { z-index: 1; left: 50%; translate: -50%; box-sizing: border-box; min-width: 44px; height: 44px; padding: 0 16px; border-radius: 22px; white-space: nowrap;
  font-family: var(--overscroll-font, inherit); font-size: var(--overscroll-size, calc(0.875 * var(--_base, 1rem))); font-weight: 600; }
[data-overscroll=newRows] { bottom: 16px }
[data-overscroll=newRowsAbove] { top: 16px }
${BUTTON}[hidden] { display: none; }`;

/** The button that leads to new rows at an end of a list. */
export class NewRowsButton {
  node = document.createElement("button");
  #sheet = new StyleSheet(BUTTON_RULES);
  #stage;

  /**
   * @param {import("../layout/stage.js").Stage} stage
   * @param {"newRows" | "newRowsAbove"} name
   * @param {() => void} onTap
   */
  constructor(stage, name, onTap) {
    this.#stage = stage;
    const { frame, outside } = stage;
    Object.assign(this.node, { type: "button", hidden: true, onclick: onTap });
    this.node.dataset.overscroll = name;
    this.node.part.value = "button new-rows";
    // In a whole page the button is fixed in the viewport.
    if (outside === "fixed") style(this.node, { position: outside });
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

const ROOM = "data-overscroll-room", UNREAD = "data-overscroll-unread";
const FREE = ["none", "normal"];
let dividers = 0;

/**
 * The first pseudo-element of a node that the page does not use.
 * @param {Element} node
 * @param {string[]} names
 */
function freePseudo(node, names) { return names.find((each) => FREE.includes(getComputedStyle(node, each).content)); }

/**
 * Room below a row as long as the viewport, so that the row can be at its top.
 *
 * It is an invisible node beside the layout, which the rows after the row lie over. So it takes up less the longer they get, without
 * a script.
 */
export class AnswerRoom {
  #scroller;
  #isVertical;
  #isPage;
  #sheet = new StyleSheet();
  #start = NaN;

  /**
   * @param {HTMLElement} scroller
   * @param {boolean} isVertical
   * @param {boolean} [isPage]
   */
  constructor(scroller, isVertical, isPage) {
    this.#scroller = scroller;
    this.#isVertical = isVertical;
    this.#isPage = isPage;
  }

  /**
   * Makes room from a position of the content on. It stays until other room is made, so that nothing moves before.
   * @param {number} start In pixels. If the page uses both pseudo-elements of the scroller, there is no room.
   */
  open(start) {
    if (Math.abs(start - this.#start) < 0.01) return;
    this.#start = start;
    const scroller = this.#scroller;
    scroller.removeAttribute(ROOM);
    const pseudo = freePseudo(scroller, ["::after", "::before"]);
    if (!pseudo) return;
    const value = String(Math.round(start * 100) / 100);
    const selector = `[${ROOM}="${value}"]${SPECIFIC}`;
    const length = this.#isPage ? `100v${this.#isVertical ? "h" : "w"}` : "100%";
    const place = this.#isVertical
      ? `top: ${value}px; height: ${length}; left: 0; width: 1px` : `inset-inline-start: ${value}px; width: ${length}; top: 0; height: 1px`;
    const position = getComputedStyle(scroller).position === "static" ? `${selector} { position: relative }` : "";
    this.#sheet.replace(`${selector}${pseudo} { all: initial; content: ""; position: absolute; ${place}; visibility: hidden; pointer-events: none } ${position}`);
    this.#sheet.adopt(scroller);
    scroller.setAttribute(ROOM, value);
  }

  close() {
    this.#start = NaN;
    this.#scroller.removeAttribute(ROOM);
  }

  remove() {
    this.close();
    this.#sheet.remove();
  }
}

/**
 * A line with a text over the start of a row, as wide as the rows.
 *
 * It is a pseudo-element of the row, so it scrolls with it, and screen readers read it before the row.
 */
export class UnreadDivider {
  #stage;
  #isVertical;
  #sheet = new StyleSheet();
  #name = String(dividers += 1);
  /** @type {Element | undefined} */
  #row;
  /** What the rules were made from. */
  #shown = "";

  /**
   * @param {import("../layout/stage.js").Stage} stage
   * @param {boolean} isVertical
   */
  constructor(stage, isVertical) {
    this.#stage = stage;
    this.#isVertical = isVertical;
  }

  /**
   * Shows the divider above a row. If the page uses both pseudo-elements of the row, or without a text, there is none.
   * @param {Element} row
   * @param {string} text
   */
  show(row, text) {
    const place = this.#placeIn(row);
    const shown = [text, place].join();
    if (row === this.#row && shown === this.#shown && row.hasAttribute(UNREAD)) return;
    this.hide();
    [this.#row, this.#shown] = [row, shown];
    const pseudo = text && freePseudo(row, ["::before", "::after"]);
    if (!pseudo) return;
    const selector = `[${UNREAD}="${this.#name}"]${SPECIFIC}`;
    const { position } = getComputedStyle(row);
    const rules = `${position === "static" ? `${selector} { position: relative }` : ""}
${selector}${pseudo} { ${this.#rules(row, text, place)} }`;
    row.setAttribute(UNREAD, this.#name);
    this.#apply(rules);
    const looks = getComputedStyle(row, pseudo);
    const length = parseFloat(this.#isVertical ? looks.width : looks.height) / parseFloat(looks.fontSize);
    this.#apply(`${rules}
${selector}${pseudo} { ${this.#line(place, length + 1)} }`);
  }

  /**
   * The start of the rows and their length across the axis, from the edge of a row.
   * @param {Element} row
   * @returns {[start: number, length: number]}
   */
  #placeIn(row) {
    const parent = row.parentElement ?? row;
    const around = parent.getBoundingClientRect(), own = row.getBoundingClientRect();
    const scale = scaleOf(this.#stage.scroller);
    const [start, length] = this.#isVertical
      ? [(around.left - own.left) / scale + parent.clientLeft - row.clientLeft, parent.clientWidth || around.width / scale]
      : [(around.top - own.top) / scale + parent.clientTop - row.clientTop, parent.clientHeight || around.height / scale];
    // A fraction of a pixel more would scroll.
    const first = Math.ceil(start);
    return [first, Math.floor(start + length) - first];
  }

  /**
   * The text at the start of the row, as long as it needs to be. A row that clips its content has it inside.
   * @param {Element} row
   * @param {string} text
   * @param {[number, number]} place
   */
  #rules(row, text, [start]) {
    const { overflow, contain, contentVisibility } = /** @type {CSSStyleDeclaration & { contentVisibility?: string }} */ (getComputedStyle(row));
    const isClipped = overflow !== "visible" || /paint|strict|content/.test(contain) || contentVisibility === "auto";
    const { sign } = this.#stage;
    const string = text.replace(/["\\\n]/g, (letter) => `\\${letter.charCodeAt(0).toString(16)} `);
    const [lift, at] = this.#isVertical ? ["0 -50%", `top: 0; left: ${start}px; width: max-content`]
      : [`${-50 * sign}% 0`, `${sign < 0 ? "right" : "left"}: 0; top: ${start}px; height: max-content; writing-mode: vertical-rl`];
    return `all: initial; content: "${string}"; position: absolute; z-index: 1; ${at}; translate: ${isClipped ? "none" : lift}; pointer-events: none; white-space: nowrap; text-align: center;
  color: var(--overscroll-divider, var(--overscroll-tint, LinkText)); font-family: var(--overscroll-font, inherit); font-weight: 600; line-height: 1.5;
  font-size: var(--overscroll-secondary-size, 0.75rem)`;
  }

  /**
   * The line, and the ground of the text over it.
   * @param {[number, number]} place
   * @param {number} gap The length of the ground, in widths of a letter.
   */
  #line([, length], gap) {
    const [size, ground, line] = this.#isVertical ? ["width", `${gap}em 100%`, "100% 1px"] : ["height", `100% ${gap}em`, "1px 100%"];
    return `${size}: ${length}px; overflow: hidden; text-overflow: ellipsis; background: linear-gradient(var(--overscroll-ground, Canvas) 0 0) center / ${ground} no-repeat,
  linear-gradient(currentColor 0 0) center / ${line} no-repeat`;
  }

  /** @param {string} rules */
  #apply(rules) {
    this.#sheet.replace(rules);
    if (this.#row) this.#sheet.adopt(this.#row);
  }

  /** Removes everything from the page. */
  hide() {
    this.#row?.removeAttribute(UNREAD);
    this.#row = undefined;
    this.#sheet.remove();
  }
}
