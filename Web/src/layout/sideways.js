// @ts-check
// Loaded if a list has edges at its sides.
import { contentLength, rowsIn, style, viewportLength } from "../page/nodes.js";

/** @typedef {import("../page/nodes.js").AxisNames} AxisNames */
/** @typedef {typeof import("./stage.js").Stage} StageClass */

/**
 * The stage of a list with edges at its sides. The spaces are always among the rows, since a grid lays out the content
 * between them.
 * @param {StageClass} Stage
 * @returns {StageClass}
 */
export const sidewaysStage = (Stage) => class extends Stage {
  get hasSpaces() { return true; }

  /**
   * Lays out a scroller with one child as a grid, which keeps the spaces at the sides of the child. Rows in a flex
   * container or in a line get the spaces beside them.
   * @param {import("./stage.js").Looks} looks The scroller's own style.
   */
  prepareSpaces({ display }) {
    const { top } = this.byEdge;
    if (/flex$/.test(display) && !top) return;
    const rows = rowsIn(this.scroller);
    this.isLine = !top && rows.length > 1 && rows.every((row) => getComputedStyle(row).display.startsWith("inline"));
    if (this.isLine) {
      for (const { space } of this.views) style(space, { display: "inline-block", verticalAlign: "top", height: "100%" });
      return;
    }
    if (rows.length > 1) console.warn("Overscroll: rows beside each other must be in one child of the list, or the list a flex container. They are laid out anew.");
    const around = "max-content auto max-content";
    const row = top ? 2 : 1;
    this.styles.set(this.scroller, { display: "grid", gridTemplateColumns: around, gridTemplateRows: top ? around : "auto" });
    const areas = { top: "1 / 1 / 2 / -1", bottom: "3 / 1 / 4 / -1", leading: `${row} / 1`, trailing: `${row} / 3` };
    for (const { edge, space } of this.views) space.style.gridArea = areas[edge];
  }

  /**
   * @param {AxisNames} names
   * @param {CSSStyleDeclaration} looks
   * @param {number} sign
   */
  measureAlong(names, looks, sign) {
    const { edges: [start, end], length, flow } = names;
    const whole = contentLength(this.scroller, length), viewport = viewportLength(this.scroller, length);
    this.lengths[length] = viewport;
    const first = this.byEdge[start]?.space, last = this.byEdge[end]?.space;
    if (!first || !last) return [whole, viewport];
    if (whole > viewport) return [whole - this.spaceLength(start) - this.spaceLength(end), viewport];
    // If a grid lays out short content, its length can only be measured between the spaces.
    const offset = (/** @type {HTMLElement} */ node) => (length === "Height" ? node.offsetTop : node.offsetLeft);
    const distance = sign * (offset(last) - offset(first));
    const [before, after] = flow === "Block"
      ? [looks.paddingBlockStart, looks.paddingBlockEnd] : [looks.paddingInlineStart, looks.paddingInlineEnd];
    const padding = parseFloat(before) + parseFloat(after);
    return [distance - this.spaceLength(sign < 0 ? end : start) + padding, viewport];
  }
};
