// Converts the playground's controls to options of a list, and to the equivalent code.

import { code, webSourcesOf } from "./sources.js";

/** The library's defaults. */
export const usual = {
  indicator: "classic", picture: "", tint: "", placement: "outside", footer: "spinner", trigger: "release", past: 54, hold: 54, load: "within", within: 300, backToTop: false, button: "focus", wheel: "trackpad",
  expand: 0.25, collapse: 0.4, minimum: 0.5, message: 0.6,
};
const DURATIONS = { expand: "expand", collapse: "collapse", minimum: "minimumVisible", message: "messageDuration" };

const isUsual = (options, name) => options[name] === usual[name];
const unusual = (options, names) => names.filter((name) => !isUsual(options, name));

/** The durations that differ from the defaults, by their names in the library. */
function durationsOf(options) {
  return Object.fromEntries(unusual(options, Object.keys(DURATIONS)).map((name) => [DURATIONS[name], options[name]]));
}

/** Indicators of scripts of the package. */
const IMPORTED = ["drop", "material"];

function indicatorOf({ indicator, picture }, make) {
  if (picture) return code(make.sticker?.(picture) ?? {}, `sticker(${JSON.stringify(picture)})`);
  return IMPORTED.includes(indicator) ? code(make[indicator]?.() ?? {}, `${indicator}()`) : indicator;
}

function topOf(options, make) {
  const { placement, trigger, past, hold } = options;
  return { indicator: indicatorOf(options, make), ...(placement !== usual.placement && { placement }), ...(trigger !== usual.trigger && { trigger }), ...(past !== usual.past && trigger !== "programmatic" && { past }), ...(hold !== usual.hold && { hold }) };
}

function bottomOf({ footer, load, within }) {
  const rule = { within: { within }, release: { trigger: "release", past: 54 }, tap: { trigger: "tap" } }[load];
  return { indicator: footer, ...rule };
}

/** The options for `attach`, without the actions. `make` has functions that make indicators; code needs none. */
export function webOptionsOf(options, make = {}) {
  const durations = durationsOf(options);
  return {
    top: topOf(options, make), bottom: bottomOf(options),
    ...(options.backToTop && { backToTop: {} }),
    ...(!isUsual(options, "button") && { refreshButton: options.button }),
    ...(!isUsual(options, "wheel") && { wheel: options.wheel === "never" ? false : options.wheel }),
    ...(Object.keys(durations).length && { durations }),
  };
}

/** The properties of the page that have the colour of the icons, and of what can be pressed. */
export const COLORS = ["--overscroll-secondary", "--overscroll-tint"];

const swiftColor = ({ tint }) => `UIColor(${["red", "green", "blue"].map((name, at) => `${name}: ${(parseInt(tint.slice(1 + 2 * at, 3 + 2 * at), 16) / 255).toFixed(2)}`).join(", ")}, alpha: 1)`;
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
    ...(options.tint ? ["tableView.overscroll.top?.style = IndicatorStyle(", `  color: ${swiftColor(options)})`] : []),
    ...(options.placement === (options.indicator === "material" ? "over" : usual.placement) ? [] : [`tableView.overscroll.top?.options.placement = .${options.placement}`]),
    ...(isUsual(options, "hold") ? [] : [`tableView.overscroll.top?.options.hold = ${options.hold}`]),
    ...(options.backToTop ? ["tableView.overscroll.backToTop = BackToTop()"] : []),
    ...Object.entries(durationsOf(options)).map(([name, value]) => `tableView.overscroll.durations.${name} = ${value}`),
  ].join("\n");
}

// SwiftUI has no modifiers for the length that is held, and for the placement.
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
    ...(options.tint ? ["  .overscrollConfiguration { $0.style = style }"] : []),
    ...(durations.length ? [
      "  .overscrollConfiguration { $0.durations = durations }", "", "private var durations: OverscrollDurations {",
      "  var durations = OverscrollDurations()",
      ...durations.map(([name, value]) => `  durations.${name} = ${value}`), "  return durations", "}"] : []),
    ...(options.tint ? ["", "private var style: IndicatorStyle {", `  IndicatorStyle(color: ${swiftColor(options)})`, "}"] : []),
  ].join("\n");
}

/** The code for these options, by host; `sticker` is the code of a picture, which only pages have. */
export function sourcesOf(options, sticker) {
  const { indicator, picture, tint } = options;
  const colors = tint ? COLORS.map((name) => `document.documentElement.style.setProperty("${name}", "${tint}");`) : [];
  const before = [...(sticker ? [sticker] : []), ...(colors.length ? [colors.join("\n")] : [])].join("\n\n");
  const web = webSourcesOf({ ...webOptionsOf(options), mouse: true }, { imports: !picture && IMPORTED.includes(indicator) ? [indicator] : [], before });
  return picture ? web : { ...web, SwiftUI: swiftUIOf(options), UIKit: uiKitOf(options) };
}
