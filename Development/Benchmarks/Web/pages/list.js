// The same list for every page: `rows` many, and with `busy` a main thread that is blocked half of the time.
const asked = new URL(location).searchParams;
const PERIOD = 160; // milliseconds

function makeRow(number) {
  const row = document.createElement("div");
  row.className = "row";
  row.innerHTML = `<b>Row ${number}</b> <span>with so much text that it goes on in a second line on a phone</span> <i>${(number * 37) % 100}</i>`;
  return row;
}

function block(milliseconds) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

document.getElementById("rows").append(...Array.from({ length: Number(asked.get("rows") ?? 200) }, (_, number) => makeRow(number)));

/** Begins to be busy, where the page was asked to. */
window.begin = () => {
  const busy = Number(asked.get("busy") ?? 0);
  if (busy) setInterval(() => block(busy), PERIOD);
};
