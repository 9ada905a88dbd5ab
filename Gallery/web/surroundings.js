// Simulates system settings that a page cannot change.

const QUERY = "(prefers-reduced-motion: reduce)";
const asksSystem = window.matchMedia.bind(window);
let isCalm = false;

// Overscroll reads the setting for reduced motion once and then listens for changes.
// Where a demo overrides the setting, this answers instead of the system.
const systemAnswer = asksSystem(QUERY);
const liveAnswer = Object.defineProperty(new EventTarget(), "matches", { get: () => isCalm || systemAnswer.matches });
const tellAnswer = () => liveAnswer.dispatchEvent(Object.assign(new Event("change"), { matches: liveAnswer.matches }));
systemAnswer.addEventListener("change", tellAnswer);
window.matchMedia = (query) => (query === QUERY ? liveAnswer : asksSystem(query));

/** Whether motion is reduced, by the system or a demo. */
export const isStill = () => window.matchMedia(QUERY).matches;

/** Sets the language, direction, text size, appearance and input; omitted values are the page's own. */
export function surround({ tongue, mirrored, size, scheme = "system", calm = false, contrast = false, keys = false } = {}) {
  const phone = document.querySelector(".phone");
  isCalm = calm;
  tellAnswer();
  phone.dataset.scheme = scheme;
  phone.toggleAttribute("data-contrast", contrast);
  phone.toggleAttribute("data-keys", keys);
  const scale = size ? size / 100 : 1;
  phone.style.setProperty("--text", scale);
  phone.style.setProperty("--overscroll-size", `${.875 * scale}rem`);
  phone.style.setProperty("--overscroll-secondary-size", `${.75 * scale}rem`);
  setOrTake(phone, "lang", tongue);
  setOrTake(phone, "dir", mirrored === undefined ? undefined : mirrored ? "rtl" : "ltr");
}

function setOrTake(node, name, value) {
  if (value === undefined) node.removeAttribute(name);
  else node.setAttribute(name, value);
}
