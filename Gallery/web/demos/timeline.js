import { attach } from "../overscroll/overscroll.js";
import { Timeline } from "../timeline.js";

export async function start(scroller, page) {
  const { addButton, feedOf, rows, options, say } = page;
  const timeline = new Timeline(rows, options.sticky, page.signal);
  const feed = feedOf(timeline);
  const anchor = history.state?.timeline;
  if (anchor) {
    // The page was loaded again: its rows are loaded up to the one that was read.
    feed.showFirst(await feed.fetchFirst());
    while (!timeline.ids.includes(Number(anchor.id)) && feed.append(await feed.fetchNext({})).hasMore);
  }
  addButton("reload", () => location.reload());
  return attach(scroller, {
    // The row that you read stays in place when a refresh inserts rows above it, and when you remove and restore others.
    readingPosition: {
      atStart: options.keeps ? "keepsRow" : "showsNewRows",
      newRowsText: (count) => say("news", { count }),
      newRowsAbove: (count) => say("above", { count }),
      anchor,
      onAnchorChange: (place) => history.replaceState({ ...history.state, timeline: place }, ""),
    },
    top: { fetch: feed.fetchFirst, apply: (page) => { feed.showFirst(page); } },
    bottom: { within: 300, fetch: feed.fetchNext, apply: feed.append },
    mouse: true,
  });
}
