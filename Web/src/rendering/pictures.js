// @ts-check
// The pictures of an indicator. The browser fetches and decodes them. Loaded only if an edge uses pictures.
import { Element, Kind, PHASES, Picture } from "../engine/block-layout.js";
import { make, style } from "../page/nodes.js";
import { Part } from "./parts.js";
import { messageOf, openReader, PIXEL_LIMIT } from "./picture-readers.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("../overscroll.js").Frames} Frames */
/** @typedef {import("../overscroll.js").Pictures} PictureSource */
/** @typedef {import("./picture-readers.js").Reader} Reader */
/** @typedef {ImageBitmap | HTMLImageElement} Shown */
const DECODED_LIMIT = 1 << 20; // pixels kept decoded per sequence: 4 MB
const USUAL_EXTENT = 54; // CSS pixels
const TICK = 0.012; // seconds: shorter than a frame of the screen, and longer than a delay that counts as USUAL
const TICK_LIMIT = 1e4;

/**
 * Shows the pictures of an edge of a list as soon as they are loaded.
 * @param {import("../list/list.js").List} list
 * @param {Edge} edge
 * @param {WeakMap<object, number>} heights The heights of pictures that were measured, which the options depend on.
 */
export async function showPictures(list, edge, heights) {
  const view = list.stage.byEdge[edge];
  const renderer = view?.renderer;
  const frames = list.options[edge]?.frames;
  if (!frames || !renderer || !("useParts" in renderer)) return;
  const pictures = await openPictures(frames, `${edge}.indicator.frames`, () => list.draw(view));
  if (!list.isAttached) return pictures.close();
  view.pictures = pictures;
  renderer.useParts(partsOf(pictures));
  list.draw(view);
  if (frames.extent !== "pictures" || heights.has(frames)) return;
  heights.set(frames, Math.max(USUAL_EXTENT, pictures.height));
  list.readOptionsAgain();
}

/**
 * Opens the sequences of an edge. An invalid sequence is skipped, with a warning in the console.
 * @param {Frames} frames
 * @param {string} name The name of the option, for warnings.
 * @param {() => void} onDecoded Called when a requested picture has been decoded.
 */
export async function openPictures({ framesPerSecond, showsWords, extent, ...given }, name, onDecoded) {
  // Each of the two sequences has the other as its default, so that one plays and the other follows the finger.
  const sources = Object.keys(given).length ? given : ownPictures();
  const { pulling = sources.refreshing, refreshing = sources.pulling } = sources;
  /** @type {Map<PictureSource, Promise<Reader>>} */
  const opened = new Map();
  const warned = new Set();
  const left = { pixels: PIXEL_LIMIT };
  /** @type {[string, PictureSource | undefined][]} */
  const entries = Object.entries({ ...sources, pulling, refreshing });
  const sequences = await Promise.all(entries.map(async ([phase, source]) => {
    if (!source) return [];
    const reader = opened.get(source) ?? openReader(source, framesPerSecond, left);
    opened.set(source, reader);
    try {
      return [new Sequence(phase, await reader, onDecoded)];
    } catch (error) {
      if (!warned.has(source)) console.warn(`Overscroll: ${name}.${phase} is left out: ${messageOf(error)}`);
      warned.add(source);
      return [];
    }
  }));
  return new Pictures(sequences.flat());
}

/**
 * The cat, whose pictures are beside this script.
 * @returns {Frames}
 */
function ownPictures() {
  const at = (/** @type {string} */ name) => new URL(`./cat-${name}.gif`, import.meta.url);
  return { pulling: at("pull"), refreshing: at("run"), noMore: at("end") };
}

/** The sequences of an edge, by phase. */
export class Pictures {
  numbers = new Float64Array(PHASES.length * Picture.count);
  /** @type {Sequence[]} */
  #sequences = [];

  /** @param {Sequence[]} sequences */
  constructor(sequences) {
    for (const sequence of sequences) {
      this.#sequences[sequence.index] = sequence;
      this.numbers.set(sequence.numbers, sequence.index * Picture.count);
    }
  }

