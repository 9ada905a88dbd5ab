import { swiftOf } from "../code.js";

export async function start(scroller, { demo, feed, say, addButton, showSources, tell, options, place, signal }, { sources }) {
  showSources({ ...sources, ...swiftOf(demo.id) });
  const { createMachine } = await import("../overscroll/machine.js");
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

/** The page moves its rows itself, and reports their offset. */
export const sources = { JavaScript: `import { createMachine } from "./overscroll/machine.js";

const machine = await createMachine();
const rows = document.querySelector("#rows");
let from = null;

// The page moves its rows itself, and reports their offset.
function move(pull) {
  rows.style.transform = pull > 0 ? \`translateY(\${pull}px)\` : "";
  machine.scroll(-pull);
}

addEventListener("touchstart", ({ touches }) => {
  from = touches[0].clientY;
  machine.dragStart();
});
addEventListener("touchmove", ({ touches }) => move(machine.inset + Math.max(0, touches[0].clientY - from) / 2));
addEventListener("touchend", () => {
  machine.dragEnd();
  move(machine.inset);
});
machine.on("phase", ({ phase }) => {
  console.log(phase);
  if (phase === "refreshing") setTimeout(() => machine.end("updated"), 1000);
  if (phase !== "pulling" && phase !== "armed") move(machine.inset);
});` };
