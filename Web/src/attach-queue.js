// @ts-check
// Attaching takes time, so an element may be attached again before the first call has resolved.
import { ATTACHED, ATTACHING } from "./attached.js";

/** @typedef {import("./attached.js").AttachableElement} AttachableElement */

/**
 * Waits until no earlier call attaches the scroller, and marks it as attached. Returns a function
 * that ends this turn.
 *
 * React's StrictMode mounts, unmounts and mounts in one task: the first list is detached as soon as
 * its promise has resolved, so the second call waits for one more task. A list that is still attached
 * then is a mistake of the page.
 * @param {AttachableElement} scroller
 */
export async function takeTurn(scroller) {
  const before = scroller[ATTACHING];
  let end = () => {};
  /** @type {Promise<void>} */
  const turn = new Promise((resolve) => { end = resolve; });
  scroller[ATTACHING] = turn;
  const finish = () => {
    if (scroller[ATTACHING] === turn) delete scroller[ATTACHING];
    end();
  };
  await before;
  if (scroller[ATTACHED]) await new Promise((resolve) => { setTimeout(resolve); });
  if (scroller[ATTACHED]) {
    finish();
    throw new Error("Overscroll: element is attached already; detach it first");
  }
  scroller[ATTACHED] = true;
  return finish;
}
