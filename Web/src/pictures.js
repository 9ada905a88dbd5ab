// @ts-check
// The pictures of an indicator. The browser fetches and decodes them. Loaded only if an edge uses pictures.
import { PHASES, Picture } from "./block.js";
import * as Element from "./element.js";
import { make, style } from "./nodes.js";

/** @typedef {import("./overscroll.js").Edge} Edge */
/** @typedef {import("./overscroll.js").Frames} Frames */
/** @typedef {import("./overscroll.js").Pictures} PictureSource */
/** @typedef {string | URL | Blob | ArrayBuffer} SinglePicture */
/** @typedef {ImageBitmap | HTMLImageElement} Shown */
/** @typedef {{ pixels: number }} Budget How many pixels the pictures of an edge may still have. */

/**
 * Reads the pictures of one sequence. An `image` animates by itself.
 * @typedef {object} Reader
 * @property {number} width
 * @property {number} height
 * @property {number[]} delays In seconds, one for each picture.
 * @property {(frame: number, side: number) => Promise<ImageBitmap>} decode
 * @property {HTMLImageElement} [image]
 * @property {() => void} close
 */

/** The part of `ImageDecoder` that is used here: the type checker does not know it. See WebCodecs.
 * @typedef {object} Decoder
 * @property {Promise<void>} completed
 * @property {{ ready: Promise<void>, selectedTrack?: { frameCount: number } | null }} tracks
 * @property {string} state
 * @property {(options: { frameIndex: number }) => Promise<{ image: DecodedFrame, complete: boolean }>} decode
 * @property {() => void} close
 */

/** @typedef {ImageBitmapSource & { displayWidth: number, displayHeight: number, duration: number, close: () => void }} DecodedFrame */
/** @typedef {new (options: { type: string, data: ArrayBuffer }) => Decoder} DecoderClass */

const PIXEL_LIMIT = 64e6; // for all pictures of an edge: 300 of 400 by 400 pass, a page of photographs does not
const DECODED_LIMIT = 1 << 20; // pixels kept decoded per sequence: 4 MB
const QUICKEST = 0.0101; // seconds; in all browsers a shorter delay counts as USUAL
const USUAL = 0.1;
const TICK = 0.012; // seconds: shorter than a frame of the screen, and longer than a delay that counts as USUAL
const TICK_LIMIT = 1e4;
const TYPES = [["GIF8", "image/gif"], ["\x89PNG", "image/png"], ["\xff\xd8\xff", "image/jpeg"], ["RIFF", "image/webp"]];

/**
 * Shows the pictures of an edge of a list as soon as they are loaded.
 * @param {Frames} frames
 * @param {Edge} edge
 * @param {import("./list.js").List} list
 */
export async function show(frames, edge, list) {
  const place = list.stage.byEdge[edge];
  const renderer = place?.renderer;
  if (!renderer || !("makePicture" in renderer)) return;
  const pictures = await openPictures(frames, `${edge}.indicator.frames`, () => list.draw(edge));
  if (!list.isAttached) return pictures.close();
  place.pictures = pictures;
  renderer.makePicture = () => new PicturePainter(pictures);
  list.draw(edge);
}

/**
 * Opens the sequences of an edge. An invalid sequence is skipped, with a warning in the console.
 * @param {Frames} frames
 * @param {string} name The name of the option, for warnings.
 * @param {() => void} onDecoded Called when a requested picture has been decoded.
 */
