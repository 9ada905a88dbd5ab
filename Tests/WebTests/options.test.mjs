// The options of a list: two scripts read them, one simple options and the other all.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { scroller } from "./page.mjs";
import { Duration, EDGES, Option, optionsOf, Place } from "../../Web/src/engine/block-layout.js";
import { needsNewList, writeOptions } from "../../Web/src/options/apply-options.js";
import { readOptions } from "../../Web/src/options/options.js";
import { layered, NAMES, readSimple } from "../../Web/src/options/simple-options.js";

const list = scroller();
const onRefresh = () => {}, onLoadMore = () => {};
const simple = (options, defaults = {}) => readSimple(list, layered(defaults, Object(options)));
const full = (options, defaults = {}) => readOptions(list, options, defaults, layered(defaults, Object(options)));
/** What options say, without the functions, which are bound again. */
const said = (options) => JSON.parse(JSON.stringify(options, (name, value) => {
  if (name === "scroller") return "the list";
  return typeof value === "function" ? "a function" : value;
}));

for (const [name, options] of Object.entries({
  "an action at the top": { onRefresh }, "an action at the bottom": { onLoadMore }, "an action of an edge": { top: { onRefresh } },
  "both, and the mouse": { onRefresh, onLoadMore, hasMore: () => true, mouse: true }, "a module": { bottom: { onLoadMore }, module: "x.wasm" },
  "a distance": { bottom: { onLoadMore, within: 600 } }, "a distance beside an action": { onLoadMore, bottom: { within: 600 }, top: undefined },
})) {
  test(`Simple options mean the same to both scripts: ${name}`, () => {
    assert.deepEqual(said(simple(options)), said(full(options)));
  });
}

test("Options that are not simple or not valid are left to the script for all options", () => {
  for (const options of [
    { onRefresh, top: { past: 60 } }, { onRefresh: 1 }, { top: {} }, { top: true, onRefresh }, {}, null, { mouse: true }, { onRefresh, top: { onRefresh } },
    { bottom: { onLoadMore, within: -1 } }, { onRefresh, mouse: 1 }, { top: { onRefresh, within: 54 } }, { onRefresh, module: {} },
    { onRefresh, wheel: false }, { bottom: { onRefresh } },
  ]) assert.equal(simple(options), undefined, JSON.stringify(options));
});

