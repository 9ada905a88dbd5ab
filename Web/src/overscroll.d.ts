export * from "./looks.js";
export * from "./reading.js";
export * from "./results.js";
import type { Classic, Frames, IndicatorState, OwnIndicator } from "./looks.js";
import type { Chat, ChatState, ReadingPosition, RowID, ScrollToEnd, ScrollToRow } from "./reading.js";
import type { Action, ActionContext, Answer, Outcome, Result, Steps } from "./results.js";

/** An edge of a scroller. "leading" is the left edge, or the right edge if text runs from right to left. */
export type Edge = "top" | "bottom" | "leading" | "trailing";

/**
 * The state of an edge: at rest; pulled, but not far enough; pulled so far that a release runs the action; begun, but waiting for a window (only
 * in UIKit and SwiftUI: in a browser, the action of a list that is not displayed runs at once); its action runs; it closes, and may show the result; at the end of its pages; its last run has failed.
 */
export type Phase = "idle" | "pulling" | "armed" | "waiting" | "refreshing" | "ending" | "noMore" | "failed";

/** The name of an indicator of the library. */
export type BuiltInIndicator = "classic" | "spinner" | "ring" | "text" | "frames" | "lines";

/**
 * An indicator. "frames" shows pictures of the library. "hidden" shows nothing and takes no space, for pages that show the state
 * themselves. A function is a custom indicator, 54 CSS pixels high, that returns a text or a node to show.
 */
export type Indicator = BuiltInIndicator | "hidden" | { classic: Classic } | { frames: Frames } | OwnIndicator
  | ((state: IndicatorState) => string | Node | null | undefined);

/** The appearance of an edge. */
export interface Look {
  /** "classic" (arrow, spinner, texts, time) at the top, "spinner" elsewhere by default. */
  indicator?: Indicator;
  /**
   * An element of the page that shows the indicator, such as a bar, instead of the list. The indicator is centered in it. The list
   * then opens no space while the action runs.
   */
  container?: HTMLElement;
  /**
   * Where the indicator is: beyond the content and the viewport ("outside"), beside the last row ("inline"), there only after the
   * last page ("inlineAtEnd"), over the content without a space ("over"), or at the edge of the viewport, where the content uncovers
   * it ("behind"). "inline" by default for loads that no pull starts, otherwise "outside".
   */
  placement?: "outside" | "inline" | "inlineAtEnd" | "over" | "behind";
  /**
   * In which lists the indicator is visible: in all ("always"), in lists that are not empty ("withContent"), or in those that are longer than the
   * viewport ("beyondViewport"). "withContent" by default for a load, otherwise "always". It is always visible while the action runs, and
   * "beyondViewport" shows the end of the pages in short lists as well. A hidden one cannot be pulled or tapped; pages load near the edge
   * all the same.
   */
  visibility?: "always" | "withContent" | "beyondViewport";
  /** Whether the edge is hidden, and takes no space; false by default. A hidden edge cannot be pulled, and loads nothing by itself; `begin` still runs its action. */
  hidden?: boolean;
  /** The length of the inset while the action runs, in CSS pixels; the indicator's length by default, which is 54 for most. */
  hold?: number;
  /**
   * Whether the indicator is invisible at rest and fades in with the pull; true by default. It is opaque while the action runs
   * and while a result is shown. It has no effect at edges that cannot be pulled.
   */
  fadesWithPull?: boolean;
  /**
   * The opacity of the indicator, from 0 to 1; 1 by default. Fading multiplies it. A pull runs nothing at 0.01 or less; `begin`
   * still runs the action.
   */
  alpha?: number;
}

/** A distance in CSS pixels or in viewports, which are lengths of the scroller. */
export type Distance = number | { viewports: number };

/** How often an action that throws is called again, and after which delays. */
export interface RetryPolicy {
  /** The number of retries. */
  count: number;
  /** The delay before the first retry, in seconds; 1 by default, at most 600. Each delay is twice as long as the one before. */
  firstDelay?: number;
  /** The longest delay, in seconds; 30 by default, at most an hour. */
  longestDelay?: number;
  /** Returns false for errors after which a retry does not help. */
  where?(error: unknown): boolean;
}

