// The pictures of an indicator: fetched by the page, decoded by the browser. Loaded only where an edge has some.
import { PHASES, Picture } from "./block.js";
import * as Element from "./element.js";
import { make, style } from "./nodes.js";

const PIXEL_LIMIT = 64e6; // of all pictures of an edge together: 300 of 400 by 400 pass, a page of photographs does not
const DECODED_LIMIT = 1 << 20; // pixels that are kept decoded for a sequence: 4 MB
const QUICKEST = 0.0101; // seconds; what is shorter was never meant, and counts as USUAL in all browsers
const USUAL = 0.1;
const TICK = 0.012; // seconds: less than a frame of the screen, and more than what counts as USUAL
const TICK_LIMIT = 1e4;
const TYPES = [["GIF8", "image/gif"], ["\x89PNG", "image/png"], ["\xff\xd8\xff", "image/jpeg"], ["RIFF", "image/webp"]];

/** Shows the pictures of an edge of a list as soon as they are there. */
export async function show(frames, edge, list) {
  const pictures = await openPictures(frames, `${edge}.indicator.frames`, () => list.draw(edge));
  if (!list.block) return pictures.close();
  const place = list.stage[edge];
  place.pictures = pictures;
  place.renderer.makePicture = () => new PicturePainter(pictures);
  list.draw(edge);
}

/**
 * Opens the sequences of an edge. One with something wrong is left out, and the console says why.
 *
 * `name` is what to call the option, `onDecoded` is called whenever a picture that was asked for has come.
 */
export async function openPictures({ fps, ...given }, name, onDecoded) {
  // Both of the usual sequences are always there, so that what plays is never what follows the finger.
  const { pulling = given.refreshing, refreshing = given.pulling } = given;
  const opened = new Map();
  const left = { pixels: PIXEL_LIMIT };
  const sequences = await Promise.all(Object.entries({ ...given, pulling, refreshing }).map(async ([phase, source]) => {
    if (!source) return null;
    try {
      if (!opened.has(source)) opened.set(source, openReader(source, fps, left));
      return new Sequence(phase, await opened.get(source), onDecoded);
    } catch (error) {
      if (opened.get(source)?.isTold) return null;
      opened.get(source).isTold = true;
      console.warn(`Overscroll: ${name}.${phase} is left out: ${error.message}`);
      return null;
    }
  }));
  return new Pictures(sequences.filter((each) => each));
}

/** The sequences of an edge by their phases. */
class Pictures {
  numbers = new Float64Array(PHASES.length * Picture.count);
  #sequences = [];

  constructor(sequences) {
    for (const sequence of sequences) {
      this.#sequences[sequence.index] = sequence;
      this.numbers.set(sequence.numbers, sequence.index * Picture.count);
    }
  }

