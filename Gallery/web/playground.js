// Converts the playground's controls to options of a list, and to the equivalent code.

/** The library's defaults. */
export const usual = {
  indicator: "classic", footer: "spinner", trigger: "release", past: 54, hold: 54, load: "within", within: 300, backToTop: false, button: "focus", wheel: "trackpad",
  expand: 0.25, collapse: 0.4, minimum: 0.5, message: 0.6,
};
const DURATIONS = { expand: "expand", collapse: "collapse", minimum: "minimumVisible", message: "messageDuration" };

const isUsual = (options, name) => options[name] === usual[name];
const unusual = (options, names) => names.filter((name) => !isUsual(options, name));

/** The durations that differ from the defaults, by their names in the library. */
function durationsOf(options) {
  return Object.fromEntries(unusual(options, Object.keys(DURATIONS)).map((name) => [DURATIONS[name], options[name]]));
}

function topOf({ indicator, trigger, past, hold }) {
  return { indicator, ...(trigger !== usual.trigger && { trigger }), ...(past !== usual.past && trigger !== "programmatic" && { past }), ...(hold !== usual.hold && { hold }) };
}

function bottomOf({ footer, load, within }) {
  const rule = { within: { within }, release: { trigger: "release", past: 54 }, tap: { trigger: "tap" } }[load];
  return { indicator: footer, ...rule };
}

/** The options for `attach`, without the actions. */
export function webOptionsOf(options) {
  const durations = durationsOf(options);
  return {
    top: topOf(options), bottom: bottomOf(options),
    ...(options.backToTop && { backToTop: {} }),
    ...(!isUsual(options, "button") && { refreshButton: options.button }),
    ...(!isUsual(options, "wheel") && { wheel: options.wheel === "never" ? false : options.wheel }),
    ...(Object.keys(durations).length && { durations }),
  };
}

/** A value as JavaScript. */
export const literal = (value) => (typeof value === "object" ? `{ ${fields(value)} }`.replaceAll("{  }", "{}") : JSON.stringify(value));
const fields = (table) => Object.entries(table).map(([name, value]) => `${name}: ${literal(value)}`).join(", ");

function javaScriptOf(options) {
  const { top, bottom, ...rest } = webOptionsOf(options);
  return [
    'import { attach } from "./overscroll/overscroll.js";', "", "const list = await attach(scroller, {",
    "  top: {", `    ${fields(top)},`, "    fetch: feed.fetchFirst, apply: feed.showFirst,", "  },",
    "  bottom: {", `    ${fields(bottom)},`, "    fetch: feed.fetchNext, apply: feed.append,", "  },",
    ...Object.entries(rest).map(([name, value]) => `  ${name}: ${literal(value)},`), "});",
  ].join("\n");
}

const jsxOf = (value) => (typeof value === "string" ? JSON.stringify(value) : `{${literal(value)}}`);

function reactOf(options) {
  return [
    'import { Overscroll } from "overscroll/react";', "", "export const FeedList = ({ feed, children }) => (", "  <Overscroll",
    '    style={{ height: "100%", overflowY: "auto" }}',
    ...Object.entries(webOptionsOf(options)).map(([name, value]) => `    ${name}=${jsxOf(value)}`),
    "    onRefresh={async ({ signal }) => feed.showFirst(await feed.fetchFirst({ signal }))}",
    "    onLoadMore={async ({ signal }) => feed.append(await feed.fetchNext({ signal }))}",
    "  >", "    {children}", "  </Overscroll>", ");",
  ].join("\n");
}

const swiftTrigger = ({ trigger, past }) => ({ release: `.onRelease(past: ${past})`, pull: `.onPull(past: ${past})`, programmatic: ".programmatic" })[trigger];
const swiftLoad = ({ load, within }) => ({ within: `.within(.points(${within}))`, release: ".onRelease(past: 54)", tap: ".onTap" })[load];

const swiftUILoad = (options) => (options.load === "within"
  ? `.onLoadMore(within: .points(${options.within}),` : `.overscroll(edge: .bottom, trigger: ${swiftLoad(options)},`);

function uiKitOf(options) {
  const isPlain = isUsual(options, "trigger") && isUsual(options, "past");
  return [
    "tableView.overscroll.top = .refresh(",
    `  owner: self,${isPlain ? "" : ` trigger: ${swiftTrigger(options)},`} indicator: .${options.indicator},`,
    "  fetch: { [feed] in try await feed.reload() },", "  apply: { screen, page in screen.show(page) })",
    "tableView.overscroll.bottom = .loadMore(",
    `  owner: self, trigger: ${swiftLoad(options)}, indicator: .${options.footer},`,
    "  fetch: { [feed] in try await feed.next() },", "  apply: { screen, page in screen.append(page) })",
    ...(isUsual(options, "hold") ? [] : [`tableView.overscroll.top?.options.hold = ${options.hold}`]),
    ...(options.backToTop ? ["tableView.overscroll.backToTop = BackToTop()"] : []),
    ...Object.entries(durationsOf(options)).map(([name, value]) => `tableView.overscroll.durations.${name} = ${value}`),
  ].join("\n");
}

// SwiftUI always holds the indicator's length: it has no modifier for another one.
function swiftUIOf(options) {
  const durations = Object.entries(durationsOf(options));
  const isPlain = isUsual(options, "trigger") && isUsual(options, "past");
  return [
    "List(model.rows, id: \\.self) { Text($0) }",
    `  .onPullToRefresh(${isPlain ? "" : `trigger: ${swiftTrigger(options)}, `}indicator: .${options.indicator}) {`,
    "    model.show(try await model.feed.reload())", "  }",
    `  ${swiftUILoad(options)} indicator: .${options.footer}) {`,
    "    model.append(try await model.feed.next())", "  }",
    ...(options.backToTop ? ["  .overscrollBackToTop()"] : []),
    ...(durations.length ? [
      "  .overscrollConfiguration { $0.durations = durations }", "", "private var durations: OverscrollDurations {",
      "  var durations = OverscrollDurations()",
      ...durations.map(([name, value]) => `  durations.${name} = ${value}`), "  return durations", "}"] : []),
  ].join("\n");
}

/** The code for these options, by host. */
export function sourcesOf(options) {
  return { UIKit: uiKitOf(options), SwiftUI: swiftUIOf(options), JavaScript: javaScriptOf(options), React: reactOf(options) };
}
