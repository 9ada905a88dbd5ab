import { Place, Report } from "./block.js";
import { Renderer, style } from "./renderer.js";
import { EdgeTexts } from "./texts.js";

const HIDDEN = {
  position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)",
  whiteSpace: "nowrap",
};

/** The nodes: the scroller in its clipping parent, a space at each end, an indicator at each edge. */
export class Stage {
  #saved = new Map();
  #shown = {};

  constructor(scroller, texts, onAction) {
    this.scroller = scroller;
    this.frame = scroller.parentElement;
    this.edges = {};
    for (const edge of ["top", "bottom"]) this.edges[edge] = this.#makeEdge(edge, texts, onAction);
    this.status = document.createElement("div");
    this.status.role = "status";
    this.status.ariaAtomic = "true";
    style(this.status, HIDDEN);
    this.frame.append(this.status, this.edges.top.box);
    this.edges.bottom.space.append(this.edges.bottom.box);
    this.#set(scroller, { overscrollBehaviorY: "none", overflowY: getComputedStyle(scroller).overflowY });
    const isStatic = getComputedStyle(this.frame).position === "static";
    this.#set(this.frame, { overflow: "clip", ...(isStatic && { position: "relative" }) });
    this.scrolls = scroller.style.overflowY;
    this.keepOrder();
  }

  #makeEdge(edge, texts, onAction) {
    const box = document.createElement("div");
    box.dataset.overscroll = edge;
    style(box, { position: "absolute", left: "0", right: "0", top: "0", pointerEvents: "none", visibility: "hidden" });
    const space = document.createElement("div");
    style(space, { position: "relative", flex: "none", gridColumn: "1 / -1", height: "0px" });
    if (edge === "top") space.style.display = "none";
    const words = new EdgeTexts(texts);
    const renderer = new Renderer(box, words, () => onAction(edge));
    return { box, space, words, renderer };
  }

  /** Sets styles that `remove` has to put back. */
  #set(node, values) {
    const before = {};
    for (const name in values) before[name] = node.style[name];
    this.#saved.set(node, before);
    style(node, values);
  }

  /** Keeps the spaces at the two ends, whatever the page does to the rows. */
  keepOrder() {
    const { top, bottom } = this.edges;
    if (this.scroller.firstElementChild !== top.space) this.scroller.prepend(top.space);
    if (this.scroller.lastElementChild !== bottom.space) this.scroller.append(bottom.space);
  }

  /** The lengths of the content, of the viewport, and across. */
  measure() {
    const { scroller } = this;
    const spaces = (this.#shown.topSpace ?? 0) + (this.#shown.bottomSpace ?? 0);
    let content = scroller.scrollHeight - spaces;
    if (scroller.scrollHeight <= scroller.clientHeight) {
      const end = this.edges.bottom.space.getBoundingClientRect().top;
      const start = scroller.getBoundingClientRect().top + scroller.clientTop;
      content = end - start + scroller.scrollTop - (this.#shown.topSpace ?? 0);
    }
    return [content, scroller.clientHeight, scroller.clientWidth];
  }

  get isMirrored() {
    return getComputedStyle(this.scroller).direction === "rtl";
  }

  /** Brings the nodes to where the session has them; writes only what is new. */
  arrange(numbers) {
    if (this.#changes("topSpace", numbers) | this.#changes("bottomSpace", numbers) || numbers[Place.scrollBy]) {
      this.#exchange(numbers[Place.scrollBy]);
    }
    if (this.#changes("displacement", numbers)) {
      const y = this.#shown.displacement;
      style(this.scroller, { transform: y ? `translate3d(0, ${y}px, 0)` : "", willChange: y ? "transform" : "" });
    }
    if (this.#changes("holdsScroll", numbers)) {
      style(this.scroller, { overflowY: this.#shown.holdsScroll ? "hidden" : this.scrolls });
    }
    this.#placeTop(numbers[Place.uncovered], numbers[Place.topReport + Report.extent]);
  }

  /** At the touch of a finger the browser has to find a scroller that scrolls, or it looks elsewhere. */
  release() {
    this.#shown.holdsScroll = 0;
    style(this.scroller, { overflowY: this.scrolls });
  }

  #changes(name, numbers) {
    const next = numbers[Place[name]];
    if (this.#shown[name] === next) return false;
    this.#shown[name] = next;
    return true;
  }

  /** A space and the scroll position change in one frame; the browser's own anchoring stays out of it. */
  #exchange(scrollBy) {
    const { scroller, edges } = this;
    const anchor = scroller.style.overflowAnchor;
    const position = scroller.scrollTop;
    scroller.style.overflowAnchor = "none";
    for (const edge of ["top", "bottom"]) {
      const length = this.#shown[`${edge}Space`] ?? 0;
      const display = length > 0 || edge === "bottom" ? "" : "none";
      style(edges[edge].space, { height: `${length}px`, display });
    }
    if (scrollBy) scroller.scrollTop = position + scrollBy;
    scroller.style.overflowAnchor = anchor;
  }

  #placeTop(uncovered, extent) {
    const { box, space } = this.edges.top;
    const isInside = this.#shown.topSpace > 0;
    const parent = isInside ? space : this.frame;
    if (box.parentElement !== parent) parent.append(box);
    style(box, {
      height: `${extent}px`, visibility: isInside || uncovered > 0 ? "" : "hidden",
      transform: isInside ? "" : `translate3d(0, ${uncovered - extent}px, 0)`,
    });
  }

  draw(edge, numbers) {
    const { box, renderer } = this.edges[edge];
    renderer.draw(numbers, this.scroller.clientWidth, this.isMirrored);
    if (edge === "bottom") {
      style(box, { height: `${this.#shown.bottomSpace}px`, visibility: this.#shown.bottomSpace > 0 ? "" : "hidden" });
    }
  }

  /** Leaves everything as it was found. */
  remove() {
    const position = this.scroller.scrollTop - (this.#shown.topSpace ?? 0);
    for (const { box, space } of Object.values(this.edges)) {
      box.remove();
      space.remove();
    }
    this.status.remove();
    for (const [node, before] of this.#saved) style(node, before);
    style(this.scroller, { transform: "", willChange: "" });
    this.scroller.scrollTop = Math.max(0, position);
  }
}
