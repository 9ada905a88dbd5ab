import { attach } from "../overscroll/overscroll.js";
import { Sections } from "../sections.js";

export function start(scroller, { feedOf, rows, options }) {
  // A header needs no more than `position: sticky; top: 0`.
  const feed = feedOf(new Sections(rows, options.sticky));
  return attach(scroller, {
    top: { fetch: feed.fetchFirst, apply: feed.showFirst },
    bottom: {
      within: 300,
      fetch: feed.fetchNext, apply: feed.append,
    },
    mouse: true,
  });
}
