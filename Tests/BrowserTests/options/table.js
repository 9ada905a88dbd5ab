// Each option of a list and of an edge: two values, and what shows that a list has one of them. The same table is used for
// `setOptions`, for React and for Vue: a value that appears, changes or disappears must leave the list as if it had been
// mounted with it.
import { Option, optionsOf as optionsAt, Place } from "/source/engine/block-layout.js";

const never = () => new Promise(() => {});
const noMore = () => ({ hasMore: false });
const ACTIONS = { onRefresh: () => "updated", onLoadMore: () => "updated" };
const LOOK = Object.freeze({ durations: Object.freeze({ expand: 0, collapse: 0, minimumVisible: 0, messageDuration: 0, failureDuration: 0, resultDuration: 0 }) });
const node = (name, text = "") => Object.assign(document.createElement(name), { textContent: text });
const container = [node("div"), node("div")], companion = [node("div"), node("div")], own = [node("b", "own"), node("b", "other")];
document.body.append(...container);
const stored = { a: new Date(2020, 1, 2), b: new Date(2021, 1, 2) };
/** What functions of an option were called with last. */
const heard = [];
const hear = (name, value) => (...given) => { heard.push(name); return value; };

// The engine's options, as the module gets them.
let engine = [];
for (const name of ["instantiate", "instantiateStreaming"]) {
  const original = WebAssembly[name];
  WebAssembly[name] = async (...values) => {
    const made = await original.apply(WebAssembly, values);
    const instance = made.instance ?? made;
    const { memory, overscroll_configure: configure } = instance.exports;
    const exports = {
      ...instance.exports,
      overscroll_configure(address, ...values) {
        engine = [...new Float64Array(memory.buffer, address, Place.isDriven)];
        return configure(address, ...values);
      },
    };
    return made.instance ? { module: made.module, instance: { exports } } : { exports };
  };
}
const frames = async (count) => { for (let index = 0; index < count; index += 1) await new Promise(requestAnimationFrame); };

/** What a list looks like: the engine's options, the nodes of the library, and what the page's own nodes got. */
function looks(host) {
  const scroller = host.scroller();
  const nodes = [...host.frame().querySelectorAll("[data-overscroll], [data-overscroll-part], [data-overscroll-view], [role]")];
  const described = nodes.filter((each) => !each.closest("svg") || each.nodeName === "svg").map((each) => [
    each.nodeName, each.dataset.overscroll, each.getAttribute("role"), each.ariaLabel, each.style.visibility, each.style.alpha, each.style.clipPath,
    (each.children.length && !/empty|failure/.test(each.dataset.overscroll)) || each.getAttribute("role") === "status" ? "" : each.textContent]);
  const outside = [...container, ...companion].map((each) => [each.childElementCount, each.style.position]);
  const { role, ariaLabel } = scroller;
  return [engine, described, outside, role, ariaLabel, ["top", "bottom"].map((edge) => host.list()?.phase(edge))];
}

