// @ts-check

/**
 * Calls the page's code, such as a listener, a callback or a conversion of a value.
 *
 * An error in it is reported as the platform reports errors of event listeners, and the host continues; the result is
 * then undefined.
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
