/**
 * An edge of a scroller; "leading" is where a list that scrolls sideways begins: on the right in a
 * page that is read from right to left.
 */
export type Edge = "top" | "bottom" | "leading" | "trailing";

/** The state of an edge. */
export type Phase = "idle" | "pulling" | "armed" | "waiting" | "refreshing" | "ending" | "noMore" | "failed";

/** How a run ended. */
export type Outcome = "updated" | "unchanged" | "noMore" | "failed" | "cancelled";

/**
 * What an action returns. Nothing means "updated"; `more: false` means "noMore". A message is shown
 * for 0.6 s before the edge closes. `isError: true`, as in a result of TanStack Query, means that the
 * action failed with `error`.
 */
export type Answer = void | Outcome | { outcome?: Outcome; more?: boolean; message?: string } | { isError: boolean; error: unknown };

/** How a run ended, with the message that was shown; an empty one when there was none. */
export interface Result {
  outcome: Outcome;
  message: string;
}

/** What `onRefresh` and `onLoadMore` get. */
export interface ActionContext {
  /** Aborted when the run is cancelled: by a refresh, by `cancel` or by `detach`. */
  signal: AbortSignal;
}

/**
 * An action that is called with one object. An error fails the run; a string in its property
 * `userMessage` is shown, otherwise a text of the library. It may also return the result of a query.
 */
export type Action = (context: ActionContext) => unknown;

/**
 * The action of an edge in two steps. `fetch` may take its time and stops at the signal; `apply` is
 * called only while the run still counts, when the finger is up and the bounce is over, or after
 * 0.3 s. An error fails the run, as for `onRefresh`.
 */
export interface Steps<Fetched> {
  fetch: (signal: AbortSignal) => Promise<Fetched> | Fetched;
  apply: (fetched: Fetched) => Promise<Answer> | Answer;
}

/** What an indicator of the page's own is told. */
export interface IndicatorState {
  edge: Edge;
  phase: Phase;
  /** The pull as a part of the distance that fires; 1 and above where letting go would. */
  progress: number;
  /** The pull, in CSS pixels. */
  pull: number;
  /** The time since the phase began, in seconds. */
  time: number;
  /** Whether the reader wants things to stand still. No frames come while the action runs then. */
  reducesMotion: boolean;
}

/**
 * An indicator of the page's own: told of every change, and of every frame while the action runs.
 *
 * What it throws is an error of the page, and stops nothing. It is not heard by a screen reader unless it says something
 * itself: what happens is read out in any case.
 */
export interface OwnIndicator {
  /** Shown in the middle; takes no touches unless its style says `pointer-events: auto`. */
  element: Element;
  /** Its height, in CSS pixels; 54 by default. */
  extent?: number;
  update(state: IndicatorState): void;
}

/** Where a sequence of pictures comes from: a GIF or another picture, or a list of single ones. */
export type Pictures = string | URL | Blob | ArrayBuffer | (string | URL | Blob | ArrayBuffer)[];

/**
 * Pictures that follow the finger, and play while the action runs; "classic" until they are loaded.
 *
 * Of `pulling` and `refreshing` one may stand for both. A sequence with something wrong is left out, which the console
 * says once. All pictures of an edge may have 64 million pixels together, and few are kept decoded. Where the browser
 * has no `ImageDecoder` a GIF plays by itself and does not follow the finger; a list of pictures does.
 */
export interface Frames {
  /** What waits for a pull; the first picture of `pulling` by default. */
  idle?: Pictures;
  /** What follows the finger. */
  pulling?: Pictures;
  /** What says that letting go now runs the action; the last picture of `pulling` by default. */
  armed?: Pictures;
  /** What waits for the list to be seen; the first picture of `refreshing` by default. */
  waiting?: Pictures;
  /** What plays while the action runs. */
  refreshing?: Pictures;
  /** What is seen while the edge closes; the first picture of `refreshing` by default. */
  ending?: Pictures;
  /** What says that there is no more, beside the words; the words alone by default. */
  noMore?: Pictures;
  /** How many pictures play in a second; the GIF's own times by default, ten for a list. */
  fps?: number;
}