async function hears(host, edge = "top") {
  heard.length = 0;
  const result = await host.list()?.begin(edge);
  return [result?.outcome, [...new Set(heard)].join()];
}
/** How far a drag of a pointer or a finger pulls. */
async function pulls(host, kind, measure = () => "") {
  const scroller = host.scroller();
  const { left, top } = scroller.getBoundingClientRect();
  const send = (type, y) => {
    const point = { clientX: left + 40, clientY: top + y, bubbles: true, cancelable: true };
    if (kind === "wheel") return scroller.dispatchEvent(new WheelEvent("wheel", { ...point, deltaY: -12 }));
    if (kind === "mouse") return scroller.dispatchEvent(new PointerEvent(`pointer${type}`, { ...point, pointerType: "mouse", pointerId: 1, isPrimary: true, button: 0, buttons: type === "up" ? 0 : 1 }));
    const touch = new Touch({ identifier: 1, target: scroller, ...point });
    const names = { down: "touchstart", move: "touchmove", up: "touchcancel" };
    const touches = type === "up" ? [] : [touch];
    return scroller.dispatchEvent(new TouchEvent(names[type], { bubbles: true, cancelable: true, touches, targetTouches: touches, changedTouches: [touch] }));
  };
  if (kind === "wheel") for (let turn = 0; turn < 7; turn += 1) { send("", 12); await frames(1); }
  else for (const [type, y] of [["down", 10], ["move", 30], ["move", 60]]) { send(type, y); await frames(1); }
  const measured = measure(host);
  if (kind !== "wheel") send("move", 280);
  const progress = host.list()?.progress("top") ?? 0;
  const phase = host.list()?.phase("top");
  if (kind !== "wheel") send("up", 280);
  for (let left = 300; left && host.list() && host.list().phase("top") !== "idle"; left -= 1) await frames(1);
  return [progress > 0, kind === "wheel" ? "" : phase, measured];
}
const added = [];
function prepend() {
  const row = Object.assign(node("p", "New"), { style: "height: 50px; margin: 0" });
  row.dataset.id = `new${performance.now()}`;
  added.push(row);
  window.host.scroller().querySelector("[data-id]").before(row);
}
const failing = async () => { heard.push("try"); throw new Error("Down"); };
const rows = (name) => Object.freeze({ newRowsText: (count) => `${count} ${name}` });

/** The options of a list: `a` and `b` are its values, `base` what is there besides, and `probe` what shows it. */
const LIST = {
  onRefresh: { a: hear("a", "unchanged"), b: hear("b", "noMore"), base: { onLoadMore: ACTIONS.onLoadMore }, probe: hears },
  onLoadMore: { a: hear("a", "unchanged"), b: hear("b", "updated"), base: { onRefresh: ACTIONS.onRefresh }, probe: (host) => hears(host, "bottom") },
  hasMore: { a: false, b: () => false, isLoose: true },
  top: { a: { past: 80 }, b: { past: 90, indicator: "ring" } },
  bottom: { a: { within: 500 }, b: { within: 600, indicator: "text" } },
  leading: { a: { onRefresh() {} }, b: { onRefresh() {}, past: 90 } },
  trailing: { a: { onLoadMore: noMore }, b: { onLoadMore: noMore, within: 90 } },
  backToTop: { a: { after: 100 }, b: { after: 200, companion: companion[0] } },
  readingPosition: { a: { ...rows("new"), atStart: "keepsRow" }, b: { ...rows("rows"), atStart: "keepsRow" }, base: { onRefresh: prepend }, probe: counts },
  chat: { a: true, b: { newRowsText: (count) => `${count}` }, isLoose: true },
  feed: { a: { label: "News" }, b: { label: "Posts", size: 7 } },
  emptyView: { a: "Nothing", b: "Nothing here", base: { ...ACTIONS, isEmpty: true, hasMore: false } },
  failureView: { a: "Broken", b: false, base: { onRefresh: async () => "failed", onError() {}, isEmpty: true }, probe: fails },
  isEmpty: { a: true, b: () => true, base: { ...ACTIONS, emptyView: "Nothing", hasMore: false }, isLoose: true },
  onPhaseChange: { a: hear("a"), b: hear("b"), probe: hears },
  onEnd: { a: hear("a"), b: hear("b"), probe: hears },
  isCancellation: { a: () => true, b: () => (heard.push("b"), true), base: { onRefresh: failing, onError() {} }, probe: hears },
  indicator: { a: "ring", b: () => own[0] },
  concurrency: { a: "oneAtATime", b: "independent" },
  damping: { a: 0.4, b: 0.5 },
  maximumPull: { a: 70, b: 80 },
  mouse: { a: true, probe: (host) => pulls(host, "mouse") },
  wheel: { a: false, b: "always", probe: (host) => pulls(host, "wheel"), isLoose: true },
  refreshButton: { a: "always", b: "none" },
  texts: { a: { refresh: "Again" }, b: { refresh: "Renew" } },
  durations: { a: { ...LOOK.durations, expand: 0.1 }, b: { ...LOOK.durations, expand: 0.2 } },
};

