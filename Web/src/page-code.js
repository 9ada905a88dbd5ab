// @ts-check

/**
 * Calls code of the page: a listener, a callback, a conversion of a value that the page passed.
 *
 * An error that it throws is reported as the platform reports one of an event listener, and the host
 * goes on; the result is undefined then.
 * @template {unknown[]} Values
 * @template Result
 * @param {(...values: Values) => Result} code
 * @param {Values} values
 * @returns {Result | undefined}
 */
export function callPage(code, ...values) {
  try {
    return code(...values);
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
