// The page around a demo: its list, texts, controls and code, and the links to the others.

import { asked } from "./address.js";
import { demoOf, inTongue } from "./catalog.js";
import { setUpCode, showSources } from "./code.js";
import { makeControls, makePresets } from "./controls.js";
import { FeedList } from "./feed-list.js";
import { loadFont } from "./fonts.js";
import { setUpInspector } from "./inspector.js";
import { introduce } from "./introduce.js";
import { fillTongues } from "./menu.js";
import { svg } from "./nodes.js";
import { Rows } from "./rows.js";
import { Pair } from "./pair.js";
import { faultOf } from "./server.js";
import { startList } from "./start-list.js";
import { isStill, surround } from "./surroundings.js";
import { language, say } from "./words.js";

const element = (id) => document.getElementById(id);
const demo = demoOf(asked("show"));
const isFeed = demo.id === "feed";
const scroller = element("scroller");
const rows = new Rows(element("rows"), element("row"));

// The arguments of a demo

let options = {};
let stopping = new AbortController();

/** The feed in a view with the interface of `Rows`. */
function feedOf(view, limit = 20) {
  if (view !== rows) page.content = view;
  return new FeedList(view, {
    limit: asked("limit") ?? limit,
    // Outside of the feed demos, the end of the list is part of the demonstration.
    pageLimit: demo.pages === null ? Infinity : demo.pages ?? 3,
    fault: () => faultOf(options, asked),
    onUpdated(total) {
      const time = new Date().toLocaleTimeString(language, { timeStyle: "short" });
      if (isFeed) tell("stories", total, time);
    },
  });
}

const feed = feedOf(rows);

function tell(key, count, time) {
  element("subtitle").textContent = say(key, { count, time });
  element("subtitle").classList.remove("whole");
}

function addButton(key, onPress) {
  const node = document.createElement("button");
  Object.assign(node, { type: "button", textContent: say(key), onclick: onPress });
  element("actions").append(node);
}

/** A button of the page, placed above the one that scrolls back to the top. */
function companion() {
  const node = document.createElement("button");
  Object.assign(node, { type: "button", className: "companion", ariaLabel: say("write") });
  node.append(svg("svg", { class: "icon", "aria-hidden": "true" }, svg("use", { href: "#icon-write" })));
  node.addEventListener("click", () => tell("wrote"));
  stopping.signal.addEventListener("abort", () => node.remove());
  scroller.after(node);
  return node;
}

/** A second list beside the demo's, for a comparison. */
function makePair(of) {
  const request = () => faultOf(options, asked);
  const pair = new Pair(scroller, { rows, say, signal: stopping.signal, request });
  of.fault = () => {
    pair.ours.add("requests");
    return request();
  };
  return pair;
}

const page = {
  demo, feed, feedOf, makePair, rows, say, tell, addButton, companion, surround, showSources,
  place: element("rows"),
  get options() { return options; },
  /** Ends what a demo started besides its list. */
  get signal() { return stopping.signal; },
  /** The content that the inspector measures and tests count, if it is not the feed's rows. */
  content: null,
  /** The list that the inspector measures, if it is not the page's scroller. */
  observed: null,
};

// The refresh button of the bar

async function scrollToTop() {
  if (scroller.scrollTop <= 0) return;
  scroller.scrollTo({ top: 0, behavior: isStill() ? "instant" : "smooth" });
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

// The demo

let inspector;
let list = null;

const shownIds = () => (page.content ?? rows).ids;
const refresh = () => (list ? list.begin(demo.edges[0]) : loadPlainly());

async function begin() {
  const module = await import(`./demos/${demo.id}.js`);
  await loadFont(options.tongue ?? language);
  try {
    list = await (module.start ?? startList)(scroller, page, module);
  } catch (error) {
    list = null;
    console.warn("Overscroll is not available; the list scrolls without it.", error);
  }
  window.gallery = { list, rows: shownIds };
  if (list) {
    inspector.follow(list, options, page.observed ?? { scroller, content: element("rows") });
    // For keyboard users, where Overscroll adds no button.
    for (const edge of demo.begins ?? []) addButton(edge, () => list.begin(edge));
  }
  if (demo.pages !== 0 && shownIds().length === 0) refresh();
}

function end() {
  inspector.leave();
  list?.detach();
  stopping.abort();
  stopping = new AbortController();
  page.content = page.observed = null;
  element("actions").replaceChildren();
}

let turn = Promise.resolve();

/** Restarts the demo with other options; quick changes are handled in order. */
function restart() {
  turn = turn.then(() => { end(); return begin(); });
}

// The page

function introduceDemo() {
  const name = inTongue(demo.name);
  const sentence = inTongue(demo.sentence);
  document.title = `${name} · Overscroll`;
  for (const id of ["feed-title", "sentence-title", "sheet-title"]) element(id).textContent = name;
  element("sentence").textContent = sentence;
  element("subtitle").textContent = isFeed ? "" : sentence;
  element("subtitle").classList.toggle("whole", !isFeed);
  element("refresh").hidden = !isFeed;
}

async function prepare() {
  for (const control of demo.controls) {
    const { choicesFrom, valueFrom } = control;
    const choices = choicesFrom || valueFrom ? await import("./choices.js") : {};
    if (choicesFrom) control.choices = await choices[choicesFrom]();
    if (valueFrom) control.value = choices[valueFrom]();
  }
  options = makeControls(element("options"), demo.controls, change);
  presets?.mark();
}

const presets = demo.presets && makePresets(demo, () => prepare().then(restart));

/** Applies a changed option; a language brings its direction. */
async function change(control) {
  presets?.mark();
  if (control.id === "tongue") {
    await prepare();
    document.querySelector("[name=tongue]").focus();
  }
  if (!control.isLive) restart();
}

async function start() {
  await loadFont(language);
  introduce(demo);
  introduceDemo();
  fillTongues();
  inspector = setUpInspector(demo, scroller, element("rows"));
  setUpCode();
  if (presets) element("hosts").before(presets.node);
  await prepare();
  element("refresh").addEventListener("click", () => scrollToTop().then(refresh));
  return begin();
}

start();
