import type { IndicatorState, OwnIndicator } from "./overscroll.js";

/**
 * A drop of liquid that stretches from the edge, snaps off, and becomes a ring while the action runs.
 *
 * It is 54 CSS pixels long, and has the color `--overscroll-tint`. It suits an edge that refreshes, and an indicator that
 * moves with the content, as by default. Each edge needs its own.
 */
export function drop(): OwnIndicator;
