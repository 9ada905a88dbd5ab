// @ts-check
// The texts of a list: their language, those of an edge, and those for screen readers.
import { Purpose } from "../engine/block-layout.js";
import { LANGUAGES } from "./words.js";

/** @typedef {typeof import("./words.js").ENGLISH} EnglishTexts */
/** @typedef {keyof EnglishTexts} TextKey */
/** @typedef {import("../overscroll.js").Outcome} Outcome */
/** @typedef {import("../overscroll.js").Phase} Phase */

/**
 * The texts of a list by their keys.
 * @typedef {Omit<EnglishTexts, "lastUpdated"> & { lastUpdated: import("../overscroll.js").Texts["lastUpdated"] }} Words
 */

/**
 * The keys of the texts in indicators, in the order of `IndicatorText` in the engine.
 * @type {(TextKey | "message")[]}
 */
export const TEXT_KEYS = [
  "pullToRefresh", "releaseToRefresh", "refreshing", "updated", "unchanged", "refreshFailed",
  "loadMore", "loading", "noMore", "loadFailed", "retry", "lastUpdated", "message",
  "pullToLoad", "releaseToLoad", "refresh",
];

/**
 * The languages of a list: that of the call, that of the element, and those of the user.
 * @param {Element} element
 * @param {string | undefined} tag
 */
function languages(element, tag) {
  const lang = /** @type {HTMLElement | null} */ (element.closest("[lang]"))?.lang;
  return /** @type {string[]} */ ([tag, lang, ...navigator.languages].filter(Boolean));
}

/**
 * Requests the texts that a list will use, so that they load in parallel with the engine. Texts that do not load are
 * reported when they are used.
 * @param {Element} element
 * @param {string | undefined} tag
 */
export function requestTexts(element, tag) {
  chooseTexts(languages(element, tag)).catch(() => {});
}

/** The texts of a list: the page's own, or those of the package in the list's language. */
export class Wording {
  locale = "en";
  #english;
  /**
   * The language of the last request.
   * @type {object | undefined}
   */
  #call;
  /**
   * The texts of the package.
   * @type {Words}
   */
  #given;
  /**
   * The texts of the page.
   * @type {Partial<Words>}
   */
  #own = {};

  /** @param {{ english: EnglishTexts, texts: Partial<Words> }} options */
  constructor({ english, texts }) {
    this.#english = english;
    this.#given = english;
    this.words = this.use(texts);
  }

  /**
   * Replaces the page's own texts.
   * @param {Partial<Words>} texts
   * @returns {Words}
   */
  use(texts) {
    this.#own = texts;
    return (this.words = { ...this.#given, ...texts });
  }

  /**
   * Changes the language. Resolves to false when a later call has replaced this one.
   * @param {Element} element
   * @param {string | undefined} tag
   */
  async speak(element, tag) {
    const call = (this.#call = {});
    const tags = languages(element, tag);
    const [words = this.#english, locale = "en"] = await chooseTexts(tags).catch((error) => {
      console.error(`Overscroll: the texts in ${tags[0]} could not be loaded: ${error.message}`);
      return [];
    });
    if (call !== this.#call) return false;
    this.locale = locale;
    this.#given = words;
    this.use(this.#own);
    return true;
  }
}

const TWO_LINES = { WebkitBoxOrient: "vertical", WebkitLineClamp: "2", textAlign: "center", overflowWrap: "anywhere" };

/** The texts of one edge: those of the list, the time of the last update, and the message of the result. */
export class EdgeTexts {
  /**
   * The time of the last update if the edge shows it.
   * @type {import("./updates.js").Updates | undefined}
   */
  updates;
  /**
   * The time of the last update since the list was attached.
   * @type {Date | undefined}
   */
  updatedAt;
  message = "";
  /** The largest width of a message, in pixels. */
  messageLimit = 0;
  #wording;
  /** @type {string | undefined} */
  #line;

  /** @param {Wording} wording */
  constructor(wording) {
    this.#wording = wording;
  }

  /**
   * @param {TextKey | "message"} key
   * @returns {string}
   */
  at(key) {
    const { words, locale } = this.#wording;
    if (key === "message") return this.message;
    if (key === "refresh") return words.refresh.toLocaleUpperCase(locale);
    return key === "lastUpdated" ? (this.#line ??= this.updates?.line() ?? "") : words[key];
  }

  /**
   * The styles that wrap a long text, and truncate it in its second line.
   * @param {TextKey | "message"} key
   * @param {string} display The CSS `display` of other texts.
   */
  limits(key, display = "") {
    if (key !== "message") return { maxWidth: "", width: "", overflow: "", display, whiteSpace: "nowrap" };
    return { maxWidth: `${this.messageLimit}px`, overflow: "hidden", width: "max-content", display: "-webkit-box", whiteSpace: "normal", ...TWO_LINES };
  }

  /** The time of the last update. */
  get date() { return this.updates ? this.updates.date : this.updatedAt; }

  /**
   * Records the time of an update, now by default; null if there was none.
   * @param {Date | null} [date]
   */
  update(date = new Date()) {
    this.updatedAt = date ?? undefined;
    this.updates?.update(this.updatedAt);
    this.forgetTime();
  }

  /**
   * Discards the line with the time, since the day may have changed. The line is cached because every frame reads it.
   */
  forgetTime() { this.#line = undefined; }
}

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
 * @returns {Promise<[Words | undefined, string]>}
 */
export async function chooseTexts(tags) {
  const tag = tags.find(textsFor) ?? "en";
  const name = textsFor(tag);
  const locale = navigator.languages.find((each) => textsFor(each) === name) ?? tag;
  return [name === "en" ? undefined : (await import(`../texts/${name}.js`)).default, locale];
}

/**
 * The text that a screen reader announces for a phase; undefined if the phase is not announced.
 * @param {import("../overscroll.js").Texts} words
 * @param {{ isLoad: boolean, phase: Phase, outcome: Outcome | undefined, message: string | undefined }} change The message is
 * from the action, and replaces the library's text for a result.
 */
function announcement(words, { isLoad, phase, outcome, message }) {
  /** @type {Partial<Record<string, string>>} */
  const results = {
    updated: isLoad ? words.loadedMore : words.updated, unchanged: words.unchanged, noMore: words.noMore,
  };
  /** @type {Partial<Record<Phase, string>>} */
  const texts = {
    refreshing: isLoad ? words.loading : words.refreshing, noMore: words.noMore,
    failed: message || (isLoad ? words.loadFailed : words.refreshFailed), ending: message || results[outcome ?? ""],
  };
  return texts[phase];
}

/**
 * Announces the phase of an edge to screen readers.
 * @param {import("../list/list.js").List} list
 * @param {import("../overscroll.js").Edge} edge
 * @param {Phase} phase
 * @param {Outcome | undefined} outcome
 * @param {string | undefined} message
 */
export function announce(list, edge, phase, outcome, message) {
  const { wording: { words }, options, edges, element, stage } = list;
  // A refresh that fails has loaded nothing if there are no rows.
  const isLoad = options[edge]?.purpose === Purpose.load || (list.isEmpty && phase === "failed");
  const text = announcement(words, { isLoad, phase, outcome, message });
  if (text) stage.status.textContent = text;
  // A feed sets `aria-busy` while its articles change.
  if (!options.feed) element.ariaBusy = String(edges.some((each) => list.phase(each) === "refreshing"));
}
