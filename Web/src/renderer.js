import * as Element from "./element.js";
import { live, reducesMotion } from "./motion.js";
import { make, style, svg } from "./nodes.js";
import * as Place from "./place.js";
import * as Step from "./step.js";
import { TEXT_KEYS } from "./texts.js";

const COLORS = [
  "var(--overscroll-label, currentColor)",
  "var(--overscroll-secondary, currentColor)",
  "var(--overscroll-tint, LinkText)",
  "CanvasText",
];
const FORCED = 3;
const forcedColors = live("(forced-colors: active)");
const TITLE = { fontSize: "0.875rem", fontWeight: "600" };
const FONTS = [TITLE, { fontSize: "0.75rem", fontWeight: "400" }, TITLE];
const ROLES = { lastUpdated: 1, retry: 2, refresh: 1 };
const ACTION = 2;
const TEXT = 0, SPINNER = 1, OUTLINE = 2, INSIDE = 3, PICTURE = 4;
const SPOKES = 8;

/** Turns the scenes of one indicator into nodes, once, and afterwards writes only what changed. */
export class Renderer {
  #box;
  #texts;
  #onAction;
  #parts = [];
  #looks;
  #sizes;

  /** Gives what shows a picture: a node and how to update it; there are none before it is set. */
  makePicture;

  constructor(box, texts, onAction) {
    this.#box = box;
    this.#texts = texts;
    this.#onAction = onAction;
  }

  /** The sizes of all texts, two numbers each: one layout for all, where they may be others than the last time. */
  measure(isAnew) {
    const texts = TEXT_KEYS.map((key) => this.#texts.at(key));
    const looks = `${[this.#box, document.documentElement].map((node) => getComputedStyle(node).font)}${texts}`;
    // Where nothing is laid out no text has a height.
    if (isAnew || looks !== this.#looks || !this.#sizes[1]) this.#sizes = this.#sizesOf(texts);
    this.#looks = looks;
    return this.#sizes;
  }

  #sizesOf(texts) {
    const ruler = make("div", { position: "absolute", visibility: "hidden", whiteSpace: "nowrap" });
    TEXT_KEYS.forEach((key, index) => {
      const span = make("span", { display: "inline-block", ...FONTS[ROLES[key] ?? 0] });
      span.textContent = texts[index];
      ruler.append(span);
    });
    // What is out of sight takes no part in the page, and has no lengths.
    const { style: shown } = this.#box;
    const { display } = shown;
    shown.display = "";
    this.#box.append(ruler);
    // To a fraction of a pixel, and as it is without what the page turns or scales; 0 where nothing is laid out.
    const sizes = Float64Array.from([...ruler.children].flatMap((span) => [parseFloat(getComputedStyle(span).width) || 0, span.offsetHeight]));
    ruler.remove();
    shown.display = display;
    return sizes;
  }

  draw(numbers) {
    const count = numbers[Place.elementCount];
    let place = Place.points;
    for (let index = 0; index < count; index += 1) {
      const element = numbers.subarray(Place.elements + Element.count * index);
      const isShape = element[Element.kind] === OUTLINE || element[Element.kind] === INSIDE;
      const length = isShape ? 3 * element[Element.pointCount] : 0;
      const part = this.#part(index, element);
      part.update(element, isShape && numbers.subarray(place, place + length));
      part.place(element);
      place += length;
    }
    this.#removeFrom(count);
  }

  /** Removes all nodes, and ends what moves in them. */
  remove() { this.#removeFrom(0); }

  #removeFrom(count) {
    for (const part of this.#parts.splice(count)) {
      part.stop?.();
      part.node.remove();
    }
  }

  #part(index, element) {
    const kind = element[Element.kind];
    const role = kind === TEXT ? element[Element.role] : 0;
    const old = this.#parts[index];
    if (old?.kind === kind && old.role === role) return old;
    const part = this.#make(kind, role);
    Object.assign(part, { kind, role });
    style(part.node, { position: "absolute", left: "0", top: "0" });
    old?.stop?.();
    if (old) old.node.replaceWith(part.node);
    else this.#box.append(part.node);
    return (this.#parts[index] = part);
  }

  #make(kind, role) {
    if (kind === TEXT) return new TextPart(role, this.#texts, this.#onAction);
    if (kind === SPINNER) return new SpinnerPart();
    return kind === PICTURE ? Object.assign(new Part(), this.makePicture()) : new ShapePart(kind === INSIDE);
  }
}

/** A colour by what it is for, or as 0x1RRGGBB. */
function colorOf(number) {
  return COLORS[number] ?? `#${number.toString(16).slice(1)}`;
}

class Part {
  /** Whether some numbers are others than before: compared as they are, as their words take time to make. */
  changes(name, numbers) {
    const old = this[name];
    if (old?.length === numbers.length && old.every((number, index) => number === numbers[index])) return false;
    this[name] = numbers.slice();
    return true;
  }