/** The name of an indicator of the library. */
export type BuiltInIndicator = "classic" | "spinner" | "ring" | "text" | "frames" | "lines";

/** How an edge looks. */
export interface Look {
  /**
   * "classic" (arrow, spinner, words, time) at the top, "spinner" elsewhere by default. A function is an indicator of the
   * page's own, 54 CSS pixels high: what it gives back is shown, as words or as a node.
   */
  indicator?: BuiltInIndicator | { frames: Frames } | OwnIndicator
    | ((state: IndicatorState) => string | Node | null | undefined);
  /** What stays open while the action runs, in CSS pixels; the indicator's height, 54, by default. */
  hold?: number;
  /**
   * Whether the indicator is invisible at rest and fades in with the pull; true by default. It is opaque while the action runs
   * and while a result is shown. Without effect at edges that no pull triggers.
   */
  fadesWithPull?: boolean;
}

/** A distance in CSS pixels, or in lengths of the scroller. */
export type Distance = number | { viewports: number };

/** When an edge runs its action, and what that means for the list. */
export interface Rule {
  /** Whether the list is made new, or gets longer; by the handler, else "refresh" at the top and leading edge. */
  purpose?: "refresh" | "load";
  /**
   * When the action runs: when a finger lets go past a distance ("release"), as soon as it is past it ("reach"), when so much or
   * less is left to scroll ("within"), on a tap on the indicator ("tap"), or by `begin` alone ("hand"). By the distance that is
   * given, else "release" for a refresh and "within" for a page.
   */
  trigger?: "release" | "reach" | "within" | "tap" | "hand";
  /** How far the list has to be pulled, in CSS pixels; 54 by default. */
  past?: number;
  /** How much may be left to scroll; 300 CSS pixels by default. */
  within?: Distance;
  /**
   * Under which name the time of the last update is kept in `localStorage`, one for each list; without
   * it the list knows of updates since it was attached. Only success counts.
   */
  lastUpdatedKey?: string;
}

/**
 * An edge: its looks, its trigger, and its action. The options `onRefresh` and `onLoadMore` are the
 * actions of top and bottom, whose edges then have none. The indicator of a page that is not pulled is
 * in line with the content.
 */
export type EdgeOptions<Fetched = unknown> = Look & Rule & (
  | Steps<Fetched>
  | { onRefresh(signal: AbortSignal): Promise<Answer> | Answer }
  | { onLoad(signal: AbortSignal): Promise<Answer> | Answer }
  | { fetch?: undefined; apply?: undefined; onRefresh?: undefined; onLoad?: undefined }
);

/** Pull to refresh. */
export type TopOptions<Fetched = unknown> = EdgeOptions<Fetched>;

/** Load more. */
export type BottomOptions<Fetched = unknown> = EdgeOptions<Fetched>;

/**
 * A button that leads back to the top. It rises when somebody far down scrolls back, at the bottom trailing corner of the scroller.
 *
 * Its looks are those of `[data-overscroll=backToTop]`; a page has its own with rules for `button[data-overscroll=backToTop]`, and
 * its colours by `--overscroll-button` and `--overscroll-tint`.
 */
export interface BackToTop {
  /** How far the list has to be scrolled; 2 viewports by default. */
  after?: Distance;
  /** What moves out of the way of the button, and back when it sinks: a button of the page's own in the same corner. */
  companion?: HTMLElement;
}

/**
 * The words, by key. The library has its own in 35 languages: those of the element's `lang`, or of the
 * page's, or else the first of `navigator.languages` that it has words in.
 */
export interface Texts {
  pullToRefresh: string;
  releaseToRefresh: string;
  refreshing: string;
  updated: string;
  unchanged: string;
  refreshFailed: string;
  loadMore: string;
  loading: string;
  noMore: string;
  loadFailed: string;
  retry: string;
  /** Below the state; the time of day stands for `{time}`. */
  lastUpdatedToday: string;
  /** The same on another day, which stands for `{date}`. A function says it on every day. */
  lastUpdated: string | ((date: Date) => string);
  /** In place of these in a list with a `lastUpdatedKey` that was never updated. */
  neverUpdated: string;
  /** While the list is pulled for another page, and while letting go would load it. */
  pullToLoad: string;
  releaseToLoad: string;
  backToTop: string;
  /** What the action is called; in capitals below the sign of "lines". */
  refresh: string;
  /** Read out when another page has come. */
  loadedMore: string;
}

