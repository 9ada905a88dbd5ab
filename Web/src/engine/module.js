// @ts-check
import { Place, VERSION } from "./block-layout.js";

/** @typedef {(address: number, time: number, left: number, top: number, ...values: number[]) => void} SendEvent */

/**
 * The exports of the module. The functions that get a time and a scroll position are the events;
 * after each of them the block holds the effects. See `Sources/OverscrollWeb/Exports.swift`.
 * @typedef {object} Engine
 * @property {WebAssembly.Memory} memory
 * @property {WebAssembly.Global} __heap_base
 * @property {() => number} [overscroll_version]
 * @property {() => number} overscroll_block_size
 * @property {SendEvent} overscroll_configure
 * @property {(address: number, edge: number) => void} overscroll_draw
 * @property {SendEvent} overscroll_geometry With the lengths of the content and the viewport along both axes, 1 from right to left, and 1 if there are rows.
 * @property {SendEvent} overscroll_frame
 * @property {SendEvent} overscroll_touch With one of `Touch`, and the point.
 * @property {SendEvent} overscroll_request With one of `Request`, the number of the edge, and a value.
 * @property {SendEvent} overscroll_end With the run, the number of its outcome, and 1 if it has a message.
 */

/** @typedef {{ engine: Engine, pool: Pick<BlockPool, "take" | "give">, isPlain?: boolean }} LoadedModule Plain is what stands in for it. */
/** @typedef {string | URL | BufferSource | WebAssembly.Module} ModuleSource */

/** @type {Map<string | BufferSource | WebAssembly.Module, Promise<LoadedModule>>} */
const modules = new Map();

/**
 * Loads the engine once per URL or module. A failed load is not cached.
 * @param {ModuleSource} source
 * @returns {Promise<LoadedModule>}
 */
export function loadModule(source) {
  const key = source instanceof URL ? source.href : source;
  const known = modules.get(key);
  if (known) return known;
  const loading = instantiate(key);
  modules.set(key, loading);
  loading.catch(() => modules.delete(key));
  return loading;
}

/** @param {string | BufferSource | WebAssembly.Module} source */
async function instantiate(source) {
  const bytes = typeof source === "string" ? await bytesAt(source) : source;
  // For bytes, the result contains an instance; for a module, it is the instance.
  const made = /** @type {any} */ (await WebAssembly.instantiate(/** @type {BufferSource} */ (bytes), {}));
  const engine = /** @type {Engine} */ ((made.instance ?? made).exports);
  checkVersion(engine.overscroll_version?.());
  return { engine, pool: new BlockPool(engine) };
}

/**
 * A cache may deliver a script and a module of different releases, whose block layouts differ.
 * @param {number | undefined} version
 */
function checkVersion(version) {
  if (version === VERSION) return;
  throw new Error(`overscroll.js needs version ${VERSION} of overscroll.wasm, and this is ${version ?? "an older one"}; `
    + "a cache may have kept one of the two files");
}

/** @param {string} url */
async function bytesAt(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response.arrayBuffer();
}

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
      this.#numbers = new Float64Array(this.#memory.buffer, this.address, Place.count);
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

  /** A block of zeros. */
  take() {
    const address = this.#free.pop() ?? this.#advance();
    const block = new Block(this.#engine.memory, address);
    block.numbers.fill(0);
    return block;
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
