// @ts-check
import * as Place from "./place.js";

/** @typedef {import("./overscroll.js").Edge} Edge */

/**
 * The names of an axis: in the block, and in the styles and lengths of a node.
 * @typedef {object} AxisNames
 * @property {"vertical" | "horizontal"} axis
 * @property {number} at The place of the axis's report.
 * @property {[Edge, Edge]} edges
 * @property {"Y" | "X"} letter
 * @property {"Height" | "Width"} length
 * @property {"Top" | "Left"} side
 * @property {"Block" | "Inline"} flow
 * @property {"rowGap" | "columnGap"} gap
 */

/** @type {AxisNames} */
export const VERTICAL = {
  axis: "vertical", at: Place.vertical, edges: ["top", "bottom"], letter: "Y", length: "Height", side: "Top", flow: "Block", gap: "rowGap",
};
/** @type {AxisNames} */
export const HORIZONTAL = {
  axis: "horizontal", at: Place.horizontal, edges: ["leading", "trailing"], letter: "X", length: "Width", side: "Left", flow: "Inline", gap: "columnGap",
};
export const AXES = [VERTICAL, HORIZONTAL];
