import type { ComponentPropsWithoutRef, ElementType, ForwardRefExoticComponent, MutableRefObject, RefAttributes } from "react";
import type { List, Options, Phase, Result } from "./overscroll.js";

/** The options of `attach`, without the signal, since unmounting the component detaches the list. */
export type OverscrollOptions = Omit<Options, "signal">;

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
}

/** The properties of `Overscroll`: options, the element's type, and attributes of the element. */
export interface OverscrollProperties extends OverscrollOptions, Omit<ComponentPropsWithoutRef<"div">, keyof OverscrollOptions> {
  /** The type of the element; "div" by default. */
  as?: ElementType;
}

/**
 * Attaches a list while a component is mounted.
 *
 *     const { ref, phase, refresh } = useOverscroll({ onRefresh: () => query.refetch() });
 *     return <div ref={ref} className="list">{rows}</div>;
 *
 * Actions may be new functions in each render; the newest one is called. It supports StrictMode and rendering on a server.
 */
export function useOverscroll(options: OverscrollOptions): OverscrollState;

/**
 * An element that scrolls.
 *
 *     <Overscroll className="list" onRefresh={() => query.refetch()} hasMore={query.hasNextPage}>{rows}</Overscroll>
 */
export const Overscroll: ForwardRefExoticComponent<OverscrollProperties & RefAttributes<HTMLElement>>;
