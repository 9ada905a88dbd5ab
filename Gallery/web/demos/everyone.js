import { attach } from "../overscroll/overscroll.js";

export function start(scroller, { feed, options, surround }) {
  // The page sets `lang`, `dir`, a font size, a colour scheme and colours; the list follows.
  surround(options);
  if (options.keys) scroller.focus();
  return attach(scroller, {
    top: {
      indicator: "classic",
      fetch: feed.fetchFirst, apply: feed.showFirst,
    },
    bottom: {
      indicator: "classic", within: 300,
      fetch: feed.fetchNext, apply: feed.append,
    },
    // Also visible without the focus of a key.
    refreshButton: "always",
    mouse: true,
  });
}
