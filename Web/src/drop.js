// @ts-check
// `overscroll/drop`: an indicator that a page passes as its own. `DropIndicator.swift` draws the same in UIKit and SwiftUI;
// the filmstrips in Tests/OverscrollIndicatorsTests are the reference of both.

/** @typedef {import("./looks.js").IndicatorState} IndicatorState */
/** @typedef {[x: number, y: number, radius: number, from: number, to: number]} Arc Angles in degrees, clockwise from the right. */
/** @typedef {{ arc: Arc, width: number, y: number, rotation: number, opacity: number }} Ring */
/** @typedef {{ name: "done" | "failed", scale: number, opacity: number }} Mark */

/** The length of the indicator, and the radius of the free drop, in pixels. */
const EXTENT = 54, RADIUS = 12;
/** The distance of the drop from the edge when it snaps off, in pixels. */
const REACH = EXTENT / 2;
/** The angle at which the neck touches the drop when it snaps off, in degrees: that at which the tip and the circle fill `FREE_AREA`. */
const SNAP_ANGLE = 65.19488187862196;
const SNAP_NECK = neckRadius(SNAP_ANGLE);
const SNAP_RADIUS = REACH / (SNAP_NECK + (1 + SNAP_NECK) * sine(SNAP_ANGLE));
const FREE_AREA = Math.PI * RADIUS ** 2;
const AREA = SNAP_RADIUS ** 2 * hangingArea(SNAP_ANGLE);
/** The largest radius of the drop while it wells out of the edge, in pixels. */
const LARGEST = 14.5;
/** The part of the trigger distance, and the time in seconds, in which the tip and the rest draw back. */
const SNAP = { progress: 0.15, time: 0.15 };
/** The bounce after the release. */
const BOUNCE = { height: 2.5, turns: 2, time: 0.5 };
/** The ring: the time of its opening, and its line. */
const HOLE = { time: 0.25, radius: 9.5 };
const GAP = { angle: 90, start: 0.3, time: 0.25 };
const TURN_TIME = 0.9;
/** With reduced motion, the time in which the drop becomes the ring, then the ring's fading. */
const FADE = { time: 0.25, period: 2, lowest: 0.35 };
const CANCEL_TIME = 0.2;
const CLOSING = { gap: 0.15, mark: 0.25 };

/** @param {number} degrees */
function sine(degrees) { return Math.sin(degrees * Math.PI / 180); }
/** @param {number} degrees */
function cosine(degrees) { return Math.cos(degrees * Math.PI / 180); }

/** @param {number} value */
function part(value) { return value > 0 ? Math.min(1, value) : 0; }

/**
 * Eases from 0 to 1.
 * @param {number} value
 */
function eased(value) {
  const x = part(value);
  return x * x * (3 - 2 * x);
}

/**
 * The radius of the arcs beside a tip of an angle, relative to that of the drop: they meet on the axis.
 * @param {number} angle
 */
function neckRadius(angle) { return cosine(angle) / (1 - cosine(angle)); }

/**
 * The area of a drop that hangs from the edge, relative to the square of its radius.
 * @param {number} angle
 */
function hangingArea(angle) {
  const x = (1 + SNAP_NECK) * cosine(angle);
  return x * (2 * SNAP_NECK + (1 + SNAP_NECK) * sine(angle)) + (1 - SNAP_NECK ** 2) * (angle + 90) * Math.PI / 180;
}

/**
 * A drop that hangs from the edge: an arc beside the edge, the drop, and an arc back to the edge.
 * @param {number} progress
 * @returns {Arc[][]}
 */
function hanging(progress) {
  const angle = -90 + (90 + SNAP_ANGLE) * part(progress);
  const area = hangingArea(angle), radius = area * LARGEST ** 2 > AREA ? Math.sqrt(AREA / area) : LARGEST;
  const neck = SNAP_NECK * radius;
  const x = (radius + neck) * cosine(angle), y = neck + (radius + neck) * sine(angle);
  return [[[-x, neck, neck, -90, angle], [0, y, radius, 180 + angle, -angle], [x, neck, neck, 180 - angle, 270]]];
}

/**
 * The rest at the edge, and the drop below it.
 * @param {number} snapped From 0, where they touch, to 1, where the rest is gone, and the drop is a circle.
 * @param {number} y The centre of the drop.
 * @returns {Arc[][]}
 */
