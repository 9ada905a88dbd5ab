// @ts-check
import { EDGES } from "../engine/block-layout.js";
import { loadModule } from "../engine/module.js";
import { DIVIDER_OVERHANG, ROW_KEYS, slotHost } from "../page/nodes.js";
import { Stage } from "../layout/stage.js";
import { needsNewList } from "../options/apply-options.js";
import { bound, isWholePage, layered, readSimple } from "../options/simple-options.js";
import { requestTexts } from "../wording/texts.js";
import { callPage, CANCELLED, Emitter, reportMissing } from "../page/page-code.js";
import { ATTACHED, release, takeTurn } from "../page/attach-queue.js";
import { addFeatures } from "./features.js";
import { List } from "./list.js";
import { perform } from "./runs.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("../overscroll.js").Phase} Phase */
/** @typedef {import("../overscroll.js").Result} Result */
/** @typedef {import("../engine/module.js").ModuleSource} ModuleSource */
/** @typedef {import("../options/options.js").ListOptions} ListOptions */
/** @typedef {Record<string, unknown>} Given */
/** @typedef {import("../overscroll.js").Answer} Answer */
/** @typedef {import("../overscroll.js").Update} Update */

/**
 * The script for lists with more options, once it is loaded.
 * @type {typeof import("./more-options.js") | undefined}
 */
let more;

/** Whether that script did not load. */
let isMoreMissing = false;

async function loadMoreOptions() {
  try {
    more ??= await import("./more-options.js");
  } catch (error) {
    isMoreMissing = true;
    reportMissing(error);
  }
}

/**
 * Checks defaults, as soon as the script for this is loaded. A wrong one is reported like an uncaught error.
 * @param {Given} defaults
 */
export async function checkDefaults(defaults) {
  await loadMoreOptions();
  callPage(more?.checkDefaults, defaults);
}

/**
 * Reads the options of a list, including the defaults; undefined before the script is loaded that has to read them. If it
 * does not load, the list has only its actions.
 * @param {unknown} element
 * @param {unknown} options
 * @param {Given} defaults
 * @returns {ListOptions | undefined}
 */
function readOptions(element, options, defaults) {
  const given = layered(defaults, Object(options));
  const simple = typeof options === "object" && options ? readSimple(element, given) : undefined;
  if (simple || more || !isMoreMissing) return simple ?? more?.readOptions(element, options, defaults, given);
  const plain = readSimple(element, actionsIn(given));
  if (!plain) throw new Error("Overscroll: the script that reads the options did not load");
  return plain;
}

/**
 * The options that need no other script.
 * @param {import("../options/options.js").Given} given
 */
function actionsIn({ top, bottom, onRefresh, onLoadMore, hasMore, module }) {
  const edges = { top: top && { onRefresh: Object(top).onRefresh }, bottom: bottom && { onLoadMore: Object(bottom).onLoadMore } };
  return { ...edges, onRefresh, onLoadMore, hasMore, module };
}

/** @param {ListOptions} options */
function featuresOf(options) { return more?.featuresOf(options) ?? []; }

/** Attaches one element: loads the engine, creates the list, and recreates it when new options require that. */
export class Attachment {
  events = new Emitter();
  /** Resolves when attaching has succeeded or failed; rejects for an invalid option. */
  ready;
  #element;
  #given;
  #defaults;
  #moduleUrl;
  /** @type {List | undefined} */
  list;
  /** @type {import("../engine/module.js").LoadedModule | undefined} */
  #module;
  #Stage = Stage;
  /** @type {ListOptions | undefined} */
  #options;
  /**
   * The language that the page has requested.
   * @type {string | undefined}
   */
  #language;
  #isReady = false;
  isDetached = false;
  /** @type {AbortSignal | undefined} */
  #signal;
  #onAbort = () => this.detach();
  /**
   * Method calls that wait for the list.
   * @type {{ use: (list?: List) => void, begins?: boolean }[]}
   */
  #calls = [];

