import { attach } from "../overscroll/overscroll.js";
import { svg } from "../svg.js";

/** A sun that rises with the pull, grows rays when letting go would refresh, and circles. */
export function sun(extent) {
  const element = svg("svg", { viewBox: "-60 -40 120 80", class: "sun" });
  const disc = svg("g", {}, svg("circle", { r: 12 }));
  for (let ray = 0; ray < 8; ray += 1) {
    disc.append(svg("path", { d: "M0-17v-7", transform: `rotate(${ray * 45})` }));
  }
  element.append(svg("path", { d: "M-60 26h120", class: "horizon" }), disc);
  return { element, extent, update({ phase, progress, time, reducesMotion }) {
    const isUp = phase === "refreshing" || phase === "ending";
    const height = isUp ? 1 : Math.min(progress, 1);
    const turn = isUp && !reducesMotion ? time * 90 : progress * 90;
    disc.style.translate = `0 ${44 - 44 * height}px`;
    disc.style.rotate = `${turn}deg`;
    element.dataset.phase = phase;
  } };
}

export const start = (scroller, { feed, options }) => attach(scroller, {
  top: {
    indicator: sun(options.extent), past: options.extent, hold: options.extent,
    fetch: feed.fetchFirst, apply: feed.showFirst,
  },
  durations: { minimumVisible: 1.5 },
  mouse: true,
});
