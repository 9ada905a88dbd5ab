// @ts-check
// Pens, whose events are no touches; the mouse where the page wants it; and a finger in browsers that
// have only pointer events for it.
import { BEGAN, MOVED } from "./input.js";

/** @typedef {import("./input.js").Input} Input */
/** @typedef {import("./input.js").TouchKind} TouchKind */

const POINTERS = ["pointerdown", "pointermove", "pointerup", "pointercancel"];
const CONTROLS = "button, a, input, select, textarea";

/**
 * Lets a pointer pull as a finger does.
 * @param {Input} input
 * @param {() => boolean} usesMouse
 */
export function listenToPointers(input, usesMouse) {
  input.listen(input.scroller, POINTERS[BEGAN], (/** @type {PointerEvent} */ event) => {
    // A browser that has touch events sends one along with this event; that one is followed.
    const isFree = event.isPrimary && input.finger === null && event.button === 0;
    const isMeant = event.pointerType === "mouse" ? usesMouse() : true;
    const isOnControl = /** @type {Element} */ (event.target).closest(CONTROLS);
    if (isFree && isMeant && !isOnControl) follow(input, event);
  });
}

/**
 * Follows a pointer on the whole window until it is released. A drag selects no text meanwhile.
 * @param {Input} input
 * @param {PointerEvent} start
 */
function follow(input, start) {
  const { scroller } = input;
  const before = scroller.style.userSelect;
  const finger = `pointer ${start.pointerId}`;
  const listening = new AbortController();
  const release = () => {
    listening.abort();
    scroller.style.userSelect = before;
  };
  const options = { passive: true, signal: listening.signal };
  input.release = release;
  POINTERS.slice(MOVED).forEach((type, index) => window.addEventListener(type, (each) => {
    const event = /** @type {PointerEvent} */ (each);
    if (event.pointerId !== start.pointerId) return;
    const kind = /** @type {TouchKind} */ (MOVED + index);
    if (input.finger === finger) input.follow(kind, finger, event, event);
    if (kind > MOVED) release();
  }, options));
  if (start.pointerType !== "touch") scroller.style.userSelect = "none";
  input.follow(BEGAN, finger, start, start);
}
