import { Finger } from "../finger.js";
import { drop } from "../overscroll/drop.js";
import { material } from "../overscroll/material.js";
import { COLORS, sourcesOf, webOptionsOf } from "../playground.js";
import { sticker } from "../sticker.js";
import { isStill } from "../surroundings.js";

let isChanged = false;

export function begin({ feed, options: { tint } }, scroller) {
  for (const name of COLORS) scroller.parentElement.style.setProperty(name, tint);
  return feed;
}

/** An SVG of a page has no namespace, which one in a picture needs. */
const named = ({ picture, ...others }) => ({ ...others, picture: picture.replace(/^<svg(?![^>]*xmlns=)/, "<svg xmlns='http://www.w3.org/2000/svg'") });

export const options = (options) => webOptionsOf(named(options), { drop, material, sticker });

const codeOfSticker = async () => (await (await fetch("sticker.js")).text()).replace("export ", "").trim();

export const sources = async (options) => sourcesOf(named(options), options.picture && await codeOfSticker());

/** After a change, the list is pulled once, unless motion is reduced or the visitor does something first. */
export async function attached(list, { options: { trigger }, signal }, feed, scroller) {
  const isFirst = !isChanged;
  isChanged = true;
  if (isFirst || isStill() || scroller.scrollTop > 0) return;
  if (trigger === "programmatic") return list.begin("top");
  const finger = new Finger(scroller);
  const stop = new AbortController();
  const end = (type) => { stop.abort(); finger.lift(type); };
  signal.addEventListener("abort", () => end("pointercancel"), { signal: stop.signal });
  for (const type of ["pointerdown", "touchstart"]) scroller.addEventListener(type, (event) => { if (event.isTrusted) end("pointercancel"); }, { capture: true, signal: stop.signal });
  if (await finger.pull(230, 700, () => stop.signal.aborted)) end("pointerup");
}
