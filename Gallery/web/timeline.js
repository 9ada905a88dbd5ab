// A timeline in sections: a refresh inserts newer rows at the top, and rows can be removed and restored.

import { Sections } from "./sections.js";
import { say } from "./words.js";

export class Timeline extends Sections {
  #removed = new Set();
  #bar = document.createElement("div");

  /** `signal` removes the bar below the list. */
  constructor(rows, isSticky, signal) {
    super(rows, isSticky);
    this.#bar.className = "undo";
    document.getElementById("below").prepend(this.#bar);
    signal.addEventListener("abort", () => this.#bar.remove());
  }

  /** Inserts the rows that are newer than those shown. */
  replace(items, fresh) {
    const added = this.#unknown(items);
    if (this.ids.length === 0) this.place.replaceChildren();
    if (added.length === items.length || this.ids.length === 0) return super.replace(added, fresh);
    if (added.length) this.place.prepend(this.section(added[0], added.map((item) => this.#row(item, fresh))));
  }

  append(items, fresh) {
    for (const item of this.#unknown(items)) this.sectionFor(item).append(this.#row(item, fresh));
  }

  /** The rows that are neither shown nor were removed: an older answer never brings one back. */
  #unknown(items) {
    const shown = new Set(this.ids);
    return items.filter(({ id }) => !shown.has(id) && !this.#removed.has(id));
  }

  #row(item, fresh) {
    const row = this.rows.row(item, undefined, fresh);
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "remove", textContent: "✕", ariaLabel: `${say("remove")}: ${item.title}`, onclick: () => this.#remove(row, item.id) });
    row.append(button);
    return row;
  }

  #remove(row, id) {
    const { parentElement: section, nextElementSibling: next } = row;
    this.#removed.add(id);
    row.remove();
    if (!section.querySelector("article")) section.hidden = true;
    this.#offerUndo(() => {
      this.#removed.delete(id);
      section.hidden = false;
      section.insertBefore(row, next?.parentElement === section ? next : null);
    });
  }

  /** Shows a button that restores a row, until it is pressed or another row is removed. */
  #offerUndo(undo) {
    const button = document.createElement("button");
    const press = () => {
      this.#bar.replaceChildren();
      undo();
    };
    Object.assign(button, { type: "button", textContent: say("undo"), ariaLabel: `${say("removed")}. ${say("undo")}`, onclick: press });
    this.#bar.replaceChildren(say("removed"), button);
    button.focus({ preventScroll: true });
  }
}
