// @ts-check
// Reads pictures: fetches and decodes them.

/** @typedef {import("../overscroll.js").Pictures} PictureSource */
/** @typedef {import("../overscroll.js").Picture} SinglePicture */
/** @typedef {HTMLImageElement | HTMLCanvasElement | ImageBitmap} Drawable */
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

/** The pixels of all pictures of an edge: 300 of 400 by 400 pass, a page of photographs does not. */
export const PIXEL_LIMIT = 64e6;
const QUICKEST = 0.0101; // seconds; in all browsers a shorter delay counts as USUAL
const USUAL = 0.1;
const TYPES = [["GIF8", "image/gif"], ["\x89PNG", "image/png"], ["\xff\xd8\xff", "image/jpeg"], ["RIFF", "image/webp"]];

/** @param {unknown} error */
export const messageOf = (error) => /** @type {Error} */ (error).message;

/**
 * @param {PictureSource} source
 * @param {number | undefined} framesPerSecond
 * @param {Budget} left
 * @returns {Promise<Reader>}
 */
export async function openReader(source, framesPerSecond, left) {
  const sources = [source].flat();
  if (!sources.length) throw new Error("there is no picture in it");
  const readers = await Promise.all(sources.map(async (each) => (isDrawable(each) ? openDrawable(each, left) : open(await load(each), left))));
  const reader = readers.length > 1 ? joined(readers) : readers[0];
  return framesPerSecond ? Object.assign(reader, { delays: reader.delays.map(() => 1 / framesPerSecond) }) : reader;
}

/**
 * @param {SinglePicture} source
 * @returns {source is Drawable}
 */
function isDrawable(source) {
  return [HTMLImageElement, HTMLCanvasElement, ImageBitmap].some((kind) => source instanceof kind);
}

/**
 * Opens a picture of the page that is decoded already.
 * @param {Drawable} source
 * @param {Budget} left
 * @returns {Promise<Reader>}
 */
async function openDrawable(source, left) {
  const isImage = source instanceof HTMLImageElement;
  if (isImage) await source.decode().catch(() => { throw new Error(`${source.src} cannot be decoded`); });
  const width = isImage ? source.naturalWidth : source.width, height = isImage ? source.naturalHeight : source.height;
  checkPixels({ width, height }, 1, left);
  const decode = (/** @type {number} */ _frame, /** @type {number} */ side) => createImageBitmap(source, resized(width, height, side));
  return { width, height, delays: [USUAL], decode, close() {} };
}

/**
 * @param {Exclude<SinglePicture, Drawable>} source
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
      if (frame === 0) checkPixels((size = { width, height }), frameCount, left);
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
  checkPixels({ width, height }, 1, left);
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
function checkPixels({ width, height }, count, left) {
  const pixels = width * height * count;
  if (pixels > left.pixels) throw new Error(`all pictures of an edge may have ${PIXEL_LIMIT} pixels together, and have more`);
  left.pixels -= pixels;
}
