/** Whether the reader wants things to stand still. */
export function reducesMotion() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
