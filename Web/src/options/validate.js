// @ts-check
// The checks of options. An invalid option is a TypeError with its name and valid values.

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

/**
 * @param {string} name
 * @param {unknown} value
 */
export function checkLength(name, value) {
  check(Number.isFinite(value) && Number(value) >= 0, name, "a number, 0 or more", value);
}

/**
 * @param {unknown} isRight
 * @param {string} name
 * @param {string} what
 * @param {unknown} value
 */
export function check(isRight, name, what, value) {
  if (isRight) return;
  throw new TypeError(`Overscroll: ${name} must be ${what}, not ${typeof value === "string" ? JSON.stringify(value) : String(value)}`);
}
