// @ts-check
import { isOfSpaces, rowsIn } from "./nodes.js";

// Nodes whose size is observed at each end: the scroller and its first rows or the one child around them, and its last rows.
const OBSERVED = 9;

/**
 * The rows of a node. Nodes with one child, which are around all rows, come first.
 * @param {Element} parent
 * @returns {Element[]}
 */
function innermost(parent) {
  const rows = rowsIn(parent);
  return rows.length === 1 ? [rows[0], ...innermost(rows[0])] : rows;
}

/**
 * Calls a function when the content or the viewport may have another length. Returns the observers.
 * @param {import("./list.js").List} list
 * @param {() => void} onChange
 * @returns {(ResizeObserver | MutationObserver)[]}
 */
export function observeLengths({ element, input, stage }, onChange) {
  const { content } = stage;
  const sizes = new ResizeObserver(onChange);
  const watch = () => {
    stage.keepOrder();
    sizes.disconnect();
    const all = [element, content, ...innermost(content)];
    for (const node of [...all.slice(0, OBSERVED), ...all.slice(-OBSERVED)]) sizes.observe(node);
  };
  const changed = () => {
    watch();
    onChange();
  };
  const rows = new MutationObserver((records) => {
    if (records.every(isOfSpaces)) stage.keepOrder();
    else changed();
  });
  rows.observe(content, { childList: true });
  input.listen(content, "slotchange", changed);
  watch();
  return [sizes, rows];
}
