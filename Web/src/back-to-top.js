import { svg } from "./nodes.js";

const SIDE = 44, MARGIN = 16; // pixels: what a finger hits, and how far it stays from the sides
const RISE = 24; // pixels that it comes up as it rises
// As rules, and not on the node, so that a page may have its own: button[data-overscroll=backToTop] counts more.
const RULES = `[data-overscroll=backToTop] { position: absolute; bottom: ${MARGIN}px; inset-inline-end: ${MARGIN}px;
  width: ${SIDE}px; height: ${SIDE}px; padding: 0; border: 1px solid transparent; border-radius: 50%; cursor: pointer;
  background: var(--overscroll-button, Canvas); color: var(--overscroll-tint, LinkText); box-shadow: 0 1px 8px rgb(0 0 0 / 0.3); }
[data-overscroll=backToTop] svg { display: block; margin: auto; }
[data-overscroll=backToTop]:hover { filter: invert(8%); }
[data-overscroll=backToTop]:active { filter: invert(16%); }
[data-overscroll=backToTop]:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }`;
const LOOK = { width: 20, height: 20, viewBox: "-10 -10 20 20", fill: "none", stroke: "currentColor", "stroke-width": 2,
  "stroke-linecap": "round", "stroke-linejoin": "round", "aria-hidden": true };
const ARROW = "M0 7V-7M-6 -1L0 -7L6 -1";

/** The button that leads back to the top, and what rides above it. */
export class BackToTop {
  #risen;

  constructor({ scroller, frame, outside }, companion, onTap) {
    Object.assign(this, { scroller, companion, translate: companion?.style.translate });
    this.button = document.createElement("button");
    this.button.type = "button";
    this.button.dataset.overscroll = "backToTop";
    this.button.append(svg("svg", LOOK));
    this.button.firstChild.append(svg("path", { d: ARROW }));
    this.button.onclick = onTap;
    // Beside a whole page it lies over it, wherever that is scrolled.
    if (outside === "fixed") Object.assign(this.button.style, { position: outside, zIndex: 1 });
    this.root = frame.getRootNode();
    this.sheet = new CSSStyleSheet();
    this.sheet.replaceSync(RULES);
    this.root.adoptedStyleSheets = [...this.root.adoptedStyleSheets, this.sheet];
    frame.append(this.button);
  }

  name(text) { this.button.ariaLabel = text; }

  /** How far it has risen: from 0, where nobody can see or reach it, to 1. */
  rise(risen) {
    if (risen === this.#risen) return;
    this.#risen = risen;
    // Whoever reached it by key goes on in the list, and not at the beginning of the page.
    if (!risen && this.button.matches(":focus")) this.scroller.focus({ preventScroll: true });
    Object.assign(this.button.style, { visibility: risen ? "" : "hidden", opacity: risen, translate: `0px ${RISE * (1 - risen)}px` });
    if (this.companion) this.companion.style.translate = risen ? `0px ${-(SIDE + MARGIN) * risen}px` : this.translate;
  }

  remove() {
    this.button.remove();
    this.root.adoptedStyleSheets = this.root.adoptedStyleSheets.filter((sheet) => sheet !== this.sheet);
    if (this.companion) this.companion.style.translate = this.translate;
  }
}
