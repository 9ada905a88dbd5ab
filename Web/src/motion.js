/**
 * Returns a function that reads whether a media query matches now.
 *
 * The first call asks the browser, so that importing the package needs no DOM; later calls read a copy, which is faster.
 */
export function live(query) {
  let list, matches;
  return () => {
    if (list) return matches;
    list = matchMedia(query);
    list.addEventListener("change", (event) => { ({ matches } = event); });
    return (matches = list.matches);
  };
}

/** Whether the reader wants things to stand still. */
export const reducesMotion = live("(prefers-reduced-motion: reduce)");
