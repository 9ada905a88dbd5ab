import { attach } from "/overscroll/overscroll.js";

const frames = {
  pulling: "pictures/cat-pull.gif",
  refreshing: "pictures/cat-run.gif",
  noMore: "pictures/cat-sleep.gif",
};

export const start = (scroller, { feed }) => attach(scroller, {
  top: {
    indicator: { frames },
    fetch: feed.fetchFirst, apply: feed.showFirst,
  },
  bottom: {
    indicator: { frames },
    fetch: feed.fetchNext, apply: feed.append,
  },
  mouse: true,
});