  /**
   * @param {unknown} element
   * @param {unknown} options
   * @param {Given} defaults
   * @param {() => URL} moduleUrl Returns the location of the engine beside the package's script.
   */
  constructor(element, options, defaults, moduleUrl) {
    this.#element = element;
    this.#given = typeof options === "object" && options ? bound(options) : options;
    this.#defaults = defaults;
    this.#moduleUrl = moduleUrl;
    const { chat, readingPosition, signal, leading, trailing, top, bottom, onRefresh, onLoadMore } = Object(options);
    this.#signal = signal;
    if (signal?.aborted) this.isDetached = true;
    else signal?.addEventListener?.("abort", this.#onAbort);
    const reading = chat || readingPosition;
    if (reading && element instanceof HTMLElement) callPage(showStart, element, Object(reading), chat, (leading || trailing) && !(top || bottom || onRefresh || onLoadMore));
    this.ready = this.#start().finally(() => this.#flush()).then(() => new ListHandle(this));
  }

  // Called by the handle

  /**
   * @param {Edge} edge
   * @param {boolean} [isNew] Whether it cancels the run in progress, instead of joining it.
   * @returns {Promise<Result>}
   */
  begin(edge, isNew) {
    return new Promise((resolve) => this.call((list) => {
      if (isNew) list?.cancel(edge);
      resolve(this.isDetached ? CANCELLED : list ? list.begin(edge) : this.#runAlone(edge));
    }, true));
  }

  /**
   * Runs the action of an edge without a list, for which a script or memory is missing.
   * @param {Edge} edge
   */
  #runAlone(edge) {
    const { [edge]: settings = {}, isCancellation } = this.#options ?? {};
    return perform(() => settings, {
      signal: new AbortController().signal, isCurrent: () => true, calm() {}, apply: (work) => work(), isCancellation,
    });
  }

  /**
   * Calls a function with the list, now or when the list is ready.
   * @param {(list?: List) => void} use
   * @param {boolean} [begins] Whether it begins a run.
   */
  call(use, begins) {
    if (this.#isReady) use(this.list);
    else this.#calls.push({ use, begins });
  }

  /** @param {string | undefined} tag */
  async setLanguage(tag) {
    this.#language = tag;
    await this.ready;
    await this.list?.setLanguage(tag);
  }

  /**
   * Applies new options. If they require a new list, it is created as soon as no action runs.
   * @param {Given} options
   * @param {boolean} [isWhole] Whether omitted options have their defaults again.
   */
  update(options, isWhole = false) {
    const list = this.list;
    if (!list || this.isDetached) return;
    const given = { ...(isWhole ? {} : /** @type {Given} */ (this.#given)), ...bound(options) };
    const next = readOptions(this.#element, given, this.#defaults);
    if (!next) return this.#updateLater(options, isWhole);
    this.#given = given;
    list.use(next);
  }

  /**
   * Applies new options when the script that reads them is loaded. Later calls wait.
   * @param {Given} options
   * @param {boolean} isWhole
   */
  async #updateLater(options, isWhole) {
    this.#isReady = false;
    await loadMoreOptions();
    callPage(() => this.update(options, isWhole));
    this.#flush();
  }

  detach() {
    this.isDetached = true;
    this.#signal?.removeEventListener?.("abort", this.#onAbort);
    this.list?.detach();
  }

  // Creating the list

  async #start() {
    const options = readOptions(this.#element, this.#given, this.#defaults) ?? await this.#readLater();
    if (!options || this.isDetached) return;
    this.#options = options;
    const source = this.#source;
    const loading = loadModule(source);
    loading.catch(() => {}); // Reported below, when it is this attachment's turn.
    // If a script does not load, that is reported when its feature is added.
    for (const { load } of featuresOf(options)) load().catch(() => {});
    requestTexts(options.scroller, this.#language);
    const finish = await takeTurn(options.scroller);
    try {
      const module = loading.catch(async (error) => {
        console.error(`Overscroll: the engine could not be loaded from ${source}: ${error.message}`);
        return (await import("./plain-engine.js")).plain;
      });
      const parts = await Promise.all([module, loadStage(options)]).catch(reportMissing);
      // A component that was unmounted meanwhile has removed its element.
      const isGone = !options.isPage && !options.scroller.parentElement;
      if (parts && !isGone && !this.isDetached) {
        [this.#module, this.#Stage] = parts;
        callPage(() => this.#make(options));
      }
      if (!this.list) release(options.scroller);
      if (this.list) await addFeatures(this.list, featuresOf(options), this.#language);
    } finally {
      finish();
    }
  }

  /**
   * Reads the options when the script for this is loaded; the engine and the texts load in parallel. Undefined if the
   * list was detached meanwhile, or a component that was unmounted has removed its element.
   */
  async #readLater() {
    const element = this.#element instanceof HTMLElement ? this.#element : undefined;
    const wasConnected = element?.isConnected;
    loadModule(this.#source).catch(() => {}); // Reported when the list is created.
    if (element) requestTexts(element, this.#language);
    await loadMoreOptions();
    const isGone = this.isDetached || (wasConnected && !element?.isConnected);
    return isGone ? undefined : readOptions(this.#element, this.#given, this.#defaults);
  }

  #flush() {
    this.#isReady = true;
    const list = this.list;
    this.#calls.splice(0).forEach(({ use }) => callPage(use, list));
  }

  /**
   * The location of the engine; beside this script by default.
   * @returns {ModuleSource}
   */
  get #source() {
    const given = Object(this.#given).module ?? this.#defaults.module;
    return given ?? this.#moduleUrl();
  }

  /** @param {ListOptions} options */
  #make(options) {
    if (!this.#module) return;
    const stage = new this.#Stage(options.scroller, options);
    const list = this.list = new List(options, this.#module, this.events, stage, () => this.update({}), (each) => this.#replaceIfNeeded(each),
      (each) => this.#leave(each));
    // A run that the page has begun comes before those that the lengths of the list begin.
    while (this.#calls[0]?.begins) callPage(/** @type {{ use: (list: List) => void }} */ (this.#calls.shift()).use, list);
    list.measure();
  }

  /**
   * Recreates the list when it is idle, if its options require that.
   * @param {List} list
   */
  async #replaceIfNeeded(list) {
    if (list.options === list.made || !needsNewList(list.made, list.options)) return;
    const Next = await loadStage(list.options).catch(reportMissing);
    if (!Next) return;
    this.#Stage = Next;
    await list.calm();
    if (list.isAttached && list.isIdle) await this.#replace(list);
  }

  /**
   * Detaches a list that has left the page with a node around it: few come back, and listeners to the window would keep the others in memory.
   * One that has a box again is replaced; an observer keeps no node.
   * @param {List} list
   */
  #leave(list) {
    const ended = endedEdges(list);
    list.detach();
    const { element } = list;
    const sizes = new ResizeObserver(() => {
      if (!list.isShown) return;
      sizes.disconnect();
      if (this.list === list && !this.isDetached && !(ATTACHED in element)) this.#replace(list, ended);
    });
    sizes.observe(element);
  }

  /**
   * Replaces the list; edges keep the end of their pages, and the times of their updates unless those are of another list.
   * @param {List} list
   * @param {Edge[]} [ended] The edges at the end of their pages.
   */
  async #replace(list, ended = endedEdges(list)) {
    const { made, options } = list;
    const dates = list.edges.map((edge) => (made[edge]?.lastUpdatedKey === options[edge]?.lastUpdatedKey ? list.lastUpdated(edge) : undefined));
    list.detach();
    /** @type {import("../page/attach-queue.js").AttachableElement} */ (options.scroller)[ATTACHED] = true;
    this.#make(options);
    const next = /** @type {List} */ (this.list);
    next.formerReading = list.reading;
    list.edges.forEach((edge, index) => {
      const words = next.stage.byEdge[edge]?.words;
      if (dates[index] && words && !words.date) words.update(dates[index]);
    });
    for (const edge of ended) next.setNoMore(edge);
    await addFeatures(next, featuresOf(options), this.#language);
  }
}

/** @param {List} list */
function endedEdges(list) { return list.edges.filter((edge) => list.options[edge] && list.phase(edge) === "noMore"); }

/**
 * Loads the stage for a whole page, or for a list with edges at its sides. The stage of other lists is in this script.
 * @param {ListOptions} options
 */
async function loadStage({ isPage, leading, trailing }) {
  if (isPage) return (await import("../layout/page.js")).pageStage(Stage);
  return leading || trailing ? (await import("../layout/sideways.js")).sidewaysStage(Stage) : Stage;
}

/**
 * Shows the place at which a list starts in the next frame: the one that the page has stored, or, in a chat, the first unread row or the
 * end. The script for this loads later.
 * @param {HTMLElement} element
 * @param {import("../overscroll.js").ReadingPosition & import("../overscroll.js").Chat} reading
 * @param {unknown} isChat
 * @param {unknown} isSideways
 */
function showStart(element, { anchor, firstUnread, offset: offsetOf, unreadDivider }, isChat, isSideways) {
  const isPage = isWholePage(element);
  const scroller = /** @type {HTMLElement} */ (isPage ? document.scrollingElement ?? element : element);
  const sign = isSideways && getComputedStyle(scroller).direction === "rtl" ? -1 : 1;
  const axis = isSideways ? "scrollLeft" : "scrollTop";
  if (isChat) scroller[axis] = sign * (isSideways ? scroller.scrollWidth : scroller.scrollHeight);
  const { id, offset } = anchor && Number.isFinite(anchor.offset) ? anchor : { id: firstUnread?.(), offset: unreadDivider ? DIVIDER_OVERHANG : 0 };
  if (id === undefined) return;
  const selector = ROW_KEYS.map((name) => `[${name}="${CSS.escape(String(id))}"]`).join();
  const startOf = (/** @type {Element} */ node) => {
    const { left, right, top } = node.getBoundingClientRect();
    return isSideways ? sign < 0 ? -right : left : top;
  };
  const { clientLeft, clientTop, clientWidth, offsetWidth } = scroller;
  const border = isSideways ? sign < 0 ? offsetWidth - clientLeft - clientWidth : clientLeft : clientTop;
  const show = () => {
    let row;
    // A virtual list renders the row when it is scrolled.
    for (let round = 0; round < 3; round += 1) {
      row = (slotHost(element) ?? element).querySelector(selector);
      const start = isPage ? sign < 0 ? -clientWidth : 0 : startOf(scroller) + border;
      const distance = (row ? startOf(row) - start : (offsetOf?.(id) ?? NaN) - sign * scroller[axis]) - offset;
      if (!(Math.abs(distance) > 0.5)) break;
      scroller[axis] += sign * Math.round(distance); // Some browsers truncate it.
      (isPage ? window : scroller).dispatchEvent(new Event("scroll"));
    }
    return row;
  };
  const row = show();
  // In the frame, rows get other lengths whose content was not rendered before.
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    show();
  });
  if (row) observer.observe(row);
}

/** @param {Edge} edge */
function checked(edge) {
  if (EDGES.includes(edge)) return edge;
  throw new TypeError(`Overscroll: an edge is one of ${EDGES.join(", ")}, not ${edge}`);
}

/** The handle that a page receives: `List` in the declarations. */
export class ListHandle {
  /** @param {Attachment} attachment Not declared: `overscroll/explain` reads it. */
  constructor(attachment) {
    this.attachment = attachment;
  }

  get isActive() { return this.attachment.list?.isActive ?? false; }

  get ready() { return this.attachment.ready; }

  /**
   * @param {Edge} edge
   * @param {(list?: List) => void} use
   */
  #at(edge, use) {
    checked(edge);
    this.attachment.call(use);
  }

  /** @param {Edge} edge */
  begin(edge) { return this.attachment.begin(checked(edge)); }

  /** @param {Edge} edge */
  restart(edge) { return this.attachment.begin(checked(edge), true); }

  /**
   * @param {Edge} edge
   * @param {Answer} [answer]
   */
  end(edge, answer) { this.#at(edge, (list) => list?.end(edge, answer)); }

  /** @param {Edge} edge */
  cancel(edge) { this.#at(edge, (list) => list?.cancel(edge)); }

  /** @param {Edge} edge */
  reset(edge) { this.#at(edge, (list) => list?.reset(edge)); }

  /** @param {Edge} [edge] */
  setNoMore(edge = "bottom") { this.#at(edge, (list) => list?.setNoMore(edge)); }

  /** @param {Update} options */
  update(options) { this.attachment.call(() => this.attachment.update(Object(options))); }

  /** @param {Update} options */
  setOptions(options) { this.attachment.call(() => this.attachment.update(Object(options), true)); }

  /** @param {Edge} edge */
  phase(edge) { return this.attachment.list?.phase(checked(edge)) ?? "idle"; }

  /** @param {Edge} edge */
  progress(edge) { return this.attachment.list?.progress(checked(edge)) ?? 0; }

  /** @param {Edge} edge */
  lastUpdated(edge) { return this.attachment.list?.lastUpdated(checked(edge)); }

  get isAtEnd() { return this.#reading?.isAtEnd ?? false; }

  get unreadCount() { return this.#reading?.unreadCount ?? 0; }

  /** @param {import("../overscroll.js").ScrollToEnd} [options] */
  scrollToEnd(options) { this.attachment.call(() => this.#reading?.scrollToEnd(options)); }

  /**
   * @param {import("../overscroll.js").RowID} id
   * @param {import("../overscroll.js").ScrollToRow} [options]
   */
  scrollTo(id, options) { this.attachment.call(() => this.#reading?.scrollTo(id, options)); }

  get #reading() {
    return this.attachment.list?.reading;
  }

  /** @param {string} [tag] */
  setLanguage(tag) { return this.attachment.setLanguage(tag); }

  /**
   * @template {keyof import("../overscroll.js").ListEvents} Type
   * @param {Type} type
   * @param {(event: import("../overscroll.js").ListEvents[Type]) => void} listener
   */
  on(type, listener) { return this.attachment.events.on(type, listener); }

  detach() { this.attachment.detach(); }
}

/** A handle that can be awaited. It resolves to a handle without `then`, because awaiting itself would never end. */
export class PendingHandle extends ListHandle {
  /**
   * @template [Value = ListHandle]
   * @template [Other = never]
   * @param {((list: ListHandle) => Value | PromiseLike<Value>) | null} [onReady]
   * @param {((error: unknown) => Other | PromiseLike<Other>) | null} [onError]
   */
  then(onReady, onError) { return this.ready.then(onReady, onError); }

  /**
   * @template [Other = never]
   * @param {((error: unknown) => Other | PromiseLike<Other>) | null} [onError]
   */
  catch(onError) { return this.ready.catch(onError); }
}
