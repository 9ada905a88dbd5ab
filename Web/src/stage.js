import * as Axis from "./axis.js";
import { EDGES, reportOf } from "./block.js";
import { make, scrollTo, style } from "./nodes.js";
import * as Place from "./place.js";
import { Renderer } from "./renderer.js";
import * as Report from "./report.js";
import { ScrollHold } from "./scroll-hold.js";
import { EdgeTexts } from "./texts.js";

// What an axis is called: in the block, and in the styles and lengths of a node.
const VERTICAL = { axis: "vertical", at: Place.vertical, edges: ["top", "bottom"], letter: "Y", length: "Height", place: "Top", flow: "Block", gap: "rowGap" };
const HORIZONTAL = { axis: "horizontal", at: Place.horizontal, edges: ["leading", "trailing"], letter: "X", length: "Width", place: "Left", flow: "Inline", gap: "columnGap" };
const AXES = [VERTICAL, HORIZONTAL];
const INSIDE = 2;
const ARMED = 2;

/** The nodes: the scroller in its clipping parent, a space at each end, an indicator at each edge. */
export class Stage {
  /** How nodes beside the content are placed. */
  outside = "absolute";
  /** Where the page has other nodes at an edge that an indicator has to keep clear of, in pixels. */
  insets = {};
  lengths = {};
  places = [];
  shown = { x: 0, y: 0 };
  #saved = [];
  #snap;

  constructor(scroller, wording, options, onAction) {
    // An axis without edges is left as it is.
    this.axes = AXES.filter(({ edges }) => edges.some((edge) => options[edge]));
    Object.assign(this, { scroller, content: scroller, heard: scroller });
    this.hold = new ScrollHold(scroller);
    this.prepare();
    const { frame } = this;
    this.status = make("div", { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" });
    this.status.role = "status";
    this.status.ariaLive = "polite";
    this.status.ariaAtomic = "true";
    frame.append(this.status);
    const looks = getComputedStyle(scroller);
    for (const names of this.axes) {
      const { edges, letter, flow, gap } = names;
      this.set(scroller, { [`overscrollBehavior${letter}`]: "none" });
      edges.forEach((edge, index) => {
        this.places.push(this[edge] = makeEdge(edge, names, new EdgeTexts(wording), onAction));
        this[edge].fades = options[edge]?.fades;
        // The distance that a list keeps between its items is none between the content and a space.
        this[edge].space.style[`margin${flow}${index ? "Start" : "End"}`] = `-${parseFloat(looks[gap]) || 0}px`;
        frame.append(this[edge].box);
      });
    }
    this.lay(looks.display);
    this.keepOrder();
  }

  /** Makes the parent clip what is moved in it. */
  prepare() {
    const frame = this.frame = this.scroller.parentElement;
    this.set(this.scroller, { transform: "", willChange: "" }, true);
    this.set(frame, { overflow: "clip" });
    if (getComputedStyle(frame).position === "static") this.set(frame, { position: "relative" });
  }

  /** Where there are sides, and the content is one child, a grid keeps the spaces around it. */
  lay(display) {
    if (!this.leading || (display === "flex" && !this.top)) return;
    const around = "max-content auto max-content";
    const row = this.top ? 2 : 1;
    this.set(this.scroller, { display: "grid", gridTemplateColumns: around, gridTemplateRows: this.top ? around : "auto" });
    const areas = { top: "1 / 1 / 2 / -1", bottom: "3 / 1 / 4 / -1", leading: `${row} / 1`, trailing: `${row} / 3` };
    for (const edge in areas) if (this[edge]) this[edge].space.style.gridArea = areas[edge];
  }

  /** Whether the content is away from where it lies. */
  get isMoved() { return Boolean(this.shown.vertical || this.shown.horizontal); }

  /** Whether the scroller was taken out of its parent. */
  get isLost() { return this.scroller.parentElement !== this.frame; }

  /** The node whose overflow decides whether the scroller scrolls. */
  get holder() { return this.scroller; }

  /** Sets styles that `remove` puts back; what the page has changed since is kept, unless the host goes on to write it. */
  set(node, values, isWrittenLater) {
    for (const name in values) {
      const before = node.style[name];
      style(node, { [name]: values[name] });
      const written = node.style[name];
      this.#saved.push(() => {
        if (isWrittenLater || node.style[name] === written) node.style[name] = before;
      });
    }
  }