function apart(snapped, y) {
  const rest = SNAP_NECK * SNAP_RADIUS * (1 - snapped);
  const angle = SNAP_ANGLE + (90 - SNAP_ANGLE) * snapped;
  const part = neckRadius(angle), turn = angle * Math.PI / 180;
  const area = part * (1 + part) * sine(angle) - part ** 2 * turn + Math.PI / 2 + turn;
  const radius = Math.sqrt(FREE_AREA / area);
  const neck = part * radius, top = y - (radius + neck) * sine(angle);
  return [
    [[-rest, rest, rest, -90, 0], [rest, rest, rest, 180, 270]],
    [[-neck, top, neck, 0, angle], [0, y, radius, 180 + angle, -angle], [neck, top, neck, 180 - angle, 180]],
  ];
}

/**
 * What is drawn of a state: the liquid, whose origin is at the edge, the ring, and the mark in it.
 * @param {Omit<IndicatorState, "edge">} state
 * @returns {{ liquid: Arc[][], edge: number, opacity: number, ring?: Ring, mark?: Mark }}
 */
export function dropDrawing({ phase, progress, pull, time, reducesMotion, outcome }) {
  const isRunning = phase === "waiting" || phase === "refreshing";
  const none = { liquid: [], edge: 0, opacity: 0 };
  if (phase === "noMore") return none;
  if (phase === "ending") return { ...none, ...closing(progress, time, outcome !== "cancelled") };
  if (phase === "failed") return { ...none, ring: ring(HOLE.radius, 360), mark: { name: "failed", scale: 1, opacity: 1 } };
  const open = pull + (isRunning ? EXTENT : 0), edge = EXTENT - open;
  if (!isRunning && progress < 1) return { liquid: hanging(progress), edge, opacity: progress > 0 ? 1 : 0 };
  const run = phase === "refreshing" ? time : 0;
  const trigger = progress > 0 ? pull / progress : 0;
  let y = REACH + Math.max(0, open - Math.max(trigger, EXTENT));
  const pulled = eased((isRunning ? progress : progress - 1) / SNAP.progress);
  if (reducesMotion) {
    const shown = part(run / FADE.time);
    return { liquid: apart(pulled, y), edge, opacity: 1 - shown, ring: { ...ring(HOLE.radius, 360), y: edge + y, opacity: shown } };
  }
  const rest = 1 - part(run / BOUNCE.time);
  y += BOUNCE.height * rest * rest * sine(360 * BOUNCE.turns * (1 - rest));
  if (run < SNAP.time) return { liquid: apart(Math.max(pulled, eased(run / SNAP.time)), y), edge, opacity: 1 };
  const sweep = 360 - GAP.angle * part((run - GAP.start) / GAP.time);
  const opened = ring(HOLE.radius * eased((run - SNAP.time) / HOLE.time), sweep);
  return { liquid: [], edge, opacity: 0, ring: { ...opened, y: edge + y, rotation: 360 * ((run - SNAP.time) / TURN_TIME % 1) } };
}

/**
 * A ring in the middle of the box, as wide as the drop.
 * @param {number} hole The inner radius.
 * @param {number} sweep The visible part, in degrees.
 * @returns {Ring}
 */
function ring(hole, sweep) {
  return { arc: [0, 0, (RADIUS + hole) / 2, -90, sweep - 90], width: RADIUS - hole, y: REACH, rotation: 0, opacity: 1 };
}

/**
 * The ring closes around a check mark; after a cancelled run it only fades.
 * @param {number} progress
 * @param {number} time
 * @param {boolean} isDone
 * @returns {{ ring: Ring, mark?: Mark }}
 */
function closing(progress, time, isDone) {
  const opacity = part(2 * progress);
  if (!isDone) return { ring: { ...ring(HOLE.radius, 360 - GAP.angle), opacity: opacity * (1 - part(time / CANCEL_TIME)) } };
  const shown = eased(time / CLOSING.mark);
  return {
    ring: { ...ring(HOLE.radius, 360 - GAP.angle * (1 - part(time / CLOSING.gap))), opacity },
    mark: { name: "done", scale: 0.5 + shown / 2, opacity: opacity * shown },
  };
}

