// @ts-check
// The requests of a page, by number.
// Single constants, so that a bundler can drop the unused ones.

export const
  begin = 0, cancel = 1, tap = 2, reset = 3, runOut = 4, enable = 5, hide = 6, countItems = 7, move = 8,
  grab = 9, release = 10, lose = 11;
