// @ts-check
// The time of the last update. Loaded with a list that stores it or refreshes when it is old, or when an edge that shows it
// has first been updated.
import { ask, callPage } from "../page/page-code.js";

/** @typedef {import("../list/list.js").List} List */
/** @typedef {import("./texts.js").Wording} Wording */
/** @typedef {import("../overscroll.js").Edge} Edge */

const DAY = 864e5;
const TOLERANCE = 6e4; // milliseconds: if a clock was set back by more, the time of the last update counts as wrong

/**
 * The local midnight at which a day begins.
 * @param {number | Date} time
 */
function dayOf(time) {
  return new Date(time).setHours(0, 0, 0, 0);
}

/**
 * The line with the time of the last update; empty for a time in the future.
 * @param {Wording} wording
 * @param {Date} date
 */
function lineOf({ words: { lastUpdated, lastUpdatedToday }, locale }, date) {
  if (typeof lastUpdated === "function") return callPage(() => String(ask("texts.lastUpdated", lastUpdated, date) ?? "")) ?? "";
  if (Number(date) - Date.now() > TOLERANCE) return "";
  const days = Math.round((dayOf(Date.now()) - dayOf(date)) / DAY);
  if (days < 1) return lastUpdatedToday.replace("{time}", date.toLocaleTimeString(locale, { timeStyle: "short" }));
  const day = days === 1
    ? new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-1, "day")
    : date.toLocaleDateString(locale, { dateStyle: "medium" });
  return lastUpdated.replace("{date}", day);
}

/** The time of the last update of an edge, stored under its key if it has one. */
export class Updates {
  #wording;
  #key = "";
  /** @type {Date | undefined} */
  #date;

  /**
   * @param {Wording} wording
   * @param {string} [key]
   * @param {Date} [date] The time of an update before this object existed.
   */
  constructor(wording, key, date) {
    this.#wording = wording;
    this.#date = date;
    if (key) this.#key = `overscroll.lastUpdated.${key}`;
    if (date) this.update(date);
    else this.#date = this.date;
  }

  /** The time of the last update. Another list with the same key may have stored a later one. */
  get date() {
    try {
      const time = Number(this.#key && localStorage.getItem(this.#key));
      if (time > Number(this.#date ?? 0) && dayOf(time)) return new Date(time);
    } catch {} // The page may be denied storage; the time is then lost when the list is detached.
    return this.#date;
  }

  line() {
    if (this.#date) return lineOf(this.#wording, this.#date);
    return this.#key ? this.#wording.words.neverUpdated : "";
  }

  /**
   * Records the time of an update.
   * @param {Date | undefined} date
   */
  update(date) {
    this.#date = date;
    try {
      if (this.#key) localStorage.setItem(this.#key, String(Number(date ?? 0)));
    } catch {} // Storage is denied or full.
  }
}

/**
 * Adds the time of the last update to the texts of an edge.
 * @param {List} list
 * @param {Edge} edge
 */
export function showTime(list, edge) {
  const view = list.stage.byEdge[edge];
  if (!view) return;
  view.words.updates = new Updates(list.wording, list.options[edge]?.lastUpdatedKey, view.words.updatedAt);
  // The texts do not move while the indicator closes.
  if (list.phase(edge) === "ending") return;
  view.sizes = null;
  list.draw(view);
}

/**
 * Refreshes a list that is too old, now and whenever it or its page is shown again.
 * @param {List} list
 * @param {Edge} edge
 */
export function keepFresh(list, edge) {
  const check = () => {
    const limit = list.options[edge]?.refreshWhenOlder ?? Infinity;
    const age = (Date.now() - Number(list.lastUpdated(edge) ?? -Infinity)) / 1000;
    const isOld = age > limit || age < -TOLERANCE / 1000;
    // A run that has failed may still be shown.
    if (isOld && !document.hidden && list.phase(edge) !== "refreshing") list.begin(edge);
  };
  list.input.listen(document, "visibilitychange", check);
  let isShown = list.isShown;
  const measured = () => {
    const wasShown = isShown;
    isShown = list.isShown;
    if (isShown && !wasShown) check();
  };
  list.features.push({ measured });
  // A run that the page began at once may have failed before this script was loaded.
  const { last } = list.events;
  if (last?.edge !== edge || last.result.outcome !== "failed") check();
}
