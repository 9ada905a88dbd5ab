import { ENGLISH } from "./english.js";

/** The keys of the texts, in the order of `SceneText` in the engine. */
export const TEXT_KEYS = [
  "pullToRefresh", "releaseToRefresh", "refreshing", "updated", "unchanged", "refreshFailed",
  "loadMore", "loading", "noMore", "loadFailed", "retry", "lastUpdated", "message",
  "pullToLoad", "releaseToLoad", "refresh",
];
const DAY = 864e5;
const TOLERANCE = 6e4; // milliseconds that a clock may be set back before its time is taken for a wrong one

/** What is said in a list: the page's own words, else the library's in the language that is spoken. */
export class Wording {
  locale = "en";
  #own;

  constructor(own) {
    this.#own = own;
    this.speak(ENGLISH);
  }

  /** Takes the words of a language, and the way in which times are written there. */
  speak(words, locale) {
    this.locale = locale;
    this.words = { ...words, ...this.#own };
  }

  /** When something was updated; empty for a time that is still to come. */
  timeOf(date) {
    const { words: { lastUpdated, lastUpdatedToday }, locale } = this;
    if (typeof lastUpdated === "function") return lastUpdated(date);
    if (date - Date.now() > TOLERANCE) return "";
    const days = Math.round((dayOf(Date.now()) - dayOf(date)) / DAY);
    if (days < 1) return lastUpdatedToday.replace("{time}", date.toLocaleTimeString(locale, { timeStyle: "short" }));
    const day = days === 1
      ? new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-1, "day")
      : date.toLocaleDateString(locale, { dateStyle: "medium" });
    return lastUpdated.replace("{date}", day);
  }
}

/** The midnight with which a day begins where the page is read. */
function dayOf(time) {
  return new Date(time).setHours(0, 0, 0, 0);
}

/** The texts of one edge: those of the list, the time of the last update, and the outcome's message. */
export class EdgeTexts {
  #wording;
  #key;
  #updated = null;
  #line;
  message = "";

  constructor(wording, key) {
    this.#wording = wording;
    if (!key) return;
    this.#key = `overscroll.lastUpdated.${key}`;
    try {
      const time = Number(localStorage.getItem(this.#key));
      if (time > 0 && dayOf(time)) this.#updated = new Date(time);
    } catch {} // A page may be denied its storage: it remembers nothing then.
  }

  at(key) {
    if (key === "message") return this.message;
    if (key === "refresh") return this.#wording.words.refresh.toLocaleUpperCase(this.#wording.locale);
    if (key !== "lastUpdated") return this.#wording.words[key];
    return (this.#line ??= this.#timeOfUpdate());
  }

  #timeOfUpdate() {
    if (this.#updated) return this.#wording.timeOf(this.#updated);
    return this.#key ? this.#wording.words.neverUpdated : "";
  }

  /** The line is made once and read in every frame: today may be yesterday by now. */
  forgetTime() { this.#line = undefined; }

  /** There was an update just now. */
  update() {
    this.#updated = new Date();
    try {
      if (this.#key) localStorage.setItem(this.#key, Number(this.#updated));
    } catch {} // Denied, or full.
  }
}
