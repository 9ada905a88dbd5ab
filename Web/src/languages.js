// @ts-check
import { LANGUAGES } from "./tags.js";

export { LANGUAGES };

/**
 * The tag of the texts that suit a language; undefined when there are none, or for an invalid tag.
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
 * The texts of the first language of a list that the package has texts in, and a locale for times:
 * the user's own, where they read that language. For English there are no texts: they are built in.
 * @param {string[]} tags
 * @returns {Promise<[import("./texts.js").Words | undefined, string]>}
 */
export async function chooseTexts(tags) {
  const tag = tags.find(textsFor) ?? "en";
  const name = textsFor(tag);
  const locale = navigator.languages.find((each) => textsFor(each) === name) ?? tag;
  return [name === "en" ? undefined : (await import(`./texts/${name}.js`)).default, locale];
}
