import { attach } from "../overscroll/overscroll.js";

export const start = (scroller, { feed, companion, options }) => attach(scroller, {
  top: { fetch: feed.fetchFirst, apply: feed.showFirst },
  bottom: {
    within: 600,
    fetch: feed.fetchNext, apply: feed.append,
  },
  backToTop: {
    after: { viewports: options.after },
    companion: options.companion ? companion() : undefined,
  },
  mouse: true,
});
