import type {
  ComponentPropsWithoutRef, ElementType, ForwardRefExoticComponent, MutableRefObject, ReactNode, RefAttributes,
} from "react";
import type { Action, List, ListEvents, ListOptions, Phase, Result, ScrollToEnd } from "./overscroll.js";

/** An action, or null or false for none, as in `onRefresh={user && reload}`. */
type MaybeAction = Action | null | false;

/** The options of `attach`, without the signal, since unmounting the component detaches the list. */
export interface OverscrollOptions extends Omit<ListOptions<any, any, any, any>, "signal" | "onRefresh" | "onLoadMore"> {
  /** Refreshes the list when it is pulled at the top. */
  onRefresh?: MaybeAction;
  /** Loads the next page when less than 300 CSS pixels are left to scroll. */
  onLoadMore?: MaybeAction;
  /** An action has thrown an error. Without it, errors go to the console. */
  onError?: (event: ListEvents["error"]) => void;
}

/** A list that is attached while its component is mounted. */
export interface OverscrollState {
  /** The `ref` of the scrolling element. */
  ref: (element: HTMLElement | null) => void;
  /** The phase of the top edge. */
  phase: Phase;
  /** Refreshes the list; resolves when the run has ended. Before the element is mounted the outcome is "cancelled". */
  refresh: () => Promise<Result>;
  /** The handle of the list while the element is mounted. */
  list: MutableRefObject<List | null>;
  /** Whether the reader of a chat is at its end; see `ChatState`. False for other lists, and before the element is mounted. */
  isAtEnd: boolean;
  /** The number of unread rows, at the end of a chat or above the reader; see `ChatState`. */
  unreadCount: number;
  /** Scrolls a list with `chat` or `readingPosition` to its end. */
  scrollToEnd: (options?: ScrollToEnd) => void;
}

/** The properties of `Overscroll`: options, the element's type, and attributes of the element. */
export interface OverscrollProperties
  extends Omit<OverscrollOptions, "emptyView" | "failureView">, Omit<ComponentPropsWithoutRef<"div">, keyof OverscrollOptions> {
  /** Shown while the list has no rows, after an action has ended. */
  emptyView?: ReactNode;
  /** Shown while the list has no rows and its last action has failed: a node, or a function that receives the function of its button. False for none. */
  failureView?: ReactNode | ((retry: () => void, error: unknown) => ReactNode);
  /** The type of the element; "div" by default. */
  as?: ElementType;
}

/**
 * Attaches a list while a component is mounted.
 *
 *     const { ref, phase, refresh } = useOverscroll({ onRefresh: () => query.refetch() });
 *     return <div ref={ref} className="list">{rows}</div>;
 *
 * What was rendered last is what holds: the newest functions are called, and an option that is no longer passed has its
 * default. Without an action, the element is not attached. It supports StrictMode and rendering on a server.
 */
export function useOverscroll(options: OverscrollOptions): OverscrollState;

/**
 * An element that scrolls.
 *
 *     <Overscroll className="list" onRefresh={() => query.refetch()} hasMore={query.hasNextPage}>{rows}</Overscroll>
 */
export const Overscroll: ForwardRefExoticComponent<OverscrollProperties & RefAttributes<HTMLElement>>;
