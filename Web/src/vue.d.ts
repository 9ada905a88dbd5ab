import type { AllowedComponentProps, ComponentCustomProps, ObjectDirective, VNodeProps } from "vue";
import type { BackToTop, FeedOptions, Indicator, IndicatorState, List, ListEvents, ListOptions, Phase, Result, ScrollToEnd } from "./overscroll.js";

/**
 * The properties of `Overscroll`: the options of `attach`, without the signal, since unmounting the component detaches the list. In a template
 * `onRefresh` and `onLoadMore` are `@refresh` and `@load-more`.
 */
export interface OverscrollProps extends Omit<ListOptions<any, any, any, any>, "signal" | "backToTop"> {
  /** The indicator of edges without one. The slot `indicator` replaces it, at the top. */
  indicator?: Indicator;
  /** A button that scrolls back to the top. */
  backToTop?: boolean | BackToTop;
  /** For screen readers and keys; nothing by default. */
  feed?: boolean | FeedOptions;
  /** The type of the element; "div" by default. */
  as?: string;
  /** An action has thrown an error: `@error`. Without it, errors go to the console. */
  onError?: (event: ListEvents["error"]) => void;
}

/** The slots of `Overscroll`. */
export interface OverscrollSlots {
  /** The rows. */
  default?: () => any;
  /** The indicator at the top, rendered for each change and for each frame while the action runs. */
  indicator?: (state: IndicatorState) => any;
  /** The view of a list without rows. */
  empty?: (props: object) => any;
  /** The view of a list without rows whose action has failed. `retry` runs the action again. */
  failure?: (props: { retry: () => void; error: unknown }) => any;
}

/** The value of a template reference to `Overscroll`. */
export interface OverscrollInstance {
  /** The handle of the list while the component is mounted. */
  readonly list: List | null;
  /** The phase of the top edge. */
  readonly phase: Phase;
  /** Refreshes the list; resolves when the run has ended. Before the component is mounted the outcome is "cancelled". */
  refresh(): Promise<Result>;
  /** Loads the next page; resolves when the run has ended. */
  loadMore(): Promise<Result>;
  /** Whether the reader of a chat is at its end; see `ChatState`. False for other lists, and before the component is mounted. */
  readonly isAtEnd: boolean;
  /** The number of unread rows, at the end of a chat or above the reader; see `ChatState`. */
  readonly unreadCount: number;
  /** Scrolls a list with `chat` or `readingPosition` to its end. */
  scrollToEnd(options?: ScrollToEnd): void;
}

/**
 * An element that scrolls.
 *
 *     <Overscroll class="list" @refresh="reload" @load-more="next" :has-more="hasMore" @error="report">
 *       <Row v-for="item in items" :key="item.id" />
 *       <template #indicator="{ phase, progress }"><Logo :progress="progress" /></template>
 *     </Overscroll>
 *
 * What was rendered last is what holds, in both directions, even for a run in progress. The component can be rendered on a server.
 */
export const Overscroll: new () => OverscrollInstance & {
  $props: OverscrollProps & VNodeProps & AllowedComponentProps & ComponentCustomProps;
  $slots: OverscrollSlots;
};

/** The value of the directive: the options of `attach`, without the signal. */
export interface DirectiveOptions extends Omit<ListOptions<any, any, any, any>, "signal"> {
  /** An action has thrown an error. Without it, errors go to the console. */
  onError?: (event: ListEvents["error"]) => void;
}

/** Attaches its element: `<div v-overscroll="{ onRefresh: reload }">`. An omitted option has its default. */
export const vOverscroll: ObjectDirective<HTMLElement, DirectiveOptions>;
