/** An emoji or an SVG that rolls in with the pull. */
export function sticker(picture) {
  const isEmoji = !picture.startsWith("<");
  const element = document.createElement(isEmoji ? "b" : "img");
  const file = new Blob([picture], { type: "image/svg+xml" });
  if (isEmoji) element.textContent = picture;
  else element.src = URL.createObjectURL(file);
  element.style.cssText = "height: 36px; font: 32px/36px sans-serif";
  return { element, update({ phase, progress, time, reducesMotion }) {
    const isUp = phase === "refreshing" || phase === "ending";
    const part = isUp ? 1 : Math.min(progress, 1);
    const turn = phase === "refreshing" ? time : part / 2 - 0.5;
    element.style.opacity = part;
    element.style.scale = phase === "armed" ? 1.15 : 0.4 + 0.6 * part;
    element.style.rotate = `${reducesMotion ? 0 : turn * 360}deg`;
  } };
}