/** When an edge runs its action, and whether it refreshes the list or extends it. */
export interface Rule {
  /** Whether the action refreshes the list or extends it. By default the handler decides; without one, "refresh" at the top and leading edge. */
  purpose?: "refresh" | "load";
  /**
   * When the action runs: at a release past a distance ("release"), as soon as a pull reaches it ("pull"), when at most
   * `within` is left to scroll ("within"), when a fraction of the indicator is visible ("indicatorVisible"), at a tap on the indicator ("tap"),
   * or only by `begin` ("programmatic"). The default for a load follows from `past`, `within` or `indicatorVisible`; without them, it is
   * "within". A refresh begins with a "release", and `within` needs another trigger.
   */
  trigger?: "release" | "pull" | "within" | "indicatorVisible" | "tap" | "programmatic";
  /** How far the list has to be pulled, in CSS pixels; 54 by default. A finger travels about twice as far, because the list resists. */
  past?: number;
  /**
   * The distance to the end of the content at which the action runs; 300 CSS pixels by default. Items are the rows beyond the visible
   * ones: the children of the scroller, or of its only child. In a virtual list, rows that are not rendered are estimated.
   */
  within?: Distance | { items: number };
  /**
   * The fraction of an inline indicator that has to be visible: 0 for its first pixel, 1 for all of it, which is the default of the
   * trigger "indicatorVisible". Negative numbers run the action before it is visible.
   */
  indicatorVisible?: number;
  /** The part of `past` down to which a release of an armed edge still runs the action, from 0 to 1, the default. */
  releaseHysteresis?: number;
  /** Whether the action also runs while the list decelerates after a fling; true by default for "within" and "indicatorVisible", otherwise false. */
  triggersDuringDeceleration?: boolean;
  /** Whether a release at or past the end of the content runs the action, too, if no pull does; false by default. */
  loadsOnRelease?: boolean;
  /** The number of pages that load one after the other to fill the viewport, from 0 to 254; 3 by default. */
  maximumPagesToFillViewport?: number;
  /**
   * The number of pages that load in a row before the edge waits for a tap on its indicator, which keeps a footer below the list reachable: a whole number, 1
   * or more; any number by default. The count starts again after a tap and with a refresh.
   */
  automaticPages?: number;
  /** When one drag may load again: after the content has grown, the default, or also after each run with the outcome "updated". */
  rearmPolicy?: "contentGrows" | "update";
  /** The maximum number of runs per drag, from 1 to 255; any number by default. */
  maximumPerDrag?: number;
  /**
   * Whether the visible rows stay in place when rows are inserted before them: for pages that are loaded at the start, and for rows with
   * keys that an action renders again ("automatic", the default); also for rows that a refresh inserts ("always"); or "never".
   */
  scrollAnchoring?: "automatic" | "always" | "never";
  /** Whether the edge is turned off: no pull, tap or call runs its action; false by default. A run in progress continues. */
  disabled?: boolean;
  /**
   * How often an action that throws is called again before its run fails; 0 by default. A number is that of the retries, which begin after 1 second. All
   * attempts belong to one run.
   */
  retryPolicy?: number | RetryPolicy;
  /** Refreshes the list when it is attached, or it or its page is shown again, and the last update is more than this many seconds ago, or unknown; never by default. At most 2,592,000, which is 30 days. */
  refreshWhenOlder?: number;
  /**
   * Asked when a pull reaches the distance, before it arms the edge. If it returns false, the edge is not armed until the pull has
   * gone back and reaches the distance again; an error in it allows the pull.
   */
  shouldArm?(): boolean;
  /** Whether the user cannot scroll while the action runs; false by default. */
  freezesContent?: boolean;
  /** Called with the old and the new phase when the edge has changed its phase. */
  onPhaseChange?(old: Phase, phase: Phase): void;
  /** Called once when a run of the edge has ended, also if it was cancelled, after the change of the phase. */
  onEnd?(result: Result): void;
  /** Shows a run of the page itself as long as it is true, without calling the action; false by default. A pull meanwhile runs nothing. */
  showsActivity?: boolean;
  /** The time of the last update, as a date or in milliseconds since 1970, which are not before 1973; null if there was none. By default the time of the last successful run. */
  lastUpdated?: Date | number | null;
  /**
   * The key in `localStorage` for the time of the last update, one for each list. Without it, the time is kept while the list
   * is attached. Only successful runs count.
   */
  lastUpdatedKey?: string;
}

