// @ts-check
// Adds features that only some lists use. Each feature is in a separate file.
import { EDGES } from "../engine/block-layout.js";
import { arbitration, layerPromotion } from "../gesture/gesture-arbitration.js";
import { followRemovedTargets, listenToPointers } from "../gesture/input.js";
import { isEmpty } from "../layout/content.js";
import { ROW_KEYS, slotHost } from "../layout/nodes.js";
import { rare, reader } from "../options/option-scripts.js";
import { RefreshButton } from "../rendering/refresh-button.js";
import { reportMissing } from "./page-code.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("./list.js").List} List */

const LOAD = 1;
/** Rows with keys, which a page may render again. */
const KEYED = ROW_KEYS.map((name) => `[${name}] ~ [${name}]`).join();

/** Features in separate scripts. A browser requests each script once. */
const PARTS = {
  views: () => import("./list-views.js"),
  anchor: () => import("../reading/scroll-anchor.js"),
  updates: () => import("../wording/updates.js"),
};

/**
 * Requests the scripts that the options need, so that they load in parallel with the engine. If a script does not
 * load, that is reported when its feature is added.
 * @param {import("../options/options.js").ListOptions} options
 */
export function requestParts(options) {
  request(PARTS, {
    anchor: !options.reading && EDGES.some((edge) => anchors(edge, options[edge])),
    updates: EDGES.some((edge) => options[edge]?.lastUpdatedKey),
  });
  reader?.requestMore(options, request);
  rare?.requestRare(options, request);
}

/**
 * Requests the scripts that are needed, by name.
 * @param {Record<string, () => Promise<unknown>>} parts
 * @param {Record<string, unknown>} isNeeded
 */
export function request(parts, isNeeded) {
  for (const name of Object.keys(parts)) if (isNeeded[name]) parts[name]().catch(() => {});
}

/**
 * Whether rows are kept in place that an edge inserts before others.
 * @param {Edge} edge
 * @param {import("../options/edge-options.js").EdgeSettings} [settings]
 */
function anchors(edge, settings) {
  const grows = settings?.purpose === LOAD && (edge === "top" || edge === "leading");
  return settings?.anchoring === "always" || (grows && settings?.anchoring !== "never");
}

/**
 * Adds the features that the options of a list need. Resolves when the features that affect its first appearance are
 * loaded; the others follow.
 * @param {List} list
 * @param {string} [language]
 */
export async function addFeatures(list, language) {
  const { options } = list;
  listenAround(list);
  if (options.wheel) loadWheelLater(list);
  const waiting = list.edges.flatMap((edge) => addToEdge(list, edge));
  reader?.addMore(list, waiting, add);
  const addLast = rare?.addRare(list, waiting, add);
  addRefreshButton(list);
  addViews(list);
  await Promise.all(waiting);
  addLast?.();
  await list.setLanguage(language);
}

/** @param {List} list */
function listenAround(list) {
  const { options, stage, input } = list;
  input.arbitrate = arbitration(stage, input, layerPromotion(list));
  followRemovedTargets(input);
  listenToPointers(input, () => list.options.mouse, () => stage.isMoved);
  input.listen(document, "visibilitychange", () => {
    if (document.hidden) input.cancel();
  });
  // These events can lengthen a row that is not observed. They do not bubble.
  for (const type of ["load", "toggle"]) input.listen(stage.content, type, () => list.measure(), true);
  if (options.isPage) input.listen(window, "resize", () => list.measure());
}

/** @param {List} list */
function addRefreshButton(list) {
  const { options: { top, refreshButton }, stage } = list;
  if (top && refreshButton !== "none") {
    stage.button = new RefreshButton(stage, refreshButton === "always", () => list.begin("top"));
  }
}

/**
 * Loads the views of a list without rows as soon as it has none, and not when an action fails: then there may be no
 * network either.
 * @param {List} list
 */