test("A wrong option is named with what it takes", () => {
  const top = { onRefresh };
  const wrong = [
    [{ top: { onRefresh, indicator: "sparkle" } }, 'top.indicator must be one of classic, spinner, ring, text, frames, lines, hidden, not "sparkle"'],
    [{ top: { onRefresh, past: -1 } }, "top.past must be a number, 0 or more, not -1"],
    [{ top: { onRefresh, past: "54" } }, 'top.past must be a number, 0 or more, not "54"'],
    [{ top: { onRefresh, past: Infinity } }, "top.past must be a number, 0 or more, not Infinity"],
    [{ bottom: { onLoadMore, within: { viewports: Infinity } } }, "bottom.within.viewports must be a number, 0 or more, not Infinity"],
    [{ top, durations: { failureDuration: Infinity } }, "durations.failureDuration must be a number of seconds from 0 to 600, not Infinity"],
    [{ top: { onRefresh, hold: -3 } }, "top.hold must be a number, 0 or more, not -3"],
    [{ bottom: { onLoadMore, within: -1 } }, "bottom.within must be a number, 0 or more, not -1"],
    [{ top: {} }, "top.onRefresh must be a function, or left out where top.fetch and top.apply are functions, not undefined"],
    [{ bottom: { fetch: onLoadMore } }, "bottom.onLoadMore must be a function, or left out where bottom.fetch and bottom.apply are functions, not undefined"],
    [{ top: { onRefresh, indicator: { element: 5 } } }, "top.indicator.element must be an element, not 5"],
    [{ top, refreshButton: "sometimes" }, 'refreshButton must be one of focus, always, none, not "sometimes"'],
    [{ top, wheel: "sometimes" }, 'wheel must be one of trackpad, always, false, not "sometimes"'],
    [{ top, feed: 1 }, "feed must be an object, not 1"],
    [{ top, feed: { size: 1.5 } }, "feed.size must be a whole number or a function, not 1.5"],
    [{ top, feed: { label: 5 } }, "feed.label must be a string, not 5"],
    [{ chat: { unreadDivider: 5 } }, "chat.unreadDivider must be a text or a function, not 5"],
    [{ top, module: 5 }, "module must be a URL, the bytes of the module, or a WebAssembly.Module, not 5"],
    [{ top, mouse: 1 }, "mouse must be true or false, not 1"],
    [{ top, texts: { refreshing: 5 } }, "texts.refreshing must be a string, not 5"],
    [{ top, texts: { pull: "x" } }, /^Overscroll: texts.pull must be one of pullToRefresh, /],
    [{ top, texts: { lastUpdated: 5 } }, "texts.lastUpdated must be a string or a function, not 5"],
    [{ top, durations: { expand: -1 } }, "durations.expand must be a number of seconds from 0 to 60, not -1"],
    [{ top, durations: { timeout: -1 } }, "durations.timeout must be a number of seconds from 0 to 600, not -1"],
    [{ top, durations: { timeout: 8000 } }, "durations.timeout must be a number of seconds from 0 to 600, not 8000"],
    [{ top, durations: { messageDuration: 600 } }, "durations.messageDuration must be a number of seconds from 0 to 60, not 600"],
    [{ top, damping: 0 }, "damping must be a number above 0, at most 1, not 0"],
    [{ top, maximumPull: -1 }, "maximumPull must be a number above 0, not -1"],
    [{ top, concurrency: "none" }, 'concurrency must be one of refreshCancelsLoads, oneAtATime, independent, not "none"'],
    [{ top, backToTop: { after: { items: 2 } } }, "backToTop.after must be a number of pixels, or { viewports }, not { items }"],
    [{ bottom: { onLoadMore, within: { rows: 3 } } }, "bottom.within must be a number of pixels, or { viewports } or { items }, not { rows }"],
    [{ bottom: { onLoadMore, within: null } }, "bottom.within must be a number, 0 or more, not null"],
    [{ top: { onRefresh, lastUpdatedKey: 5 } }, "top.lastUpdatedKey must be a string, not 5"],
    [{ top: { onRefresh, shouldArm: true } }, "top.shouldArm must be a function, not true"],
    [{ top: { onRefresh, freezesContent: 1 } }, "top.freezesContent must be true or false, not 1"],
    [{ top: { onRefresh, showsActivity: 1 } }, "top.showsActivity must be true or false, not 1"],
    [{ top: { onRefresh, alpha: 2 } }, "top.alpha must be a number from 0 to 1, not 2"],
    [{ top: { onRefresh, maximumPagesToFillViewport: -1 } }, "top.maximumPagesToFillViewport must be a whole number from 0 to 254, not -1"],
    [{ top: { onRefresh, releaseHysteresis: 2 } }, "top.releaseHysteresis must be a number from 0 to 1, not 2"],
    [{ top: { onRefresh, maximumPerDrag: 0 } }, "top.maximumPerDrag must be a whole number from 1 to 255, not 0"],
    [{ top: { onRefresh, automaticPages: 0 } }, "top.automaticPages must be a whole number, 1 or more, not 0"],
    [{ top: { onRefresh, triggersDuringDeceleration: 1 } }, "top.triggersDuringDeceleration must be one of true, false, not 1"],
    [{ top: { onRefresh, placement: "x" } }, 'top.placement must be one of outside, inline, inlineAtEnd, over, behind, not "x"'],
    [{ top: { onRefresh, visibility: "x" } }, 'top.visibility must be one of always, withContent, beyondViewport, not "x"'],
    [{ top: { onRefresh, rearmPolicy: "x" } }, 'top.rearmPolicy must be one of contentGrows, update, not "x"'],
    [{ top: { onRefresh, scrollAnchoring: true } }, "top.scrollAnchoring must be one of automatic, always, never, not true"],
    [{ bottom: onLoadMore }, "bottom must be an object such as { onLoadMore }, not a function"], [{ top: 5, onRefresh }, "top must be an object such as { onRefresh }, not 5"],
    [{ top: { onRefresh, within: 300 } }, "top.within must be left out of a refresh, which begins with a pull, not 300"],
    [{ top: { onRefresh, trigger: "within", within: { items: -1 } } }, "top.within.items must be a whole number, 0 or more, not -1"],
    [{ top: { onRefresh, indicatorVisible: "all" } }, 'top.indicatorVisible must be a number, not "all"'],
    [{ top: { onRefresh, disabled: "yes" } }, 'top.disabled must be true or false, not "yes"'],
    [{ top: { onRefresh, hidden: 1 } }, "top.hidden must be true or false, not 1"],
    [{ top: { onRefresh, retryPolicy: -1 } }, "top.retryPolicy must be a whole number, 0 or more, not -1"],
    [{ top: { onRefresh, retryPolicy: {} } }, "top.retryPolicy.count must be a whole number, 0 or more, not undefined"],
    [{ top: { onRefresh, retryPolicy: { count: 1, where: true } } }, "top.retryPolicy.where must be a function, not true"],
    [{ top: { onRefresh, refreshWhenOlder: "1" } }, 'top.refreshWhenOlder must be a number of seconds from 0 to 2592000, not "1"'],
    [{ top: { onRefresh, refreshWhenOlder: 36e5 } }, "top.refreshWhenOlder must be a number of seconds from 0 to 2592000, not 3600000"],
    [{ top: { onRefresh, lastUpdated: 1.7e9 } }, "top.lastUpdated must be a date after 1973, as a Date or in milliseconds since 1970, or null, not 1700000000"],
    [{ top: { onRefresh, retryPolicy: { count: 1, firstDelay: 1000 } } }, "top.retryPolicy.firstDelay must be a number of seconds from 0 to 600, not 1000"],
    [{ top: { onRefresh, retryPolicy: { count: 1, longestDelay: 3e4 } } }, "top.retryPolicy.longestDelay must be a number of seconds from 0 to 3600, not 30000"],
    [{ top: { onRefresh, lastUpdated: "today" } }, 'top.lastUpdated must be a date after 1973, as a Date or in milliseconds since 1970, or null, not "today"'],
    [{ top: { onRefresh, container: "#bar" } }, 'top.container must be an HTML element, not "#bar"'],
    [{ top: { onRefresh, indicator: { classic: { showsArrows: true } } } }, 'top.indicator.classic.showsArrows must be one of showsArrow, showsSpinner, showsWords, showsLastUpdated, labelInset, arrowImage, spinnerImage, not "showsArrows"'],
    [{ top: { onRefresh, indicator: { classic: { labelInset: -1 } } } }, "top.indicator.classic.labelInset must be a number, 0 or more, not -1"],
  ];
  for (const [options, says] of wrong) {
    assert.throws(() => full(options), { name: "TypeError", message: says instanceof RegExp ? says : `Overscroll: ${says}` });
  }
});

