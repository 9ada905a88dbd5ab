import { attach } from "../overscroll/overscroll.js";

/** An arrow that turns beside a word: an indicator of the page's own. */
function label(say) {
  const element = document.createElement("div");
  element.className = "by-hand";
  const [arrow, words] = ["span", "span"].map((name) => document.createElement(name));
  arrow.textContent = "↓";
  element.append(arrow, words);
  return { element, update({ phase }) {
    words.textContent = phase === "idle" ? "" : say(phase);
    arrow.hidden = phase !== "pulling" && phase !== "armed";
    arrow.style.rotate = phase === "armed" ? "180deg" : "0deg";
  } };
}

export async function start(scroller, { feed, say, addButton, tell, options, signal }) {
  const list = await attach(scroller, {
    top: { indicator: label(say), onRefresh: () => new Promise(() => {}) },
    mouse: true,
  });
  feed.showFirst(await feed.fetchFirst());
  addButton("begin", () => list.begin("top"));
  addButton("end", () => list.end("top", options.outcome));
  scroller.addEventListener("scroll", () =>
    tell("scrolled", Math.round(scroller.scrollTop)), { signal });
  return list;
}
