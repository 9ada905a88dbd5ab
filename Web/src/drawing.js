// @ts-check
// `overscroll/drawing`: an indicator that a page passes as its own. `DrawingIndicator.swift` draws the same in UIKit and SwiftUI;
// the filmstrips in Tests/OverscrollIndicatorsTests are the reference of both.
import { eased, FAILURE, isFailure, LINE, MARKS, node, part, presence, pulsing, set, TINT, wrapper } from "./rendering/own-drawing.js";

/** The largest size of the drawing with its line, as a part of the length of the indicator. */
const ROOM = { width: 10 / 3, height: 2 / 3 };
/** The part that is not drawn while the action runs, the times in which it opens and closes, and that in which it travels along the whole, in seconds. */
const GAP = { part: 0.3, opening: 0.4, closing: 0.25, turn: 1.6 };
/** What has a line, but not where it is only used by other nodes. */
const SHAPES = ":is(circle, ellipse, line, path, polygon, polyline, rect):not(defs *, clipPath *, mask *)";

/**
 * What is drawn of a state: where it begins and how long it is, as parts of the whole. It continues at the begin of the path.
 * @param {Pick<import("./looks.js").IndicatorState, "phase" | "progress" | "time" | "reducesMotion" | "outcome">} state
 * @param {number} [ran] How long the action has run when it has ended, in seconds.
 */
export function drawnPart({ phase, progress, time, reducesMotion, outcome }, ran = 0) {
  const isEnding = phase === "ending", opacity = isEnding ? presence({ progress, time, outcome }) : 1;
  if (!isEnding && phase !== "refreshing" && phase !== "waiting") return { start: 0, length: part(progress), opacity: Number(progress > 0) };
  if (reducesMotion || phase === "waiting") return { start: 0, length: 1, opacity };
  const opened = part((isEnding ? ran : time) / GAP.opening), closed = isEnding && outcome !== "cancelled" ? eased(time / GAP.closing) : 0;
  return { start: (isEnding ? ran + time : time) / GAP.turn % 1, length: 1 - GAP.part * opened * (1 - closed), opacity };
}

/**
 * A path for each subpath of a path, because dashes begin again with each of them.
 * @param {SVGPathElement} path
 */
function split(path) {
  const whole = path.getTotalLength(), found = [];
  let end = new DOMPoint(), drawn = 0;
  for (const [data] of (path.getAttribute("d") ?? "").matchAll(/[Mm]?[^MmZz]*[Zz]?/g)) {
    if (!data.trim()) continue;
    const subpath = /** @type {SVGPathElement} */ (path.cloneNode());
    set(subpath, { d: `M${end.x} ${end.y}${data}` });
    drawn += subpath.getTotalLength();
    // After an error, nothing is drawn.
    if (drawn > whole * 1.001) break;
    end = subpath.getPointAtLength(subpath.getTotalLength());
    found.push(subpath);
  }
  path.replaceWith(...found);
}

/**
 * The drawing of path data or of a page's drawing, in its room, with the lengths of its shapes.
 * @param {string | readonly string[] | SVGElement} source
 * @param {number} lineWidth
 * @param {number} extent
 */
function made(source, lineWidth, extent) {
  const drawing = node("svg", {}), group = node("g", {});
  if (source instanceof SVGElement) {
    const copy = /** @type {SVGElement} */ (source.cloneNode(true));
    group.append(...copy.localName === "svg" ? copy.childNodes : [copy]);
  } else {
    group.append(...[source].flat().map((d) => node("path", { d })));
  }
  drawing.append(group);
  drawing.style.cssText = "position: fixed; visibility: hidden";
  // Only what is in the page has a size.
  document.body.append(drawing);
  const { x, y, width, height } = /** @type {SVGGElement} */ (group).getBBox();
  const fitting = Math.min((ROOM.width * extent - lineWidth) / width, (ROOM.height * extent - lineWidth) / height);
  const scale = Number.isFinite(fitting) ? fitting : 1, line = lineWidth / scale;
  /** @type {NodeListOf<SVGPathElement>} */ (group.querySelectorAll(`path${SHAPES}`)).forEach(split);
  let whole = 0;
  const shapes = [.../** @type {NodeListOf<SVGGeometryElement>} */ (group.querySelectorAll(SHAPES))].map((shape) => {
    shape.removeAttribute("pathLength");
    shape.style.cssText = `fill: none; stroke: currentColor; stroke-width: ${line}; stroke-linecap: round; stroke-linejoin: round`;
    const begin = whole;
    whole += shape.getTotalLength();
    return { style: shape.style, begin };
  });
  set(drawing, { viewBox: [x - line / 2, y - line / 2, width + line, height + line].join(" "), width: scale * width + lineWidth, height: scale * height + lineWidth });
  drawing.style.cssText = "grid-area: 1 / 1; overflow: visible";
  drawing.remove();
  return { drawing, shapes, whole };
}

/**
 * The indicator, for `indicator` of a list or an edge. Each list needs its own.
 * @param {string | readonly string[] | SVGElement} source
 * @param {import("./drawing.js").DrawingOptions} [options]
 * @returns {import("./overscroll.js").OwnIndicator}
 */
export function drawing(source, options) {
  const { lineWidth = 2.5, extent = 54 } = options ?? {};
  const { drawing, shapes, whole } = made(source, lineWidth, extent);
  const sign = node("svg", { viewBox: "-12 -12 24 24", width: 24, height: 24 });
  sign.style.gridArea = "1 / 1";
  sign.append(node("circle", { ...LINE, r: 10.75, "stroke-width": 2.5 }), node("path", { ...LINE, d: MARKS.failed, "stroke-width": 2.25 }));
  const element = wrapper("display: grid; place-items: center", drawing, sign), pulse = pulsing(drawing, 0);
  let ran = 0;
  return { element, extent, update(state) {
    const { phase, reducesMotion } = state, isRunning = phase === "refreshing", hasFailed = isFailure(state);
    if (isRunning) ran = state.time;
    const { start, length, opacity } = drawnPart(state, ran);
    // A gap as long as the whole: no dash begins again at the end.
    const dashes = length < 1 ? `${length * whole} ${(isRunning || phase === "ending" ? 1 - length : 1) * whole}` : "none";
    for (const { style, begin } of shapes) {
      style.strokeDasharray = dashes;
      style.strokeDashoffset = String(begin - start * whole);
    }
    set(drawing, { opacity: hasFailed ? 0 : opacity });
    set(sign, { opacity: !hasFailed ? 0 : phase === "ending" ? opacity : 1 });
    element.style.color = hasFailed ? FAILURE : TINT;
    pulse(isRunning && reducesMotion);
  } };
}
