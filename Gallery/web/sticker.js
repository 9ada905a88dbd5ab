/** An emoji or an SVG that rolls in with the pull; the paths of an SVG are drawn by it. */
export function sticker(picture) {
  const isEmoji = !picture.startsWith("<");
  const box = picture.match(/\sviewBox=(["'])([-\d\s.]+)\1/)?.[2] ?? "0 0 24 24";
  const paths = [...picture.matchAll(/<path\b[^>]*\sd=(["'])([^"'<>]+)\1/g)].map(([, , d]) => `<path d="${d}" pathLength="1"/>`);
  const drawing = `<svg viewBox="${box}" width="36" height="36" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round">${paths.join("")}</svg>`;
  const element = paths.length ? document.createRange().createContextualFragment(drawing).firstChild : document.createElement(isEmoji ? "b" : "img");
  if (isEmoji) element.textContent = picture;
  else if (!paths.length) element.src = URL.createObjectURL(new Blob([picture], { type: "image/svg+xml" }));
  element.style.cssText = "height: 36px; font: 32px/36px sans-serif; color: var(--overscroll-tint)";
  return { element, update({ phase, progress, time, reducesMotion }) {
    const isUp = phase === "refreshing" || phase === "ending";
    const part = isUp ? 1 : Math.min(progress, 1);
    const turn = phase === "refreshing" ? time : part / 2 - 0.5;
    element.style.opacity = part;
    // While the action runs, a gap travels along the paths.
    const travels = phase === "refreshing" && !reducesMotion;
    element.style.strokeDasharray = travels ? "0.7 0.3" : `${part} 1`;
    element.style.strokeDashoffset = travels ? -time : 0;
    element.style.scale = phase === "armed" ? 1.15 : paths.length ? 1 : 0.4 + 0.6 * part;
    element.style.rotate = `${reducesMotion || paths.length ? 0 : turn * 360}deg`;
  } };
}
