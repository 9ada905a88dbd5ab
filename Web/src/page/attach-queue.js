// @ts-check
// Attaching takes time, so an element may be attached again before the first call has resolved.

/** Marks an attached element. The mark is on the element, since a page may contain two copies of this script. */
export const ATTACHED = Symbol.for("overscroll.attached");

/** The promise of the call that is attaching an element. */
const ATTACHING = Symbol.for("overscroll.attaching");

/**
 * @typedef {HTMLElement & { [Key in typeof ATTACHED]?: boolean } & { [Key in typeof ATTACHING]?: Promise<void> }} AttachableElement
 */

/**
 * Lets an element be attached again.
 * @param {AttachableElement} scroller
 */
export function release(scroller) { delete scroller[ATTACHED]; }

/**
 * Waits until no earlier call is attaching the scroller, and then marks it as attached. Returns a function that ends
 * this call's turn.
 *
 * React's StrictMode mounts, unmounts and mounts again in one task: the first list is detached as soon as its promise
 * has resolved, so the second call waits for one more task. If the list is still attached then, the page has made a
 * mistake.
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
