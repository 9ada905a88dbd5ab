import { attach } from "../overscroll/overscroll.js";
import { Cards } from "../cards.js";

export function start(scroller, { feedOf, place, options, surround }) {
  const feed = feedOf(new Cards(place), 8);
  surround({ mirrored: options.mirrored || undefined });
  const rule = options.trigger === "within" ? { within: 200 }
    : { trigger: options.trigger, past: 48 };
  return attach(scroller, {
    leading: {
      past: 40, indicator: "spinner",
      fetch: feed.fetchFirst, apply: feed.showFirst,
    },
    trailing: {
      ...rule, purpose: "load", indicator: "spinner",
      fetch: feed.fetchNext, apply: feed.append,
    },
    mouse: true,
  });
}
