// @ts-check
// The scripts that read the options of lists that have more than `simple-options.js` reads.
import { reportMissing } from "../list/page-code.js";
import { layered, readSimple } from "./simple-options.js";

/** @typedef {import("./options.js").Given} Given */
/** @typedef {import("./options.js").ListOptions} ListOptions */
/** @typedef {typeof import("./rare-options.js")} RareScript */

/**
 * The script that reads the options that `simple-options.js` does not read, once it is loaded.
 * @type {typeof import("./options.js") | undefined}
 */
export let reader;

/**
 * The script for options that few lists have, once it is loaded.
 * @type {RareScript | undefined}
 */
export let rare;

/** Whether the script for rare options was requested. If it did not load, these options are left out. */
let hasRequestedRare = false;

/** @param {RareScript} script */
export function useRare(script) { rare = script; }

/**
 * Reads the options of a list, including the defaults; undefined while a script is missing that has to read them.
 * @param {unknown} element
 * @param {unknown} options
 * @param {Given} defaults
 * @returns {ListOptions | undefined}
 */
export function readOptions(element, options, defaults) {
  const given = layered(defaults, Object(options));
  const simple = typeof options === "object" && options ? readSimple(element, given) : undefined;
  if (simple || !reader || (!hasRequestedRare && reader.needsRare(given))) return simple;
  return reader.readOptions(element, options, defaults, given, rare);
}

/**
 * Loads the scripts that options need.
 * @param {unknown} options
 * @param {Given} defaults
 */
export async function loadReaders(options, defaults) {
  reader ??= await import("./options.js");
  if (hasRequestedRare || !reader.needsRare(layered(defaults, Object(options)))) return;
  await import("./rare-options.js").then(useRare, reportMissing);
  hasRequestedRare = true;
}
