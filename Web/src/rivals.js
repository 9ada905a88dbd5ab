// Who else a touch may be for: a part of the page that scrolls by itself, or that handles touches.
import { ScrollLock } from "./scroll-lock.js";

const SLOP = 3; // pixels until the direction of a finger counts, as in `FingerPull`
const APART = "dialog, [popover], [aria-modal=true]";
export const VERTICAL = { letter: "Y", place: "Top", length: "Height", ways: /auto|manipulation|pan-(y|up|down)/ };
export const HORIZONTAL = { letter: "X", place: "Left", length: "Width", ways: /auto|manipulation|pan-(x|left|right)/ };

/**
 * Gives, for a touch that begins, what says with each move whether the touch is somebody else's.
 *
 * The first direction decides: a scroller within keeps a touch that it can scroll for, to its end. `goes` hears of one that is nobody else's.
 */
export function rivalsIn(stage, goes) {
  const { scroller } = stage;
  const lock = new ScrollLock(stage);
  return (event, start) => {
    lock.note();
    const path = event.composedPath();
    const within = path.slice(0, path.indexOf(scroller)).filter((node) => node instanceof Element);
    let isOpen = true;
    return (move, { clientX, clientY }) => {
      if (move.defaultPrevented) return true;
      const [x, y] = [clientX - start.clientX, clientY - start.clientY];
      if (!isOpen || Math.max(Math.abs(x), Math.abs(y)) < SLOP) return false;
      isOpen = false;
      const [names, way] = Math.abs(x) > Math.abs(y) ? [HORIZONTAL, x] : [VERTICAL, y];
      const isTaken = lock.isLocked(names) || within.some((node) => takes(node, names, way));
      if (!isTaken) goes(names, way);
      return isTaken;
    };
  };
}

/** Whether a node within the scroller takes a finger that goes this way. */
function takes(node, names, way) {
  const { letter, ways } = names;
  const looks = getComputedStyle(node);
  if (node.matches(APART) || !ways.test(looks.touchAction)) return true;
  if (!/auto|scroll/.test(looks[`overflow${letter}`])) return false;
  return looks[`overscrollBehavior${letter}`] !== "auto" || canScroll(node, names, way);
}

/** Whether the content of a scroller can go this way. */
export function canScroll(node, { place, length }, way) {
  const room = node[`scroll${length}`] - node[`client${length}`];
  const first = place === "Left" && getComputedStyle(node).direction === "rtl" ? -room : 0;
  const position = node[`scroll${place}`] - first;
  // Rounded by the browser, so that the end may be a little before the end.
  return way > 0 ? position > 1 : position < room - 1;
}
