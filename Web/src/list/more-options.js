// @ts-check
// Loaded by lists with more options than `simple-options.js` reads: reads them, and names the features that they need.
import { EDGES, Trigger } from "../engine/block-layout.js";
import { HEIGHTS } from "../options/options.js";
import { anchorsInserted, loadAnchor, loadUpdates } from "./features.js";

export { checkDefaults, readOptions } from "../options/options.js";

/**
 * A feature in a separate script, which a browser requests once.
 * @typedef {object} Feature
 * @property {() => Promise<any>} load
 * @property {(list: import("./list.js").List, part: any) => unknown} use
 * @property {boolean} [isAwaited] Whether it affects the first appearance of the list.
 */

/**
 * The features in separate scripts that the options of a list need.
 * @param {import("../options/options.js").ListOptions} options
 */
export function featuresOf(options) {
  const { backToTop, feed, reading } = options;
  /** @type {Feature[]} */
  const features = [];
  /**
   * @template Part
   * @param {unknown} isNeeded
   * @param {() => Promise<Part>} load
   * @param {(list: import("./list.js").List, part: Part) => unknown} use
   * @param {boolean} [isAwaited]
   */
  const need = (isNeeded, load, use, isAwaited) => { if (isNeeded) features.push({ load, use, isAwaited }); };
  for (const edge of EDGES) {
    const { lastUpdatedKey, refreshWhenOlder, own, iconImages, frames, trigger, hasPermissions, anchoring, purpose } = options[edge] ?? {};
    need(lastUpdatedKey, loadUpdates, (list, { showTime }) => showTime(list, edge), true);
    // Not awaited, so the stored time has been read before.
    need(refreshWhenOlder !== undefined, loadUpdates, (list, { keepFresh }) => keepFresh(list, edge));
    need(own, () => import("../rendering/own-indicator.js"), (list, { showOwn }) => showOwn(list, edge), true);
    need(iconImages, () => import("../rendering/icon-images.js"), (list, { showImages }) => showImages(list, edge), true);
    need(frames, () => import("../rendering/pictures.js"), (list, { showPictures }) => showPictures(list, edge, HEIGHTS));
    need(trigger === Trigger.items, () => import("./item-count.js"), (list, { countItems }) => countItems(list, edge));
    need(hasPermissions, () => import("../gesture/edge-permissions.js"), (list, { addPermissions }) => addPermissions(list, edge), true);
    need(!reading && anchorsInserted(edge, purpose, anchoring), loadAnchor, (list, { anchorScroll }) => anchorScroll(list, edge, true), true);
  }
  need(feed, () => import("./feed.js"), (list, { makeFeed }) => makeFeed(list), true);
  need(reading?.isChat, () => import("../reading/chat.js"), (list, { addChat }) => addChat(list), true);
  need(reading && !reading.isChat, () => import("../reading/reading-position.js"), (list, { keepReadingPosition }) => keepReadingPosition(list), true);
  need(backToTop, () => import("../rendering/back-to-top.js"), (list, { addBackToTop }) => addBackToTop(list));
  return features;
}
