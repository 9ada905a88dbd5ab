// @ts-check
import { drawingOf, Report, reportOf, Trigger } from "../engine/block-layout.js";
import { Renderer } from "../rendering/renderer.js";
import { HORIZONTAL, make, scrollPosition, stopTransitions, style, VERTICAL } from "../page/nodes.js";
import { changes, changesPoint, translation } from "../page/styles.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("../page/nodes.js").AxisNames} AxisNames */
/** @typedef {import("../wording/texts.js").EdgeTexts} EdgeTexts */

/** The value of `Report.boxPlace` for a box in the scroller's space. */
export const INSIDE = 2;
const PULLING = 1, ARMED = 2, ENDING = 5;
/** The triggers that need no pull and no tap. */
const AUTOMATIC = [Trigger.within, Trigger.viewports, Trigger.items, Trigger.indicatorVisible];
/** The `top` of a node that is positioned to stick, but never does. */
export const AWAY = "-999999px";
const FILL = "var(--overscroll-header)";
const BOX = {
  position: "absolute", insetInlineStart: "0px", top: "0px", pointerEvents: "none", display: "none", willChange: "transform",
  contain: "layout",
};
const IN_CONTAINER = { insetInlineStart: "auto", left: "50%", top: "50%", translate: "-50% -50%" };

/**
 * The styles of a space: as wide as the rows, whatever the page's rules for children and the layout of the rows are. It
 * never sticks, but Chromium does not count it as a layout shift when rows that come move such a node and what is in its flow.
 */
const SPACE = `display: block; position: sticky; top: ${AWAY}; ${[
  "flex: none", "clear: both", "float: none", "margin: 0", "padding: 0", "border: 0", "background: none",
  "min-width: 0", "min-height: 0", "max-width: none", "max-height: none",
].join(" !important; ")} !important`;

/** The nodes of one edge: the box of its indicator, and a space before or after the rows. */
export class EdgeView {
  box = make("overscroll-box", BOX);
  /** A custom name, so that the page's rules for elements, such as `> div`, do not match. */
  space = make("overscroll-space");
  /**
   * The space at an end of a vertical list.
   * @type {import("./row-space.js").RowSpace | undefined}
   */
  rowSpace;
  /** Whether the space is among the rows now. */
  isInserted = false;
  /** Whether the indicator is in the space. */
  isInside = false;
  /**
   * The sizes of the texts; null if they have to be measured again.
   * @type {Float64Array | null}
   */
  sizes = null;
  /** @type {import("../rendering/pictures.js").Pictures | undefined} */
  pictures;
  /**
   * Draws the indicator: either the library's renderer, or the one for the page's own indicator.
   * @type {Renderer | import("../rendering/own-indicator.js").OwnRenderer}
   */
  renderer;
  /** Whether the indicator fades in with the pull. */
  fades = false;
  /** The page's own opacity of the indicator, from 0 to 1. */
  alpha = 1;
  isFilled = false;
  disabled = false;
  hidden = false;
  /** Whether the page has said that there are no more pages here. */
  hasEnded = false;
  /**
   * The time that the page has set as that of the last update, in milliseconds; null if there was none.
   * @type {number | null | undefined}
   */
  lastUpdated;
  /**
   * The time of the last successful run.
   * @type {Date | null}
   */
  ranAt = null;
  // The last written values.
  x = 0;
  y = 0;
  spaceLength = 0;
  opacity = 1;
  boxPlace = 0;
  extent = 0;
  length = "";
  covered = NaN;
  /** Whether the indicator does not move with the content. */
  isPinned = false;
  /** Whether the edge loads more rows now. */
  isLoading = false;
  /** Whether the edge waits for a tap on its indicator: enough pages have loaded in a row, or the script that counts them has not. */
  waitsForTap;
  /** Whether the last drawing shows a result. */
  #isResult = false;
  /** Whether the edge loads without a tap. */
  #isAutomatic;
  /** Whether a part of the indicator is in the viewport. */
  isRevealed = false;

  /**
   * @param {Edge} edge
   * @param {AxisNames} names
   * @param {EdgeTexts} words
   * @param {() => void} onTap
   * @param {import("../options/options.js").EdgeSettings} [settings]
   */
  constructor(edge, names, words, onTap, settings) {
    this.edge = edge;
    this.names = names;
    this.words = words;
    /**
     * The page's node that shows the indicator instead of the list.
     * @type {HTMLElement | undefined}
     */
    this.container = settings?.container;
    this.waitsForTap = settings?.automaticPages !== undefined;
    /** The place of the edge's report. */
    this.reportAt = reportOf[edge];
    /** The place of the edge's texts, pictures and drawing. */
    this.drawingAt = drawingOf[edge];
    this.isVertical = names.axis === "vertical";
    delete this.box.dataset.overscrollPart;
    this.box.dataset.overscroll = edge;
    this.box.part.value = "indicator";
    this.space.style.cssText = SPACE;
    style(this.space, this.isVertical ? { height: "0px", width: "100%", gridColumn: "1 / -1" } : { width: "0px" });
    this.renderer = new Renderer(this.box, words, onTap);
    this.renderer.isSideways = !this.isVertical;
    this.#isAutomatic = AUTOMATIC.includes(settings?.trigger ?? -1);
    this.updateLoadButton();
  }

