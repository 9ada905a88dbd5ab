// @ts-check
import * as Element from "./element.js";
import { live, reducesMotion } from "./motion.js";
import { make, style, svg } from "./nodes.js";
import * as Place from "./place.js";
import * as Step from "./step.js";
import { TEXT_KEYS } from "./texts.js";

/** @typedef {import("./texts.js").EdgeTexts} EdgeTexts */
/** @typedef {import("./pictures.js").PicturePainter} PicturePainter */

const COLORS = [
  "var(--overscroll-label, currentColor)",
  "var(--overscroll-secondary, currentColor)",
  "var(--overscroll-tint, LinkText)",
  "CanvasText",
];
const FORCED = 3;
const forcedColors = live("(forced-colors: active)");
// The lines of the page's text may be higher, and its paragraphs indented.
const FAMILY = { fontFamily: "var(--overscroll-font, inherit)", lineHeight: "normal", textIndent: "0px" };
const TITLE = { ...FAMILY, fontSize: "var(--overscroll-size, 0.875rem)", fontWeight: "600" };
/** The fonts by text role. */
const FONTS = [TITLE, { ...FAMILY, fontSize: "var(--overscroll-secondary-size, 0.75rem)", fontWeight: "400" }, TITLE];
const FONT_PROPERTIES = ["font", "size", "secondary-size"].map((name) => `--overscroll-${name}`);
/** @type {Record<string, number>} */
const ROLES = { lastUpdated: 1, retry: 2, refresh: 1 };
const ACTION = 2;
const TEXT = 0, SPINNER = 1, OUTLINE = 2, INSIDE = 3, PICTURE = 4;
const SPOKES = 8;
const LEAST_MESSAGE = 24; // pixels
const MESSAGE_ROOM = 140; // pixels beside a message: an icon or a button, and margins

/** Creates the nodes for the drawings of one indicator once, and afterwards writes only changed values. */
export class Renderer {
  #box;
  #texts;
  #onAction;
  /** @type {Part[]} */
  #parts = [];
  /** The last measured fonts and texts. */
  #looks = "";
  #sizes = new Float64Array(0);

  /**
   * Creates the node of a picture; set only at edges with pictures.
   * @type {(() => PicturePainter) | undefined}
   */
  makePicture;

  /**
   * Creates the node of a sign that has an image; undefined for other signs.
   * @type {((kind: number) => Part | undefined) | undefined}
   */
  makeSign;

  /**
   * @param {HTMLElement} box
   * @param {EdgeTexts} texts
   * @param {() => void} onAction
   */
  constructor(box, texts, onAction) {
    this.#box = box;
    this.#texts = texts;
    this.#onAction = onAction;
  }

