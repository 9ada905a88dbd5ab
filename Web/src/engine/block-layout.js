// @ts-check
// The block of memory that a page and the module share. Development/Scripts/generate.sh writes the places and the version
// that `WebBlock.swift` and `WebBlock+Options.swift` in `Sources/OverscrollWeb` have; they describe each place.

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("../overscroll.js").Phase} Phase */

/** The version of the block and of the module's functions. */
export const VERSION = 1734940325;

/**
 * The phases by number.
 * @type {Phase[]}
 */
export const PHASES = ["idle", "pulling", "armed", "waiting", "refreshing", "ending", "noMore", "failed"];

/**
 * The edges, in the order of `OverscrollEdge` in the engine.
 * @type {Edge[]}
 */
export const EDGES = ["top", "bottom", "leading", "trailing"];

/** The indicators of the library, by their numbers in the engine. Made by Development/Scripts/make-indicators.py. */
export const INDICATORS = ["classic", "spinner", "ring", "text", "frames", "lines"];

/** The places of numbers in the block. Those before `isDriven` are the options of edges, and what all edges share. */
export const Place = {
  top: 0, bottom: 18, leading: 36, trailing: 54, durations: 72, concurrency: 80, damping: 81, maximumPull: 82,
  backToTop: 83, backToTopInViewports: 84, isDriven: 85, isConfigured: 86, reducesMotion: 87, animates: 88, moves: 89,
  wakeTime: 90, risen: 91, vertical: 92, horizontal: 95, topReport: 98, bottomReport: 113, leadingReport: 128,
  trailingReport: 143, topDrawing: 158, bottomDrawing: 416, leadingDrawing: 674, trailingDrawing: 932, count: 1190,
};

/**
 * The place of an edge's report.
 * @type {Record<Edge, number>}
 */
export const reportOf = { top: Place.topReport, bottom: Place.bottomReport, leading: Place.leadingReport, trailing: Place.trailingReport };

/**
 * The place of an edge's texts, pictures and drawing.
 * @type {Record<Edge, number>}
 */
export const drawingOf = { top: Place.topDrawing, bottom: Place.bottomDrawing, leading: Place.leadingDrawing, trailing: Place.trailingDrawing };

/**
 * The place of an edge's options.
 * @type {Record<Edge, number>}
 */
export const optionsOf = { top: Place.top, bottom: Place.bottom, leading: Place.leading, trailing: Place.trailing };

/** The places of an edge's options, from `optionsOf`. */
export const Option = {
  isPresent: 0, purpose: 1, trigger: 2, distance: 3, extent: 4, hold: 5, placement: 6, indicator: 7, releaseSlack: 8,
  maximumPagesToFillViewport: 9, triggersDuringDeceleration: 10, loadsOnRelease: 11, maximumPerDrag: 12,
  rearmsAfterUpdate: 13, visibility: 14, labelInset: 15, parts: 16, asksToArm: 17,
};

/** What an edge does, by number. */
export const Purpose = {
  refresh: 0, load: 1,
};

/** The triggers of an edge, by number; `viewports` and `items` are `within` with another unit. */
export const Trigger = {
  release: 0, pull: 1, within: 2, viewports: 3, tap: 4, programmatic: 5, items: 6, indicatorVisible: 7,
};

/** The durations, from `Place.durations`. */
export const Duration = {
  expand: 0, collapse: 1, minimumVisible: 2, messageDuration: 3, failureDuration: 4, turn: 5, resultDuration: 6,
  timeout: 7,
};

/** What an indicator is drawn with, and its drawing, from `drawingOf`. */
export const Drawing = {
  textSizes: 0, pictures: 32, elementCount: 64, pointCount: 65, elements: 66, points: 162, count: 258,
};

/** The numbers of a phase's pictures, from `Drawing.pictures`. */
export const Picture = {
  frameCount: 0, width: 1, height: 2, delay: 3, count: 4,
};

/** The places of numbers in the report of an edge. */
export const Report = {
  phase: 0, run: 1, cancelled: 2, finished: 3, redraws: 4, phaseChanged: 5, progress: 6, extent: 7, space: 8,
  boxPlace: 9, origin: 10, revealed: 11, inset: 12, asksToArm: 13, pull: 14, count: 15,
};

/** The places of numbers in the report of an axis. */
export const Axis = {
  displacement: 0, scrollBy: 1, holdsScroll: 2,
};

/** The requests of a page, by number. */
export const Request = {
  begin: 0, cancel: 1, tap: 2, reset: 3, noMore: 4, enable: 5, hide: 6, countItems: 7, move: 8, grab: 9, release: 10,
  lose: 11, goToTop: 12, pause: 13, allowArming: 14, runElsewhere: 15,
};

/** What a finger does, by number. */
export const Touch = {
  began: 0, moved: 1, ended: 2, cancelled: 3,
};

/** The places of numbers in an element of a drawing; texts and shapes share some of them. */
export const Element = {
  kind: 0, text: 1, phase: 1, role: 2, frame: 2, color: 3, x: 4, y: 5, rotation: 6, scale: 7, opacity: 8, length: 9,
  progress: 10, height: 10, pointCount: 11, count: 12,
};

/** The kinds of the elements of a drawing. */
export const Kind = {
  text: 0, spinner: 1, outline: 2, filled: 3, picture: 4,
};

/** The steps of a shape. */
export const Step = {
  move: 0, line: 1, arc: 2, close: 3,
};
