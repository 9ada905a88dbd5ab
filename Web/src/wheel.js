// Loaded when a wheel is first turned over the list. See decision 23.
import { isEnlarged } from "./input.js";
import { style } from "./nodes.js";
import * as Place from "./place.js";
import { canScroll, HORIZONTAL, VERTICAL } from "./rivals.js";

const BEGAN = 0, MOVED = 1, ENDED = 2, CANCELLED = 3; // what a finger does, as in `Input`
const SILENCE = 150; // milliseconds without an event after which the fingers on a trackpad count as lifted
const STEP_SILENCE = 400; // the same between two steps of a wheel
const STEP = 50; // pixels: no wheel gives less for a step, and no finger begins with as much
const TAIL = 12; // events in a row that shrink: what has been let go and rolls on
const SAME = 0.98, GROWTH = 1.1; // what rolls on loses 3 to 5 % from event to event, and gains only what is rounded
const SPAN = 5, STEADY = 0.95; // events, in which it loses 14 % at least
const LINE = 16; // pixels
const STILL = 4; // turns that scroll nothing: fewer may come before the browser has begun

/**
 * Reads gestures out of the turns of a wheel, which tell neither when they begin nor when they end, nor
 * whether a finger makes them.
 *
 * `quiet` until a turn comes; then `pulling`, where a pull may begin there, or `spent`, until there was silence.
 */
export class WheelPhases {
  phase = "quiet";
  /** How far the fingers have pulled, in pixels; what only rolls on is not in it. */
  travel = 0;
  #last = -Infinity;
  #silence = SILENCE;

  /** A turn of so much, positive as the finger of a touch would go; what follows from it for the pull, if anything. */
  turned({ time, way, isStep }, mayBegin) {
    this.#last = time;
    this.#silence = isStep ? STEP_SILENCE : SILENCE;
    if (this.phase === "quiet") return this.#begin(way, mayBegin);
    return this.phase === "pulling" ? this.#go(way) : null;
  }

  /** Time passed: silence ends what was begun. */
  passed(time) {
    if (time - this.#last < this.#silence) return null;
    const { phase } = this;
    this.phase = "quiet";
    return phase === "pulling" ? ENDED : null;
  }

  /** Nothing more is a pull until there was silence. */
  spend() { this.phase = "spent"; }

  #begin(way, mayBegin) {
    this.phase = way && mayBegin ? "pulling" : "spent";
    if (this.phase === "spent") return null;
    const sure = Math.abs(way);
    Object.assign(this, { sign: Math.sign(way), travel: way, sure: [sure, sure], recent: [sure], held: 0, shrinking: 0 });
    return BEGAN;
  }

  /** What rolls on is in it at first; what is made by fingers for certain is a pull, with what came between. */
  #go(way) {
    const along = this.sign * way;
    this.held += way;
    const grows = along < 0 || along >= Math.min(...this.sure) * SAME || along > this.recent.at(-1) * GROWTH + 1;
    this.recent = [...this.recent, along].slice(-2 * SPAN);
    if (!grows && !this.#isSteady) return this.#hold();
    this.travel += grows ? this.held : way;
    Object.assign(this, { held: 0, shrinking: 0, sure: [this.sure[1], Math.max(0, along)] });
    return MOVED;
  }

  #hold() {
    this.shrinking += 1;
    if (this.shrinking < TAIL) return null;
    this.spend();
    return CANCELLED;
  }

  /** Whether as much came lately as before that, and comes now: single events are uneven, as frames are. */
  get #isSteady() {
    if (this.recent.length < 2 * SPAN) return false;
    const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);
    const lately = sum(this.recent.slice(SPAN));
    return lately >= sum(this.recent.slice(0, SPAN)) * STEADY && this.recent.at(-1) * SPAN >= lately * STEADY;
  }
}

/** Lets the wheel do what a finger does. */
export class Wheel {
  #list;
  names = VERTICAL;
  #phases = new WheelPhases();
  #prevent = (event) => event.cancelable && event.preventDefault();
  #still = 0;

