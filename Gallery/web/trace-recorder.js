// Records a gesture as a scenario for the tests: touches and app events with their times.

const KINDS = { top: "header", bottom: "backFooter", trailing: "trailer" };
const SIDES = { top: "top", bottom: "bottom", leading: "left", trailing: "right" };
// The distances in MJRefresh by kind, in points; scenarios scale triggers to them.
const DISTANCES = { header: 54, backFooter: 44, trailer: 40 };
const LONGEST = 20; // seconds
const CALM = 0.5; // seconds without a change after which a gesture is over
const TOUCHES = { touchstart: "dragBegin", touchend: "dragEnd", touchcancel: "dragCancel", pointerdown: "dragBegin", pointerup: "dragEnd" };

const rounded = (number) => Math.round(number * 1000) / 1000;

export class TraceRecorder {
  isRecording = false;
  #leaving = [];

  constructor(demo, scroller, lengths) {
    Object.assign(this, { demo, scroller, lengths });
    for (const type in TOUCHES) {
      const target = type === "pointerup" ? window : scroller;
      target.addEventListener(type, (event) => this.#touched(TOUCHES[type], event), { passive: true });
    }
  }

  follow(list, options) {
    Object.assign(this, { list, options });
    this.#leaving.push(list.on("phase", (event) => this.#changed(event)));
  }

  leave() {
    this.#leaving.splice(0).forEach((stop) => stop());
    if (this.isRecording) this.stop();
  }

  /** Records from the next touch until the list is idle, then reports the trace. */
  start(tell) {
    Object.assign(this, { isRecording: true, tell, steps: [], seen: [], begun: null, offset: undefined, finger: false });
  }

  stop() {
    cancelAnimationFrame(this.frame);
    this.isRecording = false;
    this.tell(this.steps.length ? this.#trace() : undefined);
  }

  #touched(op, { pointerType }) {
    // A finger causes touch and pointer events; a mouse only pointer events.
    if (!this.isRecording || (pointerType && pointerType !== "mouse")) return;
    if ((op === "dragBegin") === this.finger) return;
    this.finger = op === "dragBegin";
    const now = performance.now() / 1000;
    const isFirst = this.begun === null;
    if (isFirst) this.begun = this.last = now;
    this.#step({ op }, now);
    if (isFirst) this.#look();
  }

  // Records the content's position in each frame.
  #look = () => {
    const now = performance.now() / 1000;
    const { x, y } = offsetOf(this.scroller);
    if (x !== this.offset?.x || y !== this.offset?.y) {
      this.offset = { x, y };
      this.#step({ op: "offset", x, y }, now);
    }
    if (now - this.begun > LONGEST || (!this.finger && this.#isCalm && now - this.changed > CALM)) return this.stop();
    this.frame = requestAnimationFrame(this.#look);
  };

  get #isCalm() {
    return this.demo.edges.every((edge) => ["idle", "noMore", "failed"].includes(this.list.phase(edge)));
  }

  /** Adds a step at a time in seconds. The first one begins the scenario: nothing advances before it. */
  #step(step, now = performance.now() / 1000) {
    const seconds = rounded(now - this.last);
    if (seconds > 0) {
      this.steps.push({ op: "advance", seconds });
      this.last += seconds;
    }
    this.changed = now;
    this.steps.push(step);
    this.#write();
  }

  #changed({ edge, phase, outcome }) {
    if (!this.isRecording || this.begun === null) return;
    // In a scenario, an action ends when the scenario ends it.
    if (phase === "ending" || phase === "failed" || phase === "noMore") this.#step({ op: outcome === "noMore" || phase === "noMore" ? "endNoMore" : "end", edge: SIDES[edge] });
    else this.#write();
  }

  #write() {
    const lengths = this.lengths();
    const of = (name) => Object.fromEntries(this.demo.edges.map((edge) => [SIDES[edge], rounded(lengths[edge][name])]));
    this.seen.push({
      step: this.steps.length - 1, op: this.steps.at(-1)?.op ?? "initial",
      states: Object.fromEntries(this.demo.edges.map((edge) => [SIDES[edge], lengths[edge].phase])),
      contentOffset: offsetOf(this.scroller), pullingPercent: of("progress"), contentInset: of("share"), pull: of("pull"),
    });
  }

  #trace() {
    const { scroller, demo } = this;
    return {
      id: `gallery-${demo.id}`, about: "recorded in the gallery, in a browser",
      viewport: { width: scroller.clientWidth, height: scroller.clientHeight },
      contentSize: { width: scroller.scrollWidth, height: scroller.scrollHeight },
      contentInset: { top: 0, left: 0, bottom: 0, right: 0 }, systemInset: { top: 0, left: 0, bottom: 0, right: 0 },
      window: true, components: this.#components(), parity: false, steps: this.steps, seen: this.seen,
    };
  }

  /** The components at the edges; a scenario has none at the leading edge. */
  #components() {
    return this.demo.edges.filter((edge) => KINDS[edge]).map((edge) => {
      const kind = KINDS[edge];
      const past = this.options?.past ?? this.demo.past?.[edge] ?? 54;
      return { edge: SIDES[edge], kind, triggerPercent: rounded(past / DISTANCES[kind]) };
    });
  }
}

/** The offset as in UIKit: negative before the start of the content. */
function offsetOf(scroller) {
  const box = scroller.parentElement.getBoundingClientRect();
  const content = scroller.querySelector("#rows").getBoundingClientRect();
  return { x: rounded(box.left - content.left), y: rounded(box.top - content.top) };
}
