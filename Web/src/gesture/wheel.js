// @ts-check
// Loaded at the first wheel event over the list. See decision 23.
import { Place, Touch } from "../engine/block-layout.js";
import { HORIZONTAL, VERTICAL } from "../page/nodes.js";
import { canScroll } from "./gesture-arbitration.js";
import { isPinchZoomed } from "./input.js";

/** @typedef {import("../page/nodes.js").AxisNames} AxisNames */
/** @typedef {import("./input.js").TouchKind} TouchKind */
/** @typedef {import("../list/list.js").List} List */

/**
 * A wheel event, converted to the movement of a finger, in pixels.
 * @typedef {{ time: number, Left: number, Top: number, axis: AxisNames, isStep: boolean }} Turn
 */

const SILENCE = 150; // milliseconds without an event after which the fingers on a trackpad count as lifted
const STEP_SILENCE = 400; // milliseconds without an event that separate two gestures of a stepped wheel
const STEP = 50; // pixels: the smallest step of a wheel; no finger begins with as much
const TAIL = 12; // successive shrinking events that count as momentum after the fingers were lifted
const SAME = 0.98, GROWTH = 1.1; // momentum loses 3 to 5 % from event to event, and gains only by rounding
const SPAN = 5, STEADY = 0.95; // momentum loses at least 14 % in this many events
const LEAD = 10; // pixels of a first move that the list does not follow, because they are so few (`FingerPull`)
const LINE = 16; // pixels
const STILL = 4; // events that scroll nothing; the browser may need fewer to begin

/**
 * Recognizes gestures from wheel events, which report neither the begin and end of a gesture nor the input device.
 *
 * The state is `quiet` until an event arrives. Then it is `pulling` if a pull may begin there, or `spent` until a
 * pause.
 */
export class WheelPhases {
  /** @type {"quiet" | "pulling" | "spent"} */
  phase = "quiet";
  /** The distance that the fingers have pulled, in pixels, without momentum. */
  travel = 0;
  sign = 0;
  /** The last two moves that were certainly made by fingers. */
  #sure = [0, 0];
  /** @type {number[]} */
  #recent = [];
  /** Moves that may be momentum. */
  #held = 0;
  #shrinking = 0;
  #last = -Infinity;
  #silence = SILENCE;

  /**
   * Handles an event; returns the corresponding touch, if any.
   * @param {{ time: number, way: number, isStep: boolean }} turn
   * @param {boolean} mayBegin
   * @returns {TouchKind | null}
   */
  turned({ time, way, isStep }, mayBegin) {
    this.#last = time;
    this.#silence = isStep ? STEP_SILENCE : SILENCE;
    if (this.phase === "quiet") return this.#begin(way, mayBegin);
    return this.phase === "pulling" ? this.#go(way) : null;
  }

  /**
   * Checks the time; a pause ends the gesture.
   * @param {number} time
   * @returns {TouchKind | null}
   */
  passed(time) {
    if (time - this.#last < this.#silence) return null;
    const { phase } = this;
    this.phase = "quiet";
    return phase === "pulling" ? Touch.ended : null;
  }

  /** Ignores further events until a pause. */
  spend() { this.phase = "spent"; }

  /**
   * @param {number} way
   * @param {boolean} mayBegin
   */
  #begin(way, mayBegin) {
    this.phase = way && mayBegin ? "pulling" : "spent";
    if (this.phase === "spent") return null;
    const sure = Math.abs(way);
    this.sign = Math.sign(way);
    this.travel = way;
    this.#sure = [sure, sure];
    this.#recent = [sure];
    this.#held = this.#shrinking = 0;
    return Touch.began;
  }

  /**
   * Holds back moves that may be momentum; they count when the fingers move again.
   * @param {number} way
   */
  #go(way) {
    const along = this.sign * way;
    this.#held += way;
    const last = this.#recent[this.#recent.length - 1];
    const grows = along < 0 || along >= Math.min(...this.#sure) * SAME || along > last * GROWTH + 1;
    this.#recent = [...this.#recent, along].slice(-2 * SPAN);
    if (!grows && !this.#isSteady) return this.#hold();
    this.travel += grows ? this.#held : way;
    this.#held = this.#shrinking = 0;
    this.#sure = [this.#sure[1], Math.max(0, along)];
    return Touch.moved;
  }

  #hold() {
    this.#shrinking += 1;
    if (this.#shrinking < TAIL) return null;
    this.spend();
    return Touch.cancelled;
  }

  /**
   * Whether the last events moved as far as those before. Sums are compared, since single events vary as frames do.
   */
  get #isSteady() {
    const recent = this.#recent;
    if (recent.length < 2 * SPAN) return false;
    const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, each) => total + each, 0);
    const lately = sum(recent.slice(SPAN));
    const isEven = recent[recent.length - 1] * SPAN >= lately * STEADY;
    return isEven && lately >= sum(recent.slice(0, SPAN)) * STEADY;
  }
}

/** Lets a wheel pull like a finger. */
export class Wheel {
  #list;
  #axis = VERTICAL;
  #phases = new WheelPhases();
  /** The number of successive events that scrolled nothing, and the previous scroll position. */
  #still = 0;
  #position = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Called after `#turned`, which scrolls the rest of the event that closes the pull. */
  #prevent = (/** @type {WheelEvent} */ event) => {
    if (event.cancelable && this.#list.isAttached) event.preventDefault();
    this.#listenToPrevent();
  };

