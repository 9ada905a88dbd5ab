// @ts-check
// The elements of a drawing that are not texts.
import { Element, Step } from "../engine/block-layout.js";
import { ACCENT, LINE, make, style, svg } from "../page/nodes.js";
import { TEXT_KEYS } from "../wording/texts.js";
import { live, reducesMotion } from "./animation.js";

/** @typedef {import("../wording/texts.js").EdgeTexts} EdgeTexts */

const COLORS = [
  "var(--overscroll-label, currentColor)",
  "var(--overscroll-secondary, currentColor)",
  "var(--overscroll-tint, LinkText)",
  "CanvasText",
  // Browsers of 2023 have no `light-dark`, and draw in the colour of the text.
  ACCENT,
];
const FORCED = 3;
const forcedColors = live("(forced-colors: active)");
const SPOKES = 8;

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

  /** Writes everything again at the next `place`. */
  forget() {
    this.#pose.fill(NaN);
    this.#opacity = this.#color = NaN;
  }

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
export class SpinnerPart extends Part {
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

// The texts and buttons of a drawing.

// The lines of the page's text may be higher, and its paragraphs indented.
const FAMILY = { fontFamily: "var(--overscroll-font, inherit)", lineHeight: "normal", textIndent: "0px" };
const TITLE = { ...FAMILY, fontSize: "var(--overscroll-size, 0.875em)", fontWeight: "600" };
/** The fonts by text role. */
export const FONTS = [
  TITLE, { ...FAMILY, fontSize: "var(--overscroll-secondary-size, 0.75em)", fontWeight: "400" }, { ...TITLE, padding: "4px 12px", boxSizing: "border-box" },
];
const ACTION = 2;

/** A capsule in a larger button. In forced colours its border becomes visible and narrow. */
const BUTTON = {
  background: "color-mix(in srgb, currentColor 12%, transparent) padding-box", border: "8px solid transparent", borderRadius: "22px",
  minHeight: "44px", cursor: "pointer", pointerEvents: "auto",
};

/** A button that has the focus, but is not in the drawing: a frame around the whole drawing. */
const WAITING = { transform: "none", width: "100%", height: "100%", opacity: "1", color: "transparent", pointerEvents: "none" };

export class TextPart extends Part {
  #texts;
  /** @type {string | undefined} */
  #text;
  /** @type {string | undefined} */
  #key;
  #isStop = true;

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
    this.#key = key;
    this.stopAt(this.#isStop);
    if (text === this.#text) return;
    if (this.#text) this.node.animate({ opacity: [0, element[Element.opacity]] }, 120);
    this.node.textContent = this.#text = text;
    style(this.node, this.#texts.limits(key));
  }

  /**
   * @param {boolean} isStop Whether the Tab key stops here if this is the button that loads more.
   */
  stopAt(isStop) {
    this.#isStop = isStop;
    const index = isStop || this.#key !== "loadMore" ? 0 : -1;
    if (this.role === ACTION && this.node.tabIndex !== index) this.node.tabIndex = index;
  }

  /** @param {boolean} isWaiting Whether the button cannot be pressed now. */
  wait(isWaiting) {
    this.node.ariaDisabled = isWaiting ? "true" : null;
    style(this.node, isWaiting ? WAITING : { width: "", height: "", pointerEvents: "auto" });
    this.forget();
  }
}
