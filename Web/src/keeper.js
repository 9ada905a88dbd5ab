// Loaded where content comes before what there is, as in a chat.
import { scrollTo } from "./nodes.js";

/**
 * Keeps what is seen where it is while content comes before it.
 *
 * A browser anchors not at position 0, and Safari not at all, so its anchoring is off meanwhile, and ours is the same everywhere:
 * before anything is painted the list is scrolled by as much as a row that is in sight was moved.
 */
export class Keeper {
  #stage;
  #names;
  #row = null;

  constructor(stage, { place, length }, edge) {
    this.#stage = stage;
    this.#names = { place, length, side: place.toLowerCase(), edge };
  }

  /** From here on. */
  begin() {
    if (!this.#row) this.anchor = this.#stage.scroller.style.overflowAnchor;
    this.#stage.scroller.style.overflowAnchor = "none";
    this.#look();
  }

  /** What came before the row moves the list; a row that is gone is told by how much longer the list is. */
  keep() {
    if (!this.#row) return;
    const { scroller, sign } = this.#stage;
    const { place } = this.#names;
    const way = this.#row.isConnected ? this.#distance(this.#row) - this.at : this.#length - this.length;
    const by = (place === "Left" ? sign : 1) * way;
    if (Math.abs(way) >= 1) scrollTo(scroller, place, scroller[`scroll${place}`] + by);
    this.#look();
  }

  end() {
    if (!this.#row) return;
    this.keep();
    this.#row = null;
    this.#stage.scroller.style.overflowAnchor = this.anchor;
  }

  #look() {
    const { content } = this.#stage;
    this.#row = this.#firstSeen(content, this.#start) ?? content;
    this.at = this.#distance(this.#row);
    this.length = this.#length;
  }

  /** Rows may stand in something that holds them all: what is alone there, or not wholly in sight. What has no length is never seen. */
  #firstSeen(parent, start) {
    const spaces = this.#stage.places.map(({ space }) => space);
    const rows = [...parent.children].filter((node) => !spaces.includes(node)).map((node) => [node, node.getBoundingClientRect()])
      .filter(([, rect]) => this.#far(rect) > this.#near(rect));
    const [row, rect] = rows.find(([, each]) => this.#far(each) > start) ?? [];
    if (!row) return undefined;
    const isWhole = this.#near(rect) >= start && this.#far(rect) <= start + this.#viewport;
    return isWhole && rows.length > 1 ? row : this.#firstSeen(row, start) ?? row;
  }

  /** Where the viewport begins; a page's own node is scrolled with it. */
  get #start() {
    const { content, scroller } = this.#stage;
    if (content === scroller) return this.#near(scroller.getBoundingClientRect());
    return this.#isMirrored ? -scroller.clientWidth : 0;
  }

  get #viewport() { return this.#stage.scroller[`client${this.#names.length}`]; }

  get #isMirrored() { return this.#names.place === "Left" && this.#stage.sign < 0; }

  #near(rect) { return this.#isMirrored ? -rect.right : rect[this.#names.side]; }

  #far(rect) { return this.#near(rect) + rect[this.#names.length.toLowerCase()]; }

  get #length() {
    return this.#stage.scroller[`scroll${this.#names.length}`] - this.#stage.space(this.#names.edge);
  }

  /** From where the page's own content begins, wherever that is moved. */
  #distance(row) {
    const { content, scroller } = this.#stage;
    const { edge } = this.#names;
    const start = content === scroller ? this.#far(this.#stage[edge].space.getBoundingClientRect()) : this.#near(content.getBoundingClientRect());
    return this.#near(row.getBoundingClientRect()) - start;
  }
}

/** Keeps the place through the action of an edge, until that is at rest again. */
export function keepPlace(list, edge) {
  const { stage, options: { [edge]: options } } = list;
  const keeper = list.keeper = new Keeper(stage, stage[edge].names, edge);
  const name = options.action ? "action" : "apply";
  const run = options[name];
  options[name] = (given) => {
    keeper.begin();
    return run(given);
  };
  // A list that begins at its start may be loading already.
  if (list.phase(edge) === "refreshing") keeper.begin();
  list.on("phase", ({ edge: at, phase }) => {
    if (at === edge && !["refreshing", "ending"].includes(phase)) keeper.end();
  });
}