  /** Keeps the spaces at the two ends, whatever the page does to the rows. */
  keepOrder() {
    const { scroller, axes } = this;
    const [starts, ends] = [0, 1].map((index) => axes.map(({ edges }) => this[edges[index]].space));
    if (scroller.firstElementChild !== starts[0]) scroller.prepend(...starts);
    if (scroller.lastElementChild !== ends.at(-1)) scroller.append(...ends);
  }

  /** The lengths of the content and of the viewport along both axes, and whether they count from the right. */
  measure() {
    const looks = getComputedStyle(this.scroller);
    this.sign = looks.direction === "rtl" ? -1 : 1;
    return [...this.measureAlong(VERTICAL, looks, 1), ...this.measureAlong(HORIZONTAL, looks, this.sign), Number(this.sign < 0)];
  }

  measureAlong(names, looks, sign) {
    const { edges: [start, end], length, place, flow } = names;
    const { [`scroll${length}`]: whole, [`client${length}`]: viewport } = this.scroller;
    this.lengths[length] = viewport;
    if (!this.axes.includes(names)) return [whole, viewport];
    const spaces = this.space(start) + this.space(end);
    if (whole > viewport) return [whole - spaces, viewport];
    // Of short content only the spaces around it tell how long it is.
    const distance = sign * (this[end].space[`offset${place}`] - this[start].space[`offset${place}`]);
    const padding = parseFloat(looks[`padding${flow}Start`]) + parseFloat(looks[`padding${flow}End`]);
    return [distance - this.space(sign < 0 ? end : start) + padding, viewport];
  }

  /** The room that is kept at an edge. */
  space(edge) {
    return this[edge]?.room ?? 0;
  }

  /** Brings the nodes to where the session has them; writes only what is new. */
  arrange(numbers) {
    const { axes, shown } = this;
    for (const { axis, at } of axes) shown[axis] = numbers[at + Axis.displacement];
    this.#exchange(numbers);
    for (const { letter, at } of axes) {
      if (changes(shown, letter, numbers[at + Axis.holdsScroll])) this.hold.set(this.holder, letter, shown[letter] !== 0);
    }
    const { horizontal: x = 0, vertical: y = 0 } = shown;
    this.shift(x, y);
    for (const place of this.places) this.#place(place, numbers);
  }

  /** Moves the content away from where it lies. */
  shift(x, y) {
    const { scroller: { style }, shown } = this;
    if (!goes(shown, x, y)) return;
    const lifts = x || y ? "transform" : "";
    style.transform = lifts && move(x, y);
    this.lift(lifts);
  }

  /** With "transform" the browser moves the content without painting it anew. */
  lift(lifts) {
    if (changes(this.shown, "lifts", lifts)) this.scroller.style.willChange = lifts;
  }

  /** Keeps so much room at an edge. A list that snaps would at once snap back to the row below it. */
  keep(edge, { length, edges }, room) {
    style(this[edge].space, { [length.toLowerCase()]: `${room}px` });
    if (edge === edges[0]) this.#stopSnapping(room);
  }

