// A wall of tiles that is larger than the screen both ways, and grows at each of its edges.

const COLUMNS = 6;
const ROWS = 10;
const COLORS = ["history", "people", "computing", "music"];

export class Wall {
  #node = document.createElement("div");
  #next = 1;
  #lines;

  constructor(place) {
    this.#node.className = "wall";
    this.#lines = Array.from({ length: ROWS }, () => this.#tiles(COLUMNS));
    place.role = "group";
    place.replaceChildren(this.#node);
    this.#show();
  }

  get ids() {
    return this.#lines.flat().map(({ number }) => number);
  }

  /** One more row or column at an edge, after the time that a server would take. */
  async grow(edge) {
    await new Promise((done) => setTimeout(done, 700));
    const lines = this.#lines;
    if (edge === "top") lines.unshift(this.#tiles(lines[0].length));
    if (edge === "bottom") lines.push(this.#tiles(lines[0].length));
    if (edge === "leading") for (const line of lines) line.unshift(...this.#tiles(1));
    if (edge === "trailing") for (const line of lines) line.push(...this.#tiles(1));
    this.#show();
  }

  #tiles(count) {
    return Array.from({ length: count }, () => {
      const number = this.#next++;
      return { number, color: COLORS[(number * 7) % 4] };
    });
  }

  #show() {
    this.#node.style.gridTemplateColumns = `repeat(${this.#lines[0].length}, 112px)`;
    this.#node.replaceChildren(...this.#lines.flat().map(({ number, color }) => {
      const tile = document.createElement("div");
      tile.textContent = number;
      tile.dataset.category = color;
      return tile;
    }));
  }
}
