// Loaded where the page itself is the scroller. See decision 22.
import { make, style } from "./nodes.js";

// What the page's nodes inherit from the body, and ours, which stand beside it, have to be told.
const LOOKS = ["color", "font", ...["label", "secondary", "tint", "ground", "button"].map((name) => `--overscroll-${name}`)];
const AT_START = { position: "absolute", insetInlineStart: "0px", top: "0px" };

/** The stage of a page: nothing clips it, the body is moved in it, and what is fixed in the page stays where it is. */
export const onPage = (Stage) => class extends Stage {
  outside = "fixed";
  #surplus = {};
  #extents = {};
  #written = {};
  #isMoved = false;

  /** The base class calls this, and `lay`, while it is made: no private field is there yet. */
  prepare() {
    const { body } = document;
    const reach = make("div", { ...AT_START, minWidth: "1px", minHeight: "1px", visibility: "hidden", pointerEvents: "none" });
    const frame = make("div", { ...AT_START, width: "100%" });
    frame.append(reach);
    body.before(frame);
    Object.assign(this, { content: body, heard: document, frame, reach });
  }

  /** The one of the two whose overflow the browser uses for the page; that of the other would make a scroller of the body. */
  get holder() {
    const { documentElement: root, body } = document;
    const isVisible = (node) => getComputedStyle(node).overflowY === "visible";
    return isVisible(root) && !isVisible(body) ? body : root;
  }

  /** Where the body is at rest: by the styles that are put back, and as numbers to start from. */
  #readPlace({ position, top, left }) {
    const { content } = this;
    const isStatic = position === "static";
    this.rest = { position: content.style.position, top: content.style.top, left: content.style.left };
    this.start = { position: isStatic ? "relative" : position, top: isStatic ? 0 : parseFloat(top) || 0, left: isStatic ? 0 : parseFloat(left) || 0 };
  }

  /** The spaces are seen where the body makes room, and take no part in how the page is laid out. */
  lay() {
    for (const { edges, length } of this.axes) {
      const across = length === "Height" ? { width: "100%" } : { height: "100vh" };
      for (const edge of edges) {
        style(this[edge].space, { ...AT_START, margin: "0px", ...across });
        this.frame.append(this[edge].space);
      }
    }
  }

  keepOrder() {}

  get isLost() { return false; }

  measure() {
    const looks = getComputedStyle(this.content);
    for (const name of LOOKS) this.frame.style.setProperty(name, looks.getPropertyValue(name));
    const page = getComputedStyle(this.scroller);
    const inset = (side) => parseFloat(page[`scrollPadding${side}`]) || 0;
    this.insets = { top: inset("Top"), bottom: -inset("Bottom"), leading: inset("InlineStart"), trailing: -inset("InlineEnd") };
    return super.measure();
  }

  measureAlong(names, looks, sign) {
    const { axis, edges: [start, end], length } = names;
    const { [`scroll${length}`]: whole, [`client${length}`]: viewport } = this.scroller;
    const moved = sign * (this.shown[axis] ?? 0) + this.space(start);
    const own = this.#bodyLength(names, sign, viewport) - moved;
    // What lies past the body, such as a node with a place of its own, is seen as long as nothing is moved.
    if (!moved && !this.space(end)) this.#surplus[axis] = whole > viewport ? whole - own : 0;
    this.lengths[length] = viewport;
    this.#extents[axis] = own + (this.#surplus[axis] ?? 0);
    this.#placeEnd(names);
    return [this.#extents[axis], viewport];
  }

  /** From where the page begins to where the body, with all that flows out of it, ends. */
  #bodyLength({ length, place, flow }, sign, viewport) {
    const { scroller, content } = this;
    const rect = content.getBoundingClientRect();
    const near = sign < 0 ? viewport - rect.right : rect[place.toLowerCase()];
    const flowing = content === scroller ? 0 : content[`scroll${length}`];
    const margin = parseFloat(getComputedStyle(content)[`margin${flow}End`]) || 0;
    return near + Math.abs(scroller[`scroll${place}`]) + Math.max(rect[length.toLowerCase()], flowing) + margin;
  }

  #placeEnd({ axis, edges: [start, end], length }) {
    if (!this[end]) return;
    const place = `${this.space(start) + this.#extents[axis]}px`;
    style(this[end].space, length === "Height" ? { top: place } : { insetInlineStart: place });
  }

  keep(edge, names, room) {
    super.keep(edge, names, room);
    this.#placeEnd(names);
    this.shift(this.shown.horizontal ?? 0, this.shown.vertical ?? 0);
  }

  shift(x, y) {
    const top = y + this.space("top"), left = x + this.sign * this.space("leading");
    if (top || left) this.#move(top, left);
    else this.#putBack();
    this.#holdReach(x * this.sign, y);
  }

  /** Moves the body, unless the page has given it another place meanwhile, as one does that locks its scrolling. */
  #move(top, left) {
    const { content } = this;
    if (!this.#isMoved) {
      this.#putBack();
      const looks = getComputedStyle(content);
      if (looks.position === "fixed") return;
      this.#readPlace(looks);
    } else if (!this.#ours.length || this.#ours.length < Object.keys(this.#written).length) return;
    const { start } = this;
    style(content, { position: start.position, top: `${start.top + top}px`, left: `${start.left + left}px` });
    const { style: written } = content;
    this.#written = { position: written.position, top: written.top, left: written.left };
    this.#isMoved = true;
  }

  /** Puts back what the page has not changed; what it saved while the body was moved and has restored later as well. */
  #putBack() {
    const { content, rest } = this;
    const ours = this.#ours;
    if (this.#isMoved || ours.length === Object.keys(this.#written).length) {
      for (const name of ours) {
        content.style[name] = rest[name];
        delete this.#written[name];
      }
    }
    this.#isMoved = false;
  }

  /** Which of the written styles are still as they were written. */
  get #ours() {
    return Object.keys(this.#written).filter((name) => this.content.style[name] === this.#written[name]);
  }

  /** A body that is moved away from its end would leave nothing there to be scrolled to. */
  #holdReach(x, y) {
    const length = (axis, start, end) => `${this.#extents[axis] + this.space(start) + this.space(end)}px`;
    style(this.reach, {
      display: x < 0 || y < 0 ? "" : "none",
      height: y < 0 ? length("vertical", "top", "bottom") : "0px",
      width: x < 0 ? length("horizontal", "leading", "trailing") : "0px",
    });
  }

  before(node) { this.frame.append(node); }

  remove() {
    this.#putBack();
    super.remove();
    this.frame.remove();
  }
};