/** How long things take, in seconds. */
export interface Times {
  /** From the trigger until the edge stands open; 0.25 by default. */
  expand: number;
  /** From the end until the edge is closed; 0.4 by default. */
  collapse: number;
  /** How long a refresh is shown at least; 0.5 by default. */
  minimumVisible: number;
  /** How long a message stands; 0.6 by default. */
  messageHold: number;
  /** How long a failed refresh, with its offer to try again, stands; 4 by default. */
  failureHold: number;
  /** How long the arrow takes to turn; 0.25 by default. */
  turn: number;
}

/**
 * A list as a feed: a screen reader is told of its articles, which are made reachable by key, and when they come and go.
 *
 * Page Down and Page Up lead from one article to the next, Control with End and Home out of the feed. All is put back by `detach`.
 */
export interface FeedOptions {
  /** Whose children are the articles; the scroller, or its only child, by default. A page whose window scrolls has to say it. */
  container?: HTMLElement;
  /** How many articles there are in all; -1, unknown, by default, and their number when there are no more. */
  size?: number | (() => number);
  /** What the feed is called. */
  label?: string;
}

/** What `attach` takes; at least one action, edge, or the button. */
export interface Options<Top = unknown, Bottom = unknown, Leading = unknown, Trailing = unknown> extends Defaults {
  /** Refreshes the list when it is pulled at the top. */
  onRefresh?: Action;
  /** Loads the next page when less than 300 CSS pixels are left to scroll. */
  onLoadMore?: Action;
  /**
   * Whether there are more pages. Read when a run has ended, and when `update` changes it; with false
   * the end of the list says so, and nothing is loaded. Without it, the answers of the action decide.
   */
  hasMore?: boolean | (() => boolean);
  /** The top edge: looks and trigger for `onRefresh`, or an action of its own. */
  top?: EdgeOptions<Top>;
  /** The bottom edge: looks and trigger for `onLoadMore`, or an action of its own. */
  bottom?: EdgeOptions<Bottom>;
  /** The edge where a list that scrolls sideways begins. */
  leading?: EdgeOptions<Leading>;
  /** The edge where a list that scrolls sideways ends. */
  trailing?: EdgeOptions<Trailing>;
  /** A button that scrolls back to the top. */
  backToTop?: BackToTop;
  /** For screen readers and keys; nothing by default. */
  feed?: boolean | FeedOptions;
  /** Detaches the list when it is aborted, also while it is being attached. */
  signal?: AbortSignal;
}

/** What `update` takes: options that change. */
export type Update = Partial<Omit<Options<any, any, any, any>, "signal" | "module">>;

/** The options that `configure` can set for all lists. */
export interface Defaults {
  /** Whether the list can be pulled with a mouse as well; false by default. */
  mouse?: boolean;
  /**
   * Whether a wheel pulls: a trackpad's by default, whose fingers can be told from the steps of a wheel; "always", or never. What rolls on
   * when the fingers have left pulls nothing, and a pull that ends in that way runs nothing: it runs where the fingers come to rest.
   */
  wheel?: "trackpad" | "always" | false;
  /**
   * The button for those who can not drag: seen when a key has led to it by default, or "always". A page that has a button of its
   * own that calls `begin("top")` needs "none"; any other should say "always" where its readers may have only a pointer.
   */
  refreshButton?: "focus" | "always" | "none";
  /** The page's own words; the library has its own for what is not among them. */
  texts?: Partial<Texts>;
  times?: Partial<Times>;
  /** Where the engine's module is, or the module itself; beside this script by default. */
  module?: string | URL | BufferSource | WebAssembly.Module;
}

