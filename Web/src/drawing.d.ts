import type { OwnIndicator } from "./overscroll.js";

/** The looks of a {@link drawing}. */
export interface DrawingOptions {
  /** The width of the line, in CSS pixels; 2.5 by default. */
  lineWidth?: number;
  /** The length of the indicator, in CSS pixels; 54 by default. The drawing is two thirds as high, or ten thirds as wide. */
  extent?: number;
}

/**
 * A path that the pull draws, such as a logo, an icon or a word. A gap travels along it while the action runs, and at the end it
 * is whole. A failure is a sign.
 *
 * It has the color `--overscroll-tint`. Each edge needs its own.
 *
 * @param source Path data, as in the attribute `d` of a `<path>`, which is drawn up to its first error; several, which are drawn
 * one after the other; or an SVG element with shapes, of which a copy is drawn with lines, in their order.
 */
export function drawing(source: string | readonly string[] | SVGElement, options?: DrawingOptions): OwnIndicator;