function addViews(list) {
  let isLoaded = false;
  const check = () => {
    const { emptyView, failureView } = list.options;
    if (isLoaded || !(emptyView || failureView) || !isEmpty(list)) return;
    isLoaded = true;
    add(list, PARTS.views(), ({ addListViews }) => addListViews(list));
  };
  list.onMeasure.push(check);
  list.onUpdate.push(check);
  check();
}

/**
 * Phones have no wheel, so the code for it is loaded at the first wheel event.
 * @param {List} list
 */
function loadWheelLater(list) {
  atFirst(list, list.element, "wheel", () => add(list, import("../gesture/wheel.js"), ({ Wheel }) => { new Wheel(list); }));
}

/**
 * Does something at the first event of a type.
 * @param {List} list
 * @param {EventTarget} node
 * @param {string} type
 * @param {() => unknown} use
 */
function atFirst({ input }, node, type, use) {
  let isPast = false;
  input.listen(node, type, () => {
    if (isPast) return;
    isPast = true;
    use();
  });
}

/**
 * Loads the features of an edge; returns the promises of those that affect its first appearance.
 * @param {List} list
 * @param {Edge} edge
 */
function addToEdge(list, edge) {
  const settings = list.options[edge];
  const place = list.stage.byEdge[edge];
  if (!settings || !place) return [];
  const { showsTime, lastUpdatedKey } = settings;
  const waiting = [];
  if (lastUpdatedKey) waiting.push(addTime(list, edge, lastUpdatedKey));
  else if (showsTime) once(list, edge, () => place.words.date !== undefined, () => addTime(list, edge));
  if (list.options.reading) return waiting;
  if (anchors(edge, settings)) waiting.push(add(list, PARTS.anchor(), ({ anchorScroll }) => anchorScroll(list, edge, true)));
  else if (settings.anchoring !== "never") anchorLater(list, edge, place.names.side);
  return waiting;
}

/**
 * Keeps rows in place that an action renders again. A list at its start does not need this code, so it is loaded when
 * the list has been scrolled or an action begins elsewhere.
 * @param {List} list
 * @param {Edge} edge
 * @param {import("../layout/nodes.js").Side} side
 */
function anchorLater(list, edge, side) {
  const { content, scrollTarget } = list.stage;
  const isAway = () => list.position[side] !== 0 && (slotHost(content) ?? content).querySelector(KEYED) !== null;
  // A fast action would render its rows before a script arrives that is requested only when it begins.
  atFirst(list, scrollTarget, "scroll", () => request(PARTS, { anchor: isAway() }));
  once(list, edge, (phase) => phase === "refreshing" && isAway(), () => add(list, PARTS.anchor(), ({ anchorScroll }) => anchorScroll(list, edge, false)));
}

/**
 * Adds the time of the last update to the texts of an edge. Without a key there is no time before the first run, so the
 * code for it is loaded at the first change of a phase after that.
 * @param {List} list
 * @param {Edge} edge
 * @param {string} [key]
 */
function addTime(list, edge, key) {
  return add(list, PARTS.updates(), ({ Updates }) => {
    const place = list.stage.byEdge[edge];
    if (!place) return;
    place.words.updates = new Updates(list.wording, key, place.words.updatedAt);
    // The texts do not move while the indicator closes.
    if (list.phase(edge) === "ending") return;
    place.sizes = null;
    list.draw(edge);
  });
}

/**
 * Does something at the first change of an edge's phase that needs it.
 * @param {List} list
 * @param {Edge} edge
 * @param {(phase: string) => boolean} isNeeded
 * @param {() => unknown} use
 */
function once(list, edge, isNeeded, use) {
  let isUsed = false;
  list.onPhase((at, phase) => {
    if (isUsed || at !== edge || !isNeeded(phase)) return;
    isUsed = true;
    use();
  });
}

/**
 * Adds a feature when it is loaded. If it does not load, the list works without it and logs an error.
 * @template Part
 * @param {List} list
 * @param {Promise<Part>} part
 * @param {(part: Part) => unknown} use
 */
export async function add(list, part, use) {
  try {
    const loaded = await part;
    if (list.isAttached) use(loaded);
  } catch (error) {
    reportMissing(error);
  }
}
