// The rows of the list: one <article> per item.

import { pictureOf } from "./picture.js";
import { say } from "./words.js";

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

const dateOf = ({ day, month, year }) => `${day} ${MONTHS[month - 1]} ${year}`;

function ageOf(published, now) {
  const minutes = Math.floor((now / 1000 - published) / 60);
  if (minutes < 1) return say("now");
  if (minutes < 60) return say("minutes", { count: minutes });
  if (minutes < 24 * 60) return say("hours", { count: Math.floor(minutes / 60) });
  return say("days", { count: Math.floor(minutes / 60 / 24) });
}

function showAge(time, now) {
  const text = ageOf(Number(time.dataset.published), now);
  if (time.textContent !== text) time.textContent = text;
}

export class Rows {
  constructor(container, template) {
    this.container = container;
    this.template = template;
  }

  get ids() {
    return this.articles.map((article) => Number(article.dataset.id));
  }

  get articles() {
    return [...this.container.querySelectorAll("article")];
  }

  /** Rows whose ids are in `fresh` are marked as new. */
  replace(items, fresh = new Set()) {
    this.container.replaceChildren(...items.map((item, n) => this.row(item, n + 1, fresh)));
  }

  append(items) {
    const count = this.articles.length;
    this.container.append(...items.map((item, n) => this.row(item, count + n + 1)));
  }

  showText(text) {
    const line = document.createElement("p");
    line.className = "empty";
    line.textContent = text;
    this.container.replaceChildren(line);
  }

  updateAges() {
    const now = Date.now();
    for (const time of this.container.querySelectorAll(".age")) showAge(time, now);
  }

  row(item, position, fresh) {
    const row = this.template.content.firstElementChild.cloneNode(true);
    row.dataset.id = item.id;
    row.dataset.category = item.category.toLowerCase();
    row.classList.toggle("fresh", Boolean(fresh?.has(item.id)));
    this.fill(row, item);
    this.describe(row, item, position);
    return row;
  }

  fill(row, item) {
    row.querySelector(".picture").replaceChildren(pictureOf(item));
    row.querySelector(".title").textContent = item.title;
    row.querySelector(".meta").textContent = `${dateOf(item)} · ${item.category}`;
    const time = row.querySelector("time");
    time.dataset.published = item.published;
    time.dateTime = new Date(item.published * 1000).toISOString();
    showAge(time, Date.now());
  }

  // An article in a feed has a position; the total number is unknown.
  describe(row, item, position) {
    if (position !== undefined) {
      row.setAttribute("aria-posinset", position);
      row.setAttribute("aria-setsize", -1);
    }
    row.setAttribute("aria-labelledby", `title-${item.id}`);
    row.querySelector(".title").id = `title-${item.id}`;
  }
}
