// Choices and values of controls that the catalog does not spell out.

import { asked } from "./address.js";

const TONGUES = ("ar bn ca cs da de el en es fa fi fr he hi hu id it ja ko ms nb nl pl pt-BR pt-PT ro ru sk sv th tr uk vi "
  + "zh-Hans zh-Hant").split(" ");

/** A language in its own words, where the browser has them. */
function nameOf(tag) {
  try {
    return new Intl.DisplayNames([tag], { type: "language" }).of(tag);
  } catch {
    return tag;
  }
}

/** The languages that Overscroll speaks. */
export const tongues = () => TONGUES.map((value) => ({ value, name: { en: nameOf(value) } }));

// Languages that are written from right to left.
const MIRRORED = ["ar", "fa", "he"];

/** The visitor's first language that Overscroll has; English without one. */
export function tongue() {
  const script = (tag) => (/^zh\b.*(Hant|TW|HK|MO)/i.test(tag) ? "zh-Hant" : /^zh\b/i.test(tag) ? "zh-Hans" : tag);
  const wishes = navigator.languages.map(script);
  const found = wishes.flatMap((tag) => [tag, tag.split("-")[0], `${tag}-PT`]).find((tag) => TONGUES.includes(tag));
  return found ?? "en";
}

/** Whether the chosen language, or the visitor's, is written from right to left. */
export const mirrored = () => MIRRORED.includes(asked("tongue") ?? tongue());

/** The writers whose cycles were played. */
export async function writers() {
  const { writers: played } = await (await fetch("catalog/keyboard.json")).json();
  return played.map(({ id, name }) => ({ value: id, name }));
}
