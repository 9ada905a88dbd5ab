import { canScroll } from "./rivals.js";

const PATIENCE = 100; // milliseconds until a finger that went no further has not pulled

/**
 * Gives what hears where a finger goes first, and lets the browser lift the content before it is pulled.
 *
 * To lift a list and to move it are a walk through all its rows each: of a long one both do not fit in one frame.
 */
export function lifting(list) {
  const { stage, options: { isPage } } = list;
  const { scroller } = stage;
  return (names, way) => {
    const isOurs = stage.axes.some(({ letter }) => letter === names.letter);
    // A page is moved by its place.
    if (isPage || !isOurs || canScroll(scroller, names, way)) return;
    stage.lift("transform");
    setTimeout(() => list.block && !stage.isMoved && stage.lift(""), PATIENCE);
  };
}
