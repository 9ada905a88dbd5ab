// @ts-check
// The options that take effect at once.
import { EDGES, Request } from "../engine/block-layout.js";
import { changes } from "../layout/styles.js";

/** @typedef {import("./options.js").ListOptions} ListOptions */

/**
 * Applies the options of edges; returns whether the time of an update has changed.
 * @param {import("../list/list.js").List} list
 */
export function applyToEdges(list) {
  let isOlder = false;
  for (const place of list.stage.places) {
    const { edge } = place;
    const settings = list.options[edge];
    // An edge that the options no longer have stays until no action runs.
    const { fades = false, disabled = !settings, hidden = false, lastUpdated, lastUpdatedKey } = settings ?? {};
    place.fades = fades;
    if (changes(place, "disabled", disabled)) list.request(Request.enable, edge, Number(!disabled));
    if (changes(place, "hidden", hidden)) list.request(Request.hide, edge, Number(hidden));
    if (!changes(place, "lastUpdated", lastUpdated && Number(lastUpdated)) || (lastUpdated === undefined && lastUpdatedKey)) continue;
    place.words.update(lastUpdated === undefined ? place.ranAt : lastUpdated);
    isOlder = true;
  }
  return isOlder;
}

/**
 * Whether texts or indicators of the page differ.
 * @param {ListOptions} before
 * @param {ListOptions} after
 */
export function looksOther(before, after) {
  const texts = Object.entries({ ...before.texts, ...after.texts });
  return EDGES.some((edge) => before[edge]?.own !== after[edge]?.own)
    || texts.some(([name]) => Object(before.texts)[name] !== Object(after.texts)[name]);
}
