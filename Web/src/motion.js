/** Gives how a question to the browser is answered now; it is asked once, as an answer takes its time. */
export function live(question) {
  const list = matchMedia(question);
  let { matches } = list;
  list.addEventListener("change", (event) => { ({ matches } = event); });
  return () => matches;
}

/** Whether the reader wants things to stand still. */
export const reducesMotion = live("(prefers-reduced-motion: reduce)");
