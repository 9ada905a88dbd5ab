// @ts-check
// Loaded if the page itself is the scroller. See decision 22.
import { ATTACHED } from "../page/attach-queue.js";
import { warnIfReplaced } from "./insertion.js";
import { commitUnwatched, contentLength, make, scaleOf, scrollPosition, scrollTo, style, viewportLength } from "../page/nodes.js";
import { changesPoint, StyleSheet } from "../page/styles.js";

/** @typedef {import("../page/nodes.js").AxisNames} AxisNames */
/** @typedef {import("./edge-view.js").EdgeView} EdgeView */
/** @typedef {typeof import("./stage.js").Stage} StageClass */
/** @typedef {"position" | "top" | "left"} PlaceStyle */

// The styles that the page's nodes inherit from the body. The host's nodes are beside it and get copies.
const PROPERTIES = ["header", "label", "secondary", "tint", "ground", "button", "shadow", "focus", "font", "size", "secondary-size"];
const LOOKS = ["color", "font", ...PROPERTIES.map((name) => `--overscroll-${name}`)];
const AT_START = { position: "absolute", insetInlineStart: "0px", top: "0px" };
const REACH = { ...AT_START, minWidth: "1px", minHeight: "1px", visibility: "hidden", pointerEvents: "none" };

/**
 * The stage of a whole page. It is not clipped; the host moves the body or the root, and fixed nodes keep their
 * positions.
 * @param {StageClass} Stage
 * @returns {StageClass}
 */
