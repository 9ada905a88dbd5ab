// Shows the state of a list's edges: phases from its handle, lengths from the page.

import { asked, remember } from "./address.js";
import { Curves, sampleOf } from "./curves.js";
import { edgesOf } from "./edges.js";
import { WIDE } from "./places.js";
import { TraceRecorder } from "./trace-recorder.js";
import { TracePlayer } from "./trace-player.js";
import { say } from "./words.js";

const MOST_EVENTS = 60;
const CALM = 0.6; // seconds without a change after which nothing is drawn until something happens
const STARTS = ["scroll", "pointerdown", "touchstart", "wheel"];
const element = (id) => document.getElementById(id);

function gauge(edge) {
  const node = document.createElement("div");
  node.className = "gauge";
  const parts = Object.fromEntries(["name", "phase", "pull", "share", "why"].map((name) => {
    const part = document.createElement("span");
    part.className = name;
    return [name, part];
  }));
  const progress = document.createElement("meter");
  progress.ariaLabel = `${say(edge)}: ${say("progress")}`;
  parts.name.textContent = say(edge);
  parts.pull.dir = parts.why.dir = "ltr";
  parts.why.lang = "en";
  node.append(parts.name, parts.phase, progress, parts.pull, parts.share, parts.why);
  return { node, ...parts, progress };
}

function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

class Inspector {
  #gauges = {};
  #leaving = [];
  #begun = performance.now();

