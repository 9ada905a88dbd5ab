// Loaded on every page that is not in English.
import { LANGUAGES } from "./tags.js";

export { LANGUAGES };

/** The tag of the texts that suit a language; undefined where there are none, or where it is no tag. */
export function textsFor(tag) {
  try {
    const { language, script, region } = new Intl.Locale(tag).maximize();
    const name = { zh: `zh-${script}`, yue: `zh-${script}`, pt: region === "BR" ? "pt-BR" : "pt-PT", no: "nb", nn: "nb" }[language] ?? language;
    return LANGUAGES.find((each) => each === name);
  } catch {} // Whoever writes the page may write anything there.
}

/**
 * The words of the first language of a list that there are words in, and the way to write times there:
 * the reader's own, where they read that language. English has no words here, and is what else is spoken.
 */
export async function chooseTexts(tags) {
  const tag = tags.find(textsFor) ?? "en";
  const name = textsFor(tag);
  const locale = navigator.languages.find((each) => textsFor(each) === name) ?? tag;
  return [name === "en" ? undefined : (await import(`./texts/${name}.js`)).default, locale];
}
