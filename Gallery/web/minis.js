// Small phones that pull themselves, each with its own indicator, until the visitor takes one.

import { attach } from "./overscroll/overscroll.js";
import { Finger } from "./finger.js";
import { node } from "./nodes.js";
import { isStill } from "./surroundings.js";

const ROWS = 10;
const RUN = 1400; // milliseconds that a refresh takes
const [DISTANCE, PULLING, RESTING] = [190, 800, 260]; // CSS pixels, milliseconds
const [BETWEEN, AGAIN] = [1200, 6000]; // milliseconds between two phones, and between two pulls of one
// The indicators that float over the rows.
const PLACEMENTS = { material: "over" };
// What the visitor does to take a phone.
const INPUTS = ["pointerdown", "touchstart", "wheel", "focusin"];

const pause = (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds); });

/** A phone with a list, which its own finger pulls. */
class Mini {
  #dot = node("i", { className: "dot" });
  #rows = node("div", { className: "mini-rows" });
  #pulled = -AGAIN;
  #count = 0;
  isTaken = false;
  isShown = false;

  constructor(name, indicator, signal) {
    Object.assign(this, { name, indicator, signal });
    this.#rows.append(...Array.from({ length: ROWS }, () => this.#row()));
    this.scroller = node("div", { className: "mini-list", tabIndex: 0, role: "region", ariaLabel: name }, this.#rows);
    this.content = this.#rows;
    this.finger = new Finger(this.scroller);
    this.node = node("div", { className: "mini" }, node("div", { className: "mini-name", textContent: name }),
      node("div", { className: "mini-box" }, this.scroller, this.#dot));
    this.node.dataset.look = name;
    for (const type of INPUTS) this.scroller.addEventListener(type, (event) => { if (event.isTrusted) this.take(); }, { capture: true, passive: true, signal });
    signal.addEventListener("abort", () => this.release("pointercancel"));
  }

  async attach() {
    const onRefresh = async () => {
      await pause(RUN);
      const row = this.#row();
      row.className = "new";
      this.#rows.prepend(row);
      this.#rows.lastElementChild.remove();
    };
    this.list = await attach(this.scroller, { top: { indicator: this.indicator, placement: PLACEMENTS[this.name], onRefresh }, mouse: true, signal: this.signal });
  }

  /** Whether its finger may pull it. */
  get isFree() {
    return this.isShown && !this.isTaken && !this.finger.isDown && this.list.phase("top") === "idle"
      && this.scroller.scrollTop <= 0 && performance.now() - this.#pulled > AGAIN;
  }

  /** From now on it is the visitor's. */
  take() {
    this.isTaken = true;
    this.release("pointercancel");
  }

  /** Holds the list pulled this far; 0 releases it. */
  hold(distance) {
    if (distance > 0) this.finger.move(distance);
    else this.release();
  }

  release(type) {
    this.finger.lift(type);
    this.#dot.classList.remove("down");
  }

  /** Pulls the list once. */
  async pull() {
    this.#pulled = performance.now();
    this.#dot.style.translate = "";
    this.#dot.classList.add("down");
    const isOver = () => this.isTaken || this.signal.aborted;
    if (!await this.finger.pull(DISTANCE, PULLING, isOver, (way) => { this.#dot.style.translate = `0 ${way * 0.6}px`; })) return;
    await pause(RESTING);
    if (!this.isTaken) this.release();
  }

  #row() {
    const row = node("div", {}, node("b"), node("i"), node("i"));
    row.dataset.kind = (this.#count += 1) % 4;
    return row;
  }
}

/** Phones with a list each, of which one after the other pulls itself while it is visible. */
export class Minis {
  #observer;

  /** `looks` are indicators by name; `signal` ends it all. */
  constructor(looks, signal) {
    this.signal = signal;
    this.all = Object.entries(looks).map(([name, indicator]) => new Mini(name, indicator, signal));
    this.#observer = new IntersectionObserver((entries) => entries.forEach(({ target, isIntersecting }) => {
      this.all.find(({ node: each }) => each === target).isShown = isIntersecting;
    }), { threshold: 0.4 });
  }

  /** Attaches all lists, and lets the phones pull themselves; with reduced motion they stay pulled a little, and rest. */
  async start() {
    await Promise.all(this.all.map((each) => each.attach()));
    for (const { node: each } of this.all) this.#observer.observe(each);
    this.signal.addEventListener("abort", () => this.#observer.disconnect());
    if (isStill()) this.all.forEach((each) => each.hold(DISTANCE));
    else this.#play();
  }

  /** Gives every phone to the visitor. */
  take() {
    this.all.forEach((each) => each.take());
  }

  async #play() {
    for (let next = 0; !this.signal.aborted && this.all.some(({ isTaken }) => !isTaken); next += 1) {
      await pause(BETWEEN);
      // Whatever is not in view rests, and so does a page in the background.
      const order = this.all.map((_, index) => this.all[(index + next) % this.all.length]);
      if (!document.hidden && !this.signal.aborted) order.find(({ isFree }) => isFree)?.pull();
    }
  }
}
