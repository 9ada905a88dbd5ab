// @ts-check

/**
 * Adds a space at an end of a list; returns whether it moves all rows by its length at the start, and none at the end,
 * without a change of their sizes or of the content's width.
 * @param {HTMLElement} scroller
 * @param {HTMLElement[]} rows The rows at the ends of the list.
 * @param {boolean} isStart
 * @param {number} length The length of the space, in pixels.
 * @param {() => void} add
 */
export function movesRowsAlong(scroller, rows, isStart, length, add) {
  const placed = rows.filter((row) => /^(static|relative)$/.test(getComputedStyle(row).position));
  const { scrollHeight, scrollWidth, clientHeight } = scroller;
  const before = placed.map(boxOf);
  add();
  const by = [isStart ? length : 0, 0, 0, 0];
  const isLonger = scrollHeight <= clientHeight || isNear(scroller.scrollHeight, scrollHeight + length);
  return isLonger && isNear(scroller.scrollWidth, scrollWidth)
    && placed.map(boxOf).every((box, row) => box.every((value, side) => isNear(value, before[row][side] + by[side])));
}

/**
 * The place of a row in the content, in whole pixels.
 * @param {HTMLElement} row
 */
function boxOf({ offsetTop, offsetLeft, offsetWidth, offsetHeight }) {
  return [offsetTop, offsetLeft, offsetWidth, offsetHeight];
}

/**
 * Whether two lengths are equal but for rounding.
 * @param {number} one
 * @param {number} other
 */
function isNear(one, other) { return !(Math.abs(one - other) > 2); }
