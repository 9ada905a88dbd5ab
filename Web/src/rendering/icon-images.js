// @ts-check
// Loaded if the indicator "classic" has images instead of its arrow or its spinner.
import { Element, Kind } from "../engine/block-layout.js";
import { make, style } from "../page/nodes.js";
import { reducesMotion } from "./animation.js";
import { Part, ShapePart } from "./parts.js";

const ARROW_NUMBERS = 15; // five points of three numbers: a shaft and a head. The check mark has three points.

/**
 * Shows images instead of the icons of an edge.
 * @param {import("../list/list.js").List} list
 * @param {import("../overscroll.js").Edge} edge
 */
export function showImages(list, edge) {
  const renderer = list.stage.byEdge[edge]?.renderer;
  const { arrowImage, spinnerImage } = list.options[edge]?.iconImages ?? {};
  if (!renderer || !("useParts" in renderer)) return;
  renderer.useParts((kind) => {
    if (kind === Kind.spinner && spinnerImage) return new SpinnerImage(spinnerImage);
    return kind === Kind.outline && arrowImage ? new ArrowImage(arrowImage) : undefined;
  });
}

/**
 * The styles that show an image.
 * @param {string} image
 */
function shown(image) {
  return { background: `center / contain no-repeat url(${JSON.stringify(image)})` };
}

/** A drawing that shows an image while it is an arrow. */
class ArrowImage extends ShapePart {
  #image;

  /** @param {string} image */
  constructor(image) {
    super(false);
    this.#image = image;
  }

  /**
   * @param {Float64Array} element
   * @param {Float64Array} points
   */
  update(element, points) {
    super.update(element, points);
    const isArrow = points.length === ARROW_NUMBERS;
    style(this.node, isArrow ? shown(this.#image) : { background: "none" });
    style(/** @type {SVGElement} */ (this.node.firstElementChild), { visibility: isArrow ? "hidden" : "" });
  }
}

/** An image that turns while an action runs. */
class SpinnerImage extends Part {
  #wheel;
  #turning;

  /** @param {string} image */
  constructor(image) {
    const wheel = make("div", { width: "100%", height: "100%", ...shown(image) });
    const root = make("div");
    root.append(wheel);
    super(root);
    this.#wheel = wheel;
    this.#turning = wheel.animate(
      reducesMotion() ? { opacity: [1, 0.35, 1] } : { rotate: ["0deg", "360deg"] }, { duration: reducesMotion() ? 2000 : 900, iterations: Infinity });
    this.#turning.startTime = 0;
  }

  /** @param {Float64Array} element */
  update(element) {
    const length = `${element[Element.length]}px`;
    style(this.node, { width: length, height: length });
    const progress = element[Element.progress];
    style(this.#wheel, { opacity: progress < 0 ? "" : `${progress}` });
  }

  stop() { this.#turning.cancel(); }
}