export async function openPictures({ fps, ...given }, name, onDecoded) {
  // Each of the two sequences has the other as its default, so that one plays and the other follows the finger.
  const { pulling = given.refreshing, refreshing = given.pulling } = given;
  /** @type {Map<PictureSource, Promise<Reader>>} */
  const opened = new Map();
  const warned = new Set();
  const left = { pixels: PIXEL_LIMIT };
  /** @type {[string, PictureSource | undefined][]} */
  const entries = Object.entries({ ...given, pulling, refreshing });
  const sequences = await Promise.all(entries.map(async ([phase, source]) => {
    if (!source) return [];
    const reader = opened.get(source) ?? openReader(source, fps, left);
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

/** @param {unknown} error */
const messageOf = (error) => /** @type {Error} */ (error).message;

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

// Reading

/**
 * @param {PictureSource} source
 * @param {number | undefined} fps
 * @param {Budget} left
 * @returns {Promise<Reader>}
 */
async function openReader(source, fps, left) {
  const blobs = await Promise.all([source].flat().map(load));
  if (!blobs.length) throw new Error("there is no picture in it");
  const readers = await Promise.all(blobs.map((blob) => open(blob, left)));
  const reader = readers.length > 1 ? joined(readers) : readers[0];
  return fps ? Object.assign(reader, { delays: reader.delays.map(() => 1 / fps) }) : reader;
}

/**
 * @param {SinglePicture} source
 * @returns {Promise<Blob>}
 */
async function load(source) {
  if (typeof source !== "string" && !(source instanceof URL)) return new Blob([source]);
  const answer = await fetch(source).catch((error) => { throw new Error(`${source} was not fetched: ${messageOf(error)}`); });
  if (!answer.ok) throw new Error(`${source} was not fetched: ${answer.status}`);
  return answer.blob();
}

/**
 * @param {Blob} blob
 * @param {Budget} left
 * @returns {Promise<Reader>}
 */
async function open(blob, left) {
  if (!blob.size) throw new Error("it is empty");
  const start = String.fromCharCode(...new Uint8Array(await blob.slice(0, 4).arrayBuffer()));
  const type = TYPES.find(([magic]) => start.startsWith(magic))?.[1];
  if (!type) throw new Error("it is not a picture");
  const { ImageDecoder } = /** @type {{ ImageDecoder?: DecoderClass }} */ (globalThis);
  return ImageDecoder ? openDecoder(ImageDecoder, blob, type, left) : openImage(blob, left);
}

/**
 * Decodes all pictures once, one at a time. Only this shows their durations and whether all are complete.
 * @param {DecoderClass} ImageDecoder
 * @param {Blob} blob
 * @param {string} type
 * @param {Budget} left
 * @returns {Promise<Reader>}
 */
async function openDecoder(ImageDecoder, blob, type, left) {
  const decoder = new ImageDecoder({ type, data: await blob.arrayBuffer() });
  try {
    await Promise.all([decoder.completed, decoder.tracks.ready.catch(() => {})]);
    const { frameCount } = decoder.tracks.selectedTrack ?? {};
    if (!frameCount) throw new Error("there is no picture in it");
    const delays = [];
    let size = { width: 0, height: 0 };
    for (let frame = 0; frame < frameCount; frame += 1) {
      const { image, complete } = await decoder.decode({ frameIndex: frame })
        .catch(() => { throw new Error(`picture ${frame} cannot be decoded`); });
      const { displayWidth: width, displayHeight: height, duration } = image;
      image.close();
      if (!complete) throw new Error("it breaks off before its end");
      if (frame === 0) demandRoom((size = { width, height }), frameCount, left);
      delays.push(duration / 1e6 > QUICKEST ? duration / 1e6 : USUAL);
    }
    if (type === "image/gif" && !(await hasEnd(blob))) throw new Error("it breaks off before its end");
    return { ...size, delays, decode: (frame, side) => decodeFrame(decoder, frame, side), close: () => close(decoder) };
  } catch (error) {
    close(decoder);
    throw error;
  }
}

/** @param {Decoder} decoder */
function close(decoder) {
  if (decoder.state !== "closed") decoder.close();
}

/**
 * @param {Decoder} decoder
 * @param {number} frameIndex
 * @param {number} side
 */
async function decodeFrame(decoder, frameIndex, side) {
  const { image } = await decoder.decode({ frameIndex });
  try {
    return await createImageBitmap(image, resized(image.displayWidth, image.displayHeight, side));
  } finally {
    image.close();
  }
}

/**
 * The size at which to decode, no larger than needed.
 * @param {number} width
 * @param {number} height
 * @param {number} side
 * @returns {ImageBitmapOptions}
 */
function resized(width, height, side) {
  const part = Math.min(1, side / Math.max(width, height));
  const [resizeWidth, resizeHeight] = [width, height].map((length) => Math.max(1, Math.round(length * part)));
  return { resizeWidth, resizeHeight, resizeQuality: "high" };
}

/**
 * Whether a GIF ends with its trailer; some have zeros after it.
 * @param {Blob} blob
 */
async function hasEnd(blob) {
  const end = new Uint8Array(await blob.slice(-64).arrayBuffer());
  return end.reverse().find((byte) => byte !== 0) === 0x3b;
}

/**
 * Opens an image in browsers without a decoder for single pictures. It animates by itself and does not follow the
 * finger; a list of images does.
 * @param {Blob} blob
 * @param {Budget} left
 * @returns {Promise<Reader>}
 */
async function openImage(blob, left) {
  const image = new Image();
  const url = URL.createObjectURL(blob);
  image.src = url;
  await image.decode().catch(() => {
    URL.revokeObjectURL(url);
    throw new Error("it cannot be decoded");
  });
  const { naturalWidth: width, naturalHeight: height } = image;
  demandRoom({ width, height }, 1, left);
  const decode = (/** @type {number} */ _frame, /** @type {number} */ side) => createImageBitmap(blob, resized(width, height, side));
  return { width, height, delays: [USUAL], decode, image, close: () => URL.revokeObjectURL(url) };
}

/**
 * @param {Reader[]} readers
 * @returns {Reader}
 */
function joined(readers) {
  const { width, height } = readers[0];
  return {
    width, height, delays: readers.map(() => USUAL),
    decode: (frame, side) => readers[frame].decode(0, side), close: () => readers.forEach((each) => each.close()),
  };
}

/**
 * @param {{ width: number, height: number }} size
 * @param {number} count
 * @param {Budget} left
 */
function demandRoom({ width, height }, count, left) {
  const pixels = width * height * count;
  if (pixels > left.pixels) throw new Error(`all pictures of an edge may have ${PIXEL_LIMIT} pixels together, and have more`);
  left.pixels -= pixels;
}

/** Shows one picture of a sequence; paints only when the picture changes. */
export class PicturePainter {
  node = make("div");
  #canvas = make("canvas", { width: "100%", height: "100%" });
  #pictures;
  /** @type {Shown | null | undefined} */
  #shown;

  /** @param {Pictures} pictures */
  constructor(pictures) {
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
