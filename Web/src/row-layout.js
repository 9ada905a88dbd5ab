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
  const flowing = rows.filter((row) => /^(static|relative)$/.test(getComputedStyle(row).position));
  const placed = areInFlow(rows) ? flowing : rows;
  const { scrollHeight, scrollWidth, clientHeight } = scroller;
  const before = placed.map(boxOf);
  add();
  const by = [isStart ? length : 0, 0, 0, 0];
  const isLonger = scrollHeight <= clientHeight || isNear(scroller.scrollHeight, scrollHeight + length);
  return isLonger && isNear(scroller.scrollWidth, scrollWidth)
    && placed.map(boxOf).every((box, row) => box.every((value, side) => isNear(value, before[row][side] + by[side])));
}

/**
 * Whether some of the rows take part in the layout. A node without content only makes the content as long as the rows
 * of a virtual list.
 * @param {HTMLElement[]} rows
 */
export function areInFlow(rows) {
  return !rows[0] || rows.some((row) => row.hasChildNodes() && /^(static|relative|sticky)$/.test(getComputedStyle(row).position));
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

/**
 * Adds spaces at an end of a list. Beside a space in a line, the white space at the line's end would be wide.
 * @param {import("./stage.js").Stage} stage
 * @param {"before" | "after"} side
 * @param {HTMLElement[]} spaces
 */
export function addSpaces({ scroller, isLine }, side, spaces) {
  const isStart = side === "before";
  const row = isLine && (isStart ? scroller.firstElementChild : scroller.lastElementChild);
  if (row) row[side](...spaces);
  else scroller[isStart ? "prepend" : "append"](...spaces);
}
