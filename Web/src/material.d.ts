import type { IndicatorState, OwnIndicator } from "./overscroll.js";

/**
 * A round surface above the content, with an arc that grows with the pull, turns and breathes while the action runs, and
 * becomes a check mark, or the sign of a failure.
 *
 * It is 64 CSS pixels long. It looks as in Material with `placement: "over"`, which lets it float over the content. It has the
 * color `--overscroll-tint`, on a tone of it; `--overscroll-button` and `--overscroll-shadow` replace the surface and its
 * shadow. It suits an edge that refreshes. Each edge needs its own.
 */
export function material(): OwnIndicator;
