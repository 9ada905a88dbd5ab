import { attach } from "/overscroll/overscroll.js";
import { Short } from "../short.js";

export function start(scroller, { feedOf, rows, options }) {
  const feed = feedOf(new Short(rows, Number(options.rows)), 10);
  return attach(scroller, {
    top: { fetch: feed.fetchFirst, apply: feed.showFirst },
    // Past the end of a list that is all in sight: only a pull upwards is.
    bottom: { past: 54, fetch: feed.fetchNext, apply: feed.append },
    mouse: true,
  });
}
