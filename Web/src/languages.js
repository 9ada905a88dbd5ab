import { ENGLISH, LANGUAGES } from "./english.js";

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
 * the reader's own, where they read that language. Without words it is English.
 */
export async function loadTexts(tags) {
  const tag = tags.find(textsFor) ?? "en";
  const name = textsFor(tag);
  const locale = navigator.languages.find((each) => textsFor(each) === name) ?? tag;
  if (name === "en") return [ENGLISH, locale];
  try {
    return [(await import(`./texts/${name}.js`)).default, locale];
  } catch (error) {
    console.error(`Overscroll: the texts in ${name} could not be loaded: ${error.message}`);
    return [ENGLISH, "en"];
  }
}

/** The languages that an element is read in: what the page says, and what the reader wishes. */
export function languagesOf(element) {
  return [element.closest("[lang]")?.lang, ...navigator.languages];
}
