// @ts-check
import { INSTANT } from "./nodes.js";
import { StyleSheet } from "./style-sheet.js";

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
export class PageLift {
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
  /** The scroll position that the page reached when it was last displaced. */
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
    scroller.scrollTo({ top: target, behavior: INSTANT });
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
