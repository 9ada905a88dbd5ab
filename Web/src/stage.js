import { Place, Report } from "./block.js";
import { Renderer, make, style } from "./renderer.js";
import { EdgeTexts } from "./texts.js";

/** The nodes: the scroller in its clipping parent, a space at each end, an indicator at each edge. */
export class Stage {
  #saved = [];
  #shown = { topSpace: 0, bottomSpace: 0 };

  constructor(scroller, wording, options, onAction) {
    const frame = scroller.parentElement;
    const [top, bottom] = ["top", "bottom"].map((edge) => makeEdge(edge, new EdgeTexts(wording, options[edge]?.lastUpdatedKey), onAction));
    Object.assign(this, { scroller, frame, top, bottom });
    this.status = make("div", { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" });
    this.status.role = "status";
    this.status.ariaAtomic = "true";
    frame.append(this.status, this.top.box);
    this.bottom.space.append(this.bottom.box);
    this.scrolls = getComputedStyle(scroller).overflowY;
    this.#set(scroller, { overscrollBehaviorY: "none", overflowY: this.scrolls, transform: "", willChange: "" });
    this.#set(frame, { overflow: "clip" });
    if (getComputedStyle(frame).position === "static") this.#set(frame, { position: "relative" });
    this.keepOrder();
  }

  /** Sets styles that `remove` has to put back. */
  #set(node, values) {
    for (const name in values) {
      const before = node.style[name];
      this.#saved.push(() => { node.style[name] = before; });
    }
    style(node, values);
  }

  /** Keeps the spaces at the two ends, whatever the page does to the rows. */
  keepOrder() {
    const { scroller, top, bottom } = this;
    if (scroller.firstElementChild !== top.space) scroller.prepend(top.space);
    if (scroller.lastElementChild !== bottom.space) scroller.append(bottom.space);
  }

  /** The lengths of the content, of the viewport, and across. */
  measure() {
    const { scroller } = this;
    const { topSpace, bottomSpace } = this.#shown;
    const { scrollHeight, clientHeight, clientWidth } = scroller;
    this.#look();
    const content = scrollHeight > clientHeight
      ? scrollHeight - topSpace - bottomSpace
      : this.bottom.space.offsetTop - this.top.space.offsetTop - topSpace;
    return [content, clientHeight, clientWidth];
  }

  /** Brings the nodes to where the session has them; writes only what is new. */
  arrange(numbers) {
    const scrollBy = numbers[Place.scrollBy];
    const exchanges = ["topSpace", "bottomSpace"].filter((name) => this.#changes(name, numbers));
    if (exchanges.length || scrollBy) this.#exchange(scrollBy);
    if (this.#changes("displacement", numbers)) {
      const y = this.#shown.displacement;
      style(this.scroller, { transform: y ? `translate3d(0, ${y}px, 0)` : "", willChange: y ? "transform" : "" });
    }
    if (this.#changes("holdsScroll", numbers)) this.#hold(this.#shown.holdsScroll);
    this.#placeTop(numbers[Place.uncovered], numbers[Place.topReport + Report.extent]);
  }

  /** At the touch of a finger the browser has to find a scroller that scrolls, or it looks elsewhere. */
  release() {
    this.#hold(this.#shown.holdsScroll = 0);
    this.#look();
  }

  /** Asked here and not while drawing: in the middle of a frame the browser would have to work it out. */
  #look() {
    this.mirror = getComputedStyle(this.scroller).direction === "rtl" ? this.scroller.clientWidth : null;
  }

  #hold(holds) {
    style(this.scroller, { overflowY: holds ? "hidden" : this.scrolls });
  }

  #changes(name, numbers) {
    const next = numbers[Place[name]];
    return this.#shown[name] !== next && ((this.#shown[name] = next), true);
  }

  /** A space and the scroll position change in one frame; the browser's own anchoring stays out of it. */
  #exchange(scrollBy) {
    const { scroller } = this;
    const { topSpace, bottomSpace } = this.#shown;
    const position = scroller.scrollTop;
    const anchor = scroller.style.overflowAnchor;
    scroller.style.overflowAnchor = "none";
    style(this.top.space, { height: `${topSpace}px` });
    style(this.bottom.space, { height: `${bottomSpace}px` });
    if (scrollBy) scroller.scrollTop = position + scrollBy;
    scroller.style.overflowAnchor = anchor;
  }

  #placeTop(uncovered, extent) {
    const { box, space } = this.top;
    const isInside = this.#shown.topSpace > 0;
    const parent = isInside ? space : this.frame;
    if (box.parentElement !== parent) parent.append(box);
    style(box, {
      height: `${extent}px`, visibility: isInside || uncovered > 0 ? "" : "hidden",
      transform: isInside ? "" : `translate3d(0, ${uncovered - extent}px, 0)`,
    });
  }

  draw(edge, numbers) {
    this[edge].renderer.draw(numbers, this.mirror);
    const length = this.#shown.bottomSpace;
    if (edge === "bottom") style(this.bottom.box, { height: `${length}px`, visibility: length ? "" : "hidden" });
  }

  /** Leaves everything as it was found. */
  remove() {
    const position = this.scroller.scrollTop - this.#shown.topSpace;
    for (const node of [this.top.box, this.top.space, this.bottom.space, this.status]) node.remove();
    this.#saved.reverse().forEach((restore) => restore());
    this.scroller.scrollTop = position;
  }
}

function makeEdge(edge, words, onAction) {
  const box = make("div", { position: "absolute", left: "0", right: "0", top: "0", pointerEvents: "none", visibility: "hidden" });
  box.dataset.overscroll = edge;
  const space = make("div", { position: "relative", flex: "none", gridColumn: "1 / -1", height: "0px" });
  const renderer = new Renderer(box, words, () => onAction(edge));
  const show = function (pictures) {
    this.pictures = pictures;
    renderer.pictures = (...picture) => pictures.at(...picture);
  };
  return { box, space, words, renderer, show };
}
