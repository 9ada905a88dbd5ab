// @ts-check
// Loaded when a list has no rows.
import { Purpose, Request } from "../engine/block-layout.js";
import { LINE, style, svg } from "../page/nodes.js";
import { StyleSheet } from "../page/styles.js";
import { ask } from "../page/page-code.js";

/** @typedef {import("./list.js").List} List */
/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {"empty" | "failure"} Kind */

const VIEW = "[data-overscroll=empty], [data-overscroll=failure]";
const CONTROLS = ":is(a, button, input, select, textarea, summary, label, [tabindex], [contenteditable])";
// Rules instead of inline styles, so that the page can change them. A pull may begin anywhere but on a control.
const RULES = `:where(${VIEW}) { all: revert; position: absolute; inset: 0; z-index: 1; overflow: hidden; pointer-events: none; container-type: size;
  display: grid; place-content: safe center; justify-items: center; gap: 12px; box-sizing: border-box; padding: 16px 24px; text-align: center; overflow-wrap: anywhere;
  font-family: var(--overscroll-font, inherit); font-size: var(--overscroll-size, 1rem); line-height: 1.4; color: var(--overscroll-label, inherit); }
[data-overscroll-view] { all: revert; }
p[data-overscroll-view] { margin: 0; }
svg[data-overscroll-view] { width: 48px; height: 48px; color: var(--overscroll-secondary, currentColor); opacity: 0.6; }
button[data-overscroll-view] { font: inherit; font-weight: 600; min-width: 44px; min-height: 44px; padding: 0 20px; border: 1px solid currentColor; border-radius: 22px;
  cursor: pointer; background: var(--overscroll-button, Canvas); color: var(--overscroll-tint, LinkText); -webkit-tap-highlight-color: transparent; }
button[data-overscroll-view]:hover { filter: invert(8%); }
button[data-overscroll-view]:active { filter: invert(16%); }
@media (prefers-reduced-motion: no-preference) { button[data-overscroll-view]:active { scale: 0.94; } }
button[data-overscroll-view]:focus-visible { outline: 3px solid var(--overscroll-focus, Highlight); outline-offset: 2px; }
:where(${VIEW}) ${CONTROLS} { pointer-events: auto; }
@container (height < 176px) { svg[data-overscroll-view] { display: none; } }`;
const THICK = { ...LINE, "stroke-width": 2 };
const BUSY = ["waiting", "refreshing"];

/**
 * Shows a view over a list without rows: the page's own after an action, or one with a retry button if it failed.
 * @param {List} list
 */
export function addListViews(list) {
  const views = new ListViews(list);
  const update = () => views.update();
  const stop = list.events.on("end", update);
  const detached = () => {
    stop();
    views.remove();
  };
  list.features.push({ measured: update, updated: update, phaseChanged: update, detached });
  update();
}

class ListViews {
  #list;
  #sheet = new StyleSheet(RULES);
  /** @type {HTMLElement | undefined} */
  #node;
  /** What the node shows, as in `#wanted`. */
  #shown = /** @type {unknown[]} */ ([]);
  /** The edge that is hidden, since the view says the same. */
  #hidden = /** @type {Edge | undefined} */ (undefined);
  #frame = 0;
  /** Whether the view had the focus before a run. */
  #hadFocus = false;

  /** @param {List} list */
  constructor(list) {
    this.#list = list;
  }