  /**
   * Returns a picture, or, until it is decoded, the one before it.
   * @param {number} phase
   * @param {number} frame
   * @param {number} width
   * @param {number} height
   */
  at(phase, frame, width, height) { return this.#sequences[phase]?.at(frame, width, height) ?? null; }

  /**
   * Whether a picture is decoded now.
   * @param {number} phase
   * @param {number} frame
   */
  has(phase, frame) { return this.#sequences[phase]?.has(frame) ?? false; }

  /** The height of the highest pictures, in pixels. */
  get height() { return Math.max(...Object.values(this.#sequences).map((each) => each.height), 0); }

  /** The number of pixels that are decoded now. */
  get decodedPixels() { return sum(this.#sequences.map((each) => each?.decodedPixels ?? 0)); }

  close() { this.#sequences.forEach((each) => each.close()); }
}

/**
 * Describes a sequence to the module. The module has one delay per sequence, so a playing sequence is divided into
 * ticks of equal length: a picture is shown at most half a tick too early or too late. A sequence that follows the
 * finger has one step per picture.
 */
class Sequence {
  /** @type {Map<number, ImageBitmap>} */
  #decoded = new Map();
  /** @type {Set<number>} */
  #asked = new Set();
  /** @type {Shown | null} */
  #shown = null;
  /** The longer side of the decoded pictures, in pixels. */
  #side = 0;
  #isClosed = false;
  #reader;
  #onDecoded;

  /**
   * @param {string} phase
   * @param {Reader} reader
   * @param {() => void} onDecoded
   */
  constructor(phase, reader, onDecoded) {
    this.index = PHASES.findIndex((each) => each === phase);
    this.#reader = reader;
    this.#onDecoded = onDecoded;
    this.frames = phase === "refreshing" ? ticks(reader.delays) : reader.delays.map((_, frame) => frame);
    this.delay = sum(reader.delays) / this.frames.length;
  }

  /** The values of `Picture` in the block. */
  get numbers() {
    return [this.frames.length, this.#reader.width, this.#reader.height, this.delay];
  }

  get height() { return this.#reader.height; }

  get decodedPixels() {
    return sum([...this.#decoded.values()].map(({ width, height }) => width * height));
  }

  /**
   * @param {number} number
   * @param {number} width
   * @param {number} height
   */
  at(number, width, height) {
    if (this.#reader.image) return this.#reader.image;
    const side = Math.ceil(Math.max(width, height) * devicePixelRatio);
    if (side !== this.#side) this.#forget();
    this.#side = side;
    const frame = this.frames[number];
    this.#want(frame);
    // Decode the next picture as well, which is likely to be needed soon.
    this.#want((frame + 1) % this.#reader.delays.length);
    return (this.#shown = this.#decoded.get(frame) ?? this.#shown);
  }

  /** @param {number} number */
  has(number) { return this.#decoded.has(this.frames[number]); }

  close() {
    this.#isClosed = true;
    this.#forget();
    this.#reader.close();
  }

  #forget() {
    this.#decoded.forEach((picture) => picture.close());
    this.#decoded.clear();
    this.#shown = null;
  }

  /** @param {number} frame */
  async #want(frame) {
    const side = this.#side;
    if (this.#decoded.has(frame) || this.#asked.has(frame)) return;
    this.#asked.add(frame);
    // Every picture was decoded once, so this fails only if the reader was closed meanwhile.
    const picture = await this.#reader.decode(frame, side).catch(() => null);
    this.#asked.delete(frame);
    if (!picture) return;
    if (this.#isClosed || side !== this.#side) return picture.close();
    this.#decoded.set(frame, picture);
    this.#shrink();
    this.#onDecoded();
  }

  #shrink() {
    for (const [frame, picture] of this.#decoded) {
      if (this.decodedPixels <= DECODED_LIMIT || this.#decoded.size < 3) return;
      if (picture === this.#shown) continue;
      this.#decoded.delete(frame);
      picture.close();
    }
  }
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((all, number) => all + number, 0);
}

/**
 * The number of the picture in the middle of each tick.
 * @param {number[]} delays
 */
function ticks(delays) {
  const length = sum(delays);
  const count = Math.min(TICK_LIMIT, Math.max(1, Math.floor(length / TICK)));
  let frame = 0, end = delays[0];
  return Array.from({ length: count }, (_, tick) => {
    while (end <= ((tick + 0.5) * length) / count) end += delays[(frame += 1)];
    return frame;
  });
}

/**
 * Makes the parts of a drawing that are pictures.
 * @param {Pick<Pictures, "at">} pictures
 */
export function partsOf(pictures) {
  return (/** @type {number} */ kind) => (kind === Kind.picture ? new PicturePart(pictures) : undefined);
}

/** Shows one picture of a sequence; paints only when the picture changes. */
class PicturePart extends Part {
  #canvas = make("canvas", { width: "100%", height: "100%" });
  #pictures;
  /** @type {Shown | null | undefined} */
  #shown;

  /** @param {Pick<Pictures, "at">} pictures */
  constructor(pictures) {
    super(make("div"));
    this.#pictures = pictures;
  }

  /** @param {Float64Array} element */
  update(element) {
    const width = element[Element.length], height = element[Element.height];
    style(this.node, { width: `${width}px`, height: `${height}px` });
    const picture = this.#pictures.at(element[Element.phase], element[Element.frame], width, height);
    if (picture === this.#shown) return;
    this.#shown = picture;
    const isImage = picture instanceof HTMLImageElement;
    const shown = isImage ? picture : this.#canvas;
    if (this.node.firstChild !== shown) this.node.replaceChildren(shown);
    if (isImage) return style(picture, { width: "100%", height: "100%" });
    this.#canvas.width = picture?.width ?? 0;
    this.#canvas.height = picture?.height ?? 0;
    if (picture) this.#canvas.getContext("2d")?.drawImage(picture, 0, 0);
  }
}
