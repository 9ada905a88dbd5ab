import { code } from "../sources.js";
import { Timeline } from "../timeline.js";

export async function begin({ addButton, feedOf, rows, options, signal }) {
  const timeline = new Timeline(rows, options.sticky, signal);
  const feed = feedOf(timeline);
  const anchor = history.state?.timeline;
  if (anchor) {
    // The page was loaded again: its rows are loaded up to the one that was read.
    feed.showFirst(await feed.fetchFirst());
    while (!timeline.ids.includes(Number(anchor.id)) && feed.append(await feed.fetchNext({})).hasMore);
  }
  addButton("reload", () => location.reload());
  return Object.assign(feed, { edge: (edge) => (edge === "top"
    ? { fetch: feed.fetchFirst, apply: (page) => { feed.showFirst(page); } } : { fetch: feed.fetchNext, apply: feed.append }) });
}

// The row that you read stays in place when a refresh inserts rows above it, and when you remove and restore others.
export const options = ({ keeps }, { say }) => ({
  readingPosition: {
    atStart: keeps ? "keepsRow" : "showsNewRows",
    newRowsText: code((count) => say("news", { count }), "(count) => `${count} new`"),
    newRowsAbove: code((count) => say("above", { count }), "(count) => `↑ ${count} new`"),
    anchor: history.state?.timeline && code({ ...history.state.timeline }, "history.state?.anchor"),
    onAnchorChange: code((timeline) => history.replaceState({ ...history.state, timeline }, ""), "(anchor) => history.replaceState({ anchor }, '')"),
  },
  top: {},
  bottom: { within: 300 },
});
