import { attach } from "/overscroll/overscroll.js";

export const start = (scroller, { feed }) => attach(scroller, {
  top: {
    indicator: "classic", lastUpdatedKey: "classic",
    fetch: feed.fetchFirst, apply: feed.showFirst,
  },
  bottom: {
    indicator: "classic",
    fetch: feed.fetchNext, apply: feed.append,
  },
  mouse: true,
});