  /** While there is room before the content the list does not snap; then it does as the page has it. */
  #stopSnapping(room) {
    const looks = this.scroller.style;
    this.#snap?.();
    const before = looks.scrollSnapType;
    this.#snap = room ? () => { if (looks.scrollSnapType === "none") looks.scrollSnapType = before; } : null;
    if (room) looks.scrollSnapType = "none";
  }

  /** At the touch of a finger the browser has to find a scroller that scrolls, or it looks elsewhere. */
  release() {
    for (const { letter } of this.axes) {
      this.shown[letter] = 0;
      this.hold.set(this.holder, letter, false);
    }
  }

  /** The spaces and the scroll position change in one frame; the browser's own anchoring stays out of it. */
  #exchange(numbers) {
    const { scroller, places } = this;
    const moves = [];
    for (const place of places) {
      const room = numbers[place.report + Report.space];
      if (changes(place, "room", room)) moves.push(() => this.keep(place.edge, place.names, room));
    }
    for (const { at, place } of AXES) {
      const scrollBy = numbers[at + Axis.scrollBy];
      if (!scrollBy) continue;
      const target = scroller[`scroll${place}`] + scrollBy;
      moves.push(() => scrollTo(scroller, place, target));
    }
    if (!moves[0]) return;
    const anchor = scroller.style.overflowAnchor;
    scroller.style.overflowAnchor = "none";
    moves.forEach((go) => go());
    scroller.style.overflowAnchor = anchor;
  }

  #place(place, numbers) {
    const { box, space, report, across } = place;
    const stand = numbers[report + Report.stand];
    const isInside = stand === INSIDE;
    const parent = isInside ? space : this.frame;
    if (changes(place, "stand", stand)) {
      style(box, { display: stand ? "" : "none", position: isInside ? "absolute" : this.outside });
    }
    // Also out of sight: a box that is left in a space would be something to scroll to.
    if (box.parentElement !== parent) parent.append(box);
    if (!stand) return;
    // At rest an indicator may lie behind a transparent bar: up to "armed" it fades in with the pull.
    const opacity = place.fades && numbers[report] <= ARMED ? Math.min(1, numbers[report + Report.progress]) : 1;
    if (changes(place, "opacity", opacity)) style(box, { opacity });
    const isVertical = across === HORIZONTAL;
    // A space that is longer than the viewport is scrolled across as well.
    const isScrolled = isInside && this.axes.length > 1;
    const shift = isScrolled ? this.scroller[`scroll${across.place}`] - (isVertical ? 0 : this.space("top")) : 0;
    const origin = numbers[report + Report.origin] + (this.insets[place.edge] ?? 0);
    const x = isVertical ? shift : this.sign * origin, y = isVertical ? origin : shift;
    if (goes(place, x, y)) box.style.transform = move(x, y);
    const length = isScrolled ? `${this.lengths[across.length]}px` : "100%";
    const extent = numbers[report + Report.extent];
    if (changes(place, "extent", extent) || place.length !== length) {
      place.length = length;
      style(box, isVertical ? { height: `${extent}px`, width: length } : { width: `${extent}px`, height: length });
    }
  }

  /** Puts a node where the reader comes to it before the content. */
  before(node) { this.scroller.before(node); }

  draw(edge, numbers) {
    this[edge].renderer.draw(numbers);
  }

  /** Leaves everything as it was found. */
  remove() {
    const { scroller } = this;
    const left = scroller.scrollLeft - this.sign * this.space("leading");
    const top = scroller.scrollTop - this.space("top");
    this.hold.remove();
    this.status.remove();
    this.button?.remove();
    for (const { box, space, renderer } of this.places) {
      renderer.remove?.();
      [box, space].forEach((node) => node.remove());
    }
    this.#snap?.();
    this.#saved.reverse().forEach((restore) => restore());
    scroller.scrollTo({ left, top, behavior: "instant" });
  }
}

function move(x, y) {
  return `translate3d(${x}px, ${y}px, 0px)`;
}

/** Compared with what was written: a browser takes its time to hand a style back, in words of its own. */
function changes(shown, name, next) {
  return (shown[name] ?? 0) !== next && ((shown[name] = next), true);
}

function goes(shown, x, y) {
  if (shown.x === x && shown.y === y) return false;
  shown.x = x;
  shown.y = y;
  return true;
}

function makeEdge(edge, names, words, onAction) {
  const { length } = names;
  const box = make("div", { position: "absolute", insetInlineStart: "0px", top: "0px", pointerEvents: "none", display: "none", willChange: "transform" });
  box.dataset.overscroll = edge;
  const space = make("div", { position: "relative", flex: "none", [length.toLowerCase()]: "0px" });
  if (length === "Height") space.style.gridColumn = "1 / -1";
  const renderer = new Renderer(box, words, () => onAction(edge));
  const across = length === "Height" ? HORIZONTAL : VERTICAL;
  return { edge, names, report: reportOf[edge], across, box, space, words, renderer, x: 0, y: 0, room: 0, opacity: 1 };
}
