// Pens, which are no touches, and the mouse where it is asked for; a finger where an engine has only pointers for it.
import { BEGAN, MOVED } from "./input.js";

const POINTERS = ["pointerdown", "pointermove", "pointerup", "pointercancel"];

/** Lets a pointer do what a finger does. */
export function hearPointers(input, usesMouse) {
  input.hear(input.scroller, POINTERS[BEGAN], (event) => {
    // Where there are touches as well, one comes with this event, and is what is followed.
    const isFree = event.isPrimary && input.finger === null && event.button === 0;
    const isMeant = event.pointerType === "mouse" ? usesMouse : true;
    if (isFree && isMeant && !event.target.closest("button, a, input, select, textarea")) follow(input, event);
  });
}

/** Hears of a pointer everywhere until it is gone; a drag selects nothing meanwhile. */
function follow(input, start) {
  const { scroller } = input;
  const before = scroller.style.userSelect;
  const finger = `pointer ${start.pointerId}`;
  const listening = new AbortController();
  input.release = () => {
    listening.abort();
    scroller.style.userSelect = before;
  };
  POINTERS.slice(MOVED).forEach((type, index) => window.addEventListener(type, (event) => {
    if (event.pointerId !== start.pointerId) return;
    const kind = MOVED + index;
    if (input.finger === finger) input.follow(kind, finger, event, event);
    if (kind > MOVED) input.release();
  }, { passive: true, signal: listening.signal }));
  if (start.pointerType !== "touch") scroller.style.userSelect = "none";
  input.follow(BEGAN, finger, start, start);
}