/**
 * An edge: its appearance, its trigger and its action. Omit the action if the list's `onRefresh` or
 * `onLoadMore` is the action. If a load is not triggered by a pull, its indicator scrolls with the content.
 */
export type EdgeOptions<Fetched = unknown> = Look & Rule & (
  | Steps<Fetched> & { onRefresh?: undefined; onLoadMore?: undefined }
  | { onRefresh(context: ActionContext): Promise<Answer> | Answer; onLoadMore?: undefined; fetch?: undefined; apply?: undefined }
  | { onLoadMore(context: ActionContext): Promise<Answer> | Answer; onRefresh?: undefined; fetch?: undefined; apply?: undefined }
  | { fetch?: undefined; apply?: undefined; onRefresh?: undefined; onLoadMore?: undefined }
);

/**
 * A button that scrolls back to the top. It appears in the bottom trailing corner when the user scrolls up far from the top.
 *
 * Style it with rules for `button[data-overscroll=backToTop]`, and with `--overscroll-button` and `--overscroll-tint`.
 */
export interface BackToTop {
  /** The smallest distance from the top at which the button appears when the user scrolls up; 2 viewports by default. */
  after?: Distance;
  /** An element in the same corner, such as a button of the page. It moves up to make room for the button, and back when the button disappears. */
  companion?: HTMLElement;
}

/**
 * The texts by key. The library has texts in 35 languages. It uses the `lang` of the element or page, otherwise the first supported
 * language of `navigator.languages`.
 */
export interface Texts {
  /** Shown while the list is pulled to refresh. */
  pullToRefresh: string;
  /** Shown while a release would refresh. */
  releaseToRefresh: string;
  /** Shown and announced while the list refreshes. */
  refreshing: string;
  /** Shown and announced after a refresh. */
  updated: string;
  /** Shown and announced after a refresh that found nothing new. */
  unchanged: string;
  /** Shown and announced after a failed refresh without a message. */
  refreshFailed: string;
  /** The button that loads a page. */
  loadMore: string;
  /** Shown and announced while a page loads. */
  loading: string;
  /** Shown and announced at the end of the list. */
  noMore: string;
  /** Shown and announced after a failed load without a message, and after a failed refresh of a list without rows. */
  loadFailed: string;
  /** The button that runs a failed action again. */
  retry: string;
  /** The second line. `{time}` is replaced by the time of day. */
  lastUpdatedToday: string;
  /** The second line if the update was on another day; `{date}` is replaced by the date. A function returns the line for any day. */
  lastUpdated: string | ((date: Date) => string);
  /** The second line of a list with a `lastUpdatedKey` that was never updated. */
  neverUpdated: string;
  /** Shown while the list is pulled to load more. */
  pullToLoad: string;
  /** Shown while a release would load more. */
  releaseToLoad: string;
  /** The name of the button that scrolls back to the top. */
  backToTop: string;
  /** The name of the refresh button. The indicator "lines" shows it in capitals. */
  refresh: string;
  /** Announced when more rows have been loaded. */
  loadedMore: string;
  /** The button of a chat that leads to new messages. `{count}` is their number, at least 1. */
  newRows: string;
}

/** Durations, in seconds: at most 60, and at most 600 for `failureDuration` and `timeout`. */
export interface Durations {
  /** From the trigger until the edge is open; 0.25 by default. */
  expand: number;
  /** From the end until the edge is closed; 0.4 by default. */
  collapse: number;
  /** The shortest time for which a refresh is shown; 0.5 by default. */
  minimumVisible: number;
  /** The duration of a message; 0.6 by default. */
  messageDuration: number;
  /** The duration of a failed refresh with its retry button; 4 by default. */
  failureDuration: number;
  /** The duration of the arrow's turn; 0.25 by default. */
  turn: number;
  /** The duration of a result without a message; 0.5 by default, and 0 if no indicator shows a text for it. */
  resultDuration: number;
  /** The time after which the run of an action fails, and its signal is aborted with a `TimeoutError`; 0, the default, for never. */
  timeout: number;
}

