// Replays other code's inset changes step by step, with figures from the engine in the UIKit host.

import { svg } from "./nodes.js";

const HEIGHT = 168; // of a lane, in units of its drawing
const LANES = [["ours", 0], ["atItsWord", 1]];

const pause = (seconds, signal) => new Promise((done) => {
  const timer = setTimeout(done, seconds * 1000);
  signal?.addEventListener("abort", () => { clearTimeout(timer); done(); });
});

export class Cycles {
  #lanes = [];

  /** Loads the figures, and shows the first one. */
  static async load(page) {
    const figures = await (await fetch("catalog/keyboard.json")).json();
    return new Cycles(page, figures);
  }

  constructor({ place, say, options }, figures) {
    Object.assign(this, { place, say, options, figures });
    this.writer = figures.writers.find(({ id }) => id === options.writer) ?? figures.writers[0];
    this.most = Math.max(...this.writer.rows.flatMap((row) => row.slice(0, 2)));
    place.role = "group";
    place.replaceChildren(this.#figure(), this.#table());
    this.show(0);
  }

  /** One entry per step; tests count them. */
  get ids() {
    return this.writer.rows.map((_, index) => index);
  }

  /** Plays all cycles; the outcome reports whether the base inset is unchanged. */
  async play(signal) {
    for (const step of this.ids) {
      if (signal.aborted) return;
      this.show(step);
      await pause(1 / this.options.speed, signal);
    }
    return { outcome: "updated", message: this.verdict(this.ids.length - 1, 0).words };
  }

  /** The inset at a step. */
  show(step) {
    const { rows, code } = this.writer;
    const { cycles } = this.figures;
    this.step = step;
    this.heading.textContent = this.say("cycle", { count: Math.floor(step / code.length) + 1, of: cycles });
    [...this.code.children].forEach((line, index) => { line.ariaCurrent = index === step % code.length ? "step" : null; });
    this.#lanes.forEach((lane, index) => lane(rows[step], index, step));
    this.slider.value = step;
  }

  /** The actual and the expected inset at the last step without a refresh. */
  verdict(step, lane) {
    const { rows } = this.writer;
    const rest = rows.slice(0, step + 1).findLast((row) => !row[3]) ?? [this.figures.base, this.figures.base, this.figures.base];
    const [shown, should] = [rest[lane], rest[2]];
    return { isRight: shown === should, words: this.say(shown === should ? "baseIs" : "baseWas", { count: shown, of: should }) };
  }

  // The drawing

  #figure() {
    const figure = make("section", "cycles");
    this.heading = make("h2");
    this.code = make("ol", "steps");
    this.code.dir = "ltr";
    this.code.append(...this.writer.code.map((line) => make("li", "", line)));
    const lanes = make("div", "lanes");
    lanes.append(...LANES.map(([key, index]) => this.#lane(key, index)));
    figure.append(this.heading, this.code, lanes, this.#buttons());
    return figure;
  }

  #lane(key, index) {
    const lane = make("figure", `lane ${key}`);
    const [base, share, excess] = ["base", "share", "excess"].map((kind) => svg("rect", { class: kind, x: 0, width: 120 }));
    const mark = svg("path", { class: "mark" });
    const caption = make("figcaption");
    const drawing = svg("svg", { viewBox: `0 0 120 ${HEIGHT}`, role: "img" }, base, share, excess, mark);
    const scale = HEIGHT / Math.max(this.most, 220);
    this.#lanes.push((row) => {
      // Above the true inset, the extra inset of a running refresh comes first; the rest is excess.
      const [shown, truth] = [row[index], row[2]];
      const ours = row[3] ? Math.min(this.figures.share, Math.max(0, shown - truth)) : 0;
      band(base, 0, Math.min(shown, truth) * scale);
      band(share, truth * scale, ours * scale);
      band(excess, (truth + ours) * scale, (shown - truth - ours) * scale);
      set(mark, { d: `M0 ${truth * scale}h120` });
      const { isRight, words } = this.verdict(this.step, index);
      lane.dataset.isRight = String(isRight);
      caption.textContent = words;
      drawing.ariaLabel = `${this.say(key)}: ${shown} pt`;
    });
    lane.append(make("h3", "", this.say(key)), drawing, caption);
    return lane;
  }

  #buttons() {
    const bar = make("div", "player");
    this.slider = Object.assign(make("input"), { type: "range", min: 0, max: this.ids.length - 1, ariaLabel: this.say("step") });
    this.slider.addEventListener("input", () => this.show(Number(this.slider.value)));
    const next = make("button", "", this.say("step"));
    next.type = "button";
    next.addEventListener("click", () => this.show((this.step + 1) % this.ids.length));
    bar.append(this.slider, next);
    return bar;
  }

  // The table of what was recorded

  #table() {
    const section = make("section", "recorded");
    section.append(make("h2", "", this.say("recorded")), ...this.figures.recorded.map((each) => this.#scenario(each)));
    return section;
  }

  #scenario({ about, rows }) {
    const table = make("table");
    const caption = make("caption", "", about);
    caption.lang = "en";
    const head = table.createTHead().insertRow();
    head.append(...["step", "ours", "theirs"].map((key) => make("th", "", this.say(key))));
    const body = table.createTBody();
    for (const [step, op, ours, theirs] of rows) {
      const line = body.insertRow();
      line.append(...[op === "initial" ? "·" : `${step} ${op}`, ours, theirs].map((text) => make("td", "", text)));
      line.classList.toggle("differs", ours !== theirs);
    }
    table.prepend(caption);
    return table;
  }
}

function make(name, className = "", text = "") {
  const node = document.createElement(name);
  Object.assign(node, { className, textContent: text });
  return node;
}

function band(node, y, height) {
  set(node, { y, height: Math.max(0, height) });
}

function set(node, attributes) {
  for (const key in attributes) node.setAttribute(key, attributes[key]);
}
