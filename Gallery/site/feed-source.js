// The feed of the static gallery: the page answers its own requests as Gallery/server would.

const PUBLISHED = 620;
const EVERY = 20_000; // milliseconds between two new items
const FIRST = 1000; // milliseconds until the first of them, so that an early pull finds one
const LATENCY = 250; // milliseconds
const opened = Date.now();
let loading;

/** All items in the order of their publication, with the second in which each is published. */
async function allItems() {
  const items = await (await fetch("feed.json")).json();
  let at = opened / 1000 - 45;
  for (let index = PUBLISHED - 1; index >= 0; index -= 1) {
    items[index].published = at;
    at -= 60 + 420 * gap(index);
  }
  items.slice(PUBLISHED).forEach((item, index) => { item.published = (opened + FIRST + EVERY * index) / 1000; });
  return items;
}

/** A number for an item, the same at every visit, exponentially distributed with mean 1. */
function gap(index) {
  const part = Math.abs(Math.sin((index + 1) * 12.9898) * 43758.5453) % 1;
  return -Math.log(1 - part);
}

function published(items) {
  const now = Date.now() / 1000;
  return items.filter((item) => item.published <= now).reverse();
}

async function pageOf(query) {
  loading ??= allItems();
  const items = published(await loading);
  const before = query.get("before");
  const start = before ? items.findIndex(({ id }) => String(id) === before) + 1 : 0;
  const end = start + Number(query.get("limit"));
  return {
    items: items.slice(start, end), next: end < items.length ? String(items[end - 1].id) : null,
    total: items.length,
  };
}

function wait(milliseconds, signal) {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    signal?.addEventListener("abort", () => reject(signal.reason));
    setTimeout(resolve, milliseconds);
  });
}

/** The first half of a text, and then an error. */
function cut(text) {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text.slice(0, text.length / 2)));
      controller.error(new TypeError("The connection ended."));
    },
  });
}

/** The answer to a request for the feed; rejects as `fetch` does. */
export async function request(address, signal) {
  const query = new URLSearchParams(address.split("?")[1]);
  await wait(LATENCY + Number(query.get("delay")), signal);
  const fail = query.get("fail");
  if (fail === "drop") throw new TypeError("There is no connection.");
  if (fail === "json") return new Response("<p>This is not JSON.</p>");
  if (Number(fail)) return new Response("{}", { status: Number(fail) });
  const text = JSON.stringify(await pageOf(query));
  return new Response(fail === "cut" ? cut(text) : text);
}
