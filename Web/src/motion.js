const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the reader wants things to stand still. */
export function reducesMotion() {
  return reduced.matches;
}
