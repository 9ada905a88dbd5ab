// @ts-check
import { Attachment } from "./attachment.js";
import { PendingHandle } from "./list-handle.js";

/** @typedef {typeof import("./overscroll.js")} Package */

/** @type {Record<string, unknown>} */
let defaults = {};

/**
 * Gives a scroller pull to refresh and load more. See `overscroll.d.ts` for the options.
 *
 * A wrong option is a TypeError. If the module does not load, the list scrolls as before, one error is logged with
 * the reason, and `begin` still runs the actions.
 * @type {Package["attach"]}
 */
export const attach = (element, options) => new PendingHandle(new Attachment(element, options, defaults));

/**
 * Sets defaults for the lists that are attached from now on.
 * @type {Package["configure"]}
 */
export const configure = (options) => {
  defaults = { ...defaults, ...options };
};
