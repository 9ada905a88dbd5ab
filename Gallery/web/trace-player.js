// Replays a trace: the list follows the recorded offsets, and the inspector shows the states.
//
// A page cannot simulate touches, so it only moves the list. The engine is run by
// the tests of scenarios.

import { sampleOf } from "./curves.js";

const LONGEST_WAIT = 1; // seconds between two steps

export class TracePlayer {
  isPlaying = false;

  constructor(scroller, show) {
    Object.assign(this, { scroller, show });
  }

  /** Validates a trace; throws a TypeError if it is invalid. */
  static checked(trace) {
    if (!Array.isArray(trace.steps) || !trace.steps.length || !Array.isArray(trace.seen)) throw new TypeError("no trace");
    return trace;
  }

  /** Plays the trace; resolves at its end. */
  play(trace) {
    this.stop();
    this.isPlaying = true;
    this.moments = momentsOf(trace);
    this.samples = this.moments.map((moment) => sampleOf(lengthsOf(moment), moment.time));
    const begun = performance.now();
    return new Promise((done) => {
      this.done = done;
      const look = () => {
        const time = (performance.now() - begun) / 1000;
        this.#showMoment(time);
        if (time > this.moments.at(-1).time) this.stop();
        else this.frame = requestAnimationFrame(look);
      };
      look();
    });
  }

  stop() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    cancelAnimationFrame(this.frame);
    this.scroller.style.translate = "";
    this.done();
  }

  #showMoment(time) {
    const moment = this.moments.findLast((each) => each.time <= time) ?? this.moments[0];
    this.scroller.style.translate = `${-Math.min(0, moment.contentOffset?.x ?? 0)}px ${-Math.min(0, moment.contentOffset?.y ?? 0)}px`;
    this.show({ lengths: lengthsOf(moment), samples: this.samples, at: Math.min(time, this.moments.at(-1).time) });
  }
}

/** The recorded states with their times. */
function momentsOf({ steps, seen }) {
  let time = 0;
  const times = steps.map(({ op, seconds }) => (op === "advance" ? (time += Math.min(seconds, LONGEST_WAIT)) : time));
  return seen.map((entry) => ({ ...entry, time: times[entry.step] ?? 0 }));
}

const EDGES = { top: "top", bottom: "bottom", left: "leading", right: "trailing" };

function lengthsOf({ states = {}, pullingPercent = {}, contentInset = {}, pull = {} }) {
  return Object.fromEntries(Object.keys(states).map((side) => [EDGES[side], {
    phase: states[side], progress: pullingPercent[side] ?? 0, share: contentInset[side] ?? 0, pull: pull[side] ?? 0,
  }]));
}
