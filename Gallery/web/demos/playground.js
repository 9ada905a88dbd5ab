import { attach } from "../overscroll/overscroll.js";
import { sourcesOf, webOptionsOf } from "../playground.js";

export function start(scroller, { feed, options, showSources }) {
  showSources(sourcesOf(options));
  const { top, bottom, ...rest } = webOptionsOf(options);
  return attach(scroller, {
    top: { ...top, fetch: feed.fetchFirst, apply: feed.showFirst },
    bottom: { ...bottom, fetch: feed.fetchNext, apply: feed.append },
    ...rest,
    mouse: true,
  });
}
