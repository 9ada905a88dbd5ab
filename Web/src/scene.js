// @ts-check
// `overscroll/scene`: an indicator that a page passes as its own. `SceneIndicator.swift` draws the same in UIKit and SwiftUI;
// the filmstrips in Tests/OverscrollIndicatorsTests are the reference of both.
import { cosine, eased, FAILURE, isFailure, LINE, MARKS, node, part, set, sine, TINT, trace, wrapper } from "./rendering/own-drawing.js";

/** @typedef {import("./looks.js").IndicatorState} IndicatorState */
/** @typedef {{ x?: number, y?: number, rotation?: number, scale?: number, opacity?: number }} Place */

const EXTENT = 80;
/**
 * The layers of the sea, from the horizon on: the height of their waves' middle, half the length of a wave and the angle of its
 * slope, the time in which a wave passes, and how far the pull and a finger at a side move the layer.
 */
const LAYERS = [
  { y: 48, half: 44, angle: 20, opacity: 0.25, time: 12, pulled: 14, sideways: 5 },
  { y: 57, half: 34, angle: 26, opacity: 0.5, time: 6, pulled: 30, sideways: 12 },
  { y: 67, half: 26, angle: 30, opacity: 1, time: 3, pulled: 52, sideways: 22 },
];
const NEAREST = LAYERS.length - 1;
/** How much lower the layers behind the nearest are without a pull. */
const DEPTH = 6;
const BOAT = { x: -34, layer: 1, pulled: 70, sideways: 44, rise: 3, tilt: 8 };
const SUN = { x: 22, y: 25, radius: 12, below: 44, sideways: -4 };
const RAYS = { count: 10, from: 16, to: 20, width: 2.5, time: 12 };
const CLOUDS = { part: 0.3, y: 20, lower: 6, smaller: 0.25, pulled: 16, sideways: -8, sway: 5, time: 12 };
/** The time in which a mark or the sign of a failure appears, and that in which the sea comes to rest, in seconds. */
const CHANGE = 0.3, REST = 0.8;
const SHADE = 0.22;

/**
 * What is drawn of a state: the places from the middle of the upper side, as in a left-to-right page.
 * @param {Pick<IndicatorState, "phase" | "progress" | "time" | "reducesMotion" | "outcome">} state
 * @param {number} [ran] How long the action has run, in seconds.
 * @param {number} [sideways] How far the finger has moved sideways, as a part of half the width, from -1 to 1.
 */
export function sceneDrawing({ phase, progress, time, reducesMotion, outcome }, ran = 0, sideways = 0) {
  const isRunning = phase === "waiting" || phase === "refreshing", hasFailed = isFailure({ phase, outcome });
  const isDone = phase === "ending" && outcome !== "cancelled" && !hasFailed;
  const pulled = isRunning || hasFailed || isDone ? 1 : part(progress);
  const changed = reducesMotion || (hasFailed && phase === "ending") ? 1 : eased(time / CHANGE);
  const run = reducesMotion ? 0 : phase === "refreshing" ? time : phase !== "ending" ? hasFailed ? ran : 0 : hasFailed ? ran : ran + rest(time);
  const layers = LAYERS.map(({ y, half, time: passing, ...far }, index) => ({
    x: far.sideways * sideways - far.pulled * pulled - 2 * half * (run / passing % 1),
    y: index === NEAREST ? y : y + DEPTH * (1 - pulled),
  }));
  const x = BOAT.x - BOAT.pulled * (1 - pulled) + BOAT.sideways * sideways;
  const below = layers[BOAT.layer], wave = 180 * (x - below.x) / LAYERS[BOAT.layer].half;
  const out = hasFailed ? changed : 0;
  return {
    layers,
    boat: { x, y: below.y - BOAT.rise * cosine(wave), rotation: BOAT.tilt * sine(wave) },
    sun: { x: SUN.x + SUN.sideways * sideways, y: SUN.y + SUN.below * (1 - eased(pulled)), opacity: 1 - out },
    rays: { rotation: 360 * (run / RAYS.time % 1), opacity: Number(isRunning || hasFailed || isDone || phase === "armed") },
    cloud: CLOUDS.sideways * sideways - CLOUDS.pulled * pulled + CLOUDS.sway * sine(360 * (run / CLOUDS.time % 1)),
    mark: isDone ? changed : 0, out,
  };
}

/**
 * The time that the sea still moves after the action has ended, ever more slowly.
 * @param {number} time
 */
function rest(time) {
  const ended = part(time / REST);
  return REST * (ended - ended * ended / 2);
}

/**
 * The waves of a layer, for the widest screens, with a crest at the origin.
 * @param {typeof LAYERS[number]} layer
 */
function waves({ half, angle }) {
  const radius = half / 2 / sine(angle), shift = radius * cosine(angle), count = 30;
  let path = "";
  for (let x = -2 * half * count; x <= 2 * half * count; x += 2 * half) {
    path += trace([x, shift, radius, -90 - angle, angle - 90], !path) + trace([x + half, -shift, radius, 90 + angle, 90 - angle], false);
  }
  return `${path}V99H${-2 * half * count}Z`;
}

