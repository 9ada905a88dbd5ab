import type { Edge, Outcome, Phase } from "./overscroll.js";

/** The state that a custom indicator draws. */
export interface IndicatorState {
  /** The edge of the indicator. */
  edge: Edge;
  /** The phase of the edge. */
  phase: Phase;
  /** The pull as a fraction of the trigger distance; from 1 on, a release starts the action. */
  progress: number;
  /** The pull, in CSS pixels. */
  pull: number;
  /** The time since the phase began, in seconds. */
  time: number;
  /** The outcome of the last run, while the edge ends it or has no more pages. */
  outcome?: Outcome;
  /** The text of the phase in the list's language, or the message of a result or a failure. */
  text: string;
  /** Whether the user prefers reduced motion. `update` is then not called for frames while the action runs. */
  reducesMotion: boolean;
}

/**
 * A custom indicator. It is updated at each change, and in each frame while the action runs or the edge closes.
 *
 * An error in `update` is logged to the console, and the list continues. A status region announces phases to screen
 * readers, so the element needs no texts for them. After a failure, a tap on the indicator tries again.
 */
export interface OwnIndicator {
  /** Shown centered; receives no touches unless its style says `pointer-events: auto`. */
  element: Element;
  /** Its height, in CSS pixels; 54 by default. */
  extent?: number;
  /** Draws a state. */
  update(state: IndicatorState): void;
}

/** A picture: the URL or the bytes of a GIF or another picture, or an image of the page. */
export type Picture = string | URL | Blob | ArrayBuffer | HTMLImageElement | HTMLCanvasElement | ImageBitmap;

/** A sequence of pictures: a GIF or another picture, or a list of pictures. */
export type Pictures = Picture | Picture[];

/**
 * Pictures that follow the finger and play while the action runs. Until they are loaded, "classic" is shown.
 *
 * Without any pictures, the library's cat is shown. If only `pulling` or only `refreshing` is given, it is used for both. A sequence that cannot be decoded is
 * skipped, with one error in the console. The pictures of an edge may have 64 million pixels in total; only a few
 * pictures are kept decoded. Without `ImageDecoder` (Safari), a GIF animates by itself and does not follow the finger;
 * a list of pictures does.
 */
export interface Frames {
  /** Shown at rest; the first picture of `pulling` by default. */
  idle?: Pictures;
  /** Follows the finger. */
  pulling?: Pictures;
  /** Shown while a release would start the action; the last picture of `pulling` by default. */
  armed?: Pictures;
  /** Shown while a run waits for a window, which occurs only in UIKit and SwiftUI; the first picture of `refreshing` by default. */
  waiting?: Pictures;
  /** Plays while the action runs. */
  refreshing?: Pictures;
  /** Shown while the edge closes; the first picture of `refreshing` by default. */
  ending?: Pictures;
  /** Shown beside the text at the end of the list; only the text by default. */
  noMore?: Pictures;
  /** Pictures per second; the GIF's own delays by default, 10 for a list. */
  framesPerSecond?: number;
  /** Whether the text of the phase is shown beside the pictures; false by default. A message of a result always is. */
  showsWords?: boolean;
  /**
   * The length of the indicator, in CSS pixels; 54 by default. Higher pictures are scaled down. With "pictures" it is as long as the
   * highest picture, and at least 54.
   */
  extent?: number | "pictures";
}

/** The parts of the indicator "classic". A failure, the offer to load a page and the end of the list always have a text. */
export interface Classic {
  /** Whether the arrow is shown; true by default. */
  showsArrow?: boolean;
  /** Whether the spinner is shown; true by default. */
  showsSpinner?: boolean;
  /** Whether the text of the phase is shown; true by default. */
  showsWords?: boolean;
  /** Whether the time of the last update is shown; true by default. */
  showsLastUpdated?: boolean;
  /** The distance between the arrow or spinner and the text, in CSS pixels; 12 by default. */
  labelInset?: number;
  /** The URL of an image that is shown instead of the arrow. It points down, and is fitted into 24 by 24 CSS pixels. */
  arrowImage?: string;
  /** The URL of an image that turns instead of the spinner. */
  spinnerImage?: string;
}