/** The options of an edge, here the top one. */
const EDGE = {
  indicator: { a: "text", b: { element: own[1], update() {} } },
  container: { a: container[0], b: container[1] },
  placement: { a: "over", b: "behind" },
  visibility: { a: "withContent", b: "beyondViewport" },
  hidden: { a: true, probe: (host) => pulls(host, "touch") },
  hold: { a: 70, b: 80 },
  fadesWithPull: { a: false, probe: (host) => pulls(host, "touch", opacity) },
  alpha: { a: 0.5, b: 0.25, probe: (host) => pulls(host, "touch", opacity) },
  purpose: { a: "load" },
  trigger: { a: "pull", b: "programmatic" },
  past: { a: 80, b: 90 },
  within: { a: 500, b: { viewports: 2 }, edge: "bottom" },
  indicatorVisible: { a: 0.5, b: 0.25, edge: "bottom" },
  releaseHysteresis: { a: 0.5, b: 0.25 },
  triggersDuringDeceleration: { a: true },
  loadsOnRelease: { a: true },
  maximumPagesToFillViewport: { a: 1, b: 2 },
  automaticPages: { a: 1, b: 2, also: { purpose: "load", trigger: "programmatic" }, base: { onRefresh: ACTIONS.onRefresh }, probe: waits },
  rearmPolicy: { a: "update" },
  maximumPerDrag: { a: 1, b: 2 },
  scrollAnchoring: { a: "never", also: { purpose: "load", trigger: "programmatic" }, base: { onRefresh: prepend }, probe: anchors },
  disabled: { a: true, probe: hears },
  retryPolicy: { a: { count: 1, firstDelay: 0 }, b: { count: 2, firstDelay: 0 }, base: { onRefresh: failing, onError() {} }, probe: tries },
  refreshWhenOlder: { a: 10, base: { onRefresh: failing, onError() {} }, probe: ages },
  shouldArm: { a: () => false, probe: (host) => pulls(host, "touch") },
  onPhaseChange: { a: hear("a"), b: hear("b"), probe: hears },
  onEnd: { a: hear("a"), b: hear("b"), probe: hears },
  freezesContent: { a: true, base: { onRefresh: never }, probe: freezes },
  showsActivity: { a: true, probe: (host) => host.list().phase("top") },
  lastUpdated: { a: stored.a, b: stored.b, probe: (host) => Number(host.list().lastUpdated("top") ?? 0) },
  lastUpdatedKey: { a: "one", b: "two", probe: (host) => Number(host.list().lastUpdated("top") ?? 0) },
  onRefresh: { a: hear("a", "unchanged"), b: hear("b", "noMore"), base: { onLoadMore: never }, probe: hears },
  onLoadMore: { a: hear("a", "unchanged"), b: hear("b", "updated"), base: { onRefresh: never }, edge: "bottom", probe: (host) => hears(host, "bottom") },
  fetch: { a: hear("a"), b: hear("b"), with: { apply() {} }, base: { onLoadMore: never }, probe: hears },
  apply: { a: hear("a", "unchanged"), b: hear("b", "noMore"), with: { fetch() {} }, base: { onLoadMore: never }, probe: hears },
};
localStorage.setItem("overscroll.lastUpdated.one", String(Number(stored.a)));
localStorage.setItem("overscroll.lastUpdated.two", String(Number(stored.b)));