  constructor(list) {
    this.#list = list;
    list.input.hear(list.element, "wheel", (event) => this.#turned(event));
  }

  #turned(event) {
    const { input } = this.#list;
    const isFree = input.finger === null || input.finger === "wheel";
    if (!isFree || event.ctrlKey || event.defaultPrevented || isEnlarged()) this.#phases.spend();
    const turn = this.#read(event);
    if (this.#list.options.isPage) this.#letScroll(turn, event);
    if (this.#phases.phase === "quiet") this.names = turn.names;
    const what = this.#phases.turned({ ...turn, way: turn[this.names.place] }, this.#mayBegin(turn));
    this.#tell(what, event);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.#silent(), turn.isStep ? STEP_SILENCE : SILENCE);
  }

  /**
   * WebKitGTK 2.50 scrolls no page that keeps its overscroll to itself and hears of its wheel, neither by wheel nor by touch, which it
   * tells of as turns. Such a page keeps it no more, once some turns have scrolled nothing that could be scrolled.
   */
  #letScroll({ Top }, event) {
    const { element } = this.#list;
    const path = event.composedPath();
    const isAnothers = path.slice(0, path.indexOf(document.body)).some((node) => node instanceof Element && canScroll(node, VERTICAL, Top));
    const isStill = Top && !event.defaultPrevented && !isAnothers && element.scrollTop === this.position && canScroll(element, VERTICAL, Top);
    this.#still = isStill ? this.#still + 1 : 0;
    this.position = element.scrollTop;
    if (this.#still === STILL) style(element, { overscrollBehaviorY: "" });
  }

  /** How far a finger would have gone, in pixels: it goes the other way. */
  #read({ deltaX, deltaY, deltaMode, timeStamp }) {
    const { clientWidth, clientHeight } = this.#list.element;
    const [across, along] = [[1, 1], [LINE, LINE], [clientWidth, clientHeight]][deltaMode];
    const isAcross = Math.abs(deltaX) > Math.abs(deltaY);
    return {
      time: timeStamp, Left: -deltaX * across, Top: -deltaY * along, names: isAcross ? HORIZONTAL : VERTICAL,
      isStep: deltaMode > 0 || Math.max(Math.abs(deltaX), Math.abs(deltaY)) >= STEP,
    };
  }

  /** Whether there is an edge that way, the list is at it, and nothing moves. */
  #mayBegin({ isStep, ...turn }) {
    const { element, options, block, stage } = this.#list;
    const { place } = this.names;
    const way = turn[place];
    const isStart = place === "Top" ? way > 0 : way * stage.sign > 0;
    const edge = place === "Top" ? (isStart ? "top" : "bottom") : isStart ? "leading" : "trailing";
    return options[edge] && !(isStep && options.wheel !== "always") && !block.numbers[Place.moves]
      && !canScroll(element, this.names, way);
  }

  #tell(what, event) {
    const { input } = this.#list;
    if (what === null) return;
    const at = (way) => ({ clientX: this.names.place === "Left" ? way : 0, clientY: this.names.place === "Top" ? way : 0 });
    if (what === BEGAN) input.follow(BEGAN, "wheel", event, at(0));
    input.follow(what === BEGAN ? MOVED : what, "wheel", event, at(this.#phases.travel));
    if (input.finger === null || this.#isGivenBack) this.#finish(event, at(0));
    const { element } = this.#list;
    if (input.finger === "wheel") element.addEventListener("wheel", this.#prevent, { passive: false });
    else element.removeEventListener("wheel", this.#prevent);
  }

  /** The pull is gone back the whole way: from there on the browser scrolls. */
  get #isGivenBack() { return this.#phases.sign * this.#phases.travel <= 0; }

  #finish(event, point) {
    if (this.#phases.phase === "pulling") this.#phases.spend();
    this.#list.input.follow(CANCELLED, "wheel", event, point);
  }

  /**
   * Ends a gesture after the next frame, unless turns arrive before it.
   *
   * A page that was busy runs its timers first and then gets the turns of that time as one, with the time of the
   * last. So neither the timer nor the times of two turns tell whether the fingers rested.
   */
  #silent() {
    requestAnimationFrame(() => this.#rest(performance.now() + 1));
  }

  #rest(time) {
    const what = this.#phases.passed(time);
    if (this.#list.block) this.#tell(what, { timeStamp: performance.now() });
  }
}
