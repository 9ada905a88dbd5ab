import { attach } from "/overscroll/overscroll.js";

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

export async function start(scroller, { feed, say, button, tell }) {
  const list = await attach(scroller, {
    top: { indicator: label(say), onRefresh: () => new Promise(() => {}) },
    mouse: true,
  });
  feed.showFirst(await feed.fetchFirst());
  button("begin", () => list.begin("top"));
  button("end", () => list.end("top", "updated"));
  scroller.addEventListener("scroll", () =>
    tell("scrolled", Math.round(scroller.scrollTop)));
  return list;
}
