// A wall of all indicators, which one slider pulls: each tile is a list with its own indicator.

import { attach } from "../overscroll/overscroll.js";
import { highlighted } from "./highlight.js";
import { literal, sourcesOf, usual } from "./playground.js";

const POINTER = { pointerType: "pen", isPrimary: true, bubbles: true };
const FIRST_POINTER = 4800; // of no device
const RUN = 1200; // milliseconds
const LINES = 6;
const SLOP = 10; // CSS pixels

function node(name, values = {}, ...children) {
  const element = document.createElement(name);
  Object.assign(element, values);
  element.append(...children);
  return element;
}

/** A list with one indicator, and a button that shows its code. */
class Tile {
  #isHeld = false;
  #pointer;

  constructor(name, indicator, number, choose) {
    Object.assign(this, { name, indicator });
    this.#pointer = FIRST_POINTER + number;
    const lines = node("div", { className: "lines" }, ...Array.from({ length: LINES }, () => node("i")));
    this.scroller = node("div", { className: "tile-list", tabIndex: 0, role: "region", ariaLabel: name }, lines);
    this.content = lines;
    this.button = node("button", { type: "button", textContent: name, ariaPressed: "false", onclick: () => choose(this) });
    this.scroller.addEventListener("click", () => choose(this));
    this.node = node("div", { className: "tile" }, node("div", { className: "tile-box" }, this.scroller), this.button);
    this.node.dataset.look = name;
  }

  async attach(signal) {
    this.list = await attach(this.scroller, {
      top: { indicator: this.indicator, onRefresh: () => new Promise((end) => { setTimeout(end, RUN); }) },
      signal,
    });
  }

  /** Holds the list pulled by a finger that moved this far; 0 releases it. */
  pull(distance) {
    if (!this.#isHeld && distance > 0) {
      this.#send("pointerdown", 0);
      // The first move only decides the direction.
      this.#send("pointermove", Math.min(distance, SLOP));
      this.#isHeld = true;
    }
    if (this.#isHeld) this.#send("pointermove", distance);
    if (distance === 0) this.release();
  }

  release() {
    if (this.#isHeld) this.#send("pointerup", 0);
    this.#isHeld = false;
  }

  #send(type, distance) {
    const { left, top } = this.scroller.getBoundingClientRect();
    const place = { clientX: left + 20, clientY: top + 8 + distance };
    this.scroller.dispatchEvent(new PointerEvent(type, { ...POINTER, pointerId: this.#pointer, ...place }));
  }
}

export class Looks {
  #tiles;
  #code = node("code");
  #slider = node("input", { type: "range", min: 0, max: 320, value: 0, id: "pull-all" });

  constructor({ place, say, showSources, signal }, indicators) {
    Object.assign(this, { say, showSources, signal });
    this.#tiles = Object.entries(indicators).map(([name, indicator], number) => new Tile(name, indicator, number, this.#choose));
    this.#slider.addEventListener("input", () => this.#tiles.forEach((tile) => tile.pull(Number(this.#slider.value))));
    const release = node("button", { type: "button", textContent: say("release"), onclick: () => this.#release() });
    const block = node("pre", { className: "code", dir: "ltr", tabIndex: 0, ariaLabel: say("code") }, this.#code);
    block.role = "region";
    place.role = "group";
    place.replaceChildren(node("div", { className: "looks" },
      node("div", { className: "puller" }, node("label", { htmlFor: "pull-all", textContent: say("pullAll") }), this.#slider, release),
      node("div", { className: "tiles" }, ...this.#tiles.map((tile) => tile.node)), block));
    signal.addEventListener("abort", () => this.#tiles.forEach((tile) => tile.release()));
  }

  /** One entry per indicator; tests count them. */
  get ids() {
    return this.#tiles.map((_, index) => index);
  }

  /** The tile that the inspector measures. */
  get first() {
    return this.#tiles[0];
  }

  /** Attaches all lists, and returns the first one. */
  async attach() {
    await Promise.all(this.#tiles.map((tile) => tile.attach(this.signal)));
    this.#choose(this.first, false);
    return this.first.list;
  }

  #release() {
    this.#slider.value = 0;
    this.#tiles.forEach((tile) => tile.release());
  }

  #choose = (tile, isWish = true) => {
    for (const each of this.#tiles) each.button.ariaPressed = String(each === tile);
    const { indicator } = tile;
    const written = "element" in Object(indicator) ? "{ element, extent: 54, update }" : literal(indicator);
    this.#code.replaceChildren(...highlighted(`attach(list, {\n  top: { indicator: ${written}, onRefresh },\n});`));
    if (isWish && typeof indicator === "string") this.showSources(sourcesOf({ ...usual, indicator }));
  };
}
