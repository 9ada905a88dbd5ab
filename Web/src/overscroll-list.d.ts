import type { BuiltInIndicator, List, ListEvents, Result, Update } from "./overscroll.js";

/** The attributes of `<overscroll-list>`, for templates that are type-checked. */
export interface OverscrollListAttributes {
  /** Refreshes the list when it is pulled at the top. */
  "pull-to-refresh"?: boolean | "";
  /** Loads the next page when at most this many CSS pixels are left to scroll; 300 for an empty value. */
  "load-more"?: boolean | "" | number | `${number}`;
  /** There are no more pages. */
  "no-more"?: boolean | "";
  /** The indicator; by default "classic" at the top and "spinner" at the bottom. */
  indicator?: BuiltInIndicator | "hidden";
  /** Adds a button that scrolls back to the top; the value is the distance in CSS pixels after which it appears. */
  "back-to-top"?: boolean | "" | number | `${number}`;
  /** The list can also be pulled with a mouse. */
  mouse?: boolean | "";
  /** The button for users who cannot drag; "focus" by default. */
  "refresh-button"?: "focus" | "always" | "none";
}

/** An event of `<overscroll-list>` that begins a run. It does not bubble. */
export class OverscrollRunEvent extends Event {
  readonly type: "refresh" | "loadmore";
  /** Aborted when the run is cancelled: by a refresh, or because the element was removed. */
  readonly signal: AbortSignal;
  /**
   * Keeps the run going until a promise has settled. A rejection fails the run. The promise may resolve
   * to an answer, as an action of `attach`: `{ hasMore: false }`, or the result of a query. The run
   * waits for the promises of all calls; it fails if one of them fails, otherwise the first answer counts.
   * Throws an `InvalidStateError` after the listeners have returned.
   */
  waitUntil(promise: unknown): void;
}

/** The events of `<overscroll-list>`, in addition to those of all elements. */
export interface OverscrollListEventMap extends HTMLElementEventMap {
  /** The list is refreshed. */
  refresh: OverscrollRunEvent;
  /** The next page is loaded. */
  loadmore: OverscrollRunEvent;
  /** An edge has changed its phase. It does not bubble. */
  phase: CustomEvent<ListEvents["phase"]>;
  /** A run has ended, also if it was cancelled. `event.detail.result` has its outcome and error. It does not bubble. */
  end: CustomEvent<ListEvents["end"]>;
  /** The state of a chat has changed, or the number of unread rows. It does not bubble. */
  chat: CustomEvent<ListEvents["chat"]>;
}

/**
 * A scroller with pull to refresh, load more and back to top, as the element `<overscroll-list>`.
 *
 *     list.addEventListener("refresh", (event) => event.waitUntil(reload(event.signal)));
 *     list.hasMore = false;
 *
 * Its rows are its children, and it scrolls in its shadow root.
 */
export class OverscrollListElement extends HTMLElement {
  /**
   * The list, as `attach` returns it, for example for `list.scrollToEnd()`; null while neither an attribute nor an option asks for one, and
   * while the element is not in the page.
   */
  readonly list: List | null;
  /** The node that scrolls: its `scrollTop` is the position of the list. */
  readonly scroller: HTMLElement;
  /** Whether there are more pages: false with the attribute `no-more`, which it sets and removes. */
  hasMore: boolean;
  /**
   * Options of `attach` besides those of the attributes; `top` and `bottom` are added to what the attributes set. Omitted options have
   * their defaults.
   */
  options: Update;
  /** Refreshes the list, or joins a run in progress; resolves when the run has ended. Without the attribute the outcome is "cancelled". */
  refresh(): Promise<Result>;
  /** Loads the next page, or joins a run in progress; resolves when the run has ended. Without the attribute the outcome is "cancelled". */
  loadMore(): Promise<Result>;
  addEventListener<Type extends keyof OverscrollListEventMap>(
    type: Type, listener: (this: OverscrollListElement, event: OverscrollListEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<Type extends keyof OverscrollListEventMap>(
    type: Type, listener: (this: OverscrollListElement, event: OverscrollListEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

/** The properties of `<overscroll-list>` in JSX, besides its own attributes. */
interface JSXProperties extends OverscrollListAttributes {
  children?: any;
  class?: any;
  className?: string;
  id?: string;
  key?: any;
  ref?: any;
  slot?: string;
  style?: any;
  [handler: `on${string}`]: any;
  [attribute: `data-${string}`]: any;
  [attribute: `aria-${string}`]: any;
}

declare global {
  interface HTMLElementTagNameMap {
    "overscroll-list": OverscrollListElement;
  }
  namespace JSX {
    interface IntrinsicElements {
      "overscroll-list": JSXProperties;
    }
  }
}
