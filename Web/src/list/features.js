// @ts-check
// Adds features that only some lists use. Each feature is in a separate file.
import { EDGES } from "../engine/block-layout.js";
import { arbitration, layerPromotion } from "../gesture/gesture-arbitration.js";
import { followRemovedTargets, listenToPointers } from "../gesture/input.js";
import { isEmpty } from "../layout/content.js";
import { ROW_KEYS, slotHost } from "../layout/nodes.js";
import { reducesMotion } from "../rendering/animation.js";
import { RefreshButton } from "../rendering/refresh-button.js";
import { reportMissing } from "./page-code.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("./list.js").List} List */
/** @typedef {import("../options/options.js").EdgeSettings} EdgeSettings */

const LOAD = 1, WITHIN_ITEMS = 6;
/** Rows with keys, which a page may render again. */
const KEYED = ROW_KEYS.map((name) => `[${name}] ~ [${name}]`).join();

/** Features in separate scripts. A browser requests each script once. */
const PARTS = {
  anchor: () => import("../reading/scroll-anchor.js"),
  backToTop: () => import("../rendering/back-to-top.js"),
  chat: () => import("../reading/chat.js"),
  feed: () => import("./feed.js"),
  items: () => import("./item-count.js"),
  own: () => import("../rendering/own-indicator.js"),
  permissions: () => import("../gesture/edge-permissions.js"),
  pictures: () => import("../rendering/pictures.js"),
  position: () => import("../reading/reading-position.js"),
  signs: () => import("../rendering/sign-images.js"),
  updates: () => import("../wording/updates.js"),
  views: () => import("./list-views.js"),
};

/**
 * Requests the scripts that the options need, so that they load in parallel with the engine. If a script does not
 * load, that is reported when its feature is added.
 * @param {import("../options/options.js").ListOptions} options
 */
export function requestParts(options) {
  const { backToTop, feed, reading } = options;
  /** @param {(settings: EdgeSettings, edge: Edge) => unknown} isNeeded */
  const forEdge = (isNeeded) => EDGES.some((edge) => {
    const settings = options[edge];
    return settings && isNeeded(settings, edge);
  });
  request({
    backToTop, feed, chat: reading?.isChat, position: reading && !reading.isChat,
    anchor: !reading && forEdge((settings, edge) => anchors(edge, settings)),
    items: forEdge(isCounted), own: forEdge(({ own }) => own), permissions: forEdge(({ hasFeel }) => hasFeel),
    pictures: forEdge(({ frames }) => frames), signs: forEdge(({ signs }) => signs),
    updates: forEdge(({ lastUpdatedKey, refreshWhenOlder }) => lastUpdatedKey || refreshWhenOlder !== undefined),
  });
}

/**
 * Requests the scripts that are needed, by name.
 * @param {{ [Name in keyof typeof PARTS]?: unknown }} isNeeded
 */
function request(isNeeded) {
  for (const [name, load] of Object.entries(PARTS)) if (isNeeded[/** @type {keyof typeof PARTS} */ (name)]) load().catch(() => {});
}

/**
 * Whether rows are kept in place that an edge inserts before others.
 * @param {Edge} edge
 * @param {EdgeSettings} [settings]
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
  const waiting = [...list.edges.flatMap((edge) => addToEdge(list, edge)), ...addReading(list)];
  addButtons(list);
  addViews(list);
  await Promise.all(waiting);
  for (const edge of list.edges) {
    if (options[edge]?.refreshWhenOlder !== undefined) add(list, PARTS.updates(), ({ keepFresh }) => keepFresh(list, edge));
  }
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

/**
 * Adds what reads the rows; returns the promises.
 * @param {List} list
 */
function addReading(list) {
  const { feed, reading } = list.options;
  const waiting = [];
  if (feed) waiting.push(add(list, PARTS.feed(), ({ makeFeed }) => makeFeed(list, {
    ...feed, size: typeof feed.size === "function" ? () => /** @type {() => number} */ (list.options.feed?.size ?? feed.size)() : feed.size,
  })));
  if (reading?.isChat) waiting.push(add(list, PARTS.chat(), ({ addChat }) => addChat(list)));
  else if (reading) waiting.push(add(list, PARTS.position(), ({ keepReadingPosition }) => keepReadingPosition(list)));
  return waiting;
}

