// @ts-check
// Adds features that only some lists use. Each feature is in a separate file.
import { Purpose } from "../engine/block-layout.js";
import { ROW_KEYS, slotHost } from "../page/nodes.js";
import { callPage, reportMissing } from "../page/page-code.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("../overscroll.js").Phase} Phase */
/** @typedef {import("./list.js").List} List */

/** Rows with keys, which a page may render again. */
const KEYED = ROW_KEYS.map((name) => `[${name}] ~ [${name}]`).join();

export const loadAnchor = () => import("../reading/scroll-anchor.js");
export const loadUpdates = () => import("../wording/updates.js");

/**
 * Whether rows are kept in place that an edge inserts before others.
 * @param {Edge} edge
 * @param {number} [purpose]
 * @param {string} [anchoring]
 */
export function anchorsInserted(edge, purpose, anchoring) {
  const grows = purpose === Purpose.load && (edge === "top" || edge === "leading");
  return anchoring === "always" || (grows && anchoring !== "never");
}

/**
 * Adds the features of a list. Resolves when those that affect its first appearance are loaded; the others follow.
 * @param {List} list
 * @param {import("./more-options.js").Feature[]} features Those that its options need.
 * @param {string} [language]
 */
export async function addFeatures(list, features, language) {
  if (list.options.wheel) loadWheelLater(list);
  for (const edge of list.edges) addLater(list, edge);
  addViews(list);
  const added = (/** @type {import("./more-options.js").Feature} */ { load, use }) => add(list, load(), (part) => use(list, part));
  await Promise.all(features.filter(({ isAwaited }) => isAwaited).map(added));
  for (const feature of features) if (!feature.isAwaited) added(feature);
  await list.setLanguage(language);
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
    if (isLoaded || !(emptyView || failureView) || !list.isEmpty) return;
    isLoaded = true;
    add(list, import("./list-views.js"), ({ addListViews }) => addListViews(list));
  };
  list.features.push({ measured: check, updated: check });
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
 * Adds the features of an edge that are loaded when they are first needed.
 * @param {List} list
 * @param {Edge} edge
 */
function addLater(list, edge) {
  const { showsTime, lastUpdatedKey, purpose, anchoring } = list.options[edge] ?? {};
  const view = list.stage.byEdge[edge];
  if (!view) return;
  // Without a key, there is no time before the first run.
  if (showsTime && !lastUpdatedKey) {
    once(list, edge, () => view.words.date !== undefined, () => add(list, loadUpdates(), ({ showTime }) => showTime(list, edge)));
  }
  if (!list.options.reading && anchoring !== "never" && !anchorsInserted(edge, purpose, anchoring)) anchorLater(list, edge, view.names.side);
}

/**
 * Keeps rows in place that an action renders again. A list at its start does not need this code, so it is loaded when
 * the list has been scrolled or an action begins elsewhere.
 * @param {List} list
 * @param {Edge} edge
 * @param {import("../page/nodes.js").Side} side
 */
function anchorLater(list, edge, side) {
  const { content, scrollTarget } = list.stage;
  const isAway = () => list.position[side] !== 0 && (slotHost(content) ?? content).querySelector(KEYED) !== null;
  // A fast action would render its rows before a script arrives that is requested only when it begins.
  atFirst(list, scrollTarget, "scroll", () => { if (isAway()) loadAnchor().catch(() => {}); });
  once(list, edge, (phase) => phase === "refreshing" && isAway(), () => add(list, loadAnchor(), ({ anchorScroll }) => anchorScroll(list, edge, false)));
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
  list.features.push({
    phaseChanged(changed, phase) {
      if (isUsed || changed !== edge || !isNeeded(phase)) return;
      isUsed = true;
      use();
    },
  });
}

/**
 * Adds a feature when it is loaded. If it does not load, the list works without it and logs an error.
 * @template Part
 * @param {List} list
 * @param {Promise<Part>} part
 * @param {(part: Part) => unknown} use
 */
async function add(list, part, use) {
  const loaded = await part.catch(reportMissing);
  if (loaded && list.isAttached) callPage(use, loaded);
}

/**
 * What a feature does when the list calls it. All methods are optional.
 * @typedef {object} ListFeature
 * @property {() => void} [keep] Keeps rows in place, before the list is measured.
 * @property {() => void} [scrolled] The list was scrolled. The engine learns that next.
 * @property {() => void} [count] Counts rows. The engine has the current position and lengths.
 * @property {() => void} [measured] The list was measured.
 * @property {() => void} [updated] The options or the texts have changed.
 * @property {(edge: Edge, phase: Phase) => void} [phaseChanged] The phase of an edge has changed.
 * @property {(edge: Edge, work: () => unknown) => unknown} [changeRows] Calls code that changes the rows, such as an action.
 * @property {() => void} [detached] The list is detached.
 */
