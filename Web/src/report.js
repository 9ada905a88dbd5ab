// @ts-check
// The places of numbers in the report of an edge.
// Single constants, so that a bundler can drop the unused ones.

export const
  phase = 0, run = 1, cancelled = 2, finished = 3, redraws = 4, phaseChanged = 5, progress = 6,
  extent = 7, space = 8, stand = 9, origin = 10, revealed = 11, inset = 12, count = 13;
