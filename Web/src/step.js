// @ts-check
// The steps of a shape.
// Single constants, so that a bundler can drop the unused ones.

export const move = 0, line = 1, arc = 2, close = 3;
