// @ts-check
// `overscroll/explain`: why an edge does nothing at the moment, for a page's developer. `EdgeExplanation.swift` has the reasons of UIKit
// and SwiftUI; these here follow from what the scripts know, so that the module stays as small as it is.
import { EDGES, Option, optionsOf, Place, Purpose, Trigger } from "./engine/block-layout.js";
import { FROZEN, isTransparent, keepsPans } from "./gesture/gesture-arbitration.js";
import { isPinchZoomed } from "./gesture/input.js";
import { doesNotScroll } from "./layout/stage.js";
import { laidOutParent } from "./page/nodes.js";

/** @typedef {import("./overscroll.js").Edge} Edge */
/** @typedef {import("./list/list.js").List} List */
/** @typedef {import("./explain.js").Explanation} Explanation */
/** @typedef {import("./explain.js").Reason} Reason */

const PULLS = [Trigger.release, Trigger.pull];
const CONCURRENCY = { refreshCancelsLoads: 0, oneAtATime: 1 };
const DEFAULT_FILL = 3; // pages
const INLINE = 1; // the placement of an indicator after the rows
const VISIBILITY = { always: 1, withContent: 2 };
// The overflow of nodes that the user scrolls, and also of a list that is held while it is pulled.
const SCROLLS = /auto|scroll/, CLIPS = /auto|scroll|hidden|clip/;
const OPACITY = 0.01; // the opacity at which a control counts as transparent, as in UIKit

/**
 * @param {Reason} reason
 * @param {string} text
 * @returns {Explanation}
 */
function because(reason, text) { return { reason, text }; }

/** @type {import("./explain.js").explain} */
export function explain(handle, edge) {
  const { attachment } = /** @type {Partial<import("./list/attachment.js").ListHandle>} */ (Object(handle));
  if (!attachment || !EDGES.includes(edge)) throw new TypeError(`Overscroll: explain takes the list that attach returned, and one of ${EDGES.join(", ")}`);
  const { list } = attachment;
  if (attachment.isDetached || (list && !list.isAttached)) return because("detached", "The list is detached.");
  if (!list) return because("loading", "The scripts of the list are loading, or attach has failed.");
  if (!list.options[edge]) return because("noControl", "The options have no action for this edge.");
  const facts = factsOf(list, edge);
  return ofPhase(facts) ?? ofEngine(list) ?? ofSettings(facts) ?? ofOthers(facts) ?? ofContent(facts) ?? ofTrigger(facts);
}

/** @typedef {ReturnType<typeof factsOf>} Facts */

/**
 * What an explanation depends on.
 * @param {List} list
 * @param {Edge} edge
 */
function factsOf(list, edge) {
  const { numbers, options, stage } = list;
  const view = /** @type {import("./layout/edge-view.js").EdgeView} */ (stage.byEdge[edge]);
  const { names } = view, isVertical = names.side === "Top", [start] = names.edges;
  const option = (/** @type {keyof typeof Option} */ name) => numbers[optionsOf[edge] + Option[name]];
  const [content, viewport] = stage.measure().slice(isVertical ? 0 : 2);
  const before = (isVertical ? 1 : stage.sign) * stage.position(names.side) - stage.spaceLength(start);
  return {
    list, edge, view, names, option, content, viewport, settings: options[edge], phase: list.phase(edge), trigger: option("trigger"),
    isLoad: option("purpose") === Purpose.load, left: edge === start ? before : content - viewport - before,
  };
}

/** @param {number} length */
function whole(length) { return String(Math.ceil(length)); }

/** @param {Facts} facts */
function ofPhase({ edge, list, phase, settings }) {
  if (phase === "refreshing" && settings?.showsActivity) return because("showsActivity", "The edge shows a run of the page: showsActivity is true.");
  if (phase === "refreshing" && list.isAnswered(edge)) return because("ending", "The run has ended, and is shown for the shortest time (durations.minimumVisible).");
  if (phase === "refreshing") return because("running", "The action is running, or waits to be tried again.");
  if (phase === "ending") return because("ending", "The last run has ended: its result is shown, and the edge closes.");
  if (phase === "noMore") return because("noMore", "There is no more to load, until the edge is reset, hasMore is true, or the list is refreshed.");
  return phase === "armed" ? because("armed", "The edge is armed: lifting the finger runs the action.") : undefined;
}

/** @param {List} list */
function ofEngine({ isActive }) {
  return isActive ? undefined : because("inactive", "The engine could not be loaded: the action runs only from code and by a button.");
}

/** @param {Facts} facts */
function ofSettings({ view }) {
  if (view.disabled) return because("disabled", "The edge is disabled.");
  return view.hidden ? because("hidden", "The page hides the edge.") : undefined;
}