/** @param {List} list */
function addButtons(list) {
  const { options: { top, refreshButton, backToTop }, stage } = list;
  if (top && refreshButton !== "none") {
    stage.button = new RefreshButton(stage, refreshButton === "always", () => list.begin("top"));
  }
  if (backToTop) add(list, PARTS.backToTop(), ({ BackToTop, scrollToTop }) => {
    list.button = new BackToTop(stage, backToTop.companion, () => scrollToTop(list));
    list.updateButtons();
  });
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
  const { showsTime, lastUpdatedKey, own, signs, frames, hasFeel } = settings;
  const waiting = [];
  if (lastUpdatedKey) waiting.push(addTime(list, edge, lastUpdatedKey));
  else if (showsTime) once(list, edge, () => place.words.date !== undefined, () => addTime(list, edge));
  if (own) waiting.push(add(list, PARTS.own(), ({ OwnRenderer }) => {
    place.renderer = new OwnRenderer(place.box, () => list.options[edge]?.own ?? own, () => stateOf(list, edge));
  }));
  if (signs) waiting.push(add(list, PARTS.signs(), ({ useImages }) => useImages(place.renderer, signs)));
  if (frames) add(list, PARTS.pictures(), ({ show }) => show(frames, edge, list));
  if (isCounted(settings)) add(list, PARTS.items(), ({ countItems }) => countItems(list, edge));
  if (hasFeel) add(list, PARTS.permissions(), ({ addPermissions }) => addPermissions(list, edge));
  if (list.options.reading) return waiting;
  if (anchors(edge, settings)) waiting.push(add(list, PARTS.anchor(), ({ anchorScroll }) => anchorScroll(list, edge, true)));
  else if (settings.anchoring !== "never") anchorLater(list, edge, place.names.side);
  return waiting;
}

/**
 * Whether an edge loads within a number of rows.
 * @param {EdgeSettings} settings
 */
function isCounted({ trigger }) { return trigger === WITHIN_ITEMS; }

/**
 * The state that the page's own indicator receives.
 * @param {List} list
 * @param {Edge} edge
 */
function stateOf(list, edge) {
  const progress = list.progress(edge);
  const pull = progress * (list.options[edge]?.distance ?? 0);
  return { edge, phase: list.phase(edge), progress, pull, reducesMotion: reducesMotion() };
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
  atFirst(list, scrollTarget, "scroll", () => request({ anchor: isAway() }));
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
async function add(list, part, use) {
  try {
    const loaded = await part;
    if (list.isAttached) use(loaded);
  } catch (error) {
    reportMissing(error);
  }
}

/** The features that a list has besides its edges, and the points at which they are called. */
export class ListFeatures {
  /** @type {import("../rendering/back-to-top.js").BackToTop | undefined} */
  button;
  /** @type {import("./feed.js").Feed | undefined} */
  feed;
  /**
   * Features that keep rows in place when the list has changed or scrolled.
   * @type {{ keep(): void, scrolled(): void, end(): void }[]}
   */
  scrollAnchors = [];
  /**
   * Functions that wrap the code that changes the rows.
   * @type {((edge: Edge, work: () => unknown) => unknown)[]}
   */
  applyHooks = [];
  /**
   * Functions that count the rows when the list has scrolled or changed.
   * @type {(() => void)[]}
   */
  counters = [];
  /**
   * Features that are called when the list has been measured.
   * @type {(() => void)[]}
   */
  onMeasure = [];
  /**
   * The actions of runs that the page runs itself.
   * @type {Partial<Record<Edge, import("./runs.js").Handlers>>}
   */
  elsewhere = {};
  /**
   * Features that are called when options have changed.
   * @type {(() => void)[]}
   */
  onUpdate = [];
  /**
   * Features that are called when the list is detached.
   * @type {(() => void)[]}
   */
  onDetach = [];
  /** Applies the options again, after something that they depend on has changed. */
  readOptionsAgain = () => {};
}
