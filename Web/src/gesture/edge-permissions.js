// @ts-check
// Loaded if an edge asks before a pull, freezes the content, shows a run of the page, or has an opacity.
import { StyleSheet } from "../layout/styles.js";
import { callPage } from "../list/page-code.js";
import { FROZEN } from "./gesture-arbitration.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("../list/list.js").List} List */

const RULES = `[${FROZEN}] { overflow: hidden !important; touch-action: none !important; scrollbar-gutter: stable !important }`;

/**
 * Adds what the page permits at an edge to a list.
 * @param {List} list
 * @param {Edge} edge
 */
export function addPermissions(list, edge) {
  askBeforePulls(list, edge);
  freeze(list, edge);
  showRuns(list, edge);
  showOpacity(list, edge);
}

/**
 * Asks the page when a pull begins. If it refuses, the edge is off until the finger is lifted.
 * @param {List} list
 * @param {Edge} edge
 */
function askBeforePulls(list, edge) {
  const allow = () => {
    if (list.input.finger !== null) return requestAnimationFrame(allow);
    if (!list.options[edge]?.disabled) list.enable(edge, true);
  };
  list.onPhase((at, phase) => {
    const { shouldArm } = list.options[edge] ?? {};
    if (at !== edge || phase !== "pulling" || !shouldArm || (callPage(shouldArm) ?? true)) return;
    list.enable(edge, false);
    allow();
  });
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
    frozen = isWanted ? stage.holder : null;
    frozen?.setAttribute(FROZEN, "");
  };
  list.onPhase(update);
  list.onUpdate.push(update);
  list.onDetach.push(() => {
    frozen?.removeAttribute(FROZEN);
    sheet.remove();
  });
  update();
}

/**
 * Shows a run of the page as long as its option is true, without calling the action.
 * @param {List} list
 * @param {Edge} edge
 */
function showRuns(list, edge) {
  /** @type {(() => void) | undefined} */
  let end;
  const update = () => {
    const isRunning = Boolean(list.options[edge]?.refreshing);
    if (isRunning === Boolean(end)) return;
    end?.();
    end = undefined;
    if (!isRunning) return;
    /** @type {Promise<void>} */
    const ended = new Promise((resolve) => { end = resolve; });
    list.elsewhere[edge] = { action: () => ended };
    list.begin(edge);
    delete list.elsewhere[edge];
  };
  list.onUpdate.push(update);
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
    const place = stage.byEdge[edge];
    if (!place || !list.isAttached) return;
    place.alpha = list.options[edge]?.alpha ?? 1;
    place.show(list.numbers, stage);
  };
  list.onUpdate.push(update);
  update();
}
