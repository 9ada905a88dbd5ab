// @ts-check
// The features of options that `options.js` reads. A part of that script.
import { EDGES, Place } from "../engine/block-layout.js";
import { reducesMotion } from "../rendering/animation.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("./list.js").List} List */

const WITHIN_ITEMS = 6;

/** Features in separate scripts. A browser requests each script once. */
const PARTS = {
  backToTop: () => import("../rendering/back-to-top.js"),
  items: () => import("./item-count.js"),
  own: () => import("../rendering/own-indicator.js"),
};

/**
 * Requests the scripts that the options need.
 * @param {import("../options/options.js").ListOptions} options
 * @param {typeof import("./features.js").request} request
 */
export function requestMore(options, request) {
  const settings = EDGES.map((edge) => options[edge]);
  request(PARTS, { backToTop: options.backToTop, items: settings.some(isCounted), own: settings.some((each) => each?.own) });
}

/**
 * Adds the features of a list.
 * @param {List} list
 * @param {Promise<unknown>[]} waiting Receives the promises of features that affect the first appearance.
 * @param {typeof import("./features.js").add} add
 */
export function addMore(list, waiting, add) {
  const { edges, options, stage } = list;
  const { backToTop } = options;
  for (const edge of edges) {
    const place = stage.byEdge[edge];
    const own = options[edge]?.own;
    if (own && place) waiting.push(add(list, PARTS.own(), ({ OwnRenderer }) => {
      place.renderer = new OwnRenderer(place.box, () => list.options[edge]?.own ?? own, () => stateOf(list, edge));
    }));
    if (isCounted(options[edge])) add(list, PARTS.items(), ({ countItems }) => countItems(list, edge));
  }
  if (backToTop) add(list, PARTS.backToTop(), ({ BackToTop, scrollToTop }) => {
    list.button = new BackToTop(stage, backToTop.companion, () => scrollToTop(list));
    list.nameButtons();
    list.button.show(list.numbers[Place.risen]);
  });
}

/**
 * Whether an edge loads within a number of rows.
 * @param {import("../options/edge-options.js").EdgeSettings} [settings]
 */
function isCounted(settings) {
  return settings?.trigger === WITHIN_ITEMS;
}

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