/**
 * Makes a list an ARIA feed: keys move between its rows, which are articles, and screen readers learn when rows are loaded.
 *
 * Page Down and Page Up move from article to article; Control with End or Home leaves the feed. `detach` removes all attributes.
 */
export interface FeedOptions {
  /** The parent of the articles; the scroller or its only child by default. Required where the window scrolls. */
  container?: HTMLElement;
  /** The number of all articles. The default is -1 (unknown) until the end of the list is reached, and then the number of rows. */
  size?: number | (() => number);
  /** The name of the feed for screen readers. */
  label?: string;
}

/**
 * The options of `attach`. At least one action, edge or feature is required: the button, the reading position or the chat. A function
 * whose answer is needed at once, such as `hasMore`, is no async function: a promise is reported as an error, and is no answer.
 */
export interface ListOptions<Top = unknown, Bottom = unknown, Leading = unknown, Trailing = unknown> extends Defaults {
  /** Refreshes the list when it is pulled at the top. */
  onRefresh?: Action;
  /** Loads the next page when less than 300 CSS pixels are left to scroll. */
  onLoadMore?: Action;
  /**
   * Whether there are more pages, at each edge that loads; a function gets the edge. Read when a run has ended, and when
   * `update` changes it. If false, nothing is loaded and the end of the list is shown. If omitted, the results of the action
   * decide.
   */
  hasMore?: boolean | ((edge: Edge) => boolean);
  /**
   * Shown while the list has no rows, after an action has ended or if `isEmpty` is true: a text, a node, or a function that returns one of
   * them. Nothing by default.
   */
  emptyView?: string | Node | (() => string | Node);
  /**
   * Shown while the list has no rows and its last action has failed: a text, a node, or a function that returns one of them. `retry`
   * refreshes the list, or loads the first page. By default a symbol, a message and a retry button; false for none.
   */
  failureView?: string | Node | ((retry: () => void, error: unknown) => string | Node) | boolean;
  /**
   * Whether the list has no rows. By default, the `ids` of a virtual list or the rows in the page are counted. Set it for a list
   * that always has other content, such as a page's header or a search field. While it is true, no page loads by itself.
   */
  isEmpty?: boolean | (() => boolean);
  /** Called with the old and the new phase when an edge has changed its phase. */
  onPhaseChange?(old: Phase, phase: Phase, edge: Edge): void;
  /** Called once when a run has ended, also if it was cancelled, after the change of the phase; not for each retry, and not if `hasMore` was false and no action was called. */
  onEnd?(result: Result, edge: Edge): void;
  /** Whether an error of an action means that the action was cancelled. Errors named "AbortError" always do. */
  isCancellation?(error: unknown): boolean;
  /** The top edge: appearance and trigger for `onRefresh`, or its own action. */
  top?: EdgeOptions<Top>;
  /** The bottom edge: appearance and trigger for `onLoadMore`, or its own action. */
  bottom?: EdgeOptions<Bottom>;
  /** The start edge of a list that scrolls horizontally. */
  leading?: EdgeOptions<Leading>;
  /** The end edge of a list that scrolls horizontally. */
  trailing?: EdgeOptions<Trailing>;
  /** A button that scrolls back to the top; false by default. */
  backToTop?: boolean | BackToTop;
  /** Keeps the row being read in place; false by default. */
  readingPosition?: boolean | ReadingPosition;
  /** Makes the list a chat, which also keeps the row being read in place; false by default. */
  chat?: boolean | Chat;
  /** Makes the list a feed for screen readers and keys; false by default. */
  feed?: boolean | FeedOptions;
  /** Aborting it detaches the list, even while the list is being attached. */
  signal?: AbortSignal;
}

