// @ts-check
// The places of numbers in the block.
// Single constants, so that a bundler can drop the unused ones.

export const
  top = 0, bottom = 17, leading = 34, trailing = 51, times = 68, overlap = 76, damping = 77,
  maximumPull = 78, isDriven = 79, reducesMotion = 80, backToTop = 81, backToTopInViewports = 82,
  animates = 83, moves = 84, wakeTime = 85, risen = 86, vertical = 87, horizontal = 90,
  topReport = 93, bottomReport = 106, leadingReport = 119, trailingReport = 132, textSizes = 145,
  elementCount = 177, pointCount = 178, pictures = 179, elements = 211, points = 307, count = 403;
