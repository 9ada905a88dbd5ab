// A chat: the messages of a conversation, a field to write, and replies that are streamed.

import { lines, replyTo } from "./conversation.js";
import { language, say } from "./words.js";

// Before a reply, and between two of its words, in milliseconds.
const [THINKING, WORD] = [700, 60];
// The number of messages after the first unread one that the first page of older messages contains.
const UNREAD = 14;

export class Chat {
  #place;
  #signal;
  #shown = 0; // lines of the conversation
  #own = 0;
  #newest;

  /** `signal` ends the replies, and removes the field. */
  constructor(place, signal) {
    this.#place = place;
    this.#signal = signal;
    place.role = "log";
    place.replaceChildren();
    place.classList.add("chat");
    this.#addField(document.getElementById("below"));
  }

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
    const words = replyTo(number - 1).split(" ");
    await this.#wait(THINKING);
    if (this.#signal.aborted) return;
    const message = this.#message({ isMine: false, text: "…", id: -1000 - number });
    message.classList.add("thinks");
    this.#place.append(message);
    await this.#wait(THINKING);
    message.classList.remove("thinks");
    for (let count = 1; count <= words.length && !this.#signal.aborted; count += 1) {
      message.textContent = words.slice(0, count).join(" ");
      await this.#wait(WORD);
    }
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