  /** The picture as far as it is decoded: until then the one before it. */
  at(phase, frame, width, height) { return this.#sequences[phase]?.at(frame, width, height) ?? null; }

  /** Whether that very picture is decoded now. */
  has(phase, frame) { return this.#sequences[phase]?.has(frame) ?? false; }

  /** How many pixels are decoded now. */
  get decodedPixels() { return sum(this.#sequences.map((each) => each?.decodedPixels ?? 0)); }

  close() { this.#sequences.forEach((each) => each.close()); }
}

/**
 * A sequence as the module sees it. What plays is cut into ticks of one length, since the module knows one delay for
 * a sequence: a picture comes at most half a tick too early or too late. What follows the finger is counted by its
 * pictures.
 */
class Sequence {
  #decoded = new Map();
  #asked = new Set();
  #shown = null;
  #side = 0;

  constructor(phase, reader, onDecoded) {
    this.index = PHASES.indexOf(phase);
    Object.assign(this, { reader, onDecoded });
    this.frames = phase === "refreshing" ? ticks(reader.delays) : reader.delays.map((_, frame) => frame);
    this.delay = sum(reader.delays) / this.frames.length;
  }

  /** As `Picture` in the block. */
  get numbers() {
    return [this.frames.length, this.reader.width, this.reader.height, this.delay];
  }

  get decodedPixels() {
    return sum([...this.#decoded.values()].map(({ width, height }) => width * height));
  }

  at(number, width, height) {
    if (this.reader.image) return this.reader.image;
    const side = Math.ceil(Math.max(width, height) * devicePixelRatio);
    if (side !== this.#side) this.#forget();
    this.#side = side;
    const frame = this.frames[number];
    this.#want(frame);
    // The next one is most likely to be asked for next.
    this.#want((frame + 1) % this.reader.delays.length);
    return (this.#shown = this.#decoded.get(frame) ?? this.#shown);
  }

  has(number) { return this.#decoded.has(this.frames[number]); }

  close() {
    this.isClosed = true;
    this.#forget();
    this.reader.close?.();
  }

  #forget() {
    this.#decoded.forEach((picture) => picture.close());
    this.#decoded.clear();
    this.#shown = null;
  }

  async #want(frame) {
    const side = this.#side;
    if (this.#decoded.has(frame) || this.#asked.has(frame)) return;
    this.#asked.add(frame);
    // Every picture was decoded once, so that this fails only where it is closed meanwhile.
    const picture = await this.reader.decode(frame, side).catch(() => null);
    this.#asked.delete(frame);
    if (!picture) return;
    if (this.isClosed || side !== this.#side) return picture.close();
    this.#decoded.set(frame, picture);
    this.#shrink();
    this.onDecoded();
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

function sum(numbers) {
  return numbers.reduce((all, number) => all + number, 0);
}

/** The number of the picture that stands in the middle of each tick. */
function ticks(delays) {
  const length = sum(delays);
  const count = Math.min(TICK_LIMIT, Math.max(1, Math.floor(length / TICK)));
  let frame = 0, end = delays[0];
  return Array.from({ length: count }, (_, tick) => {
    while (end <= ((tick + 0.5) * length) / count) end += delays[(frame += 1)];
    return frame;
  });
}

// What pictures are read from

async function openReader(source, fps, left) {
  const blobs = await Promise.all([source].flat().map(load));
  if (!blobs.length) throw new Error("there is no picture in it");
  const readers = await Promise.all(blobs.map((blob) => open(blob, left)));
  const reader = readers.length > 1 ? joined(readers) : readers[0];
  return fps ? Object.assign(reader, { delays: reader.delays.map(() => 1 / fps) }) : reader;
}

async function load(source) {
  if (typeof source !== "string" && !(source instanceof URL)) return new Blob([source]);
  const answer = await fetch(source).catch((error) => { throw new Error(`${source} was not fetched: ${error.message}`); });
  if (!answer.ok) throw new Error(`${source} was not fetched: ${answer.status}`);
  return answer.blob();
}

async function open(blob, left) {
  if (!blob.size) throw new Error("there is not a byte in it");
  const start = String.fromCharCode(...new Uint8Array(await blob.slice(0, 4).arrayBuffer()));
  const type = TYPES.find(([magic]) => start.startsWith(magic))?.[1];
  if (!type) throw new Error("it is not a picture");
  return globalThis.ImageDecoder ? openDecoder(blob, type, left) : openImage(blob, type, left);
}

/** Goes through the pictures once, one at a time: only so their times are known, and whether all of them are whole. */
async function openDecoder(blob, type, left) {
  const decoder = new ImageDecoder({ type, data: await blob.arrayBuffer() });
  try {
    await Promise.all([decoder.completed, decoder.tracks.ready.catch(() => {})]);
    const { frameCount } = decoder.tracks.selectedTrack ?? {};
    if (!frameCount) throw new Error("there is no picture in it");
    const delays = [];
    let size;
    for (let frame = 0; frame < frameCount; frame += 1) {
      const { image, complete } = await decoder.decode({ frameIndex: frame })
        .catch(() => { throw new Error(`picture ${frame} cannot be decoded`); });
      const { displayWidth: width, displayHeight: height, duration } = image;
      image.close();
      if (!complete) throw new Error("it breaks off before its end");
      if (!size) demandRoom((size = { width, height }), frameCount, left);
      delays.push(duration / 1e6 > QUICKEST ? duration / 1e6 : USUAL);
    }
    if (type === "image/gif" && !(await hasEnd(blob))) throw new Error("it breaks off before its end");
    return { ...size, delays, decode: (frame, side) => decodeFrame(decoder, frame, side), close: () => decoder.state === "closed" || decoder.close() };
  } catch (error) {
    if (decoder.state !== "closed") decoder.close();
    throw error;
  }
}

async function decodeFrame(decoder, frameIndex, side) {
  const { image } = await decoder.decode({ frameIndex });
  try {
    return await createImageBitmap(image, resized(image.displayWidth, image.displayHeight, side));
  } finally {
    image.close();
  }
}

/** No larger than it has to be. */
function resized(width, height, side) {
  const part = Math.min(1, side / Math.max(width, height));
  return { resizeWidth: Math.max(1, Math.round(width * part)), resizeHeight: Math.max(1, Math.round(height * part)), resizeQuality: "high" };
}

/** Whether a GIF has the byte at its end that all of them have; some have zeros behind it. */
async function hasEnd(blob) {
  const end = new Uint8Array(await blob.slice(-64).arrayBuffer());
  return end.findLast((byte) => byte) === 0x3b;
}

/**
 * What is left where no decoder can be asked for a single picture: an image, which plays by itself and does not
 * follow the finger. A list of images does follow it.
 */
async function openImage(blob, type, left) {
  const image = new Image();
  const url = URL.createObjectURL(blob);
  image.src = url;
  await image.decode().catch(() => {
    URL.revokeObjectURL(url);
    throw new Error("it cannot be decoded");
  });
  const { naturalWidth: width, naturalHeight: height } = image;
  demandRoom({ width, height }, 1, left);
  const decode = (frame, side) => createImageBitmap(blob, resized(width, height, side));
  return { width, height, delays: [USUAL], decode, image, close: () => URL.revokeObjectURL(url) };
}

function joined(readers) {
  const { width, height } = readers[0];
  return {
    width, height, delays: readers.map(() => USUAL),
    decode: (frame, side) => readers[frame].decode(0, side), close: () => readers.forEach((each) => each.close()),
  };
}

function demandRoom({ width, height }, count, left) {
  const pixels = width * height * count;
  if (pixels > left.pixels) throw new Error(`all pictures of an edge may have ${PIXEL_LIMIT} pixels together, and have more`);
  left.pixels -= pixels;
}

/** A picture of a sequence, painted when it is another one. */
export class PicturePainter {
  node = make("div");
  #canvas = make("canvas", { width: "100%", height: "100%" });
  #pictures;
  #shown;

  constructor(pictures) {
    this.#pictures = pictures;
  }

  // Its own and not the class's: it becomes a part of the renderer's.
  update = (element) => {
    const width = element[Element.length], height = element[Element.height];
    style(this.node, { width: `${width}px`, height: `${height}px` });
    const picture = this.#pictures.at(element[Element.phase], element[Element.frame], width, height);
    if (picture === this.#shown) return;
    this.#shown = picture;
    const isImage = picture instanceof HTMLImageElement;
    const shown = isImage ? picture : this.#canvas;
    if (this.node.firstChild !== shown) this.node.replaceChildren(shown);
    if (isImage) return style(picture, { width: "100%", height: "100%" });
    Object.assign(this.#canvas, { width: picture?.width ?? 0, height: picture?.height ?? 0 });
    if (picture) this.#canvas.getContext("2d").drawImage(picture, 0, 0);
  };
}