/** The options of `attach`, of which at least one gives the list something to do. Whether a variable of the type `ListOptions` has one is checked when it is attached. */
export type Options<Top = unknown, Bottom = unknown, Leading = unknown, Trailing = unknown> = ListOptions<Top, Bottom, Leading, Trailing> & AtLeastOne;

/** One of the options without which a list would do nothing. */
export type AtLeastOne =
  | { onRefresh: unknown } | { onLoadMore: unknown } | { top: unknown } | { bottom: unknown } | { leading: unknown } | { trailing: unknown }
  | { backToTop: unknown } | { readingPosition: unknown } | { chat: unknown };

/** The options that `update` changes. */
export type Update = { [Name in Exclude<keyof ListOptions, "signal" | "module">]?: ListOptions<any, any, any, any>[Name] | undefined };

/** The options that `configure` can set for all lists. */
export interface Defaults {
  /** The indicator of edges without one. An object with an `element` is shown at the top only. */
  indicator?: Indicator;
  /**
   * The effect of a run on the other edges: a refresh cancels the page that is loading, and no page loads while it runs ("refreshCancelsLoads", the
   * default); the first run wins ("oneAtATime"); or edges do not affect each other ("independent").
   */
  concurrency?: "refreshCancelsLoads" | "oneAtATime" | "independent";
  /** The ratio of the content's movement to the finger's where a pull begins, above 0 and at most 1; 0.55 by default, as in iOS. Safari's own bounce does not follow it. */
  damping?: number;
  /** The longest pull, in CSS pixels; as long as the finger pulls by default. An edge with a longer `past`, or with more of `indicatorVisible`, runs its action shortly before. */
  maximumPull?: number;
  /** Whether the list can be pulled with a mouse as well; false by default. */
  mouse?: boolean;
  /**
   * Whether wheel events pull: by default only those of a trackpad; "always"; or, if false, never. Momentum after the fingers
   * were lifted neither pulls nor starts the action. The action starts when the fingers rest on the trackpad.
   */
  wheel?: "trackpad" | "always" | false;
  /**
   * The refresh button for users who cannot drag: visible when it has the keyboard focus, or "always". Use "none" if the page has
   * a button that calls `begin("top")`, and "always" if users may have only a pointer.
   */
  refreshButton?: "focus" | "always" | "none";
  /** Texts of the page, which replace those of the library. */
  texts?: Partial<Texts>;
  /** Durations that replace the defaults. */
  durations?: Partial<Durations>;
  /** The URL of the engine's module, or the module; `overscroll.wasm` beside this script by default. */
  module?: string | URL | BufferSource | WebAssembly.Module;
}

/** The events of a list. */
export interface ListEvents {
  /** An edge has changed its phase. `ending` and `noMore` have the outcome of the run. */
  phase: { edge: Edge; old: Phase; phase: Phase; outcome?: Outcome };
  /** A run has ended, also if it was cancelled. */
  end: { edge: Edge; result: Result };
  /** An action threw an error, or took longer than `durations.timeout`. */
  error: { edge: Edge; error: unknown };
  /** The reader of a chat has reached its end or left it, or the number of unread rows has changed, also of those that `newRowsAbove` counts. */
  chat: ChatState;
}

