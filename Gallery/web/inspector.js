// Shows the state of a list's edges: phases from its handle, lengths from the page.

import { asked, remember } from "./address.js";
import { edgesOf } from "./edges.js";
import { TraceRecorder } from "./trace-recorder.js";
import { TracePlayer } from "./trace-player.js";
import { say } from "./words.js";

const MOST_EVENTS = 60;
const element = (id) => document.getElementById(id);

function gauge(edge) {
  const node = document.createElement("div");
  node.className = "gauge";
  const parts = Object.fromEntries(["name", "phase", "pull", "share"].map((name) => {
    const part = document.createElement("span");
    part.className = name;
    return [name, part];
  }));
  const progress = document.createElement("meter");
  progress.ariaLabel = `${say(edge)}: ${say("progress")}`;
  parts.name.textContent = say(edge);
  parts.pull.dir = "ltr";
  node.append(parts.name, parts.phase, progress, parts.pull, parts.share);
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
    this.#setUpButtons();
  }

  get isOpen() {
    return !element("inspector").hidden;
  }

  follow(list, options) {
    Object.assign(this, { list, options });
    this.recorder.follow(list, options);
    this.#leaving.push(list.on("phase", (event) => this.#log(event)));
    this.#leaving.push(list.on("error", ({ edge, error }) => this.#log({ edge, phase: "failed", outcome: error.userMessage ?? String(error) })));
    this.#look();
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
    remember("inspect", isOpen ? "1" : undefined);
    this.#look();
  }

  #look = () => {
    cancelAnimationFrame(this.frame);
    if (!this.isOpen || !this.list) return;
    if (!this.player.isPlaying) this.#show({ lengths: this.lengths(), curve: this.recorder.curve });
    this.frame = requestAnimationFrame(this.#look);
  };

  #show({ lengths, curve, at }) {
    for (const edge in this.#gauges) {
      const { phase, pull, progress, share } = this.#gauges[edge];
      const values = lengths[edge] ?? { phase: "idle", pull: 0, progress: 0, share: 0 };
      setText(phase, values.phase);
      phase.dataset.phase = values.phase;
      setText(pull, `${Math.round(values.pull)} px`);
      setText(share, `${say("share")} ${Math.round(values.share)}`);
      progress.value = Math.min(1, Math.max(0, values.progress));
    }
    this.#draw(curve ?? [], at);
  }

  /** Draws the pull over time, and the position of the replay. */
  #draw(curve, at) {
    const [line, place] = element("curve").children;
    element("curve").classList.toggle("empty", curve.length === 0);
    const length = curve.at(-1)?.time || 1;
    const x = (time) => (300 * time) / length;
    const y = (pull) => 58 - Math.min(56, pull / 4);
    line.setAttribute("d", curve.map(({ time, pull }, index) => `${index ? "L" : "M"}${x(time).toFixed(1)} ${y(pull).toFixed(1)}`).join(""));
    place.setAttribute("d", at === undefined ? "" : `M${x(at).toFixed(1)} 0V60`);
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
    element("inspect").addEventListener("click", () => this.toggle());
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
    this.player.play(this.trace).then(this.#look);
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

/** The inspector of a demo; open if the address requests it. */
export function setUpInspector(demo, scroller, content) {
  const inspector = new Inspector(demo, scroller, content);
  inspector.toggle(asked("inspect") === "1");
  return inspector;
}
