// Pictures for the items of the feed, drawn from an item's id: the same at every visit, and no file to load. Neighbours are of
// different kinds.

import { svg } from "./nodes.js";

const WALLS = ["#bcd6f7", "#c9ead6", "#fbdcb6", "#e3d2f7", "#f9cdd8", "#cfe9ee"];
const DARK = ["#1d2a4d", "#12463c", "#5b2330", "#3a2a5e", "#27323a", "#5a3a12"];
const BRIGHT = ["#ff7a59", "#ffb02e", "#3fb8a0", "#4f8cff", "#e0679f", "#9b7bff"];

/** A number below `count` that depends only on an id and a salt. */
function pick(id, salt, count) {
  let bits = Math.imul(id ^ Math.imul(salt + 1, 0x9e3779b1), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) % count;
}

const one = (list, id, salt) => list[pick(id, salt, list.length)];
const shape = (d, fill, more = {}) => svg("path", { d, fill, ...more });
const ground = (fill) => shape("M0 0h64v64H0z", fill);

/** The initials of a real person, whose face is not drawn. */
function person(id, title) {
  const [name] = title.split(/ (?=\p{Ll})/u);
  const words = name.match(/\p{Lu}/gu) ?? [];
  const initials = svg("text", { x: 32, y: 41, "text-anchor": "middle", "font-size": 25, "font-weight": 600, fill: one(DARK, id, 1) });
  initials.textContent = [words[0], words.length > 1 && words.at(-1)].filter(Boolean).join("");
  return [ground(one(WALLS, id, 0)), initials];
}

function landscape(id) {
  const sky = pick(id, 1, 3);
  const [air, light, far, near] = [
    ["#bfe3f5", "#fff3c9", "#7fb3a6", "#3f7d62"], ["#fbd3a8", "#fff0d6", "#b9788c", "#6d3f5f"],
    ["#1f2c55", "#f4f1dc", "#35497d", "#141d3a"]][sky];
  const x = 14 + pick(id, 2, 36);
  return [
    ground(air), svg("circle", { cx: x, cy: 16 + pick(id, 3, 8), r: 7, fill: light }),
    ...[
      [shape("M0 44 16 26l11 12 13-20 24 28v18H0z", far), shape("M0 52c16-9 26-2 38-5s18-5 26-2v19H0z", near)],
      [shape("M0 38h64v26H0z", far), shape("M0 46q8-4 16 0t16 0 16 0 16 0v18H0z", near),
        shape("M30 22v20h14zM28 26v16H18z", light)],
      [shape("M0 64V40h9V28h10v10h7V22h4v-6h3v6h4v18h8V30h11v10h8v24z", far),
        shape("M0 64V50h13v-6h12v8h14v-9h10v6h15v15z", near)],
    ][id % 3],
  ];
}

function music(id) {
  const [dark, bright] = [one(DARK, id, 1), one(BRIGHT, id, 2)];
  const kind = id % 3;
  if (kind === 0) {
    return [ground(bright), ...[25, 19, 13].map((r) => svg("circle", { cx: 32, cy: 32, r, fill: dark, stroke: "#fff3", "stroke-width": 1 })),
      svg("circle", { cx: 32, cy: 32, r: 9, fill: one(WALLS, id, 4) }), svg("circle", { cx: 32, cy: 32, r: 2, fill: dark })];
  }
  if (kind === 1) {
    const bars = [0, 1, 2, 3, 4, 5, 6].map((n) => {
      const height = 12 + pick(id, 10 + n, 34);
      return svg("rect", { x: 9 + n * 7, y: 32 - height / 2, width: 4, height, rx: 2, fill: bright });
    });
    return [ground(dark), ...bars];
  }
  return [ground(bright), shape("M8 14h48v36H8z", "#fbfaf5"),
    ...[16, 28, 40].map((x) => shape(`M${x} 14h6v22h-6z`, dark)),
    shape("M18 36v14M31 36v14M43 36v14", "none", { stroke: dark, "stroke-width": 1 })];
}

function computing(id) {
  const [dark, bright] = [one(DARK, id, 1), one(BRIGHT, id, 2)];
  if (id % 2) {
    const lines = [0, 1, 2, 3].map((n) => svg("rect", {
      x: 14 + 5 * (n % 3), y: 23 + n * 8, width: 12 + pick(id, 20 + n, 20), height: 3, rx: 1.5, fill: n === 1 ? "#fff" : bright }));
    return [ground(one(WALLS, id, 4)), svg("rect", { x: 7, y: 11, width: 50, height: 43, rx: 5, fill: dark }),
      ...lines, svg("circle", { cx: 13, cy: 17, r: 1.6, fill: bright })];
  }
  const cells = [];
  for (let x = 0; x < 3; x += 1) {
    for (let y = 0; y < 5; y += 1) {
      if (!pick(id, 30 + x * 5 + y, 2)) continue;
      for (const column of new Set([x, 4 - x])) cells.push(`M${12 + 8 * column} ${12 + 8 * y}h8v8h-8z`);
    }
  }
  return [ground(dark), shape(cells.join(""), bright)];
}

const DRAWINGS = { people: person, music, computing, history: landscape };

/** The picture of an item: initials, or a scene for its category. It is decoration, and has no name. */
export function pictureOf({ id, category, title }) {
  return svg("svg", { viewBox: "0 0 64 64", "aria-hidden": "true" }, ...DRAWINGS[category.toLowerCase()](id, title));
}
