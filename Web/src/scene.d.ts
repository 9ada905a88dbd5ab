import type { OwnIndicator } from "./overscroll.js";

/**
 * A picture as wide as the list: a boat of paper on a sea of three layers, under a sun that rises with the pull. A check mark
 * appears in the sun; a failure has its sign in its place.
 *
 * It is 80 CSS pixels long, and follows the finger sideways too. The sea has the color `--overscroll-tint`, and the sky a tone
 * of it, which `--overscroll-header` replaces; the sun has the color `--overscroll-sun`. With reduced motion, the picture is
 * still while the action runs. It suits the top edge of a list that refreshes, with the usual placement. Each edge needs its
 * own.
 */
export function scene(): OwnIndicator;
