/**
 * Calls code of the page: a listener, a callback, a conversion of what the page gave. An error that it throws is
 * reported as the platform reports one of an event listener, and the host goes on; the result is undefined then.
 */
export function callPage(code, ...values) {
  try {
    return code(...values);
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
