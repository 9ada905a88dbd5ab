// The block of memory that this page and the module share: `Sources/OverscrollWeb/WebBlock.swift`
// has the same places, and a test compares them.

/** Where an edge stands, by number. */
export const PHASES = ["idle", "pulling", "armed", "waiting", "refreshing", "ending", "noMore", "failed"];

export const Place = {
  top: 0, bottom: 8, leading: 16, trailing: 24, times: 32, reducesMotion: 38, backToTop: 39,
  backToTopInViewports: 40, animates: 41, moves: 42, wakeTime: 43, risen: 44, vertical: 45, horizontal: 48,
  topReport: 51, bottomReport: 62, leadingReport: 73, trailingReport: 84,
  textSizes: 95, elementCount: 127, pointCount: 128, pictures: 129, elements: 161, points: 257,
  count: 353,
};

/** The edges, in the order of `OverscrollEdge` in the engine. */
export const EDGES = ["top", "bottom", "leading", "trailing"];

export const Axis = { displacement: 0, scrollBy: 1, holdsScroll: 2 };

export const Option = {
  isPresent: 0, purpose: 1, trigger: 2, distance: 3, extent: 4, hold: 5, isInline: 6, indicator: 7,
};

export const Time = {
  expand: 0, collapse: 1, minimumVisible: 2, messageHold: 3, failureHold: 4, turn: 5,
};

export const Report = {
  phase: 0, run: 1, cancelled: 2, finished: 3, redraws: 4, phaseChanged: 5, progress: 6, extent: 7,
  space: 8, stand: 9, origin: 10, count: 11,
};

export const Picture = { frameCount: 0, width: 1, height: 2, delay: 3, count: 4 };

export const Step = { move: 0, line: 1, arc: 2, close: 3 };

export const Element = {
  kind: 0, text: 1, phase: 1, role: 2, frame: 2, color: 3, x: 4, y: 5, rotation: 6, scale: 7,
  opacity: 8, length: 9, progress: 10, height: 10, pointCount: 11, count: 12,
};

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
    if (this.#numbers?.buffer !== this.#memory.buffer) {
      this.#numbers = new Float64Array(this.#memory.buffer, this.address, Place.count);
    }
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
