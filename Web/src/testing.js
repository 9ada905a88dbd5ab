// @ts-check
// The test kit for Playwright: `overscroll/testing`. It runs beside a test, and drives the lists of a page.

/** @typedef {import("./overscroll.js").Edge} Edge */
/** @typedef {import("./overscroll.js").Phase} Phase */
/** @typedef {import("./testing.js").TestPage} TestPage */
/** @typedef {import("./testing.js").TestLocator} TestLocator */
/** @typedef {{ move: (x: number, y: number) => Promise<unknown>, press: (x: number, y: number) => Promise<unknown>, lift: () => Promise<unknown>, isMouse?: boolean }} Hand */

const PATIENCE = 5000; // milliseconds
const STEP = 12; // pixels between two moves, as of a slow finger

/**
 * Pulls a list beyond an edge, and lets it go.
 * @param {TestPage} page
 * @param {TestLocator} target
 * @param {import("./testing.js").Pull} options
 */
export async function pull(page, target, { edge = "top", by, input, timeout = PATIENCE } = {}) {
  const list = await find(target, edge, timeout);
  const { x, y, along, way, room, cover } = await list.evaluate(prepare, edge);
  if (cover) throw new Error(`Overscroll: nothing can be pulled at (${x}, ${y}), because ${cover} is there.`);
  const hand = await handOf(page, input);
  const record = await list.evaluateHandle(follow, edge);
  let pulled = 0, found = { phase: "idle", isReached: false };
  await hand.press(x, y);
  try {
    while (pulled < (by ?? room) && (by !== undefined || !(found.isReached || found.phase === "noMore"))) {
      pulled = Math.min(by ?? room, pulled + STEP);
      await hand.move(x + (along === "x" ? way * pulled : 0), y + (along === "y" ? way * pulled : 0));
      found = await record.evaluate(frame);
    }
  } finally {
    await hand.lift();
  }
  if (by !== undefined || found.isReached) return;
  const hint = hand.isMouse ? " A mouse pulls a list only with the option `mouse`." : "";
  throw new Error(`Overscroll: a pull of ${pulled} pixels did not arm the edge "${edge}", which is "${found.phase}".${hint} \`explain\` of overscroll/explain says why.`);
}

/**
 * Waits until an edge of a list has a phase.
 * @param {TestLocator} target
 * @param {Phase} phase
 * @param {import("./testing.js").Wait} options
 */
export async function waitForPhase(target, phase, { edge = "top", timeout = PATIENCE } = {}) {
  const list = await find(target, edge, timeout);
  const seen = await list.evaluate(watch, { edge, phase, timeout });
  if (seen) throw new Error(`Overscroll: the edge "${edge}" was not "${phase}" within ${timeout} ms. It was ${seen.join(", then ")}.`);
}

/**
 * The attached element in a node, in its shadow root, or the node itself.
 * @param {TestLocator} target
 * @param {Edge} edge
 * @param {number} timeout
 */
async function find(target, edge, timeout) {
  const list = await target.evaluateHandle(attached, { edge, timeout });
  if (await list.evaluate((/** @type {Element | null} */ node) => node !== null)) return list;
  throw new Error(`Overscroll: no list with the edge "${edge}" was attached in the node within ${timeout} ms. An edge is "top", "bottom", "leading" or "trailing".`);
}

/**
 * A finger where the browser can be sent touches, otherwise a mouse.
 * @param {TestPage} page
 * @param {"touch" | "mouse"} [input]
 * @returns {Promise<Hand>}
 */
async function handOf(page, input) {
  // Only Chromium has such a session.
  const session = input === "mouse" ? undefined : await page.context().newCDPSession(page).catch(() => undefined);
  if (!session && input === "touch") throw new Error("Overscroll: only Chromium can be sent touches. Use the input \"mouse\".");
  const { mouse } = page;
  if (!session) return { isMouse: true, press: async (x, y) => { await mouse.move(x, y); await mouse.down(); }, move: (x, y) => mouse.move(x, y), lift: () => mouse.up() };
  // Each call returns after the page has handled the event, so no move is lost on a busy machine.
  const send = (/** @type {string} */ type, /** @type {{ x: number, y: number }[]} */ touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    press: (x, y) => send("touchStart", [{ x, y }]), move: (x, y) => send("touchMove", [{ x, y }]),
    lift: async () => { await send("touchEnd", []); await session.detach(); },
  };
}