/** @param {Facts} facts */
function ofOthers({ content, list, edge, isLoad, names, phase, trigger, viewport }) {
  const { element, input, numbers, stage } = list;
  if (!element.isConnected || viewport <= 0) return because("outsideWindow", "The list is not displayed: it is not in the page, or has no height.");
  const { overflowX, overflowY } = getComputedStyle(stage.scroller);
  const overflow = names.side === "Top" ? overflowY : overflowX;
  if (!list.options.isPage && (overflow === "visible" || overflow === "clip")) {
    return because("unlimitedLength", `The ${doesNotScroll(overflow)}`);
  }
  // A list that its rows and the spaces at its ends fill exactly has taken its length from them.
  const filled = names.edges.reduce((length, each) => length + stage.spaceLength(each), content);
  const scrolling = canScroll(stage.scroller, names, CLIPS) || filled < viewport - 1 ? undefined : nodesAround(stage.scroller).find((node) => canScroll(node, names, SCROLLS));
  if (scrolling) {
    const [name, instead] = scrolling === document.scrollingElement ? ["the window", "document.body"] : [`<${scrolling.localName}>`, "that element"];
    return because("unlimitedLength", `The list is as long as its rows, so ${name} scrolls instead of it: limit its length, or attach ${instead}.`);
  }
  if (input.taken !== null || isPinchZoomed()) {
    return because("otherGesture", "The touch belongs to a nested scroller, a slider, a selection or code of the page, or the page is pinch-zoomed.");
  }
  const running = list.edges.filter((other) => other !== edge && list.phase(other) === "refreshing");
  const refreshes = running.filter((other) => numbers[optionsOf[other] + Option.purpose] === Purpose.refresh);
  const policy = numbers[Place.concurrency];
  const [other] = policy === CONCURRENCY.oneAtATime ? running : policy === CONCURRENCY.refreshCancelsLoads && isLoad ? refreshes : [];
  if (other) return because("otherEdge", `The run at the ${other} edge has to end first (concurrency).`);
  if (stage.overflowNode.hasAttribute(FROZEN)) return because("frozenContent", "A run with freezesContent keeps the user from scrolling.");
  const { last } = list.events;
  // The view of a list without rows says that it has failed, instead of the edge.
  if (phase === "idle" && last?.edge === edge && last.result.outcome === "failed" && list.options.failureView && list.isEmpty) {
    return because("failed", "The last run failed, and the list has no rows: the button of its failure view tries again.");
  }
  if (phase !== "failed") return undefined;
  return because("failed", `The last run failed. ${PULLS.includes(trigger) ? "A tap or a pull" : "A tap on the indicator"} tries again.`);
}

/**
 * Whether a node has more content than it shows, and an overflow of this kind or that of the window.
 * @param {Element} node
 * @param {Facts["names"]} names
 * @param {RegExp} kind
 */
function canScroll(node, { side }, kind) {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = node, { overflowX, overflowY } = getComputedStyle(node);
  const [surplus, overflow] = side === "Top" ? [scrollHeight - clientHeight, overflowY] : [scrollWidth - clientWidth, overflowX];
  // It may round the lengths.
  return surplus > 1 && (node === document.scrollingElement || kind.test(overflow));
}

/** @param {Facts} facts */
function ofContent({ content, isLoad, list, option, viewport }) {
  const visibility = option("visibility") || (isLoad ? VISIBILITY.withContent : VISIBILITY.always);
  if (visibility === VISIBILITY.always) return undefined;
  if (content <= 0 || list.isEmpty) return because("noContent", "The list has no rows: load the first ones, or begin a run in code.");
  if (visibility === VISIBILITY.withContent || content >= viewport) return undefined;
  return because("shortContent", "The content is shorter than the viewport, which hides the edge.");
}

/** @param {Facts} facts */
function ofTrigger(facts) {
  const { option, trigger, view } = facts;
  if (PULLS.includes(trigger) && option("distance") < Infinity) return ofPull(facts);
  if (view.waitsForTap) return because("pageLimit", "As many pages as automaticPages allows have loaded: a tap on the indicator loads the next.");
  const isNear = trigger !== Trigger.tap && trigger !== Trigger.programmatic;
  if (isNear && option("distance") < Infinity) return ofNearness(facts);
  if (option("loadsOnRelease")) return because("waitsForRelease", "The edge waits for a finger that is lifted at its end.");
  if (trigger === Trigger.tap) return because("waitsForTap", "The edge waits for a tap on its indicator.");
  return because("onlyFromCode", "The trigger never fires: only code begins a run.");
}

