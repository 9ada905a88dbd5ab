// @ts-check

/**
 * Returns a function that reads whether a media query matches now.
 *
 * The first call asks the browser, so that importing the package needs no DOM; later calls read a
 * copy, which is faster.
 * @param {string} query
 */
export function live(query) {
  /** @type {MediaQueryList | undefined} */
  let list;
  let matches = false;
  return () => {
    if (list) return matches;
    list = matchMedia(query);
    list.addEventListener("change", (event) => { ({ matches } = event); });
    return (matches = list.matches);
  };
}

/** Whether the user prefers reduced motion. */
export const reducesMotion = live("(prefers-reduced-motion: reduce)");