test("A count is a whole number", () => {
  for (const [name, count] of Object.entries({
    maximumPagesToFillViewport: (number) => number, maximumPerDrag: (number) => number, automaticPages: (number) => number, within: (items) => ({ items }), retryPolicy: (number) => number,
    "retryPolicy.count": (number) => ({ count: number }),
  })) {
    const options = (number) => ({ bottom: { onLoadMore, [name.split(".")[0]]: count(number) } });
    full(options(2));
    assert.throws(() => full(options(1.5)), { name: "TypeError", message: /must be a whole number.*, not 1.5$/ }, name);
  }
});

test("A chat has no option for its start, at which it always keeps the row", () => {
  assert.throws(() => full({ chat: { atStart: "keepsRow" } }), /chat\.atStart must be one of follow, /);
  assert.notEqual(full({ chat: true }).reading.atStart, "showsNewRows");
  assert.equal(full({ readingPosition: { atStart: "keepsRow" } }).reading.atStart, "keepsRow");
});

test("An option that is omitted has that of the defaults, and methods keep their object", () => {
  const page = { calls: 0, onRefresh() { this.calls += 1; } };
  const options = full({ durations: { collapse: 1 } }, { onRefresh: page.onRefresh.bind(page), durations: { expand: 2 }, texts: { refresh: "Again" } });
  options.top.onRefresh();
  assert.equal(page.calls, 1);
  assert.deepEqual([options.durations.expand, options.durations.collapse, options.texts.refresh], [2, 1, "Again"]);
  const holders = [];
  const top = { onRefresh() { holders.push(this); } };
  full({ top }).top.onRefresh();
  assert.deepEqual(holders, [top]);
});

