// @ts-check
// The block of memory that a page and the module share. `Sources/OverscrollWeb/WebBlock.swift` has
// the same places and the same version; a test compares them.

import { bottom, bottomReport, count, leading, leadingReport, top, topReport, trailing, trailingReport } from "./place.js";

/** @typedef {import("./overscroll.js").Edge} Edge */
/** @typedef {import("./overscroll.js").Phase} Phase */
/** @typedef {import("./module.js").Engine} Engine */

/** The version of the block and of the module's functions; raised when one of them changes. */
export const VERSION = 2;

/**
 * The phases by number.
 * @type {Phase[]}
 */
export const PHASES = ["idle", "pulling", "armed", "waiting", "refreshing", "ending", "noMore", "failed"];

/**
 * The edges, in the order of `OverscrollEdge` in the engine.
 * @type {Edge[]}
 */
export const EDGES = ["top", "bottom", "leading", "trailing"];

/**
 * The place of an edge's report.
 * @type {Record<Edge, number>}
 */
export const reportOf = { top: topReport, bottom: bottomReport, leading: leadingReport, trailing: trailingReport };

/**
 * The place of an edge's options.
 * @type {Record<Edge, number>}
 */
export const optionsOf = { top, bottom, leading, trailing };

export const Option = {
  isPresent: 0, purpose: 1, trigger: 2, distance: 3, extent: 4, hold: 5, placement: 6, indicator: 7,
  releaseSlack: 8, autoFill: 9, firesByFling: 10, firesOnRelease: 11, maximumPerDrag: 12,
  rearmsAfterUpdate: 13, visibility: 14, labelInset: 15, parts: 16,
};

export const Time = {
  expand: 0, collapse: 1, minimumVisible: 2, messageHold: 3, failureHold: 4, turn: 5, resultHold: 6,
  timeout: 7,
};

export const Picture = { frameCount: 0, width: 1, height: 2, delay: 3, count: 4 };

/** The part of the module's memory that belongs to one scroller. */
export class Block {
  #memory;
  /** @type {Float64Array | undefined} */
  #numbers;

  /**
   * @param {WebAssembly.Memory} memory
   * @param {number} address
   */
  constructor(memory, address) {
    this.#memory = memory;
    this.address = address;
  }

  /** A view of the numbers. It is replaced after the memory has grown, since that empties old views. */
  get numbers() {
    if (!this.#numbers?.length) {
      this.#numbers = new Float64Array(this.#memory.buffer, this.address, count);
    }
    return this.#numbers;
  }
}

const PAGE = 65536; // bytes

/** Allocates blocks after the memory that the module itself uses, and reuses them. */
export class BlockPool {
  #engine;
  /** @type {number[]} */
  #free = [];
  #next;

  /** @param {Engine} engine */
  constructor(engine) {
    this.#engine = engine;
    this.#next = (engine.__heap_base.value + 15) & ~15;
  }

  take() {
    const address = this.#free.pop() ?? this.#advance();
    return new Block(this.#engine.memory, address);
  }

  /** @param {Block} block */
  give(block) {
    this.#free.push(block.address);
  }

  #advance() {
    const { memory } = this.#engine;
    const address = this.#next;
    const end = address + this.#engine.overscroll_block_size();
    const missing = end - memory.buffer.byteLength;
    // Throws if there is no memory left; the address then remains free for the next call.
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    this.#next = end;
    return address;
  }
}
