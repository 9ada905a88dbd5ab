// A chat: the messages of a conversation, a field to write, and replies that are streamed.

import { ANSWER, lines, replyTo } from "./conversation.js";
import { language, say } from "./words.js";

// Before a reply, and between two of its words, in milliseconds.
const [THINKING, WORD] = [700, 60];
// A long answer comes in pieces of words, as models for languages write, this many a second.
const PIECES = 60;
// The number of messages after the first unread one that the first page of older messages contains.
const UNREAD = 14;

export class Chat {
  #place;
  #signal;
  #shown = 0; // lines of the conversation
  #own = 0;
  #newest;
  #isLong;

  /** `signal` ends the replies, and removes the field. Replies may be longer than the screen. */
  constructor(place, signal, isLong) {
    this.#place = place;
    this.#signal = signal;
    this.#isLong = isLong;
    place.role = "log";
    place.replaceChildren();
    place.classList.add("chat");
    this.#addField(document.getElementById("below"));
  }

  /** Whether the user has sent a message. */
  isMine = (id) => this.#place.querySelector(`[data-id="${id}"]`)?.classList.contains("mine") ?? false;

  get ids() {
    return [...this.#place.querySelectorAll("[data-id]")].map((line) => Number(line.dataset.id));
  }

  /** The line at which a chat with unread messages begins. */
  get firstUnread() {
    return this.#place.querySelector(".unread")?.dataset.id;
  }

  /** Shows the newest messages. */
  replace(items) {
    this.#place.replaceChildren();
    this.#shown = 0;
    this.append(items);
  }

  /** Inserts older messages at the top. */
  append(items) {
    this.#place.prepend(...items.map((item) => this.#line(item)).reverse());
  }

  /** Keeps the newest messages back, as a chat that is opened in the middle. */
  holdNewest() {
    this.#newest = [...this.#place.children];
    this.#place.replaceChildren();
  }

  /** Inserts the line before the unread messages. */
  markUnread() {
    const mark = document.createElement("p");
    mark.className = "unread";
    mark.dataset.id = 0;
    mark.textContent = say("unread");
    [...this.#place.children].at(-UNREAD).before(mark);
  }

  /** Appends the newest messages. */
  showNewest() {
    this.#place.append(...this.#newest);
  }

  showText(text) {
    this.#place.textContent = text;
  }

  /** Appends a message of the user, which the other side answers. */
  send(text) {
    this.#own += 1;
    this.#place.append(this.#message({ isMine: true, text, id: -this.#own, published: Date.now() / 1000 }));
    this.#answer(this.#own);
  }

  async #answer(number) {
    await this.#wait(THINKING);
    if (this.#signal.aborted) return;
    const message = this.#message({ isMine: false, text: "…", id: -1000 - number });
    message.classList.add("thinks");
    this.#place.append(message);
    await this.#wait(THINKING);
    message.classList.remove("thinks");
    if (this.#isLong) return this.#write(message, ANSWER.match(/\s*\S{1,5}/g), 1000 / PIECES);
    return this.#write(message, replyTo(number - 1).match(/\s*\S+/g), WORD);
  }

  /** Writes pieces of a text, one after each pause; as many as are due, because timers may be late. */
  async #write(message, pieces, pause) {
    const start = performance.now();
    for (let count = 0; count < pieces.length && !this.#signal.aborted;) {
      await this.#wait(pause);
      count = Math.ceil((performance.now() - start) / pause);
      message.textContent = pieces.slice(0, count).join("");
    }
  }

  /** Adds a button that leads to the end, with the number of messages that are new there. */
  addEndButton(list, box) {
    const [button, badge] = [document.createElement("button"), document.createElement("span")];
    badge.className = "badge";
    Object.assign(button, { type: "button", className: "to-end", hidden: list.isAtEnd, onclick: () => list.scrollToEnd({ behavior: "smooth" }) });
    const show = ({ isAtEnd, unreadCount }) => {
      button.hidden = isAtEnd;
      badge.textContent = unreadCount || "";
      button.ariaLabel = [say("toEnd"), ...(unreadCount ? [say("news", { count: unreadCount })] : [])].join(", ");
    };
    show(list);
    list.on("chat", show);
    button.append("↓", badge);
    box.append(button);
    this.#signal.addEventListener("abort", () => button.remove());
  }

  #wait(milliseconds) {
    return new Promise((resolve) => { setTimeout(resolve, milliseconds); });
  }

  #line({ id, published }) {
    this.#shown += 1;
    return this.#message({ ...lines.at(-1 - (this.#shown - 1) % lines.length), id, published });
  }

  #message({ isMine, text, id, published }) {
    const message = document.createElement("p");
    message.dataset.id = id;
    message.className = isMine ? "mine" : "theirs";
    message.lang = "en";
    message.append(text);
    if (published) message.append(" ", timeOf(published));
    return message;
  }

  /** The field below the messages. */
  #addField(parent) {
    const form = document.createElement("form");
    form.className = "composer";
    const field = Object.assign(document.createElement("input"), { name: "text", autocomplete: "off", ariaLabel: say("message"), value: say("chatLine") });
    const button = Object.assign(document.createElement("button"), { textContent: "↑", ariaLabel: say("sent") });
    form.append(field, button);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (field.value.trim()) this.send(field.value);
      field.value = "";
    });
    parent.prepend(form);
    this.#signal.addEventListener("abort", () => form.remove());
  }
}

function timeOf(published) {
  const time = document.createElement("time");
  time.textContent = new Date(published * 1000).toLocaleTimeString(language, { timeStyle: "short" });
  return time;
}
