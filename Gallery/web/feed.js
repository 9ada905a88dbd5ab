// The list of the demo: what is loaded, and what Overscroll is told to do with it.

import { fetchPage } from "./feed-client.js";
import { Rows } from "./rows.js";
import { fault, setUpControls, showPhase } from "./controls.js";

const element = (id) => document.getElementById(id);
const parameters = new URLSearchParams(location.search);
const limit = parameters.get("limit") ?? 20;
const scroller = element("scroller");
const rows = new Rows(element("rows"), element("row"));

let next; // The cursor of the next page; undefined until a first page is here.
let firstPageIsHere;
const firstPage = new Promise((resolve) => { firstPageIsHere = resolve; });

// The top edge

async function fetchFirst(signal) {
  try {
    return await fetchPage({ limit, ...fault() }, signal);
  } catch (error) {
    if (!signal?.aborted && rows.ids.length === 0) {
      rows.showText("Nothing here yet — pull down to try again");
    }
    throw error;
  }
}

function applyFirst(page) {
  const before = rows.ids;
  const fresh = newItems(page.items, before);
  rows.replace(page.items, fresh);
  next = page.next;
  firstPageIsHere();
  showUpdated(page.total);
  if (before.length === 0) return { outcome: "updated" };
  if (fresh.size === 0) return { outcome: "unchanged", message: "You’re up to date" };
  return { outcome: "updated", message: newsOf(fresh.size, page) };
}

// Ids count up in the order of arrival, so newer is greater.
function newItems(items, shown) {
  if (shown.length === 0) return new Set();
  return new Set(items.map(({ id }) => id).filter((id) => id > shown[0]));
}

// A page full of news may have more of them behind it.
function newsOf(count, page) {
  return count === page.items.length && page.next ? `${count}+ new` : `${count} new`;
}

function showUpdated(total) {
  const time = new Date().toLocaleTimeString(undefined, { timeStyle: "short" });
  element("subtitle").textContent = `${total} stories · updated ${time}`;
}

// The bottom edge

async function fetchNext(signal) {
  await orAborted(firstPage, signal);
  if (next === null) return { items: [], before: null, next: null };
  const before = next;
  return { ...await fetchPage({ limit, before, ...fault() }, signal), before };
}

function applyNext(page) {
  // A refresh may have replaced the list since; this page is not its next one.
  if (page.before === next) {
    rows.append(page.items);
    next = page.next;
  }
  return { more: next !== null };
}

async function orAborted(promise, signal) {
  signal?.throwIfAborted();
  const aborted = new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
  return Promise.race([promise, aborted]);
}

// The refresh button

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
    applyFirst(await fetchFirst());
  } catch (error) {
    if (rows.ids.length === 0) rows.showText(error.userMessage ?? "Nothing here yet");
  }
}

async function attachOverscroll() {
  const { attach } = await import("/overscroll/overscroll.js");
  const indicator = parameters.get("indicator") === "spinner" ? "spinner" : "classic";
  return attach(scroller, {
    top: { indicator, fetch: fetchFirst, apply: applyFirst },
    bottom: { indicator: "spinner", within: 600, fetch: fetchNext, apply: applyNext },
    mouse: true,
  });
}

async function start() {
  setUpControls(parameters);
  setInterval(() => rows.updateAges(), 15_000);
  let list = null;
  try {
    list = await attachOverscroll();
  } catch (error) {
    console.warn("Overscroll is not available; the list scrolls without it.", error);
  }
  window.gallery = { list, rows: () => rows.ids };
  const refresh = list ? () => list.begin("top") : loadPlainly;
  for (const edge of ["top", "bottom"]) showPhase({ edge, phase: list?.phase(edge) ?? "not loaded" });
  list?.on("phase", showPhase);
  element("refresh").addEventListener("click", () => scrollToTop().then(refresh));
  refresh();
}

start();
