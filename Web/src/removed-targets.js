// @ts-check
/** @typedef {import("./input.js").Input} Input */

/**
 * Follows a finger whose row the page removes, for example when it renders again.
 *
 * The browser sends the touch events to the removed row, which is no longer in the scroller. Listening to every row
 * from the start would slow each move down, so only a removed row gets listeners.
 * @param {Input} input
 */
export function followRemovedTargets(input) {
  const { scroller } = input;
  // Rows in a slot are children of the shadow root's host.
  const { host = scroller } = /** @type {Partial<ShadowRoot>} */ (scroller.getRootNode());
  /** @type {EventTarget | null} */
  let row = null;
  /** @type {Element} */
  let list = scroller;
  const rows = new MutationObserver(() => {
    if (input.finger === null) rows.disconnect();
    else if (row && !list.contains(/** @type {Node} */ (row))) input.listenToTouches(row);
  });
  input.listen(scroller, "touchstart", (/** @type {TouchEvent} */ { target }) => {
    row = target;
    list = scroller.contains(/** @type {Node} */ (row)) ? scroller : host;
    rows.observe(list, { childList: true, subtree: true });
  });
}
