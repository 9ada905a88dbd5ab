// @ts-check

/**
 * Reports that a script that is loaded later did not load. The list works without it.
 * @param {unknown} error
 */
export function reportMissing(error) {
  console.error(`Overscroll: a part is missing: ${/** @type {Error} */ (error).message}`);
}
