// What a reader's system says of itself, and a page can not change: here it can, to be seen.

const QUERY = "(prefers-reduced-motion: reduce)";
const asksSystem = window.matchMedia.bind(window);
let isCalm = false;

// Overscroll asks the system whether things shall stand still, once, and looks at the answer again and again:
// so the answer has to change when a demo says so.
window.matchMedia = (query) => (query === QUERY ? liveAnswer : asksSystem(query));
const systemAnswer = asksSystem(QUERY);
const liveAnswer = {
  get matches() { return isCalm || systemAnswer.matches; },
  media: QUERY,
  addEventListener: systemAnswer.addEventListener.bind(systemAnswer),
  removeEventListener: systemAnswer.removeEventListener.bind(systemAnswer),
};

/** Whether things shall stand still, as the system or a demo says. */
export const isStill = () => window.matchMedia(QUERY).matches;

/** Gives the phone another language, direction, text size or appearance; what is left out is the page's own. */
export function surround({ tongue, mirrored, size, scheme = "system", calm = false } = {}) {
  const phone = document.querySelector(".phone");
  isCalm = calm;
  phone.dataset.scheme = scheme;
  phone.style.setProperty("--text", size ? size / 100 : 1);
  setOrTake(phone, "lang", tongue);
  setOrTake(phone, "dir", mirrored === undefined ? undefined : mirrored ? "rtl" : "ltr");
}

function setOrTake(node, name, value) {
  if (value === undefined) node.removeAttribute(name);
  else node.setAttribute(name, value);
}
