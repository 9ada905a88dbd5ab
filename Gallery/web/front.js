// The first screen: phones that pull themselves.

import { indicators } from "./demos/indicators.js";
import { loadFont } from "./fonts.js";
import { introduce } from "./introduce.js";
import { fillTongues } from "./menu.js";
import { Minis } from "./minis.js";
import { language } from "./words.js";

const FIRST = ["classic", "spinner", "ring", "drop", "lines", "your own"];
const element = (id) => document.getElementById(id);

/** Shows all of it in one step, so that nothing moves later. */
async function start() {
  await loadFont(language);
  const minis = new Minis(Object.fromEntries(FIRST.map((name) => [name, indicators[name]])), new AbortController().signal);
  element("front").replaceChildren(...minis.all.map((each) => each.node));
  introduce(null);
  Object.assign(element("home").parentElement, { role: "heading", ariaLevel: 1 });
  element("ending").role = "contentinfo";
  await minis.start();
  window.gallery = { list: minis.all[0].list, rows: () => minis.all };
  fillTongues();
}

start();
