// @ts-check
// The places of numbers in an element of a drawing; texts and shapes share some of them.
// Single constants, so that a bundler can drop the unused ones.

export const
  kind = 0, text = 1, phase = 1, role = 2, frame = 2, color = 3, x = 4, y = 5, rotation = 6,
  scale = 7, opacity = 8, length = 9, progress = 10, height = 10, pointCount = 11, count = 12;
