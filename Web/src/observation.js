// @ts-check
import { isOfSpaces } from "./nodes.js";

// Nodes whose size is observed at each end: the scroller and its first rows or the one child around them, and its last rows.
const OBSERVED = 9;

/**
 * Calls a function when the content or the viewport may have another length. Returns the observers.
 * @param {HTMLElement} element
 * @param {import("./stage.js").Stage} stage
 * @param {() => void} onChange
 * @returns {(ResizeObserver | MutationObserver)[]}
 */
export function observeLengths(element, stage, onChange) {
  const { content } = stage;
  const sizes = new ResizeObserver(onChange);
  const watch = () => {
    stage.keepOrder();
    sizes.disconnect();
    const all = [element, content, ...content.children];
    for (const node of [...all.slice(0, OBSERVED), ...all.slice(-OBSERVED)]) sizes.observe(node);
  };
  const rows = new MutationObserver((records) => {
    if (records.every(isOfSpaces)) return stage.keepOrder();
    watch();
    onChange();
  });
  rows.observe(content, { childList: true });
  watch();
  return [sizes, rows];
}