test("A name that is no option is left to the script for all options, and reported once with the most similar name", (context) => {
  const warn = context.mock.method(console, "warn", () => {});
  const options = {
    onRefesh: onRefresh, retryPolicy: 3, signal: null, mouse: undefined, feed: { Label: "News" }, backToTop: { Companion: list },
    top: { onRefresh, Past: 60, retryPolicy: { count: 1, first: 2 } }, bottom: { onLoadMore, autoFill: 1 },
  };
  assert.equal(simple({ onRefresh, onRefesh: onRefresh }), undefined);
  full(options);
  full(options);
  const edge = "There are onRefresh, onLoadMore, fetch, apply, purpose, trigger, past, within, ";
  const texts = warn.mock.calls.map(({ arguments: [text] }) => text.replace("Overscroll: there is no option ", ""));
  assert.deepEqual(texts.map((text) => text.slice(0, "bottom.autoFill. ".length + edge.length)).sort(), [
    "onRefesh. Did you mean onRefresh?", "retryPolicy. It belongs to an edge, such as top: { retryPolicy }.", "top.Past. Did you mean top.past?", "top.retryPolicy.first. There are count, firstDelay, longestDelay, where.",
    "feed.Label. Did you mean feed.label?", "backToTop.Companion. Did you mean backToTop.companion?", `bottom.autoFill. ${edge}`,
  ].sort());
});

const declared = ["overscroll", "results", "looks"].map((name) => readFileSync(new URL(`../../Web/src/${name}.d.ts`, import.meta.url), "utf8")).join("");
/** The names of an interface's members whose type fits. */
const members = (name, type = "") => {
  const [, body] = declared.match(new RegExp(`^export interface ${name}\\b[^{]*\\{\n(.*?)^\\}`, "ms"));
  return [...body.matchAll(new RegExp(`^ {2}(\\w+)\\??[:(]${type}`, "gm"))].map(([, each]) => each);
};

test("A number is a finite one, for every declared option and for no other type", () => {
  const NUMBER = "(?:[^(;]*\\| )? ?(?:number|Distance)\\b";
  const top = (more) => ({ top: { onRefresh, trigger: "tap", ...more } });
  const indicator = (more) => top({ indicator: more });
  const holders = {
    Look: ["top.", top], Rule: ["top.", top], RetryPolicy: ["top.retryPolicy.", (more) => top({ retryPolicy: { count: 1, ...more } })],
    OwnIndicator: ["top.indicator.", (more) => indicator({ element: new Element(), update() {}, ...more })],
    Frames: ["top.indicator.frames.", (frames) => indicator({ frames })], Classic: ["top.indicator.classic.", (classic) => indicator({ classic })],
    BackToTop: ["backToTop.", (backToTop) => ({ backToTop })], FeedOptions: ["feed.", (feed) => ({ onRefresh, feed })],
    Durations: ["durations.", (durations) => ({ onRefresh, durations })], Defaults: ["", (more) => ({ onRefresh, ...more })],
  };
  for (const [holder, [path, options]] of Object.entries(holders)) {
    const names = members(holder, NUMBER);
    assert.ok(names.length > 0, holder);
    for (const name of names) {
      full(options({ [name]: name === "lastUpdated" ? 1e12 : 1 }));
      const units = members(holder, " Distance").includes(name) ? ["viewports"] : [];
      for (const value of ["1", true, false, NaN, Infinity, ...(name === "lastUpdated" ? [] : [null])]) {
        for (const [given, at] of [[value, ""], ...units.map((unit) => [{ [unit]: value }, `.${unit}`])]) {
          assert.throws(() => full(options({ [name]: given })), (error) => error instanceof TypeError && error.message.startsWith(`Overscroll: ${path}${name}${at} must be `), `${path}${name}${at}: ${typeof value} ${value}`);
        }
      }
    }
  }
});

