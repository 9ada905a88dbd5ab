import { attach } from "../overscroll/overscroll.js";

// An error of fetch shows its userMessage, or else a text of the library.
export const start = (scroller, { feed }) => attach(scroller, {
  top: { fetch: feed.fetchFirst, apply: feed.showFirst },
  bottom: {
    within: 300, indicator: "classic",
    fetch: feed.fetchNext, apply: feed.append,
  },
  times: { failureHold: 6 },
  mouse: true,
});
