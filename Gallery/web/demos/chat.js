import { attach } from "../overscroll/overscroll.js";
import { Chat } from "../chat.js";

export async function start(scroller, page) {
  const { feedOf, place, options, addButton, say } = page;
  const chat = new Chat(place, scroller, page.signal);
  const feed = feedOf(chat);
  feed.showFirst(await feed.fetchFirst());
  addButton("sent", () => chat.send(say("chatLine")));
  scroller.scrollTop = scroller.scrollHeight;
  const list = await attach(scroller, {
    // Older messages are more of the list: at the top, and loaded ahead.
    top: {
      purpose: "load", within: options.within, indicator: "spinner",
      fetch: feed.fetchNext, apply: feed.append,
    },
    mouse: true,
    refreshButton: "none",
  });
  return list;
}
