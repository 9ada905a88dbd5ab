const RAYS = Array.from({ length: 8 }, (_, ray) => `<path d="M0-17v-7" transform="rotate(${ray * 45})"/>`).join("");
const DRAWING = `<svg class="sun" viewBox="-60 -40 120 80" fill="none" stroke="#e58a00" stroke-width="3" stroke-linecap="round">
  <path d="M-60 26h120" stroke="#8e8e93"/><g><circle r="12" fill="#ffb62e" stroke="none"/><g>${RAYS}</g></g></svg>`;

/** A sun that rises with the pull, grows rays when letting go would refresh, and circles. */
export function sun(extent) {
  const element = document.createRange().createContextualFragment(DRAWING).firstElementChild;
  const [, disc] = element.children;
  element.setAttribute("height", extent * 0.85);
  return { element, extent, update({ phase, progress, time, reducesMotion }) {
    const isUp = phase === "refreshing" || phase === "ending";
    disc.style.translate = `0 ${isUp ? 0 : 44 - 44 * Math.min(progress, 1)}px`;
    disc.style.rotate = `${isUp && !reducesMotion ? time * 90 : progress * 90}deg`;
    disc.lastElementChild.style.opacity = isUp || phase === "armed" ? 1 : 0;
  } };
}
