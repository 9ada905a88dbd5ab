// @ts-check
import { Request } from "../engine/block-layout.js";
import { INPUTS, INSTANT, LINE, scrollTo, style, svg } from "../page/nodes.js";
import { buttonRules, StyleSheet } from "../page/styles.js";
import { reducesMotion } from "./animation.js";

const SIDE = 44, MARGIN = 16; // pixels: the size of the button, and its distance from the sides
const REST = 8; // frames without scrolling after which the browser does not scroll any more
const NEAR = 8; // pixels from the top at which the browser's own scrolling has arrived
const RISE = 24; // pixels by which it moves up while it appears
// A rule instead of inline styles, so that the page's `.feed button[data-overscroll=backToTop]` is more specific. A rule
// such as `.article button` is not, since the library's sheet follows those of the page.
const BUTTON = "button[data-overscroll=backToTop]";
const RULES = `${buttonRules(BUTTON)}
${BUTTON} { bottom: ${MARGIN}px; inset-inline-end: ${MARGIN}px; width: ${SIDE}px; height: ${SIDE}px; padding: 0; border-radius: 50%; }
${BUTTON} svg { all: revert; position: absolute; inset: 0; margin: auto; width: 20px; height: 20px; }`;
const ARROW = { ...LINE, d: "M0 7V-7M-6 -1L0 -7L6 -1", "stroke-width": 2 };

/** The button that scrolls back to the top, and what it lifts: the page's companion, and the refresh button. */
export class BackToTop {
  /** @type {number | undefined} */
  #shown;
  /**
   * What lies in the same corner, and its own style.
   * @type {[HTMLElement, string][]}
   */
  #others;
  #sheet = new StyleSheet(RULES);

  /**
   * @param {import("../layout/stage.js").Stage} stage
   * @param {HTMLElement | undefined} companion
   * @param {() => void} onTap
   */
  constructor({ frame, outside, button }, companion, onTap) {
    this.#others = [companion, button?.node].flatMap((node) => (node ? [[node, node.style.translate]] : []));
    this.button = document.createElement("button");
    this.button.type = "button";
    this.button.dataset.overscroll = "backToTop";
    this.button.part.value = "button back-to-top";
    const drawing = svg("svg", { viewBox: "-10 -10 20 20", "aria-hidden": true });
    drawing.append(svg("path", ARROW));
    this.button.append(drawing);
    this.button.onclick = onTap;
    // In a whole page the button is fixed in the viewport.
    if (outside === "fixed") style(this.button, { position: outside, zIndex: "1" });
    this.#sheet.adopt(frame);
    frame.append(this.button);
  }

  /** @param {string} text */
  name(text) { this.button.ariaLabel = text; }

  /**
   * Updates the appearance of the button.
   * @param {number} part From 0 (invisible and unreachable) to 1.
   */
  show(part) {
    if (part === this.#shown) return;
    this.#shown = part;
    style(this.button, {
      visibility: part ? "" : "hidden", opacity: `${part}`, translate: `0px ${RISE * (1 - part)}px`,
    });
    const lifted = `0px ${-(SIDE + MARGIN) * part}px`;
    for (const [node, own] of this.#others) style(node, { translate: part ? lifted : own });
  }

  remove() {
    this.button.remove();
    this.#sheet.remove();
    for (const [node, own] of this.#others) node.style.translate = own;
  }
}

/**
 * Adds the button to a list.
 * @param {import("../list/list.js").List} list
 */
export function addBackToTop(list) {
  list.button = new BackToTop(list.stage, list.options.backToTop?.companion, () => scrollToTop(list));
  list.updateButtons();
}

/**
 * Scrolls a list to its top as the browser does, which ends a fling or the steps of a wheel. Other scrolling, such as that
 * of a virtual list that measures its rows, may end it; the rest is then done at once, unless the user does something.
 * @param {import("../list/list.js").List} list
 */
function scrollToTop(list) {
  const { stage: { focus, scroller, scrollTarget } } = list;
  if (focus.ownNode) focus.leave(true);
  list.request(Request.goToTop, "top");
  scroller.scrollTo({ top: 0, behavior: reducesMotion() ? INSTANT : "smooth" });
  const listening = new AbortController();
  for (const type of INPUTS) scrollTarget.addEventListener(type, () => listening.abort(), { passive: true, capture: true, signal: listening.signal });
  let last = NaN, still = 0;
  const look = () => {
    const { scrollTop } = scroller;
    // A fling may go on at the top.
    const isDriven = last < NEAR && scrollTop > last;
    still = scrollTop === last ? still + 1 : 0;
    last = scrollTop;
    const isOver = listening.signal.aborted || !list.isAttached || (!scrollTop && still === REST);
    if (isOver) return listening.abort();
    if (isDriven || still === REST) scrollTo(scroller, "Top", 0);
    requestAnimationFrame(look);
  };
  look();
}