  /** Updates whether the Tab key stops at the button that loads more. */
  updateLoadButton() {
    const { renderer } = this;
    if (this.#isAutomatic && renderer instanceof Renderer) renderer.stopAtLoadButton(this.isRevealed || this.waitsForTap);
  }

  /**
   * Whether the drawing of a result stays: a finger has held the header open until the run was over, and then lets it close.
   * @param {number} phase One of `PHASES`, by its number.
   * @param {boolean} isDisplaced Whether the content is displaced.
   */
  keepsResult(phase, isDisplaced) {
    const isClosing = phase === ENDING || (this.#isResult && phase <= PULLING && isDisplaced && this.boxPlace !== 0);
    this.#isResult = isClosing;
    return isClosing && phase !== ENDING;
  }

  /**
   * Places the box of the indicator.
   * @param {Float64Array} numbers
   * @param {import("./stage.js").Stage} stage
   */
  show(numbers, stage) {
    const { box, space, reportAt } = this;
    const boxPlace = numbers[reportAt + Report.boxPlace];
    const isInside = boxPlace === INSIDE;
    if (changes(this, "isRevealed", numbers[reportAt + Report.revealed] > 0)) this.updateLoadButton();
    const parent = this.container ?? (isInside ? space : stage.frame);
    if (changes(this, "boxPlace", boxPlace)) {
      style(box, { display: boxPlace ? "block" : "none", position: this.container ? "absolute" : isInside ? "relative" : stage.outside });
      this.#adapt();
    }
    // This also applies while the box is invisible: in a space it would add to the scrollable overflow. Buttons of the whole list come last,
    // for the keyboard, too.
    if (box.parentElement !== parent) parent.insertBefore(box, parent.querySelector(":scope > button"));
    if (!boxPlace) return;
    // At rest an indicator may be behind a transparent bar, so it fades in with the pull up to "armed".
    const fades = this.fades && !this.isFilled && numbers[reportAt + Report.phase] <= ARMED;
    const opacity = this.alpha * (fades ? Math.min(1, numbers[reportAt + Report.progress]) : 1);
    if (changes(this, "opacity", opacity)) box.style.opacity = `${opacity}`;
    this.#move(numbers, stage, isInside);
  }

  /**
   * Stops the transitions and animations that the page has for the box, and sets the page's background of the header. A page
   * without them gets no styles for them: Chromium would resolve these again at each move (measured: variables 40 µs
   * instead of 6, animations and transitions 8 instead of 4).
   */
  #adapt() {
    const looks = getComputedStyle(this.box);
    stopTransitions(this.box);
    if (looks.animationName !== "none") style(this.box, { animationName: "none" });
    this.isFilled = looks.getPropertyValue("--overscroll-header") !== "";
    const background = this.isFilled ? FILL : "";
    // The colour continues beyond the indicator, up to the edge of a list that is pulled further.
    const boxShadow = background && this.isVertical ? `0 ${this.edge === "top" ? -50 : 50}vh 0 50vh ${background}` : "";
    style(this.box, { background, boxShadow });
  }

  /**
   * @param {Float64Array} numbers
   * @param {import("./stage.js").Stage} stage
   * @param {boolean} isInside Whether the box is in the space.
   */
  #move(numbers, stage, isInside) {
    const { reportAt, isVertical, edge, container } = this;
    const extent = numbers[reportAt + Report.extent];
    const across = isVertical ? HORIZONTAL : VERTICAL;
    // A space longer than the viewport scrolls across it as well.
    const isScrolled = isInside && stage.axes.length > 1;
    const scrolled = isScrolled ? scrollPosition(stage.scroller, across.side) - (isVertical ? 0 : stage.spaceLength("top")) : 0;
    const origin = numbers[reportAt + Report.origin] + (stage.insets[edge] ?? 0);
    const x = isVertical ? scrolled : stage.sign * origin, y = isVertical ? origin : scrolled;
    // In another container, the indicator is drawn as in the list.
    const isWhole = isScrolled || container;
    if (!container && changesPoint(this, x, y)) this.box.style.transform = translation(x, y);
    this.#size(extent, isWhole ? `${stage.lengths[across.length]}px` : "100%");
    if (changes(this, "covered", this.isPinned ? extent - numbers[reportAt + Report.revealed] : 0)) this.#pin(stage);
  }

  /**
   * Places an indicator that does not move with the content: in the middle of its container, or at the edge of the viewport,
   * as far as the content uncovers it.
   * @param {import("./stage.js").Stage} stage
   */
  #pin(stage) {
    const { box, container, covered, isVertical, edge, names: { edges: [start] } } = this;
    if (container) {
      if (getComputedStyle(container).position === "static") stage.styles.set(container, { position: "relative" });
      return style(box, IN_CONTAINER);
    }
    const isStart = edge === start;
    const side = isVertical ? (isStart ? 2 : 0) : isStart === stage.sign > 0 ? 1 : 3;
    const sides = [0, 0, 0, 0].map((_, index) => (index === side ? `${covered}px` : "0px"));
    style(box, { clipPath: covered ? `inset(${sides.join(" ")})` : "" });
  }

  /**
   * @param {number} extent
   * @param {string} length
   */
  #size(extent, length) {
    const isLonger = changes(this, "length", length);
    if (!changes(this, "extent", extent) && !isLonger) return;
    style(this.box, this.isVertical ? { height: `${extent}px`, width: length } : { width: `${extent}px`, height: length });
  }

  remove() {
    this.pictures?.close();
    this.rowSpace?.remove();
    this.renderer.remove();
    this.box.remove();
    this.space.remove();
  }
}
