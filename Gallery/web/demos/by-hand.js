import { createMachine } from "../overscroll/machine.js";

export async function start(scroller, { feed, say, addButton, tell, options, place, signal }) {
  const machine = await createMachine();
  const [label, arrow, words] = ["div", "span", "span"].map((name) => document.createElement(name));
  label.className = "by-hand";
  label.dataset.overscroll = "top";
  label.append(arrow, words);
  scroller.before(label);
  const listen = (type, listener) => scroller.addEventListener(type, listener, { signal, passive: false });
  let from = null;
  // The page moves its rows itself, and reports their offset.
  const move = (pull) => {
    place.classList.toggle("settles", from === null);
    place.style.transform = pull > 0 ? `translateY(${pull}px)` : "";
    machine.scroll(scroller.scrollTop - pull);
  };
  listen("touchstart", ({ touches }) => {
    if (scroller.scrollTop > 0) return;
    from = touches[0].clientY;
    machine.dragStart();
  });
  listen("touchmove", (event) => {
    const way = event.touches[0].clientY - from;
    if (from === null || way < 0 || !event.cancelable) return;
    event.preventDefault();
    move(machine.inset + way / 2);
  });
  const release = (end) => {
    if (from === null) return;
    from = null;
    machine[end]();
    move(machine.inset);
  };
  listen("touchend", () => release("dragEnd"));
  listen("touchcancel", () => release("dragCancel"));
  listen("scroll", () => tell("scrolled", Math.round(scroller.scrollTop)));
  machine.on("phase", ({ phase }) => {
    arrow.className = phase;
    words.textContent = phase === "idle" ? "" : say(phase);
    if (from === null) move(machine.inset);
  });
  feed.showFirst(await feed.fetchFirst());
  addButton("begin", () => machine.begin());
  addButton("end", () => machine.end(options.outcome));
  signal.addEventListener("abort", () => label.remove());
  return { phase: () => machine.phase, begin: () => machine.begin(), on: machine.on.bind(machine), detach: () => machine.remove() };
}
