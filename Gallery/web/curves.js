// Draws an edge's offset, inset and phase over the last seconds.

import { svg } from "./nodes.js";
import { say } from "./words.js";

const [WIDTH, HEIGHT, BAND] = [300, 96, 10];
const SECONDS = 8; // that a live curve shows
const LEAST = 120; // CSS pixels that the height covers at least

/** The edge that does something: not idle, or pulled the furthest; otherwise the first one. */
function activeEdge(lengths) {
  const edges = Object.keys(lengths);
  const busy = edges.filter((edge) => !["idle", "noMore"].includes(lengths[edge].phase));
  return (busy.length ? busy : edges).reduce((most, each) => (lengths[each].pull > lengths[most].pull ? each : most));
}

/** The values of a moment that the curves show. */
export function sampleOf(lengths, time) {
  const edge = activeEdge(lengths);
  const { pull, share, phase } = lengths[edge];
  return { time, edge, pull, share, phase };
}

const isSame = (one, other) => one?.edge === other.edge && one.pull === other.pull && one.share === other.share
  && one.phase === other.phase;

/** The path of a value over time. */
function pathOf(samples, x, y, name) {
  return samples.map((each, index) => `${index ? "L" : "M"}${x(each.time).toFixed(1)} ${y(each[name]).toFixed(1)}`).join("");
}

/** The spans of time with one phase. */
function spansOf(samples) {
  const spans = [];
  for (const { time, phase } of samples) {
    if (spans.at(-1)?.phase === phase) spans.at(-1).end = time;
    else {
      if (spans.length) spans.at(-1).end = time;
      spans.push({ phase, start: time, end: time });
    }
  }
  return spans;
}

export class Curves {
  #samples = [];
  #parts;

  constructor(drawing, legend) {
    this.legend = legend;
    this.#parts = Object.fromEntries(["share", "pull", "place"].map((name) => [name, svg("path", { class: name })]));
    this.#parts.band = svg("g", {});
    drawing.setAttribute("viewBox", `0 0 ${WIDTH} ${HEIGHT}`);
    drawing.replaceChildren(...Object.values(this.#parts));
    this.#makeLegend();
  }

  /** Adds a moment; returns whether anything differs from the last one. */
  add(sample) {
    const isNew = !isSame(this.#samples.at(-1), sample);
    this.#samples.push(sample);
    const start = this.#samples.findIndex(({ time }) => time > sample.time - SECONDS);
    // One sample before the start, so that the curve begins at the edge of the drawing.
    this.#samples.splice(0, Math.max(0, start - 1));
    return isNew;
  }

  /** Draws the last seconds, or other samples with a mark at a time. */
  draw(samples = this.#samples, at) {
    const last = samples.at(-1);
    if (!last) return;
    const from = samples === this.#samples ? last.time - SECONDS : 0;
    const length = last.time - from || 1;
    const most = Math.max(LEAST, ...samples.map(({ pull }) => pull));
    const x = (time) => Math.max(0, WIDTH * (time - from) / length);
    const y = (value) => HEIGHT - BAND - 4 - (HEIGHT - BAND - 8) * Math.min(1, value / most);
    const area = pathOf(samples, x, y, "share");
    this.#parts.share.setAttribute("d", `${area}V${y(0)}H${x(samples[0].time).toFixed(1)}Z`);
    this.#parts.pull.setAttribute("d", pathOf(samples, x, y, "pull"));
    this.#parts.place.setAttribute("d", at === undefined ? "" : `M${x(at).toFixed(1)} 0V${HEIGHT}`);
    this.#parts.band.replaceChildren(...spansOf(samples).map(({ phase, start, end }) => svg("rect", {
      x: x(start), y: HEIGHT - BAND, width: Math.max(0, x(end) - x(start)), height: BAND, "data-phase": phase })));
    this.#showValues(samples.findLast(({ time }) => time <= (at ?? Infinity)) ?? last);
  }

  #makeLegend() {
    this.values = ["offset", "share", "phase"].map((name) => {
      const value = document.createElement("b");
      value.dir = "ltr";
      const item = document.createElement("span");
      item.className = name;
      item.append(say(name), " ", value);
      this.legend.append(item);
      return value;
    });
  }

  #showValues({ pull, share, phase }) {
    const texts = [pull > 0 ? `−${Math.round(pull)}` : "0", `${Math.round(share)}`, phase];
    this.values.forEach((node, index) => { if (node.textContent !== texts[index]) node.textContent = texts[index]; });
  }
}
