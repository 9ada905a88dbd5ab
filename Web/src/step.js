// The steps of a shape. One by one, so that a script holds only those that it reads.

export const move = 0, line = 1, arc = 2, close = 3;