/** The events of a list. */
export interface ListEvents {
  /** An edge has changed its phase; with `ending` and `noMore` comes the outcome of the run. */
  phase: { edge: Edge; phase: Phase; outcome?: Outcome };
  /** An action has thrown an error. */
  error: { edge: Edge; error: unknown };
}

/** The handle of a list. Methods that are called before the list is ready take effect then. */
export interface List {
  /** Whether the list works: false before it is ready, after `detach`, and if the engine did not load. */
  readonly isActive: boolean;
  /** Resolves when the list is attached, also if the engine did not load; rejects for a wrong option. */
  readonly ready: Promise<List>;
  /** Runs the action of an edge; a run in progress counts. Never moves a list that is scrolled elsewhere. */
  begin(edge: Edge): Promise<Result>;
  /** Ends the run of an edge in place of its action; does nothing without a run. */
  end(edge: Edge, answer?: Answer): void;
  /** Cancels the run of an edge: its signal is aborted, and its result does not count. */
  cancel(edge: Edge): void;
  /** Allows an edge to load again after "noMore" or "failed". */
  reset(edge: Edge): void;
  /** Shows that an edge, the bottom by default, has no more pages; ends a run in progress. */
  setNoMore(edge?: Edge): void;
  /**
   * Changes options; those that are missing or undefined keep their values. New functions and texts
   * count at once, also for a run in progress. New looks, triggers and parts count when no action runs.
   * A wrong option is a TypeError, and changes nothing.
   */
  update(options: Update): void;
  /** The phase of an edge. */
  phase(edge: Edge): Phase;
  /** The pull as a part of the distance that fires: 0 at rest, 1 and above where letting go fires. */
  progress(edge: Edge): number;
  /**
   * Changes the language, such as to "de-AT"; without a tag, or with one that there are no texts for,
   * to that of the element, of the page or of the user as they are now. Resolves when it is shown.
   */
  setLanguage(tag?: string): Promise<void>;
  /** Adds a listener; returns a function that removes it. Without one for "error", errors go to the console. */
  on<Type extends keyof ListEvents>(type: Type, listener: (event: ListEvents[Type]) => void): () => void;
  /** Restores the page as it was, and aborts what runs. Also ends an attachment in progress. */
  detach(): void;
}

/** A list that is being attached: it can be used at once, and awaited like a promise. */
export interface PendingList extends List, PromiseLike<List> {
  /** Handles a wrong option. */
  catch<Other = never>(onError?: ((error: unknown) => Other | PromiseLike<Other>) | null): Promise<List | Other>;
}

/**
 * Gives a scroller pull to refresh and load more.
 *
 *     const list = attach(element, { onRefresh: ({ signal }) => reload(signal), onLoadMore, hasMore: () => feed.hasMore });
 *
 * It returns a handle at once. `await attach(…)` resolves to the list when it is ready. An element that
 * was detached can be attached again at once: one call waits for the other.
 *
 * The element scrolls, and never leaves its place while it is pulled: toolbars and tab bars beside it stay
 * uncovered. One that is pulled at its sides lays its items out in a row (`display: flex`), or has one child, around
 * which a grid keeps room; one that is pulled along both axes has one child. Rows in reverse
 * (`column-reverse`, `row-reverse`) belong into an element of their own in it, since a browser counts
 * the positions of a reversed scroller below 0. `document.body` or the root element mean a page whose
 * window scrolls: the body is moved, what is fixed in the page stays, and the indicator keeps clear of
 * what the root's `scroll-padding` says is covered.
 *
 * A touch belongs to a nested scroller as long as that can scroll its way, to a dialog, to a node with
 * another `touch-action`, and to code that prevents it. Rejects with a TypeError that names a wrong
 * option, and with an Error when the element is attached already. If the engine cannot be loaded there
 * is one console error, and a list that scrolls as before.
 */
export function attach<Top, Bottom, Leading, Trailing>(
  element: HTMLElement, options: Options<Top, Bottom, Leading, Trailing>): PendingList;

/**
 * Sets defaults for the lists that are attached from now on. Options of a list itself come first;
 * `texts` and `times` are merged.
 */
export function configure(options: Defaults): void;
