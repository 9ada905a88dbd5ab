// @ts-check
// `overscroll/material`: an indicator that a page passes as its own. `MaterialIndicator.swift` draws the same in UIKit and
// SwiftUI; the filmstrips in Tests/OverscrollIndicatorsTests are the reference of both. The proportions are those of
// Material's public specifications, which `MaterialDrawing.swift` names.
import { eased, FAILURE, isFailure, LINE, MARKS, node, part, presence, pulsing, set, TINT, trace, wrapper } from "./rendering/own-drawing.js";

/** @typedef {import("./looks.js").IndicatorState} IndicatorState */
/** @typedef {{ sweep: number, rotation: number, opacity: number, arrow: number }} Disc The arc, and the size of its arrow. */

const EXTENT = 64, RADIUS = 20, ARC_RADIUS = 8.75, LINE_WIDTH = 2.5;
/** The lengths of the arc, and its rotation when it is complete, in degrees. */
const SHORTEST = 36, LONGEST = 288, REST = 45;
/** The part of the pull after which the arc grows, and its opacity until a release would start the action. */
const GROWTH = { start: 0.4, opacity: 0.4 };
const SWELL = { time: 0.25, scale: 1.08 };
const ARROW_TIME = 0.15;
/** The time in which the arc shortens and lengthens once, and the angle by which it turns in it: by four full turns in three breaths. */
const BREATH = { time: 1.333, turn: 480 };
const CLOSING = { ring: 0.12, mark: 0.2, start: 0.06 };
const MARK_SCALE = 1.1;

/**
 * What is drawn of a state: the size of the disc, the arc on it, and how much of a mark is shown.
 * @param {Omit<IndicatorState, "edge" | "pull">} state
 * @returns {{ size: number, arc: Disc, shown: number, isFailed?: boolean }}
 */
export function materialDrawing({ phase, progress, time, reducesMotion, outcome }) {
  const whole = { sweep: LONGEST, rotation: REST, opacity: 1, arrow: 0 };
  if (phase === "noMore") return { size: 0, arc: { ...whole, opacity: 0 }, shown: 0 };
  if (isFailure({ phase, outcome })) return { size: phase === "ending" ? presence({ progress, time, outcome }) : 1, arc: { ...whole, opacity: 0 }, shown: 1, isFailed: true };
  if (phase === "ending") {
    const size = presence({ progress, time, outcome }), isDone = outcome !== "cancelled";
    const run = reducesMotion ? Infinity : time;
    const shown = isDone ? eased((run - CLOSING.start) / CLOSING.mark) : 0;
    const closed = isDone ? eased(run / CLOSING.ring) : 0;
    return { size, arc: { ...whole, sweep: LONGEST + (360 - LONGEST) * closed, opacity: size * (1 - shown) }, shown };
  }
  if (phase !== "waiting" && phase !== "refreshing") {
    const missing = 1 - part(progress), grown = part((progress - GROWTH.start) / (1 - GROWTH.start));
    const opacity = grown && GROWTH.opacity + (1 - GROWTH.opacity) * eased((progress - 0.9) / 0.1);
    return { size: 1 - missing * missing, arc: { sweep: LONGEST * grown, rotation: REST - 90 * (1 - grown), opacity, arrow: grown }, shown: 0 };
  }
  const run = phase === "refreshing" ? time : 0, arrow = 1 - part(run / ARROW_TIME);
  if (reducesMotion) return { size: 1, arc: { ...whole, sweep: LONGEST + (360 - LONGEST) * part(run / SWELL.time), arrow }, shown: 0 };
  const breaths = run / BREATH.time % 3, half = 2 * (breaths % 1);
  const end = eased(half), head = eased(half - 1), change = LONGEST - SHORTEST;
  const rotation = REST + BREATH.turn * breaths + change * (end - breaths % 1);
  return { size: 1, arc: { sweep: LONGEST - change * (end - head), rotation, opacity: 1, arrow }, shown: 0 };
}

const SURFACE = `var(--overscroll-button, color-mix(in srgb, ${TINT} 11%, light-dark(#fff, #2c2c2e)))`;
const SHADOW = "var(--overscroll-shadow, 0 1px 3px rgb(0 0 0 / 0.2), 0 2px 8px rgb(0 0 0 / 0.16))";
/** In forced colours, the border becomes visible instead of the shadow. */
const DISC = `box-sizing: border-box; width: ${2 * RADIUS}px; height: ${2 * RADIUS}px; border: 1px solid transparent; border-radius: 50%;
  background: ${SURFACE} border-box; box-shadow: ${SHADOW}`;

/**
 * The indicator, for `indicator` of a list or an edge. Each list needs its own.
 * @returns {import("./overscroll.js").OwnIndicator}
 */
export function material() {
  const drawing = node("svg", { viewBox: "-19 -19 38 38" }), line = { ...LINE, "stroke-width": LINE_WIDTH };
  const turned = node("g", {}), arc = node("path", line), arrow = node("path", { d: "M-5 0H5L0 5Z", fill: "currentColor" });
  const mark = node("path", line), ring = node("circle", { ...line, r: 10.75 });
  turned.append(arc, arrow);
  drawing.append(turned, mark, ring);
  drawing.style.cssText = "display: block; overflow: visible";
  const disc = wrapper(DISC, drawing);
  const element = wrapper(`display: grid; place-items: center; width: ${EXTENT}px; height: ${EXTENT}px`, disc);
  const pulse = pulsing(turned, SWELL.time);
  /** @type {IndicatorState["phase"] | undefined} */
  let last;
  return { element, extent: EXTENT, update(state) {
    const { phase, reducesMotion } = state;
    // There are no frames with reduced motion, nor while a finger rests.
    const time = reducesMotion && phase === "refreshing" ? Infinity : state.time;
    const { size, arc: { sweep, rotation, opacity, arrow: head }, shown, isFailed = false } = materialDrawing({ ...state, time });
    if (phase === "armed" && last !== phase && !reducesMotion) disc.animate({ scale: [1, SWELL.scale, 1] }, 1000 * SWELL.time);
    last = phase;
    pulse(reducesMotion && phase === "refreshing");
    disc.style.color = isFailed ? FAILURE : TINT;
    disc.style.transform = `scale(${size})`;
    disc.style.opacity = String(phase === "ending" ? size : Number(size > 0));
    set(turned, { transform: `rotate(${rotation})`, opacity });
    set(arc, { d: trace([0, 0, ARC_RADIUS, -90, sweep - 90], true) });
    set(arrow, { transform: `rotate(${sweep - 90}) translate(${ARC_RADIUS} 0) scale(${head})` });
    set(mark, { d: MARKS[isFailed ? "failed" : "done"], transform: `scale(${isFailed ? 1 : MARK_SCALE * (0.5 + shown / 2)})`, opacity: shown });
    set(ring, { opacity: Number(isFailed) });
  } };
}
