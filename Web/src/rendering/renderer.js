// @ts-check
import { Drawing, Element, Kind } from "../engine/block-layout.js";
import { make, style } from "../page/nodes.js";
import { TEXT_KEYS } from "../wording/texts.js";
import { FONTS, ShapePart, SpinnerPart, TextPart } from "./parts.js";

/** @typedef {import("../wording/texts.js").EdgeTexts} EdgeTexts */
/** @typedef {import("./parts.js").Part} Part */

const FONT_PROPERTIES = [
  ...["font", "size", "secondary-size"].map((name) => `--overscroll-${name}`),
  "font", "letter-spacing", "word-spacing", "text-transform", "font-feature-settings", "font-variation-settings",
];
const MOST_SIZES = 64;
/**
 * The sizes of texts, by their fonts and the texts.
 * @type {Map<string, Float64Array>}
 */
const measured = new Map();
globalThis.document?.fonts?.addEventListener("loadingdone", () => measured.clear());

/** @type {Record<string, number>} */
const ROLES = { lastUpdated: 1, retry: 2, refresh: 1 };
const LEAST_MESSAGE = 24; // pixels
const MESSAGE_ROOM = 140; // pixels beside a message: an icon or a button, and margins
const LEAST_ROOM = 128; // pixels beside a message in a narrow list: a button

/** Creates the nodes for the drawings of one indicator once, and afterwards writes only changed values. */
export class Renderer {
  #box;
  #texts;
  #onTap;
  /** @type {Part[]} */
  #parts = [];

  /** Whether the texts run along a sideways edge. */
  isSideways = false;
  /** Whether the Tab key stops at the button that loads more. */
  #isStop = true;
  /**
   * A button that is not in the drawing, but has the focus.
   * @type {TextPart | undefined}
   */
  #kept;

  /**
   * Makes the page's own parts; undefined for the others.
   * @type {((kind: number) => Part | undefined) | undefined}
   */
  #makeOwn;

  /**
   * @param {HTMLElement} box
   * @param {EdgeTexts} texts
   * @param {() => void} onTap
   */
  constructor(box, texts, onTap) {
    this.#box = box;
    this.#texts = texts;
    this.#onTap = onTap;
  }

