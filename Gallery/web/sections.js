// Rows in sections, each with a header that may stick: when the first of them came.

import { language } from "./words.js";

const LENGTH = 6;
const nameOf = ({ published }) => new Date(published * 1000).toLocaleString(language, { weekday: "long", hour: "numeric", minute: "2-digit" });

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

  showText(text) {
    this.rows.showText(text);
  }

  /** The last section, or a new one that begins with this item. */
  sectionFor(item) {
    const last = this.place.lastElementChild;
    if (last && last.querySelectorAll("article").length < LENGTH) return last;
    const section = this.section(item, []);
    this.place.append(section);
    return section;
  }

  /** A section with rows, and a header for the first of them. */
  section(item, rows) {
    const section = document.createElement("section");
    const header = document.createElement("h2");
    header.className = "header";
    header.textContent = nameOf(item);
    section.append(header, ...rows);
    return section;
  }
}
