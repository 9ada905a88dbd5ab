// @ts-check
// Loaded if an edge freezes the content, shows a run of the page, has an opacity, or limits its automatic pages.
import { Purpose, Request } from "../engine/block-layout.js";
import { changes, StyleSheet } from "../page/styles.js";
import { FROZEN } from "./gesture-arbitration.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("../list/list.js").List} List */

const RULES = `[${FROZEN}] { overflow: hidden !important; touch-action: none !important; scrollbar-gutter: stable !important }`;

/**
 * Adds the four options to a list that the first line of this file names.
 * @param {List} list
 * @param {Edge} edge
 */
export function addPermissions(list, edge) {
  freeze(list, edge);
  showRuns(list, edge);
  showOpacity(list, edge);
  limitPages(list, edge);
}

/**
 * Prevents the user from scrolling while the action runs.
 * @param {List} list
 * @param {Edge} edge
 */
function freeze(list, edge) {
  const { stage } = list;
  const sheet = new StyleSheet(RULES);
  sheet.adopt(stage.scroller);
  /** @type {Element | null} */
  let frozen = null;
  const update = () => {
    const isWanted = list.isAttached && list.phase(edge) === "refreshing" && list.options[edge]?.freezesContent;
    if (isWanted === Boolean(frozen)) return;
    frozen?.removeAttribute(FROZEN);
    frozen = isWanted ? stage.overflowNode : null;
    frozen?.setAttribute(FROZEN, "");
  };
  const detached = () => {
    frozen?.removeAttribute(FROZEN);
    sheet.remove();
  };
  list.features.push({ phaseChanged: update, updated: update, detached });
  update();
}

/**
 * Shows a run of the page as long as its option is true, without calling the action.
 * @param {List} list
 * @param {Edge} edge
 */
function showRuns(list, edge) {
  let isRunning = false;
  /** Whether the edge shows the run, and not one of its own. */
  let isShown = false;
  /** @type {import("../list/features.js").ListFeature["phaseChanged"]} */
  const phaseChanged = (changed, phase) => { if (changed === edge && phase !== "refreshing") isShown = false; };
  const update = () => {
    const isWanted = Boolean(list.options[edge]?.showsActivity);
    if (isWanted === isRunning) return;
    isRunning = isWanted;
    if (isShown && !isWanted) list.noteResult(edge, "", true);
    // The page is about to change its rows.
    if (isWanted) list.changeRows(edge, () => {});
    isShown = isWanted && list.phase(edge) !== "refreshing";
    list.request(Request.runElsewhere, edge, Number(isWanted));
  };
  list.features.push({ phaseChanged, updated: update });
  update();
}

/**
 * Gives the indicator the page's own opacity.
 * @param {List} list
 * @param {Edge} edge
 */
function showOpacity(list, edge) {
  const { stage } = list;
  const update = () => {
    const view = stage.byEdge[edge];
    if (!view || !list.isAttached) return;
    view.alpha = list.options[edge]?.alpha ?? 1;
    view.show(list.numbers, stage);
  };
  list.features.push({ updated: update });
  update();
}

/**
 * Lets an edge wait for a tap after a number of pages in a row, so that a footer below the list can be reached. A refresh starts
 * again, as does the page after a tap. A page that has failed and is loaded again counts once.
 * @param {List} list
 * @param {Edge} edge
 */
function limitPages(list, edge) {
  const view = list.stage.byEdge[edge];
  if (!view) return;
  let count = 0;
  let hasFailed = false;
  const update = () => {
    const waitsForTap = count >= (list.options[edge]?.automaticPages ?? Infinity);
    if (!changes(view, "waitsForTap", waitsForTap)) return;
    view.updateLoadButton();
    list.configure();
  };
  /** @type {import("../list/features.js").ListFeature["phaseChanged"]} */
  const phaseChanged = (changed, phase) => {
    if (changed === edge && phase === "failed") hasFailed = true;
    if (phase !== "refreshing") return;
    if (list.options[changed]?.purpose !== Purpose.load) count = 0;
    else if (changed === edge) {
      if (!hasFailed) count = view.waitsForTap ? 0 : count + 1;
      hasFailed = false;
    }
    update();
  };
  list.features.push({ phaseChanged, updated: update });
  update();
}