  /** Hides the view at once, and shows one when the page has had time to render its rows. */
  update() {
    const next = this.#wanted;
    if (!next) return this.#hide();
    if (this.#node && next.every((each, index) => each === this.#shown[index])) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      this.#frame = requestAnimationFrame(() => {
        const wanted = this.#wanted;
        if (wanted) this.#show(wanted);
      });
    });
  }

  /**
   * The view that the list needs, and what it depends on.
   * @returns {[Kind, import("../options/options.js").View | true, ...unknown[]] | undefined}
   */
  get #wanted() {
    const list = this.#list;
    const { emptyView, failureView, isEmpty: given } = list.options;
    const { last } = list.events;
    if (!list.isAttached || list.edges.some((edge) => BUSY.includes(list.phase(edge))) || !list.isEmpty) return undefined;
    if (last?.result.outcome === "failed") return failureView ? ["failure", failureView, last, list.wording.words.retry] : undefined;
    const isKnown = last || given !== undefined || list.edges.some((each) => list.hasMore(each) === false);
    return emptyView && isKnown ? ["empty", emptyView] : undefined;
  }

  /** @param {[Kind, import("../options/options.js").View | true, ...unknown[]]} wanted */
  #show(wanted) {
    const [kind, view] = wanted;
    const list = this.#list;
    const { frame, outside, status } = list.stage;
    const error = list.events.last?.result.error;
    const retry = () => { list.begin(this.#retryEdge); };
    const content = view === true ? this.#standard(retry) : typeof view === "function" ? ask(`${kind}View`, view, ...(kind === "failure" ? [retry, error] : [])) : view;
    if (content === null || content === undefined) return this.#hide();
    const node = this.#node ??= document.createElement("div");
    node.dataset.overscroll = kind;
    if (kind === "empty") node.part.value = "empty";
    else node.part.value = "failure";
    if (outside === "fixed") style(node, { position: outside });
    node.replaceChildren(...(Array.isArray(content) ? content : [typeof content === "string" ? textOf(content) : content]));
    this.#sheet.adopt(frame);
    if (!node.isConnected) frame.append(node);
    this.#shown = wanted;
    if (kind === "failure") this.#clearEdge(list.events.last?.edge);
    // The phase announces a failure. A framework renders its view later.
    else this.#frame = requestAnimationFrame(() => { status.textContent = node.textContent; });
    if (this.#hadFocus && list.element.matches(":focus")) node.querySelector("button")?.focus({ preventScroll: true });
    this.#hadFocus = false;
  }

  /**
   * Removes the failure from an edge, which would say the same. One that loads would then load again, so it is hidden
   * until the view goes.
   * @param {Edge | undefined} edge
   */
  #clearEdge(edge) {
    const list = this.#list;
    if (!edge || this.#hidden || list.phase(edge) !== "failed" || list.options[edge]?.hidden) return;
    if (list.options[edge]?.purpose === Purpose.refresh) return list.reset(edge);
    this.#hidden = edge;
    list.request(Request.hide, edge, 1);
  }

  #hide() {
    cancelAnimationFrame(this.#frame);
    const list = this.#list;
    const [edge, node] = [this.#hidden, this.#node];
    this.#hidden = this.#node = undefined;
    // Keyboard focus stays in the list when the button disappears.
    if (node) this.#hadFocus = node.matches(":focus-within");
    if (node && this.#hadFocus) list.stage.focus.leave();
    node?.remove();
    if (edge && list.isAttached) list.request(Request.hide, edge, Number(list.options[edge]?.hidden ?? false));
  }

  /** The edge that refreshes the list; without one, the edge that has failed. */
  get #retryEdge() {
    const { edges, options, events } = this.#list;
    return edges.find((edge) => options[edge]?.purpose === Purpose.refresh && !options[edge]?.disabled) ?? events.last?.edge ?? edges[0];
  }

  /** @param {() => void} retry */
  #standard(retry) {
    const { wording: { words }, events } = this.#list;
    const button = document.createElement("button");
    Object.assign(button, { type: "button", textContent: words.retry, onclick: retry });
    button.dataset.overscrollView = "";
    button.part.value = "button retry";
    return [symbol(), textOf(events.last?.result.message || words.loadFailed), button];
  }

  remove() {
    this.#hide();
    this.#sheet.remove();
  }
}

/** A circle with an exclamation mark. */
function symbol() {
  const drawing = svg("svg", { viewBox: "0 0 24 24", "aria-hidden": true, "data-overscroll-view": "" });
  drawing.append(svg("circle", { ...THICK, cx: 12, cy: 12, r: 10 }), svg("path", { ...THICK, d: "M12 7V13M12 16.6V16.8" }));
  return drawing;
}

/** @param {string} text */
function textOf(text) {
  const node = document.createElement("p");
  node.dataset.overscrollView = "";
  node.dir = "auto";
  node.textContent = text;
  return node;
}