  /** @param {List} list */
  constructor(list) {
    this.#list = list;
    list.input.listen(list.element, "wheel", (/** @type {WheelEvent} */ event) => this.#turned(event));
  }

  /** @param {WheelEvent} event */
  #turned(event) {
    const { input, options } = this.#list;
    const isFree = input.finger === null || input.finger === "wheel";
    if (!isFree || event.ctrlKey || event.defaultPrevented || isPinchZoomed()) this.#phases.spend();
    const turn = this.#read(event);
    if (options.isPage) this.#letScroll(turn, event);
    if (this.#phases.phase === "quiet") this.#axis = turn.axis;
    const what = this.#phases.turned({ ...turn, way: turn[this.#axis.side] }, this.#mayBegin(turn));
    this.#touch(what, event);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#silent(), turn.isStep ? STEP_SILENCE : SILENCE);
  }

  /**
   * WebKitGTK 2.50 does not scroll a page whose `overscroll-behavior` is `none` and that listens to wheel events. Its
   * touches arrive as wheel events and do not scroll either. The host therefore removes that style after some events
   * that scrolled nothing although the page could scroll.
   * @param {Turn} turn
   * @param {WheelEvent} event
   */
  #letScroll({ Top }, event) {
    const { element, stage } = this.#list;
    const path = event.composedPath();
    const isNested = path.slice(0, path.indexOf(document.body))
      .some((node) => node instanceof Element && canScroll(node, VERTICAL, Top));
    const mayScroll = Top && !event.defaultPrevented && !isNested && canScroll(element, VERTICAL, Top);
    this.#still = mayScroll && element.scrollTop === this.#position ? this.#still + 1 : 0;
    this.#position = element.scrollTop;
    if (this.#still === STILL) stage.styles.drop(element, "overscrollBehaviorY");
  }

  /**
   * Converts an event. A finger would move in the opposite direction.
   * @param {WheelEvent} event
   * @returns {Turn}
   */
  #read({ deltaX, deltaY, deltaMode, timeStamp }) {
    const { clientWidth, clientHeight } = this.#list.element;
    const [across, along] = [[1, 1], [LINE, LINE], [clientWidth, clientHeight]][deltaMode];
    const isAcross = Math.abs(deltaX) > Math.abs(deltaY);
    return {
      time: timeStamp, Left: -deltaX * across, Top: -deltaY * along, axis: isAcross ? HORIZONTAL : VERTICAL,
      isStep: deltaMode > 0 || Math.max(Math.abs(deltaX), Math.abs(deltaY)) >= STEP,
    };
  }

  /**
   * Whether the list is idle at an edge in this direction.
   * @param {Turn} turn
   */
  #mayBegin(turn) {
    const { element, options, numbers, stage } = this.#list;
    const { side } = this.#axis;
    const way = turn[side];
    const isStart = side === "Top" ? way > 0 : way * stage.sign > 0;
    const start = side === "Top" ? "top" : "leading", end = side === "Top" ? "bottom" : "trailing";
    const isEdge = Boolean(options[isStart ? start : end]);
    const isMeant = !turn.isStep || options.wheel === "always";
    return isEdge && isMeant && !numbers[Place.moves] && !canScroll(element, this.#axis, way);
  }

  /**
   * @param {TouchKind | null} what
   * @param {WheelEvent | { timeStamp: number }} event
   */
  #touch(what, event) {
    const { input } = this.#list;
    const { travel, sign } = this.#phases;
    if (what === null) return;
    if (what === Touch.began) input.touch(Touch.began, "wheel", event, this.#point(travel - sign * LEAD));
    input.touch(what === Touch.began ? Touch.moved : what, "wheel", event, this.#point(travel));
    if (input.finger === null || this.#isGivenBack) this.#finish(event);
    if (input.finger === "wheel" || !("deltaY" in event)) this.#listenToPrevent();
  }

  /** Prevents the scrolling of the browser as long as a wheel pulls. */
  #listenToPrevent() {
    const { element, input } = this.#list;
    if (input.finger === "wheel") element.addEventListener("wheel", this.#prevent, { passive: false });
    else element.removeEventListener("wheel", this.#prevent);
  }

  /** @param {number} way */
  #point(way) {
    const isAcross = this.#axis.side === "Left";
    return { clientX: isAcross ? way : 0, clientY: isAcross ? 0 : way };
  }

  /** Whether the pull has been moved back completely; the browser then scrolls. */
  get #isGivenBack() { return this.#phases.sign * this.#phases.travel <= 0; }

  /** @param {WheelEvent | { timeStamp: number }} event */
  #finish(event) {
    if (this.#phases.phase === "pulling") this.#phases.spend();
    this.#list.input.touch(Touch.cancelled, "wheel", event, this.#point(0));
  }

  /**
   * Ends a gesture after the next frame, unless further events arrive before it.
   *
   * A busy page runs its timers first and then receives the events of that time as one event, with the time of the
   * last. So neither the timer nor the times of two events show whether the fingers rested.
   */
  #silent() {
    requestAnimationFrame(() => this.#rest(performance.now() + 1));
  }

  /** @param {number} time */
  #rest(time) {
    const what = this.#phases.passed(time);
    if (this.#list.isAttached) this.#touch(what, { timeStamp: performance.now() });
  }
}
