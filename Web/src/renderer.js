import { Element, Place } from "./block.js";
import { TEXT_KEYS } from "./texts.js";

const SVG = "http://www.w3.org/2000/svg";
const COLORS = [
  "var(--overscroll-label, currentColor)",
  "var(--overscroll-secondary, color-mix(in srgb, currentColor 65%, transparent))",
  "var(--overscroll-tint, #0a60d8)",
];
const ROLES = [
  { fontSize: "0.875rem", fontWeight: "600" },
  { fontSize: "0.75rem", fontWeight: "400" },
  { fontSize: "0.875rem", fontWeight: "600" },
];
const ACTION = 2;
const SPOKES = 8;

/** Sets styles that are not set yet. */
export function style(node, values) {
  for (const name in values) if (node.style[name] !== values[name]) node.style[name] = values[name];
}

/** Turns the scenes of one indicator into nodes, once, and afterwards writes only what changed. */
export class Renderer {
  #box;
  #texts;
  #onAction;
  #parts = [];
  #ruler;

  constructor(box, texts, onAction) {
    this.#box = box;
    this.#texts = texts;
    this.#onAction = onAction;
  }

  /** Puts the sizes of the texts where the module reads them: one layout for all. */
  measure(numbers) {
    const spans = TEXT_KEYS.map((key) => this.#span(key));
    this.#ruler = document.createElement("div");
    style(this.#ruler, { position: "absolute", visibility: "hidden", whiteSpace: "nowrap" });
    this.#ruler.append(...spans);
    this.#box.append(this.#ruler);
    spans.forEach((span, index) => {
      numbers[Place.textSizes + 2 * index] = span.offsetWidth;
      numbers[Place.textSizes + 2 * index + 1] = span.offsetHeight;
    });
    this.#ruler.remove();
  }

  #span(key) {
    const span = document.createElement("span");
    span.textContent = this.#texts.at(key);
    style(span, { display: "inline-block", ...ROLES[roleOf(key)] });
    return span;
  }

  draw(numbers, width, isMirrored) {
    const count = numbers[Place.elementCount];
    let point = Place.points;
    for (let index = 0; index < count; index += 1) {
      const element = numbers.subarray(Place.elements + Element.count * index);
      const points = numbers.subarray(point, point + 3 * element[Element.pointCount]);
      if (element[Element.kind] === 2) point += points.length;
      this.#part(index, element).update(element, points, isMirrored ? width : null);
    }
    for (const part of this.#parts.splice(count)) part.node.remove();
  }

  #part(index, element) {
    const name = `${element[Element.kind]}.${element[Element.role]}`;
    if (this.#parts[index]?.name !== name) {
      const part = this.#make(element);
      part.name = name;
      style(part.node, { position: "absolute", left: "0", top: "0" });
      if (this.#parts[index]) this.#parts[index].node.replaceWith(part.node);
      else this.#box.append(part.node);
      this.#parts[index] = part;
    }
    return this.#parts[index];
  }

  #make(element) {
    switch (element[Element.kind]) {
      case 0: return new TextPart(element[Element.role], this.#texts, this.#onAction);
      case 1: return new SpinnerPart();
      default: return new ShapePart();
    }
  }
}

function roleOf(key) {
  if (key === "retry") return ACTION;
  return key === "lastUpdated" ? 1 : 0;
}

class Part {
  constructor(node) {
    this.node = node;
  }

  /** `mirror` is the width in which a right-to-left page mirrors positions, else null. */
  update(element, points, mirror) {
    const x = mirror === null ? element[Element.x] : mirror - element[Element.x];
    style(this.node, { color: COLORS[element[Element.color]], opacity: String(element[Element.opacity]) });
    const transform = `translate(${x}px, ${element[Element.y]}px) translate(-50%, -50%)`
      + ` rotate(${element[Element.rotation]}deg) scale(${element[Element.scale]})`;
    if (transform !== this.transform) this.node.style.transform = this.transform = transform;
  }
}

class TextPart extends Part {
  #texts;

  constructor(role, texts, onAction) {
    super(document.createElement(role === ACTION ? "button" : "span"));
    this.#texts = texts;
    style(this.node, { whiteSpace: "nowrap", ...ROLES[role] });
    if (role !== ACTION) return;
    this.node.type = "button";
    style(this.node, {
      font: "inherit", ...ROLES[role], background: "none", border: "none", margin: "0",
      padding: "13px 8px", cursor: "pointer", pointerEvents: "auto",
    });
    this.node.addEventListener("click", onAction);
  }

  update(element, points, mirror) {
    const text = this.#texts.at(TEXT_KEYS[element[Element.text]]);
    if (text !== this.node.textContent) this.node.textContent = text;
    super.update(element, points, mirror);
  }
}

function svg(name, attributes) {
  const node = document.createElementNS(SVG, name);
  for (const key in attributes) node.setAttribute(key, attributes[key]);
  return node;
}

class ShapePart extends Part {
  #path = svg("path", { fill: "none", stroke: "currentColor", "stroke-linecap": "round", "stroke-linejoin": "round" });
  #shape;

  constructor() {
    super(svg("svg", { width: 24, height: 24, viewBox: "-12 -12 24 24", "aria-hidden": "true" }));
    this.node.append(this.#path);
  }

  update(element, points, mirror) {
    let shape = "";
    for (let i = 0; i < points.length; i += 3) shape += `${points[i] ? "L" : "M"}${points[i + 1]} ${points[i + 2]}`;
    if (shape !== this.#shape) {
      this.#path.setAttribute("d", this.#shape = shape);
      this.#path.setAttribute("stroke-width", element[Element.length]);
    }
    super.update(element, points, mirror);
  }
}

/** Eight spokes: as many as there is progress, or all of them turning. */
class SpinnerPart extends Part {
  #wheel = svg("g", { stroke: "currentColor", "stroke-linecap": "round", "stroke-width": 2.6 });
  #shown;
  #turning;

  constructor() {
    super(svg("svg", { viewBox: "-12 -12 24 24", "aria-hidden": "true" }));
    for (let spoke = 0; spoke < SPOKES; spoke += 1) {
      this.#wheel.append(svg("line", { y1: -5.5, y2: -10, transform: `rotate(${(360 / SPOKES) * spoke})` }));
    }
    this.node.append(this.#wheel);
  }

  update(element, points, mirror) {
    const length = `${element[Element.length]}px`;
    style(this.node, { width: length, height: length });
    const progress = element[Element.progress];
    this.#show(progress < 0 ? -1 : Math.round(progress * SPOKES));
    super.update(element, points, mirror);
  }

  #show(count) {
    if (count === this.#shown) return;
    this.#shown = count;
    [...this.#wheel.children].forEach((spoke, index) => {
      const opacity = count < 0 ? 0.2 + (0.8 * (index + 1)) / SPOKES : Number(index < count);
      spoke.setAttribute("opacity", opacity);
    });
    this.#turning?.cancel();
    this.#turning = count < 0 ? this.#turn() : null;
  }

  /** Tied to the page's clock, so that a spinner that moves to another parent keeps its place. */
  #turn() {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const frames = isStill
      ? { opacity: [1, 0.35, 1] } : { transform: ["rotate(0deg)", "rotate(360deg)"] };
    const animation = this.#wheel.animate(frames, {
      duration: isStill ? 2000 : 900, iterations: Infinity, easing: isStill ? "ease-in-out" : `steps(${SPOKES})`,
    });
    animation.startTime = 0;
    return animation;
  }
}
