// The block of memory that this page and the module share: `Sources/OverscrollWeb/WebBlock.swift`
// has the same places, and a test compares them.

import { bottomReport, count, leadingReport, topReport, trailingReport } from "./place.js";

/** What an element has that is attached: on it, and not in here, as another copy of this script may stand in the page. */
export const ATTACHED = Symbol.for("overscroll.attached");

/** Where an edge stands, by number. */
export const PHASES = ["idle", "pulling", "armed", "waiting", "refreshing", "ending", "noMore", "failed"];

/** The edges, in the order of `OverscrollEdge` in the engine. */
export const EDGES = ["top", "bottom", "leading", "trailing"];

/** Where the report of an edge begins. */
export const reportOf = { top: topReport, bottom: bottomReport, leading: leadingReport, trailing: trailingReport };

export const Option = {
  isPresent: 0, purpose: 1, trigger: 2, distance: 3, extent: 4, hold: 5, isInline: 6, indicator: 7,
};

export const Time = {
  expand: 0, collapse: 1, minimumVisible: 2, messageHold: 3, failureHold: 4, turn: 5,
};

export const Picture = { frameCount: 0, width: 1, height: 2, delay: 3, count: 4 };

/** A piece of the module's memory for one scroller. */
export class Block {
  #memory;
  #numbers;

  constructor(memory, address) {
    this.#memory = memory;
    this.address = address;
  }

  /** The numbers; viewed anew when the memory has grown. */
  get numbers() {
    // A view of memory that has grown has no length any more.
    if (!this.#numbers?.length) this.#numbers = new Float64Array(this.#memory.buffer, this.address, count);
    return this.#numbers;
  }
}

const PAGE = 65536;

/** Hands out blocks behind what the module itself uses, and takes them back. */
export class BlockPool {
  #exports;
  #free = [];
  #next;

  constructor(exports) {
    this.#exports = exports;
    this.#next = (exports.__heap_base.value + 15) & ~15;
  }

  take() {
    const address = this.#free.pop() ?? this.#advance();
    return new Block(this.#exports.memory, address);
  }

  give(block) {
    this.#free.push(block.address);
  }

  #advance() {
    const { memory } = this.#exports;
    const address = this.#next;
    const end = address + this.#exports.overscroll_block_size();
    const missing = end - memory.buffer.byteLength;
    // Throws where there is no more: the place is free for the next who asks.
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    this.#next = end;
    return address;
  }
}