/** The handle of a list. Methods that are called before the list is ready take effect then. A name that is no edge is a TypeError. */
export interface List {
  /** Whether the list can be pulled and loads by itself: false before it is ready, after `detach`, while it is out of the page, and if the engine did not load. */
  readonly isActive: boolean;
  /** Resolves when the list is attached, even if the engine did not load; rejects for a wrong option. */
  readonly ready: Promise<List>;
  /** Runs the action of an edge, or joins a run in progress. It never moves a list that is scrolled away from the edge. */
  begin(edge: Edge): Promise<Result>;
  /** Cancels the run in progress, if there is one, and begins another one: for rows of another query or account, which that run would load for nothing. */
  restart(edge: Edge): Promise<Result>;
  /** Ends the run of an edge instead of its action; does nothing if there is no run. */
  end(edge: Edge, answer?: Answer): void;
  /** Cancels the run of an edge: aborts its signal, and ignores its result. */
  cancel(edge: Edge): void;
  /** Allows an edge to load again after "noMore" or "failed". */
  reset(edge: Edge): void;
  /** Shows that an edge, the bottom by default, has no more pages; ends a run in progress. */
  setNoMore(edge?: Edge): void;
  /**
   * Changes options; missing or undefined options keep their values. New functions, texts, distances, lengths, durations and
   * most looks take effect at once, also while an action runs; a new timeout counts from the next run on. Other triggers, edges,
   * features and another concurrency take effect when no action runs.
   * A wrong option is a TypeError, and nothing changes. Scripts for options other than the actions, `hasMore` and `mouse`
   * load when a list first has one; an update that loads them, and the calls after it, take effect then, and its TypeError
   * is reported like an uncaught error.
   */
  update(options: Update): void;
  /**
   * Replaces all options, at the same moments as `update`: an omitted option has its default again. For frameworks in which a
   * component describes its list anew in each render.
   */
  setOptions(options: Update): void;
  /** The phase of an edge. */
  phase(edge: Edge): Phase;
  /** The pull as a fraction of the trigger distance: 0 at rest; from 1 on, a release starts the action. */
  progress(edge: Edge): number;
  /** The time of the last successful run of an edge, or the one that the option `lastUpdated` set; undefined if there was none. */
  lastUpdated(edge: Edge): Date | undefined;
  /** Whether the reader of a chat is at its end; see `ChatState`. False for other lists. */
  readonly isAtEnd: boolean;
  /** The number of unread rows, at the end of a chat or above the reader; see `ChatState`. 0 without `chat` and `newRowsAbove`. */
  readonly unreadCount: number;
  /** Scrolls a list with `chat` or `readingPosition` to its end. A chat follows it then. */
  scrollToEnd(options?: ScrollToEnd): void;
  /** Scrolls a list with `chat` or `readingPosition` to a row; does nothing if there is no row with this identity. */
  scrollTo(id: RowID, options?: ScrollToRow): void;
  /**
   * Changes the language, for example to "de-AT". Without a tag, or if the tag has no texts, the language of the element,
   * the page or the user is used. Resolves when the texts are shown.
   */
  setLanguage(tag?: string): Promise<void>;
  /** Adds a listener; returns a function that removes it. Without a listener for "error", errors are logged to the console. */
  on<Type extends keyof ListEvents>(type: Type, listener: (event: ListEvents[Type]) => void): () => void;
  /** Restores the page, and aborts the runs. Also cancels an attachment in progress. */
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
 * It returns a handle at once. `await attach(…)` resolves to the list when it is ready. A detached element
 * can be attached again at once: the second call waits for the first.
 *
 * The element stays in its place while it is pulled, and never covers toolbars or tab bars beside it. An element with
 * leading and trailing edges needs `display: flex`, or one child; one with edges along both axes needs one child. Put
 * rows in reverse order (`column-reverse`, `row-reverse`) into an element inside the scroller, since browsers count
 * the positions of a reversed scroller below 0. If the window scrolls, pass `document.body` or the root element: the
 * body is moved, fixed elements keep their positions, and the indicator is below the root's `scroll-padding`.
 *
 * A touch does not pull if it belongs to a nested scroller that can scroll in its direction, to a dialog, to an
 * element with another `touch-action`, or to code that prevents its default action. Rejects with a TypeError that names a wrong
 * option, or with an Error if the element is already attached. One warning is logged for each name that is no option. If the
 * engine cannot be loaded, one error is logged, nothing is pulled and no page loads by itself; buttons load, refresh and try again.
 */
export function attach<Given extends ListOptions<any, any, any, any>>(
  element: HTMLElement, options: Given & (keyof ListOptions extends keyof Given ? unknown : never)): PendingList;
export function attach<Top, Bottom, Leading, Trailing>(
  element: HTMLElement, options: Options<Top, Bottom, Leading, Trailing>): PendingList;

/**
 * Sets defaults for lists that are attached later. Options of a list override them; `texts` and `durations` are
 * merged. A wrong default is reported like an uncaught error, as soon as the script that reads it has loaded, and the lists are not attached.
 */
export function configure(options: Defaults): void;