const opacity = (host) => getComputedStyle(host.frame().querySelector("[data-overscroll=top]")).opacity;
async function counts(host) {
  const { message } = await host.list().begin("top");
  added.splice(0).forEach((row) => row.remove());
  return message;
}
async function fails(host) {
  await host.list().begin("top");
  await frames(4);
  return host.frame().querySelector("[data-overscroll=failure]")?.textContent;
}
/** How many pages load in a row before the edge waits for a tap. */
async function waits(host) {
  const isWaiting = () => engine[optionsAt.top + Option.trigger] === 4;
  const load = async () => {
    await host.list().begin("top");
    await frames(2);
  };
  for (let left = 4; left && !isWaiting(); left -= 1) await load();
  if (!isWaiting()) return "never";
  await load();
  let pages = 0;
  for (; pages < 4 && !isWaiting(); pages += 1) await load();
  return pages;
}
async function tries(host) {
  heard.length = 0;
  await host.list().begin("top");
  return heard.length;
}
async function anchors(host) {
  const scroller = host.scroller();
  scroller.scrollTop = 0;
  await frames(2);
  await host.list().begin("top");
  await frames(2);
  const position = scroller.scrollTop;
  added.splice(0).forEach((row) => row.remove());
  return position > 0;
}
async function ages(host) {
  heard.length = 0;
  document.dispatchEvent(new Event("visibilitychange"));
  await frames(2);
  return heard.includes("try");
}
async function freezes(host) {
  void host.list().begin("top");
  await frames(1);
  const found = getComputedStyle(host.scroller()).overflowY;
  host.list().cancel("top");
  return found;
}

/** All options, by the name of the list's or `edge.name`. */
export const OPTIONS = {
  ...LIST, ...Object.fromEntries(Object.entries(EDGE).map(([name, row]) => [`edge.${name}`, row])),
};
export const names = { list: Object.keys(LIST), edge: Object.keys(EDGE) };

const text = (value) => JSON.stringify(value, (_, each) => (Number.isNaN(each) ? "NaN" : each === -Infinity || each === Infinity ? String(each) : each));

/** The options in which the option of a row has a value; undefined for none. */
function optionsOf(name, row, value) {
  const base = { ...LOOK, ...(row.base ?? ACTIONS) };
  if (value === undefined) return row.also ? { ...base, top: row.also } : base;
  if (!name.startsWith("edge.")) return { ...base, [name]: value };
  const { edge = "top" } = row;
  const option = name.slice("edge.".length);
  const { onRefresh, onLoadMore, ...others } = base;
  const isAction = ["onRefresh", "onLoadMore", "fetch", "apply"].includes(option);
  const list = isAction ? base : { ...others, onRefresh, onLoadMore };
  return { ...list, [edge]: { [option]: value, ...row.with, ...row.also } };
}

async function stable(probe, host) {
  let before, now;
  for (let left = 30; left; left -= 1) {
    [before, now] = [now, text(await probe(host))];
    if (before === now) return now;
    await frames(8);
  }
  return now;
}

/** A framework may render later, on a busy machine. Each row of the table attaches a list. */
async function attached(host) {
  while (!host.list()) await frames(1);
  await host.list().ready;
}

/** Checks an option in a host; returns what is wrong. */
export async function check(name, host) {
  window.host = host;
  const row = OPTIONS[name];
  const probe = row.probe ?? looks;
  const values = { none: undefined, a: row.a, ..."b" in row && { b: row.b } };
  const fresh = {};
  for (const [stage, value] of Object.entries(values)) {
    await host.render(null);
    await host.render(optionsOf(name, row, value));
    await attached(host);
    await frames(6);
    fresh[stage] = await stable(probe, host);
  }
  const faults = [];
  const isSeen = new Set(Object.values(fresh)).size === Object.keys(fresh).length;
  if (!isSeen && !(row.isLoose && fresh.none !== fresh.a)) faults.push(`the probe does not see ${name}: ${text(fresh).slice(0, 300)}`);
  await host.render(null);
  for (const stage of ["none", "a", ..."b" in row ? ["b", "a"] : [], "none"]) {
    await host.render(optionsOf(name, row, values[stage]));
    await attached(host);
    let found;
    for (let left = 200; left; left -= 1) {
      await frames(4);
      found = text(await probe(host));
      if (found === fresh[stage]) break;
    }
    if (found !== fresh[stage]) faults.push(`${name} ${stage}: ${difference(found, fresh[stage])}`);
  }
  await host.render(null);
  return faults.join("; ");
}

/** The first difference of two texts. */
function difference(found = "", expected = "") {
  let at = 0;
  while (at < found.length && found[at] === expected[at]) at += 1;
  return `…${found.slice(Math.max(0, at - 60), at + 90)} instead of …${expected.slice(Math.max(0, at - 60), at + 90)}`;
}
