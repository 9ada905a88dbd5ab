// @ts-check
// `overscroll/drop`: an indicator that a page passes as its own. `DropIndicator.swift` draws the same in UIKit and SwiftUI;
// the filmstrips in Tests/OverscrollIndicatorsTests are the reference of both.
import { cosine, eased, FAILURE, isFailure, LINE, MARKS, node, part, presence, pulsing, set, sine, TINT, trace, wrapper } from "./rendering/own-drawing.js";

/** @typedef {import("./looks.js").IndicatorState} IndicatorState */
/** @typedef {import("./rendering/own-drawing.js").Arc} Arc */
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
/** With reduced motion, the time in which the drop becomes the ring. */
const FADE_TIME = 0.25;
const CLOSING = { gap: 0.15, mark: 0.25 };
const MARK = { scale: 0.8, width: 2.8 };

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
  if (isFailure({ phase, outcome })) {
    const opacity = phase === "ending" ? presence({ progress, time, outcome }) : 1;
    return { ...none, ring: { ...ring(HOLE.radius, 360), opacity }, mark: { name: "failed", scale: 1, opacity } };
  }
  if (phase === "ending") return { ...none, ...closing({ progress, time, outcome }, reducesMotion) };
  const open = pull + (isRunning ? EXTENT : 0), edge = EXTENT - open;
  if (!isRunning && progress < 1) return { liquid: hanging(progress), edge, opacity: progress > 0 ? 1 : 0 };
  const run = phase === "refreshing" ? time : 0;
  const trigger = progress > 0 ? pull / progress : 0;
  let y = REACH + Math.max(0, open - Math.max(trigger, EXTENT));
  const pulled = eased((isRunning ? progress : progress - 1) / SNAP.progress);
  if (reducesMotion) {
    const shown = part(run / FADE_TIME);
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
 * @param {Pick<IndicatorState, "progress" | "time" | "outcome">} state
 * @param {boolean} reducesMotion
 * @returns {{ ring: Ring, mark?: Mark }}
 */
function closing(state, reducesMotion) {
  const opacity = presence(state), time = reducesMotion ? Infinity : state.time;
  if (state.outcome === "cancelled") return { ring: { ...ring(HOLE.radius, 360 - GAP.angle), opacity } };
  const shown = eased(time / CLOSING.mark);
  return {
    ring: { ...ring(HOLE.radius, 360 - GAP.angle * (1 - part(time / CLOSING.gap))), opacity },
    mark: { name: "done", scale: MARK.scale * (0.5 + shown / 2), opacity: opacity * shown },
  };
}

/**
 * The indicator, for `indicator` of a list or an edge. Each list needs its own.
 * @returns {import("./overscroll.js").OwnIndicator}
 */
export function drop() {
  const drawing = node("svg", { viewBox: `${-REACH} 0 ${EXTENT} ${EXTENT}`, width: EXTENT, height: EXTENT });
  drawing.style.cssText = "display: block; overflow: visible";
  const turned = node("g", {}), liquid = node("path", { fill: "currentColor" }), ring = node("path", LINE), mark = node("path", LINE);
  turned.append(liquid, ring);
  drawing.append(turned, mark);
  const element = wrapper("", drawing);
  for (const fading of [liquid, ring]) fading.style.transition = "var(--fade)";
  const pulse = pulsing(ring, FADE_TIME);
  return { element, extent: EXTENT, update(state) {
    const isStill = state.reducesMotion && state.phase === "refreshing";
    const drawing = dropDrawing(isStill ? { ...state, time: Infinity } : state);
    // There are no frames with reduced motion, so the browser fades.
    element.style.setProperty("--fade", state.reducesMotion ? `opacity ${FADE_TIME}s` : "none");
    pulse(isStill);
    element.style.color = isFailure(state) ? FAILURE : TINT;
    set(turned, { transform: placed(state.edge, element) });
    set(liquid, { d: outline(drawing.liquid), transform: `translate(0 ${drawing.edge})`, opacity: drawing.opacity });
    const { y = REACH, rotation = 0, opacity = 0, arc, width = 0 } = drawing.ring ?? {};
    set(ring, { d: arc ? trace(arc, true) : "", "stroke-width": width, transform: `translate(0 ${y}) rotate(${rotation})`, opacity });
    const { name, scale = 1, opacity: shown = 0 } = drawing.mark ?? {};
    set(mark, {
      d: name ? MARKS[name] : "", "stroke-width": name === "failed" ? 2.25 : MARK.width, transform: `translate(0 ${REACH}) scale(${scale})`, opacity: shown,
    });
  } };
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
