import { drawing } from "../overscroll/drawing.js";
import { drop } from "../overscroll/drop.js";
import { material } from "../overscroll/material.js";
import { scene } from "../overscroll/scene.js";
import { code } from "../sources.js";
import { sun } from "../sun.js";

/** An indicator of a script of the package, whose code imports it. */
const imported = (name, make) => Object.assign(code(make(), `${name}()`), { imports: [name] });

const HEART = "M12 21C6 16 2 12.5 2 8a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 4.5-4 8-10 13z";
const heart = Object.assign(code(drawing(HEART), `drawing("${HEART}")`), { imports: ["drawing"] });

/** All indicators by name: each one is a list with `top: { indicator }`. */
export const indicators = {
  classic: "classic", spinner: "spinner", ring: "ring", drop: imported("drop", drop), material: imported("material", material), scene: imported("scene", scene), drawing: heart, lines: "lines",
  frames: { frames: {} }, text: "text", "your own": code(sun(54), "sun(54)"),
};

export async function start(scroller, page) {
  const { Looks } = await import("../looks.js");
  const looks = page.content = new Looks(page, indicators);
  page.observed = looks.first;
  return looks.attach();
}
