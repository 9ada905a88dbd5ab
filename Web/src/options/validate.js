// @ts-check
// The checks of options. An invalid option is a TypeError with its name and valid values, and a name that does not exist is a
// warning.

/** The names of which a warning was printed: options are read again for each update. */
const warned = new Set();

/**
 * @param {string} name
 * @param {unknown} value
 */
export function checkObject(name, value) {
  check(typeof value === "object" && value, name, "an object", value);
}

/**
 * @param {unknown[]} list
 * @param {string} name
 * @param {unknown} value
 */
export function checkOneOf(list, name, value) {
  check(list.includes(value), name, `one of ${list.join(", ")}`, value);
}

/**
 * @param {string} name
 * @param {unknown} value
 */
export function checkFlag(name, value) {
  check(typeof value === "boolean", name, "true or false", value);
}

/** @typedef {[what: string, isAllowed: (number: number) => boolean]} Numbers The valid numbers of an option. */

/** @type {Numbers} */
const NOT_NEGATIVE = ["a number, 0 or more", (number) => number >= 0];
/** @type {Numbers} */
export const COUNT = ["a whole number, 0 or more", (number) => number >= 0 && Number.isInteger(number)];
/** @type {Numbers} */
export const POSITIVE = ["a number above 0", (number) => number > 0];

/**
 * A time.
 * @param {number} most
 * @returns {Numbers}
 */
export function secondsTo(most) { return [`a number of seconds from 0 to ${most}`, between(0, most)[1]]; }

/**
 * @param {number} least
 * @param {number} most
 * @param {boolean} [isCount] Whether it is a whole number.
 * @returns {Numbers}
 */
export function between(least, most, isCount = false) {
  return [`a ${isCount ? "whole " : ""}number from ${least} to ${most}`, (number) => number >= least && number <= most && (!isCount || Number.isInteger(number))];
}

/**
 * Checks that an option is a finite number. A text with digits, true and null are not.
 * @param {string} name
 * @param {unknown} value
 * @param {Numbers} numbers
 */
export function checkNumber(name, value, [what, isAllowed] = NOT_NEGATIVE) {
  check(Number.isFinite(value) && isAllowed(/** @type {number} */ (value)), name, what, value);
}

/**
 * @param {unknown} isRight
 * @param {string} name
 * @param {string} what
 * @param {unknown} value
 */
export function check(isRight, name, what, value) {
  if (isRight) return;
  throw new TypeError(`Overscroll: ${name} must be ${what}, not ${typeof value === "string" ? JSON.stringify(value) : typeof value === "function" ? "a function" : String(value)}`);
}

/**
 * Warns once of each option that does not exist.
 * @param {string} path The option that has them, such as "top."; empty for the options of a list.
 * @param {unknown} given
 * @param {string[]} names The options that exist.
 * @param {string[]} [ofEdges] Those of an edge, for the options of a list.
 */
export function warnOfUnknown(path, given, names, ofEdges) {
  for (const [name, value] of Object.entries(Object(given))) {
    if (value === undefined || names.includes(name) || warned.has(path + name)) continue;
    warned.add(path + name);
    const nearest = nearestTo(name, names);
    console.warn(`Overscroll: there is no option ${path}${name}. ${ofEdges?.includes(name) ? `It belongs to an edge, such as top: { ${name} }.` : nearest ? `Did you mean ${path}${nearest}?` : `There are ${names.join(", ")}.`}`);
  }
}

/**
 * The name that is most like another one; undefined if none of them is.
 * @param {string} name
 * @param {string[]} names
 */
function nearestTo(name, names) {
  const distances = names.map((each) => distanceOf(name.toLowerCase(), each.toLowerCase()));
  const least = Math.min(...distances);
  return least <= 0.4 * name.length ? names[distances.indexOf(least)] : undefined;
}

/**
 * The number of letters to insert, delete or replace to change one name into another (Levenshtein).
 * @param {string} one
 * @param {string} other
 */
function distanceOf(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 0; at < other.length; at += 1) next.push(Math.min(next[at] + 1, row[at + 1] + 1, row[at] + Number(letter !== other[at])));
    row = next;
  }
  return row[other.length];
}