// These functions run in the page, so they use nothing outside.

/**
 * @param {Element} node
 * @param {{ edge: Edge, timeout: number }} options
 * @returns {Promise<Element | null>}
 */
function attached(node, { edge, timeout }) {
  const selector = `[data-overscroll-${edge}]`;
  const end = performance.now() + timeout;
  return new Promise((resolve) => {
    const look = () => {
      // The list of a page that scrolls has its attributes at the root.
      const own = node === document.body && document.documentElement.matches(selector) ? document.documentElement : node;
      const found = own.matches(selector) ? own : (node.shadowRoot ?? node).querySelector(selector);
      if (found || performance.now() > end) resolve(found);
      else setTimeout(look, 20);
    };
    look();
  });
}

/**
 * Scrolls a list to an edge, and chooses the place and the way of a pull.
 * @param {Element} list
 * @param {Edge} edge
 */
async function prepare(list, edge) {
  const along = edge === "top" || edge === "bottom" ? "y" : "x";
  const isStart = edge === "top" || edge === "leading";
  const sign = along === "x" && getComputedStyle(list).direction === "rtl" ? -1 : 1;
  const [side, length] = along === "y" ? /** @type {const} */ (["top", "scrollHeight"]) : /** @type {const} */ (["left", "scrollWidth"]);
  list.scrollTo({ [side]: isStart ? 0 : sign * list[length], behavior: /** @type {any} */ ("instant") });
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const isPage = list === document.scrollingElement;
  const { left, top, right, bottom } = list.getBoundingClientRect();
  const seen = {
    x: isPage ? [0, innerWidth] : [Math.max(0, left), Math.min(innerWidth, right)],
    y: isPage ? [0, innerHeight] : [Math.max(0, top), Math.min(innerHeight, bottom)],
  };
  const way = (isStart ? 1 : -1) * sign;
  const at = (/** @type {number[]} */ [from, to], /** @type {number} */ share) => Math.round(from + (to - from) * share);
  const x = at(seen.x, along === "x" ? 0.5 - 0.3 * way : 0.5), y = at(seen.y, along === "y" ? 0.5 - 0.3 * way : 0.5);
  const place = along === "x" ? x : y;
  let node = document.elementFromPoint(x, y);
  while (node?.shadowRoot?.elementFromPoint(x, y) && node.shadowRoot.elementFromPoint(x, y) !== node) node = node.shadowRoot.elementFromPoint(x, y);
  const root = /** @type {ShadowRoot} */ (list.getRootNode());
  const isInside = isPage || (node && (list.contains(node) || root.host?.contains(node)));
  const name = node ? `<${node.localName}${node.id && ` id="${node.id}"`}>` : "no element";
  return { x, y, along, way, room: (way > 0 ? (along === "x" ? innerWidth : innerHeight) - place : place) - 2, cover: isInside ? "" : name };
}

/**
 * Follows the phase of an edge, and whether a pull has armed it or has begun its action.
 * @param {Element} list
 * @param {Edge} edge
 */
function follow(list, edge) {
  const name = `data-overscroll-${edge}`;
  const found = { phase: "idle", isReached: false };
  const look = () => {
    found.phase = list.getAttribute(name) ?? "idle";
    found.isReached ||= ["armed", "waiting", "refreshing"].includes(found.phase);
  };
  new MutationObserver(look).observe(list, { attributeFilter: [name] });
  look();
  return found;
}

/**
 * A value in the next frame.
 * @template Value
 * @param {Value} value
 */
async function frame(value) {
  await new Promise(requestAnimationFrame);
  return value;
}

/**
 * Resolves when an edge has a phase; with the phases that were seen instead, after a time.
 * @param {Element} list
 * @param {{ edge: Edge, phase: Phase, timeout: number }} options
 * @returns {Promise<string[] | undefined>}
 */
function watch(list, { edge, phase, timeout }) {
  const name = `data-overscroll-${edge}`;
  /** @type {string[]} */
  const seen = [];
  return new Promise((resolve) => {
    /** @param {string[]} [answer] */
    const end = (answer) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(answer);
    };
    const look = () => {
      const now = list.getAttribute(name);
      if (now === phase) return end();
      seen.push(now === null ? "detached" : `"${now}"`);
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => end(seen), timeout);
    observer.observe(list, { attributeFilter: [name] });
    look();
  });
}
