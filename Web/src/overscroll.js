// @ts-check
import { Attachment, checkDefaults, PendingHandle } from "./list/attachment.js";

/** @typedef {typeof import("./overscroll.js")} Package */

/** @type {Record<string, unknown>} */
let defaults = {};

/** The location of the engine: beside this script. Some bundlers leave a script without a location, so it is read late. */
const moduleUrl = () => new URL("./overscroll.wasm", import.meta.url);

/**
 * Gives a scroller pull to refresh and load more. See `overscroll.d.ts` for the options.
 *
 * A wrong option is a TypeError. If the module does not load, one error is logged with the reason, nothing is
 * pulled and no page loads by itself; buttons and `begin` run the actions.
 * @type {Package["attach"]}
 */
export const attach = (/** @type {unknown} */ element, /** @type {unknown} */ options) => new PendingHandle(new Attachment(element, options, defaults, moduleUrl));

/**
 * Sets defaults for the lists that are attached from now on.
 * @type {Package["configure"]}
 */
export const configure = (options) => {
  if (typeof options !== "object") throw new TypeError(`Overscroll: configure takes an object of options, not ${String(options)}`);
  defaults = { ...defaults, ...options };
  checkDefaults(defaults);
};
