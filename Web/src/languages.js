// @ts-check
import { LANGUAGES } from "./tags.js";

export { LANGUAGES };

/**
 * The tag of the supported texts for a language; undefined if there are none or the tag is invalid.
 * @param {string} tag
 */
export function textsFor(tag) {
  try {
    const { language = "", script, region } = new Intl.Locale(tag).maximize();
    /** @type {Record<string, string>} */
    const others = {
      zh: `zh-${script}`, yue: `zh-${script}`, pt: region === "BR" ? "pt-BR" : "pt-PT", no: "nb", nn: "nb",
    };
    const name = others[language] ?? language;
    return LANGUAGES.find((each) => each === name);
  } catch {
    return undefined; // A `lang` attribute may have any value.
  }
}

/**
 * The first language in a list for which the package has texts, and a locale for times: the user's own locale if it
 * has the same language. English texts are built in and not loaded.
 * @param {string[]} tags
 * @returns {Promise<[import("./texts.js").Words | undefined, string]>}
 */
export async function chooseTexts(tags) {
  const tag = tags.find(textsFor) ?? "en";
  const name = textsFor(tag);
  const locale = navigator.languages.find((each) => textsFor(each) === name) ?? tag;
  return [name === "en" ? undefined : (await import(`./texts/${name}.js`)).default, locale];
}
