import { attach } from "../overscroll/overscroll.js";

export const start = (scroller, { feed, options }) => attach(scroller, {
  top: {
    indicator: "classic",
    lastUpdatedKey: options.remembers ? "classic" : undefined,
    fetch: feed.fetchFirst, apply: feed.showFirst,
  },
  bottom: {
    indicator: "classic",
    fetch: feed.fetchNext, apply: feed.append,
  },
  mouse: true,
});
