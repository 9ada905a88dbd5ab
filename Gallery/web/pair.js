// Two lists of the same feed side by side, with counters: Overscroll's, and one with an IntersectionObserver.

import { fetchPage } from "./feed-client.js";
import { node } from "./nodes.js";
import { observeEnd } from "./rival.js";
import { isStill } from "./surroundings.js";

const COUNTS = ["requests", "duplicates", "errors"];
const PAUSE = 350; // milliseconds between two jumps
const JUMPS = 3;
const INPUTS = ["pointerdown", "touchstart", "wheel", "keydown"];

/** The counters of one list. */
class Counts {
  #values = { requests: 0, duplicates: 0, errors: 0 };

  constructor(title, say) {
    this.shown = Object.fromEntries(COUNTS.map((name) => [name, node("dd", { textContent: "0" })]));
    const rows = COUNTS.map((name) => node("div", { className: name }, node("dt", { textContent: say(name) }), this.shown[name]));
    this.node = node("div", { className: "counts" }, node("h3", { textContent: title }), node("dl", {}, ...rows));
  }

  set(name, value) {
    this.#values[name] = value;
    this.shown[name].textContent = value;
    this.shown[name].parentElement.classList.toggle("bad", name !== "requests" && value > 0);
  }

  add(name) {
    this.set(name, this.#values[name] + 1);
  }

  countDuplicates(ids) {
    this.set("duplicates", ids.length - new Set(ids).size);
  }
}

export class Pair {
  #box;
  #signal;
  #half = node("div", { className: "half" });
  #theirs = node("div", { className: "rival", tabIndex: 0, role: "region" });
  #rows = node("div");
  #sentinel = node("div", { className: "sentinel" });

  constructor(scroller, { rows, say, signal, request }) {
    Object.assign(this, { scroller, rows, request });
    this.#signal = signal;
    this.#box = scroller.parentElement;
    this.ours = new Counts(say("ours"), say);
    this.other = new Counts("IntersectionObserver", say);
    this.#theirs.ariaLabel = "IntersectionObserver";
    this.#theirs.append(this.#rows, this.#sentinel);
    this.#box.classList.add("pair");
    scroller.before(this.#half);
    this.#half.append(scroller);
    this.#box.append(this.ours.node, this.#theirs, this.other.node);
    signal.addEventListener("abort", () => this.#leave());
    observeEnd(this.#theirs, this.#sentinel, { load: this.#load, show: this.#show, signal });
  }

  /** Counts the requests and the failures of Overscroll's list. */
  follow(list) {
    list.on("error", () => this.ours.add("errors"));
    list.on("phase", () => this.ours.countDuplicates(this.rows.ids));
  }

  /** Scrolls both lists once there are rows, unless motion is reduced or the visitor does something first. */
  async begin() {
    const stop = new AbortController();
    for (const type of INPUTS) window.addEventListener(type, () => stop.abort(), { capture: true, passive: true, signal: stop.signal });
    while (!this.#rows.childElementCount || !this.rows.ids.length) {
      await new Promise((done) => { setTimeout(done, PAUSE); });
      if (stop.signal.aborted || this.#signal.aborted) return;
    }
    stop.abort();
    if (!isStill()) this.scrollBoth();
  }

  /** Scrolls both lists to their ends and back a few times, as an impatient reader does. */
  async scrollBoth() {
    for (let jump = 0; jump < JUMPS; jump += 1) {
      for (const part of [1, 0.4]) {
        for (const each of [this.scroller, this.#theirs]) each.scrollTop = (each.scrollHeight - each.clientHeight) * part;
        await new Promise((done) => { setTimeout(done, PAUSE); });
      }
    }
    for (const each of [this.scroller, this.#theirs]) each.scrollTop = each.scrollHeight;
  }

  #load = async (before) => {
    this.other.add("requests");
    try {
      return await fetchPage({ limit: 20, before, ...this.request() });
    } catch (error) {
      this.other.add("errors");
      throw error;
    }
  };

  #show = (items) => {
    // A copy of the row, without an id that would occur twice in the page.
    this.#rows.append(...items.map((item) => {
      const row = this.rows.row(item);
      row.removeAttribute("aria-labelledby");
      row.querySelector("[id]").removeAttribute("id");
      return row;
    }));
    this.other.countDuplicates([...this.#rows.children].map(({ dataset }) => dataset.id));
  };

  #leave() {
    this.#box.classList.remove("pair");
    this.#half.replaceWith(this.scroller);
    for (const each of [this.ours.node, this.#theirs, this.other.node]) each.remove();
  }
}
