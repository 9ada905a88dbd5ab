// What a reader's system says of itself, and a page can not change: here it can, to be seen.

const QUERY = "(prefers-reduced-motion: reduce)";
const asksSystem = window.matchMedia.bind(window);
let isCalm = false;

// Overscroll asks the system whether things shall stand still, once, and hears when the answer changes:
// where a demo says so, this answers in its place.
const systemAnswer = asksSystem(QUERY);
const liveAnswer = Object.defineProperty(new EventTarget(), "matches", { get: () => isCalm || systemAnswer.matches });
const tellAnswer = () => liveAnswer.dispatchEvent(Object.assign(new Event("change"), { matches: liveAnswer.matches }));
systemAnswer.addEventListener("change", tellAnswer);
window.matchMedia = (query) => (query === QUERY ? liveAnswer : asksSystem(query));

/** Whether things shall stand still, as the system or a demo says. */
export const isStill = () => window.matchMedia(QUERY).matches;

/** Gives the phone another language, direction, text size or appearance; what is left out is the page's own. */
export function surround({ tongue, mirrored, size, scheme = "system", calm = false } = {}) {
  const phone = document.querySelector(".phone");
  isCalm = calm;
  tellAnswer();
  phone.dataset.scheme = scheme;
  phone.style.setProperty("--text", size ? size / 100 : 1);
  setOrTake(phone, "lang", tongue);
  setOrTake(phone, "dir", mirrored === undefined ? undefined : mirrored ? "rtl" : "ltr");
}

function setOrTake(node, name, value) {
  if (value === undefined) node.removeAttribute(name);
  else node.setAttribute(name, value);
}