const NAMESPACE = "http://www.w3.org/2000/svg";
const MARKS = { done: "M-5-.2-1.5 3.3 5-3.6", failed: "M0-5.2v6M0 4.9v.01" };
const MARK_WIDTH = 2.25;
const TINT = "var(--overscroll-tint, LinkText)", FAILURE = "light-dark(#c02f2e, #ff6b61)";

/**
 * The indicator, for `indicator` of a list or an edge. Each list needs its own.
 * @returns {import("./overscroll.js").OwnIndicator}
 */
export function drop() {
  const element = node("svg", { viewBox: `${-REACH} 0 ${EXTENT} ${EXTENT}`, width: EXTENT, height: EXTENT, "aria-hidden": "true" });
  element.style.cssText = "display: block; overflow: visible";
  const turned = node("g", {}), line = { fill: "none", stroke: "currentColor", "stroke-linecap": "round", "stroke-linejoin": "round" };
  const liquid = node("path", { fill: "currentColor" }), ring = node("path", line), mark = node("path", { ...line, "stroke-width": MARK_WIDTH });
  turned.append(liquid, ring);
  element.append(turned, mark);
  for (const fading of [liquid, ring]) fading.style.transition = "var(--fade)";
  const fading = ring.animate([{ opacity: 1 }, { opacity: FADE.lowest }, { opacity: 1 }], {
    delay: 1000 * FADE.time, duration: 1000 * FADE.period, iterations: Infinity,
  });
  fading.cancel();
  const pulse = (/** @type {boolean} */ runs) => {
    if (!runs) fading.cancel();
    else if (fading.playState === "idle") fading.play();
  };
  return { element, extent: EXTENT, update(state) {
    const drawing = dropDrawing(state.reducesMotion ? { ...state, time: Infinity } : state);
    // There are no frames with reduced motion, so the browser fades.
    element.style.setProperty("--fade", state.reducesMotion ? `opacity ${FADE.time}s` : "none");
    pulse(state.reducesMotion && state.phase === "refreshing");
    element.style.color = state.phase === "failed" ? FAILURE : TINT;
    set(turned, { transform: placed(state.edge, element) });
    set(liquid, { d: outline(drawing.liquid), transform: `translate(0 ${drawing.edge})`, opacity: drawing.opacity });
    const { y = REACH, rotation = 0, opacity = 0, arc, width = 0 } = drawing.ring ?? {};
    set(ring, { d: arc ? trace(arc, true) : "", "stroke-width": width, transform: `translate(0 ${y}) rotate(${rotation})`, opacity });
    const { name, scale = 1, opacity: shown = 0 } = drawing.mark ?? {};
    set(mark, { d: name ? MARKS[name] : "", transform: `translate(0 ${REACH}) scale(${scale})`, opacity: shown });
  } };
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
function node(name, attributes) {
  const made = /** @type {SVGElement} */ (document.createElementNS(NAMESPACE, name));
  set(made, attributes);
  return made;
}

/**
 * @param {SVGElement} element
 * @param {Record<string, string | number>} attributes
 */
function set(element, attributes) {
  for (const name in attributes) element.setAttribute(name, String(attributes[name]));
}

/**
 * Turns the drawing so that its upper side is at the edge.
 * @param {import("./overscroll.js").Edge} edge
 * @param {Element} element
 */
function placed(edge, element) {
  if (edge === "top") return "";
  if (edge === "bottom") return `rotate(180 0 ${REACH})`;
  return `rotate(${(edge === "leading") === element.matches(":dir(ltr)") ? -90 : 90} 0 ${REACH})`;
}

/** @param {Arc[][]} paths */
function outline(paths) {
  return paths.map((arcs) => `${arcs.map((arc, index) => trace(arc, index === 0)).join("")}Z`).join("");
}

/**
 * @param {Arc} arc
 * @param {boolean} begins Whether a path begins with it.
 */
function trace([x, y, radius, from, to], begins) {
  const at = (/** @type {number} */ angle) => `${round(x + radius * cosine(angle))} ${round(y + radius * sine(angle))}`;
  const clockwise = Number(to > from), middle = (from + to) / 2;
  // In two halves, because an SVG arc is no full circle.
  const half = `A${round(radius)} ${round(radius)} 0 0 ${clockwise} `;
  return `${begins ? "M" : "L"}${at(from)}${half}${at(middle)}${half}${at(to)}`;
}

/** @param {number} value */
function round(value) { return Math.round(value * 1000) / 1000; }
