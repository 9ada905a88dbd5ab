// Cards in a row, in the place of rows: a carousel.

export class Cards {
  #row = document.createElement("div");

  constructor(place) {
    this.#row.className = "cards";
    place.replaceChildren(this.#row);
  }

  get ids() {
    return [...this.#row.querySelectorAll("article")].map((card) => Number(card.dataset.id));
  }

  replace(items) {
    this.#row.replaceChildren();
    this.append(items);
  }

  append(items) {
    const count = this.ids.length;
    this.#row.append(...items.map((item, n) => this.#card(item, count + n + 1)));
  }

  showText(text) {
    this.#row.textContent = text;
  }

  #card(item, position) {
    const card = document.createElement("article");
    card.className = "card";
    card.dataset.id = item.id;
    card.dataset.category = item.category.toLowerCase();
    const [year, title, number] = ["strong", "p", "span"].map((name) => document.createElement(name));
    year.textContent = item.year;
    title.textContent = item.title;
    title.lang = "en";
    number.textContent = position;
    card.append(number, year, title);
    return card;
  }
}
