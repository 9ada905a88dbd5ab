import { attach } from "../overscroll/overscroll.js";
import { Timeline } from "../timeline.js";

export function start(scroller, page) {
  const { feedOf, rows, options, say } = page;
  const timeline = new Timeline(rows, options.sticky, page.signal);
  const feed = feedOf(timeline);
  const report = (count) => {
    const text = say("news", { count });
    timeline.reportNew(text, () => scroller.scrollTo({ top: 0 }));
    return text;
  };
  return attach(scroller, {
    // The row that you read stays in place when a refresh inserts rows above it, and when you remove and restore others.
    readingPosition: { atStart: options.keeps ? "keepsRow" : "showsNewRows", newRowsText: report },
    top: { fetch: feed.fetchFirst, apply: (page) => { feed.showFirst(page); } },
    bottom: { within: 300, fetch: feed.fetchNext, apply: feed.append },
    mouse: true,
  });
}
