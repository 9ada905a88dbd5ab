// Lists whose rows change by seeded timelines, and the movements of the row being read in them.
import { attach } from "/overscroll/overscroll.js";

/** A generator of numbers in [0, 1): the same numbers for a seed in every engine (mulberry32). */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const channel = new MessageChannel();
const turns = [];
channel.port1.onmessage = () => turns.shift()();
/** Resolves in a later task. */
export const turn = () => new Promise((go) => {
  turns.push(go);
  channel.port2.postMessage(null);
});
/** Resolves after the next frame was laid out and its observers were called. */
export const painted = async () => {
  await new Promise(requestAnimationFrame);
  await turn();
};

const PIXEL = (height) => `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="${height}"/>`)}`;

/** A list whose rows are all in the page. Layouts: the rows are children of the scroller, of a list in it, or of sections. */
export class PlainList {
  constructor(scroller, layout, models) {
    this.scroller = scroller;
    this.layout = layout;
    this.models = models;
    this.nodes = new Map();
    this.render();
  }

  options = { replaces: (key) => this.models.find((model) => model.key === key)?.before };

  allows() { return true; }

  row(model) {
    const row = document.createElement("div");
    row.className = "row";
    row.dataset.key = model.key;
    this.fill(row, model);
    return row;
  }

  fill(row, { key, height, text, image }) {
    row.style.minHeight = `${height}px`;
    row.textContent = `${key} ${text}`;
    if (image) row.append(Object.assign(new Image(), { src: PIXEL(image) }));
  }

  /** Shows the models: keeps the nodes of known rows, unless all are rendered again. */
  render(isAnew = false) {
    const rows = this.models.map((model) => {
      const last = this.nodes.get(model.key);
      if (isAnew) last?.remove();
      const node = (!isAnew && last) || this.row(model);
      this.nodes.set(model.key, node);
      return node;
    });
    const keys = new Set(this.models.map(({ key }) => key));
    for (const [key, node] of this.nodes) if (!keys.has(key)) {
      node.remove();
      this.nodes.delete(key);
    }
    this.place(rows);
  }

  place(rows) {
    const { scroller } = this;
    if (this.layout === "rows") return insert(scroller, rows, (node) => node.matches(".row"));
    if (!this.inner) scroller.append((this.inner = document.createElement("div")));
    if (this.layout === "inner") return insert(this.inner, rows);
    // Rows stay in their sections; new ones go to the section of the row before them.
    let section = this.inner.firstElementChild ?? this.inner.appendChild(document.createElement("section"));
    const contents = new Map([...this.inner.children].map((each) => [each, []]));
    for (const row of rows) {
      if (contents.has(row.parentElement)) section = row.parentElement;
      contents.get(section).push(row);
    }
    for (const [each, own] of contents) insert(each, own);
  }

  update(model) { this.fill(this.nodes.get(model.key), model); }
}

/** Makes nodes the children of a parent, in order, and moves no node that is already in its place. */
function insert(parent, nodes, isOurs = () => true) {
  let next = [...parent.children].filter(isOurs)[0] ?? null;
  for (const node of nodes) {
    if (node === next) {
      do next = next.nextElementSibling; while (next && !isOurs(next));
    } else if (next) next.before(node);
    else parent.append(node);
  }
}

const ESTIMATE = 70, OVERSCAN = 4;

/** A virtual list: absolutely placed rows with estimated heights, which are measured when they are rendered. */
export class VirtualList {
  constructor(scroller, models) {
    this.scroller = scroller;
    this.models = models;
    this.heights = new Map();
    this.nodes = new Map();
    this.inner = scroller.appendChild(Object.assign(document.createElement("div"), { className: "virtual", style: "position: relative" }));
    this.sizes = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) this.heights.set(target.dataset.key, borderBoxSize[0].blockSize);
      this.render();
    });
    scroller.addEventListener("scroll", () => this.render(), { passive: true });
    this.render();
  }

  // The transform of a row is its place. Rows of another width have lengths that are not known.
  allows(name) { return !["flip", "width", "textSize", "rekey", "safeArea", "bar"].includes(name); }

  options = { replaces: (key) => this.models.find((model) => model.key === key)?.before, ids: () => this.models.map(({ key }) => key), offset: (id) => this.starts().get(String(id)) };

  starts() {
    let at = 0;
    return new Map(this.models.map(({ key }) => {
      const start = at;
      at += this.heights.get(key) ?? ESTIMATE;
      return [key, start];
    }));
  }

  render(isAnew = false) {
    const starts = this.starts();
    const { scrollTop, clientHeight } = this.scroller;
    const endOf = ({ key }) => starts.get(key) + (this.heights.get(key) ?? ESTIMATE);
    const last = this.models.at(-1);
    this.inner.style.height = `${last ? endOf(last) : 0}px`;
    const first = this.models.findIndex((model) => endOf(model) > scrollTop);
    const after = this.models.findIndex(({ key }) => starts.get(key) >= scrollTop + clientHeight);
    const shown = this.models.slice(Math.max(0, first - OVERSCAN), (after < 0 ? this.models.length : after) + OVERSCAN);
    const keys = new Set(shown.map(({ key }) => key));
    for (const [key, node] of this.nodes) if (isAnew || !keys.has(key)) {
      this.sizes.unobserve(node);
      node.remove();
      this.nodes.delete(key);
    }
    for (const model of shown) {
      let node = this.nodes.get(model.key);
      if (!node) {
        this.nodes.set(model.key, (node = PlainList.prototype.row.call(PlainList.prototype, model)));
        this.inner.append(node);
        this.sizes.observe(node);
      }
      const transform = `translateY(${starts.get(model.key)}px)`;
      if (node.style.transform !== transform) node.style.transform = transform;
    }
  }

  update(model) {
    const node = this.nodes.get(model.key);
    if (node) PlainList.prototype.fill(node, model);
    else this.heights.delete(model.key);
  }
}

/**
 * What a timeline does to a list: each changes the models or the layout, and returns the models whose nodes have to be filled again. Rows
 * that are rendered with another key tell which one they had.
 */
const CHANGES = {
  prepend: (models, any) => { models.unshift(...make(any, count(any))); },
  append: (models, any) => { models.push(...make(any, count(any))); },
  insert: (models, any) => { models.splice(Math.floor(any() * models.length), 0, ...make(any, count(any))); },
  remove: (models, any) => { if (models.length > 60) models.splice(Math.floor(any() * models.length), 1 + Math.floor(any() * 4)); },
  grow: (models, any) => some(models, any).map((model) => Object.assign(model, { height: 24 + any() * 120 })),
  stream: (models, any) => some(models, any).map((model) => Object.assign(model, { text: `${model.text} ${"word ".repeat(1 + any() * 12)}` })),
  image: (models, any) => some(models, any).map((model) => Object.assign(model, { image: 10 + Math.floor(any() * 90) })),
  move: (models, any) => { models.splice(Math.floor(any() * models.length), 0, ...models.splice(Math.floor(any() * models.length), 1)); },
  rekey: (models, any) => { for (const model of some(models, any)) Object.assign(model, { before: model.key, key: `row ${Math.floor(any() * 1e9)}` }); },
  // Pages far from the reader are released.
  cap: (models, any, { scroller }) => {
    if (models.length > 100) models.splice(scroller.scrollTop > (scroller.scrollHeight - scroller.clientHeight) / 2 ? 0 : models.length - 15, 15);
  },
  width: (models, any, { scroller }) => { scroller.parentElement.style.width = `${240 + Math.floor(any() * 150)}px`; },
  textSize: (models, any, { scroller }) => { scroller.style.fontSize = `${12 + Math.floor(any() * 14)}px`; },
  // A composer below the list grows, or a keyboard opens.
  height: (models, any, { scroller }) => { scroller.parentElement.style.height = `${380 + Math.floor(any() * 120)}px`; },
  // A notch or a bar covers the list.
  safeArea: (models, any, { scroller }) => {
    scroller.style.padding = `${Math.floor(any() * 60)}px 0 ${Math.floor(any() * 60)}px`;
    scroller.style.scrollPadding = scroller.style.padding;
  },
  // A bar above the rows, which stays in sight.
  bar: (models, any, { scroller }) => {
    const bar = scroller.querySelector(".bar") ?? Object.assign(document.createElement("header"), { className: "bar" });
    bar.style.height = `${20 + Math.floor(any() * 70)}px`;
    if (!bar.parentElement) scroller.prepend(bar);
  },
  // The page refreshes the list while it is read.
  refresh: (models, any, { attached }) => { void attached.begin("top"); },
  // Rows are animated to their places.
  flip: (models, any, { nodes }) => {
    for (const node of [...nodes.values()].slice(0, 40)) node.animate([{ transform: `translateY(${any() * 80 - 40}px)` }, { transform: "none" }], 80);
  },
};
const pick = (list, any) => list[Math.floor(any() * list.length)];
const count = (any) => 1 + Math.floor(any() * 8);
const some = (models, any) => Array.from({ length: 1 + Math.floor(any() * 3) }, () => models[Math.floor(any() * models.length)]);

/** Makes models of new rows; their keys are random as well. */
export function make(any, many) {
  return Array.from({ length: many }, () => (
    { key: `row ${Math.floor(any() * 1e9)}`, height: 24 + any() * 90, text: "word ".repeat(any() * 20), image: 0 }));
}

/** WebKit collects an observer that nothing refers to, and never calls it. */
const observers = new Set();
const DEPTH = 12, ROUNDS = 4;

/**
 * Calls a function at the end of each frame: after the observers of a list and what they cause, and before the frame is painted. Between two
 * frames, pictures and rendered content change the layout for the next one. Returns a function that ends this.
 */
function eachPainted(look) {
  const nodes = [document.body];
  while (nodes.length <= DEPTH + ROUNDS) nodes.push(nodes.at(-1).appendChild(document.createElement("div")));
  let round = 0, isRunning = true;
  // Deeper nodes are observed again in the same frame.
  const next = () => { nodes[DEPTH + round].style.height = `${1 - parseFloat(nodes[DEPTH + round].style.height || 0)}px`; };
  const observer = new ResizeObserver(() => {
    if (!isRunning) return;
    round += 1;
    if (round < ROUNDS) next();
    else look();
  });
  observers.add(observer);
  for (const node of nodes.slice(DEPTH)) observer.observe(node);
  const begin = () => {
    if (!isRunning) return;
    round = 0;
    next();
    requestAnimationFrame(begin);
  };
  begin();
  return () => {
    isRunning = false;
    observers.delete(observer);
    observer.disconnect();
    nodes[1].remove();
  };
}

/** Returns what a function returns at the end of the next frame. */
async function asPainted(measure) {
  let stop;
  const measured = await new Promise((go) => { stop = eachPainted(() => go(measure())); });
  await turn();
  stop();
  return measured;
}

/**
 * The rectangle in which a row is laid out while it is animated to that place. In WebKit, time passes between two reads, so the animation is
 * read before the rectangle, until it is the same after it. One that has ended stays so.
 */
function placeOf(node) {
  const read = () => (node.getAnimations()[0] ? getComputedStyle(node).transform : "none");
  for (let before = read(); ;) {
    const { top, bottom } = node.getBoundingClientRect(), after = read();
    if (before !== "none" && before !== after) before = after;
    else {
      const moved = new DOMMatrix(before).m42;
      return { top: top - moved, bottom: bottom - moved };
    }
  }
}

/** The movements of the row being read, frame by frame. */
export class Witness {
  faults = [];
  /** The distance by which the list itself has scrolled since the last frame. */
  corrected = 0;
  /**
   * The movements of the row being read that no user made, and their smallest and largest sum. A list rests at whole pixels, so the row is
   * at most half a pixel before or after its place; engines round that to parts of a pixel.
   */
  error = { sum: 0, least: 0, most: 0 };
  /** How far the user has scrolled in each frame. */
  scrolls = [];
  /** The step of the timeline. */
  when = "";
  #waiting = [];

  constructor(list, isIdle, isFling = false) {
    Object.assign(this, { list, isIdle, isFling });
    const { scroller } = list;
    for (const name of ["scrollBy", "scrollTo"]) scroller[name] = (options) => {
      const before = scroller.scrollTop;
      Element.prototype[name].call(scroller, options);
      this.corrected += scroller.scrollTop - before;
    };
    this.look();
    this.stop = eachPainted(() => {
      this.#compare(this.state());
      this.#waiting.splice(0).forEach((go) => go());
    });
  }

  rows() {
    const { scroller, nodes } = this.list;
    const origin = scroller.getBoundingClientRect().top;
    return [...nodes].map(([key, node]) => {
      const { top, bottom } = placeOf(node);
      return { key, top: top - origin, bottom: bottom - origin };
    }).sort((one, other) => one.top - other.top);
  }

  /** What is compared from frame to frame. */
  state() { return { rows: this.rows(), top: this.list.scroller.scrollTop, corrected: this.corrected }; }

  /** Records the rows. */
  look({ rows, top, corrected } = this.state()) {
    this.last = rows;
    this.top = top;
    this.corrected -= corrected;
  }

  /**
   * The row that was read in the last frame, after a user had scrolled by a distance. If it was removed, the next one is read instead. What
   * changes around it makes no other row the one being read.
   */
  readAfter(distance) {
    const { models, scroller: { clientHeight } } = this.list;
    const visible = this.last.filter(({ top, bottom }) => bottom - distance > 0.5 && top - distance < clientHeight);
    const whole = visible.findIndex(({ top, bottom }) => top - distance >= -0.5 && bottom - distance <= clientHeight + 0.5);
    const read = whole < 0 ? 0 : whole;
    const held = visible.filter(({ key }) => key === this.held && !distance);
    return [...held, ...visible.slice(read), ...visible.slice(0, read).reverse()].find(({ key }) => models.some((model) => model.key === key));
  }

  /** How far the user has scrolled since the last frame: in a list at rest, whatever scrolls is the browser or the list. */
  userScrolled({ top, corrected }) { return this.isIdle ? 0 : top - this.top - corrected; }

  #renameRows() {
    for (const { before, key } of this.list.models) if (before) for (const row of this.last) if (row.key === before) {
      if (this.held === before) this.held = key;
      row.key = key;
    }
  }

  /** Takes the row being read where it is, and adds up its movements; returns whether their sum is small. */
  #accept(moved, state) {
    const { sum, least, most } = this.error;
    const next = sum + moved;
    this.error = { sum: next, least: Math.min(least, next), most: Math.max(most, next) };
    this.look(state);
    return this.error.most - this.error.least <= 1.01;
  }

  /** Waits for the next frame. */
  async frame(when) {
    this.when = when;
    await new Promise((go) => { this.#waiting.push(go); });
    await turn();
  }

  /** Compares the row being read with its place in the last frame: in each one, since a busy machine paints some between two turns. */
  #compare(painted) {
    const { list: { scroller }, when } = this;
    this.#renameRows();
    const now = new Map(painted.rows.map((row) => [row.key, row]));
    const user = this.userScrolled(painted);
    this.scrolls.push(user);
    // WebKit wrote the position of its scrolling thread over a correction: nobody scrolls against a fling.
    if (this.isFling && user < -1) return this.look(painted);
    // The rows changed before or after the user scrolled. A virtual list may not have rendered a row that the user scrolled far.
    const rows = [0, ...(user ? [user] : [])].map((distance) => this.readAfter(distance));
    this.held = Math.abs(user) > 0.5 ? undefined : rows[0]?.key;
    const moves = rows.filter((row) => row && (now.has(row.key) || !user)).map((row) => (now.has(row.key) ? now.get(row.key).top - row.top + user : Infinity));
    const moved = moves.length ? moves.reduce((one, other) => (Math.abs(other) < Math.abs(one) ? other : one)) : 0;
    // Where the content ends, a row can not stay in place that moves away from that end.
    const isAtStart = painted.top < 1, isAtEnd = painted.top > scroller.scrollHeight - scroller.clientHeight - 1;
    if ((moved < 0 && isAtStart) || (moved > 0 && isAtEnd)) this.look(painted);
    else if (this.#accept(moved, painted)) return;
    else this.faults.push(`${when}: ${rows[0]?.key} moved by ${moved}, user ${user}, from ${this.error.least} to ${this.error.most}`);
    this.error = { sum: 0, least: 0, most: 0 };
  }
}

const nextFrame = () => new Promise(requestAnimationFrame);
const ends = (any) => [() => {}, () => turn(), () => Promise.resolve(), nextFrame, null][Math.floor(any() * 5)];

/** Plays a timeline of a seed; returns the faults. With `isIdle: false` it begins when the user scrolls, in a fling with `isFling`. */
export async function play(list, seed, { steps = 10, isIdle = true, isFling, onReady = () => {} } = {}) {
  const any = random(seed);
  const { scroller } = list;
  await painted();
  scroller.scrollTop = (0.2 + any() * 0.6) * (scroller.scrollHeight - scroller.clientHeight);
  for (let frame = 0; frame < 4; frame += 1) await painted();
  // The rows there have been rendered now. Whoever scrolls reads the first of those that are seen.
  scroller.scrollTop += 2;
  for (let frame = 0; frame < 4; frame += 1) await painted();
  const witness = new Witness(list, isIdle, isFling);
  onReady();
  if (!isIdle) await new Promise((go) => { scroller.addEventListener("scroll", go, { once: true }); });
  for (let step = 0; step < steps; step += 1) {
    const names = Array.from({ length: 1 + Math.floor(any() * 4) }, () => pick(Object.keys(CHANGES).filter((each) => list.allows(each)), any));
    const between = ends(any);
    const isAnew = any() < 0.15;
    witness.when = `step ${step}: ${names}`;
    for (const [index, name] of names.entries()) {
      const filled = CHANGES[name](list.models, any, list) ?? [];
      list.render(isAnew);
      for (const model of filled) if (list.models.includes(model)) list.update(model);
      // Reading a length lays out the content in the middle of the turn.
      if (any() < 0.3) void scroller.scrollHeight;
      if (index === names.length - 1) break;
      if (between === nextFrame) await witness.frame(`step ${step}, after ${name}: ${names}`);
      await between?.();
    }
    // A picture may arrive in a later frame.
    for (let frame = 0; frame < 2; frame += 1) {
      await witness.frame(`step ${step}, frame ${frame}: ${names}${isAnew ? ", anew" : ""}`);
    }
  }
  witness.stop();
  return { faults: witness.faults, scrolls: witness.scrolls };
}

const LAYOUTS = ["rows", "inner", "sections", "virtual"];

/** Makes the list of a seed in a separate frame. */
function makeList(seed, layout, models) {
  const frame = Object.assign(document.createElement("div"), { className: "frame" });
  const scroller = Object.assign(document.createElement("div"), { className: "scroller", tabIndex: 0 });
  frame.append(scroller);
  document.body.append(frame);
  if (seed % 3 === 0 && layout !== "virtual") scroller.classList.add("rendered-late");
  return layout === "virtual" ? new VirtualList(scroller, models) : new PlainList(scroller, layout, models);
}

/** Attaches a list with a kept position. */
async function attachList(list, reading, options) {
  const { scroller } = list;
  list.attached = await attach(scroller, { readingPosition: { atStart: "keepsRow", ...list.options, ...reading }, onRefresh: painted, ...options });
  list.remove = () => {
    list.attached.detach();
    scroller.parentElement.remove();
  };
}

/** Makes the list of a seed, and attaches it. */
export async function open(seed, { layout = LAYOUTS[seed % LAYOUTS.length], count = 120, reading, ...options } = {}) {
  const list = makeList(seed, layout, make(random(seed + 1e6), count));
  await attachList(list, reading, options);
  return (window.living = list);
}

/** Plays a timeline of a seed, and loads its list again as it is then; returns how far the row is from its stored place, frame by frame. */
async function reload(seed) {
  let anchor;
  const last = await open(seed, { reading: { onAnchorChange: (next) => { anchor = next; } } });
  await play(last, seed, { steps: 1 + seed % 5 });
  const { layout = "virtual", models, scroller } = last;
  dispatchEvent(new Event("pagehide"));
  const topIn = (list) => {
    const node = list.nodes.get(anchor.id);
    return node ? placeOf(node).top - list.scroller.getBoundingClientRect().top : Infinity;
  };
  const place = await asPainted(() => topIn(last));
  last.remove();
  const next = makeList(seed, layout, models);
  next.scroller.style.cssText = scroller.style.cssText;
  next.scroller.parentElement.style.cssText = scroller.parentElement.style.cssText;
  const bar = scroller.querySelector(".bar");
  if (bar) next.scroller.prepend(bar);
  // A page knows the lengths of its rows.
  if (last.heights) for (const [key, height] of last.heights) next.heights.set(key, height);
  next.render();
  const attached = attachList(next, { anchor });
  const moves = [];
  for (let frame = 0; frame < 6; frame += 1) moves.push(await asPainted(() => topIn(next) - place));
  await attached;
  next.remove();
  return moves;
}

/** Loads the lists of seeds again; returns those in which a row was not at its place. */
export async function reloadAll(seeds) {
  const found = {};
  await Promise.all(seeds.map(async (seed) => {
    const moves = await reload(seed);
    if (moves.some((move) => !(Math.abs(move) <= 1.01))) found[seed] = [moves.join()];
  }));
  return found;
}

/** Plays the timelines of seeds at the same time; returns the faults by seed. */
export async function playAll(seeds, options) {
  const found = {};
  await Promise.all(seeds.map(async (seed) => {
    const list = await open(seed);
    const { faults } = await play(list, seed, options);
    list.remove();
    if (faults.length) found[seed] = faults;
  }));
  return found;
}

/** Makes a list of rows of the same height with the keys 0, 1, 2 and so on; `options` are those of `attach`. */
export function simple(count = 40, { height = 80, layout = "rows" } = {}) {
  const frame = Object.assign(document.createElement("div"), { className: "frame" });
  const scroller = Object.assign(document.createElement("div"), { className: "scroller", id: "scroller", tabIndex: 0 });
  frame.append(scroller);
  document.body.append(frame);
  const models = Array.from({ length: count }, (_, key) => ({ key: `${key}`, height, text: "", image: 0 }));
  window.scroller = scroller;
  return (window.living = layout === "virtual" ? new VirtualList(scroller, models) : new PlainList(scroller, layout, models));
}

/** Models of rows with keys that begin with a name. */
export const rowsNamed = (name, count, height = 80) => Array.from({ length: count }, (_, index) => (
  { key: `${name} ${index}`, height, text: "", image: 0 }));

/** Calls a function after each of the next frames was painted. */
export async function eachFrame(count, look) {
  for (let frame = 0; frame < count; frame += 1) {
    await painted();
    look(frame);
  }
}

/** The distance of a row from the start of the list's frame; undefined if it is not in the page. */
export function topOf(key) {
  const node = living.nodes.get(`${key}`);
  return node?.isConnected ? node.getBoundingClientRect().top - scroller.parentElement.getBoundingClientRect().top : undefined;
}
