// @ts-check
// The steps of a shape.
// Single constants, so that a script contains only those that it uses.

export const move = 0, line = 1, arc = 2, close = 3;
