// @ts-check
import { callPage } from "./page-code.js";

/** @typedef {import("./overscroll.js").ListEvents} ListEvents */

/**
 * The listeners of a list.
 * @typedef {{ [Type in keyof ListEvents]: Set<(event: ListEvents[Type]) => void> }} Listeners
 */

/** The listeners of a list. They outlive the list's parts, which `update` may replace. */
export class Emitter {
  /** @type {Listeners} */
  #listeners = { phase: new Set(), error: new Set() };

  /**
   * Adds a listener; returns a function that removes it.
   * @template {keyof ListEvents} Type
   * @param {Type} type
   * @param {(event: ListEvents[Type]) => void} listener
   */
  on(type, listener) {
    const listeners = this.#listeners[type];
    if (!listeners) throw new TypeError(`Overscroll: an event is one of ${Object.keys(this.#listeners).join(", ")}, not ${type}`);
    listeners.add(listener);
    return () => { listeners.delete(listener); };
  }

  /**
   * Calls the listeners. As with DOM events, a listener that is added meanwhile receives only later events.
   * @template {keyof ListEvents} Type
   * @param {Type} type
   * @param {ListEvents[Type]} event
   */
  emit(type, event) {
    const listeners = this.#listeners[type];
    for (const listener of [...listeners]) if (listeners.has(listener)) callPage(listener, event);
  }

  /**
   * Reports an error of an action; without a listener, it is logged to the console.
   * @param {import("./overscroll.js").Edge} edge
   * @param {unknown} error
   */
  complain(edge, error) {
    if (this.#listeners.error.size) this.emit("error", { edge, error });
    else console.error(`Overscroll: the action at the ${edge} failed`, error);
  }
}