  /**
   * The sizes of all texts, two numbers each. When they may have changed, one layout measures all of them.
   * @param {boolean} [isForced]
   */
  measure(isForced) {
    const texts = TEXT_KEYS.map((key) => this.#texts.at(key));
    const own = getComputedStyle(this.#box);
    const fonts = [own.font, getComputedStyle(document.documentElement).font, ...FONT_PROPERTIES.map((name) => own.getPropertyValue(name))];
    const looks = `${fonts}${texts}`;
    // Texts have no height if there is no layout.
    if (isForced || looks !== this.#looks || !this.#sizes[1]) this.#sizes = this.#sizesOf(texts);
    this.#looks = looks;
    return this.#sizes;
  }

  /** @param {string[]} texts */
  #sizesOf(texts) {
    const ruler = make("div", { position: "absolute", visibility: "hidden", whiteSpace: "nowrap" });
    // The engine scales down a drawing that is too wide, so a long message of the app is truncated instead.
    this.#texts.messageLimit = Math.max(LEAST_MESSAGE, (this.#box.parentElement?.clientWidth || 2 * MESSAGE_ROOM) - MESSAGE_ROOM);
    TEXT_KEYS.forEach((key, index) => {
      const span = make("span", { display: "inline-block", ...FONTS[ROLES[key] ?? 0], ...this.#texts.limits(key) });
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

  /** @param {Float64Array} numbers The block, with the drawing. */
  draw(numbers) {
    const count = numbers[Place.elementCount];
    let place = Place.points;
    for (let index = 0; index < count; index += 1) {
      const element = numbers.subarray(Place.elements + Element.count * index);
      const isShape = element[Element.kind] === OUTLINE || element[Element.kind] === INSIDE;
      const length = isShape ? 3 * element[Element.pointCount] : 0;
      const part = this.#part(index, element);
      part.update(element, numbers.subarray(place, place + length));
      part.place(element);
      place += length;
    }
    this.#removeFrom(count);
  }

  /** Removes all nodes and ends their animations. */
  remove() { this.#removeFrom(0); }

  /** @param {number} count */
  #removeFrom(count) {
    for (const part of this.#parts.splice(count)) {
      part.stop();
      part.node.remove();
    }
  }

  /**
   * @param {number} index
   * @param {Float64Array} element
   */
  #part(index, element) {
    const kind = element[Element.kind];
    const role = kind === TEXT ? element[Element.role] : 0;
    const old = this.#parts[index];
    if (old?.kind === kind && old.role === role) return old;
    const part = this.#make(kind, role);
    part.kind = kind;
    part.role = role;
    style(part.node, { position: "absolute", left: "0", top: "0" });
    old?.stop();
    if (old) old.node.replaceWith(part.node);
    else this.#box.append(part.node);
    return (this.#parts[index] = part);
  }

  /**
   * @param {number} kind
   * @param {number} role
   * @returns {Part}
   */
  #make(kind, role) {
    if (kind === TEXT) return new TextPart(role, this.#texts, this.#onAction);
    const sign = this.makeSign?.(kind);
    if (sign) return sign;
    if (kind === SPINNER) return new SpinnerPart();
    const painter = kind === PICTURE ? this.makePicture?.() : undefined;
    return painter ? new PicturePart(painter) : new ShapePart(kind === INSIDE);
  }
}

/**
 * A colour by its role, or as 0x1RRGGBB.
 * @param {number} number
 */
function colorOf(number) {
  return COLORS[number] ?? `#${number.toString(16).slice(1)}`;
}

/** One element of a drawing: its node, and the last written numbers. */
export class Part {
  /** @type {HTMLElement | SVGElement} */
  node;
  kind = -1;
  role = 0;
  /** The last written position, rotation and scale. */
  #pose = [NaN, NaN, NaN, NaN];
  #opacity = NaN;
  #color = NaN;

  /** @param {HTMLElement | SVGElement} node */
  constructor(node) {
    this.node = node;
  }

  /**
   * @param {Float64Array} _element
   * @param {Float64Array} _points
   */
  update(_element, _points) {}

  stop() {}

  /** @param {Float64Array} element */
  place(element) {
    const pose = this.#pose;
    if (copyChanges(pose, element, Element.x)) {
      const [x, y, rotation, scale] = pose;
      this.node.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${rotation}deg) scale(${scale})`;
    }
    const opacity = element[Element.opacity];
    if (opacity !== this.#opacity) this.node.style.opacity = String((this.#opacity = opacity));
    // In forced colours the browser replaces only text colours, so drawings choose theirs here.
    const color = forcedColors() ? FORCED : element[Element.color];
    if (color !== this.#color) this.node.style.color = colorOf((this.#color = color));
  }
}

/**
 * Copies numbers; returns whether one of them has changed. This is faster than comparing strings.
 * @param {number[]} before
 * @param {Float64Array} now
 * @param {number} start The place of the first number in `now`.
 */
function copyChanges(before, now, start) {
  let isOther = false;
  for (let index = 0; index < before.length; index += 1) {
    if (before[index] !== now[start + index]) isOther = true;
    before[index] = now[start + index];
  }
  return isOther;
}

const BUTTON = {
  // In forced colours the transparent border becomes visible, which separates the button from the sentence before it.
  background: "none", border: "1px solid transparent", padding: "0 7px", minWidth: "44px", minHeight: "44px", cursor: "pointer", pointerEvents: "auto",
};

class TextPart extends Part {
  #texts;
  /** @type {string | undefined} */
  #text;

  /**
   * @param {number} role
   * @param {EdgeTexts} texts
   * @param {() => void} onAction
   */
  constructor(role, texts, onAction) {
    const isButton = role === ACTION;
    super(make(isButton ? "button" : "span", { font: "inherit", whiteSpace: "nowrap", ...FONTS[role], ...(isButton && BUTTON) }));
    this.#texts = texts;
    // A text may have another direction than the page.
    /** @type {HTMLElement} */ (this.node).dir = "auto";
    if (isButton) {
      /** @type {HTMLButtonElement} */ (this.node).type = "button";
      this.node.part.value = "button retry";
      this.node.onclick = onAction;
    } else {
      // A status region announces the texts; without this a screen reader would read them twice.
      this.node.ariaHidden = "true";
    }
  }

  /** @param {Float64Array} element */
  update(element) {
    const key = TEXT_KEYS[element[Element.text]];
    const text = this.#texts.at(key);
    if (text === this.#text) return;
    this.node.textContent = this.#text = text;
    style(this.node, this.#texts.limits(key));
  }
}

class PicturePart extends Part {
  #painter;

  /** @param {PicturePainter} painter */
  constructor(painter) {
    super(painter.node);
    this.#painter = painter;
  }

  /** @param {Float64Array} element */
  update(element) { this.#painter.update(element); }
}

/**
 * The root of a drawing, with the origin at its center.
 * @param {SVGElement} child
 */
function drawing(child) {
  const root = svg("svg", { viewBox: "-12 -12 24 24", "aria-hidden": true });
  root.dataset.overscrollPart = "";
  style(root, { width: "24px", height: "24px" });
  root.append(child);
  return root;
}

const LINE = { fill: "none", stroke: "currentColor", "stroke-linecap": "round", "stroke-linejoin": "round" };

export class ShapePart extends Part {
  #path;
  /** @type {number[]} */
  #points = [];
  #width = NaN;

  /** @param {boolean} isFilled */
  constructor(isFilled) {
    const path = svg("path", isFilled ? { fill: "currentColor", stroke: "none" } : LINE);
    super(drawing(path));
    this.#path = path;
    // The browser turns an arrow without painting the indicator again.
    style(this.node, { overflow: "visible", willChange: "transform" });
  }

  /**
   * @param {Float64Array} element
   * @param {Float64Array} points
   */
  update(element, points) {
    this.#points.length = points.length;
    if (copyChanges(this.#points, points, 0)) this.#path.setAttribute("d", pathOf(points));
    const width = element[Element.length];
    if (width !== this.#width) style(/** @type {SVGElement} */ (this.#path), { strokeWidth: String((this.#width = width)) });
  }
}

/**
 * The steps of a shape as an SVG path.
 * @param {Float64Array} points
 */
function pathOf(points) {
  let path = "";
  for (let i = 0; i < points.length; i += 3) {
    const [step, x, y] = points.subarray(i, i + 3);
    if (step === Step.close) path += "Z";
    else if (step === Step.arc) path += arcOf(x, y, points.subarray((i += 3), i + 3), path);
    else path += `${step === Step.line && path ? "L" : "M"}${x} ${y}`;
  }
  return path;
}

/**
 * Converts an arc to parts of less than half a circle, because longer arcs in SVG are ambiguous.
 * @param {number} x
 * @param {number} y
 * @param {Float64Array} numbers The radius, and the start and end angles in degrees.
 * @param {string} before
 */
function arcOf(x, y, [radius, start, end], before) {
  const sweep = Math.min(360, Math.max(-360, end - start));
  const count = Math.ceil(Math.abs(sweep) / 120);
  const at = (/** @type {number} */ part) => {
    const angle = (start + (sweep * part) / (count || 1)) * (Math.PI / 180);
    return `${x + radius * Math.cos(angle)} ${y + radius * Math.sin(angle)}`;
  };
  let path = `${before ? "L" : "M"}${at(0)}`;
  for (let part = 1; part <= count; part += 1) path += `A${radius} ${radius} 0 0 ${Number(sweep > 0)} ${at(part)}`;
  return path;
}

/** Eight spokes: some of them by progress, or all of them spinning. */
class SpinnerPart extends Part {
  #wheel;
  /**
   * The number of visible spokes; -1 while the spinner spins.
   * @type {number | undefined}
   */
  #count;
  /** @type {Animation | undefined} */
  #turning;

  constructor() {
    const wheel = svg("g");
    super(drawing(wheel));
    this.#wheel = wheel;
    const line = svg("line", { ...LINE, "stroke-width": 2.64, y1: -5.52, y2: -10.08 });
    for (let spoke = 0; spoke < SPOKES; spoke += 1) {
      const copy = /** @type {SVGElement} */ (line.cloneNode());
      copy.setAttribute("transform", `rotate(${(360 / SPOKES) * spoke})`);
      wheel.append(copy);
    }
  }

  /** @param {Float64Array} element */
  update(element) {
    const length = `${element[Element.length]}px`;
    style(this.node, { width: length, height: length });
    const progress = element[Element.progress];
    const count = progress < 0 ? -1 : Math.round(progress * SPOKES);
    if (count === this.#count) return;
    this.#count = count;
    [...this.#wheel.children].forEach((spoke, index) => {
      const opacity = count < 0 ? 0.2 + (0.8 * (index + 1)) / SPOKES : Number(index < count);
      style(/** @type {SVGElement} */ (spoke), { opacity: String(opacity) });
    });
    this.stop();
    if (count < 0) this.#turning = this.#turn();
  }

  /** Cancels the animation: an endless animation keeps running, and keeps its nodes alive, after they are removed. */
  stop() { this.#turning?.cancel(); }

  #turn() {
    const isStill = reducesMotion();
    const frames = isStill ? { opacity: [1, 0.35, 1] } : { transform: ["rotate(0deg)", "rotate(360deg)"] };
    const turning = this.#wheel.animate(frames, {
      duration: isStill ? 2000 : 900, iterations: Infinity, easing: isStill ? "ease-in-out" : `steps(${SPOKES})`,
    });
    // Tied to the page's clock, so that a spinner continues at the same angle in another node.
    turning.startTime = 0;
    return turning;
  }
}