  place(element) {
    const pose = element.subarray(Element.x, Element.opacity);
    if (this.changes("pose", pose)) {
      const [x, y, rotation, scale] = pose;
      this.node.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${rotation}deg) scale(${scale})`;
    }
    const opacity = element[Element.opacity];
    if (opacity !== this.opacity) this.node.style.opacity = this.opacity = opacity;
    // A drawing takes no part in what the browser forces on text.
    const color = forcedColors() ? FORCED : element[Element.color];
    if (this.color !== color) this.node.style.color = colorOf(this.color = color);
  }
}

class TextPart extends Part {
  constructor(role, texts, onAction) {
    super();
    this.texts = texts;
    this.node = make(role === ACTION ? "button" : "span", { font: "inherit", whiteSpace: "nowrap", ...FONTS[role] });
    // A language may be read in the other direction than the page that it stands in.
    this.node.dir = "auto";
    if (role !== ACTION) return;
    this.node.type = "button";
    style(this.node, { background: "none", border: "none", padding: "0 8px", minWidth: "44px", minHeight: "44px", cursor: "pointer", pointerEvents: "auto" });
    this.node.onclick = onAction;
  }

  update(element) {
    const text = this.texts.at(TEXT_KEYS[element[Element.text]]);
    if (text !== this.text) this.node.textContent = this.text = text;
  }
}

/** The root of a drawing around its own middle. */
function drawing(child) {
  const root = svg("svg", { width: 24, height: 24, viewBox: "-12 -12 24 24", "aria-hidden": true });
  root.append(child);
  return root;
}

const LINE = { fill: "none", stroke: "currentColor", "stroke-linecap": "round", "stroke-linejoin": "round" };

class ShapePart extends Part {
  constructor(isFilled) {
    super();
    this.path = svg("path", isFilled ? { fill: "currentColor" } : LINE);
    this.node = drawing(this.path);
    style(this.node, { overflow: "visible" });
  }

  update(element, points) {
    if (this.changes("points", points)) this.path.setAttribute("d", pathOf(points));
    const width = element[Element.length];
    if (width !== this.width) this.path.setAttribute("stroke-width", this.width = width);
  }
}

/** The steps of a shape in the words of SVG. */
function pathOf(points) {
  let path = "";
  for (let i = 0; i < points.length; i += 3) {
    const [step, x, y] = points.subarray(i, i + 3);
    if (step === Step.close) path += "Z";
    else if (step === Step.arc) path += arcOf(x, y, ...points.subarray((i += 3), i + 3), path);
    else path += `${step === Step.line && path ? "L" : "M"}${x} ${y}`;
  }
  return path;
}

/** An arc in parts of less than half a circle: from one point to another there are two ways for more. */
function arcOf(x, y, radius, start, end, before) {
  const sweep = Math.min(360, Math.max(-360, end - start));
  const count = Math.ceil(Math.abs(sweep) / 120);
  const at = (part) => {
    const angle = (start + (sweep * part) / (count || 1)) * (Math.PI / 180);
    return `${x + radius * Math.cos(angle)} ${y + radius * Math.sin(angle)}`;
  };
  let path = `${before ? "L" : "M"}${at(0)}`;
  for (let part = 1; part <= count; part += 1) path += `A${radius} ${radius} 0 0 ${Number(sweep > 0)} ${at(part)}`;
  return path;
}

/** Eight spokes: as many as there is progress, or all of them turning. */
class SpinnerPart extends Part {
  wheel = svg("g", { ...LINE, "stroke-width": 2.64 });
  node = drawing(this.wheel);

  constructor() {
    super();
    for (let spoke = 0; spoke < SPOKES; spoke += 1) {
      this.wheel.append(svg("line", { y1: -5.52, y2: -10.08, transform: `rotate(${(360 / SPOKES) * spoke})` }));
    }
  }

  update(element) {
    const length = `${element[Element.length]}px`;
    style(this.node, { width: length, height: length });
    const progress = element[Element.progress];
    const count = progress < 0 ? -1 : Math.round(progress * SPOKES);
    if (count === this.count) return;
    this.count = count;
    [...this.wheel.children].forEach((spoke, index) => {
      style(spoke, { opacity: String(count < 0 ? 0.2 + (0.8 * (index + 1)) / SPOKES : Number(index < count)) });
    });
    this.stop();
    this.turning = count < 0 ? this.turn() : null;
  }

  /** An endless animation keeps its nodes and runs on after they are removed, so it has to be cancelled. */
  stop() { this.turning?.cancel(); }

  turn() {
    const isStill = reducesMotion();
    const frames = isStill ? { opacity: [1, 0.35, 1] } : { transform: ["rotate(0deg)", "rotate(360deg)"] };
    const turning = this.wheel.animate(frames, {
      duration: isStill ? 2000 : 900, iterations: Infinity, easing: isStill ? "ease-in-out" : `steps(${SPOKES})`,
    });
    // Tied to the page's clock: a spinner that is put elsewhere goes on where it was.
    turning.startTime = 0;
    return turning;
  }
}
