// @ts-check
import { Axis, Report, Request } from "../engine/block-layout.js";
import { ScrollBlocker } from "../gesture/scroll-lock.js";
import { EdgeTexts } from "../wording/texts.js";
import { shortContent } from "./content.js";
import { EdgeView, INSIDE } from "./edge-view.js";
import { FocusKeeper, RefreshButton } from "./focus.js";
import { addSpaces, isReplaced, Restoration, warnIfReplaced } from "./insertion.js";
import { ListFrame } from "./list-frame.js";
import {
  allowTransitions, AXES, commitUnwatched, contentLength, HORIZONTAL, INSTANT, make, RESET, scaleOf, scrollPosition, scrollTo, slotHost, stopTransitions, style,
  VERTICAL, viewportLength,
} from "../page/nodes.js";
import { RowSpace } from "./row-space.js";
import { changes, changesPoint, SavedStyles, StyleSheet, Translation } from "../page/styles.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("../page/nodes.js").AxisNames} AxisNames */
/** @typedef {import("../options/options.js").ListOptions} ListOptions */
/** @typedef {Pick<CSSStyleDeclaration, "display" | "rowGap" | "columnGap">} Looks */

const LISTS = "ul, ol, menu, [role=list]";
const PATIENCE = 100; // milliseconds after which a list that was not pulled loses its layer again
const STATUS = { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" };

/**
 * Why a list with this overflow is never scrolled, without the article before it.
 * @param {string} overflow
 */
export const doesNotScroll = (overflow) => `overflow of the list is ${overflow}, so it does not scroll: set overflow-y to auto, or attach what scrolls.`;

/** The nodes of a list: the scroller in its clipping parent, a space at each end, and an indicator at each edge. */
export class Stage {
  /** The CSS `position` of nodes beside the content. */
  outside = "absolute";
  /**
   * How much of the viewport other nodes of the page cover at an edge, in pixels.
   * @type {Partial<Record<Edge, number>>}
   */
  insets = {};
  /** Whether the rows are in a line, as letters are. */
  isLine = false;
  /** The lengths of the viewport. */
  lengths = { Height: 0, Width: 0 };
  /**
   * The nodes of all edges, which `mount` makes when the list is created.
   * @type {EdgeView[]}
   */
  views = [];
  /**
   * The nodes of each edge.
   * @type {Partial<Record<Edge, EdgeView>>}
   */
  byEdge = {};
  /** -1 if the scroller is read from right to left, otherwise 1. */
  sign = 1;
  /** The displacement of the content along each axis, and what was written to the scroller for it. */
  shown = { vertical: 0, horizontal: 0, x: 0, y: 0, isPromoted: false };
  /**
   * The node whose children are the rows.
   * @type {HTMLElement}
   */
  content;
  /**
   * The node that gets the scroll events.
   * @type {EventTarget}
   */
  scrollTarget;
  /**
   * The node that holds the indicators.
   * @type {HTMLElement}
   */
  frame;
  /** @type {ListFrame | undefined} */
  #listFrame;
  /** @type {import("./focus.js").RefreshButton | undefined} */
  button;
  status = make("div", STATUS);
  #reset = new StyleSheet(RESET);
  #translation;
  /** The styles of the page's nodes that the list changes. */
  styles = new SavedStyles();
  /**
   * Brings back what the page removes; paused while the content is displaced.
   * @type {Restoration | undefined}
   */
  #restoration;
  /** @type {(() => void) | null} */
  #snapAgain = null;
  /** The rows' rectangle in the scroller, in pixels; the end does not count the space before the rows. */
  #rows = { left: 0, width: 0, top: 0, bottom: 0 };

  /**
   * @param {HTMLElement} scroller
   * @param {ListOptions} options
   */
  constructor(scroller, options) {
    this.scroller = scroller;
    this.content = scroller;
    this.scrollTarget = scroller;
    this.parent = /** @type {HTMLElement} */ (scroller.parentElement);
    this.frame = this.parent;
    this.options = options;
    this.blocker = new ScrollBlocker(scroller);
    this.focus = new FocusKeeper(this);
    this.#translation = new Translation(scroller);
    /** The names of the axes that have edges, as in `AXES`; the other axis is not changed. */
    this.axes = AXES.filter(({ edges }) => edges.some((edge) => options[edge]));
  }

  /**
   * Adds the nodes to the page.
   * @param {import("../list/list.js").List} list
   */
  mount(list) {
    this.#reset.adopt(this.scroller);
    this.addFrame();
    Object.assign(this.status, { role: "status", ariaLive: "polite", ariaAtomic: "true" });
    this.frame.append(this.status);
    // Read before the first style is written, so that the browser computes them once.
    const { display, rowGap, columnGap, overflowY } = getComputedStyle(this.scroller);
    if (overflowY === "visible" && this.scrollTarget === this.scroller) {
      console.warn(`Overscroll: the ${doesNotScroll(overflowY)}`);
    }
    const looks = { display, rowGap, columnGap };
    for (const names of this.axes) {
      this.styles.set(this.scroller, { [`overscrollBehavior${names.letter}`]: "none" });
      names.edges.forEach((edge, index) => {
        const view = new EdgeView(edge, names, new EdgeTexts(list.wording), () => list.request(Request.tap, edge), this.options[edge]);
        this.views.push((this.byEdge[edge] = view));
        // Screen readers expect only items in a list.
        if (this.scroller.matches(LISTS)) view.space.setAttribute("role", "listitem");
        // The gap between rows must not be added beside a space.
        const margin = `margin-${names.flow.toLowerCase()}-${index ? "start" : "end"}`;
        view.space.style.setProperty(margin, `-${parseFloat(looks[names.gap]) || 0}px`, "important");
        (view.container ?? this.frame).append(view.box);
      });
    }
    this.prepareSpaces(looks);
    this.keepOrder();
    const { top, refreshButton } = this.options;
    if (top && refreshButton !== "none") this.button = new RefreshButton(this, refreshButton === "always" || !list.isActive, () => list.begin("top"));
    this.#restoration = new Restoration(this.watched, () => this.#restore());
  }

  /** Whether the spaces are always among the rows. */
  get hasSpaces() { return false; }

  /** The nodes whose children and styles the page may make equal to those of a server's answer. */
  get watched() { return [this.parent, this.scroller, this.frame]; }

  /** The rows: the children of the content, or of its only child. */
  get rows() {
    /** @type {(Element | undefined)[]} */
    const others = [this.frame, this.button?.node, ...this.views.map(({ space }) => space)];
    const own = [...(slotHost(this.content) ?? this.content).children].filter((node) => !others.includes(node));
    return own.length === 1 && own[0].firstElementChild ? [...own[0].children] : own;
  }

  /** Brings back the frame; returns whether something was missing. */
  restoreFrame() { return this.#listFrame?.restore() ?? false; }

  /** Says that the page has taken the list away, which is detached then. */
  warnLost() {
    const { scroller, parent } = this;
    if (scroller.isConnected) console.warn("Overscroll: a list was moved to another parent and is detached. Attach it again.");
    else warnIfReplaced(() => isReplaced(scroller, parent));
  }

  /** The node that contains what the spaces move. */
  get movedNode() { return this.scroller; }

  /** Adds the frame that clips the content and holds the indicators. */
  addFrame() {
    this.styles.set(this.scroller, { willChange: "" }, true);
    if (getComputedStyle(this.parent).position === "static") this.styles.set(this.parent, { position: "relative" });
    this.#listFrame = new ListFrame(this.scroller);
    this.frame = this.#listFrame.node;
  }

  /**
   * Prepares the spaces of the edges.
   * @param {Looks} looks The scroller's own style.
   */
  prepareSpaces({ rowGap }) {
    for (const view of this.views) view.rowSpace = new RowSpace(this.scroller, this.frame, view, parseFloat(rowGap) || 0);
  }

  /** The number of screen pixels per pixel of the scroller; not 1 if CSS zooms or transforms the page. */
  get scale() { return scaleOf(this.scroller); }

  /** Whether the content is displaced. */
  get isDisplaced() { return Boolean(this.shown.vertical || this.shown.horizontal); }

  /** Whether the page has removed the scroller from its parent. */
  get isLost() { return this.scroller.parentElement !== this.parent; }

  /**
   * The node whose overflow decides whether the scroller scrolls.
   * @returns {Element}
   */
  get overflowNode() { return this.scroller; }

  /**
   * Brings back nodes and styles that the page has removed; returns whether something was missing. While the list is out
   * of the page with its parent, nothing is brought back: each attempt would be a change that leads to the next one.
   */
  #restore() {
    if (this.isLost || !this.scroller.isConnected) return false;
    let isMissing = this.restoreFrame();
    for (const node of [this.status, ...this.views.map(({ box }) => box), this.button?.node]) {
      // A box may be in a space that is itself not in the page yet.
      if (!node || node.parentElement) continue;
      this.frame.append(node);
      isMissing = true;
    }
    if (this.styles.bringBack()) isMissing = true;
    for (const { rowSpace } of this.views) rowSpace?.restore();
    this.keepOrder();
    return isMissing;
  }

  /** Keeps the spaces before the first and after the last row when the page changes the rows. */
  keepOrder() {
    const { scroller, views } = this;
    const focused = this.focus.ownNode;
    for (const { rowSpace } of views) if (rowSpace?.isOutdated) rowSpace.update();
    const ends = [0, 1].map((end) => views.filter((view, index) => index % 2 === end && (view.isInserted || this.hasSpaces)));
    const [starts, stops] = ends.map((each) => each.map(({ space }) => space));
    const { firstElementChild: first, lastElementChild: last } = scroller;
    if (starts[0] && first !== starts[0]) addSpaces(this, "before", starts);
    if (stops[0] && last !== stops.at(-1)) addSpaces(this, "after", stops);
    this.focus.restore(focused);
  }

  /** The lengths of the content and viewport along both axes, and whether they count from the right. */
  measure() {
    this.#listFrame?.measure();
    for (const { rowSpace } of this.views) rowSpace?.measure();
    const looks = getComputedStyle(this.scroller);
    this.sign = looks.direction === "rtl" ? -1 : 1;
    const vertical = this.measureAlong(VERTICAL, looks, 1);
    return [...vertical, ...this.measureAlong(HORIZONTAL, looks, this.sign), Number(this.sign < 0)];
  }

  /**
   * @param {AxisNames} names
   * @param {CSSStyleDeclaration} looks
   * @param {number} _sign
   */
  measureAlong({ edges: [start], length }, looks, _sign) {
    const whole = contentLength(this.scroller, length), viewport = viewportLength(this.scroller, length);
    this.lengths[length] = viewport;
    return [this.byEdge[start] ? this.#rowsAlong(whole, viewport, looks) : whole, viewport];
  }

  /**
   * Measures the rows of a vertical list; returns their length.
   * @param {number} whole
   * @param {number} viewport
   * @param {CSSStyleDeclaration} looks
   */
  #rowsAlong(whole, viewport, looks) {
    const { scroller } = this;
    const [left, right] = [looks.paddingLeft, looks.paddingRight].map(parseFloat);
    const top = this.#padding("top", looks.paddingTop), bottom = this.#padding("bottom", looks.paddingBottom);
    const before = this.spaceLength("top"), after = this.spaceLength("bottom");
    const [length, end] = whole > viewport
      ? [whole - before - after, whole - after - bottom] : shortContent(scroller, top, bottom);
    this.#rows = {
      left: scroller.clientLeft + left, width: scroller.clientWidth - left - right,
      top: scroller.clientTop + top, bottom: scroller.clientTop + end - before,
    };
    return length;
  }

  /**
   * The scroller's own padding at an end, in pixels.
   * @param {Edge} edge
   * @param {string} present
   */
  #padding(edge, present) { return parseFloat(present) - (this.byEdge[edge]?.rowSpace?.padding ?? 0); }

  /**
   * Moves a space that is over the list with the rows.
   * @param {EdgeView} view
   */
  #moveSpace({ edge, rowSpace }) {
    const { left, width, top, bottom } = this.#rows;
    rowSpace?.move(left + this.shown.horizontal, this.shown.vertical + (edge === "top" ? top : bottom + this.spaceLength("top")), width);
  }

  /**
   * The length of the space at an edge, in pixels.
   * @param {Edge} edge
   */
  spaceLength(edge) {
    return this.byEdge[edge]?.spaceLength ?? 0;
  }

  /**
   * Applies the state of the session to the nodes; writes only values that have changed.
   *
   * The loops of each move use indices: `for…of` would leave objects behind, and the browser would interrupt pulls to
   * collect them.
   * @param {Float64Array} numbers
   */
  apply(numbers) {
    const { axes, views, shown } = this;
    for (let index = 0; index < axes.length; index += 1) {
      const { axis, reportAt } = axes[index];
      shown[axis] = numbers[reportAt + Axis.displacement];
    }
    this.#changeSpaces(numbers);
    for (let index = 0; index < axes.length; index += 1) {
      const { letter, reportAt } = axes[index];
      this.#setBlocked(letter, numbers[reportAt + Axis.holdsScroll] !== 0);
    }
    // A whole page is moved by scrolling, which needs a layout, so everything else is in place before.
    for (let index = 0; index < views.length; index += 1) {
      views[index].show(numbers, this);
      this.#moveSpace(views[index]);
    }
    this.displace(shown.horizontal, shown.vertical);
  }

  /**
   * The scroll position along one axis.
   * @param {import("../page/nodes.js").Side} side
   */
  position(side) { return scrollPosition(this.scroller, side); }

  /**
   * @param {import("../page/nodes.js").Side} side
   * @param {number} position
   */
  scrollTo(side, position) { scrollTo(this.scroller, side, position); }

  /**
   * Displaces the content.
   * @param {number} x
   * @param {number} y
   */
  displace(x, y) {
    if (!changesPoint(this.shown, x, y)) return;
    const isDisplaced = x !== 0 || y !== 0;
    if (isDisplaced) this.promote(true);
    this.#translation.write(x, y);
    this.#listFrame?.clip(x, y);
    if (!isDisplaced) this.promote(false);
  }

  /**
   * Lets the browser promote the content to a layer before it is pulled. Promoting a list and moving it each require a walk
   * through all rows, and for a long list both do not fit in one frame.
   */
  prepareLayer() {
    this.promote(true);
    setTimeout(() => { if (!this.isDisplaced) this.promote(false); }, PATIENCE);
  }

  /**
   * Lets the browser move the content without painting it again.
   * @param {boolean} isPromoted
   */
  promote(isPromoted) {
    if (!changes(this.shown, "isPromoted", isPromoted)) return;
    const { scroller } = this;
    // The page may have a transition for all properties.
    if (isPromoted) stopTransitions(scroller);
    if (isPromoted) this.#translation.begin();
    if (isPromoted) this.#restoration?.pause();
    scroller.style.willChange = isPromoted ? "translate" : "";
    if (isPromoted) return;
    allowTransitions(scroller);
    this.#restoration?.watch();
  }

  /**
   * Sets the length of the space at an edge.
   * @param {EdgeView} view
   * @param {number} length
   */
  setSpaceLength({ space, edge, names }, length) {
    style(space, { [names.length.toLowerCase()]: `${length}px` });
    if (edge === names.edges[0]) this.#stopSnapping(length);
  }

  /**
   * Opens or closes the space at an end of a vertical list.
   * @param {EdgeView} view
   */
  updateSpace({ rowSpace }) {
    rowSpace?.update();
    this.keepOrder();
  }

  /**
   * Turns scroll snapping off while there is a space before the content, since the list would snap to the first row
   * at once. Afterwards the page's own style applies again.
   * @param {number} length
   */
  #stopSnapping(length) {
    const looks = this.scroller.style;
    this.#snapAgain?.();
    const before = looks.scrollSnapType;
    const restore = () => {
      if (looks.scrollSnapType === "none") looks.scrollSnapType = before;
    };
    this.#snapAgain = length ? restore : null;
    if (length) looks.scrollSnapType = "none";
  }

  /**
   * Keeps the node scrollable: if a touch begins on a scroller that cannot scroll, the browser chooses another one.
   */
  freeScrolling() {
    for (const { letter } of this.axes) this.#setBlocked(letter, false);
  }

  /**
   * @param {"X" | "Y"} letter
   * @param {boolean} isBlocked
   */
  #setBlocked(letter, isBlocked) {
    if (isBlocked !== this.blocker.holds(letter)) this.blocker.set(this.overflowNode, letter, isBlocked);
  }

  /**
   * Changes the spaces and the scroll position in one frame, without the browser's scroll anchoring.
   * @param {Float64Array} numbers
   */
  #changeSpaces(numbers) {
    const { scroller, views } = this;
    /** @type {EdgeView[] | undefined} */
    let changed;
    for (let index = 0; index < views.length; index += 1) {
      const view = views[index];
      const isOther = changes(view, "isInside", numbers[view.reportAt + Report.boxPlace] === INSIDE);
      if (changes(view, "spaceLength", numbers[view.reportAt + Report.space]) || isOther) (changed ??= []).push(view);
    }
    const isScrolled = numbers[VERTICAL.reportAt + Axis.scrollBy] !== 0 || numbers[HORIZONTAL.reportAt + Axis.scrollBy] !== 0;
    if (!changed && !isScrolled) return;
    const targets = AXES.map(({ reportAt, side }) => numbers[reportAt + Axis.scrollBy] && this.position(side) + numbers[reportAt + Axis.scrollBy]);
    const anchor = scroller.style.overflowAnchor;
    scroller.style.overflowAnchor = "none";
    for (const view of changed ?? []) {
      this.setSpaceLength(view, view.spaceLength);
      this.updateSpace(view);
    }
    AXES.forEach(({ reportAt, side }, index) => {
      if (numbers[reportAt + Axis.scrollBy]) this.scrollTo(side, targets[index]);
    });
    // A space at the end alone moves nothing.
    if (changed && (isScrolled || changed.some(({ edge, names }) => edge === names.edges[0]))) commitUnwatched(this.movedNode);
    scroller.style.overflowAnchor = anchor;
  }

  /** Restores the page as it was. */
  remove() {
    const { scroller } = this;
    const left = this.position("Left") - this.sign * this.spaceLength("leading");
    const top = this.position("Top") - this.spaceLength("top");
    if (this.focus.ownNode) this.focus.leave();
    this.#restoration?.pause();
    this.shown.isPromoted = false;
    stopTransitions(scroller);
    this.#translation.write(0, 0);
    this.blocker.remove();
    this.status.remove();
    this.button?.remove();
    for (const view of this.views) view.remove();
    this.#snapAgain?.();
    this.#listFrame?.remove();
    this.styles.restore();
    allowTransitions(scroller);
    this.#reset.remove();
    // Browsers keep the attribute of styles that were removed.
    for (const node of [scroller, this.parent, document.body, document.documentElement]) if (node.getAttribute("style") === "") node.removeAttribute("style");
    scroller.scrollTo({ left, top, behavior: INSTANT });
  }
}
