import { attach } from "../overscroll/overscroll.js";

// An error that fetch throws shows its userMessage, and a button that tries again.
export async function start(scroller, { feed, makePair, addButton }) {
  const pair = makePair(feed);
  const list = await attach(scroller, {
    top: { fetch: feed.fetchFirst, apply: feed.showFirst },
    bottom: {
      within: 300, indicator: "classic",
      fetch: feed.fetchNext, apply: feed.append,
    },
    durations: { failureDuration: 6 },
    mouse: true,
  });
  pair.follow(list);
  addButton("scrollBoth", () => pair.scrollBoth());
  return list;
}
