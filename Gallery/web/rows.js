// The rows of the list: one <article> per item.

import { svg } from "./nodes.js";
import { pictureOf } from "./picture.js";
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
    this.container.role = "feed";
    this.container.replaceChildren(...items.map((item, n) => this.row(item, n + 1, fresh)));
  }

  append(items) {
    this.container.role = "feed";
    const count = this.articles.length;
    this.container.append(...items.map((item, n) => this.row(item, count + n + 1)));
  }

  showText(text) {
    // A feed without articles is an error for assistive technology.
    this.container.role = "group";
    const line = document.createElement("p");
    line.className = "empty";
    line.append(svg("svg", { class: "icon", "aria-hidden": "true" }, svg("use", { href: "#icon-empty" })), text);
    this.container.replaceChildren(line);
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
    row.querySelector(".meta").textContent = `${item.year} · ${item.category}`;
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