test("Every declared option is one, for a list and for an edge", (context) => {
  const warn = context.mock.method(console, "warn", () => {});
  assert.deepEqual([...NAMES].sort(), [...members("ListOptions"), ...members("Defaults")].sort());
  const named = [...members("Look"), ...members("Rule"), ...members("Steps"), "onRefresh", "onLoadMore"];
  // Each warning is printed once, so this edge is one that no other test has.
  for (const name of named) assert.throws(() => full({ trailing: { [name]: Symbol(name), past: -1 } }), TypeError);
  assert.deepEqual(warn.mock.calls, []);
  assert.throws(() => full({ trailing: { pastt: 1 } }), TypeError);
  assert.equal(warn.mock.callCount(), 1);
});

test("Every number of the options is at its place in the block", () => {
  const numbers = new Float64Array(Place.count);
  writeOptions(numbers, full({ onRefresh, bottom: { onLoadMore, within: 600, maximumPagesToFillViewport: 3 }, durations: { expand: 0.5 }, damping: 0.4, concurrency: "oneAtATime" }), false, 2);
  const at = (edge, name) => numbers[optionsOf[edge] + Option[name]];
  assert.deepEqual(EDGES.map((edge) => at(edge, "isPresent")), [1, 1, 0, 0]);
  assert.deepEqual([at("bottom", "trigger"), at("bottom", "distance"), at("bottom", "maximumPagesToFillViewport")], [2, 600, 4]);
  assert.equal(at("top", "extent"), -2, "The default length grows with the texts");
  assert.deepEqual([numbers[Place.durations + Duration.expand], numbers[Place.damping], numbers[Place.concurrency], numbers[Place.backToTop]], [0.5, 0.4, 1, -1]);
  writeOptions(numbers, full({ onRefresh }), true);
  assert.equal(numbers[Place.durations + Duration.expand], 0, "Reduced motion");
});

test("A distance, a length, a duration or a resistance takes effect in the same list; another edge or feature needs a new one", () => {
  const before = full({ onRefresh, bottom: { onLoadMore, within: 300 } });
  for (const options of [
    { onRefresh, bottom: { onLoadMore, within: 600 } }, { top: { onRefresh, past: 80, hold: 90 }, onLoadMore }, { onRefresh, onLoadMore, maximumPull: 90, damping: 0.3 },
    { onRefresh, onLoadMore, texts: { refresh: "Again" }, hasMore: false }, { onRefresh, onLoadMore, durations: { expand: 1 } },
  ]) assert.equal(needsNewList(before, full(options)), false, JSON.stringify(options));
  for (const options of [
    { onRefresh }, { onRefresh, onLoadMore, leading: { onRefresh } }, { onRefresh, onLoadMore, backToTop: true },
    { top: { onRefresh, lastUpdatedKey: "inbox" }, onLoadMore }, { top: { onRefresh, container: new HTMLElement() }, onLoadMore },
  ]) assert.equal(needsNewList(before, full(options)), true, JSON.stringify(options));
});
