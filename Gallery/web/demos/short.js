import { attach } from "../overscroll/overscroll.js";
import { Short } from "../short.js";

export function start(scroller, { feedOf, rows, options }) {
  const feed = feedOf(new Short(rows, Number(options.rows)), 10);
  return attach(scroller, {
    top: { fetch: feed.fetchFirst, apply: feed.showFirst },
    // A list that fits its screen is always at its end: only an upward pull loads more.
    bottom: { past: 54, fetch: feed.fetchNext, apply: feed.append },
    mouse: true,
  });
}
