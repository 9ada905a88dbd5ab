import { attach } from "/overscroll/overscroll.js";

export const start = (scroller, { feed, companion }) => attach(scroller, {
  top: { fetch: feed.fetchFirst, apply: feed.showFirst },
  bottom: {
    within: 600,
    fetch: feed.fetchNext, apply: feed.append,
  },
  backToTop: { after: { viewports: 2 }, companion: companion() },
  mouse: true,
});
