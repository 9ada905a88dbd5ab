// @ts-check
// Pens, which send no touch events; the mouse, if the page allows it; and fingers in browsers that have only pointer
// events.
import { usesPointer } from "./drag-owners.js";
import { BEGAN, ENDED, MOVED } from "./input.js";

/** @typedef {import("./input.js").Input} Input */
/** @typedef {import("./input.js").TouchKind} TouchKind */

const POINTERS = ["pointerdown", "pointermove", "pointerup", "pointercancel"];

/**
 * Lets a pointer pull like a finger.
 * @param {Input} input
 * @param {() => boolean} usesMouse
 * @param {() => boolean} isPulled Whether the content is displaced.
 */
export function listenToPointers(input, usesMouse, isPulled) {
  input.listen(input.scroller, POINTERS[BEGAN], (/** @type {PointerEvent} */ event) => {
    const isFree = event.isPrimary && input.finger === null && event.button === 0;
    const isMeant = event.pointerType === "mouse" ? usesMouse() : true;
    const path = event.composedPath();
    const isUsed = event.defaultPrevented || path.slice(0, path.indexOf(input.scroller)).some(usesPointer);
    if (isFree && isMeant && !isUsed) follow(input, event, isPulled);
  });
}

/**
 * Follows a pointer in the whole window until it is released, or the page takes the drag: by capturing the pointer, or by
 * preventing the default action. Meanwhile a drag selects no text, and drags no link or image.
 *
 * Most browsers send a touch event along with the pointer event of a finger. The host then follows that one instead, so
 * a finger is followed by its pointer only when it moves and no touch has come.
 * @param {Input} input
 * @param {PointerEvent} start
 * @param {() => boolean} isPulled
 */
function follow(input, start, isPulled) {
  const { scroller } = input;
  // Safari has only this name; the other browsers have both.
  const before = scroller.style.webkitUserSelect;
  const finger = `pointer ${start.pointerId}`;
  const isFinger = start.pointerType === "touch";
  const listening = new AbortController();
  let hasPulled = false;
  const release = () => {
    listening.abort();
    if (!isFinger) scroller.style.webkitUserSelect = before;
  };
  const options = { passive: true, signal: listening.signal };
  let begin = () => {
    input.follow(BEGAN, finger, start, start);
    begin = () => {};
  };
  input.release = release;
  POINTERS.slice(MOVED).forEach((type, index) => window.addEventListener(type, (each) => {
    const event = /** @type {PointerEvent} */ (each);
    if (event.pointerId !== start.pointerId) return;
    const kind = /** @type {TouchKind} */ (MOVED + index);
    if (kind === MOVED) begin();
    if (input.finger === finger) input.follow(kind, finger, event, event);
    if (input.finger !== finger && kind === MOVED) return release();
    // A click must not be swallowed because the list still closes.
    hasPulled ||= kind === MOVED && isPulled();
    if (kind === ENDED && hasPulled) swallowClick();
    if (kind > MOVED) release();
  }, options));
  if (isFinger) return scroller.addEventListener("touchstart", release, options);
  const take = () => {
    if (input.finger === finger) input.cancel();
    release();
  };
  window.addEventListener("gotpointercapture", ({ target, pointerId }) => {
    // A browser may capture a pen for the node on which it is pressed.
    const isImplicit = start.pointerType === "pen" && target === start.target;
    if (pointerId === start.pointerId && !isImplicit) take();
  }, options);
  // The mouse's event follows that of the pointer. Editors handle it themselves.
  window.addEventListener("mousedown", (event) => { if (event.defaultPrevented) take(); }, options);
  window.addEventListener("dragstart", (event) => event.preventDefault(), { signal: listening.signal });
  scroller.style.webkitUserSelect = "none";
  begin();
}

/**
 * Suppresses the click on the row in which a pull began. The click follows in the task of `mouseup`, which Chromium
 * sends some milliseconds after `pointerup`.
 */
function swallowClick() {
  const listening = new AbortController();
  const options = { capture: true, once: true, signal: listening.signal };
  const stop = () => listening.abort();
  window.addEventListener("click", (event) => {
    event.preventDefault();
    event.stopPropagation();
  }, options);
  window.addEventListener("mouseup", () => setTimeout(stop), options);
  window.addEventListener("pointerdown", stop, options);
}
