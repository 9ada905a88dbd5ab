// Loaded where the time of the last update is told.
import { callPage } from "./page-code.js";

const DAY = 864e5;
const TOLERANCE = 6e4; // milliseconds that a clock may be set back before its time is taken for a wrong one

/** The midnight with which a day begins where the page is read. */
function dayOf(time) {
  return new Date(time).setHours(0, 0, 0, 0);
}

/** When something was updated, in the words of a list; empty for a time that is still to come. */
function told({ words: { lastUpdated, lastUpdatedToday }, locale }, date) {
  if (typeof lastUpdated === "function") return callPage(() => String(lastUpdated(date) ?? "")) ?? "";
  if (date - Date.now() > TOLERANCE) return "";
  const days = Math.round((dayOf(Date.now()) - dayOf(date)) / DAY);
  if (days < 1) return lastUpdatedToday.replace("{time}", date.toLocaleTimeString(locale, { timeStyle: "short" }));
  const day = days === 1
    ? new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-1, "day")
    : date.toLocaleDateString(locale, { dateStyle: "medium" });
  return lastUpdated.replace("{date}", day);
}

/** The time of the last update of an edge, kept under its key where it has one. */
export class Updates {
  #wording;
  #key;
  #date = null;

  constructor(wording, key) {
    this.#wording = wording;
    if (!key) return;
    this.#key = `overscroll.lastUpdated.${key}`;
    try {
      const time = Number(localStorage.getItem(this.#key));
      if (time > 0 && dayOf(time)) this.#date = new Date(time);
    } catch {} // A page may be denied its storage: it remembers nothing then.
  }

  line() {
    if (this.#date) return told(this.#wording, this.#date);
    return this.#key ? this.#wording.words.neverUpdated : "";
  }

  /** There was an update just now. */
  update() {
    this.#date = new Date();
    try {
      if (this.#key) localStorage.setItem(this.#key, Number(this.#date));
    } catch {} // Denied, or full.
  }
}
