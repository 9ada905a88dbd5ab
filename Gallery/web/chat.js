// A chat: older messages are inserted at the top, new ones at the end, where a reply is streamed.

import { lines, replyTo } from "./conversation.js";
import { isStill } from "./surroundings.js";
import { language, say } from "./words.js";

// How near the end the reader is for the list to follow it, in pixels.
const NEAR = 40;
// Before a reply, and between two of its words, in milliseconds.
const [THINKING, WORD] = [700, 60];

export class Chat {
  #place;
  #scroller;
  #signal;
  #shown = 0; // lines of the conversation
  #own = 0;
  #missed = 0;
  #button = document.createElement("button");

  /** `signal` ends the replies. */
  constructor(place, scroller, signal) {
    this.#place = place;
    this.#scroller = scroller;
    this.#signal = signal;
    place.role = "log";
    place.replaceChildren();
    place.classList.add("chat");
    Object.assign(this.#button, { type: "button", className: "missed", hidden: true, onclick: () => this.goToEnd() });
    scroller.after(this.#button);
    scroller.addEventListener("scroll", () => { if (this.#isAtEnd) this.#miss(0); }, { signal });
    signal.addEventListener("abort", () => this.#button.remove());
  }

  get ids() {
    return [...this.#place.querySelectorAll("[data-id]")].map((line) => Number(line.dataset.id));
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

  showText(text) {
    this.#place.textContent = text;
  }

  goToEnd() {
    const behavior = isStill() ? "instant" : "smooth";
    this.#scroller.scrollTo({ top: this.#scroller.scrollHeight, behavior });
    this.#miss(0);
  }

  /** Appends a message of the user, which the other side answers. */
  send(text) {
    this.#place.append(this.#message({ isMine: true, text, id: -(this.#own += 1) }));
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
    this.#answer(replyTo(this.#own - 1).split(" "));
  }

  async #answer(words) {
    const message = this.#message({ isMine: false, text: "…" });
    await this.#wait(THINKING);
    this.#grow(() => this.#place.append(message), 1);
    await this.#wait(THINKING);
    for (let count = 1; count <= words.length; count += 1) {
      this.#grow(() => { message.textContent = words.slice(0, count).join(" "); });
      await this.#wait(WORD);
    }
  }

  /** Follows the end if the reader is there; otherwise the place stays, and messages are counted. */
  #grow(change, messages = 0) {
    if (this.#signal.aborted) return;
    const follows = this.#isAtEnd;
    change();
    if (follows) this.#scroller.scrollTop = this.#scroller.scrollHeight;
    else this.#miss(this.#missed + messages);
  }

  #miss(count) {
    this.#missed = count;
    this.#button.hidden = count === 0;
    this.#button.textContent = say("news", { count });
  }

  get #isAtEnd() {
    const { scrollTop, clientHeight, scrollHeight } = this.#scroller;
    return scrollTop + clientHeight >= scrollHeight - NEAR;
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
    if (id) message.dataset.id = id;
    message.className = isMine ? "mine" : "theirs";
    message.lang = "en";
    message.append(text);
    if (published) message.append(" ", timeOf(published));
    return message;
  }
}

function timeOf(published) {
  const time = document.createElement("time");
  time.textContent = new Date(published * 1000).toLocaleTimeString(language, { timeStyle: "short" });
  return time;
}
