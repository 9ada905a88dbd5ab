import { attach } from "/overscroll/overscroll.js";

export const start = (scroller, { feed }) => attach(scroller, {
  top: {
    indicator: "lines", past: 52, hold: 62,
    fetch: feed.fetchFirst, apply: feed.showFirst,
  },
  bottom: {
    indicator: "spinner", within: 0, hold: 60,
    fetch: feed.fetchNext, apply: feed.append,
  },
  mouse: true,
});
