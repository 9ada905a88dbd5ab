/** An edge of a scroller; "leading" is where a list that scrolls sideways begins, on the right in a page that is read from there. */
export type Edge = "top" | "bottom" | "leading" | "trailing";

/** Where an edge stands. */
export type Phase = "idle" | "pulling" | "armed" | "waiting" | "refreshing" | "ending" | "noMore" | "failed";

/** How a run ended. */
export type Outcome = "updated" | "unchanged" | "noMore" | "failed" | "cancelled";

/**
 * What an action answers. Nothing means "updated"; `more: false` means "noMore". A message is shown
 * for 0.6 s before the edge closes.
 */
export type Answer = void | Outcome | { outcome?: Outcome; more?: boolean; message?: string };

/** How a run ended, with the message that was shown; an empty one when there was none. */
export interface Result {
  outcome: Outcome;
  message: string;
}

/**
 * What an edge does, in two steps. `fetch` may take its time and stops at the signal; `apply` is
 * called only while the run still counts, when the finger is up and the bounce is done, or after
 * 0.3 s. An error fails the run; a string in its property `userMessage` is shown, else a text of the
 * library.
 */
export interface Steps<Fetched> {
  fetch(signal: AbortSignal): Promise<Fetched> | Fetched;
  apply(fetched: Fetched): Promise<Answer> | Answer;
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

/** How an edge looks. */
export interface Look {
  /**
   * "classic" (arrow, spinner, words, time) at the top, "spinner" elsewhere by default. A function is an indicator of the
   * page's own, 54 CSS pixels high: what it gives back is shown, as words or as a node.
   */
  indicator?: "classic" | "spinner" | "ring" | "text" | "frames" | "lines" | { frames: Frames } | OwnIndicator
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

/** What an edge does. The indicator of a page that no pull loads stands in line with the content. */
export type EdgeOptions<Fetched = unknown> = Look & Rule & (
  | Steps<Fetched>
  | { onRefresh(signal: AbortSignal): Promise<Answer> | Answer }
  | { onLoad(signal: AbortSignal): Promise<Answer> | Answer }
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

/** What `attach` takes; at least one edge, or the button. */
export interface Options {
  top?: EdgeOptions<any>;
  bottom?: EdgeOptions<any>;
  leading?: EdgeOptions<any>;
  trailing?: EdgeOptions<any>;
  backToTop?: BackToTop;
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
  /** For screen readers and keys; nothing by default. */
  feed?: boolean | FeedOptions;
  /** Where the engine's module is, or the module itself; beside this script by default. */
  module?: string | URL | BufferSource | WebAssembly.Module;
}

/** The handle of a scroller. */
export interface List {
  /** False where the engine could not be loaded; everything may be called all the same. */
  readonly isActive: boolean;
  /** Runs the action of an edge; while it runs already, gives that run. Never moves a list that is elsewhere. */
  begin(edge: Edge): Promise<Result>;
  /** Ends the run of an edge in the place of its action; nothing where none runs. */
  end(edge: Edge, answer?: Answer): void;
  /** Gives the run of an edge up: its signal is aborted, its result refused. */
  cancel(edge: Edge): void;
  /** Says that there may be more again, after "noMore" or "failed". */
  reset(edge: Edge): void;
  phase(edge: Edge): Phase;
  /**
   * Speaks another language at once, such as "de-AT"; the element's, the page's or the reader's, as they
   * are now, without a tag or with one that there are no words for. Resolves when it is spoken.
   */
  setLanguage(tag?: string): Promise<void>;
  /** Hears of phases; gives back a function that stops it. */
  on(type: "phase", listener: (event: { edge: Edge; phase: Phase; outcome?: Outcome }) => void): () => void;
  /** Hears of what an action threw, which else goes to the console; gives back a function that stops it. */
  on(type: "error", listener: (event: { edge: Edge; error: unknown }) => void): () => void;
  /** Leaves the page as it was found, and aborts what runs. */
  detach(): void;
}

/**
 * Gives a scroller pull to refresh and load more.
 *
 * The element scrolls and fills its parent: the parent clips, and the element is moved inside it. One that is pulled at
 * its sides lays its items out in a row (`display: flex`), or has one child, around which a grid keeps room; one that is
 * pulled along both axes has one child. Rows in reverse (`column-reverse`, `row-reverse`) belong into an element of their own in it, as a browser
 * counts the places of a scroller that is reversed itself below 0. `document.body` or the root element stand for a page whose window scrolls: the body is moved, what is fixed
 * in the page stays, and the indicator keeps clear of what the root's `scroll-padding` says is covered.
 *
 * A touch belongs to what scrolls within the element as long as that can go its way, to a dialog, to what has another
 * `touch-action`, and to whoever prevents it. Throws a TypeError that names a wrong option, and an Error when the element is attached already.
 * Where the engine can not be loaded there is one console error, and a list that scrolls as before.
 */
export function attach(element: HTMLElement, options: Options): Promise<List>;
