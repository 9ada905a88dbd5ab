// @ts-check
// The places of numbers in the block.
// Single constants, so that a bundler can drop the unused ones.

export const
  top = 0, bottom = 8, leading = 16, trailing = 24, times = 32, reducesMotion = 38, backToTop = 39,
  backToTopInViewports = 40, animates = 41, moves = 42, wakeTime = 43, risen = 44, vertical = 45,
  horizontal = 48, topReport = 51, bottomReport = 62, leadingReport = 73, trailingReport = 84,
  textSizes = 95, elementCount = 127, pointCount = 128, pictures = 129, elements = 161,
  points = 257, count = 353;
