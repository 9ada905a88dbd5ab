// @ts-check
import { reportOf } from "./block.js";
import { BARE, make } from "./nodes.js";
import { Renderer } from "./renderer.js";

/** @typedef {import("./overscroll.js").Edge} Edge */
/** @typedef {import("./axes.js").AxisNames} AxisNames */
/** @typedef {import("./texts.js").EdgeTexts} EdgeTexts */

const BOX = {
  position: "absolute", insetInlineStart: "0px", top: "0px", pointerEvents: "none", display: "none", willChange: "transform",
};

/** The nodes of one edge: the box of its indicator, and a space after the rows. */
export class EdgePlace {
  box = make("div", BOX);
  /** A custom name, so that the page's rules for elements, such as `> div`, do not match. */
  space = make("overscroll-space", { display: "block", position: "relative", flex: "none", ...BARE });
  /**
   * The space at an end of a vertical list.
   * @type {import("./row-space.js").RowSpace | undefined}
   */
  rowSpace;
  /** Whether the space is among the rows now. */
  isInserted = false;
  /** Whether the indicator is in the space. */
  isInside = false;
  /**
   * The sizes of the texts; null if they have to be measured again.
   * @type {Float64Array | null}
   */
  sizes = null;
  /** @type {import("./pictures.js").Pictures | undefined} */
  pictures;
  /**
   * Draws the indicator: either the library's renderer, or the one for the page's own indicator.
   * @type {Renderer | import("./own-indicator.js").OwnRenderer}
   */
  renderer;
  /** Whether the indicator fades in with the pull. */
  fades = false;
  // The last written values.
  x = 0;
  y = 0;
  room = 0;
  opacity = 1;
  stand = 0;
  extent = 0;
  length = "";

  /**
   * @param {Edge} edge
   * @param {AxisNames} names
   * @param {EdgeTexts} words
   * @param {(edge: Edge) => void} onAction
   */
  constructor(edge, names, words, onAction) {
    this.edge = edge;
    this.names = names;
    this.words = words;
    /** The place of the edge's report. */
    this.report = reportOf[edge];
    this.isVertical = names.axis === "vertical";
    this.box.dataset.overscroll = edge;
    this.box.part.value = "indicator";
    this.space.style[this.isVertical ? "height" : "width"] = "0px";
    if (this.isVertical) this.space.style.gridColumn = "1 / -1";
    this.renderer = new Renderer(this.box, words, () => onAction(edge));
  }

  remove() {
    this.pictures?.close();
    this.rowSpace?.remove();
    this.renderer.remove();
    this.box.remove();
    this.space.remove();
  }
}
