import { attach } from "../overscroll/overscroll.js";

export const start = (scroller, { feed }) => attach(scroller, {
  top: { fetch: feed.fetchFirst, apply: feed.showFirst },
  bottom: {
    within: 600,
    fetch: feed.fetchNext, apply: feed.append,
  },
  mouse: true,
  // The page has one in its bar.
  refreshButton: "none",
});
