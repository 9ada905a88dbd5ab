// @ts-check
// The places of numbers in the report of an axis.
// Single constants, so that a bundler can drop the unused ones.

export const displacement = 0, scrollBy = 1, holdsScroll = 2;
