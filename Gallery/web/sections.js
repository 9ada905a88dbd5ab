// Rows in sections, each with a header that may stick: the stories of an hour.

import { language } from "./words.js";

const hourOf = ({ published }) => Math.floor(published / 3600);
const nameOf = (hour) => new Date(hour * 3_600_000).toLocaleString(language, { weekday: "long", hour: "numeric", minute: "2-digit" });

export class Sections {
  constructor(rows, isSticky) {
    Object.assign(this, { rows, place: rows.container });
    this.place.classList.toggle("sticky", isSticky);
    this.place.role = "group";
    this.place.replaceChildren();
  }

  get ids() {
    return this.rows.ids;
  }

  replace(items, fresh) {
    this.place.replaceChildren();
    this.append(items, fresh);
  }

  append(items, fresh) {
    for (const item of items) this.#section(hourOf(item)).append(this.rows.row(item, undefined, fresh));
  }

  showText(text) {
    this.rows.showText(text);
  }

  #section(hour) {
    const last = this.place.lastElementChild;
    if (Number(last?.dataset.hour) === hour) return last;
    const section = document.createElement("section");
    const header = document.createElement("h2");
    header.className = "header";
    header.textContent = nameOf(hour);
    section.dataset.hour = hour;
    section.append(header);
    this.place.append(section);
    return section;
  }
}
