import { attach } from "../overscroll/overscroll.js";

const frames = {
  pulling: "pictures/cat-pull.gif",
  refreshing: "pictures/cat-run.gif",
  noMore: "pictures/cat-sleep.gif",
};

export const start = (scroller, { feed, options }) => attach(scroller, {
  top: {
    indicator: { frames: { ...frames, framesPerSecond: options.framesPerSecond } },
    fetch: feed.fetchFirst, apply: feed.showFirst,
  },
  bottom: {
    indicator: { frames: { ...frames, framesPerSecond: options.framesPerSecond } },
    fetch: feed.fetchNext, apply: feed.append,
  },
  mouse: true,
});
