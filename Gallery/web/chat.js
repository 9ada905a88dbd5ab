// Messages instead of rows: the newest at the end, older ones inserted at the top.

import { language } from "./words.js";

export class Chat {
  #place;
  #own = 0;

  constructor(place) {
    this.#place = place;
    place.role = "log";
    place.replaceChildren();
    place.classList.add("chat");
  }

  get ids() {
    return [...this.#place.querySelectorAll("[data-id]")].map((line) => Number(line.dataset.id));
  }

  /** Shows the newest messages from the feed. */
  replace(items) {
    this.#place.replaceChildren();
    this.append(items);
  }

  /** Inserts older messages at the top. */
  append(items) {
    this.#place.prepend(...items.map((item) => this.#line(item)).reverse());
  }

  showText(text) {
    this.#place.textContent = text;
  }

  /** Appends a message of the user. */
  send(text) {
    const line = document.createElement("p");
    line.className = "mine";
    line.textContent = text;
    line.dataset.id = -(this.#own += 1);
    this.#place.append(line);
    line.scrollIntoView({ block: "end" });
  }

  #line({ id, title, published, category }) {
    const line = document.createElement("p");
    line.dataset.id = id;
    line.dataset.category = category.toLowerCase();
    line.className = id % 3 === 0 ? "mine" : "theirs";
    line.lang = "en";
    const time = document.createElement("time");
    time.textContent = new Date(published * 1000).toLocaleTimeString(language, { timeStyle: "short" });
    line.append(title, " ", time);
    return line;
  }
}
