import { Chat } from "../chat.js";
import { code } from "../sources.js";

let chat;

export async function begin({ feedOf, place, options, signal }) {
  chat = new Chat(place, signal, options.reply === "below");
  const feed = feedOf(chat);
  feed.showFirst(await feed.fetchFirst());
  if (options.opens === "unread") {
    chat.holdNewest();
    feed.append(await feed.fetchNext({}));
    chat.markUnread();
  }
  const newer = { fetch: feed.fetchFirst, apply: () => { chat.showNewest(); return "noMore"; } };
  return { edge: (edge) => (edge === "top" ? { fetch: feed.fetchNext, apply: feed.append } : newer) };
}

export const options = ({ opens, reply, within }, { say }) => ({
  // It opens at the first unread message or at the end, and follows the end while you are there.
  chat: {
    firstUnread: opens === "unread" ? code(() => chat.firstUnread, "() => document.querySelector('.unread')?.dataset.id") : undefined,
    // Or your message moves to the top, and the reply grows below it. The page has its own button then.
    ...(reply === "below" && { follow: "newestOwnAtTop", isOwn: code((id) => chat.isMine(id), "(id) => document.querySelector(`[data-id='${id}'].mine`) !== null") }),
    newRowsText: reply === "below" ? code(() => "", "() => ''") : code((count) => say("news", { count }), "(count) => `${count} new`"),
  },
  // Older messages are loaded at the top, ahead of you; newer ones at the bottom, if the chat is opened in the middle.
  top: { purpose: "load", within, indicator: "spinner" },
  bottom: opens === "unread" ? { within: 100 } : undefined,
  texts: { noMore: "" },
  refreshButton: "none",
});

export const attached = (list, { options }, feed, scroller) => {
  if (options.reply === "below") chat.addEndButton(list, scroller.parentElement);
};
