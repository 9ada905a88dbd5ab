import { attach } from "../overscroll/overscroll.js";

export function start(scroller, { feed, options, surround }) {
  // All of this is the page's own: `lang`, `dir`, a font size, a colour scheme.
  surround(options);
  return attach(scroller, {
    top: {
      indicator: "classic",
      fetch: feed.fetchFirst, apply: feed.showFirst,
    },
    bottom: {
      indicator: "classic", within: 300,
      fetch: feed.fetchNext, apply: feed.append,
    },
    // For who has only a pointer: seen at all times.
    refreshButton: "always",
    mouse: true,
  });
}