  /** The sizes of all texts, two numbers each. One layout measures those that no list with these fonts and texts has measured. */
  measure() {
    const words = this.#texts;
    const texts = TEXT_KEYS.map((key) => words.at(key));
    style(this.#box, { fontSize: textBase(this.#box) });
    const own = getComputedStyle(this.#box), root = getComputedStyle(document.documentElement);
    if (words.message) words.messageLimit = this.#messageLimit;
    const looks = [root.font, ...FONT_PROPERTIES.map((name) => own.getPropertyValue(name)), words.messageLimit, ...texts].join();
    const sizes = measured.get(looks) ?? this.#sizesOf(texts);
    // Texts have no height if there is no layout.
    if (measured.size > MOST_SIZES) measured.clear();
    if (sizes[1]) measured.set(looks, sizes);
    return sizes;
  }

  /** The engine scales down a drawing that is too wide, so a long message of the app wraps and is truncated instead. */
  get #messageLimit() {
    const { parentElement } = this.#box;
    const length = (this.isSideways ? parentElement?.clientHeight : parentElement?.clientWidth) || 2 * MESSAGE_ROOM;
    return Math.max(LEAST_MESSAGE, length - Math.min(MESSAGE_ROOM, Math.max(length / 2, LEAST_ROOM)));
  }

  /** @param {string[]} texts */
  #sizesOf(texts) {
    const ruler = make("div", { position: "absolute", visibility: "hidden", width: "max-content", whiteSpace: "nowrap" });
    TEXT_KEYS.forEach((key, index) => {
      const span = make("span", { ...FONTS[ROLES[key] ?? 0], ...this.#texts.limits(key, "inline-block") });
      span.textContent = texts[index];
      ruler.append(span);
    });
    // A box that is not displayed has no size.
    const { style: shown } = this.#box;
    const { display } = shown;
    shown.display = "";
    this.#box.append(ruler);
    // These are fractions of a pixel, without the page's transforms, and 0 if there is no layout.
    const sizes = Float64Array.from([...ruler.children].flatMap((span) => [
      parseFloat(getComputedStyle(span).width) || 0, /** @type {HTMLElement} */ (span).offsetHeight,
    ]));
    ruler.remove();
    shown.display = display;
    return sizes;
  }

  /**
   * @param {Float64Array} numbers The block.
   * @param {number} at The place of the drawing.
   */
  draw(numbers, at) {
    const count = numbers[at + Drawing.elementCount];
    let place = at + Drawing.points;
    for (let index = 0; index < count; index += 1) {
      const element = numbers.subarray(at + Drawing.elements + Element.count * index);
      const isShape = element[Element.kind] === Kind.outline || element[Element.kind] === Kind.filled;
      const length = isShape ? 3 * element[Element.pointCount] : 0;
      const part = this.#part(index, element);
      part.update(element, numbers.subarray(place, place + length));
      part.place(element);
      place += length;
    }
    this.#removeFrom(count);
  }

  /**
   * The Tab key must not scroll to the far end of a list that loads automatically, so it stops at the button that loads
   * more only where the button is visible.
   * @param {boolean} isStop
   */
  stopAtLoadButton(isStop) {
    this.#isStop = isStop;
    for (const part of this.#parts) if (part instanceof TextPart) part.stopAt(isStop);
  }

  /**
   * Uses parts of the page, such as pictures, from the next drawing on.
   * @param {(kind: number) => Part | undefined} makeOwn Returns undefined for a part of the library.
   */
  useParts(makeOwn) {
    this.#makeOwn = makeOwn;
    this.remove();
  }

  #pressed() { if (!this.#kept) this.#onTap(); }

  /** Removes all nodes and ends their animations. */
  remove() { this.#removeFrom(0); }

  /** @param {number} count */
  #removeFrom(count) {
    this.#parts.splice(count).forEach((part) => this.#drop(part));
  }

  /**
   * Removes a part. A button that has the focus stays as long as it has it, since the focus would be lost.
   * @param {Part} part
   */
  #drop(part) {
    part.stop();
    if (!(part instanceof TextPart) || !part.node.matches(":focus")) return part.node.remove();
    this.#kept = part;
    part.wait(true);
    // A node that is moved loses the focus for a moment.
    part.node.onblur = () => setTimeout(() => {
      if (this.#kept !== part || part.node.matches(":focus")) return;
      this.#kept = undefined;
      part.node.remove();
    });
  }

  /**
   * @param {number} index
   * @param {Float64Array} element
   */
  #part(index, element) {
    const kind = element[Element.kind];
    const role = kind === Kind.text ? element[Element.role] : 0;
    const old = this.#parts[index];
    if (old?.kind === kind && old.role === role) return old;
    if (old) this.#drop(old);
    const kept = this.#kept?.role === role ? this.#kept : undefined;
    const part = kept ?? this.#make(kind, role);
    if (part instanceof TextPart) part.stopAt(this.#isStop);
    part.kind = kind;
    part.role = role;
    if (kept) {
      this.#kept = undefined;
      kept.wait(false);
    } else {
      style(part.node, { position: "absolute", left: "0", top: "0" });
      this.#box.append(part.node);
    }
    return (this.#parts[index] = part);
  }

  /**
   * @param {number} kind
   * @param {number} role
   * @returns {Part}
   */
  #make(kind, role) {
    if (kind === Kind.text) return new TextPart(role, this.#texts, () => this.#pressed());
    return this.#makeOwn?.(kind) ?? (kind === Kind.spinner ? new SpinnerPart() : new ShapePart(kind === Kind.filled));
  }
}

// The size of texts. Most pages use the font size of their root as the size of text, and so does the library. Other pages make
// it a unit of lengths, such as 62.5 % or a part of the viewport's width; there, the size that the user has chosen counts.

/** The root's font sizes that count as sizes of text, relative to the size that the user has chosen. */
const LEAST = 0.8, MOST = 2;
/** The font size of the library's first line, in parts of the base. */
const TITLE_PART = 0.875;
const USUAL = 16; // pixels

/**
 * Returns the size to which the sizes of texts are relative.
 * @param {HTMLElement} node A node of the library, in the page.
 */
export function textBase(node) {
  const root = parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (root === USUAL) return "1rem";
  const { font } = node.style;
  // Monospaced fonts have another size.
  node.style.font = "medium serif";
  const chosen = parseFloat(getComputedStyle(node).fontSize);
  node.style.font = font;
  return root >= chosen * LEAST && root <= chosen * MOST ? "1rem" : `${chosen}px`;
}

/**
 * The font size of a button.
 * @param {HTMLElement} node
 */
export function buttonSize(node) { return `var(--overscroll-size, calc(${TITLE_PART} * ${textBase(node)}))`; }

/**
 * The factor by which the texts in a box are larger than usual, at least 1.
 * @param {HTMLElement | undefined} box
 */
export function textScale(box) {
  if (!box) return 1;
  box.style.fontSize = buttonSize(box);
  const size = parseFloat(getComputedStyle(box).fontSize);
  box.style.fontSize = "";
  return Math.max(1, size / (TITLE_PART * USUAL)) || 1;
}
