// The page around a demo: its list, its words, its code, and the way to the others.

import { Rows } from "./rows.js";
import { FeedList } from "./feed-list.js";
import { Wall } from "./wall.js";
import { demoOf } from "./demos.js";
import { fault, setUpControls, showPhase } from "./controls.js";
import { fillMenu } from "./menu.js";
import { language, say, speak } from "./words.js";

const element = (id) => document.getElementById(id);
const parameters = new URLSearchParams(location.search);
const demo = demoOf(parameters.get("show"));
const isFeed = demo.id === "feed";
const scroller = element("scroller");
const rows = new Rows(element("rows"), element("row"));

// What a demo finds here

const feed = new FeedList(rows, {
  limit: parameters.get("limit") ?? 20,
  // Elsewhere than in the feed the end of the list is a part of what there is to see.
  pageLimit: isFeed || demo.id === "back-to-top" ? Infinity : 3,
  fault,
  onUpdated(total) {
    const time = new Date().toLocaleTimeString(language, { timeStyle: "short" });
    if (isFeed) tell("stories", total, time);
  },
});

function tell(key, count, time) {
  element("subtitle").textContent = say(key, { count, time });
}

function button(key, onPress) {
  const node = document.createElement("button");
  Object.assign(node, { type: "button", textContent: say(key), onclick: onPress });
  element("actions").append(node);
  element("actions").hidden = false;
}

/** A button of the page's own, to stand above the one that leads back to the top. */
function companion() {
  const node = document.createElement("button");
  Object.assign(node, { type: "button", className: "companion", textContent: "✎", ariaLabel: say("write") });
  node.addEventListener("click", () => tell("wrote"));
  scroller.after(node);
  return node;
}

const page = {
  feed, say, tell, button, companion,
  get wall() {
    element("rows").role = "group";
    return (page.shownWall ??= new Wall(element("rows")));
  },
};

// The refresh button of the bar

const calm = matchMedia("(prefers-reduced-motion: reduce)");

async function scrollToTop() {
  if (scroller.scrollTop <= 0) return;
  scroller.scrollTo({ top: 0, behavior: calm.matches ? "instant" : "smooth" });
  const patience = performance.now() + 1500;
  while (scroller.scrollTop > 0 && performance.now() < patience) {
    await new Promise(requestAnimationFrame);
  }
}

// Without Overscroll

async function loadPlainly() {
  try {
    feed.showFirst(await feed.fetchFirst());
  } catch (error) {
    if (rows.ids.length === 0) rows.showText(error.userMessage ?? say("nothing"));
  }
}

// The page

function introduce() {
  speak();
  fillMenu(demo);
  document.title = `${demo.name[language]} · Overscroll`;
  element("feed-title").textContent = demo.name[language];
  element("sentence").textContent = demo.sentence[language];
  element("subtitle").textContent = isFeed ? "" : demo.sentence[language];
  element("subtitle").classList.toggle("whole", !isFeed);
  element("faults").hidden = !isFeed;
  element("refresh").hidden = !isFeed;
  setUpControls(parameters);
}

async function showCode() {
  const source = await (await fetch(`demos/${demo.id}.js`)).text();
  element("code").textContent = source.trimEnd();
}

async function startDemo() {
  const { start } = await import(`./demos/${demo.id}.js`);
  const list = await start(scroller, page);
  for (const edge of demo.edges ?? ["top", "bottom"]) showPhase({ edge, phase: list.phase(edge) });
  list.on("phase", showPhase);
  return list;
}

async function start() {
  introduce();
  showCode();
  setInterval(() => rows.updateAges(), 15_000);
  let list = null;
  try {
    list = await startDemo();
  } catch (error) {
    console.warn("Overscroll is not available; the list scrolls without it.", error);
  }
  window.gallery = { list, rows: () => page.shownWall?.ids ?? rows.ids };
  const refresh = list ? () => list.begin("top") : loadPlainly;
  element("refresh").addEventListener("click", () => scrollToTop().then(refresh));
  if (window.gallery.rows().length === 0) refresh();
}

start();