const CLOUD = `${trace([-9, 2, 5, 90, 250], true)}${trace([0, -1, 9, 200, 330], false)}${trace([10, 2, 5, -80, 90], false)}Z`;
const RAY_LINES = Array.from({ length: RAYS.count }, (_, ray) => {
  const [x, y] = [sine(360 / RAYS.count * ray), -cosine(360 / RAYS.count * ray)];
  return `M${RAYS.from * x} ${RAYS.from * y}L${RAYS.to * x} ${RAYS.to * y}`;
}).join("");

/**
 * A part of the drawing. In forced colours, it has the colour of the text, or of the ground if it is on a part that has.
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {string} color
 */
function colored(name, attributes, color, forced = "CanvasText") {
  const made = node(name, attributes);
  made.style.color = matchMedia("(forced-colors: active)").matches ? forced : color;
  return made;
}

/**
 * The indicator, for `indicator` of a list or an edge. Each list needs its own.
 * @returns {import("./overscroll.js").OwnIndicator}
 */
export function scene() {
  const filled = { fill: "currentColor" };
  const drawing = node("svg", { width: "100%", height: EXTENT });
  drawing.style.cssText = "position: absolute; inset: auto 0 0; overflow: visible";
  const [first, second, middle] = [0.5 - CLOUDS.part, 0.5 + CLOUDS.part, 0.5].map((part) => node("svg", { x: `${100 * part}%`, overflow: "visible" }));
  const clouds = [first, second].map(() => colored("path", { ...filled, d: CLOUD }, "light-dark(#fff, #3a3a3c)"));
  const sun = colored("g", {}, "var(--overscroll-sun, #e8701a)");
  const rays = node("path", { ...LINE, "stroke-width": RAYS.width, d: RAY_LINES });
  const mark = colored("path", { ...LINE, "stroke-width": 2.75, d: MARKS.done }, "Canvas", "Canvas");
  sun.append(rays, node("circle", { ...filled, r: SUN.radius }), mark);
  const sign = colored("g", { ...LINE, "stroke-width": 2.5 }, FAILURE);
  sign.append(node("circle", { r: 10.75 }), node("path", { d: MARKS.failed, "stroke-width": 2.25 }));
  const boat = node("g", {}), layers = LAYERS.map((layer) => node("path", { ...filled, d: waves(layer), "fill-opacity": layer.opacity }));
  boat.append(colored("path", { ...filled, d: "M-19-4H-8L0-17 8-4H19L11 6H-11Z" }, "#fff"), node("path", { ...filled, d: "M0-17 8-4H19L11 6H0Z", "fill-opacity": SHADE }));
  const [far, near, nearest] = layers;
  first.append(clouds[0]);
  second.append(clouds[1]);
  middle.append(sun, sign, far, near, boat, nearest);
  drawing.append(first, second, middle);
  for (const fading of [sun, sign, rays]) fading.style.transition = "opacity .2s, scale .2s";
  const sky = wrapper(`position: absolute; inset: -100vmax 0 0; background: var(--overscroll-header, color-mix(in srgb, ${TINT} 14%, transparent))`);
  const element = wrapper(`position: relative; place-self: stretch; color: ${TINT}; clip-path: inset(-100vmax 0 0)`, sky, drawing);
  let ran = 0, sideways = 0;
  /** @type {IndicatorState} */
  let last;
  /** @type {AbortController | undefined} */
  let following;

  function draw() {
    // An update at the begin of a failure is the only one.
    const time = last.phase === "failed" ? Infinity : last.time, side = element.matches(":dir(rtl)") ? -1 : 1;
    const { cloud, mark: done, out, ...shown } = sceneDrawing({ ...last, time }, ran, side * sideways);
    const place = (/** @type {SVGElement} */ moved, /** @type {Place} */ { x = 0, y = 0, rotation = 0, scale = 1, opacity = 1 }) => {
      set(moved, { transform: `translate(${side * x} ${y}) rotate(${rotation}) scale(${scale})`, opacity });
    };
    layers.forEach((layer, index) => place(layer, shown.layers[index]));
    clouds.forEach((each, index) => place(each, { x: cloud, y: CLOUDS.y + CLOUDS.lower * index, scale: 1 - CLOUDS.smaller * index }));
    place(boat, shown.boat);
    place(sun, shown.sun);
    place(rays, shown.rays);
    rays.style.scale = String(0.7 + 0.3 * shown.rays.opacity);
    place(mark, { scale: 0.5 + done / 2, opacity: done });
    place(sign, { y: SUN.y, opacity: out });
  }

  function follow() {
    following = new AbortController();
    let start = NaN;
    const steer = (/** @type {{ clientX: number }} */ { clientX }) => {
      if (!element.isConnected) return following?.abort();
      if (isNaN(start)) start = clientX;
      sideways = Math.max(-1, Math.min(1, 2 * (clientX - start) / element.offsetWidth || 0));
      draw();
    };
    const options = { passive: true, signal: following.signal };
    addEventListener("touchmove", ({ touches }) => steer(touches[0]), options);
    addEventListener("pointermove", (event) => { if (event.buttons) steer(event); }, options);
  }

  return { element, extent: EXTENT, update(state) {
    last = state;
    if (state.phase === "refreshing") ran = state.time;
    const isPulled = (state.phase === "pulling" || state.phase === "armed") && !state.reducesMotion;
    if (!isPulled) following = void following?.abort();
    else if (!following) follow();
    draw();
  } };
}
