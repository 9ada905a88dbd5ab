// @ts-check
import { canScroll } from "./gesture-arbitration.js";

/** @typedef {import("./gesture-arbitration.js").GestureAxis} GestureAxis */
/** @typedef {import("./list.js").List} List */

const PATIENCE = 100; // milliseconds after which a finger that has hardly moved no longer counts as pulling

/**
 * Returns a function that lets the browser promote the content to a layer before it is pulled.
 * Promoting a list and moving it each require a walk through all rows. For a long list, both do not fit in one frame.
 * @param {List} list
 * @returns {(axis: GestureAxis, way: number) => void}
 */
export function layerPromotion(list) {
  const { stage, options: { isPage } } = list;
  return (axis, way) => {
    const isPulled = stage.axes.some(({ letter }) => letter === axis.letter);
    // A whole page is moved by its position, which needs no layer.
    if (isPage || !isPulled || canScroll(stage.scroller, axis, way)) return;
    stage.promote(true);
    setTimeout(() => {
      if (list.isAttached && !stage.isMoved) stage.promote(false);
    }, PATIENCE);
  };
}
