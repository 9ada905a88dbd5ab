// @ts-check
// Adds features that only some lists use. Each feature is in a separate file.
import { EDGES } from "../engine/block-layout.js";
import { isEmpty } from "../layout/content.js";
import { ROW_KEYS, slotHost } from "../page/nodes.js";
import { reportMissing } from "../page/page-code.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("../overscroll.js").Phase} Phase */
/** @typedef {import("./list.js").List} List */
/** @typedef {import("../options/options.js").ListOptions} ListOptions */

const LOAD = 1, WITHIN_ITEMS = 6;
/** Rows with keys, which a page may render again. */
const KEYED = ROW_KEYS.map((name) => `[${name}] ~ [${name}]`).join();

const loadAnchor = () => import("../reading/scroll-anchor.js");
const loadUpdates = () => import("../wording/updates.js");

/**
 * A feature in a separate script, which a browser requests once.
 * @typedef {object} Feature
 * @property {() => Promise<any>} load
 * @property {(list: List, part: any) => unknown} use
 * @property {boolean} [isAwaited] Whether it affects the first appearance of the list.
 */

/**
 * The features in separate scripts that the options of a list need.
 * @param {ListOptions} options
 */
function featuresOf(options) {
  const { backToTop, feed, reading } = options;
  /** @type {Feature[]} */
  const features = [];
  /**
   * @template Part
   * @param {unknown} isNeeded
   * @param {() => Promise<Part>} load
   * @param {(list: List, part: Part) => unknown} use
   * @param {boolean} [isAwaited]
   */
  const need = (isNeeded, load, use, isAwaited) => { if (isNeeded) features.push({ load, use, isAwaited }); };
  for (const edge of EDGES) {
    const { lastUpdatedKey, refreshWhenOlder, own, iconImages, frames, trigger, hasPermissions, anchoring, purpose } = options[edge] ?? {};
    need(lastUpdatedKey, loadUpdates, (list, { showTime }) => showTime(list, edge), true);
    // Added when the others are: see `addFeatures`.
    need(refreshWhenOlder !== undefined, loadUpdates, () => {});
    need(own, () => import("../rendering/own-indicator.js"), (list, { showOwn }) => showOwn(list, edge), true);
    need(iconImages, () => import("../rendering/icon-images.js"), (list, { showImages }) => showImages(list, edge), true);
    need(frames, () => import("../rendering/pictures.js"), (list, { showPictures }) => showPictures(list, edge));
    need(trigger === WITHIN_ITEMS, () => import("./item-count.js"), (list, { countItems }) => countItems(list, edge));
    need(hasPermissions, () => import("../gesture/edge-permissions.js"), (list, { addPermissions }) => addPermissions(list, edge), true);
    need(!reading && anchors(edge, purpose, anchoring), loadAnchor, (list, { anchorScroll }) => anchorScroll(list, edge, true), true);
  }
  need(feed, () => import("./feed.js"), (list, { makeFeed }) => makeFeed(list), true);
  need(reading?.isChat, () => import("../reading/chat.js"), (list, { addChat }) => addChat(list), true);
  need(reading && !reading.isChat, () => import("../reading/reading-position.js"), (list, { keepReadingPosition }) => keepReadingPosition(list), true);
  need(backToTop, () => import("../rendering/back-to-top.js"), (list, { addBackToTop }) => addBackToTop(list));
  return features;
}

/**
 * Requests the scripts that the options need, so that they load in parallel with the engine. If a script does not
 * load, that is reported when its feature is added.
 * @param {ListOptions} options
 */
export function requestParts(options) {
  for (const { load } of featuresOf(options)) load().catch(() => {});
}

/**
 * Whether rows are kept in place that an edge inserts before others.
 * @param {Edge} edge
 * @param {number} [purpose]
 * @param {string} [anchoring]
 */
function anchors(edge, purpose, anchoring) {
  const grows = purpose === LOAD && (edge === "top" || edge === "leading");
  return anchoring === "always" || (grows && anchoring !== "never");
}

/**
 * Adds the features that the options of a list need. Resolves when the features that affect its first appearance are
 * loaded; the others follow.
 * @param {List} list
 * @param {string} [language]
 */
export async function addFeatures(list, language) {
  const { options } = list;
  if (options.wheel) loadWheelLater(list);
  const waiting = [];
  for (const { load, use, isAwaited } of featuresOf(options)) {
    const added = add(list, load(), (part) => use(list, part));
    if (isAwaited) waiting.push(added);
  }
  for (const edge of list.edges) addLater(list, edge);
  addViews(list);
  await Promise.all(waiting);
  for (const edge of list.edges) {
    if (options[edge]?.refreshWhenOlder !== undefined) add(list, loadUpdates(), ({ keepFresh }) => keepFresh(list, edge));
  }
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
    if (isLoaded || !(emptyView || failureView) || !isEmpty(list)) return;
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
  if (!list.options.reading && anchoring !== "never" && !anchors(edge, purpose, anchoring)) anchorLater(list, edge, view.names.side);
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
  try {
    const loaded = await part;
    if (list.isAttached) use(loaded);
  } catch (error) {
    reportMissing(error);
  }
}

/**
 * What a feature does when the list calls it. All methods are optional.
 * @typedef {object} ListFeature
 * @property {() => void} [keep] Keeps rows in place, before the list is measured.
 * @property {() => void} [scrolled] The list was scrolled. The engine learns that next.
 * @property {() => void} [count] Counts rows. The engine has the current position and lengths.
 * @property {() => void} [measured] The list was measured.
 * @property {() => void} [updated] The options have changed.
 * @property {(edge: Edge, phase: Phase) => void} [phaseChanged] The phase of an edge has changed.
 * @property {(edge: Edge, work: () => unknown) => unknown} [changeRows] Calls code that changes the rows, such as an action.
 * @property {() => void} [detached] The list is detached.
 */

/** The features that a list has besides its edges. */
export class ListFeatures {
  /**
   * The features that the list calls, in this order, made by `addFeatures`. A list that has only actions has those of its
   * edges, which load a script at a first change of phase, and that of its empty view.
   * @type {ListFeature[]}
   */
  features = [];
  /** @type {import("../rendering/back-to-top.js").BackToTop | undefined} */
  button;
  /** @type {import("./feed.js").Feed | undefined} */
  feed;
  /** @type {import("../reading/reading-position.js").ReadingPosition | undefined} */
  reading;
  /**
   * The reading position of the list that this one replaces.
   * @type {import("../reading/reading-position.js").ReadingPosition | undefined}
   */
  formerReading;
}