export const pageStage = (Stage) => class extends Stage {
  outside = "fixed";
  /** Keeps the page's length while the body is displaced from its end. */
  #reach = make("div", REACH);
  /** The length of the overflow past the body. */
  #surplus = { vertical: 0, horizontal: 0 };
  #extents = { vertical: 0, horizontal: 0 };
  /**
   * The inline styles of the displaced element: those at rest, and those that the host has written.
   * @type {Record<PlaceStyle, string>}
   */
  #rest = { position: "", top: "", left: "" };
  /** @type {Partial<Record<PlaceStyle, string>>} */
  #written = {};
  #start = { position: "", top: 0, left: 0 };
  #hasMoved = false;
  /** Whether the page positions the body, which a margin of the root does not move then. */
  #isAbsolute = false;
  #bodyScale = 1;
  #lift = new PageLift();
  /** The current displacement of the page. */
  #at = { top: 0, left: 0 };
  /** The scroll position of the list while the nodes are arranged. */
  #position = 0;
  /**
   * The element that is displaced: the body, or the root if the body is static, because nodes that are positioned
   * relative to the window would have another origin in a positioned body with a margin.
   */
  #moved = document.body;
  #frameAt = { x: 0, y: 0 };
  /** The lengths that the host holds open. */
  #held = { height: NaN, width: NaN };

  addFrame() {
    const { body } = document;
    this.frame = make("div", { ...AT_START, width: "100%" });
    this.parent = this.frame;
    this.frame.append(this.#reach);
    body.before(this.frame);
    this.content = body;
    this.scrollTarget = document;
    this.#lift.listen();
  }

  /**
   * The element whose overflow the browser applies to the page, the root or the body. Setting the overflow of the
   * other one would make the body a scroller.
   */
  get overflowNode() {
    const { documentElement: root, body } = document;
    const isVisible = (/** @type {Element} */ node) => getComputedStyle(node).overflowY === "visible";
    return isVisible(root) && !isVisible(body) ? body : root;
  }

  /**
   * Reads the position of the displaced element at rest: the styles to restore, and numbers to calculate with. The
   * numbers of a static element are not read, since that would take a layout.
   * @param {CSSStyleDeclaration} looks
   */
  #readPlace(looks) {
    const { style: own } = this.#moved;
    const { position } = looks;
    this.#rest = { position: own.position, top: own.top, left: own.left };
    this.#start = position === "static" ? { position: "relative", top: 0, left: 0 }
      : { position, top: parseFloat(looks.top) || 0, left: parseFloat(looks.left) || 0 };
  }

  /**
   * Returns 1: the browser measures and scrolls a page in screen pixels, whatever the CSS zoom of the root and the
   * body.
   */
  get scale() { return 1; }

  /** Positions the spaces in the room that the body leaves; they do not affect the layout of the page. */
  prepareSpaces() {
    for (const { space, isVertical } of this.views) {
      style(space, { ...AT_START, margin: "0px", ...(isVertical ? { width: "100%" } : { height: "100vh" }) });
      this.frame.append(space);
    }
  }

  get movedNode() { return document.documentElement; }

  keepOrder() {}

  updateSpace() {}

  /** Whether the page has replaced its body. */
  get isLost() { return !this.content.isConnected; }

  warnLost() { warnIfReplaced(() => !(ATTACHED in this.scroller)); }

  get watched() { return [document.documentElement, document.body, this.frame]; }

  restoreFrame() {
    if (this.frame.isConnected) return false;
    this.content.before(this.frame);
    return true;
  }

  /** @param {import("../page/nodes.js").Side} side */
  position(side) {
    const position = super.position(side);
    return side === "Top" ? this.#lift.positionAt(position, this.scroller) : position;
  }

  /**
   * @param {import("../page/nodes.js").Side} side
   * @param {number} position
   */
  scrollTo(side, position) {
    if (side !== "Top") return super.scrollTo(side, position);
    this.#position = this.#lift.scrollTo(this.scroller, position);
  }

  /**
   * Reads the scroll position first: after the styles were written, that would take a layout.
   * @param {Float64Array} numbers
   */
  apply(numbers) {
    this.#position = this.position("Top");
    super.apply(numbers);
  }

  measure() {
    const looks = getComputedStyle(this.content);
    this.#bodyScale = scaleOf(this.content);
    this.#isAbsolute = looks.position === "absolute";
    this.#lift.scale = scaleOf(this.scroller);
    style(this.frame, { zoom: `${1 / this.#lift.scale}` });
    for (const name of LOOKS) this.frame.style.setProperty(name, looks.getPropertyValue(name));
    const page = getComputedStyle(this.scroller);
    if (!this.#lift.room) this.#lift.margin = parseFloat(page.marginTop) || 0;
    this.insets = {
      top: parseFloat(page.scrollPaddingTop) || 0, bottom: -parseFloat(page.scrollPaddingBottom) || 0,
      leading: parseFloat(page.scrollPaddingInlineStart) || 0, trailing: -parseFloat(page.scrollPaddingInlineEnd) || 0,
    };
    return super.measure();
  }

  /**
   * @param {AxisNames} names
   * @param {CSSStyleDeclaration} _looks
   * @param {number} sign
   */
  measureAlong(names, _looks, sign) {
    const { axis, edges: [start, end], length } = names;
    const whole = contentLength(this.scroller, length), viewport = viewportLength(this.scroller, length);
    const isLifted = axis === "vertical" && this.#lift.isUp;
    const moved = (isLifted ? this.#lift.room : sign * this.shown[axis]) + this.spaceLength(start);
    const own = this.#bodyLength(names, sign, viewport) - moved;
    // Nodes past the body, such as positioned ones, count at their positions before the move.
    if (!moved && !isLifted && !this.spaceLength(end)) this.#surplus[axis] = whole > viewport ? whole - own : 0;
    this.lengths[length] = viewport;
    this.#extents[axis] = own + this.#surplus[axis];
    this.#placeEnd(names);
    return [this.#extents[axis], viewport];
  }

  /**
   * The length from the start of the page to the end of the body, including overflow.
   * @param {AxisNames} names
   * @param {number} sign
   * @param {number} viewport
   */
  #bodyLength({ length, side, flow }, sign, viewport) {
    const { scroller, content } = this;
    const rect = content.getBoundingClientRect();
    const start = side === "Top" ? rect.top : rect.left;
    const near = sign < 0 ? viewport - rect.right : start;
    const flowing = content === scroller ? 0 : contentLength(content, length);
    const looks = getComputedStyle(content);
    const margin = parseFloat(flow === "Block" ? looks.marginBlockEnd : looks.marginInlineEnd) || 0;
    const shown = length === "Height" ? rect.height : rect.width;
    return near + Math.abs(scrollPosition(scroller, side)) + Math.max(shown, flowing) + margin;
  }

  /** @param {AxisNames} names */
  #placeEnd({ axis, edges: [start, end], length }) {
    const view = this.byEdge[end];
    if (!view) return;
    const at = this.spaceLength(start) + this.#extents[axis];
    // Chromium would count a move by other styles as a layout shift.
    style(view.space, { translate: length === "Height" ? `0px ${at}px` : `${this.sign * at}px` });
  }

  /**
   * @param {EdgeView} view
   * @param {number} room
   */
  setSpaceLength(view, room) {
    super.setSpaceLength(view, room);
    this.#placeEnd(view.names);
    this.displace(this.shown.horizontal, this.shown.vertical);
  }

  /**
   * While the browser does not scroll, the host displaces the page by scrolling, which needs no layout. Otherwise,
   * for example while Safari bounces, it moves the body.
   * @param {number} x
   * @param {number} y
   */
  displace(x, y) {
    const lift = this.#lift, position = this.#position;
    const isBlocked = y !== 0 && this.blocker.holds("Y") && !this.#isAbsolute && !this.#isBouncing(position);
    const top = this.spaceLength("top") + (isBlocked ? 0 : y), left = x + this.sign * this.spaceLength("leading");
    const isMoved = isBlocked || top !== 0 || left !== 0;
    // Under a finger, only the scroll position changes.
    const isPlaced = isBlocked && this.#lift.isUp && this.#at.top === top && this.#at.left === left;
    const isOurs = isPlaced || (isMoved && this.#moveContent(top, left));
    this.#at = { top, left };
    if (!isMoved) this.#putBack();
    if (lift.displace(isBlocked && isOurs ? y : 0, this.lengths.Height)) commitUnwatched(this.movedNode);
    this.#placeFrame();
    this.#holdReach(x * this.sign, y);
    lift.scroll(this.scroller, position);
  }

  /** Does nothing: a whole page is moved by its position, which needs no layer. */
  prepareLayer() {}

  /** Whether the root is displaced, which is then the containing block of the frame. */
  get #isRoot() { return this.#hasMoved && this.#moved === document.documentElement; }

  /** Keeps the frame at the start of the page at rest, behind the room for a pull. */
  #placeFrame() {
    const { top, left } = this.#isRoot ? { top: -this.#at.top, left: -this.#at.left } : { top: this.#lift.room, left: 0 };
    if (changesPoint(this.#frameAt, left, top)) style(this.frame, { top: `${top}px`, translate: left ? `${left}px` : "none" });
  }

  /**
   * Whether the browser itself has pulled the page past an end, as Safari does.
   * @param {number} position
   */
  #isBouncing(position) {
    const length = this.#extents.vertical + this.spaceLength("top") + this.spaceLength("bottom");
    return position < 0 || position > Math.max(0, length - this.lengths.Height) + 2;
  }

  /**
   * Moves the page, unless the page has positioned the element meanwhile, for example to lock its scrolling. Returns
   * whether the host positions it.
   * @param {number} top
   * @param {number} left
   */
  #moveContent(top, left) {
    const { position } = getComputedStyle(this.content);
    if (!this.#hasMoved || position === "fixed") {
      this.#putBack();
      if (position === "fixed") return false;
      this.#moved = position === "static" ? document.documentElement : document.body;
      const looks = getComputedStyle(this.#moved);
      if (looks.position === "fixed") return false;
      this.#readPlace(looks);
      this.#written = {};
    } else if (!this.#ours.length || this.#ours.length < Object.keys(this.#written).length) return false;
    const start = this.#start, scale = this.#moved === document.body ? this.#bodyScale : this.#lift.scale;
    const { style: styles } = this.#moved;
    style(this.#moved, { position: start.position, top: `${start.top + top / scale}px` });
    this.#written = { ...this.#written, position: styles.position, top: styles.top };
    if (left || this.#written.left) {
      styles.left = `${start.left + left / scale}px`;
      this.#written.left = styles.left;
    }
    return (this.#hasMoved = true);
  }

  /**
   * Restores the styles that the page has not changed. These include styles that the page saved while it was displaced
   * and wrote back later.
   */
  #putBack() {
    const ours = this.#ours;
    const isWhole = ours.length === Object.keys(this.#written).length;
    if (this.#hasMoved || isWhole) {
      for (const name of ours) {
        this.#moved.style[name] = this.#rest[name];
        if (!isWhole) delete this.#written[name];
      }
    }
    this.#hasMoved = false;
  }

  /** The styles that the host has written and the page has not changed. */
  get #ours() {
    const names = /** @type {PlaceStyle[]} */ (Object.keys(this.#written));
    return names.filter((name) => this.#moved.style[name] === this.#written[name]);
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  #holdReach(x, y) {
    const extents = this.#extents;
    const { isUp } = this.#lift;
    const viewport = this.lengths.Height;
    const long = extents.vertical + this.spaceLength("top") + this.spaceLength("bottom");
    const height = isUp ? Math.max(long, viewport) + (y < 0 ? viewport : 0) : y < 0 ? long : 0;
    const width = x < 0 ? extents.horizontal + this.spaceLength("leading") + this.spaceLength("trailing") : 0;
    if (height === this.#held.height && width === this.#held.width) return;
    this.#held = { height, width };
    style(this.#reach, { display: height || width ? "" : "none", height: `${height}px`, width: `${width}px` });
  }

  remove() {
    const position = this.position("Top");
    this.#lift.displace(0, 0);
    this.#lift.scroll(this.scroller, position);
    this.#lift.remove();
    this.#putBack();
    super.remove();
    this.frame.remove();
  }
};

const MARGIN = "margin-top";
const NAME = "data-overscroll-lift";
const RULES = `[${NAME}] { overflow-anchor: none !important; scroll-snap-type: none !important; transition: none !important }`;

/**
 * Displaces a whole page by scrolling it, while the browser does not scroll by itself.
 *
 * To move a page down, the page needs room to scroll, so the root gets a top margin once per pull. Moving the body
 * instead would require a layout and a walk through all rows for each move of a finger. The page does not receive the
 * scroll events of the displacement, since it has not scrolled.
 */
class PageLift {
  /** The top margin, in screen pixels. */
  room = 0;
  /** The distance by which the page is scrolled further than the list, in pixels. */
  surplus = 0;
  /** The number of screen pixels per pixel of the root. */
  scale = 1;
  /** The root's own top margin, in pixels. It is measured before a pull, since reading it takes a layout. */
  margin = 0;
  #y = 0;
  /**
   * The page's own inline margin and its priority.
   * @type {[value: string, priority: string]}
   */
  #before = ["", ""];
  #written = "";
  /** The scroll position of the page, until its event is dispatched. */
  #target = NaN;
  /** The scroll position that the page reached when it was last displaced or its list was scrolled. */
  #reached = NaN;
  #listening = new AbortController();
  #sheet = new StyleSheet(RULES);

  /** Keeps the scroll events of the displacement from the page. */
  listen() {
    this.#sheet.adopt(document.documentElement);
    const options = { capture: true, signal: this.#listening.signal };
    for (const type of ["scroll", "scrollend"]) {
      addEventListener(type, (event) => {
        if (event.target === document && scrollY === this.#target) event.stopImmediatePropagation();
      }, options);
    }
  }

  get isUp() { return this.#y !== 0; }

  /**
   * The scroll position of the list when the page has a scroll position. Only code of the page can scroll it during a pull:
   * to a number, which does not count the room for the pull, or to one of its nodes, which are below the room. Shorter
   * content moves the page to its end.
   * @param {number} position
   * @param {HTMLElement} scroller
   */
  positionAt(position, scroller) {
    const isOther = this.isUp && this.surplus !== 0 && Math.abs(position - this.#reached) > 1;
    // The lengths are read only then: that takes a layout.
    const isOfPage = isOther && position < scroller.scrollHeight - scroller.clientHeight - 1;
    return isOfPage ? position - (position < this.room - 1 ? 0 : this.room) : position - this.surplus;
  }

  /**
   * Scrolls the list of a displaced page, and returns the position that it reached.
   * @param {HTMLElement} scroller
   * @param {number} position
   */
  scrollTo(scroller, position) {
    scrollTo(scroller, "Top", position + this.surplus);
    this.#reached = scroller.scrollTop;
    return this.#reached - this.surplus;
  }

  /**
   * Records a displacement, and adds the margin for it; returns whether the margin has changed.
   * @param {number} y
   * @param {number} room A length that no displacement exceeds.
   */
  displace(y, room) {
    this.#y = y;
    const needed = y > 0 ? this.room || room : 0;
    if (needed === this.room) return false;
    const root = document.documentElement;
    const { style } = root;
    root.setAttribute(NAME, "");
    if (needed) {
      this.#before = [style.marginTop, style.getPropertyPriority(MARGIN)];
      // The page may have an important rule for its root, as WordPress has.
      style.setProperty(MARGIN, `${this.margin + needed / this.scale}px`, "important");
      this.#written = style.marginTop;
    } else if (style.marginTop === this.#written) style.setProperty(MARGIN, ...this.#before);
    this.room = needed;
    return true;
  }

  /**
   * Scrolls the page to where the list is displaced.
   * @param {HTMLElement} scroller
   * @param {number} position The scroll position of the list.
   */
  scroll(scroller, position) {
    const surplus = this.room - this.#y;
    if (!surplus && !this.surplus) return;
    const target = position + surplus;
    const root = document.documentElement;
    if (!this.surplus) root.setAttribute(NAME, "");
    scrollTo(scroller, "Top", target);
    if (!this.isUp) root.removeAttribute(NAME);
    const reached = this.#reached = scroller.scrollTop;
    // The browser rounds positions, and that difference must not look like scrolling of the list.
    const isRounded = this.isUp && Math.abs(reached - target) < 1;
    this.surplus = isRounded ? reached - position : surplus;
    this.#target = scrollY;
    if (!this.isUp) requestAnimationFrame(() => { if (!this.isUp) this.#target = NaN; });
  }

  remove() {
    this.#sheet.remove();
    this.#listening.abort();
  }
}
