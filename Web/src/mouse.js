// Loaded where a list can be pulled with a mouse.
import { BEGAN, MOVED } from "./input.js";

const POINTERS = ["pointerdown", "pointermove", "pointerup", "pointercancel"];

/** Lets a mouse do what a finger does. */
export function hearMouse(input) {
  POINTERS.forEach((type, kind) => {
    input.hear(kind === BEGAN ? input.scroller : window, type, (event) => event.pointerType === "mouse" && follow(input, kind, event));
  });
}

function follow(input, kind, event) {
  const isPress = kind === BEGAN && event.button === 0 && !event.target.closest("button, a, input");
  if (!isPress && input.finger !== "mouse") return;
  input.scroller.style.userSelect = kind > MOVED ? "" : "none";
  input.follow(kind, "mouse", event, event);
}