  constructor(demo, scroller, content) {
    Object.assign(this, { demo, scroller, content });
    for (const edge of demo.edges) this.#gauges[edge] = gauge(edge);
    element("gauges").replaceChildren(...Object.values(this.#gauges).map(({ node }) => node));
    this.recorder = new TraceRecorder(demo, scroller, () => this.lengths());
    this.player = new TracePlayer(scroller, (moment) => this.#show(moment));
    this.curves = new Curves(element("curve"), element("legend"));
    for (const type of STARTS) scroller.addEventListener(type, this.#wake, { passive: true });
    this.#setUpButtons();
  }

  get isOpen() {
    return !element("inspector").hidden;
  }

  /** Shows the edges of a list, measured in its scroller and its content. */
  follow(list, options, { scroller, content }) {
    Object.assign(this, { list, options, scroller, content });
    this.recorder.follow(list, options);
    this.#leaving.push(list.on("phase", (event) => { this.#log(event); this.#wake(); }));
    this.#leaving.push(list.on("error", ({ edge, error }) => this.#log({ edge, phase: "failed", outcome: error.userMessage ?? String(error) })));
    this.#wake();
  }

  leave() {
    this.#leaving.splice(0).forEach((stop) => stop());
    this.recorder.leave();
    this.player.stop();
    this.list = null;
  }

  /** The pull of each edge, its progress towards the trigger, and the extra inset. */
  lengths() {
    const past = (edge) => this.options?.past ?? this.demo.past?.[edge] ?? 54;
    const hold = this.options?.hold ?? this.options?.extent ?? this.demo.hold ?? 54;
    const pulls = edgesOf(this.scroller, this.content);
    return Object.fromEntries(this.demo.edges.map((edge) => {
      const phase = this.list?.phase(edge) ?? "idle";
      const isOpen = ["refreshing", "waiting"].includes(phase);
      return [edge, { phase, pull: pulls[edge], progress: pulls[edge] / (past(edge) || 1), share: isOpen ? hold : 0 }];
    }));
  }

  // The panel

  toggle(isOpen = !this.isOpen) {
    element("inspector").hidden = !isOpen;
    element("inspect").ariaExpanded = String(isOpen);
    if (isOpen) this.#learnReasons();
    remember("inspect", isOpen ? "1" : undefined);
    this.#wake();
  }

  /** Loads what says why an edge does nothing, when the inspector is first opened. */
  async #learnReasons() {
    ({ explain: this.explain } = await import("./overscroll/explain.js"));
    this.#wake();
  }

  /** Draws each frame until nothing has changed for a while. */
  #wake = () => {
    this.changed = performance.now() / 1000;
    cancelAnimationFrame(this.frame);
    if (this.isOpen && this.list) this.frame = requestAnimationFrame(this.#look);
  };

  #look = () => {
    if (!this.isOpen || !this.list) return;
    const now = performance.now() / 1000;
    const lengths = this.lengths();
    if (this.curves.add(sampleOf(lengths, now))) this.changed = now;
    if (!this.player.isPlaying) this.#show({ lengths });
    // Some demos have several lists.
    if (this.explain && "attachment" in this.list) {
      for (const edge in this.#gauges) setText(this.#gauges[edge].why, this.explain(this.list, edge).text);
    }
    if (now - this.changed < CALM) this.frame = requestAnimationFrame(this.#look);
  };

  #show({ lengths, samples, at }) {
    for (const edge in this.#gauges) {
      const { phase, pull, progress, share } = this.#gauges[edge];
      const values = lengths[edge] ?? { phase: "idle", pull: 0, progress: 0, share: 0 };
      setText(phase, values.phase);
      phase.dataset.phase = values.phase;
      setText(pull, `${Math.round(values.pull)} px`);
      setText(share, `${say("share")} ${Math.round(values.share)}`);
      progress.value = Math.min(1, Math.max(0, values.progress));
    }
    this.curves.draw(samples, at);
  }

  #log({ edge, phase, outcome }) {
    const line = document.createElement("li");
    const time = ((performance.now() - this.#begun) / 1000).toFixed(2);
    line.textContent = `${time} s  ${say(edge)}  ${outcome ? `${phase} · ${outcome}` : phase}`;
    const events = element("events");
    events.prepend(line);
    if (events.children.length > MOST_EVENTS) events.lastElementChild.remove();
  }

  // Recording and replaying

  #setUpButtons() {
    element("inspect").addEventListener("click", () => {
      this.toggle();
      element("sheet").close();
    });
    element("record").addEventListener("click", () => (this.recorder.isRecording ? this.recorder.stop() : this.#record()));
    element("replay").addEventListener("click", () => this.#replay());
    element("save").addEventListener("click", () => save(this.trace));
    element("open").addEventListener("change", ({ target }) => this.#open(target.files[0]));
  }

  #record() {
    this.player.stop();
    setText(element("record"), say("recording"));
    setText(element("trace-news"), say("waits"));
    this.recorder.start((trace) => {
      setText(element("record"), say("record"));
      setText(element("trace-news"), "");
      this.#take(trace);
    });
  }

  #take(trace) {
    this.trace = trace;
    element("replay").disabled = element("save").disabled = !trace;
  }

  async #open(file) {
    if (!file) return;
    try {
      this.#take(TracePlayer.checked(JSON.parse(await file.text())));
      setText(element("trace-news"), file.name);
    } catch {
      setText(element("trace-news"), say("noTrace"));
    }
  }

  #replay() {
    this.player.play(this.trace).then(this.#wake);
  }
}

/** One step per line, in the format of the test scenarios. */
function textOf({ steps, seen, ...rest }) {
  const lines = (list) => `[\n  ${list.map((each) => JSON.stringify(each)).join(",\n  ")}\n ]`;
  return `${JSON.stringify(rest).slice(0, -1)},\n "steps": ${lines(steps)},\n "seen": ${lines(seen)}}\n`;
}

function save(trace) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([textOf(trace)], { type: "application/json" }));
  link.download = `${trace.id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The inspector of a demo: open if the address requests it. */
export function setUpInspector(demo, scroller, content) {
  const inspector = new Inspector(demo, scroller, content);
  const wish = asked("inspect");
  inspector.toggle(wish === "1");
  // Beside a computer's list, the curves are enough until the log is wanted.
  element("log").open = wish === "1" || !WIDE.matches;
  return inspector;
}
