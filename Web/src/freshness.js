// @ts-check
// Loaded if an edge refreshes a list that has grown old.

/** @typedef {import("./overscroll.js").Edge} Edge */

const TOLERANCE = 60; // seconds: a time that is later than now by more counts as wrong

/**
 * Refreshes a list that is too old, now and whenever its page is shown again.
 * @param {import("./list.js").List} list
 * @param {Edge} edge
 */
export function keepFresh(list, edge) {
  const check = () => {
    const limit = list.options[edge]?.refreshWhenOlder ?? Infinity;
    const age = (Date.now() - Number(list.lastUpdated(edge) ?? -Infinity)) / 1000;
    if (!document.hidden && (age > limit || age < -TOLERANCE)) list.begin(edge);
  };
  list.input.listen(document, "visibilitychange", check);
  check();
}
