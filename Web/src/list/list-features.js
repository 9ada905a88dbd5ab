// @ts-check

/** @typedef {import("../overscroll.js").Edge} Edge */

/** The features that a list has besides its edges, and the points at which they are called. */
export class ListFeatures {
  /** @type {import("../rendering/back-to-top.js").BackToTop | undefined} */
  button;
  /** @type {import("./feed.js").Feed | undefined} */
  feed;
  /**
   * Features that keep rows in place when the list has changed or scrolled.
   * @type {{ keep(): void, scrolled(): void, end(): void }[]}
   */
  scrollAnchors = [];
  /**
   * Functions that wrap the code that changes the rows.
   * @type {((edge: Edge, work: () => unknown) => unknown)[]}
   */
  applyHooks = [];
  /**
   * Functions that count the rows when the list has scrolled or changed.
   * @type {(() => void)[]}
   */
  counters = [];
  /**
   * Features that are called when the list has been measured.
   * @type {(() => void)[]}
   */
  onMeasure = [];
  /**
   * The actions of runs that the page runs itself.
   * @type {Partial<Record<Edge, import("./runs.js").Handlers>>}
   */
  elsewhere = {};
  /**
   * Features that are called when options have changed.
   * @type {(() => void)[]}
   */
  onUpdate = [];
  /**
   * Features that are called when the list is detached.
   * @type {(() => void)[]}
   */
  onDetach = [];
  /** Applies the options again, after something that they depend on has changed. */
  readOptionsAgain = () => {};
}
