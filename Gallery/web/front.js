// The first screen: phones that pull themselves.

import { drop } from "./overscroll/drop.js";
import { loadFont } from "./fonts.js";
import { introduce } from "./introduce.js";
import { fillTongues } from "./menu.js";
import { Minis } from "./minis.js";
import { sun } from "./sun.js";
import { language } from "./words.js";

const looks = { classic: "classic", spinner: "spinner", ring: "ring", drop: drop(), lines: "lines", "your own": sun(54) };
const element = (id) => document.getElementById(id);

/** Shows all of it in one step, so that nothing moves later. */
async function start() {
  await loadFont(language);
  const minis = new Minis(looks, new AbortController().signal);
  element("front").replaceChildren(...minis.all.map((each) => each.node));
  introduce(null);
  Object.assign(element("home").parentElement, { role: "heading", ariaLevel: 1 });
  element("ending").role = "contentinfo";
  await minis.start();
  window.gallery = { list: minis.all[0].list, rows: () => minis.all };
  fillTongues();
}

start();
