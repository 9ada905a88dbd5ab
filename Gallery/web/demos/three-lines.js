import { attach } from "../overscroll/overscroll.js";

export const start = (scroller, { feed, options }) => attach(scroller, {
  top: {
    indicator: "lines", past: options.past, hold: 62,
    fetch: feed.fetchFirst, apply: feed.showFirst,
  },
  bottom: {
    indicator: "spinner", within: 0, hold: 60,
    fetch: feed.fetchNext, apply: feed.append,
  },
  mouse: true,
});
