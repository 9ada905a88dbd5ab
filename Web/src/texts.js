const ENGLISH_TAG = /^en(-[a-z]{2})?$/i;

/** The keys of the texts, in the order of `SceneText` in the engine. */
export const TEXT_KEYS = [
  "pullToRefresh", "releaseToRefresh", "refreshing", "updated", "unchanged", "refreshFailed",
  "loadMore", "loading", "noMore", "loadFailed", "retry", "lastUpdated", "message",
  "pullToLoad", "releaseToLoad", "refresh",
];

/**
 * The words of the first language that there are words in, and the way to write times there: what was asked
 * for, what the page says of the element, what the reader wishes. Without words it is English, which needs no file.
 */
async function loadTexts(element, tag) {
  const tags = [tag, element.closest("[lang]")?.lang, ...navigator.languages].filter(Boolean);
  const isEnglish = (each) => ENGLISH_TAG.test(each);
  if (isEnglish(tags[0])) return [undefined, navigator.languages.find(isEnglish) ?? tags[0]];
  try {
    return await (await import("./languages.js")).chooseTexts(tags);
  } catch (error) {
    console.error(`Overscroll: the texts in ${tags[0]} could not be loaded: ${error.message}`);
    return [];
  }
}

/** What is said in a list: the page's own words, else the library's in the language that is spoken. */
export class Wording {
  locale = "en";
  #call;

  constructor({ english, texts }) {
    this.english = english;
    this.own = texts;
    this.words = { ...english, ...texts };
  }

  /** Speaks a language; whether it does so now: the last that was asked for counts. */
  async speak(element, tag) {
    const call = (this.#call = {});
    const [words = this.english, locale = "en"] = await loadTexts(element, tag);
    if (call !== this.#call) return false;
    this.locale = locale;
    this.words = { ...words, ...this.own };
    return true;
  }
}

/** The texts of one edge: those of the list, the time of the last update, and the outcome's message. */
export class EdgeTexts {
  /** What is known of the last update, where it is told. */
  updates;
  message = "";
  #wording;
  #line;

  constructor(wording) {
    this.#wording = wording;
  }

  at(key) {
    const { words, locale } = this.#wording;
    if (key === "message") return this.message;
    if (key === "refresh") return words.refresh.toLocaleUpperCase(locale);
    return key === "lastUpdated" ? (this.#line ??= this.updates?.line() ?? "") : words[key];
  }

  /** The line is made once and read in every frame: today may be yesterday by now. */
  forgetTime() { this.#line = undefined; }
}