/** @param {Facts} facts */
function ofPull(facts) {
  const { edge, list, option, phase } = facts;
  const progress = list.progress(edge), pull = list.pull(edge);
  const distance = whole(progress > 0 ? pull / progress : option("distance"));
  if (phase === "pulling" && progress <= 1) return because("shortPull", `The pull is ${whole(pull)} pixels long, and fires beyond ${distance}.`);
  const obstacle = ofObstacle(facts);
  if (obstacle) return obstacle;
  if (phase !== "pulling") {
    const mouse = list.options.mouse ? "" : " Without the option mouse, a mouse does not pull.";
    return because("notPulled", `The edge waits for a pull of more than ${distance} pixels.${mouse}`);
  }
  return option("asksToArm") ? because("armingDenied", "This pull may not arm the edge: shouldArm has returned false.")
    : because("spentTouch", "This touch has run the action.");
}

/**
 * What prevents every pull.
 * @param {Facts} facts
 */
function ofObstacle({ list: { input, stage }, names, settings }) {
  const around = nodesAround(stage.scroller);
  if ((settings?.alpha ?? 1) <= OPACITY || around.some(isTransparent)) {
    return because("transparent", "The list or its indicator is transparent, and cannot be pulled.");
  }
  const lock = ofLock(input, names, around);
  if (lock) return lock;
  if (!around.some((node) => keepsPans(node, names, stage.scroller))) return undefined;
  return because("touchAction", "The touch-action of the list, or of a node around it, prevents panning along the axis.");
}

/**
 * @param {List["input"]} input
 * @param {Facts["names"]} names
 * @param {Element[]} around
 */
function ofLock(input, names, around) {
  const modals = [...document.querySelectorAll(":modal")];
  if (around.some((node) => /** @type {HTMLElement} */ (node).inert) || (modals.length && !modals.some((each) => around.includes(each)))) {
    return because("locked", "The list is inert, or behind a modal dialog, so it receives no touches.");
  }
  return input.arbitration.lock.isLocked(names) ? because("locked", "Scrolling is locked: the overflow of the list is hidden, or the page is below a dialog.") : undefined;
}

/**
 * An element, and those around it, also beyond shadow roots.
 * @param {Element} element
 */
function nodesAround(element) {
  const nodes = [];
  for (let node = /** @type {Element | null} */ (element); node; node = laidOutParent(node)) nodes.push(node);
  return nodes;
}

/** @param {Facts} facts */
function ofNearness({ content, edge, left, list, names, option, trigger, view, viewport }) {
  const distance = option("distance");
  const limit = { [Trigger.within]: distance, [Trigger.viewports]: distance * viewport, [Trigger.indicatorVisible]: -distance * view.extent }[trigger];
  if (limit === undefined) return because("items", `The edge fires when at most ${distance} rows are left beyond the visible ones.`);
  if (left >= limit + 0.5) return ofLock(list.input, names, nodesAround(list.stage.scroller)) ?? because("tooFar", `The edge fires after ${whole(left - limit - 0.5)} more pixels towards it.`);
  const space = option("placement") === INLINE ? list.stage.spaceLength(edge) : 0;
  const limitOfPages = (option("maximumPagesToFillViewport") || DEFAULT_FILL + 1) - 1;
  if (content + space <= viewport) {
    return because("fillLimit", `At most ${limitOfPages} pages load to fill the viewport (maximumPagesToFillViewport): a movement towards the edge loads the next.`);
  }
  return because("near", "The edge is near enough. A movement towards it runs the action, and a second one without other rows only in another touch.");
}

/** @type {Record<import("./explain.js").ChatReason, string>} */
const OF_CHATS = {
  loading: "The scripts of the list are loading, or attach has failed.",
  noChat: "The list has no chat.",
  outsideWindow: "The list is not displayed.",
  noRows: "The chat has no rows, or finds none of them.",
  morePages: "An edge loads more pages at the end, which is not the end yet.",
  moving: "A finger is on the list, or it is moving.",
  readerBusy: "The reader selects text, holds a mouse button, drags, has a menu open, edits a row, or has reached one with keys or a screen reader.",
  followsEnd: "The chat follows its end.",
  followsOwnRow: "The newest row of the reader's own stays at the top.",
  aboveEnd: "The reader is more than 60 pixels above the end.",
  ownRowVisible: "The reader has not scrolled past the newest row of their own.",
  notScrolled: "The end is near, but the reader has not scrolled to it.",
};

/** @type {import("./explain.js").explainChat} */
export function explainChat(handle) {
  const { attachment: { list } } = /** @type {import("./list/attachment.js").ListHandle} */ (/** @type {unknown} */ (handle));
  const options = list?.options.reading, reading = list?.reading;
  const chat = /** @type {import("./reading/chat.js").Chat | undefined} */ (options?.isChat ? reading : undefined);
  const reason = chat?.following ?? (list && !options?.isChat ? "noChat" : "loading");
  return { reason, text: OF_CHATS[reason] };
}
