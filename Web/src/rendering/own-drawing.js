// @ts-check
// What the indicators with scripts of their own draw with; each script contains it.
export { ACCENT as FAILURE, LINE } from "../page/nodes.js";

/** @typedef {import("../looks.js").IndicatorState} IndicatorState */
/** @typedef {[x: number, y: number, radius: number, from: number, to: number]} Arc Angles in degrees, clockwise from the right. */

export const TINT = "var(--overscroll-tint, LinkText)";
/** The check mark, 13 pixels wide, and the sign in the ring of a failure. */
export const MARKS = { done: "M-6.5 .5-2 5 6.5-5", failed: "M0-5.2v6M0 4.9v.01" };
/** The time in which an indicator shows a result and leaves, and that in which a cancelled one leaves, in seconds. */
const LEAVING = 0.4, CANCELLED = 0.2;
/** The fading of a symbol that does not turn. */
const PULSE = { time: 2, lowest: 0.35 };
const NAMESPACE = "http://www.w3.org/2000/svg";

/** @param {number} degrees */
export function sine(degrees) { return Math.sin(degrees * Math.PI / 180); }
/** @param {number} degrees */
export function cosine(degrees) { return Math.cos(degrees * Math.PI / 180); }

/** @param {number} value */
export function part(value) { return value > 0 ? Math.min(1, value) : 0; }

/**
 * Eases from 0 to 1.
 * @param {number} value
 */
export function eased(value) {
  const x = part(value);
  return x * x * (3 - 2 * x);
}

/**
 * Whether a failure is shown: until it has closed.
 * @param {Pick<IndicatorState, "phase" | "outcome">} state
 */
export const isFailure = ({ phase, outcome }) => phase === "failed" || (phase === "ending" && outcome === "failed");

/**
 * How much of an indicator is left while the edge closes: as much as its space, but at first a result is drawn in full, since
 * an indicator over the content has no space.
 * @param {Pick<IndicatorState, "progress" | "time" | "outcome">} state
 */
export function presence({ progress, time, outcome }) {
  return outcome === "cancelled" ? 1 - part(time / CANCELLED) : Math.max(part(2 * progress), eased((LEAVING - time) / 0.12));
}

/**
 * Prepares the fading of a node, for users who prefer reduced motion; there are no frames then, so the browser fades.
 * @param {Element} faded
 * @param {number} delay In seconds.
 * @returns {(runs: boolean) => void}
 */
export function pulsing(faded, delay) {
  const fading = faded.animate([{ opacity: 1 }, { opacity: PULSE.lowest }, { opacity: 1 }], {
    delay: 1000 * delay, duration: 1000 * PULSE.time, iterations: Infinity,
  });
  fading.cancel();
  return (runs) => {
    if (!runs) fading.cancel();
    else if (fading.playState === "idle") fading.play();
  };
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
export function node(name, attributes) {
  const made = /** @type {SVGElement} */ (document.createElementNS(NAMESPACE, name));
  set(made, attributes);
  return made;
}

/**
 * @param {SVGElement} element
 * @param {Record<string, string | number>} attributes
 */
export function set(element, attributes) {
  for (const name in attributes) element.setAttribute(name, String(attributes[name]));
}

/**
 * The indicator's own element. Its colour is that of the drawing: in forced colours a browser replaces it, but none of an SVG.
 * @param {string} styles
 * @param {...Element} children
 */
export function wrapper(styles, ...children) {
  const made = document.createElement("div");
  made.ariaHidden = "true";
  made.style.cssText = styles;
  made.append(...children);
  return made;
}

/**
 * @param {Arc} arc
 * @param {boolean} begins Whether a path begins with it.
 */
export function trace([x, y, radius, from, to], begins) {
  const at = (/** @type {number} */ angle) => `${round(x + radius * cosine(angle))} ${round(y + radius * sine(angle))}`;
  const clockwise = Number(to > from), middle = (from + to) / 2;
  // In two halves, because an SVG arc is no full circle.
  const half = `A${round(radius)} ${round(radius)} 0 0 ${clockwise} `;
  return `${begins ? "M" : "L"}${at(from)}${half}${at(middle)}${half}${at(to)}`;
}

/** @param {number} value */
function round(value) { return Math.round(value * 1000) / 1000; }
