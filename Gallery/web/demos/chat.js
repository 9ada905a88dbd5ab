import { attach } from "../overscroll/overscroll.js";
import { Chat } from "../chat.js";

export async function start(scroller, page) {
  const { feedOf, place, options, say } = page;
  const isBelow = options.reply === "below";
  const chat = new Chat(place, page.signal, isBelow);
  const feed = feedOf(chat);
  const isUnread = options.opens === "unread";
  feed.showFirst(await feed.fetchFirst());
  if (isUnread) {
    chat.holdNewest();
    feed.append(await feed.fetchNext({}));
    chat.markUnread();
  }
  const list = await attach(scroller, {
    // It opens at the first unread message or at the end, and follows the end while you are there.
    chat: {
      firstUnread: () => chat.firstUnread,
      // Or your message moves to the top, and the reply grows below it. The page has its own button then.
      ...(isBelow && { follow: "newestOwnAtTop", isOwn: chat.isMine }),
      newRowsText: (count) => (isBelow ? "" : say("news", { count })),
    },
    // Older messages are loaded at the top, ahead of you.
    top: {
      purpose: "load", within: options.within, indicator: "spinner",
      fetch: feed.fetchNext, apply: feed.append,
    },
    // Newer ones at the bottom, if the chat is opened in the middle.
    bottom: isUnread && {
      within: 100, fetch: feed.fetchFirst,
      apply: () => { chat.showNewest(); return "noMore"; },
    },
    texts: { noMore: "" },
    mouse: true,
    refreshButton: "none",
  });
  if (isBelow) chat.addEndButton(list, scroller.parentElement);
  return list;
}
