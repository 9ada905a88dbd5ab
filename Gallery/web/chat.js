// Messages in the place of rows: the newest at the end, and older ones that come in above.

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

  /** The newest, as they come from the feed. */
  replace(items) {
    this.#place.replaceChildren();
    this.append(items);
  }

  /** What is older stands above. */
  append(items) {
    this.#place.prepend(...items.map((item) => this.#line(item)).reverse());
  }

  showText(text) {
    this.#place.textContent = text;
  }

  /** One of the reader's own, at the end. */
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
